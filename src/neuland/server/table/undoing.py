"""What a seat can take back by itself, and what needs the others' consent."""

from __future__ import annotations

from typing import Any

from neuland.server.table.hosted import HostedTable


class Undo:
    """A way back: the position it leads to, and why it is not the seat's own affair ("" if it is)."""

    __slots__ = ("drop", "to", "why")

    def __init__(self, to: int, why: str = "", drop: int = 0) -> None:
        self.to = to
        self.why = why
        self.drop = drop
        """How many of the seat's sealed answers are taken out from among those of others; 0: none."""

    def body(self) -> dict[str, Any]:
        return {"drop": self.drop} if self.drop else {"to": self.to}


def step_back(hosted: HostedTable, seat: int) -> Undo | None:
    """One step back: the seat's last action."""
    last = _last(hosted, seat)
    return None if last is None else _back(hosted, seat, [last])


def turn_back(hosted: HostedTable, seat: int) -> Undo | None:
    """Back to where the seat's turn began, as far as that is free."""
    last = _last(hosted, seat)
    if last is None:
        return None
    actions, turns = hosted.game.actions, hosted.turns
    first = last
    while first and turns[first - 1] == turns[last]:
        first -= 1
    ours = [position for position in range(first, last + 1) if actions[position][0] == seat]
    for first in range(len(ours)):
        back = _back(hosted, seat, ours[first:])
        if not back.why:
            return back
    return None


def back_to(hosted: HostedTable, seat: int, position: int) -> Undo:
    """Back to a position that was named."""
    stage = hosted.stage
    if stage.sealed and position >= stage.base:
        return _back(hosted, seat, _own(hosted, seat, stage.base)[position - stage.base :])
    return Undo(position, _touches(hosted, seat, position))


def _last(hosted: HostedTable, seat: int) -> int | None:
    """The position of the seat's last action."""
    actions = hosted.game.actions
    return next((position for position in range(len(actions) - 1, -1, -1) if actions[position][0] == seat), None)


def _own(hosted: HostedTable, seat: int, base: int) -> list[int]:
    actions = hosted.game.actions[base:]
    return [position for position, (actor, _) in enumerate(actions, base) if actor == seat]


def _back(hosted: HostedTable, seat: int, positions: list[int]) -> Undo:
    stage = hosted.stage
    if stage.sealed and positions[0] >= stage.base:
        return Undo(hosted.position(seat) - len(positions), drop=len(positions))
    return Undo(positions[0], _touches(hosted, seat, positions[0]))


def _touches(hosted: HostedTable, seat: int, position: int) -> str:
    """Whom else a way back to a position concerns. While others answer under seal nobody learns from it whether they
    have: their question is theirs from when they are asked."""
    touches = hosted.game.undo_touches(seat, position)
    return touches or ("others" if hosted.stage.sealed else "")
