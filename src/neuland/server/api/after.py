"""Afterwards: positions, score history, the record. While a game runs, only what the asking seat knows."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, Request, Response

from neuland.core.decision import parse_action
from neuland.core.record import Record
from neuland.server.acting import viewpoint
from neuland.server.api.answers import History, Position
from neuland.server.api.context import Context, Server, answer
from neuland.server.api.tables import Seat, TableId
from neuland.server.api.thoughts import ReviewState
from neuland.server.checking import checked
from neuland.server.live import LiveTable
from neuland.server.making import who_played
from neuland.server.refusals import Refusal
from neuland.server.store.people import Person
from neuland.server.table.starts import Start

router = APIRouter(prefix="/api/tables", tags=["afterwards"])
Viewpoint = Annotated[Literal["none", "all"] | Annotated[int, Query(ge=0, le=20)] | None, Query()]


def _shown(live: LiveTable) -> None:
    if live.hosted.table is None or live.hosted.status == "open":
        raise Refusal("not-running", f"The table is {live.hosted.status}.")


@router.get("/{table}/positions/{number}", response_model=Position)
async def position(
    table: TableId,
    number: Annotated[int, Path(ge=0, le=2**31)],
    request: Request,
    server: Server,
    seat: Viewpoint = None,
) -> Response:
    """The table before action `number`, as a viewpoint saw it."""
    live = await server.hub.get(table)
    person = await server.person(request)
    hosted = live.hosted
    over = hosted.over
    own = viewpoint(live, person.id if person else "", None if over or seat == "all" else seat)
    _shown(live)
    if seat == "all" and not over:
        raise Refusal("still-running", "The whole truth is shown when the game is over.")
    viewer = own if seat is None else seat
    if isinstance(viewer, int) and viewer >= hosted.game.seats:
        raise Refusal("malformed", "There is no such seat.", where="seat")
    eye = viewer if isinstance(viewer, int) else None
    last = hosted.position(eye)
    if number > last:
        raise Refusal("unknown-step", f"The game has positions 0 to {last}.")
    then = hosted.at(eye, number)
    view = then.truth() if viewer == "all" else then.view(eye)
    line = hosted.played[hosted.order(eye)[number - 1]] if number else None
    return answer({"position": number, "last": last, "view": view, "line": line.seen_by(eye, over) if line else None})


@router.get("/{table}/history", response_model=History)
async def history(table: TableId, request: Request, server: Server) -> Response:
    """The scores over time, as you may know them."""
    live = await server.hub.get(table)
    person = await server.person(request)
    viewer = viewpoint(live, person.id if person else "", None)
    _shown(live)
    hosted = live.hosted
    known = [hosted.game.actions[number] for number in hosted.order(viewer)[: hosted.position(viewer)]]
    actions = [(seat, " ".join(map(str, action))) for seat, action in known]
    asker = server.asker(request, person)
    steps = await checked(server.hub, asker, score_steps, hosted.facts.start, actions, viewer, hosted.over)
    return answer({"steps": steps})


def score_steps(
    start: Start, actions: list[tuple[int, str]], viewer: int | None, over: bool
) -> list[tuple[int, list[int]]]:
    """In a worker: each change of the scores. While the game runs they are those that the viewer's view shows."""
    table = start.table()
    steps: list[tuple[int, list[int]]] = []
    for number in range(len(actions) + 1):
        if number:
            seat, action = actions[number - 1]
            table.apply(seat, parse_action(action))
        scores: Any = table.scores if over else table.look(viewer)["scores"]
        if not steps or steps[-1][1] != scores:
            steps.append((number, list(scores)))
    return steps


def must_have_record(live: LiveTable) -> None:
    """Refuses what has no record, or not yet."""
    if live.hosted.status == "frozen":
        raise Refusal("not-running", "The table is frozen: its rules are not those of this server.")
    if not live.hosted.over:
        raise Refusal("still-running", "The record is secret until the game is over.")
    if not live.hosted.has_record:
        raise Refusal("no-record", "A table laid out by hand has no record.")


def finished_record(live: LiveTable) -> Record:
    """The record of a game that is over."""
    must_have_record(live)
    found: Record = live.hosted.game.record()
    found.players = who_played(live.hosted.chairs)
    found.commitment, found.salt = live.hosted.facts.commitment, live.hosted.facts.salt
    return found


@router.get("/{table}/record", response_class=Response)
async def record(table: TableId, request: Request, server: Server) -> Response:
    """The record, when the game is over: `neuland replay` reads it."""
    live = await server.hub.get(table)
    person = await server.person(request)
    viewpoint(live, person.id if person else "", None)
    text = finished_record(live).dumps()
    name = f"{live.hosted.game.origin.game}-{live.id}.jsonl"
    return Response(
        text,
        media_type="application/x-ndjson",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@router.get("/{table}/reviews/{seat}", response_model=ReviewState)
async def review(table: TableId, seat: Seat, request: Request, server: Server) -> Response:
    """How far the review of a seat's decisions is, and the review when it is made."""
    live = await _reviewed(table, seat, await server.person(request), server)
    return answer(await server.hub.reviews.state(live.id, seat))


@router.post("/{table}/reviews/{seat}", response_model=ReviewState)
async def make_review(table: TableId, seat: Seat, request: Request, server: Server) -> Response:
    """Has the review of a seat's decisions made, in the background, when the game is over."""
    person = await server.must(request)
    live = await _reviewed(table, seat, person, server)
    text = finished_record(live).dumps()
    await server.hub.reviews.ask(live.id, seat, text, live.hosted.facts.start.data, server.asker(request, person))
    return answer(await server.hub.reviews.state(live.id, seat))


async def _reviewed(table: str, seat: int, person: Person | None, server: Context) -> LiveTable:
    """A table that may be looked at again."""
    live = await server.hub.get(table)
    viewpoint(live, person.id if person else "", None)
    must_have_record(live)
    if seat >= live.hosted.game.seats:
        raise Refusal("malformed", "There is no such seat.", where="seat")
    return live
