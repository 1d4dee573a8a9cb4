"""Asking a side in its turn, with what may be done at any time of it as further options."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from neuland.core.decision import Action, Decision
from neuland.games.worlds.state import WorldsTable
from neuland.games.worlds.tiles import NOWHERE

DONE: Final[Action] = ("done",)
NONE: Final[Action] = ("none",)
"""Taking nothing of what is offered."""
STOP: Final[Action] = ("stop",)
"""The trolley goes no further."""
EXITS: Final = (DONE, NONE, STOP)
SELL: Final[Action] = ("sell-goods",)
"""Ends the sale of goods; offered first, since it is what most want."""
PASS: Final[Action] = ("pass",)
ABOUT_A_CELL: Final = ("what", "explore-more", "pave", "use", "march", "climb", "retreat", "send")
"""Prompts whose first argument is the cell that they are about."""

Options = Callable[..., list[Action]]
Answer = Callable[..., None]


def ask_turn(table: WorldsTable, side: int, prompt: str, options: Options, answer: Answer, *args: Any) -> None:
    """Asks whoever leads a side. `options(table, seat, side, *args)` makes the options, and
    `answer(table, seat, action, side, *args)` takes one. Comes last in a step."""
    seat = table.seat_of(side)
    if table.plan.anytime_options:
        offered = turn_options(table, seat, side, prompt, options, answer, args)
        table.put(seat, prompt, tuple(offered), turn_options, answer_turn, (side, prompt, options, answer, args))
    elif args:
        table.put(seat, prompt, tuple(options(table, seat, side, *args)), options, answer, (side, *args))
    else:
        table.put(seat, prompt, tuple(options(table, seat, side)), options, answer, (side,))


def turn_options(
    table: WorldsTable, seat: int, side: int, prompt: str, options: Options, answer: Answer, args: tuple[Any, ...]
) -> list[Action]:
    """What is asked, and what may be done at any time: between two actions, not in the middle of one, so only where
    the question can be left; up to the turn's last question, which may be the sale of 3 H (M9-B2)."""
    offered = list(options(table, seat, side, *args) if args else options(table, seat, side))
    if offered and (offered[-1] in EXITS or offered[0] == SELL):
        for anytime in table.plan.anytime_options:
            offered += anytime(table, side)
    return offered


def answer_turn(
    table: WorldsTable,
    seat: int,
    action: Action,
    side: int,
    prompt: str,
    options: Options,
    answer: Answer,
    args: tuple[Any, ...],
) -> None:
    """Something done at any time: then the same is asked again. Everything else is the answer."""
    anytime = table.plan.anytime.get(action[0])
    if anytime is None:
        if args:
            answer(table, seat, action, side, *args)
        else:
            answer(table, seat, action, side)
        return
    table.then(ask_turn, side, prompt, options, answer, *args)
    anytime(table, side, action)


def cell_asked_about(table: WorldsTable) -> int:
    """The cell that acts: where the resident stands who is asked about, where a road begins; NOWHERE if there is
    none. Its options say only directions, so whoever looks must know it."""
    for decision in table.decisions:
        if decision.prompt in ABOUT_A_CELL:
            return cell_of(decision)
    return NOWHERE


def side_of(decision: Decision) -> int:
    """The side that is asked in its turn."""
    side: int = decision.args[0]
    return side


def cell_of(decision: Decision) -> int:
    """The first argument of a question in a turn: the cell that it is about."""
    tile: int = args_of(decision)[0]
    return tile


def args_of(decision: Decision) -> tuple[Any, ...]:
    """What a question in a turn is asked with besides its side."""
    args: tuple[Any, ...] = decision.args[-1] if decision.answer is answer_turn else decision.args[1:]
    return args
