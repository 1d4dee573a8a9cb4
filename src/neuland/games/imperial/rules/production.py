"""Production: what Locations yield when they are built and in every production phase (R6.6, R23.61 to R23.66)."""

from __future__ import annotations

from neuland.core.decision import Action
from neuland.games.imperial import goods as g
from neuland.games.imperial.effects import KIND
from neuland.games.imperial.rules.gain import discard_from_hand, draw, gain, gain_one, score
from neuland.games.imperial.state import BY_DEALS, SAMURAI, ImperialTable
from neuland.kit.rows import with_entry

GAIN = KIND["gain"]
PER_COLOUR = KIND["per_colour"]
PER_SAMURAI = KIND["per_samurai"]
CHOOSE = KIND["choose"]
COPY = KIND["copy_production"]
DRAW_KEEP = KIND["draw_faction_keep"]
PER_FOREIGN = KIND["per_foreign"]
CONVERT = KIND["convert_deal_goods"]
CONVERSIONS: tuple[tuple[Action, Action], ...] = tuple(
    (("keep-good", name), ("hand-in", name)) for name in g.NAMES[: g.CARD + 1]
)


def production_phase(table: ImperialTable) -> None:
    """R6.6: from the start player clockwise everybody collects."""
    table.phase = "production"
    for turn in range(table.seats - 1, -1, -1):
        table.then(collect, (table.start + turn) % table.seats)


def collect(table: ImperialTable, seat: int) -> None:
    """R6.6: board, each Deal, each production Location. R6.9: the board brings the defence token.

    A06: the order is the player's; it never matters, so what needs a decision comes last.
    """
    box = table.box
    gain(table, seat, box.board[table.factions[seat]], 0)
    for card in reversed(table.own(seat, g.PRODUCTION)):
        if box.kind[card] == GAIN:
            gain(table, seat, box.gain[card], card)
        else:
            table.then(produce, seat, card)
    for good in reversed(deal_goods(table, seat)):
        table.then(collect_deal, seat, good)


def deal_goods(table: ImperialTable, seat: int) -> list[int]:
    """The goods of all Deals of a seat, those of Trade Routes too (R14.2)."""
    box = table.box
    goods = [box.deal[card] for card in table.deals[seat]]
    if table.routes:
        goods += [box.deal[location] for maker, _, location in table.routes if maker == seat]
    return goods


def collect_deal(table: ImperialTable, seat: int, good: int) -> None:
    """R6.6: exactly 1 good per Deal. R23.52: a School of Diplomacy may turn it into VP."""
    schools = [card for card in table.own(seat, g.FEATURE) if table.box.kind[card] == CONVERT]
    if schools:
        table.then(offer_conversion, seat, good, schools[0], len(table.hands[seat]))
    gain_one(table, seat, good, 1, table.box.locations + BY_DEALS)


def offer_conversion(table: ImperialTable, seat: int, good: int, school: int, hand: int) -> None:
    if good == g.CARD and len(table.hands[seat]) == hand:
        return  # both decks were empty: the Deal gave nothing
    table.ask(seat, "convert", conversions, converted, good, school)


def conversions(table: ImperialTable, seat: int, good: int, school: int) -> tuple[Action, ...]:
    return CONVERSIONS[good]


def converted(table: ImperialTable, seat: int, action: Action, good: int, school: int) -> None:
    """R23.52: the good that the Deal just gave goes back, for VP; a card after looking at it."""
    if action[0] == "keep-good":
        return
    hand_back(table, seat, good)
    score(table, seat, table.box.effects[school].vp, school)


def hand_back(table: ImperialTable, seat: int, good: int) -> None:
    """Returns a good that was just gained: the newest hand card, a step back on the track, or a token."""
    if good == g.CARD:
        discard_from_hand(table, seat, table.hands[seat][-1])
    elif good == g.VP:
        table.vp[seat] -= 1
        earned, source = table.earned[seat], table.box.locations + BY_DEALS
        table.earned[seat] = with_entry(earned, source, earned[source] - 1)
    else:
        table.goods[seat][good] -= 1
    if table.telling:
        table.tell("hand-back", seat=seat, good=g.NAMES[good])


def produce(table: ImperialTable, seat: int, card: int) -> None:
    """What one production Location yields now. May ask, so it comes last in a step."""
    box = table.box
    kind = box.kind[card]
    effect = box.effects[card]
    if kind == GAIN:  # R6.7, R23.61, X10.1: the listed goods, cards by free deck choice unless a deck is named
        gain(table, seat, box.gain[card], card)
    elif kind == PER_COLOUR:  # R7.8, R23.62: itself included
        number = min(count_colour(table, seat, box.colour[card]), effect.most)
        gain_one(table, seat, g.NUMBER[effect.good], number, card)
    elif kind == PER_SAMURAI:  # R14.7, R23.63
        gain_one(table, seat, g.NUMBER[effect.good], min(count_samurai(table, seat), effect.most), card)
    elif kind == CHOOSE:  # R23.64
        table.ask(seat, "choose-gain", gain_options, chose, card)
    elif kind == COPY:  # R23.65: another own production Location, with all its choices; without one nothing
        table.ask(seat, "copy", copy_options, copied, card)
    elif kind == DRAW_KEEP:
        draw_faction_keep(table, seat, effect.draw)
    elif kind == PER_FOREIGN:  # X8.1, X10.2: the highest tier reached; A91: itself included, if foreign
        number = len(table.foreign(seat))
        reached = [goods for least, goods in effect.tiers if number >= least]
        gain(table, seat, reached[-1] if reached else (), card)


def gain_options(table: ImperialTable, seat: int, card: int) -> list[Action]:
    return table.box.choices[card]


def chose(table: ImperialTable, seat: int, action: Action, card: int) -> None:
    box = table.box
    gain(table, seat, box.effects[card].choose[box.choices[card].index(action)], card)


def copy_options(table: ImperialTable, seat: int, card: int) -> list[Action]:
    box = table.box
    others = [other for other in table.own(seat, g.PRODUCTION) if other != card and box.kind[other] != COPY]
    return [box.choose[other] for other in others]


def copied(table: ImperialTable, seat: int, action: Action, card: int) -> None:
    produce(table, seat, table.box.number[str(action[1])])


def count_colour(table: ImperialTable, seat: int, colour: int) -> int:
    """How many Locations of a colour a seat has; Foundations and Ruins have none (R3.4)."""
    colours = table.box.colours
    number = 0
    for function in range(g.COMMON_SIDE):
        for card in table.own(seat, function):
            if colours[card] & colour:
                number += 1
    return number


def count_samurai(table: ImperialTable, seat: int) -> int:
    flags = table.flags
    first = seat * g.ROWS
    return sum(1 for row in table.rows[first : first + g.COMMON_SIDE] for card in row if flags[card] & SAMURAI)


def draw_faction_keep(table: ImperialTable, seat: int, number: int) -> None:
    """R23.66: draw cards of the own faction deck, keep 1, shuffle the rest back; of a single card keep it."""
    deck = table.decks[seat + 1]
    seen = min(number, len(deck))
    for _ in range(seen):
        draw(table, seat, 1, g.FACTION_CARD)
    if seen > 1:
        table.ask(seat, "keep", newest_cards, kept, seen)


def newest_cards(table: ImperialTable, seat: int, seen: int) -> list[Action]:
    hand = table.hands[seat]
    return [table.box.keep[card] for card in hand[len(hand) - seen :]]


def kept(table: ImperialTable, seat: int, action: Action, seen: int) -> None:
    hand = table.hands[seat]
    deck = table.decks[seat + 1]
    for card in hand[len(hand) - seen :]:
        if card != table.box.number[str(action[1])]:
            hand.remove(card)
            deck.append(card)
    deck.sort()
    table.shuffle(deck)
