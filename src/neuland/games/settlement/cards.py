"""The components: read from `data/components.toml`, corrected by an owner's file, checked, and listed.

A `Box` is what the rules work with: numbers only, never changed, shared by all tables that use it.
"""

from __future__ import annotations

from difflib import get_close_matches
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from neuland.core.catalog import data_hash
from neuland.core.components import CONFIDENCE, KEPT, OWNED, Component, Item, read_owned
from neuland.core.errors import BadData
from neuland.games.settlement.board import ARTEFACTS, BUILDINGS, COLOURS, GUILDS, HEROES, LANDSCAPES, ROWS
from neuland.games.settlement.goods import GOODS, ONE_DIAMOND, bag_of

HERO_OF: Final = {name: number for number, name in enumerate(HEROES)}
LANDSCAPE_OF: Final = {name: number for number, name in enumerate(LANDSCAPES)}
BUILDING_OF: Final = {name: number for number, name in enumerate(BUILDINGS)}
ARTEFACT_OF: Final = {name: number for number, name in enumerate(ARTEFACTS)}

KINDS: Final[dict[str, tuple[str, ...]]] = {
    "hero": HEROES,
    "landscape": LANDSCAPES,
    "building": BUILDINGS,
    "artefact": ARTEFACTS,
    "monster": COLOURS,
}
_PROVENANCE: Final = ("id", "source", "confidence")
_WORDS: Final[dict[str, tuple[str, ...]]] = {
    "hero": (*_PROVENANCE, "guild", "cost", "bonus", "points", "colour", "colour_confidence"),
    "landscape": (*_PROVENANCE, "row", "resource", "colour"),
    "building": (*_PROVENANCE, "copies", "cost", "effect", "give", "get", "points"),
    "artefact": _PROVENANCE,
    "monster": (*_PROVENANCE, "supply", "settlers", "reward"),
}
SURCHARGES: Final = (2, 1, 0, 0)
"""Diamonds to be paid beside the price, by position in the hero row from the left.  (ST7-2)"""

GAIN: Final = 0
CHOICE: Final = 1
EXCHANGE: Final = 2
SALE: Final = 3
POST: Final = 4
DEPOSIT: Final = 5
EFFECTS: Final = ("gain", "exchange", "deposit", "fortress")
TILES_PER_ROW: Final = 12
BUILDING_TILES: Final = 36
HOME: Final = "components.toml"
OWNERS: Final = "The component file"
UNNAMED: Final = ("hero", "landscape")
"""What has no printed name: its id is ours."""


class Box:
    """All components as numbers, indexed as the names above are."""

    __slots__ = (
        "bonus_supply",
        "building_cost",
        "building_gets",
        "building_gives",
        "building_op",
        "building_points",
        "building_settlers",
        "copies",
        "data",
        "goods_supply",
        "hero_bonus",
        "hero_colour",
        "hero_cost",
        "hero_guild",
        "hero_points",
        "land_colour",
        "land_good",
        "land_row",
        "mark",
        "monster_reward",
        "monster_settlers",
        "monster_supply",
        "prices",
    )

    def __init__(self, document: dict[str, dict[str, Item]], data: str) -> None:
        self.data = data
        self.mark = data_hash(data)
        """The hash of the owner's file, "" for the game's own components."""
        heroes = [document["hero"][name] for name in HEROES]
        self.hero_guild = [_index(entry, "guild", GUILDS) for entry in heroes]
        self.hero_cost = [_bag(entry, "cost") for entry in heroes]
        self.hero_bonus = [entry.number("bonus", 0, 9) for entry in heroes]
        self.hero_points = [entry.number("points", 0, 99) for entry in heroes]
        """Points for each landscape, fortress or building, or of a craftsman as printed (ST7-5)."""
        self.hero_colour = [_index(entry, "colour", COLOURS) for entry in heroes]
        self.prices = [[cost + ONE_DIAMOND * extra for cost in self.hero_cost] for extra in SURCHARGES]
        """What each hero costs at each position."""
        lands = [document["landscape"][name] for name in LANDSCAPES]
        self.land_row = [_index(entry, "row", ROWS) for entry in lands]
        self.land_good = [_index(entry, "resource", GOODS) for entry in lands]
        self.land_colour = [_index(entry, "colour", COLOURS) for entry in lands]
        buildings = [document["building"][name] for name in BUILDINGS]
        self.copies = [entry.number("copies", 0, BUILDING_TILES) for entry in buildings]
        self.building_cost = [_bag(entry, "cost") for entry in buildings]
        effects = [_effect(entry) for entry in buildings]
        self.building_op = [effect[0] for effect in effects]
        self.building_gives = [effect[1] for effect in effects]
        self.building_gets = [effect[2] for effect in effects]
        self.building_settlers = [effect[3] for effect in effects]
        self.building_points = [effect[4] for effect in effects]
        monsters = [document["monster"][name] for name in COLOURS]
        self.monster_supply = [entry.number("supply", 0, 36) for entry in monsters]
        self.monster_settlers = [entry.number("settlers", 1, 6) for entry in monsters]
        self.monster_reward = [_bag(entry, "reward") for entry in monsters]
        supply = document["counts"]["counts"]
        self.goods_supply = bag_of({kind: supply.number(kind, 8, 999) for kind in GOODS})
        self.bonus_supply = supply.number("bonus", 4, 999)

    def __reduce__(self) -> tuple[Any, ...]:
        return (box, (self.data,))

    def check(self, name: str) -> None:
        """What must hold of all entries together."""
        for row in range(3):
            tiles = self.land_row.count(row)
            if tiles != TILES_PER_ROW:  # 4 players x 3 spaces: a stack never runs out
                raise BadData(f"{name}: row {ROWS[row]} has {tiles} landscapes; it needs {TILES_PER_ROW}.")
        for colour in range(4):
            tiles = self.land_colour.count(colour)
            if tiles > self.monster_supply[colour]:  # so that a colour's monsters never run out
                raise BadData(
                    f"{name}: {tiles} landscapes show {COLOURS[colour]}, but there are "
                    f"{self.monster_supply[colour]} monsters of that colour."
                )
        if sum(self.copies) != BUILDING_TILES:
            raise BadData(f"{name}: there are {sum(self.copies)} building tiles; it needs {BUILDING_TILES}.")


def _index(entry: Item, key: str, names: tuple[str, ...]) -> int:
    return names.index(entry.text(key, names))


def _units(entry: Item, key: str, kinds: tuple[str, ...]) -> dict[str, int]:
    """A word such as `cost = { wood = 2, gold = 2 }`."""
    raw = entry.raw.get(key)
    if not isinstance(raw, dict):
        raise entry.fail(f"{key!r} should name goods and numbers, such as {{ wood = 1 }}, not {raw!r}")
    inner = Item(f"{entry.where}, {key}", raw)
    inner.only(*kinds)
    return {kind: inner.number(kind, 1, 9) for kind in raw}


def _bag(entry: Item, key: str) -> int:
    return bag_of(_units(entry, key, GOODS))


def _effect(entry: Item) -> tuple[int, int, int, int, int]:
    """A building's effect: what is done, goods given, goods got, settlers got, points for a deposit."""
    effect = entry.text("effect", EFFECTS)
    if effect == "fortress":
        return POST, 0, 0, 0, 0
    if effect == "deposit":
        return DEPOSIT, _single(entry, "give"), 0, 0, entry.number("points", 1, 99)
    gets = _units(entry, "get", (*GOODS, "normal", "bonus"))
    settlers = gets.pop("bonus", 0)
    if effect == "gain":
        if "normal" not in gets:
            return GAIN, 0, bag_of(gets), settlers, 0
        if gets != {"normal": 1} or settlers:
            raise entry.fail("'get' can be { normal = 1 } or named goods, not both")
        return CHOICE, 0, 0, 0, 0
    if "normal" in gets:
        raise entry.fail("'get' of an exchange should name its goods")
    gives = _units(entry, "give", (*GOODS, "normal"))
    if "normal" not in gives:
        return EXCHANGE, bag_of(gives), bag_of(gets), settlers, 0
    if gives != {"normal": 1}:
        raise entry.fail("'give' can be { normal = 1 } or named goods, not both")
    return SALE, 0, bag_of(gets), settlers, 0


def _single(entry: Item, key: str) -> int:
    units = _units(entry, key, GOODS)
    if list(units.values()) != [1]:
        raise entry.fail(f"{key!r} of a deposit should be one unit of one kind")
    return bag_of(units)


def _collect(text: str, name: str) -> dict[str, dict[str, dict[str, Any]]]:
    """A file's entries by kind and id, as written."""
    document = read_owned(text, name)
    found: dict[str, dict[str, dict[str, Any]]] = {kind: {} for kind in (*KINDS, "counts")}
    for kind, raws in document.items():
        if kind == "counts":
            found["counts"]["counts"] = Item(f"{name}, counts", raws).raw
            continue
        if kind not in KINDS:
            raise BadData(f"{name} has an unknown part {kind!r}; known are counts, {', '.join(KINDS)}.")
        if not isinstance(raws, list):
            raise BadData(f"{name}: {kind} should be a list of [[{kind}]] entries.")
        for number, raw in enumerate(raws, 1):
            entry = Item(f"{name}, {kind} number {number}", raw)
            id_ = entry.text("id")
            if id_ not in KINDS[kind]:
                close = get_close_matches(id_, KINDS[kind], 1)
                hint = f" (did you mean {close[0]!r}?)" if close else ""
                raise BadData(f"{name}, {kind} {id_}: the game has no {kind} of this id{hint}.")
            if id_ in found[kind]:
                raise BadData(f"{name}, {kind} {id_}: the entry is there twice.")
            found[kind][id_] = raw
    return found


def _checked(kind: str, id_: str, raw: dict[str, Any], name: str) -> Item:
    entry = Item(f"{name}, counts" if kind == "counts" else f"{name}, {kind} {id_}", raw)
    entry.only(*(("source", "confidence", "bonus", *GOODS) if kind == "counts" else _WORDS[kind]))
    entry.text("source")
    entry.confidence()
    if kind == "hero":
        entry.text("colour_confidence", CONFIDENCE, "certain")
    return entry


@lru_cache(maxsize=KEPT)
def document(data: str) -> dict[str, dict[str, Item]]:
    """All entries, checked one by one: the game's own, with an owner's words in place of ours."""
    own = _collect((Path(__file__).parent / "data" / HOME).read_text("utf-8"), HOME)
    theirs = _collect(data, OWNERS) if data else {kind: {} for kind in own}
    made: dict[str, dict[str, Item]] = {}
    for kind, entries in own.items():
        made[kind] = {}
        for id_, raw in entries.items():
            corrected = theirs[kind].get(id_)
            if corrected is None:
                made[kind][id_] = _checked(kind, id_, raw, HOME)
            else:
                known = {**raw, "source": OWNED, "confidence": "certain"}
                known.pop("colour_confidence", None)
                made[kind][id_] = _checked(kind, id_, {**known, **corrected}, OWNERS)
    return made


@lru_cache(maxsize=KEPT)
def box(data: str) -> Box:
    """The box of components for the text of an owner's file, or "" for the game's own."""
    made = Box(document(data), data)
    made.check(OWNERS if data else HOME)
    return made


def check_data(data: str) -> None:
    """Refuses a component file that does not fit the game."""
    box(data)


def _component(kind: str, entry: Item) -> Component:
    facts = {word: value for word, value in entry.raw.items() if word not in _PROVENANCE}
    return Component(str(entry.raw["id"]), kind, facts, entry.text("source"), entry.confidence(), kind not in UNNAMED)


def browse(data: str = "") -> list[Component]:
    """All components for people, in the order of the file."""
    return [_component(kind, entry) for kind in KINDS for entry in document(data)[kind].values()]


def about(words: Any, id_: str, data: str = "") -> str:
    """What a component is and does, in a person's words, with a remark where it is reconstructed."""
    for kind in KINDS:
        entry = document(data)[kind].get(id_)
        if entry is not None:
            said = _said(words, kind, entry)
            return f"{said} {words.say('label-reconstructed')}" if entry.confidence() == "reconstructed" else said
    return str(words.about(id_))


def _said(words: Any, kind: str, entry: Item) -> str:
    raw = entry.raw
    if kind == "hero":
        values = {"guild": raw["guild"], "cost": priced(words, raw["cost"]), "bonus": raw["bonus"]}
        points = words.say(f"points-{raw['guild']}", points=raw["points"])
        return str(words.say("label-about-hero", **values, points=points, colour=raw["colour"]))
    if kind == "landscape":
        return str(words.say("label-about-landscape", row=raw["row"], good=raw["resource"], colour=raw["colour"]))
    if kind == "building":
        return str(words.say("label-about-building", cost=priced(words, raw["cost"]), effect=words.about(raw["id"])))
    if kind == "monster":
        reward = priced(words, raw["reward"])
        return str(words.say("label-about-monster", settlers=raw["settlers"], reward=reward))
    return str(words.about(raw["id"]))


def priced(words: Any, units: dict[str, int]) -> str:
    """A price in words: `2 wood and 1 gold`."""
    return str(words.amounts(units))
