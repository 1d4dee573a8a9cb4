"""Refusals: whatever is malformed, stale, foreign or too large gets one, and changes nothing."""

from __future__ import annotations

from typing import Any

from neuland.core.errors import (
    BadData,
    BadOption,
    BadRecord,
    BadScenario,
    IllegalAction,
    MalformedAction,
    NeulandError,
    NotYourTurn,
    UnknownGame,
)

STATUS = {
    "malformed": 422,
    "too-large": 413,
    "too-slow": 408,
    "too-fast": 429,
    "unknown-game": 404,
    "unknown-table": 404,
    "unknown-step": 404,
    "unknown-page": 404,
    "bad-option": 422,
    "bad-record": 422,
    "bad-scenario": 422,
    "bad-data": 422,
    "no-player": 401,
    "no-operator": 401,
    "bad-login": 403,
    "login-taken": 409,
    "foreign-origin": 403,
    "not-yours": 403,
    "no-seat": 409,
    "not-running": 409,
    "not-your-turn": 409,
    "illegal-action": 409,
    "malformed-action": 422,
    "stale": 409,
    "nothing-to-undo": 409,
    "nothing-to-redo": 409,
    "needs-consent": 409,
    "no-vote": 409,
    "not-absent": 409,
    "people-play": 409,
    "still-running": 403,
    "no-record": 409,
    "not-offered": 409,
    "too-many": 409,
    "wrong-code": 403,
    "not-sent": 503,
    "try-again": 503,
}
"""Every refusal, with its HTTP status."""

_OF_ERRORS: tuple[tuple[type[NeulandError], str], ...] = (
    (UnknownGame, "unknown-game"),
    (BadOption, "bad-option"),
    (BadData, "bad-data"),
    (BadScenario, "bad-scenario"),
    (BadRecord, "bad-record"),
    (MalformedAction, "malformed-action"),
    (NotYourTurn, "not-your-turn"),
    (IllegalAction, "illegal-action"),
)


class Refusal(Exception):
    """A request that is not carried out: a stable id, one sentence, and what goes along with it."""

    def __init__(self, id_: str, text: str, **more: Any) -> None:
        super().__init__(text)
        self.id = id_
        self.text = text
        self.more = more

    @property
    def status(self) -> int:
        return STATUS[self.id]

    def facts(self) -> dict[str, Any]:
        return {"id": self.id, "text": self.text, **self.more}


def refusal_of(error: NeulandError) -> Refusal:
    """What the kernel says about a wrong request, as a refusal."""
    more = {"reason": error.reason} if isinstance(error, IllegalAction) else {}
    for kind, name in _OF_ERRORS:
        if isinstance(error, kind):
            return Refusal(name, str(error)[:500], **more)
    return Refusal("malformed", str(error)[:500])
