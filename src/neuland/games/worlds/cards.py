"""The 33 kinds of privileges as bits, with the boxes that say in which worlds they are used; and all components."""

from __future__ import annotations

from typing import Any, Final

from neuland.core.components import OWNED, Component, Item, entries
from neuland.core.decision import Word
from neuland.games.worlds import facts, tiles
from neuland.games.worlds.facts import DOCUMENT, NAME

PRIVILEGES: Final = 33
FIRST_OF_BACK: Final = (0, 12, 24, 33)
"""The first kind of the backs I, II and III."""

# What a side owns is a set of bits, one for each kind, named by what it does.
MORE_RESIDENTS: Final = 1 << 0
CITY_BONUS: Final = 1 << 1
SOLD_OUT: Final = 1 << 2
BULWARK: Final = 1 << 3
INCOME_10: Final = 1 << 4
GOODS_BONUS: Final = 1 << 5
LOW_UPKEEP: Final = 1 << 6
CHEAP_UPGRADES: Final = 1 << 7
FOREST_ROADS: Final = 1 << 8
MOVE_EXPLORER: Final = 1 << 9
VP_2: Final = 1 << 10
ONE_FIELD: Final = 1 << 11
HALF_DIVIDEND: Final = 1 << 12
NO_TAX: Final = 1 << 13
FACTORIES_20: Final = 1 << 14
CHEAP_RESIDENTS: Final = 1 << 15
FASTER: Final = 1 << 16
MORE_ROOM: Final = 1 << 17
MOUNTAIN_AS_MEADOW: Final = 1 << 18
CITY_ROADS: Final = 1 << 19
VP_3: Final = 1 << 20
ONE_FOREST: Final = 1 << 21
ACT_TWICE: Final = 1 << 22
INCOME_20: Final = 1 << 23
FREE_CITIES: Final = 1 << 24
ONE_MEADOW: Final = 1 << 25
ONE_CITY: Final = 1 << 26
ONE_DIE: Final = 1 << 27
RICH_CELLS: Final = 1 << 28
VP_5: Final = 1 << 29
FACTORY_20: Final = 1 << 30
FREE_HOUSES: Final = 1 << 31
FREE_ROAD: Final = 1 << 32

POSITIONS: Final = tuple([f"{module}.{top}" for module in range(1, 10) for top in ("I", "II", "III")])
BOXES: Final = (*POSITIONS, *[str(module) for module in range(1, 10)], "residents", "all")


class Privilege:
    """One kind: its word (`I-5`), its back (0 to 2), and the boxes on the card."""

    __slots__ = ("back", "kind", "rule", "with_any", "without", "word")

    def __init__(self, kind: int, entry: Item) -> None:
        self.kind = kind
        self.word: str = entry.text("id")
        self.rule: str = entry.text("rule")
        self.back: int = self.word.count("I") - 1
        self.with_any: tuple[str, ...] = tuple(entry.texts("with", BOXES))
        self.without: tuple[str, ...] = tuple(entry.texts("without", BOXES))
        first = FIRST_OF_BACK[self.back]
        if self.word != f"{'I' * (self.back + 1)}-{kind - first + 1}":
            raise entry.fail("privileges stand in the order of their backs and numbers")
        entry.confidence()


DECK: Final = tuple([Privilege(kind, entry) for kind, entry in enumerate(entries(DOCUMENT, "privilege", NAME))])
WORDS: Final = tuple([privilege.word for privilege in DECK])
KIND: Final[dict[Word, int]] = {word: kind for kind, word in enumerate(WORDS)}
BACK: Final = tuple([privilege.back for privilege in DECK])
RULE: Final = tuple([privilege.rule for privilege in DECK])


def browse(data: str = "") -> list[Component]:
    """Terrains, cities and privileges, and what had to be reconstructed."""
    found = [
        Component(entry.text("id"), kind, _printed(entry.raw), entry.text("source"), entry.confidence())
        for kind in ("terrain", "city", "privilege")
        for entry in entries(DOCUMENT, kind, NAME)
    ]
    known = facts.reconstructed(data)
    own = str(DOCUMENT["reconstructed"]["source"])
    for name, words in facts.LOST.items():
        source, confidence = (OWNED, "certain") if known.seen >= set(words) else (own, "reconstructed")
        found.append(Component(name, "reconstructed", known.printed(name), source, confidence))
    return found


def about(words: Any, id_: str, data: str = "") -> str:
    """What a component is; of what had to be reconstructed the numbers, too."""
    if id_ not in facts.LOST:
        return str(words.about(id_))
    known = facts.reconstructed(data)
    said = words.say(f"label-about-{id_}", **{name: _joined(value) for name, value in known.printed(id_).items()})
    return str(said if known.seen >= set(facts.LOST[id_]) else f"{said} {words.say('label-reconstructed')}")


def _joined(numbers: list[int]) -> str:
    return ", ".join(map(str, numbers))


def _printed(raw: dict[str, object]) -> dict[str, object]:
    return {key: value for key, value in raw.items() if key not in ("id", "source", "confidence", "rule") and value}


assert len(DECK) == PRIVILEGES and len(tiles.WORDS) == tiles.TILES
