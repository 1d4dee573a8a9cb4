"""Action: build a Location (R7)."""

from __future__ import annotations

from neuland.core.decision import Action
from neuland.games.imperial import goods as g
from neuland.games.imperial.box import Box, Cost
from neuland.games.imperial.effects import KIND
from neuland.games.imperial.goods import Goods
from neuland.games.imperial.rules.gain import can_pay, discard, gain, pay, score, spend
from neuland.games.imperial.rules.places import leave, lift_foundation, stand
from neuland.games.imperial.rules.production import chose, count_colour, gain_options, produce
from neuland.games.imperial.state import KNOWN, ImperialTable
from neuland.kit.rows import noted

ON_BUILD_COLOUR = KIND["on_build_colour"]
ON_BUILD_FACTION = KIND["on_build_faction"]
ON_BUILD_FACTION_PAY = KIND["on_build_faction_pay"]
ON_BUILD_LIKE_FOREIGN = KIND["on_build_like_foreign"]
DECLINE: Action = ("decline",)


def build(table: ImperialTable, seat: int, card: int) -> None:
    """R7.1: a common or own faction card from hand; R7.2: for its printed cost."""
    table.flags = noted(table.flags, card, table.flags[card] | KNOWN)
    table.then(place, seat, card)
    if table.box.gives_up[card]:
        table.then(give_up, seat)
    pay(table, seat, table.box.cost[card])


def build_without_location(table: ImperialTable, seat: int, card: int, cost: Cost) -> None:
    """R7.10: Settlers and Negotiator skip only the Location part of the cost."""
    table.flags = noted(table.flags, card, table.flags[card] | KNOWN)
    table.then(place, seat, card)
    pay(table, seat, cost)


def can_give_up(table: ImperialTable, seat: int) -> bool:
    if table.foundations[seat]:
        return True
    first = seat * g.ROWS
    for row in table.rows[first : first + g.ROWS]:
        for card in row:
            if card not in table.held:
                return True
    return False


def expendable(table: ImperialTable, seat: int) -> list[int]:
    """R7.3: any own Location, faction or common, used or not; or a Foundation (R9.13). R23.26: none under Ra."""
    cards = [card for card in table.locations(seat) if card not in table.held]
    return [*cards, *table.foundations[seat]]


def give_up(table: ImperialTable, seat: int) -> None:
    table.ask(seat, "give-up", give_up_options, given_up)


def give_up_options(table: ImperialTable, seat: int) -> list[Action]:
    return [table.box.give[card] for card in expendable(table, seat)]


def given_up(table: ImperialTable, seat: int, action: Action) -> None:
    """R7.3: it goes to its discard pile before the new card is placed, with all that lies on it."""
    card = table.box.number[str(action[1])]
    if table.telling:
        table.tell("give-up", seat=seat, card=table.box.ids[card])
    if card in table.foundations[seat]:
        lift_foundation(table, seat, card)
    else:  # A44, A50: a foreign Location or a Bastion as well
        leave(table, card, seat)
    discard(table, card)


def place(table: ImperialTable, seat: int, card: int) -> None:
    """R7.4, R7.5, R7.9: the Location stands; then production, building bonus, triggers (A70)."""
    box = table.box
    if card in table.hands[seat]:
        table.hands[seat].remove(card)
    stand(table, seat, card)
    if table.telling:
        table.tell("build", seat=seat, card=box.ids[card])
    trigger_build(table, seat, card)
    if box.bonus[card] or box.bonus_colour[card] or box.bonus_foreign[card]:
        table.then(building_bonus, seat, card)
    if box.function[card] == g.PRODUCTION:  # R7.6: production yields at once, and in every later phase
        produce(table, seat, card)


def building_bonus(table: ImperialTable, seat: int, card: int) -> None:
    """R7.5: once, whatever the function. R23.71: goods; R23.72: VP by colour, itself included; X10.2: by foreigners."""
    box = table.box
    goods = box.bonus[card]
    if box.bonus_foreign[card] and table.foreign(seat):
        score(table, seat, min(len(table.foreign(seat)), box.bonus_foreign[card]), card)
    if box.bonus_colour[card]:
        score(table, seat, min(count_colour(table, seat, box.bonus_colour[card]), box.bonus_most[card]), card)
    gain(table, seat, goods, card)


def trigger_build(table: ImperialTable, seat: int, built: int) -> None:
    """Lays the triggers of all matching features on the stack, the new one's too (R7.7).

    A70: the builder orders them; plain gains, then choices, then what may be paid for is never worse.
    """
    box = table.box
    colours = box.colours[built]
    faction = box.deck[built] != g.COMMON
    plain: list[int] = []
    choices: list[int] = []
    for card in table.own(seat, g.FEATURE):
        kind = box.kind[card]
        if kind == ON_BUILD_COLOUR:  # R23.43: once per feature and build, also for several colours
            if box.colour[card] & colours:
                (plain if box.gain[card] else choices).append(card)
        elif kind == ON_BUILD_FACTION:  # R23.44
            if faction:
                (plain if box.gain[card] else choices).append(card)
        elif kind == ON_BUILD_LIKE_FOREIGN:
            table.then(trigger_like_foreign, seat, card, built)
        elif kind == ON_BUILD_FACTION_PAY and faction:
            table.then(trigger_payment, seat, card)
    for card in choices:
        table.then(trigger_choice, seat, card)
    for card in plain:
        table.then(gain, seat, box.gain[card], card)


def trigger_like_foreign(table: ImperialTable, seat: int, card: int, built: int) -> None:
    """X10.4: the Tax Collector pays for each foreign Location that shares a colour with the new one, up to a number."""
    box = table.box
    alike = sum(1 for foreign in table.foreign(seat) if box.colours[foreign] & box.colours[built])
    number = min(alike, box.effects[card].most)
    if number:
        gain(table, seat, tuple((good, amount * number) for good, amount in box.gain[card]), card)


def trigger_choice(table: ImperialTable, seat: int, card: int) -> None:
    table.ask(seat, "choose-gain", gain_options, chose, card)


def trigger_payment(table: ImperialTable, seat: int, card: int) -> None:
    """R23.45: the Slaver offers VP for a good, at most one of its offers per build."""
    table.ask(seat, "trade", trade_options, trigger_paid, card)


def trade_options(table: ImperialTable, seat: int, card: int) -> list[Action]:
    supply = table.goods[seat]
    options: list[Action] = [DECLINE]
    for number, (cost, _) in enumerate(table.box.effects[card].exchanges):
        if payable(supply, cost):
            options.append(table.box.trades[card][number])
    return options


def payable(supply: list[int], cost: Goods) -> bool:
    """R2.3: gold stands in for a resource here as well."""
    if any(amount > supply[good] for good, amount in cost if good > g.GOLD):
        return False
    return can_pay(supply, price_of_trade(cost))


def price_of_trade(cost: Goods) -> Cost:
    """What of an offer is paid in resources and gold."""
    price = [0] * g.SUPPLY
    for good, amount in cost:
        price[good] = amount
    return (price[0], price[1], price[2], 0, price[3])


def prices_of_trades(box: Box) -> list[Cost]:
    """Of every offer of every card."""
    return [price_of_trade(cost) for effect in box.effects for cost, _ in effect.exchanges]


def trigger_paid(table: ImperialTable, seat: int, action: Action, card: int) -> None:
    if action == DECLINE:
        return
    cost, goods = table.box.effects[card].exchanges[table.box.trades[card].index(action)]
    for good, amount in cost:
        if good > g.GOLD:
            spend(table, seat, good, amount)
    table.then(gain, seat, goods, card)
    pay(table, seat, price_of_trade(cost))
