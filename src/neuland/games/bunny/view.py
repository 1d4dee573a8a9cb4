"""What each seat sees of Bunny Kingdom, and tables dealt anew that agree with it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from neuland.core.decision import Decision
from neuland.core.rng import Dice
from neuland.core.table import View
from neuland.games.bunny import camps, cards, construction, rules, scoring
from neuland.games.bunny.cards import CARD_NAMES, FIRST_PARCHMENT, FIRST_PROVISIONS, NOTHING, SQUARE_NAMES
from neuland.games.bunny.state import BunnyTable
from neuland.kit.rows import changed, taken

UNSEEN: Final = -1
"""Where a card is that the seat has never held."""


LAVA: Final = [[SQUARE_NAMES[a], SQUARE_NAMES[b]] for a, b in sorted(cards.LAVA) if a < b]


def look(table: BunnyTable, seat: int | None, everything: bool = False) -> View:
    """Hidden are hands, reserves (also from their owners), the deck's order, parchments' faces and the
    discards of two players (BK6-1). Everything else lies open."""
    known = table if everything else without_plans(table, seat)
    return {
        "round": table.round,
        "pick": table.pick,
        "phase": table.phase,
        "direction": "left" if table.round % 2 else "right",
        "deck": len(table.deck),
        "deck_order": names(table.deck) if everything else None,
        "scores": list(table.score),
        "squares": {SQUARE_NAMES[square]: square_view(known, square) for square in range(len(cards.TERRAIN))},
        "lava": LAVA,
        "towers": tower_view(known),
        "posts": post_view(table),
        "seat": [seat_view(known, each, everything or each == seat, everything) for each in range(table.seats)],
    }


def look_apart(table: BunnyTable, seat: int, common: View) -> View | None:
    """The seat itself, and what it has built under seal."""
    seats: list[View] = common["seat"]
    plan = table.plans[seat]
    own = seat_view(table, seat, True, False) if plan else {**seats[seat], **secrets(table, seat, True)}
    apart: View = {"seat": [*seats[:seat], own, *seats[seat + 1 :]]}
    if plan:
        apart["squares"] = {
            **common["squares"],
            **{SQUARE_NAMES[square]: square_view(table, square) for square in plan},
        }
        hidden = [square for each in range(table.seats) if each != seat for square in table.plans[each]]
        apart["towers"] = tower_view(table, hidden)
    return apart


def look_again(table: BunnyTable, before: BunnyTable, seen: View) -> View:
    """A spectator's view after that of an earlier table: what is not made anew follows from what lies as it lay."""
    known, then = without_plans(table, None), without_plans(before, None)
    again: View = {
        **seen,
        "round": table.round,
        "pick": table.pick,
        "phase": table.phase,
        "direction": "left" if table.round % 2 else "right",
        "deck": len(table.deck),
    }
    if table.score != before.score:
        again["scores"] = list(table.score)
    map_stays = known.built == then.built and known.owner == then.owner and known.posts == then.posts
    if not map_stays:
        again["squares"] = squares_again(known, seen["squares"])
    if known.towers != then.towers:
        again["towers"] = tower_view(known)
    if table.posts != before.posts:
        again["posts"] = post_view(table)
    map_stays = map_stays and known.fief_of == then.fief_of
    seats: list[View] = seen["seat"]
    new = [seat_again(known, each, then, seats[each], map_stays) for each in range(table.seats)]
    if any(new[each] is not seats[each] for each in range(table.seats)):
        again["seat"] = new
    return again


def squares_again(table: BunnyTable, seen: View) -> View:
    """The squares; those that look as they did are the same ones."""
    made: View = {}
    for square in range(len(cards.TERRAIN)):
        before: View = seen[SQUARE_NAMES[square]]
        same = (
            before["owner"] == table.owner[square]
            and before["building"] == STANDING_WORDS[table.built[square]]
            and before["resources"] is resource_words(table.resources(square))
        )
        made[SQUARE_NAMES[square]] = before if same else square_view(table, square)
    return made


def seat_again(table: BunnyTable, seat: int, before: BunnyTable, seen: View, map_stays: bool) -> View:
    """A seat as a spectator sees it, after an earlier table; `map_stays`: whether nothing changed on the map."""
    same = (
        map_stays
        and table.phase == before.phase
        and table.round == before.round
        and table.stores[seat] == before.stores[seat]
        and table.spent[seat] == before.spent[seat]
        and table.camps_played[seat] == before.camps_played[seat]
        and table.parchments[seat] == before.parchments[seat]
        and table.becomes == before.becomes
        and table.harvested == before.harvested
        and table.earned == before.earned
        and table.land[seat] == before.land[seat]
    )
    if not same:
        again = seat_view(table, seat, False, False)
        for member in ("store", "spent", "land", "fiefs", "harvests", "earned"):
            if again[member] == seen[member]:
                again[member] = seen[member]
        return again
    held, discarded, kept = hand_size(table, seat), len(table.discards[seat]), len(table.reserves[seat])
    if seen["hand_size"] == held and seen["discards_size"] == discarded and seen["reserve_size"] == kept:
        return seen
    return {**seen, "hand_size": held, "discards_size": discarded, "reserve_size": kept}


def names(held: Iterable[int]) -> list[str]:
    return [CARD_NAMES[card] for card in held]


def resource_name(resource: int) -> str:
    return "" if resource == NOTHING else cards.RESOURCES[resource]


STANDING_WORDS: Final = [
    CARD_NAMES[card] if cards.FIRST_CAMP <= card <= cards.LAST_CAMP else cards.KIND[card] for card in range(cards.CARDS)
] + ["city1", ""]
"""What stands on a square, by its building's card, START_CITY, or NOTHING, which reads the last place."""


def square_view(table: BunnyTable, square: int) -> View:
    return {
        "terrain": cards.TERRAINS[cards.TERRAIN[square]],
        "owner": table.owner[square],
        "building": STANDING_WORDS[table.built[square]],
        "resources": resource_words(table.resources(square)),
    }


RESOURCE_WORDS: Final = [
    [word for resource, word in enumerate(cards.RESOURCES) if found >> resource & 1]
    for found in range(scoring.ONE_SQUARE)
]
"""The words for every set of resources; views share them and nobody changes a view."""


def resource_words(found: int) -> list[str]:
    return RESOURCE_WORDS[found]


def post_view(table: BunnyTable) -> View:
    return {CARD_NAMES[post]: resource_name(table.posts[i]) for i, post in enumerate(cards.POSTS)}


def tower_view(table: BunnyTable, hidden: Iterable[int] = ()) -> list[list[str]]:
    """The two squares of each sky tower that stands; not those on hidden squares."""
    ends = [SQUARE_NAMES[square] if square != NOTHING and square not in hidden else "" for square in table.towers]
    return [ends[place : place + 2] for place in range(0, len(ends), 2) if ends[place]]


def seat_view(table: BunnyTable, seat: int, own: bool, everything: bool) -> View:
    """A seat as another sees it, or (`own`) as it sees itself."""
    hidden = secrets(table, seat, own)
    return {
        "hand": hidden["hand"],
        "hand_size": hand_size(table, seat),
        "picks": hidden["picks"],
        "dropped": hidden["dropped"],
        "discards": hidden["discards"],
        "discards_size": len(table.discards[seat]),
        "reserve": names(table.reserves[seat]) if everything else None,
        "reserve_size": len(table.reserves[seat]),
        "passed": hidden["passed"],
        "parchments": hidden["parchments"],
        "parchments_size": len(table.parchments[seat]),
        "copies": hidden["copies"],
        "store": names(table.stores[seat]),
        "spent": names(table.spent[seat]),
        "camps_played": table.camps_played[seat],
        "land": [SQUARE_NAMES[square] for square in sorted(table.land[seat])],
        "fiefs": [fief_view(table, fief) for fief in table.fiefs(seat)],
        "carrots": scoring.carrots_now(table, seat),
        "harvests": harvest_view(table, seat),
        "earned": {CARD_NAMES[card]: carrots for owner, card, carrots in table.earned if owner == seat},
    }


def secrets(table: BunnyTable, seat: int, own: bool) -> View:
    """Of a seat what others do not see, or not before the end."""
    passed_on, held, copied = passed(table, seat), parchments(table, seat, own), copies(table, seat, own)
    return {
        "hand": names(table.hands[seat]) if own else None,
        "picks": names(table.picks[seat]) if own else None,
        "dropped": names(table.dropped[seat]) if own else None,
        "discards": names(table.discards[seat]) if own else None,
        "passed": None if passed_on is None or not own else names(list(passed_on)),
        "parchments": None if held is None else names(sorted(held)),
        "copies": None if copied is None else {CARD_NAMES[card]: CARD_NAMES[becomes(table, card)] for card in copied},
    }


def hand_size(table: BunnyTable, seat: int) -> int:
    """Cards in hand; those that a seat has picked leave it when it has answered."""
    held, picked = len(table.hands[seat]), len(table.picks[seat])
    if picked:
        for ask in table.decisions:
            if ask.seat == seat:
                return held + picked
    return held


def passed(table: BunnyTable, seat: int) -> tuple[int, ...] | None:
    """The hand that the seat passed on last in this round."""
    return table.memory[seat][-1] if table.memory[seat] and table.pick > 1 else None


def parchments(table: BunnyTable, seat: int, own: bool) -> list[int] | None:
    """A seat's parchments as others see them, or (`own`) as it does itself."""
    return table.parchments[seat] if own or table.phase in ("parchments", "end") else None  # BK5-1


def copies(table: BunnyTable, seat: int, own: bool) -> list[int] | None:
    """The seat's copy cards that stand for something."""
    if not own and table.phase != "end":
        return None
    held = table.parchments[seat]
    return [card for card in scoring.COPY_CARDS if card in held and becomes(table, card) != NOTHING]


def becomes(table: BunnyTable, copy: int) -> int:
    """What a copy card stands for."""
    return table.becomes[scoring.COPY_CARDS.index(copy)]


def fief_view(table: BunnyTable, fief: list[int]) -> View:
    strength, found = scoring.worth(table, fief)
    return {
        "squares": [SQUARE_NAMES[square] for square in fief],
        "strength": strength,
        "resources": resource_words(found),
        "carrots": strength * found.bit_count(),
    }


def harvest_view(table: BunnyTable, seat: int) -> list[int]:
    """Carrots of each harvest so far."""
    done = table.round if table.phase in ("parchments", "end") else table.round - 1
    carrots = [0] * done
    for round_, owner, strength, kinds, _, _ in table.harvested:
        if owner == seat:
            carrots[round_ - 1] += strength * kinds
    return carrots


# ---- what is sealed ------------------------------------------------------------------------------------


def without_plans(table: BunnyTable, viewer: int | None) -> BunnyTable:
    """The table without what others have built under seal: as the viewer knows it."""
    sealed = [seat for seat, plan in enumerate(table.plans) if plan and seat != viewer]
    if not sealed:
        return table
    known = table.clone()
    for seat in sealed:
        take_back_plan(known, seat)
    return known


def take_back_plan(table: BunnyTable, seat: int) -> None:
    for square in table.plans[seat]:
        card = table.built[square]
        table.built[square] = NOTHING
        if card in table.spent[seat]:
            table.spent[seat] = taken(table.spent[seat], card)
            table.stores[seat] = tuple(sorted((*table.stores[seat], card)))
        if square in table.towers:
            table.towers = changed(table.towers, table.towers.index(square), NOTHING)
        if square in table.post_at:
            table.post_at = changed(table.post_at, table.post_at.index(square), NOTHING)
    if table.plans[seat]:
        table.part_fiefs(seat)
    table.plans[seat] = ()


# ---- redeal ---------------------------------------------------------------------------------------------


class Slot:
    """A place where a card lies hidden from the viewer: which list, where, and what is known of it."""

    __slots__ = ("group", "index", "parchment_only", "pile")

    def __init__(self, pile: list[int], index: int, group: int, parchment_only: bool) -> None:
        self.pile = pile
        self.index = index
        self.group = group
        """The hand that the viewer passed on in which it saw this card last, or UNSEEN."""
        self.parchment_only = parchment_only


def deal_anew(table: BunnyTable, viewer: int | None, dice: Dice) -> None:
    """Everything that the viewer does not know (BK6-2) drawn anew."""
    others = [seat for seat in range(table.seats) if seat != viewer]
    deal_hidden_cards(table, viewer, others, dice)
    for seat in others:
        table.memory = changed(table.memory, seat, ())  # what others remember would tell where cards truly are
        if table.decisions:
            seal_anew(table, seat, opening(table, table.decisions[0]).prompt, dice)


def deal_hidden_cards(table: BunnyTable, viewer: int | None, others: list[int], dice: Dice) -> None:
    """Cards change places only with cards of which the viewer knows as much: those last seen in the same
    hand, or never seen."""
    seen = seen_in(table, viewer)
    deck = list(table.deck)
    slots = unseen_slots(deck, table)
    sealed: list[tuple[int, list[int]]] = []
    for seat in others:
        pool = sorted([*table.hands[seat], *table.picks[seat], *table.dropped[seat]])
        pool.sort(key=lambda card: seen.get(card, UNSEEN))
        sealed.append((seat, pool))
        slots += known_slots(pool, seen, False) + known_slots(table.discards[seat], seen, False)
        if table.phase not in ("parchments", "end"):
            slots += known_slots(table.parchments[seat], seen, True)
    hidden = sorted([slot.pile[slot.index] for slot in slots])  # sorted: nothing depends on the true places
    for seat in others:
        settle_doubts(table, seat, slots, seen, dice)
    held: dict[int, list[int]] = {}
    for card in hidden:
        held.setdefault(seen.get(card, UNSEEN), []).append(card)
    places: dict[int, list[Slot]] = {}
    for slot in slots:
        places.setdefault(slot.group, []).append(slot)
    for group in sorted(places):
        fill(held.get(group, []), places[group], dice)
    table.deck = tuple(deck)
    for seat, pool in sealed:
        share_out(table, seat, pool, dice)


def seen_in(table: BunnyTable, viewer: int | None) -> dict[int, int]:
    """For every card that the viewer passed on: the number of the last hand in which it did."""
    memory = [] if viewer is None else table.memory[viewer]
    return {card: number for number, hand in enumerate(memory) for card in hand}


def unseen_slots(deck: list[int], table: BunnyTable) -> list[Slot]:
    """Deck and reserves, one's own reserve too, were seen by nobody."""
    piles = [deck, *table.reserves]
    return [Slot(pile, index, UNSEEN, False) for pile in piles for index in range(len(pile))]


def known_slots(pile: list[int], seen: dict[int, int], parchment_only: bool) -> list[Slot]:
    return [Slot(pile, index, seen.get(card, UNSEEN), parchment_only) for index, card in enumerate(pile)]


def settle_doubts(table: BunnyTable, seat: int, slots: list[Slot], seen: dict[int, int], dice: Dice) -> None:
    """With two players the viewer knows at most one of the two cards that are gone from a hand which comes back, the
    other came from the reserve. If the one is a parchment, it may be the one played face down, or the one discarded.

    In that case the other is an unseen parchment; there must be one to spare."""
    doubtful: list[tuple[Slot, Slot, int]] = []
    for played, discarded in table.doubts[seat]:
        pair = [
            slot
            for slot in slots
            if (slot.pile is table.parchments[seat] and slot.index == played)
            or (slot.pile is table.discards[seat] and slot.index == discarded)
        ]
        pair.sort(key=lambda slot: not slot.parchment_only)
        known = [slot.pile[slot.index] for slot in pair if slot.pile[slot.index] in seen]
        if len(pair) == 2 and len(known) == 1 and is_parchment(known[0]):
            number = seen[known[0]]
            pair[0].group, pair[1].group = number, UNSEEN  # as if it were played, whatever is true
            doubtful.append((pair[0], pair[1], number))
    if not doubtful:
        return
    unseen = [slot.pile[slot.index] for slot in slots if slot.pile[slot.index] not in seen]
    spare = sum(is_parchment(card) for card in unseen)
    spare -= sum(slot.parchment_only and slot.group == UNSEEN for slot in slots)
    for played_slot, discarded_slot, number in doubtful:
        if dice.below(2) and spare:
            played_slot.group, discarded_slot.group = UNSEEN, number
            spare -= 1


def is_parchment(card: int) -> bool:
    return FIRST_PARCHMENT <= card < FIRST_PROVISIONS


def fill(held: list[int], slots: list[Slot], dice: Dice) -> None:
    """Deals the cards of a group, sorted, into its slots at random; where parchments lie, parchments."""
    parchments = [card for card in held if FIRST_PARCHMENT <= card < FIRST_PROVISIONS]
    dice.shuffle(parchments)
    dealt = [parchments.pop() for slot in slots if slot.parchment_only]
    rest = [card for card in held if card not in dealt] if dealt else held
    dice.shuffle(rest)
    dealt.reverse()
    for slot in slots:
        slot.pile[slot.index] = dealt.pop() if slot.parchment_only else rest.pop()


def share_out(table: BunnyTable, seat: int, pool: list[int], dice: Dice) -> None:
    """A seat's cards into hand and sealed choice; one that is still choosing has all of them in hand."""
    choosing = any(ask.seat == seat for ask in table.decisions)
    picks = 0 if choosing else len(table.picks[seat])
    dropped = 0 if choosing else len(table.dropped[seat])
    dice.shuffle(pool)
    table.picks[seat] = tuple(sorted(pool[:picks]))
    table.dropped[seat] = tuple(pool[picks : picks + dropped])
    table.hands[seat] = sorted(pool[picks + dropped :])


# ---- sealed answers, drawn anew ---------------------------------------------------------------------------


def seal_anew(table: BunnyTable, seat: int, stage: str, dice: Dice) -> None:
    """Another seat's sealed answer: drawn anew if it is given, begun anew if it is not."""
    take_back_plan(table, seat)
    forget_answers(table, seat, stage)
    if any(ask.seat == seat for ask in table.decisions):
        return
    if stage == "build":
        plan_at_random(table, seat, dice)
    elif stage == "call" and camps.camp_cards(table, seat):
        plan_at_random(table, seat, dice)
        free = [card for card in camps.camp_cards(table, seat) if card not in table.barred]
        table.announced = changed(table.announced, seat, [*free, NOTHING][dice.below(len(free) + 1)])
    elif stage == "post":
        for number in rules.own_posts(table, seat):
            table.named = changed(table.named, number, dice.below(len(cards.BASIC)))
    elif stage == "copy":
        copy_at_random(table, seat, dice)


def forget_answers(table: BunnyTable, seat: int, stage: str) -> None:
    table.announced = changed(table.announced, seat, NOTHING)
    if stage == "post":
        for number in rules.own_posts(table, seat):
            table.named = changed(table.named, number, table.posts[number])
    if stage == "copy":
        for card in copy_choices(table, seat):
            table.becomes = changed(table.becomes, scoring.COPY_CARDS.index(card), NOTHING)


def copy_choices(table: BunnyTable, seat: int) -> list[int]:
    """The seat's copy cards that leave it a choice."""
    return [card for card in scoring.COPY_CARDS if len(rules.copy_options(table, seat, card)) > 1]


def opening(table: BunnyTable, decision: Decision) -> Decision:
    """The decision that a sealed answer of several steps began with."""
    seat, prompt = decision.seat, decision.prompt
    if prompt in ("pick-second", "drop"):
        return Decision(seat, "pick", (), rules.pick_options, rules.pick)
    if prompt == "join":  # the second half of a sky tower, in the middle of what was asked
        asked, options_of, answer, args = decision.args[2]
        return Decision(seat, asked, (), options_of, answer, args)
    if prompt == "post":
        return Decision(seat, prompt, (), rules.post_options, rules.name_post, (rules.own_posts(table, seat)[0],))
    if prompt == "copy":
        return Decision(seat, prompt, (), rules.copy_options, rules.copy, (copy_choices(table, seat)[0],))
    return decision


def plan_at_random(table: BunnyTable, seat: int, dice: Dice) -> None:
    """Some of what the seat could have built, chosen at random."""
    for _ in range(dice.below(len(table.stores[seat]) + 1)):
        options = construction.build_options(table, seat)
        if not options:
            return
        option = options[dice.below(len(options))]
        card = construction.card_in_store(table, seat, str(option[1]))
        square = cards.SQUARES[option[2]]
        if card >= cards.FIRST_TOWER:
            ends = construction.second_squares(table, seat, square)
            construction.stand_tower(table, seat, card, square, ends[dice.below(len(ends))])
        else:
            construction.stand(table, seat, card, square)


def copy_at_random(table: BunnyTable, seat: int, dice: Dice) -> None:
    for number, card in enumerate(scoring.COPY_CARDS):
        if card in table.parchments[seat]:
            targets = scoring.copy_targets(table, seat, card)
            if targets and table.origin.options["copy-duty"] == "may":
                targets.append(NOTHING)
            table.becomes = changed(table.becomes, number, targets[dice.below(len(targets))] if targets else NOTHING)
