"""Gaining goods, drawing and discarding cards, scoring VP, and paying."""

from __future__ import annotations

from neuland.core.decision import Action
from neuland.games.imperial import goods as g
from neuland.games.imperial.box import NO_COST, Cost, ways
from neuland.games.imperial.effects import KIND
from neuland.games.imperial.goods import Goods
from neuland.games.imperial.state import KNOWN, SAMURAI, TOKEN, ImperialTable
from neuland.kit.rows import noted, with_entry

ON_VP_GAIN = KIND["on_vp_gain"]
DRAW_COMMON: Action = ("draw", "common")
DRAW_FACTION: Action = ("draw", "faction")
DRAWS: tuple[Action, ...] = (DRAW_COMMON, DRAW_FACTION)


def gain(table: ImperialTable, seat: int, goods: Goods, source: int) -> None:
    """R2.7: goods come from the supply. What needs a decision is laid on the stack.

    Everything that one call brings is one event for the Sphinx (A76).
    """
    supply = table.goods[seat]
    vp = 0
    for good, number in goods:
        if good < g.SUPPLY:
            supply[good] += number
            if table.telling:
                table.tell("gain", seat=seat, number=number, good=g.NAMES[good])
        elif good == g.VP:
            vp += number
        elif good == g.SAMURAI:
            table.then(deploy, seat, number)
        else:
            table.then(draw, seat, number, good)
    if vp:
        score(table, seat, vp, source)


def gain_one(table: ImperialTable, seat: int, good: int, number: int, source: int) -> None:
    """A number of one good."""
    if number > 0:
        gain(table, seat, ((good, number),), source)


def score(table: ImperialTable, seat: int, vp: int, source: int) -> None:
    """R2.7: VP are marked at once. R14.11, R23.47: each Sphinx adds to an event of 2 or more (A76)."""
    _mark(table, seat, vp, source)
    if vp > 1:
        box = table.box
        for card in table.own(seat, g.FEATURE):
            if box.kind[card] == ON_VP_GAIN and vp >= box.effects[card].least:
                for _, more in box.gain[card]:
                    _mark(table, seat, more, card)


def _mark(table: ImperialTable, seat: int, vp: int, source: int) -> None:
    table.vp[seat] += vp
    earned = table.earned[seat]
    table.earned[seat] = with_entry(earned, source, earned.get(source, 0) + vp)
    if table.telling:
        table.tell("score", seat=seat, number=vp)


# ---- cards ----------------------------------------------------------------------------------


def refill(table: ImperialTable) -> None:
    """R2.5: an empty common deck is made anew from its discards; a faction deck never is (A03)."""
    if not table.decks[0] and table.discards[0]:
        table.decks[0], table.discards[0] = table.discards[0], []
        table.decks[0].sort()
        table.shuffle(table.decks[0])
        if table.telling:
            table.tell("reshuffle")


def top_common(table: ImperialTable) -> int:
    """Takes the top card of the common deck; -1 if deck and discards are empty (A04)."""
    if not table.decks[0]:
        refill(table)
        if not table.decks[0]:
            return -1
    return table.decks[0].pop()


def draw(table: ImperialTable, seat: int, number: int, good: int) -> None:
    """R2.4: for each single card a choice between the common and the own faction deck, unless one is named.

    R1.6: nobody draws from another's faction deck.
    """
    if number > 1:
        table.then(draw, seat, number - 1, good)
    common = good != g.FACTION_CARD and bool(table.decks[0] or table.discards[0])
    faction = good != g.COMMON_CARD and bool(table.decks[seat + 1])
    if common and faction:
        table.offer(seat, "draw", either_deck, drawn)
    elif common:
        draw_from(table, seat, 0)
    elif faction:
        draw_from(table, seat, seat + 1)


def either_deck(table: ImperialTable, seat: int) -> tuple[Action, ...]:
    return DRAWS


def drawn(table: ImperialTable, seat: int, action: Action) -> None:
    draw_from(table, seat, 0 if action is DRAW_COMMON or action == DRAW_COMMON else seat + 1)


def draw_from(table: ImperialTable, seat: int, deck: int) -> None:
    """Takes the top card of a deck that has one into hand."""
    card = top_common(table) if deck == 0 else table.decks[deck].pop()
    table.hands[seat].append(card)
    table.reveal()
    if table.telling:
        table.tell("draw", seat=seat, deck="common" if deck == 0 else "faction")
        table.tell("drawn", (seat,), card=table.box.ids[card])


def discard(table: ImperialTable, card: int) -> None:
    """R2.6: a card goes to the discard pile of its own kind; a spent attack card leaves the game (A21)."""
    if card < table.box.locations:
        if table.flags[card]:
            table.flags = noted(table.flags, card, 0)
        table.discards[table.pile_of(card)].append(card)


def lay_off(table: ImperialTable, seat: int, card: int) -> None:
    """A hand card to its discard pile, without a word: whoever does it tells why."""
    table.hands[seat].remove(card)
    discard(table, card)


def hand_to_discard(table: ImperialTable, seat: int) -> list[Action]:
    """Any card in hand may be discarded."""
    return [table.box.discard[card] for card in table.hands[seat]]


def discard_from_hand(table: ImperialTable, seat: int, card: int) -> None:
    lay_off(table, seat, card)
    if table.telling:
        table.tell("discard", seat=seat, card=table.box.ids[card])


def forget_hand(table: ImperialTable, seat: int) -> None:
    """A card left the hand unseen: from now on nobody is sure of any card in it."""
    for card in table.hands[seat]:
        if table.flags[card] & KNOWN:
            table.flags = noted(table.flags, card, table.flags[card] & ~KNOWN)


# ---- Samurai --------------------------------------------------------------------------------


def unguarded(table: ImperialTable, seat: int) -> list[int]:
    """Own faction Locations where a Samurai may be put: one each (R13.2), also before those that
    cannot be razed (R13.4), but none under Ra control (R23.26).

    X6.2, A35: nor where a defence token lies or is printed; A57: but before Bastions."""
    flags, defence = table.flags, table.box.defence
    first = seat * g.ROWS
    return [
        card
        for row in table.rows[first : first + g.COMMON_SIDE]
        for card in row
        if not flags[card] & (SAMURAI | TOKEN) and not defence[card] and card not in table.held
    ]


def deploy(table: ImperialTable, seat: int, number: int) -> None:
    """R14.3, R23.71: Samurai from the supply, put at once; surplus ones are lost."""
    if table.factions[seat] != g.JAPANESE:
        return
    if number > 1:
        table.then(deploy, seat, number - 1)
    table.ask(seat, "deploy", posts_for_samurai, deployed)


def posts_for_samurai(table: ImperialTable, seat: int) -> list[Action]:
    return [table.box.samurai[card] for card in unguarded(table, seat)]


def deployed(table: ImperialTable, seat: int, action: Action) -> None:
    guard(table, seat, table.box.number[str(action[1])])


def guard(table: ImperialTable, seat: int, card: int) -> None:
    """R13.3: once put, a Samurai stays with its Location."""
    table.flags = noted(table.flags, card, table.flags[card] | SAMURAI)
    if table.telling:
        table.tell("samurai", seat=seat, card=table.box.ids[card])


# ---- paying ---------------------------------------------------------------------------------


def can_pay(supply: list[int], cost: Cost) -> bool:
    """Whether a supply holds a cost. R2.3: gold stands in for missing resources, never the reverse."""
    wood = supply[g.WOOD] - cost[0]
    stone = supply[g.STONE] - cost[1]
    food = supply[g.FOOD] - cost[2]
    gold = supply[g.GOLD] - cost[4]
    if wood + stone + food + gold < cost[3]:
        return False
    if wood < 0:
        gold += wood
    if stone < 0:
        gold += stone
    if food < 0:
        gold += food
    return gold >= 0


def pay(table: ImperialTable, seat: int, cost: Cost) -> None:
    """Takes a cost from the supply; where gold could stand in, the player chooses how (A01, A14).

    R23.33: of a cost in any resources he chooses which.

    To be called last in a step, as it may ask.
    """
    supply = table.goods[seat]
    if cost == NO_COST:
        return
    if not supply[g.GOLD] and not cost[3]:
        take(table, seat, cost[0], cost[1], cost[2], 0)
        return
    table.ask(seat, "payment", payments, paid, cost)


def payments(table: ImperialTable, seat: int, cost: Cost) -> list[Action]:
    supply = table.goods[seat]
    wood, stone, food, gold = supply[0], supply[1], supply[2], supply[3]
    return [action for w, s, f, joker, action in ways(cost) if w <= wood and s <= stone and f <= food and joker <= gold]


def paid(table: ImperialTable, seat: int, action: Action, cost: Cost) -> None:
    take(table, seat, int(action[1]), int(action[2]), int(action[3]), int(action[4]))


def take(table: ImperialTable, seat: int, wood: int, stone: int, food: int, gold: int) -> None:
    supply = table.goods[seat]
    supply[g.WOOD] -= wood
    supply[g.STONE] -= stone
    supply[g.FOOD] -= food
    supply[g.GOLD] -= gold
    if table.telling:
        for good, number in ((g.WOOD, wood), (g.STONE, stone), (g.FOOD, food), (g.GOLD, gold)):
            tell_paid(table, seat, good, number)


def spend(table: ImperialTable, seat: int, good: int, number: int) -> None:
    """Takes goods for which nothing stands in."""
    table.goods[seat][good] -= number
    if table.telling:
        tell_paid(table, seat, good, number)


def tell_paid(table: ImperialTable, seat: int, good: int, number: int) -> None:
    if number:
        table.tell("pay", seat=seat, number=number, good=g.NAMES[good])
