"""Why something is not possible: a question, which changes nothing."""

from __future__ import annotations

from collections.abc import Sequence

from neuland.core.decision import Action, Decision, as_action, parse_action
from neuland.core.errors import NeulandError
from neuland.core.table import UNTOLD
from neuland.server.refusals import refusal_of
from neuland.server.table.hosted import HostedTable
from neuland.server.table.requests import must_run, own_seat


def why_not(
    hosted: HostedTable, player: str, seat: int | None, action: str, thing: str, chosen: Sequence[str]
) -> str | None:
    """The reason's text id why an action, or any that names a thing besides those chosen, is not on offer.

    None: it is.
    """
    must_run(hosted)
    mine = own_seat(hosted, player, seat)
    try:
        decision = hosted.game.decision(mine)
        meant = [parse_action(action)] if action else _naming(decision, thing, chosen)
    except NeulandError as error:
        raise refusal_of(error) from None
    if any(option in decision.options for option in meant):
        return None
    reasons = hosted.game.reasons(mine, meant)
    return next((reason for reason in reasons if reason != UNTOLD), UNTOLD)


def _naming(decision: Decision, thing: str, chosen: Sequence[str]) -> list[Action]:
    """Actions like those on offer that would name a thing: with what was chosen, and alone."""
    verbs = dict.fromkeys(str(option[0]) for option in decision.options)
    forms = dict.fromkeys(((*chosen, thing), (thing,)))
    return [as_action(" ".join((verb, *words))) for verb in verbs for words in forms]
