"""Action: raze a card from hand or an opponent's Location (R9)."""

from __future__ import annotations

from neuland.games.imperial import goods as g
from neuland.games.imperial.effects import KIND
from neuland.games.imperial.rules.gain import gain, lay_off, spend
from neuland.games.imperial.rules.places import demolish, opposing, protected
from neuland.games.imperial.state import BY_RAZING, NEUTRAL, ImperialTable

ON_RAZE = KIND["on_raze"]
ON_ATTACKED = KIND["on_attacked"]
FROM_HAND = 1
"""R9.2: what razing a card from hand costs."""
AT_OTHERS = 2
"""R9.6: what razing an opponent's Location costs, without protection; A27: the neutral player's too."""


def raze_card(table: ImperialTable, seat: int, card: int) -> None:
    """R9.1 to R9.4: a hand card with a raze field (R3.2) for 1 raze token; R13.1: Japanese cards too."""
    spend(table, seat, g.RAZE, FROM_HAND)
    lay_off(table, seat, card)
    if table.telling:
        table.tell("raze", seat=seat, card=table.box.ids[card])
    razed(table, seat)
    gain(table, seat, table.box.raze[card], table.box.locations + BY_RAZING)  # R9.3


def cost_to_raze(table: ImperialTable, card: int) -> int:
    """R9.6, A42: 2 raze tokens, 1 more where a defence token or Samurai stands, or a token is printed."""
    return AT_OTHERS + (1 if protected(table, card) else 0)


def razable(table: ImperialTable, seat: int, tokens: int) -> list[int]:
    """R9.5: opposing Locations with a raze field that so many tokens can raze.

    R9.10, X6.1, X6.3: of faction Locations only Japanese ones have one, in whoever's tableau they stand;
    nor have Shrine, Gate (R14.4, R14.5) and Ruins (R14.26).
    """
    raze = table.box.raze
    return [card for card in opposing(table, seat) if raze[card] and cost_to_raze(table, card) <= tokens]


def raze_location(table: ImperialTable, seat: int, card: int) -> None:
    spend(table, seat, g.RAZE, cost_to_raze(table, card))
    raze_at(table, seat, card)
    gain(table, seat, table.box.raze[card], table.box.locations + BY_RAZING)  # R9.7


def raze_at(table: ImperialTable, seat: int, card: int) -> None:
    """An opponent's Location falls; whoever razes gains the goods of the field himself."""
    if table.telling:
        table.tell("attack", seat=seat, card=table.box.ids[card])
    if table.order:
        attacked(table, card, "raze")
    demolish(table, card, seat)
    razed(table, seat)


def razed(table: ImperialTable, seat: int) -> None:
    """R23.5, R23.42: features that look for razing: an event of their own each."""
    box = table.box
    for feature in table.own(seat, g.FEATURE):
        if box.kind[feature] == ON_RAZE:
            gain(table, seat, box.gain[feature], feature)


def attacked(table: ImperialTable, card: int, deed: str) -> None:
    """X10.3: features of whoever suffers a deed, that of a feature that falls itself too: so before it falls.

    A86: in solo the neutral player's deeds count.
    """
    owner = table.owner[card]
    if owner == NEUTRAL:
        return
    box = table.box
    faction = box.deck[card] != g.COMMON
    for feature in table.own(owner, g.FEATURE):
        effect = box.effects[feature]
        if box.kind[feature] == ON_ATTACKED and deed in effect.deeds and (faction or effect.side == "any"):
            gain(table, owner, effect.gain, feature)
