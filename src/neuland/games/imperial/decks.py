"""Decks: formats, ready-made ones, one's own by the rules of deck building (R16.1, X2), as text and as file.

A deck is a faction, a format and a choice of designs; always all copies of a design. Of the theme sets only
"Die haben angefangen!" is here, and no Atlanteans or Aztecs with whom it should not be combined (X2.4).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, Final

from neuland.core.components import KEPT, Item, entries, read_toml
from neuland.core.errors import BadData, BadOption
from neuland.core.table import Origin
from neuland.games.imperial import cards as components
from neuland.games.imperial import goods as g
from neuland.games.imperial.box import Box

FORMATS: Final = ("base", "standard", "open")
USUAL_FORMAT: Final = "standard"
FACTIONS: Final = g.DECKS[1:]
READY: Final = "ready"
"""The option's word for the ready-made deck."""
DECK_SHAPE: Final = components.DECK_SHAPE
SIZES: Final = (3, 2, 1)
"""How many copies of a design there are (R3.3)."""


@dataclass(frozen=True)
class Design:
    """A design of a faction that a deck can have."""

    id: str
    cards: tuple[str, ...]
    added: bool
    """Whether it comes with the expansion."""

    @property
    def copies(self) -> int:
        return len(self.cards)

    @property
    def number(self) -> int:
        """The number of its first card: how a deck's text names it."""
        return int(self.cards[0][3:])


@dataclass(frozen=True)
class Deck:
    """A deck of somebody's own."""

    faction: str
    format: str
    designs: tuple[str, ...]
    name: str = ""


@dataclass(frozen=True)
class Fault:
    """What is wrong with a deck: a text id with its values."""

    id: str
    values: Mapping[str, Any]


def expansion(origin: Origin) -> bool:
    """Whether a table plays with the expansion."""
    return bool(origin.options["expansion"] != "none")


# ---- what there is to choose from -----------------------------------------------------------


@lru_cache(maxsize=4 * KEPT)
def pool(faction: str, format_: str, data: str = "") -> tuple[Design, ...]:
    """The designs of which a deck of a format is made: X2.1, X2.2: base cards, and those of the set."""
    box = components.load(data, expansion=True)
    found: dict[str, list[str]] = {}
    for card in box.cards:
        if card.deck == faction:
            found.setdefault(card.design, []).append(card.id)
    designs = [Design(name, tuple(sorted(ids)), ids[0] in box.added) for name, ids in found.items()]
    return tuple(design for design in designs if format_ != "base" or not design.added)


@cache
def _ready() -> dict[str, tuple[str, ...]]:
    path = components.DATA / "expansion" / "decks.toml"
    listed = entries(read_toml(path.read_text("utf-8"), path.name), "deck", path.name)
    return {entry.text("id", FACTIONS): tuple(entry.texts("designs")) for entry in listed}


def ready(faction: str, format_: str) -> Deck:
    """The ready-made deck of a faction in a format: in the open one simply all cards."""
    if format_ == "standard":
        return Deck(faction, format_, _ready()[faction])
    return Deck(faction, format_, tuple(design.id for design in pool(faction, format_)))


# ---- checking -------------------------------------------------------------------------------


def shape(deck: Deck, data: str = "") -> dict[int, int]:
    """How many designs of three, two and one copies a deck has."""
    copies = {design.id: design.copies for design in pool(deck.faction, deck.format, data)}
    found = Counter(copies[name] for name in deck.designs if name in copies)
    return {size: found[size] for size in SIZES}


def faults(deck: Deck, data: str = "") -> list[Fault]:
    """What the rules of deck building have against a deck; nothing: it can be played."""
    known = {design.id: design for design in pool(deck.faction, deck.format, data)}
    found = [Fault("unknown", {"design": name}) for name in deck.designs if name not in known]
    found += [Fault("twice", {"design": name}) for name, number in Counter(deck.designs).items() if number > 1]
    if deck.format == "open":  # X2.1, A55: the base cards, and of the set whatever one likes
        return found + [
            Fault("missing", {"design": name})
            for name, design in known.items()
            if not design.added and name not in deck.designs
        ]
    for size, number in shape(deck, data).items():  # R16.1: three of 3, six of 2, nine of 1: 30 cards
        wanted = DECK_SHAPE[size]
        if number != wanted:
            found.append(Fault("shape", {"copies": size, "number": number, "wanted": wanted}))
    return found


def in_words(fault: Fault) -> str:
    """A fault in one plain line, for errors."""
    values = fault.values
    if fault.id == "unknown":
        return f"there is no design {values['design']!r} to choose"
    if fault.id == "twice":
        return f"{values['design']} is listed twice"
    if fault.id == "missing":
        return f"{values['design']} is missing: an open deck has all base cards"
    return f"it needs {values['wanted']} designs of {values['copies']} cards, and has {values['number']}"


def check(deck: Deck, data: str = "") -> None:
    """Refuses a deck that could never be played, or that is none."""
    for word, known in ((deck.faction, FACTIONS), (deck.format, FORMATS)):
        if word not in known:
            raise BadOption(f"There is no {word!r}; there are {', '.join(known)}.")
    refuse(deck, deck.name or deck.faction, data)


def refuse(deck: Deck, where: str, data: str = "") -> None:
    """Refuses a deck that cannot be played."""
    wrong = faults(deck, data)
    if wrong:
        raise BadOption(f"{where}: {'; '.join(in_words(fault) for fault in wrong)}.")


def swapped(deck: Deck, out: str, into: str, data: str = "") -> Deck:
    """R16.1: a design for another with as many copies."""
    known = {design.id: design for design in pool(deck.faction, deck.format, data)}
    for name in (out, into):
        if name not in known:
            raise BadOption(f"There is no {deck.faction} design {name!r}; there are {', '.join(known)}.")
    if out not in deck.designs or into in deck.designs:
        raise BadOption(f"{out} is not in the deck." if out not in deck.designs else f"{into} is already in the deck.")
    if known[out].copies != known[into].copies:
        raise BadOption(
            f"{out} has {known[out].copies} cards and {into} {known[into].copies}: they cannot be swapped (R16.1)."
        )
    designs = tuple(into if name == out else name for name in deck.designs)
    return Deck(deck.faction, deck.format, designs, deck.name)


def named(deck: Deck, name: str) -> Deck:
    return Deck(deck.faction, deck.format, deck.designs, name)


# ---- as text and as file --------------------------------------------------------------------


def code(deck: Deck, data: str = "") -> str:
    """A deck as a short text, for options and links: the number of each design's first card, `1-4-71`."""
    numbers = {design.id: design.number for design in pool(deck.faction, deck.format, data)}
    return "-".join(str(number) for number in sorted(numbers[name] for name in deck.designs))


def decode(faction: str, format_: str, text: str, data: str = "") -> Deck:
    """The deck that a short text means."""
    names = {str(design.number): design.id for design in pool(faction, format_, data)}
    designs = []
    for number in text.split("-"):
        if number not in names:
            raise BadOption(f"{text[:80]!r} is no {faction} deck: no design of it begins with card {number!r}.")
        designs.append(names[number])
    return Deck(faction, format_, tuple(designs))


def to_file(deck: Deck) -> str:
    """A deck as the text of a file."""
    lines = ["[deck]", f"name = {_quoted(deck.name)}", f'faction = "{deck.faction}"', f'format = "{deck.format}"']
    return "\n".join([*lines, "designs = [", *[f'    "{name}",' for name in deck.designs], "]", ""])


def from_file(text: str, where: str = "the deck file") -> Deck:
    """The deck that a file holds; whether it can be played is another question."""
    document = read_toml(text, where)
    if set(document) != {"deck"}:
        raise BadData(f"{where} should have one [deck].")
    entry = Item(where, document["deck"])
    entry.only("name", "faction", "format", "designs")
    faction, format_ = entry.text("faction", FACTIONS), entry.text("format", FORMATS)
    return Deck(faction, format_, tuple(entry.texts("designs")), entry.text("name", default=""))


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return '"' + "".join(letter if letter.isprintable() else " " for letter in escaped) + '"'


# ---- at a table -----------------------------------------------------------------------------


def option_of(faction: str) -> str:
    """The option that names the deck of whoever plays a faction."""
    return f"deck_{faction}"


def settings(deck: Deck, data: str = "") -> dict[str, str]:
    """The options with which a deck is played."""
    format_ = USUAL_FORMAT if deck.format == "base" else deck.format
    return {"expansion": format_, option_of(deck.faction): code(deck, data)}


def cards_of_deck(box: Box, options: Mapping[str, Any], deck: int, neutral: bool = False) -> list[int]:
    """The cards of a deck at the start of a game, in their order in the box.

    X2.2, A56: the set's common cards all join the base ones, unless the table wants base ones only. X9.1: the
    neutral player's deck can be of a format of its own.
    """
    if not box.expansion:
        return list(box.decks[deck])
    if deck == g.COMMON:
        return list(_common(box, str(options["expansion_common"])))
    format_ = str(options["neutral_deck"] if neutral else options["expansion"])
    return list(_faction(box, deck, format_, str(options[option_of(g.DECKS[deck])])))


@lru_cache(maxsize=KEPT)
def _common(box: Box, wanted: str) -> tuple[int, ...]:
    added = box.added if wanted == "added" else ()
    return tuple(sorted([*box.decks[g.COMMON], *[card for card in added if box.deck[card] == g.COMMON]]))


@lru_cache(maxsize=KEPT)
def _faction(box: Box, deck: int, format_: str, own: str) -> tuple[int, ...]:
    faction = g.DECKS[deck]
    if own == READY and faction in box.listed:
        return box.decks[deck]  # an owner's file lists it
    chosen = ready(faction, format_) if own == READY else decode(faction, "open", own, box.data)
    names = set(chosen.designs)
    return tuple(number for number, card in enumerate(box.cards) if box.deck[number] == deck and card.design in names)


def check_decks(origin: Origin) -> None:
    """Refuses decks that the rules of deck building do not allow."""
    options = origin.options
    for faction in FACTIONS:
        option = option_of(faction)
        if options[option] == READY:
            continue
        format_ = str(options["expansion"])
        if origin.seats == 1 and options["neutral_faction"] == faction and options["neutral_deck"] == "open":
            format_ = "open"  # X9.1: his deck may be of another format
        refuse(decode(faction, format_, str(options[option]), origin.data), option, origin.data)
