"""Laying out a position by hand, for scenario cases; docs/imperial.md explains the words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from neuland.core.errors import BadData, BadScenario
from neuland.games.imperial import cards as components
from neuland.games.imperial import goods as g
from neuland.games.imperial.rules.neutral import attempt_at, clear_display, fill_display, neutral_conquest, show
from neuland.games.imperial.rules.places import found_in_row, leave, stand, to_foundation
from neuland.games.imperial.rules.rounds import PHASES, end_game, lay_round
from neuland.games.imperial.rules.turn import next_turn
from neuland.games.imperial.state import BLOCKED, LAST_ROUND, NEUTRAL, NOWHERE, SAMURAI, TOKEN, ImperialTable
from neuland.kit.rows import changed, noted, with_entry

FIRST = ("seat", "solo", "discard", "deck", "rest")
POINTING = ("holds", "routes")
"""Words of a seat that name Locations which stand already."""


def arrange(table: ImperialTable, given: dict[str, Any]) -> None:
    """Lays `given` over a fresh table. Cards named in it are fetched from wherever they lie."""
    _check_named_once(table, given)
    table.todo, table.decisions, table.events = [], [], []
    table.start = 0
    for pile in [table.draft, *[list(pile) for pile in table.aside]]:
        put_under(table, pile)
    table.aside = [()] * len(table.aside)
    for word in sorted(given, key=_rank):
        _known(WORDS, word, "")(table, given[word])
    _begin(table, str(given.get("phase", "action")), given.get("turn", table.start))
    if "conquest" in given.get("solo", {}):
        _force_conquest(table, given["solo"]["conquest"])
    table.run()


def _check_named_once(table: ImperialTable, given: dict[str, Any]) -> None:
    """Whoever fetches a card a second time would take it from where it was named first."""
    found: set[str] = set()
    for name in _laid(given):
        if name in found:
            raise BadScenario(f"The card {name} is named twice.")
        if name in table.box.number:
            found.add(name)


def _laid(given: Any) -> Iterator[str]:
    """The members of all lists that say what lies somewhere, cards among them."""
    if isinstance(given, dict):
        for word, value in given.items():
            if word not in POINTING:
                yield from _laid(value)
    elif isinstance(given, list):
        for value in given:
            yield str(value).removeprefix("foundation:")


def _rank(word: str) -> int:
    """Seats first: what they hold may name cards that would else lie in a deck."""
    return FIRST.index(word) if word in FIRST else len(FIRST)


def _begin(table: ImperialTable, phase: str, turn: Any) -> None:
    if phase not in (*PHASES, "end"):
        raise BadScenario(f"There is no phase {phase!r}; there are {', '.join(PHASES)}, end.")
    if phase == "end":
        table.then(end_game)
        return
    if phase == "action":
        lay_round(table, "end-of-round")
        table.phase = "action"
        table.turn = (_number(turn, "turn") - 1) % table.seats
        table.then(next_turn)
        return
    lay_round(table, phase)


def _force_conquest(table: ImperialTable, rows: list[str]) -> None:
    """Lays his attempts with these rows in the place of those by chance."""
    place = next(number for number, (step, _) in enumerate(table.todo) if step is neutral_conquest)
    attempts = [(attempt_at, (g.FUNCTIONS.index(row),)) for row in reversed(rows)]
    table.todo[place : place + 1] = [(fill_display, ()), *attempts, (clear_display, ())]


def _known(words: dict[str, Callable[..., None]], word: str, before: str) -> Callable[..., None]:
    if word not in words:
        raise BadScenario(f"Unknown word {before + word!r} in given; known are {', '.join(words)}.")
    return words[word]


def _number(value: Any, word: str, most: int = 999) -> int:
    if type(value) is not int or not 0 <= value <= most:
        raise BadScenario(f"{word!r} should be a whole number from 0 to {most}, not {value!r}.")
    return value


# ---- cards ----------------------------------------------------------------------------------


def leaving(table: ImperialTable, card: int) -> int:
    leave(table, card, NOWHERE)
    return card


def fetch(table: ImperialTable, name: Any) -> int:
    """Takes a card from where it lies."""
    if name not in table.box.number:
        raise BadScenario(f"There is no card {name!r}.")
    card = table.box.number[name]
    piles = [*table.decks, *table.discards, *table.hands, table.draft, table.line, table.attack_deck]
    for pile in piles:
        if card in pile:
            pile.remove(card)
            return card
    if card in table.display:
        return leaving(table, card)
    raise BadScenario(f"The card {name} is not in this game.")


def fetch_all(table: ImperialTable, names: Any) -> list[int]:
    if not isinstance(names, list):
        raise BadScenario(f"{names!r} should be a list of cards.")
    return [fetch(table, name) for name in names]


def put_under(table: ImperialTable, pile: list[int]) -> None:
    """Empties a pile: its cards go to the bottom of their decks."""
    for card in pile:
        table.flags = noted(table.flags, card, 0)
        if card < table.box.locations:
            table.decks[table.pile_of(card)].insert(0, card)
        else:
            table.attack_deck.insert(0, card)
    pile.clear()


# ---- words for the table --------------------------------------------------------------------


def _round(table: ImperialTable, value: Any) -> None:
    table.round = _number(value, "round", LAST_ROUND)


def _start(table: ImperialTable, value: Any) -> None:
    table.start = _number(value, "start", table.seats - 1)


def _later(table: ImperialTable, value: Any) -> None:
    """`phase` and `turn` are laid on the stack when everything lies."""


def _deck(table: ImperialTable, names: Any) -> None:
    table.decks[0] += reversed(fetch_all(table, names))


def _discard(table: ImperialTable, names: Any) -> None:
    put_under(table, table.discards[0])
    table.discards[0] += fetch_all(table, names)


def _rest(table: ImperialTable, words: Any) -> None:
    """`rest = { hand = 1, deck = 0 }`: of the common deck only so many stay; the others go to a hand."""
    keep = _number(words.get("deck"), "rest.deck")
    hand = table.hands[_number(words.get("hand"), "rest.hand", table.seats - 1)]
    deck = table.decks[0]
    hand += deck[: len(deck) - keep]
    table.decks[0] = deck[len(deck) - keep :]


def _accepts(table: ImperialTable, text: Any) -> None:
    """A component file that must be taken."""
    components.load(str(text), table.box.expansion)


def _refuses(table: ImperialTable, texts: Any) -> None:
    """Component files of which every one must be refused."""
    for text in texts:
        try:
            components.load(str(text), table.box.expansion)
        except BadData:
            continue
        raise BadScenario("A component file was taken that should have been refused.")


def _seat(table: ImperialTable, seats: Any) -> None:
    for name, words in seats.items():
        if not name.isdigit() or int(name) >= table.seats:
            raise BadScenario(f"There is no seat {name!r}.")
        for word in words:
            _known(SEAT_WORDS, word, f"seat.{name}.")
    for word, lay in SEAT_WORDS.items():
        for name, words in seats.items():
            if word in words:
                lay(table, int(name), words[word])


def _solo(table: ImperialTable, words: Any) -> None:
    for word in words:
        _known(SOLO_WORDS, word, "solo.")
    for word, lay in SOLO_WORDS.items():
        if word in words:
            lay(table, words[word])


# ---- words for a seat -----------------------------------------------------------------------


def _vp(table: ImperialTable, seat: int, value: Any) -> None:
    table.vp[seat] = _number(value, "vp")


def _goods(table: ImperialTable, seat: int, goods: Any) -> None:
    for name, number in goods.items():
        if name not in g.NAMES[: g.SUPPLY]:
            raise BadScenario(f"There is no good {name!r} in a supply.")
        table.goods[seat][g.NUMBER[name]] = _number(number, name)


def _hand(table: ImperialTable, seat: int, names: Any) -> None:
    put_under(table, table.hands[seat])
    table.hands[seat] = fetch_all(table, names)


def _seat_deck(table: ImperialTable, seat: int, names: Any) -> None:
    table.decks[seat + 1] += reversed(fetch_all(table, names))


def _seat_discard(table: ImperialTable, seat: int, names: Any) -> None:
    table.discards[seat + 1] += fetch_all(table, names)


def _deck_size(table: ImperialTable, seat: int, number: Any) -> None:
    """Only so many cards stay in the faction deck; the others are discarded."""
    deck = table.decks[seat + 1]
    gone = len(deck) - _number(number, "deck_size")
    if gone < 0:
        raise BadScenario(f"The deck of seat {seat} has only {len(deck)} cards.")
    table.discards[seat + 1] += deck[:gone]
    table.decks[seat + 1] = deck[gone:]


def _deals(table: ImperialTable, seat: int, names: Any) -> None:
    table.deals[seat] = (*table.deals[seat], *fetch_all(table, names))


def _locations(table: ImperialTable, seat: int, names: Any) -> None:
    """Locations as they stand, in every row the leftmost first."""
    for card in reversed(fetch_all(table, names)):
        stand(table, seat, card)


def _foundations(table: ImperialTable, seat: int, names: Any) -> None:
    for card in fetch_all(table, names):
        to_foundation(table, seat, card, False)


def _order(table: ImperialTable, seat: int, rows: Any) -> None:
    """Faction rows as they lie, leftmost first: { feature = ["foundation:COM012", "ROM012"] }."""
    for name, words in rows.items():
        if name not in g.FUNCTIONS or not table.box.expansion:
            raise BadScenario(f"There is no row {name!r} to order; with the expansion {', '.join(g.FUNCTIONS)}.")
        for word in reversed(words):
            kind, _, card = str(word).rpartition(":")
            if kind == "foundation":
                found_in_row(table, seat, fetch(table, card), g.FUNCTIONS.index(name), 0, False)
            else:
                stand(table, seat, fetch(table, card))


def _routes(table: ImperialTable, seat: int, names: Any) -> None:
    """Trade Route Deals of the seat with these Locations; the top of its deck marks them."""
    for name in names:
        table.routes = (*table.routes, (seat, table.decks[seat + 1].pop(), table.box.number[name]))


def _holds(table: ImperialTable, seat: int, names: Any) -> None:
    for name in names:
        table.held = with_entry(table.held, table.box.number[name], seat)


def _on(table: ImperialTable, seat: int, locations: Any) -> None:
    """What lies on Locations: { COM046 = { used = 1, defence = true } }."""
    for name, marks in locations.items():
        card = table.box.number.get(name, -1)
        if card < 0 or table.owner[card] != seat:
            raise BadScenario(f"Seat {seat} has no Location {name!r}.")
        for word, value in marks.items():
            if word == "used":
                table.uses = noted(table.uses, card, _number(value, word, 99))
            elif word == "cards":
                lying = tuple([(under, seat) for under in fetch_all(table, value)])
                table.gates = with_entry(table.gates, card, lying)
            elif word == "resources":
                wood, stone, food = (_number(value.get(good, 0), good) for good in ("wood", "stone", "food"))
                table.shrines = with_entry(table.shrines, card, (wood, stone, food))
            elif word == "markers":
                table.markers = with_entry(table.markers, card, _number(value, word))
            elif word in MARKS:
                table.flags = noted(table.flags, card, table.flags[card] | MARKS[word])
            else:
                raise BadScenario(
                    f"Unknown word {word!r} on {name}; known are used, cards, resources, markers, {', '.join(MARKS)}."
                )


def _passed(table: ImperialTable, seat: int, value: Any) -> None:
    table.passed = changed(table.passed, seat, bool(value))


# ---- words for the neutral player -----------------------------------------------------------


def _neutral(table: ImperialTable, names: Any) -> None:
    put_under(table, table.neutral)
    for card in fetch_all(table, names):
        table.neutral.append(card)
        table.owner = noted(table.owner, card, NEUTRAL)


def _pile(table: ImperialTable, value: Any) -> None:
    """His pile: the cards, or their number, taken from the bottom of the common deck."""
    if isinstance(value, list):
        table.pile += fetch_all(table, value)
        return
    number = _number(value, "pile")
    table.pile += table.decks[0][:number]
    table.decks[0] = table.decks[0][number:]


def _attack_goods(table: ImperialTable, goods: Any) -> list[int]:
    """Attack cards by the good that they show."""
    found = []
    for name in goods:
        fitting = [card for card in table.attack_deck if table.box.deal[card] == g.NUMBER.get(name, -1)]
        if not fitting:
            raise BadScenario(f"There is no attack card {name!r} left.")
        table.attack_deck.remove(min(fitting))
        found.append(min(fitting))
    return found


def _line(table: ImperialTable, goods: Any) -> None:
    put_under(table, table.line)
    table.line = _attack_goods(table, goods)


def _attack_deck(table: ImperialTable, goods: Any) -> None:
    """The next attack cards, the first to be revealed first."""
    table.attack_deck += reversed(_attack_goods(table, goods))


def _display(table: ImperialTable, names: Any) -> None:
    """X9.1: the cards left of his deck, leftmost first."""
    put_under(table, [leaving(table, card) for card in table.display[:]])
    for card in reversed(fetch_all(table, names)):
        show(table, card, 0)


def _neutral_deck(table: ImperialTable, names: Any) -> None:
    """X9.1: the top of his faction deck, the next card first."""
    table.decks[2] += reversed(fetch_all(table, names))


def _conquest(table: ImperialTable, rows: Any) -> None:
    """X9.3: the rows that his next conquest cards show, in the attack phase."""
    for row in rows:
        if row not in g.FUNCTIONS:
            raise BadScenario(f"There is no row {row!r}; there are {', '.join(g.FUNCTIONS)}.")


MARKS = {"defence": TOKEN, "samurai": SAMURAI, "blocked": BLOCKED}
WORDS: dict[str, Callable[..., None]] = {
    "round": _round,
    "start": _start,
    "phase": _later,
    "turn": _later,
    "seat": _seat,
    "solo": _solo,
    "deck": _deck,
    "discard": _discard,
    "rest": _rest,
    "accepts": _accepts,
    "refuses": _refuses,
}
SEAT_WORDS: dict[str, Callable[..., None]] = {
    "vp": _vp,
    "goods": _goods,
    "passed": _passed,
    "hand": _hand,
    "locations": _locations,
    "foundations": _foundations,
    "order": _order,
    "deals": _deals,
    "on": _on,
    "deck": _seat_deck,
    "discard": _seat_discard,
    "deck_size": _deck_size,
    "routes": _routes,
    "holds": _holds,
}
SOLO_WORDS: dict[str, Callable[..., None]] = {
    "neutral": _neutral,
    "display": _display,
    "deck": _neutral_deck,
    "pile": _pile,
    "line": _line,
    "attack_deck": _attack_deck,
    "conquest": _conquest,
}
