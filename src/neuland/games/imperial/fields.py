"""What lies on the table of Imperial Settlers, declared once: `neuland fields` writes laid.py from it."""

from __future__ import annotations

from neuland.core.fields import Apart, Seldom, Shared, Small
from neuland.games.imperial.box import Box


class Lying:
    """A game of Imperial Settlers. Cards are numbers of the box; per-seat things are lists in seat order.

    R1.1: of the boards, tracks and markers only what they show is kept.
    """

    box: Apart[Shared[Box]]
    factions: Shared[list[int]]
    """Each seat's faction, solo with the expansion then the neutral player's; never changed, so clones share it."""
    round: int
    phase: str
    start: int
    """The seat with the first-player token."""
    turn: int
    passed: Seldom[list[bool]]
    vp: list[int]
    """The VP track: Locations and end values are not in it."""
    goods: list[list[int]]
    hands: list[list[int]]
    """Hand cards in the order in which they came."""
    decks: list[list[int]]
    """The common deck, then each faction's in the order of `factions`; the top card is the last."""
    discards: list[list[int]]
    draft: list[int]
    """Cards open for drafting."""
    aside: list[Seldom[list[int]]]
    """Cards set aside in the alternative card phase (R15.1): kept ones; then those being passed on."""
    rows: list[Seldom[list[int]]]
    """Six rows for each seat, as in goods.ROWS; on the faction side the newest is leftmost (X3.1)."""
    foundations: list[Seldom[list[int]]]
    deals: list[Seldom[list[int]]]
    routes: Seldom[list[tuple[int, int, int]]]
    """Trade Route Deals: who made it, the card that marks it, the Location above it."""
    owner: Small[list[int]]
    """For each card the seat in whose tableau it stands as a Location, NEUTRAL, or UNOWNED."""
    uses: Small[list[int]]
    """How often an action Location was activated this round; of an Oasis the workers it brought."""
    flags: Small[list[int]]
    held: Seldom[dict[int, int]]
    """Locations under Ra control, and who holds them; NOWHERE: nobody until the round ends (A88)."""
    gates: Seldom[dict[int, tuple[tuple[int, int], ...]]]
    """The cards under each Gate, and who put them there."""
    shrines: Seldom[dict[int, tuple[int, int, int]]]
    """Wood, stone and food on each Shrine."""
    earned: list[Seldom[dict[int, int]]]
    """For each seat the VP it was ever given, by source: a card's number, or locations + BY_…"""
    neutral: list[int]
    """The neutral player's Locations (R17.5)."""
    pile: list[int]
    line: list[int]
    """Face-up attack cards, the newest first."""
    attack_deck: list[int]
    order: Apart[list[list[int]]]
    """With the expansion: three rows for each seat, the faction side as it lies, leftmost first: Locations and the
    Foundations between them, which count for the position (X4.2). Empty without it."""
    markers: Apart[Seldom[dict[int, int]]]
    """Fortifications on Bastions (X7.3)."""
    display: Apart[list[int]]
    """Solo with the expansion: the cards left of the neutral player's deck, leftmost first (X9.1)."""
