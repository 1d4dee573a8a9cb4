"""What lies on the table."""

from __future__ import annotations

from typing import Final

from neuland.core.decision import Action
from neuland.core.rng import Dice
from neuland.core.table import Table, View
from neuland.games.worlds import facts
from neuland.games.worlds.laid import Laid
from neuland.games.worlds.tiles import CITIES, KINDS, TILES
from neuland.kit.rows import noted

IN_CAPITAL: Final = facts.number("limits", "residents_in_capital")
ELSEWHERE: Final = facts.number("limits", "residents_elsewhere")

NOBODY: Final = -1
NOT_YET: Final = -1

# Bits of a garrison.
MILITIA: Final = 1
BARRACKS: Final = 2

NEUTRAL: Final = 1 << 5
"""The bit of a neutral road, beside those of five sides."""

# Cargo of a hold besides goods, which are their number + 1.
EMPTY: Final = 0
ONE_RESIDENT: Final = 6
TWO_RESIDENTS: Final = 7

COMPANY_WORDS: Final = ("green", "white", "purple", "blue", "orange")
"""The five companies, where they are the sides."""
COVER_WORDS: Final = ("check", "scoring")
"""What a scoring card says (M7-S2)."""

PHASES: Final = (
    "setup",
    "bid",
    "capitals",
    "shares",
    "order",
    "auction",
    "move-capital",
    "dealing",
    "privilege",
    "upgrade",
    "buy",
    "act",
    "drive",
    "factories",
    "fight",
    "sell",
    "income",
    "scoring",
    "dividend",
    "end",
)
"""What `phase` can be."""

ENDINGS: Final = ("", "supply", "capital", "scoring", "test", "rounds")
"""Why a game ends: a supply is empty or a capital is lost (4.I), the third scoring (7.I), TOP I's test, G48."""

SOURCES: Final = ("factories", "discoveries", "firsts", "harvests", "scorings", "missed-turns", "prizes")
"""What VP held can come from."""
BY_FACTORIES: Final = 0
BY_DISCOVERIES: Final = 1
BY_FIRSTS: Final = 2
BY_HARVESTS: Final = 3
BY_SCORINGS: Final = 4
BY_MISSED_TURNS: Final = 5
BY_PRIZES: Final = 6

# Places in `now`.
POINTS: Final = 0
"""Movement points left, in halves."""
EXTRA: Final = 1
"""Movement points bought this turn (M1-E6)."""
LOADED: Final = 2
"""Kinds of things loaded since the trolley last moved, as bits; residents are the sixth (C112)."""
UNLOADED: Final = 3
TOLLED: Final = 4
"""Opponents whose surcharge is paid, as bits (M1-E7b)."""
FIRST_INCOME: Final = 5
"""Income of this turn's first settlements (M2-H1a)."""
NEW_CARDS: Final = 6
NEW_CITIES: Final = 7
"""Settlements placed in cities this turn (I-2)."""
BOUGHT: Final = 8
"""Residents bought this turn (M8-C1)."""
TWICE: Final = 9
"""Whether a resident has acted twice (II-11)."""
FREE_ROADS: Final = 10
"""Roads built without residents, by III-9; by the trolley (M1-E8b) as 16."""
SHARE_SOLD: Final = 11
BEATEN: Final = 12
"""Militia on mountains beaten this turn (M5-T4)."""
PRIZE_MONEY: Final = 13
"""Money for prizes won this turn (M2-Z9)."""
BUILT_IN: Final = 14
"""Cities with a factory built this turn, as bits (M3-F)."""
DROVE: Final = 15
"""Movement points spent past the last city reached this turn (M2-SCORE2)."""
ENTERED: Final = 16
"""Whether the trolley entered the cell on which it stands this turn (M2-E2)."""
SALES: Final = 17
"""Income of the sets of goods sold this turn (M8-H3)."""
ROADS_IN: Final = 18
"""Enemy cells onto which a road was built this turn, as bits (M6-5b)."""
NOW: Final = 19

NOBODY_WALKED: Final = bytes(TILES)
"""What `walked` is until somebody walks; clones and turns share it."""


class WorldsTable(Laid):
    """A game of 504: questions of one line about what lies on the table."""

    __slots__ = ()

    # ---- questions -------------------------------------------------------------------------------

    def seat_of(self, side: int) -> int:
        """Who decides for a side: the player himself, or the company's president (G42)."""
        return self.president[side] if self.plan.companies else side

    def settled_by(self, side: int, tile: int) -> bool:
        """Whether the side has a settlement or its headquarters there (G6)."""
        return self.settled[tile] >> side & 1 == 1

    def rouse(self, at: int, number: int) -> None:
        """So many more residents (below 0: fewer) stand ready at a place of `active`."""
        self.active = noted(self.active, at, self.active[at] + number)

    def tire(self, at: int, number: int) -> None:
        """So many more residents (below 0: fewer) lie exhausted at a place of `tired`."""
        self.tired = noted(self.tired, at, self.tired[at] + number)

    def residents_at(self, side: int, tile: int) -> int:
        """All residents of a side on a tile."""
        at = side * TILES + tile
        return self.active[at] + self.tired[at]

    def population(self, side: int, tile: int) -> int:
        """Residents and settlement (G6)."""
        return self.residents_at(side, tile) + (self.settled[tile] >> side & 1)

    def own_tiles(self, side: int) -> list[int]:
        """Tiles with an own settlement or headquarters."""
        bit = 1 << side
        return [tile for tile, sides in enumerate(self.settled) if sides & bit]

    def owner(self, tile: int) -> int:
        """The one side that has settled a tile, where only one may (M4-1); NOBODY if it is free."""
        return self.settled[tile].bit_length() - 1

    def room(self, side: int, tile: int) -> int:
        """How many more residents the side may have there (G8)."""
        return (IN_CAPITAL if self.hq[side] == tile else ELSEWHERE) - self.residents_at(side, tile)

    def edge(self, tile: int, direction: int) -> int:
        """The number of the edge of a tile, the same from both sides: tile x 3 + direction."""
        if direction < 3:
            return tile * 3 + direction
        return self.near[tile][direction] * 3 + direction - 3

    def knows(self, tile: int) -> bool:
        """Whether the tile lies on the map."""
        return self.places[tile] >= 0

    def on_cards(self, side: int) -> int:
        """How many city cards a side has marked."""
        return self.cards[side].bit_count()

    def goods_of(self, side: int) -> list[int]:
        """Goods in front of a side, by kind."""
        return list(self.goods[side * KINDS : side * KINDS + KINDS])

    def house_goods(self, side: int, city: int) -> list[int]:
        """Goods on a side's trading house in a city, by kind (8 with 1)."""
        at = (side * CITIES + city) * KINDS
        return list(self.housed[at : at + KINDS])

    # ---- rooms ----------------------------------------------------------------------------------

    def look(self, seat: int | None, everything: bool = False) -> View:
        from neuland.games.worlds.view import look  # the view is built on this class

        return look(self, seat, everything)

    def look_apart(self, seat: int, common: View) -> View | None:
        from neuland.games.worlds.view import look_apart

        return look_apart(self, seat, common)

    def look_again(self, before: Table, seen: View) -> View:
        from neuland.games.worlds.view import look_again

        assert isinstance(before, WorldsTable)
        return look_again(self, before, seen)

    def deal_anew(self, viewer: int | None, dice: Dice) -> None:
        from neuland.games.worlds.view import deal_anew

        deal_anew(self, viewer, dice)

    def reason(self, seat: int, action: Action) -> str:
        from neuland.games.worlds.rules.reasons import reason

        return reason(self, seat, action)

    def standing(self, seat: int) -> tuple[int, ...]:
        from neuland.games.worlds.scoring import standing

        return standing(self, seat)
