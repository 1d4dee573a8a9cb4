"""What a seat of Settlement sees, declared once: as types, for checks, and in numbers for learning programs."""

from __future__ import annotations

from typing import Any, Final

from neuland.core.groups import Each, Fields, Many, Row, Seats, Some, Whole
from neuland.core.observation import Observation
from neuland.core.parts import MANY, Flag, InTruth, Maybe, Number, Numbers, OneOf, Part, Seat, Several, Unsaid
from neuland.core.table import Origin
from neuland.games.settlement import GAME, cards
from neuland.games.settlement.board import (
    ARTEFACTS,
    BUILDINGS,
    COLOURS,
    GUILDS,
    HERO_POSITIONS,
    HEROES,
    LANDSCAPES,
    LINES,
    LOTS,
    MARKET_FIELDS,
    ROWS,
    SPACES,
)
from neuland.games.settlement.cards import BUILDING_TILES, TILES_PER_ROW
from neuland.games.settlement.goods import GOODS, count, counts
from neuland.games.settlement.scoring import BITS_SET, RANKS, score
from neuland.games.settlement.state import ACTED, INVITED, NOTHING, ROUNDS, SETTLERS, SettlementTable
from neuland.games.settlement.view import CREWS, heroes_hidden, monsters_left, phase, times
from neuland.kit.rows import bits

PHASES: Final = ("setup", "turn", "pass", "over")
PROMPTS: Final = (
    "artefact",
    "turn",
    "trade",
    "street-for",
    "space-for",
    "street",
    "hourglass",
    "scroll",
    "mask",
    "keep",
)
SCORED: Final = ("heroes", "guilds", "lands", "forts", "built", "stock")
"""What points are made of."""
TWICE: Final = 2
"""So often a row is activated in a round at most."""


ARTEFACT_NUMBERS: Final = range(len(ARTEFACTS))
BUILDING_NUMBERS: Final = range(len(BUILDINGS))
HERO_NUMBERS: Final = range(len(HEROES))


def observation(origin: Origin) -> Observation:
    """What is seen at tables of an origin, with the game's own components or an owner's."""
    seats = origin.seats
    return Observation(
        GAME,
        origin,
        PROMPTS,
        {
            "round": Number(ROUNDS, lambda table, _: table.round).by("round"),
            "phase": OneOf(PHASES, lambda table, _: phase(table)).by("over", "artefact", "passed", "turn"),
            "turn": Maybe(Seat(seats, lambda table, _: None if table.over else table.turn)).by("over", "turn"),
            "marker": Seat(seats, lambda table, _: table.marker).by("marker"),
            "done": Fields(
                {
                    "action": Flag(lambda table, _: table.done & ACTED).by("done"),
                    "invitation": Flag(lambda table, _: table.done & INVITED).by("done"),
                }
            ),
            "picked": Number(MANY, lambda table, _: table.picked).by("picked"),
            "scores": Seats(seats, Number(MANY, score), Maybe(Number(MANY, others_score))).by(*SCORED, "over"),
            "rank": Unsaid(OneOf([name for _, name in RANKS])),  # goes by the score
            "market": Row(MARKET_FIELDS, OneOf(BUILDINGS, numbers=BUILDING_NUMBERS), lambda table, _: table.market).by(
                "market"
            ),
            "market_tiles": Row(MARKET_FIELDS, Number(BUILDING_TILES), lambda table, _: table.piles).by("piles"),
            "market_costs": Unsaid(Many(price())),  # printed, as all facts are
            "building_stack": Number(BUILDING_TILES, lambda table, _: len(table.tiles)).by("tiles"),
            "heroes": Row(HERO_POSITIONS, OneOf(HEROES, numbers=HERO_NUMBERS), lambda table, _: table.hero_row).by(
                "hero_row"
            ),
            "hero_facts": Unsaid(Many(Some({**hero_facts(), "surcharge": Number(MANY)}))),
            "hero_deck": Number(len(HEROES), lambda table, _: len(table.hero_deck)).by("hero_deck"),
            "gone_heroes": Several(HEROES, lambda table, _: table.gone_heroes, HERO_NUMBERS).by("gone_heroes"),
            "landscape_stacks": Each(
                ROWS, Number(TILES_PER_ROW), lambda table, _: [len(stack) for stack in table.land_stacks]
            ).by("land_stacks"),
            "drawn": OneOf(LANDSCAPES, lambda table, _: table.drawn, range(len(LANDSCAPES))).by("drawn"),
            "drawn_facts": Unsaid(Some(land_facts())),
            "artefacts": Several(ARTEFACTS, lambda table, _: table.artefact_row, ARTEFACT_NUMBERS).by("artefact_row"),
            "artefact_stack": Number(len(ARTEFACTS), lambda table, _: len(table.artefact_stack)).by("artefact_stack"),
            "gone_artefacts": Several(ARTEFACTS, lambda table, _: table.gone_artefacts, ARTEFACT_NUMBERS).by(
                "gone_artefacts"
            ),
            "supply": Some(dict.fromkeys((*GOODS, "bonus"), Number(MANY, left_over)), supplied).by("supply", "spare"),
            "monsters": Each(COLOURS, Number(len(LANDSCAPES)), lambda table, _: monsters_left(table).values()).by(
                "wild", "beasts"
            ),
            "seat": Seats(seats, board(origin.data, True), board(origin.data, False)),
            "next_heroes": InTruth(Several(HEROES)),
            "next_buildings": InTruth(Several(BUILDINGS)),
            "next_landscapes": InTruth(Each(ROWS, Several(LANDSCAPES))),
            "next_artefacts": InTruth(Several(ARTEFACTS)),
        },
    )


def supplied(table: SettlementTable, _: int) -> range:
    """What the common supply holds, if it is strict: the goods, then bonus settlers."""
    return range(len(GOODS) + 1 if table.strict else 0)


def left_over(table: SettlementTable, kind: int) -> int:
    return count(table.supply, kind) if kind < len(GOODS) else table.spare


def board(data: str, own: bool) -> Fields:
    """A seat's board, supply and heroes; all lies open, but for heroes that an option hides from others."""
    amount = Number(MANY)
    return Fields(
        {
            "goods": Each(GOODS, amount, lambda table, seat: counts(table.goods[seat])).by_its("goods"),
            "settlers": Fields(
                {
                    "normal": Number(SETTLERS).its("normal"),
                    "bonus": Number(MANY).its("bonus"),
                    "used_normal": Number(SETTLERS, lambda table, seat: SETTLERS - table.normal[seat]).by_its("normal"),
                    "used_bonus": Number(MANY).its("spent"),
                }
            ),
            "placed": Fields({crew: Number(MANY).its("crew", len(CREWS), place) for place, crew in enumerate(CREWS)}),
            "rows": Rows(),
            "artefact": OneOf(ARTEFACTS, numbers=ARTEFACT_NUMBERS).its("artefact"),
            "passed": Flag(lambda table, seat: table.passed >> seat & 1).by("passed"),
            "wilderness": Wilderness(data),
            "settlement": Town(),
            "landscapes": Number(len(SPACES), lambda table, seat: BITS_SET[table.lands[seat]]).by_its("lands"),
            "fortresses": Number(len(SPACES), lambda table, seat: BITS_SET[table.forts[seat]]).by_its("forts"),
            "buildings": Number(len(LOTS), lambda table, seat: table.buildings(seat)).by("built"),
            "heroes": Several(HEROES, own_heroes if own else others_heroes, HERO_NUMBERS).by("heroes", "over"),
            "hero_facts": Unsaid(Many(Fields(hero_facts()))),
            "hero_count": Number(len(HEROES), lambda table, seat: len(table.heroes[seat])).by("heroes"),
            "score": Unsaid(amount if own else Maybe(amount)),  # stands among the scores
        }
    )


class Rows(Each):
    """How often each row was activated this round."""

    def __init__(self) -> None:
        super().__init__(LINES, Number(TWICE))
        self.by("active", "twice")

    def take(self, table: SettlementTable, it: int, numbers: Numbers, at: int, viewer: int) -> None:
        self.note(table, it, table.active[it] | table.twice[it], numbers, at)

    def renew(
        self, before: dict[str, Any], table: SettlementTable, it: int, numbers: Numbers, at: int, viewer: int
    ) -> None:
        others = 0
        if "active" in before:
            others |= before["active"][it] ^ table.active[it]
        if "twice" in before:
            others |= before["twice"][it] ^ table.twice[it]
        if others:
            self.note(table, it, others, numbers, at)

    def note(self, table: SettlementTable, seat: int, lines: int, numbers: Numbers, at: int) -> None:
        """Writes those of some lines, given as bits."""
        for line in bits(lines):
            numbers[at + line] = times(table, seat, line)


class Wilderness(Whole):
    """The spaces; on each a landscape of its own row can lie."""

    def __init__(self, data: str) -> None:
        row_of = cards.box(data).land_row
        self.place_of: list[int] = [row_of[:land].count(row) for land, row in enumerate(row_of)]
        """A landscape's place among those of its row."""
        rows = [[LANDSCAPES[land] for land, row in enumerate(row_of) if row == each] for each in range(3)]
        flags = {word: Flag() for word in ("monster", "fortress", "active")}
        super().__init__(
            {
                space: Some({"landscape": OneOf(rows[number // 3]), **unsaid(land_facts()), **flags})
                for number, space in enumerate(SPACES)
            }
        )
        self.by("wild", "beasts", "forts", "manned")

    def take(self, table: SettlementTable, it: int, numbers: Numbers, at: int, viewer: int) -> None:
        beasts, forts, manned = table.beasts[it], table.forts[it], table.manned[it]
        for space, start in enumerate(self.starts):
            land = table.wild[it * 9 + space]
            if land != NOTHING:
                numbers[at + start + self.place_of[land]] = 1
                flags = at + start + TILES_PER_ROW
                numbers[flags] = beasts >> space & 1
                numbers[flags + 1] = forts >> space & 1
                numbers[flags + 2] = manned >> space & 1


class Town(Each):
    """The lots; on each a building can stand."""

    def __init__(self) -> None:
        super().__init__(LOTS, Some({"building": OneOf(BUILDINGS), "stock": Number(MANY)}))
        self.by("built", "stock")

    def take(self, table: SettlementTable, it: int, numbers: Numbers, at: int, viewer: int) -> None:
        for lot, start in enumerate(self.starts):
            kind = table.built[it * 9 + lot]
            if kind != NOTHING:
                numbers[at + start + kind] = 1
                numbers[at + start + len(BUILDINGS)] = min(table.stock[it * 9 + lot], MANY)


def own_heroes(table: SettlementTable, seat: int) -> list[int]:
    return table.heroes[seat]


def others_heroes(table: SettlementTable, seat: int) -> list[int]:
    return [] if heroes_hidden(table, seat, None, False) else table.heroes[seat]


def others_score(table: SettlementTable, seat: int) -> int | None:
    return None if heroes_hidden(table, seat, None, False) else score(table, seat)


# ---- what is printed, as all players know it ------------------------------------------------------------


def price() -> Some:
    return Some(dict.fromkeys(GOODS, Number(MANY)))


def hero_facts() -> dict[str, Part]:
    return {
        "guild": OneOf(GUILDS),
        "cost": price(),
        "bonus": Number(MANY),
        "points": Number(MANY),
        "colour": OneOf(COLOURS),
        "reconstructed": Flag(),
    }


def land_facts() -> dict[str, Part]:
    return {"resource": OneOf(GOODS), "colour": OneOf(COLOURS), "reconstructed": Flag()}


def unsaid(parts: dict[str, Part]) -> dict[str, Part]:
    return {key: Unsaid(part) for key, part in parts.items()}
