"""What is said over a table's WebSocket; what clients do there is what they do by HTTP (`models.ACTS`)."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field
from typing_extensions import TypeAliasType

from neuland.server.api.answers import (
    Answer,
    ClockFacts,
    LessonState,
    Line,
    PlayerFacts,
    RefusalFacts,
    Result,
    State,
    TableFacts,
    UndoFacts,
    VoteFacts,
)
from neuland.server.api.models import ACTS, Body, Hello

UNCHANGED: Any = Field(default=None)
"""A member that is left out where it has not changed."""

Patch = TypeAliasType("Patch", "tuple[()] | tuple[Any] | tuple[int, int, list[Any]] | dict[str, Patch]")
"""What becomes of a value (`table/patches.py`): it is gone, is another one, or changes somewhere inside."""


class StateMessage(Answer):
    """The first message of a connection: the table as you see it."""

    type: Literal["state"]
    state: State


class UpdateMessage(Answer):
    """What has changed since the last message: new lines, and of the state those members that are other than before.
    View and questions are long and change little: a patch of the state says what is other in them."""

    type: Literal["update"]
    since: int
    """The version of the state on which it is laid."""
    version: int
    now: int
    log: list[Line]
    patch: dict[Literal["view", "decisions"], Patch] = UNCHANGED
    position: int = UNCHANGED
    table: TableFacts = UNCHANGED
    players: list[PlayerFacts] = UNCHANGED
    undo: UndoFacts | None = UNCHANGED
    votes: list[VoteFacts] = UNCHANGED
    clocks: list[ClockFacts] | None = UNCHANGED
    lesson: LessonState | None = UNCHANGED
    result: Result | None = UNCHANGED


class DoneMessage(Answer):
    """What you asked for is safely kept."""

    type: Literal["done"]
    id: str | None
    version: int


class RefusalMessage(Answer):
    """What you asked for is not carried out."""

    type: Literal["refusal"]
    id: str | None
    refusal: RefusalFacts


class PresenceMessage(Answer):
    """Who is there now."""

    type: Literal["presence"]
    players: list[PlayerFacts]
    spectators: int


class PongMessage(Answer):
    """The answer to a ping."""

    type: Literal["pong"]
    now: int
    version: int


class ByeMessage(Answer):
    """The server stops for a moment: connect again."""

    type: Literal["bye"]


class Ping(Body):
    """Keeps a connection open."""

    type: Literal["ping"]


FROM_SERVER: tuple[type[Answer], ...] = (
    StateMessage,
    UpdateMessage,
    DoneMessage,
    RefusalMessage,
    PresenceMessage,
    PongMessage,
    ByeMessage,
)
FROM_CLIENTS: dict[str, type[Body]] = {"hello": Hello, "ping": Ping, **ACTS}
"""By the `type` of the message; those of acts have it besides their members."""
