"""For environments: every action that can ever be offered, in an order that stays."""

from __future__ import annotations

from neuland.core.decision import Action
from neuland.core.table import Origin

from .rules import BIDS


def actions(origin: Origin) -> list[Action]:
    return list(BIDS)
