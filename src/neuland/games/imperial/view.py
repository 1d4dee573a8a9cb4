"""What each seat sees, and tables dealt anew that agree with it.

Hidden are the decks' order, others' hands (but for cards that were drafted from open cards), cards put
under a Gate by others, Foundations laid face down from hand, the cards that mark Trade Route Deals, and
the cards of the alternative card phase. The backs of all cards, so their decks, lie open (R2.8).
"""

from __future__ import annotations

from collections.abc import Iterable

from neuland.core.rng import Dice
from neuland.core.table import View
from neuland.games.imperial import goods as g
from neuland.games.imperial import scoring
from neuland.games.imperial.rules.cards import take_back
from neuland.games.imperial.rules.conquest import cost_to_conquer
from neuland.games.imperial.rules.places import lane
from neuland.games.imperial.rules.production import offer_conversion
from neuland.games.imperial.rules.specials.barbarians import chapel_draws, mission_keeps
from neuland.games.imperial.state import BLOCKED, HIDDEN, KNOWN, KNOWN_TO, SAMURAI, TOKEN, ImperialTable
from neuland.kit.hidden import Spots, reorder
from neuland.kit.rows import noted, with_entry
from neuland.kit.sharing import kept

SIDES = ("faction", "common")
UNSEEN = "hidden"
FOUNDATION = "foundation"
OF_NEWEST = ("keep", "hand-back", "convert")
"""What is asked about the cards that were drawn last."""


def look(table: ImperialTable, seat: int | None, everything: bool = False) -> View:
    """What a seat (None: a spectator) knows; or the whole truth."""
    seen: View = {
        "round": table.round,
        "phase": table.phase,
        "start": table.start,
        "turn": table.turn,
        "scores": table.scores,
        "deck": len(table.decks[0]),
        "deck_order": names(table, table.decks[0][::-1]) if everything else None,
        "discard": names(table, table.discards[0]),
        "draft": names(table, table.draft),
        "corrected": bool(table.origin.data),
        "seat": [seat_view(table, each, seat, everything) for each in range(table.seats)],
    }
    if table.solo():
        seen["solo"] = solo_view(table, everything)
    return seen


def look_apart(table: ImperialTable, seat: int, common: View) -> View | None:
    """The seat itself, and of the others what it knows of their hands and laid under their Gates."""
    seats: list[View] = common["seat"]
    return {"seat": [seat_apart(table, each, seat, seats[each]) for each in range(table.seats)]}


def seat_apart(table: ImperialTable, seat: int, viewer: int, common: View) -> View:
    """A seat as a viewer sees it; `common`: as a spectator does."""
    apart: View = own_cards(table, seat) if seat == viewer else {}
    if seat != viewer:
        known = names(table, sorted(known_cards(table, seat, viewer)))
        if known != common["known"]:
            apart["known"] = known
    gates = [gate for gate, under in table.gates.items() if any(by == viewer for _, by in under)]
    laid = [card for card in table.locations(seat) if card in gates] if gates else []
    if laid:
        ids = table.box.ids
        apart["locations"] = {
            **common["locations"],
            **{ids[card]: location_view(table, card, viewer, False) for card in laid},
        }
    return {**common, **apart} if apart else common


def own_cards(table: ImperialTable, seat: int) -> View:
    """What a seat alone sees of its cards."""
    return {
        "hand": names(table, table.hands[seat]),
        "aside": names(table, table.aside[seat] + table.aside[table.seats + seat]),
        "passed_on": names(table, sorted(passed_on(table, seat))),
        "foundations": names(table, table.foundations[seat]),
    }


def look_again(table: ImperialTable, before: ImperialTable, seen: View) -> View:
    """A spectator's view after that of an earlier table: what is not made anew follows from what lies as it lay."""
    if table.solo():
        return look(table, None)
    again: View = {
        **seen,
        "round": table.round,
        "phase": table.phase,
        "start": table.start,
        "turn": table.turn,
        "deck": len(table.decks[0]),
    }
    scores = table.scores
    if scores != seen["scores"]:
        again["scores"] = scores
    if table.discards[0] != before.discards[0]:
        again["discard"] = names(table, table.discards[0])
    if table.draft != before.draft:
        again["draft"] = names(table, table.draft)
    seats: list[View] = seen["seat"]
    new = [seat_again(table, each, before, seats[each]) for each in range(table.seats)]
    if any(new[each] is not seats[each] for each in range(table.seats)):
        again["seat"] = new
    return again


def seat_again(table: ImperialTable, seat: int, before: ImperialTable, seen: View) -> View:
    """A seat as a spectator sees it, after an earlier table."""
    first, lanes = seat * g.ROWS, seat * g.COMMON_SIDE
    stays = (
        table.vp[seat] == before.vp[seat]
        and table.goods[seat] == before.goods[seat]
        and table.hands[seat] == before.hands[seat]
        and table.passed[seat] == before.passed[seat]
        and len(table.decks[seat + 1]) == len(before.decks[seat + 1])
        and table.discards[seat + 1] == before.discards[seat + 1]
        and table.deals[seat] == before.deals[seat]
        and table.foundations[seat] == before.foundations[seat]
        and table.rows[first : first + g.ROWS] == before.rows[first : first + g.ROWS]
        and table.order[lanes : lanes + g.COMMON_SIDE] == before.order[lanes : lanes + g.COMMON_SIDE]
        and table.earned[seat] == before.earned[seat]
        and table.routes == before.routes
        and table.held == before.held
        and table.gates == before.gates
        and table.shrines == before.shrines
        and table.markers == before.markers
        and table.owner == before.owner
        and marks_stay(table, seat, before)
    )
    if stays:
        return seen
    again = seat_view(table, seat, None, False)
    again["locations"] = kept(again["locations"], seen["locations"])
    return kept(again, seen)


def marks_stay(table: ImperialTable, seat: int, before: ImperialTable) -> bool:
    """Whether the marks on a seat's cards are what they were; those are where they were."""
    flags, uses = table.flags, table.uses
    if flags == before.flags and uses == before.uses:
        return True
    cards = [*table.locations(seat), *table.hands[seat], *table.foundations[seat]]
    return all(flags[card] == before.flags[card] and uses[card] == before.uses[card] for card in cards)


def names(table: ImperialTable, cards: Iterable[int]) -> list[str]:
    ids = table.box.ids
    return [ids[card] for card in cards]


def seat_view(table: ImperialTable, seat: int, viewer: int | None, everything: bool) -> View:
    own = everything or seat == viewer
    hand = table.hands[seat]
    box = table.box
    aside = table.aside[seat]
    set_aside = aside + table.aside[table.seats + seat]
    return {
        "faction": g.DECKS[table.factions[seat]],
        "vp": table.vp[seat],
        "goods": {g.NAMES[good]: table.goods[seat][good] for good in range(g.SUPPLY)},
        "passed": table.passed[seat],
        "hand": names(table, hand) if own else None,
        "hand_size": len(hand),
        "hand_common": hand_common(table, seat),
        "known": names(table, sorted(known_cards(table, seat, None if seat == viewer else viewer))),
        "aside": names(table, set_aside) if own else None,
        "passed_on": names(table, sorted(passed_on(table, seat))) if own else None,
        "deck": len(table.decks[seat + 1]),
        "deck_order": names(table, table.decks[seat + 1][::-1]) if everything else None,
        "discard": names(table, table.discards[seat + 1]),
        "deals": [{"card": box.ids[card], "good": g.NAMES[box.deal[card]]} for card in table.deals[seat]],
        "routes": [
            {
                "location": box.ids[location],
                "good": g.NAMES[box.deal[location]],
                "marker": box.ids[marker] if everything else UNSEEN,
            }
            for maker, marker, location in table.routes
            if maker == seat
        ],
        "rows": rows_view(table, seat),
        "locations": {box.ids[card]: location_view(table, card, viewer, everything) for card in table.locations(seat)},
        "foundations": [
            box.ids[card] if own or not table.flags[card] & HIDDEN else UNSEEN for card in table.foundations[seat]
        ],
        "holds": sorted(box.ids[card] for card, holder in table.held.items() if holder == seat),
        "earned": earned_view(table, seat),
        **({"order": order_view(table, seat)} if table.box.expansion else {}),
    }


def hand_common(table: ImperialTable, seat: int) -> int:
    """How many cards in hand have the back of the common deck."""
    deck = table.box.deck
    return sum([1 for card in table.hands[seat] if deck[card] == g.COMMON])


def known_cards(table: ImperialTable, seat: int, viewer: int | None) -> list[int]:
    """Cards in a hand that a viewer (None: everybody) knows to be there."""
    bits = KNOWN if viewer is None else KNOWN_TO[viewer]
    return [card for card in table.hands[seat] if table.flags[card] & bits == bits]


def passed_on(table: ImperialTable, seat: int) -> list[int]:
    """R15.1: what the seat passed to its left neighbour, who is choosing from it or has chosen."""
    if not any(step is take_back for step, _ in table.todo):
        return []
    left = (seat + 1) % table.seats
    return [*table.aside[left], *table.aside[table.seats + left][1:]]


def rows_view(table: ImperialTable, seat: int) -> View:
    """The rows as they lie, faction and common side apart; leftmost first."""
    return {
        function: {
            side: names(table, table.rows[seat * g.ROWS + row + place * g.COMMON_SIDE])
            for place, side in enumerate(SIDES)
        }
        for row, function in enumerate(g.FUNCTIONS)
    }


def location_view(table: ImperialTable, card: int, viewer: int | None, everything: bool) -> View:
    """What lies on a Location."""
    flags = table.flags[card]
    under = table.gates.get(card, ())
    wood, stone, food = table.shrines.get(card, (0, 0, 0))
    return {
        "used": table.uses[card],
        "defence": bool(flags & TOKEN),
        "samurai": bool(flags & SAMURAI),
        "blocked": bool(flags & BLOCKED),
        "held": table.held.get(card),
        "cards": [table.box.ids[each] if everything or by == viewer else UNSEEN for each, by in under],
        "resources": {"wood": wood, "stone": stone, "food": food},
        **(siege_view(table, card) if table.box.expansion else {}),
    }


def siege_view(table: ImperialTable, card: int) -> View:
    """With the expansion: fortifications, a printed defence token, and what conquering would cost now."""
    faction = table.box.deck[card] != g.COMMON and table.box.function[card] != g.BASTION
    return {
        "markers": table.markers.get(card, 0),
        "printed_defence": bool(table.box.defence[card]),
        "cost": cost_to_conquer(table, card) if faction else None,
    }


def order_view(table: ImperialTable, seat: int) -> View:
    """The faction side as it lies, leftmost first; Foundations by that word (X4.2)."""
    ids, owner = table.box.ids, table.owner
    return {
        function: [ids[card] if owner[card] == seat else FOUNDATION for card in lane(table, seat, row)]
        for row, function in enumerate(g.FUNCTIONS)
    }


def earned_view(table: ImperialTable, seat: int) -> dict[str, int]:
    """VP on the track by where they came from, without what a scenario laid there."""
    sheet = scoring.sheet(table, seat)
    return {str(values.get("card", line)): vp for line, values, vp in sheet if line not in ENDING}


ENDING = ("common-locations", "faction-locations", "stash")


def solo_view(table: ImperialTable, everything: bool) -> View:
    """R17: the neutral player, what the goal needs, and the title that the score would earn."""
    return {
        "neutral": names(table, table.neutral),
        "marks": {
            table.box.ids[card]: location_view(table, card, 0, everything) for card in table.neutral + table.display
        },
        "pile": [
            UNSEEN if table.flags[card] & HIDDEN and not everything else table.box.ids[card] for card in table.pile
        ],
        "line": [{"card": table.box.ids[card], "good": g.NAMES[table.box.deal[card]]} for card in table.line],
        "attack_deck": len(table.attack_deck),
        "attack_order": names(table, table.attack_deck[::-1]) if everything else None,
        "faction_locations": table.faction_locations(0),
        "goal": scoring.goal_reached(table),
        "rank": scoring.rank(scoring.total(table, 0)),
        **(neutral_view(table, everything) if table.box.expansion else {}),
    }


def neutral_view(table: ImperialTable, everything: bool) -> View:
    """X9.1: the neutral player's faction, what lies open left of his deck, and how many cards that has."""
    return {
        "faction": g.DECKS[table.factions[1]],
        "display": names(table, table.display),
        "deck": len(table.decks[2]),
        "deck_order": names(table, table.decks[2][::-1]) if everything else None,
        "discard": names(table, table.discards[2]),
    }


# ---- redeal ---------------------------------------------------------------------------------


def deal_anew(table: ImperialTable, viewer: int | None, dice: Dice) -> None:
    """Cards change places only with cards that have the same back."""
    slots = [Spots() for _ in g.DECKS]
    """For each deck the places where a card lies that the viewer does not know."""
    others = [seat for seat in range(table.seats) if seat != viewer]
    barriers: list[tuple[list[int], int, int, int]] = []
    """Hidden Foundations in faction rows: the row and place, whose they are and which."""
    aside, foundations = [list(pile) for pile in table.aside], [list(pile) for pile in table.foundations]
    for deck in table.decks:
        add_slots(table, slots, deck, 0)
    for seat in others:
        hand = table.hands[seat]
        known = sorted(known_cards(table, seat, viewer))
        unknown = [card for card in hand if card not in known]
        if not newest_count(table, seat):  # which backs lie where in a hand would tell which card left it unseen
            unknown.sort(key=table.box.deck.__getitem__)
        hand[:] = known + unknown
        add_slots(table, slots, hand, len(known))
        if viewer is not None and (viewer + 1) % table.seats == seat and passed_on(table, viewer):
            slots[g.COMMON].add(aside[table.seats + seat], 0)
            settle_passed_on(aside[seat], aside[table.seats + seat], dice)
        else:
            add_slots(table, slots, aside[seat], 0)
            add_slots(table, slots, aside[table.seats + seat], 0)
        for index, card in enumerate(foundations[seat]):
            if table.flags[card] & HIDDEN:
                slots[g.COMMON].add(foundations[seat], index, HIDDEN)
                barriers += [(row, row.index(card), seat, index) for row in table.order if card in row]
    markers = [route[1] for route in table.routes]
    add_slots(table, slots, markers, 0)
    under = {gate: [card for card, _ in cards] for gate, cards in sorted(table.gates.items())}
    for gate, cards in under.items():
        for index, (card, by) in enumerate(table.gates[gate]):
            if by != viewer:
                slots[table.box.deck[card]].add(cards, index)
    for index, card in enumerate(table.pile):
        if table.flags[card] & HIDDEN:  # A93
            slots[g.COMMON].add(table.pile, index, HIDDEN)
    fill_slots(table, slots, dice)
    table.aside, table.foundations = [tuple(pile) for pile in aside], [tuple(pile) for pile in foundations]
    for row, place, seat, index in barriers:
        row[place] = table.foundations[seat][index]
    table.routes = tuple([(maker, markers[i], place) for i, (maker, _, place) in enumerate(table.routes)])
    for gate, cards in under.items():
        lying = tuple([(card, by) for card, (_, by) in zip(cards, table.gates[gate], strict=True)])
        table.gates = with_entry(table.gates, gate, lying)
    reorder(table.attack_deck, dice)


def newest_count(table: ImperialTable, seat: int) -> bool:
    """Whether something is still to be done with the cards that a seat drew last: then they stay last."""
    asked = any(ask.seat == seat and ask.prompt in OF_NEWEST for ask in table.decisions)
    return asked or any(step in (chapel_draws, mission_keeps, offer_conversion) for step, _ in table.todo)


def settle_passed_on(left: list[int], kept: list[int], dice: Dice) -> None:
    """Which of the two cards that it was passed a seat has kept is open to doubt, if it has chosen."""
    if len(left) == 1 and len(kept) == 2:
        pair = sorted((left[0], kept[1]))
        dice.shuffle(pair)
        left[0], kept[1] = pair


def add_slots(table: ImperialTable, slots: list[Spots], cards: list[int], first: int) -> None:
    deck = table.box.deck
    for index in range(first, len(cards)):
        slots[deck[cards[index]]].add(cards, index)


def fill_slots(table: ImperialTable, slots: list[Spots], dice: Dice) -> None:
    """Deals what lies in the slots anew, deck by deck; what was laid down lies face down."""
    for spots in slots:
        for number, card in enumerate(spots.exchange(dice)):
            if table.flags[card] != spots.marks[number]:
                table.flags = noted(table.flags, card, spots.marks[number])
