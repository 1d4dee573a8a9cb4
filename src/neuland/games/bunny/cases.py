"""Laying out a position of Bunny Kingdom by hand, for scenario cases."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from neuland.core.errors import BadScenario
from neuland.games.bunny import cards, rules
from neuland.games.bunny.camps import camp_calls
from neuland.games.bunny.cards import CARD_NUMBERS, KIND, NOTHING, SQUARES
from neuland.games.bunny.construction import construction
from neuland.games.bunny.state import NOBODY, BunnyTable
from neuland.kit.rows import added, changed

TOWERS = 3
PHASES: dict[str, tuple[Any, ...]] = {
    "draft": (rules.harvest_begins, camp_calls, construction, rules.exploration, rules.play_picks),
    "construction": (rules.harvest_begins, camp_calls, construction),
    "camps": (rules.harvest_begins, camp_calls),
    "harvest": (rules.harvest_begins,),
    "parchments": (rules.final_scoring,),
}
"""The steps to lay on the stack, the next one last."""


def arrange(table: BunnyTable, given: dict[str, Any]) -> None:
    """Lays `given` over a fresh table. Cards named in it are fetched from wherever they lie; what is not
    named stays as dealt."""
    layout = Layout(table, given)
    for word, value in given.items():
        _word(WORDS, word, "")(layout, value)
    _begin(layout, str(given.get("phase", "draft")))


class Layout:
    """The table being laid out, and the cards that `given` names."""

    def __init__(self, table: BunnyTable, given: dict[str, Any]) -> None:
        self.table = table
        self.deck = list(table.deck)
        """What becomes the table's deck when all is laid out."""
        self.named = _named_cards(given)
        self.fetched: set[int] = set()

    def fetch(self, name: Any) -> int:
        """Takes a card from where it lies; a hand that loses it gets one from the bottom of the deck."""
        if name not in CARD_NUMBERS:
            raise BadScenario(f"There is no card {name!r}.")
        card = CARD_NUMBERS[name]
        if card in self.fetched:
            raise BadScenario(f"The card {name} is named twice.")
        self.fetched.add(card)
        table = self.table
        deck = self.deck
        pile = next(pile for pile in [deck, *table.hands, *table.reserves] if card in pile)
        place = pile.index(card)
        pile.remove(card)
        if pile is not deck:
            spare = next(c for c in deck if c not in self.named)
            deck.remove(spare)
            pile.insert(place, spare)
        return card

    def deal(self, pile: list[int], names: Any) -> None:
        """A pile with just these cards; what it held goes to the bottom of the deck."""
        if not isinstance(names, list):
            raise BadScenario(f"{names!r} should be a list of cards.")
        self.deck[:0] = pile
        pile.clear()
        pile += [self.fetch(name) for name in names]


def _named_cards(given: Any) -> set[int]:
    """All cards named anywhere; a kind of building stands for all its cards."""
    if isinstance(given, dict):
        found = [_named_cards(part) for pair in given.items() for part in pair]
    elif isinstance(given, list):
        found = [_named_cards(part) for part in given]
    else:
        kinds = {card for card in range(cards.FIRST_BUILDING, cards.FIRST_PARCHMENT) if KIND[card] == given}
        return kinds | ({CARD_NUMBERS[given]} if given in CARD_NUMBERS else set())
    return set().union(*found)


def _word(words: dict[str, Callable[..., None]], word: str, before: str) -> Callable[..., None]:
    if word not in words:
        raise BadScenario(f"Unknown word {before + word!r} in given; known are {', '.join(words)}.")
    return words[word]


def _number(value: Any, word: str, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        raise BadScenario(f"{word!r} should be a whole number from {least} to {most}, not {value!r}.")
    return value


def _square(name: Any) -> int:
    if name not in SQUARES:
        raise BadScenario(f"There is no square {name!r}.")
    return SQUARES[name]


# ---- words for the table -----------------------------------------------------------------------------


def _round(layout: Layout, value: Any) -> None:
    layout.table.round = _number(value, "round", 1, rules.ROUNDS)


def _pick(layout: Layout, value: Any) -> None:
    layout.table.pick = _number(value, "pick", 1, cards.CARDS)


def _phase(layout: Layout, value: str) -> None:
    if value not in PHASES:
        raise BadScenario(f"There is no phase {value!r}; there are {', '.join(PHASES)}.")


def _deck(layout: Layout, names: list[str]) -> None:
    """The top of the deck, the next card first; the rest stays below."""
    on_top = [layout.fetch(name) for name in names]
    layout.deck += reversed(on_top)


def _seat(layout: Layout, seats: dict[str, Any]) -> None:
    for name, words in seats.items():
        if not name.isdigit() or int(name) >= layout.table.seats:
            raise BadScenario(f"There is no seat {name!r}.")
        for word in _land_first(list(words)):
            _word(SEAT_WORDS, word, f"seat.{name}.")(layout, int(name), words[word])


def _land_first(words: list[str]) -> list[str]:
    """What stands on land needs the land, in whichever order it is written."""
    later = [word for word in words if word in ("built", "towers")]
    if "land" not in words or not later or words.index("land") < words.index(later[0]):
        return words
    rest = [word for word in words if word != "land"]
    rest.insert(rest.index(later[0]), "land")
    return rest


# ---- words for a seat --------------------------------------------------------------------------------


def _hand(layout: Layout, seat: int, names: list[str]) -> None:
    layout.deal(layout.table.hands[seat], names)


def _reserve(layout: Layout, seat: int, names: list[str]) -> None:
    layout.deal(layout.table.reserves[seat], names)


def _parchments(layout: Layout, seat: int, names: list[str]) -> None:
    layout.deal(layout.table.parchments[seat], names)
    _all_between(layout.table.parchments[seat], cards.FIRST_PARCHMENT, cards.FIRST_PROVISIONS, "parchment")


def _store(layout: Layout, seat: int, names: list[str]) -> None:
    store = list(layout.table.stores[seat])
    layout.deal(store, names)
    _all_between(store, cards.FIRST_BUILDING, cards.FIRST_PARCHMENT, "building")
    layout.table.stores[seat] = tuple(sorted(store))
    camps = sum(card >= cards.FIRST_CAMP for card in store)
    layout.table.camps_played = added(layout.table.camps_played, seat, camps)


def _all_between(pile: list[int], first: int, end: int, kind: str) -> None:
    """Refuses cards of another kind: nothing could be done with them there."""
    for card in pile:
        if not first <= card < end:
            raise BadScenario(f"The card {cards.CARD_NAMES[card]} is no {kind}.")


def _score(layout: Layout, seat: int, value: Any) -> None:
    layout.table.score = changed(layout.table.score, seat, _number(value, "score", 0, 9_999))


def _land(layout: Layout, seat: int, names: list[str]) -> None:
    """Squares taken by their territory cards."""
    for name in names:
        square = _square(name)
        if layout.table.owner[square] != NOBODY:
            raise BadScenario(f"The square {name} is given twice.")
        layout.fetch(name)
        layout.table.take(seat, square)


def _built(layout: Layout, seat: int, buildings: dict[str, str]) -> None:
    """Buildings that stand on own squares, by square; a camp claims its square itself."""
    for name, kind in buildings.items():
        square = _square(name)
        if kind.startswith("camp-"):
            layout.table.take(seat, square)
            layout.table.camps_played = added(layout.table.camps_played, seat, 1)
        if layout.table.owner[square] != seat or layout.table.built[square] != NOTHING:
            raise BadScenario(f"Seat {seat} cannot have {kind} on {name}.")
        _stand(layout, seat, kind, [square])


def _towers(layout: Layout, seat: int, pairs: list[list[str]]) -> None:
    for first, second in pairs:
        squares = [_square(first), _square(second)]
        free = [number for number in range(TOWERS) if layout.table.towers[2 * number] == NOTHING]
        if not free:
            raise BadScenario(f"There are only {TOWERS} sky towers.")
        number = free[0]
        if any(layout.table.owner[square] != seat or layout.table.built[square] != NOTHING for square in squares):
            raise BadScenario(f"Seat {seat} cannot have a sky tower on {first} and {second}.")
        before, after = layout.table.towers[: 2 * number], layout.table.towers[2 * number + 2 :]
        layout.table.towers = (*before, *squares, *after)
        _stand(layout, seat, f"sky-tower-{number + 1}", squares)
        layout.table.join_fiefs(seat, squares[0], squares[1])


def _stand(layout: Layout, seat: int, kind: str, squares: list[int]) -> None:
    names = [name for name, card in CARD_NUMBERS.items() if kind in (name, KIND[card])]
    free = [name for name in names if CARD_NUMBERS[name] not in layout.fetched]
    if not free:
        raise BadScenario(f"There is no building {kind!r} left.")
    card = layout.fetch(free[0])
    layout.table.spent[seat] += (card,)
    for square in squares:
        layout.table.built[square] = card
    if card in cards.POSTS:
        layout.table.post_at = changed(layout.table.post_at, cards.POSTS.index(card), squares[0])


def _posts(layout: Layout, seat: int, resources: list[str]) -> None:
    """What the trading posts on the board produced at the last harvest."""
    chosen = [cards.RESOURCES.index(resource) for resource in resources]
    layout.table.posts = (*chosen, *layout.table.posts[len(chosen) :])
    layout.table.named = (*chosen, *layout.table.named[len(chosen) :])


def _camps_played(layout: Layout, seat: int, value: Any) -> None:
    layout.table.camps_played = changed(layout.table.camps_played, seat, _number(value, "camps_played", 0, cards.CARDS))


WORDS: dict[str, Callable[..., None]] = {
    "round": _round,
    "pick": _pick,
    "phase": _phase,
    "deck": _deck,
    "seat": _seat,
}
SEAT_WORDS: dict[str, Callable[..., None]] = {
    "hand": _hand,
    "reserve": _reserve,
    "parchments": _parchments,
    "store": _store,
    "score": _score,
    "land": _land,
    "built": _built,
    "towers": _towers,
    "posts": _posts,
    "camps_played": _camps_played,
}


def _begin(layout: Layout, phase: str) -> None:
    """Goes on from the beginning of a phase, or from a pick with the hands as they are."""
    table = layout.table
    table.decisions.clear()
    table.todo.clear()
    table.events = []
    table.phase = phase
    for step in PHASES[phase]:
        table.then(step)
    if phase == "draft":
        rules.ask_all_to_pick(table)
    else:
        for pile in [*table.hands, *table.reserves]:  # what was to be drafted in this round is left undealt
            layout.deck[:0] = pile
            pile.clear()
    table.deck = tuple(layout.deck)
    table.run()
