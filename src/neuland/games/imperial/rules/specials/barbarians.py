"""Special actions of the Barbarians (R23.11 to R23.16)."""

from __future__ import annotations

from neuland.core.decision import Action
from neuland.games.imperial import goods as g
from neuland.games.imperial.rules.gain import discard_from_hand, draw, gain, gain_one, lay_off, score, spend
from neuland.games.imperial.rules.places import common_locations, demolish, opposing
from neuland.games.imperial.rules.raze import AT_OTHERS, FROM_HAND, cost_to_raze, razable, raze_at, razed
from neuland.games.imperial.rules.specials.targets import (
    PLAYERS,
    choose,
    end_deal,
    number_of,
    opposing_deals,
)
from neuland.games.imperial.state import BY_RAZING, NEUTRAL, ImperialTable

CHAPEL_VP = 2
KEEP_REST: Action = ("keep-rest",)
GOODS: tuple[Action, ...] = tuple(("good", name) for name in g.NAMES[: g.CARD + 1])
RETURNS: tuple[Action, ...] = tuple(("return", name) for name in g.NAMES[: g.CARD + 1])
STEALS: tuple[tuple[Action, ...], ...] = tuple(
    tuple(("steal", name, good) for good in g.NAMES[: g.GOLD]) for name in PLAYERS
)


def can_saboteurs(table: ImperialTable, seat: int, card: int) -> bool:
    return bool(steals(table, seat))


def steals(table: ImperialTable, seat: int) -> list[Action]:
    """R23.11: a resource in an opponent's supply, never gold (A02); the neutral player has none (A22)."""
    return [
        STEALS[other][good]
        for other in table.opponents(seat)
        if other != NEUTRAL
        for good in range(g.GOLD)
        if table.goods[other][good]
    ]


def saboteurs(table: ImperialTable, seat: int, card: int) -> None:
    table.ask(seat, "steal", steals, stolen)


def stolen(table: ImperialTable, seat: int, action: Action) -> None:
    """R14.23: from the supply, not from a Location."""
    other, good = PLAYERS.index(str(action[1])), g.NUMBER[str(action[2])]
    table.goods[other][good] -= 1
    table.goods[seat][good] += 1
    if table.telling:
        table.tell("steal", seat=seat, other=other, good=g.NAMES[good])


def can_dark_chapel(table: ImperialTable, seat: int, card: int) -> bool:
    return bool(chapel_targets(table, seat))


def chapel_targets(table: ImperialTable, seat: int) -> list[Action]:
    """R23.12: 1 raze for a hand card, or 2 and more for an opponent's Location."""
    tokens = table.goods[seat][g.RAZE]
    if tokens < FROM_HAND:
        return []
    box = table.box
    options = [box.raze_hand[card] for card in table.hands[seat] if box.raze[card]]
    if tokens >= AT_OTHERS:
        options += [box.attack[card] for card in razable(table, seat, tokens)]
    return options


def dark_chapel(table: ImperialTable, seat: int, card: int) -> None:
    table.ask(seat, "dark-chapel", chapel_razings, chapel_razes, card)


def chapel_razings(table: ImperialTable, seat: int, chapel: int) -> list[Action]:
    return chapel_targets(table, seat)


def chapel_razes(table: ImperialTable, seat: int, action: Action, chapel: int) -> None:
    """R14.18: goods are gained as usual, a guarded Location costs more; VP wait for the end of the event."""
    victim = number_of(table, action)
    if action[0] == "raze":
        spend(table, seat, g.RAZE, FROM_HAND)
        lay_off(table, seat, victim)
        if table.telling:
            table.tell("raze", seat=seat, card=table.box.ids[victim])
        razed(table, seat)
    else:
        spend(table, seat, g.RAZE, cost_to_raze(table, victim))
        raze_at(table, seat, victim)
    field = table.box.raze[victim]
    goods = tuple(good for good, number in field for _ in range(number) if good != g.CARD)
    table.then(chapel_draws, seat, chapel, goods, len(table.hands[seat]))
    gain(table, seat, tuple(part for part in field if part[0] != g.VP), chapel)


def chapel_draws(table: ImperialTable, seat: int, chapel: int, goods: tuple[int, ...], hand: int) -> None:
    chapel_offers(table, seat, chapel, goods, hand, 0)


def chapel_offers(
    table: ImperialTable, seat: int, chapel: int, goods: tuple[int, ...], hand: int, returned: int
) -> None:
    """R23.12: hand back any number of these goods, one after the other; the cards among them are those that came
    to the end of the hand, which had so many before."""
    table.ask(seat, "hand-back", chapel_options, chapel_answer, chapel, goods, hand, returned)


def chapel_options(
    table: ImperialTable, seat: int, chapel: int, goods: tuple[int, ...], hand: int, returned: int
) -> list[Action]:
    returns = [RETURNS[good] for good in sorted(set(goods))]
    return [KEEP_REST, *returns, *[table.box.discard[card] for card in table.hands[seat][hand:]]]


def chapel_answer(
    table: ImperialTable, seat: int, action: Action, chapel: int, goods: tuple[int, ...], hand: int, returned: int
) -> None:
    """All VP of one activation are one event (A76): those of the field that are kept, and 2 for each good."""
    if action == KEEP_REST:
        vp = sum(1 for good in goods if good == g.VP) + CHAPEL_VP * returned
        if vp:
            score(table, seat, vp, chapel)
        return
    if action[0] == "discard":
        discard_from_hand(table, seat, number_of(table, action))
    else:
        good = g.NUMBER[str(action[1])]
        if good != g.VP:
            spend(table, seat, good, 1)
        place = goods.index(good)
        goods = goods[:place] + goods[place + 1 :]
    chapel_offers(table, seat, chapel, goods, hand, returned + 1)


def can_pack(table: ImperialTable, seat: int, card: int) -> bool:
    return any(table.box.raze[other] for other in opposing(table, seat, harmless=True))


def pack(table: ImperialTable, seat: int, card: int) -> None:
    """R14.20, R23.13: one good shown in the raze field of an opponent's Location; nothing happens to it."""
    table.ask(seat, "pack", pack_targets, pack_chose, card)


def pack_targets(table: ImperialTable, seat: int, card: int) -> list[Action]:
    return choose(table, [other for other in opposing(table, seat, harmless=True) if table.box.raze[other]])


def pack_chose(table: ImperialTable, seat: int, action: Action, card: int) -> None:
    table.ask(seat, "pack-good", pack_goods, pack_took, card, number_of(table, action))


def pack_goods(table: ImperialTable, seat: int, card: int, shown: int) -> list[Action]:
    return [GOODS[good] for good, _ in table.box.raze[shown]]


def pack_took(table: ImperialTable, seat: int, action: Action, card: int, shown: int) -> None:
    gain_one(table, seat, g.NUMBER[str(action[1])], 1, card)


def can_rabble(table: ImperialTable, seat: int, card: int) -> bool:
    return any(table.box.raze[own] for own in common_locations(table, seat))


def rabble(table: ImperialTable, seat: int, card: int) -> None:
    """R14.19, R23.14: an own common Location with a raze field, without tokens, whatever guards it."""
    table.ask(seat, "rabble", rabble_targets, rabble_razes)


def rabble_targets(table: ImperialTable, seat: int) -> list[Action]:
    return choose(table, [own for own in common_locations(table, seat) if table.box.raze[own]])


def rabble_razes(table: ImperialTable, seat: int, action: Action) -> None:
    card = number_of(table, action)
    if table.telling:
        table.tell("attack", seat=seat, card=table.box.ids[card])
    demolish(table, card, seat)
    razed(table, seat)
    gain(table, seat, table.box.raze[card], table.box.locations + BY_RAZING)


def mission(table: ImperialTable, seat: int, card: int) -> None:
    """R14.21, R23.15: 2 cards one after the other, from decks of choice; keep 1."""
    table.then(mission_keeps, seat, len(table.hands[seat]))
    draw(table, seat, 2, g.CARD)


def mission_keeps(table: ImperialTable, seat: int, hand: int) -> None:
    table.ask(seat, "keep", mission_cards, mission_kept, hand)


def mission_cards(table: ImperialTable, seat: int, hand: int) -> list[Action]:
    return [table.box.keep[card] for card in table.hands[seat][hand:]]


def mission_kept(table: ImperialTable, seat: int, action: Action, hand: int) -> None:
    for card in table.hands[seat][hand:]:
        if card != number_of(table, action):
            discard_from_hand(table, seat, card)


def can_end_deal(table: ImperialTable, seat: int, card: int) -> bool:
    return bool(opposing_deals(table, seat))


def robbers(table: ImperialTable, seat: int, card: int) -> None:
    """R14.22, R23.16: an opponent's Deal ends; the gain is printed on the card."""
    table.ask(seat, "rob-deal", opposing_deals, robbed)


def robbed(table: ImperialTable, seat: int, action: Action) -> None:
    end_deal(table, action)
