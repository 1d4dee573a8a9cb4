"""What lies on the table."""

from __future__ import annotations

from typing import Any, Final

from neuland.core.decision import Action, Decision
from neuland.core.rng import Stream
from neuland.core.table import Event, Origin, Step, Table, View
from neuland.games.worlds import facts
from neuland.games.worlds.plan import Plan
from neuland.games.worlds.tiles import CITIES, KINDS, TILES

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

_PLACES: Final = 10
"""How many of the constructor's fields come before those that follow from `places`."""


class WorldsTable(Table):
    """A game of 504. Sides are players, or companies where they act; tiles are numbers of `tiles.py`.

    A world uses about a third of this; the rest stays empty.
    """

    __slots__ = (
        "active",
        "after_city",
        "aside",
        "bank",
        "bid",
        "bidders",
        "bids",
        "bought",
        "bought_units",
        "carded",
        "cards",
        "cargo",
        "closed",
        "common_built",
        "counted",
        "covers",
        "deck",
        "delivered",
        "deliveries",
        "demand",
        "dumped",
        "factories",
        "found",
        "founded",
        "garrison",
        "goods",
        "harvest",
        "holds",
        "housed",
        "hq",
        "income",
        "leader",
        "ledger",
        "level",
        "light",
        "loose",
        "lot",
        "money",
        "near",
        "now",
        "opened",
        "order",
        "over_at",
        "own_units",
        "owned",
        "passed",
        "phase",
        "places",
        "plan",
        "plant",
        "plant_full",
        "plant_of",
        "president",
        "prices",
        "prizes",
        "purse",
        "quit",
        "removed",
        "residents",
        "roads",
        "roads_left",
        "round",
        "row",
        "row_price",
        "safe",
        "scorings",
        "seating",
        "settled",
        "settlements",
        "share_rounds",
        "sold",
        "stack",
        "stands",
        "start",
        "steps",
        "stock",
        "tired",
        "tokens",
        "trolley",
        "turn",
        "units",
        "unsettled",
        "value",
        "vp",
        "waiting",
        "walked",
    )

    def __init__(
        self,
        origin: Origin,
        rng_state: Stream,
        todo: list[tuple[Step, tuple[Any, ...]]],
        decisions: list[Decision],
        actions: list[tuple[int, Action]],
        reveals: list[int],
        events: list[Event],
        telling: bool,
        snapshots: list[Table] | None,
        plan: Plan,
        round_: int,
        share_rounds: int,
        phase: str,
        start: int,
        turn: int,
        order: list[int],
        waiting: list[int],
        over_at: int,
        places: list[int],
        near: list[tuple[int, ...]],
        steps: list[tuple[int, ...]],
        garrison: list[int],
        stock: list[int],
        demand: list[int],
        loose: list[int],
        plant: list[int],
        plant_of: list[int],
        plant_full: int,
        factories: list[int],
        roads: list[int],
        harvest: list[int],
        unsettled: int,
        active: list[int],
        tired: list[int],
        settled: list[int],
        hq: list[int],
        residents: list[int],
        settlements: list[int],
        roads_left: list[int],
        money: list[int],
        aside: list[int],
        income: list[int],
        ledger: list[tuple[tuple[str, int], ...]],
        vp: list[int],
        owned: list[int],
        goods: list[int],
        tokens: list[int],
        found: list[int],
        counted: list[int],
        cards: list[int],
        carded: list[int],
        prizes: list[int],
        trolley: list[int],
        level: list[int],
        holds: list[int],
        cargo: list[int],
        delivered: list[int],
        housed: list[int],
        after_city: list[int],
        deliveries: int,
        prices: list[int],
        sold: list[int],
        deck: list[int],
        removed: list[int],
        row: list[int],
        row_price: list[int],
        bids: list[int],
        seating: list[int],
        lot: int,
        bid: int,
        leader: int,
        bidders: list[int],
        covers: list[int],
        opened: int,
        stands: list[int],
        scorings: int,
        common_built: int,
        purse: list[int],
        president: list[int],
        founded: list[int],
        value: list[int],
        stack: list[int],
        units: list[int],
        bank: list[int],
        own_units: list[int],
        light: list[int],
        bought: list[int],
        dumped: list[int],
        bought_units: list[int],
        passed: int,
        quit: int,
        safe: int,
        now: list[int],
        walked: list[int],
        closed: int,
    ) -> None:
        super().__init__(origin, rng_state, todo, decisions, actions, reveals, events, telling, snapshots)
        self.plan = plan
        """What this world is; all tables of one world share it."""
        self.round = round_
        """The round, with companies the business round; 0 during set-up."""
        self.share_rounds = share_rounds
        """How many share rounds there were (9.I, 9.II)."""
        self.phase = phase
        self.start = start
        """The seat with the start-player or start card."""
        self.turn = turn
        """The side whose turn it is, or NOBODY."""
        self.order = order
        """The sides in this round's order."""
        self.waiting = waiting
        """Sides whose turn of this round is still to come."""
        self.over_at = over_at
        """Why the game ends after this turn or round: a value of ENDINGS, 0 while it goes on."""

        # the map
        self.places = places
        """For each tile its place (kit.hex), NOWHERE while it is hidden. Replaced, never changed: clones share it."""
        self.near = near
        """For each tile its six neighbours; made anew with `places`."""
        self.steps = steps
        """For each tile the neighbours that can be entered; made anew with `places`."""
        self.garrison = garrison
        """On each tile MILITIA and BARRACKS, as bits (module 4)."""
        self.stock = stock
        """Goods in each city that it supplies (1.I, 1.II)."""
        self.demand = demand
        """The kinds each city still demands, as bits (1.I, 1.II)."""
        self.loose = loose
        """Goods lying about, tile x kind (module 1)."""
        self.plant = plant
        """The good that the tile's plant makes, or NO_GOOD where there is none (module 8)."""
        self.plant_of = plant_of
        """The side that owns the tile's plant, NOBODY if it is ownerless or there is none."""
        self.plant_full = plant_full
        """Tiles, as bits, on whose plant a good lies (8 with 1)."""
        self.factories = factories
        """Factories, side x city; the row after the last side is of ownerless ones (module 3)."""
        self.roads = roads
        """On each edge (tile x 3, see `edge`) the sides that have a road, as bits; NEUTRAL for a neutral one."""
        self.harvest = harvest
        """VP that can still be harvested on each tile (5.I)."""
        self.unsettled = unsettled
        """Tiles, as bits, whose VP for the first settlement still lies there (5.I)."""

        # what belongs to a side: lists by side
        self.active = active
        """Active residents, side x tile."""
        self.tired = tired
        """Exhausted residents, side x tile; attackers waiting for the fight among them."""
        self.settled = settled
        """On each tile the sides that have a settlement or their headquarters there, as bits (G6)."""
        self.hq = hq
        """Each side's capital, NOWHERE before it is chosen."""
        self.residents = residents
        """Residents in supply."""
        self.settlements = settlements
        """Settlements in supply."""
        self.roads_left = roads_left
        """Roads in supply; below 0 where substitutes are used (M6-2e). With module 4 the first number is the common
        pool."""
        self.money = money
        """A side's money: a player's cash, a company's assets."""
        self.aside = aside
        """Income set aside, not yet to be spent (G46)."""
        self.income = income
        """The last recorded income, NOT_YET before the first."""
        self.ledger = ledger
        """What that income came from: text ids and amounts."""
        self.vp = vp
        """VP held, side x source (SOURCES)."""
        self.owned = owned
        """Privileges as bits (cards.py)."""
        self.goods = goods
        """Goods in front of the side, side x kind (8.I, 8.II)."""
        self.tokens = tokens
        """Income tokens (5.I, 5.II)."""
        self.found = found
        """Tiles discovered, side x terrain."""
        self.counted = counted
        """Cells counted on the majority board, as bits of tiles."""
        self.cards = cards
        """City cards that are marked, as bits (2.I, 2.II)."""
        self.carded = carded
        """Residents that lie on city cards."""
        self.prizes = prizes
        """Who took each prize, NOBODY if it still lies there (2.III)."""
        self.trolley = trolley
        """Where the trolley stands, NOWHERE before it is placed."""
        self.level = level
        """The trolley's level of movement points, 0 to 3."""
        self.holds = holds
        """How many holds it has."""
        self.cargo = cargo
        """What is in them, side x 2: EMPTY, a good + 1, ONE_RESIDENT or TWO_RESIDENTS."""
        self.delivered = delivered
        """Goods ever delivered, side x kind."""
        self.housed = housed
        """Goods on trading houses, side x city x kind (8 with 1)."""
        self.after_city = after_city
        """Movement points of the last turn spent past the last city reached (M2-SCORE2)."""

        # common boards
        self.deliveries = deliveries
        """Goods delivered by all, also by sides that are gone (M1-END1)."""
        self.prices = prices
        """For each kind its space on the track of prices."""
        self.sold = sold
        """Goods delivered this turn, in order: city * KINDS + kind (M1-E5c)."""
        self.deck = deck
        """Privileges face down, the top one last; then the row and its prices."""
        self.removed = removed
        """Privileges taken out of the deck unseen (3 players)."""
        self.row = row
        self.row_price = row_price
        self.bids = bids
        """Opening bids by seat, sealed until all are made; NOT_YET where none is made."""
        self.seating = seating
        """Seats in order: as they choose their places after the opening bid, NOBODY where one is free; and as they deal
        in the share round."""
        self.lot = lot
        """The place in the row of the card that is auctioned, NOWHERE between auctions; then the highest bid so far
        (NOT_YET: none), the side that made it, and the sides still in, the next one to bid first (M3-2a)."""
        self.bid = bid
        self.leader = leader
        self.bidders = bidders
        self.covers = covers
        """Scoring cards in the order in which they lie, 1 a scoring, 0 a check (7.I)."""
        self.opened = opened
        """How many of them are turned up."""
        self.stands = stands
        """The scoring card on which each side stands, NOWHERE for none."""
        self.scorings = scorings
        """How many scorings there were."""
        self.common_built = common_built
        """Neutral roads built (6 with 4)."""

        # shares: companies are sides; with 9.III every player is one
        self.purse = purse
        """Players' own cash by seat, where companies are the sides."""
        self.president = president
        """By company the seat that leads it, NOBODY before it is founded."""
        self.founded = founded
        """Companies in the order of their founding."""
        self.value = value
        """The value of a company's share, 0 before it is founded."""
        self.stack = stack
        """Companies by the arrival of their marker, the latest first: among equal values the top."""
        self.units = units
        """Units held, seat x company; the president's share counts 2."""
        self.bank = bank
        """Units in the bank by company; with 9.III those lying dark."""
        self.own_units = own_units
        """Units with the company itself (9.I), or unsold singles (9.III)."""
        self.light = light
        """Shares sold this round, lying light (9.III)."""
        self.bought = bought
        """By seat the companies bought in this share round, as bits."""
        self.dumped = dumped
        """By seat the companies sold in this share round, as bits."""
        self.bought_units = bought_units
        """Units of each company bought in this share round (M9-A5a)."""
        self.passed = passed
        """How many passed in a row in this share round."""
        self.quit = quit
        """Seats that have quit this share round, as bits."""
        self.safe = safe
        """Companies that may not be attacked yet, as bits (M9-F4)."""

        # this turn
        self.now = now
        """What holds for this turn alone: see the names from POINTS on; cleared by `take_turn`."""
        self.walked = walked
        """On each tile the active residents that walked since one was used up (C113)."""
        self.closed = closed
        """Tiles, as bits, that may not be attacked again this turn (M4-3a)."""

    def clone(self) -> WorldsTable:
        return WorldsTable(
            self.origin,
            self.rng,
            self.todo[:],
            self.decisions[:],
            self.actions[:],
            self.reveals[:],
            self.events[:],
            self.telling,
            None if self.snapshots is None else self.snapshots[:],
            self.plan,
            self.round,
            self.share_rounds,
            self.phase,
            self.start,
            self.turn,
            self.order[:],
            self.waiting[:],
            self.over_at,
            self.places,
            self.near,
            self.steps,
            self.garrison[:],
            self.stock[:],
            self.demand[:],
            self.loose[:],
            self.plant[:],
            self.plant_of[:],
            self.plant_full,
            self.factories[:],
            self.roads[:],
            self.harvest[:],
            self.unsettled,
            self.active[:],
            self.tired[:],
            self.settled[:],
            self.hq[:],
            self.residents[:],
            self.settlements[:],
            self.roads_left[:],
            self.money[:],
            self.aside[:],
            self.income[:],
            self.ledger[:],
            self.vp[:],
            self.owned[:],
            self.goods[:],
            self.tokens[:],
            self.found[:],
            self.counted[:],
            self.cards[:],
            self.carded[:],
            self.prizes[:],
            self.trolley[:],
            self.level[:],
            self.holds[:],
            self.cargo[:],
            self.delivered[:],
            self.housed[:],
            self.after_city[:],
            self.deliveries,
            self.prices[:],
            self.sold[:],
            self.deck[:],
            self.removed[:],
            self.row[:],
            self.row_price[:],
            self.bids[:],
            self.seating[:],
            self.lot,
            self.bid,
            self.leader,
            self.bidders[:],
            self.covers[:],
            self.opened,
            self.stands[:],
            self.scorings,
            self.common_built,
            self.purse[:],
            self.president[:],
            self.founded[:],
            self.value[:],
            self.stack[:],
            self.units[:],
            self.bank[:],
            self.own_units[:],
            self.light[:],
            self.bought[:],
            self.dumped[:],
            self.bought_units[:],
            self.passed,
            self.quit,
            self.safe,
            self.now[:],
            self.walked[:],
            self.closed,
        )

    def layout(self) -> tuple[Any, ...]:
        return (
            self.plan.number,
            self.plan.edition,
            self.round,
            self.share_rounds,
            self.phase,
            self.start,
            self.turn,
            self.order,
            self.waiting,
            self.over_at,
            self.places,
            self.garrison,
            self.stock,
            self.demand,
            self.loose,
            self.plant,
            self.plant_of,
            self.plant_full,
            self.factories,
            self.roads,
            self.harvest,
            self.unsettled,
            self.active,
            self.tired,
            self.settled,
            self.hq,
            self.residents,
            self.settlements,
            self.roads_left,
            self.money,
            self.aside,
            self.income,
            self.ledger,
            self.vp,
            self.owned,
            self.goods,
            self.tokens,
            self.found,
            self.counted,
            self.cards,
            self.carded,
            self.prizes,
            self.trolley,
            self.level,
            self.holds,
            self.cargo,
            self.delivered,
            self.housed,
            self.after_city,
            self.deliveries,
            self.prices,
            self.sold,
            self.deck,
            self.removed,
            self.row,
            self.row_price,
            self.bids,
            self.seating,
            self.lot,
            self.bid,
            self.leader,
            self.bidders,
            self.covers,
            self.opened,
            self.stands,
            self.scorings,
            self.common_built,
            self.purse,
            self.president,
            self.founded,
            self.value,
            self.stack,
            self.units,
            self.bank,
            self.own_units,
            self.light,
            self.bought,
            self.dumped,
            self.bought_units,
            self.passed,
            self.quit,
            self.safe,
            self.now,
            self.walked,
            self.closed,
        )

    def __reduce__(self) -> tuple[Any, ...]:
        kernel = (self.origin, self.rng, self.todo, self.decisions, self.actions, self.reveals, self.events)
        laid = (self.plan, *self.layout()[2:])
        return (
            WorldsTable,
            (*kernel, self.telling, self.snapshots, *laid[:_PLACES], self.near, self.steps, *laid[_PLACES:]),
        )

    # ---- questions -------------------------------------------------------------------------------

    def seat_of(self, side: int) -> int:
        """Who decides for a side: the player himself, or the company's president (G42)."""
        return self.president[side] if self.plan.companies else side

    def settled_by(self, side: int, tile: int) -> bool:
        """Whether the side has a settlement or its headquarters there (G6)."""
        return self.settled[tile] >> side & 1 == 1

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
        return self.goods[side * KINDS : side * KINDS + KINDS]

    def house_goods(self, side: int, city: int) -> list[int]:
        """Goods on a side's trading house in a city, by kind (8 with 1)."""
        at = (side * CITIES + city) * KINDS
        return self.housed[at : at + KINDS]

    # ---- rooms ----------------------------------------------------------------------------------

    def look(self, seat: int | None, everything: bool = False) -> View:
        from neuland.games.worlds.view import look  # the view is built on this class

        return look(self, seat, everything)

    def redeal(self, seat: int | None, seed: int) -> WorldsTable:
        from neuland.games.worlds.view import redeal

        return redeal(self, seat, seed)

    def standing(self, seat: int) -> tuple[int, ...]:
        from neuland.games.worlds.scoring import standing

        return standing(self, seat)
