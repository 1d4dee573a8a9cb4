"""A bot that costs nothing: it plays the last option."""

from __future__ import annotations

from neuland import Action, Decision, Table


class Last:
    def __init__(self, seed: int) -> None:
        pass

    def choose(self, table: Table, decision: Decision) -> Action:
        return decision.options[-1]
