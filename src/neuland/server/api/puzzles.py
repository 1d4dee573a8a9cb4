"""Puzzles: positions in which one answer is clearly best, and not the one that looks so."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response

from neuland.core import catalog
from neuland.core.decision import action_text
from neuland.core.scenario import Case
from neuland.lab.puzzles import answer as solution_of
from neuland.lab.puzzles import position, puzzles_of
from neuland.server.api.context import Server, answer
from neuland.server.api.models import Solve
from neuland.server.api.thoughts import PuzzleAnswer, PuzzleFacts, PuzzlePosition
from neuland.server.checking import checked
from neuland.server.refusals import Refusal
from neuland.server.table.viewpoints import foresight

router = APIRouter(prefix="/api/games", tags=["puzzles"])
PuzzleId = Annotated[str, Path(max_length=60)]


@cache
def _puzzles(game: str) -> dict[str, Case]:
    catalog.load(game)
    return {case.id: case for case in puzzles_of(game)}


def _puzzle(game: str, puzzle: str) -> Case:
    found = _puzzles(game).get(puzzle)
    if found is None:
        raise Refusal("unknown-page", "There is no such puzzle.")
    return found


@router.get("/{game}/puzzles", response_model=list[PuzzleFacts])
async def puzzles(game: str) -> Response:
    """The puzzles that come with a game."""
    return answer([{"id": case.id, "theme": case.note} for case in _puzzles(game).values()])


@router.get("/{game}/puzzles/{puzzle}", response_model=PuzzlePosition)
async def puzzle_position(game: str, puzzle: PuzzleId, request: Request, server: Server) -> Response:
    """The position of a puzzle, and what is asked in it."""
    case = _puzzle(game, puzzle)
    asker = server.asker(request, await server.person(request))
    return answer(await checked(server.hub, asker, laid_puzzle, case))


def laid_puzzle(case: Case) -> dict[str, Any]:
    """In a worker: a puzzle as whoever is asked sees it."""
    seat, _ = solution_of(case)
    table = position(case)
    decision = table.decision(seat)
    asked = {
        "seat": seat,
        "prompt": decision.prompt,
        "since": 0,
        "options": [action_text(option) for option in decision.options],
        "foresight": foresight(table, seat),
    }
    return {"id": case.id, "theme": case.note, "view": table.view(seat), "decision": asked}


@router.post("/{game}/puzzles/{puzzle}", response_model=PuzzleAnswer)
async def solve(game: str, puzzle: PuzzleId, body: Solve) -> Response:
    """Says whether an answer is right, and explains the solution."""
    case = _puzzle(game, puzzle)
    right = action_text(solution_of(case)[1])
    return answer({"right": body.action == right, "answer": right, "text": case.text})
