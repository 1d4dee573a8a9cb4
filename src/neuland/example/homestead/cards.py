"""The box: tools from the weakest to the strongest, plots from the poorest to the richest. Cards are their numbers."""

from __future__ import annotations

from neuland.core.components import Component

TOOLS = ("spade", "axe", "cart", "plough", "ox")
PLOTS = ("moor", "meadow", "field", "wood", "spring")


def worth(card: int) -> int:
    """How strong a tool is, and how many points a plot brings."""
    return card + 1


def browse(data: str = "") -> list[Component]:
    """All cards, for people."""
    return [
        Component(word, kind, {"worth": worth(card)}, source="made up")
        for kind, words in (("tool", TOOLS), ("plot", PLOTS))
        for card, word in enumerate(words)
    ]
