"""The components: read from `data/*.toml`, with an owner's corrections laid over them, and checked.

The expansion's are in `data/expansion`, and come along only where it is asked for: the base game's box stays as it is.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from neuland.core.components import KEPT, OWNED, Component, Item, entries, read_owned, read_toml
from neuland.core.errors import BadData
from neuland.games.imperial import explain
from neuland.games.imperial import goods as g
from neuland.games.imperial.effects import RESOURCES, STORED, Card, read_bonus, read_effect, read_goods
from neuland.games.imperial.goods import Goods

_PRINTED = ("function", "colours", "cost", "raze", "deal", "defence", "effect", "bonus")
"""What a correction of one card may change."""
_DESIGN = ("id", "cards", *_PRINTED, "differs", "names")
_PROVENANCE = ("source", "also", "confidence", "note")
DATA = Path(__file__).parent / "data"
BASE = ("attack.toml", "barbarian.toml", "common.toml", "egyptian.toml", "japanese.toml", "roman.toml")
"""The files of the base game, named one by one: whatever else lies beside them changes no game."""
EXPANSION = tuple(
    f"expansion/{name}.toml" for name in ("barbarian", "common", "conquest", "egyptian", "japanese", "roman")
)
_COLLECTED = ("faction", "design", "card", "attack", "decks")

UNSURE = ("low", "reconstructed")
"""How sure we are of cards that may differ from the published ones; they are shown with a mark."""

# R16.1: a faction deck has 3 designs of three cards, 6 of two, 9 of one: 30 cards.
DECK_SHAPE = {3: 3, 2: 6, 1: 9}


@dataclass(frozen=True)
class Faction:
    """A faction board: what it produces in each round, and the good of which it stores any amount."""

    id: str
    production: Goods
    store: int
    source: str
    confidence: str


@dataclass(frozen=True)
class Attack:
    """An attack card of the solo game, with the good that it aims at."""

    id: str
    good: int
    source: str
    confidence: str


@dataclass(frozen=True)
class Conquest:
    """A conquest card of the expansion's solo game, with the row at which it aims (X9.1)."""

    id: str
    row: int
    source: str
    confidence: str


@dataclass(frozen=True)
class Components:
    """Everything in the box (R1.2), with the expansion what X1.1 lists too."""

    cards: tuple[Card, ...]
    factions: tuple[Faction, ...]
    attacks: tuple[Attack, ...]
    conquests: tuple[Conquest, ...]
    decks: tuple[tuple[str, ...], ...]
    """The ids of each deck's cards in the base game, in the order of `goods.DECKS`."""
    listed: frozenset[str]
    """The decks that an owner's file lists."""
    added: frozenset[str]
    """The ids of the expansion's cards."""


@lru_cache(maxsize=KEPT)
def load(data: str = "", expansion: bool = False) -> Components:
    """The components, with the corrections of an owner's file (the text of it) laid over them."""
    raw = _own(expansion)
    given = read_owned(data, "the component file") if data else {}
    strange = sorted(set(given) - set(_COLLECTED))
    if strange:
        raise BadData(f"the component file: unknown word {strange[0]!r}; known are {', '.join(_COLLECTED)}.")
    designs = raw["design"] + (entries(given, "design", "the component file") if "design" in given else [])
    corrections = _by_id(given, "card")
    cards: dict[str, Card] = {}
    for entry in designs:
        for card in _read_design(entry, corrections):
            if card.id in cards:
                raise entry.fail(f"there is already a card {card.id}")
            cards[card.id] = card
    known_cards = set(cards) | _added()
    for known, kind in ((known_cards, "card"), ({f.raw["id"] for f in raw["faction"]}, "faction")):
        for name, entry in _by_id(given, kind).items():
            if name not in known:
                raise entry.fail(f"there is no {kind} {name!r} to correct")
    boards = [_corrected(entry, _by_id(given, "faction")) for entry in raw["faction"]]
    attacks = entries(given, "attack", "the component file") if "attack" in given else raw["attack"]
    _check_attacks(attacks, cards)
    own = {name for entry in raw["design"] for name in entry.raw["cards"]} - _added()
    return Components(
        tuple(cards.values()),
        tuple(sorted((_read_faction(entry) for entry in boards), key=lambda board: g.DECKS.index(board.id))),
        tuple(_read_attack(entry) for entry in attacks),
        tuple(_read_conquest(entry) for entry in raw["conquest"]),
        tuple(_read_deck(given, deck, cards, own) for deck in g.DECKS),
        frozenset(given.get("decks", {})),
        _added() if expansion else frozenset(),
    )


def check(data: str) -> None:
    """Refuses an owner's component file that does not fit."""
    load(data, expansion=True)


@cache
def _own(expansion: bool) -> dict[str, list[Item]]:
    """The entries of the game's own files."""
    found: dict[str, list[Item]] = {"faction": [], "design": [], "attack": [], "conquest": []}
    for name in BASE + EXPANSION if expansion else BASE:
        document = read_toml((DATA / name).read_text("utf-8"), name)
        for kind in document:
            found[kind] += entries(document, kind, name)
    return found


@cache
def _added() -> frozenset[str]:
    """X1.1: the ids of the expansion's cards."""
    base = {name for entry in _own(False)["design"] for name in entry.raw["cards"]}
    return frozenset(name for entry in _own(True)["design"] for name in entry.raw["cards"]) - base


def _by_id(given: dict[str, Any], kind: str) -> dict[str, Item]:
    if kind not in given:
        return {}
    return {entry.text("id"): entry for entry in entries(given, kind, "the component file")}


def _corrected(entry: Item, corrections: dict[str, Item]) -> Item:
    correction = corrections.get(entry.raw["id"])
    return Item(correction.where, {**entry.raw, **correction.raw}) if correction else entry


def _read_design(entry: Item, corrections: dict[str, Item]) -> list[Card]:
    """All cards of one design. R3.3: copies of a design may differ in cost, raze and deal."""
    entry.only(*_DESIGN, *_PROVENANCE)
    names = entry.texts("cards")
    if not names:
        raise entry.fail("'cards' should be a list of ids")
    differs = entry.raw.get("differs", {})
    if not isinstance(differs, dict) or not set(differs) <= set(names):
        raise entry.fail("'differs' should be a table of values for some of its cards")
    cards = []
    for name in names:
        printed = {key: entry.raw[key] for key in (*_PRINTED, "names", *_PROVENANCE) if key in entry.raw}
        where = f"{entry.where}, card {name}"
        if name in differs:
            printed |= Item(f"{where}, differs", differs[name]).raw
        if name in corrections:
            where = corrections[name].where
            corrections[name].only("id", *_PRINTED, *_PROVENANCE)
            printed |= {"source": OWNED, "confidence": "certain"}
            printed |= {key: value for key, value in corrections[name].raw.items() if key != "id"}
        cards.append(_read_card(Item(where, printed), name, entry.text("id")))
    return cards


def _read_card(entry: Item, name: str, design: str) -> Card:
    if name[:3] not in g.PREFIXES or not name[3:].isdigit():
        raise entry.fail(f"{name!r} is no card code; codes are {', '.join(g.PREFIXES)} and a number")
    deck = g.DECKS[g.PREFIXES.index(name[:3])]
    function = entry.text("function", g.CARD_FUNCTIONS)
    cost = read_goods(entry, entry.raw.get("cost"), "cost", RESOURCES) if "location" not in _cost(entry) else ()
    gives_up = "location" in _cost(entry)
    if gives_up:
        resources = {good: amount for good, amount in _cost(entry).items() if good != "location"}
        cost = read_goods(entry, resources, "cost", RESOURCES)
        if _cost(entry)["location"] != 1 or deck == "common":
            raise entry.fail("'cost' can have 1 location, on faction cards only")
    raze = read_goods(entry, entry.raw["raze"], "raze", (*STORED, "vp", "card")) if entry.raw.get("raze") else ()
    names = Item(f"{entry.where}, names", entry.raw.get("names", {"de": "own", "en": "translated"}))
    card = Card(
        name,
        design,
        deck,
        function,
        tuple(entry.texts("colours", g.COLOURS)),
        (dict(cost).get(g.WOOD, 0), dict(cost).get(g.STONE, 0), dict(cost).get(g.FOOD, 0)),
        gives_up,
        raze,
        entry.text("deal", (*STORED, "vp", "card"), "") if "deal" in entry.raw else "",
        entry.number("defence", 0, 1, 0),
        read_effect(entry, function),
        read_bonus(entry),
        names.text("de", ("official", "inferred", "own")),
        names.text("en", ("official", "translated")),
        entry.text("source"),
        entry.confidence(),
    )
    _check_card(entry, card)
    return card


def _cost(entry: Item) -> dict[str, Any]:
    cost = entry.raw.get("cost")
    if not isinstance(cost, dict):
        raise entry.fail(f"'cost' should be a table of goods, not {cost!r}")
    return cost


def _check_card(entry: Item, card: Card) -> None:
    if card.deck == "common" and card.deal:
        raise entry.fail("common cards have no 'deal' (R8.1)")
    if card.deck != "common" and not card.deal:
        raise entry.fail("faction cards need a 'deal' (R8.1)")
    if card.function == "bastion" and card.deck == "common":
        raise entry.fail("a bastion is a faction card (X7.2)")
    if card.raze and card.deck not in ("common", "japanese"):
        raise entry.fail("only common and Japanese cards have a 'raze' field (R3.1)")
    if card.deck == "common" and card.raze and sum(amount for _, amount in card.raze) != 2:
        raise entry.fail("the 'raze' field of a common card shows two goods (R17.8)")


def _read_faction(entry: Item) -> Faction:
    entry.only("id", "deck", "production", "store", *_PROVENANCE)
    return Faction(
        entry.text("id", g.DECKS[1:]),
        read_goods(entry, entry.raw.get("production"), "production", g.NAMES[: g.SUPPLY]),
        g.NUMBER[entry.text("store", STORED)],
        entry.text("source"),
        entry.confidence(),
    )


def _check_attacks(attacks: list[Item], cards: dict[str, Card]) -> None:
    for number, entry in enumerate(attacks):
        name = entry.text("id")
        if name in cards or any(other.raw.get("id") == name for other in attacks[:number]):
            raise entry.fail(f"there is already a card {name}")


def _read_attack(entry: Item) -> Attack:
    entry.only("id", "good", *_PROVENANCE)
    good = g.NUMBER[entry.text("good", (*STORED, "vp", "card"))]
    return Attack(entry.text("id"), good, entry.text("source"), entry.confidence())


def _read_conquest(entry: Item) -> Conquest:
    entry.only("id", "row", *_PROVENANCE)
    row = g.FUNCTIONS.index(entry.text("row", g.FUNCTIONS))
    return Conquest(entry.text("id"), row, entry.text("source"), entry.confidence())


def _read_deck(given: dict[str, Any], deck: str, cards: dict[str, Card], own: set[str]) -> tuple[str, ...]:
    """The cards of a deck: the game's own, or those that the owner's file lists under [decks]."""
    listed = given.get("decks", {})
    if not isinstance(listed, dict) or not set(listed) <= set(g.DECKS):
        raise BadData(f"the component file, decks: it can have {', '.join(g.DECKS)}.")
    if deck not in listed:
        return tuple(name for name in cards if name in own and cards[name].deck == deck)
    names = Item("the component file, decks", listed).texts(deck)
    check_deck(deck, tuple(names), cards)
    return tuple(names)


def check_deck(deck: str, names: tuple[str, ...], cards: dict[str, Card]) -> None:
    """Refuses a deck that breaks the rules of deck building (R16.1)."""
    where = f"the component file, decks, {deck}"
    for name in names:
        if name not in cards or cards[name].deck != deck:
            raise BadData(f"{where}: there is no {deck} card {name!r}.")
    if len(set(names)) != len(names):
        raise BadData(f"{where}: {Counter(names).most_common(1)[0][0]} is listed twice.")
    if deck == "common":
        return
    copies = Counter(card.design for card in cards.values() if card.deck == deck)
    chosen = Counter(cards[name].design for name in names)
    for design, number in chosen.items():
        if number != copies[design]:
            raise BadData(
                f"{where}: {number} of the {copies[design]} cards {design!r}; a deck has all or none of them."
            )
    shape = Counter(chosen.values())
    if dict(shape) != DECK_SHAPE:
        found = ", ".join(f"{shape[size]} of {size}" for size in (3, 2, 1))
        raise BadData(f"{where}: it needs 3 designs of 3 cards, 6 of 2 and 9 of 1; it has {found}.")


def browse(data: str = "") -> list[Component]:
    """All components for people."""
    box = load(data, expansion=True)
    listed = [_component(card, box.added, _pictures(data)) for card in box.cards]
    for board in box.factions:
        facts = {"production": _amounts(board.production), "store": g.NAMES[board.store]}
        listed.append(Component(board.id, "faction", facts, board.source, board.confidence))
    for attack in box.attacks:
        facts = {"good": g.NAMES[attack.good]}
        listed.append(Component(attack.id, "attack", facts, attack.source, attack.confidence))
    for conquest in box.conquests:
        facts = {"row": g.FUNCTIONS[conquest.row]}
        listed.append(Component(conquest.id, "conquest", facts, conquest.source, conquest.confidence))
    return listed


@lru_cache(maxsize=KEPT)
def _pictures(data: str) -> dict[str, int]:
    """Each design's number among those of its deck: copies of a card share a picture, and no two cards have one."""
    designs = dict.fromkeys((card.deck, card.design) for card in load(data, expansion=True).cards)
    counted: Counter[str] = Counter()
    numbers = {}
    for deck, design in designs:
        numbers[design] = counted[deck]
        counted[deck] += 1
    return numbers


def _component(card: Card, added: frozenset[str], pictures: dict[str, int]) -> Component:
    facts: dict[str, Any] = {
        "deck": card.deck,
        "function": card.function,
        "colours": list(card.colours),
        "cost": _amounts(tuple(enumerate(card.cost))) | ({"location": 1} if card.gives_up else {}),
        "raze_field": _amounts(card.raze),
        "deal_field": card.deal,
        "icons": explain.icons(card),
        "picture": pictures[card.design],
        "name_de": card.name_de,
        "name_en": card.name_en,
    }
    if card.id in added:
        facts |= {"printed_defence": card.defence, "set": "expansion", "reconstructed": card.confidence in UNSURE}
    if card.function == "bastion":
        facts |= {"fortify": _amounts(card.effect.pay), "fortified_vp": card.effect.vp}
    official = card.name_de != "own" and card.name_en != "translated"
    return Component(card.id, card.function, facts, card.source, card.confidence, official)


def written(name: str) -> dict[str, Any]:
    """What is printed on a card of the game's own, in the words of its file."""
    for entry in _own(True)["design"]:
        if name in entry.raw["cards"]:
            printed = {key: entry.raw[key] for key in _PRINTED if key in entry.raw}
            return {**printed, **entry.raw.get("differs", {}).get(name, {})}
    raise KeyError(name)


def facts(name: str, data: str = "") -> dict[str, Any]:
    """What is printed on a card; nothing for what is no card."""
    card = _cards(data).get(name)
    return _component(card, _added(), _pictures(data)).facts if card else {}


def _amounts(goods: Goods) -> dict[str, int]:
    return {g.NAMES[good]: amount for good, amount in goods if amount}


def about(words: Any, name: str, data: str = "") -> str:
    """What a card does, in a person's words, made from its data; "" for what is no card."""
    card = _cards(data).get(name)
    return explain.card(words, card) if card else str(words.about(name))


def brief(words: Any, name: str) -> str:
    """A card of the game's own in few words: what it costs and does; "" for what is no card."""
    card = _cards("").get(name)
    return explain.brief(words, card) if card else ""


@lru_cache(maxsize=KEPT)
def _cards(data: str) -> dict[str, Card]:
    return {card.id: card for card in load(data, expansion=True).cards}
