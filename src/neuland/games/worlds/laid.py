"""Written by `neuland fields` from fields.py, where everything is declared: what is changed here is lost."""

from __future__ import annotations

from typing import Any

from neuland.core.decision import Action, Decision
from neuland.core.rng import Stream
from neuland.core.table import Event, Origin, Step, Table
from neuland.games.worlds.plan import Plan


class Laid(Table):
    """What lies on the table, how it is copied, and how it is compared."""

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
        "world",
    )

    world: int
    """The world's number, also where it was drawn by lot."""
    plan: Plan
    """What this world is; all tables of one world share it."""
    round: int
    """The round, with companies the business round; 0 during set-up."""
    share_rounds: int
    """How many share rounds there were (9.I, 9.II)."""
    phase: str
    start: int
    """The seat with the start-player or start card."""
    turn: int
    """The side whose turn it is, or NOBODY."""
    order: tuple[int, ...]
    """The sides in this round's order."""
    waiting: tuple[int, ...]
    """Sides whose turn of this round is still to come."""
    over_at: int
    """Why the game ends after this turn or round: a value of ENDINGS, 0 while it goes on."""
    places: list[int]
    """For each tile its place (kit.hex), NOWHERE while it is hidden. Replaced, never changed: clones share it."""
    near: list[tuple[int, ...]]
    """For each tile its six neighbours; made anew with `places`."""
    steps: list[tuple[int, ...]]
    """For each tile the neighbours that can be entered; made anew with `places`."""
    garrison: tuple[int, ...]
    """On each tile MILITIA and BARRACKS, as bits (module 4)."""
    stock: tuple[int, ...]
    """Goods in each city that it supplies (1.I, 1.II)."""
    demand: tuple[int, ...]
    """The kinds each city still demands, as bits (1.I, 1.II)."""
    loose: tuple[int, ...]
    """Goods lying about, tile x kind (module 1)."""
    plant: tuple[int, ...]
    """The good that the tile's plant makes, or NO_GOOD where there is none (module 8)."""
    plant_of: tuple[int, ...]
    """The side that owns the tile's plant, NOBODY if it is ownerless or there is none."""
    plant_full: int
    """Tiles, as bits, on whose plant a good lies (8 with 1)."""
    factories: tuple[int, ...]
    """Factories, side x city; the row after the last side is of ownerless ones (module 3)."""
    roads: tuple[int, ...]
    """On each edge (tile x 3, see `edge`) the sides that have a road, as bits; NEUTRAL for a neutral one."""
    harvest: tuple[int, ...]
    """VP that can still be harvested on each tile (5.I)."""
    unsettled: int
    """Tiles, as bits, whose VP for the first settlement still lies there (5.I)."""
    active: bytes
    """Active residents, side x tile."""
    tired: bytes
    """Exhausted residents, side x tile; attackers waiting for the fight among them."""
    settled: tuple[int, ...]
    """On each tile the sides that have a settlement or their headquarters there, as bits (G6)."""
    hq: tuple[int, ...]
    """Each side's capital, NOWHERE before it is chosen."""
    residents: list[int]
    """Residents in supply."""
    settlements: tuple[int, ...]
    """Settlements in supply."""
    roads_left: tuple[int, ...]
    """Roads in supply; below 0 where substitutes are used (M6-2e). With module 4 the first number is the common
    pool."""
    money: list[int]
    """A side's money: a player's cash, a company's assets."""
    aside: tuple[int, ...]
    """Income set aside, not yet to be spent (G46)."""
    income: tuple[int, ...]
    """The last recorded income, NOT_YET before the first."""
    ledger: tuple[tuple[tuple[str, int], ...], ...]
    """What that income came from: text ids and amounts."""
    vp: tuple[int, ...]
    """VP held, side x source (SOURCES)."""
    owned: tuple[int, ...]
    """Privileges as bits (cards.py)."""
    goods: tuple[int, ...]
    """Goods in front of the side, side x kind (8.I, 8.II)."""
    tokens: tuple[int, ...]
    """Income tokens (5.I, 5.II)."""
    found: tuple[int, ...]
    """Tiles discovered, side x terrain."""
    counted: tuple[int, ...]
    """Cells counted on the majority board, as bits of tiles."""
    cards: tuple[int, ...]
    """City cards that are marked, as bits (2.I, 2.II)."""
    carded: tuple[int, ...]
    """Residents that lie on city cards."""
    prizes: tuple[int, ...]
    """Who took each prize, NOBODY if it still lies there (2.III)."""
    trolley: list[int]
    """Where the trolley stands, NOWHERE before it is placed."""
    level: tuple[int, ...]
    """The trolley's level of movement points, 0 to 3."""
    holds: tuple[int, ...]
    """How many holds it has."""
    cargo: list[int]
    """What is in them, side x 2: EMPTY, a good + 1, ONE_RESIDENT or TWO_RESIDENTS."""
    delivered: tuple[int, ...]
    """Goods ever delivered, side x kind."""
    housed: tuple[int, ...]
    """Goods on trading houses, side x city x kind (8 with 1)."""
    after_city: tuple[int, ...]
    """Movement points of the last turn spent past the last city reached (M2-SCORE2)."""
    deliveries: int
    """Goods delivered by all, also by sides that are gone (M1-END1)."""
    prices: tuple[int, ...]
    """For each kind its space on the track of prices."""
    sold: tuple[int, ...]
    """Goods delivered this turn, in order: city * KINDS + kind (M1-E5c)."""
    deck: list[int]
    """Privileges face down, the top one last; then the row and its prices."""
    removed: list[int]
    """Privileges taken out of the deck unseen (3 players)."""
    row: tuple[int, ...]
    row_price: tuple[int, ...]
    bids: tuple[int, ...]
    """Opening bids by seat, sealed until all are made; NOT_YET where none is made."""
    seating: tuple[int, ...]
    """Seats in order: as they choose their places after the opening bid, NOBODY where one is free; and as they deal
    in the share round."""
    lot: int
    """The place in the row of the card that is auctioned, NOWHERE between auctions; then the highest bid so far
    (NOT_YET: none), the side that made it, and the sides still in, the next one to bid first (M3-2a)."""
    bid: int
    leader: int
    bidders: tuple[int, ...]
    covers: list[int]
    """Scoring cards in the order in which they lie, 1 a scoring, 0 a check (7.I)."""
    opened: int
    """How many of them are turned up."""
    stands: tuple[int, ...]
    """The scoring card on which each side stands, NOWHERE for none."""
    scorings: int
    """How many scorings there were."""
    common_built: int
    """Neutral roads built (6 with 4)."""
    purse: tuple[int, ...]
    """Players' own cash by seat, where companies are the sides."""
    president: tuple[int, ...]
    """By company the seat that leads it, NOBODY before it is founded."""
    founded: tuple[int, ...]
    """Companies in the order of their founding."""
    value: tuple[int, ...]
    """The value of a company's share, 0 before it is founded."""
    stack: tuple[int, ...]
    """Companies by the arrival of their marker, the latest first: among equal values the top."""
    units: tuple[int, ...]
    """Units held, seat x company; the president's share counts 2."""
    bank: tuple[int, ...]
    """Units in the bank by company; with 9.III those lying dark."""
    own_units: tuple[int, ...]
    """Units with the company itself (9.I), or unsold singles (9.III)."""
    light: tuple[int, ...]
    """Shares sold this round, lying light (9.III)."""
    bought: tuple[int, ...]
    """By seat the companies bought in this share round, as bits."""
    dumped: tuple[int, ...]
    """By seat the companies sold in this share round, as bits."""
    bought_units: tuple[int, ...]
    """Units of each company bought in this share round (M9-A5a)."""
    passed: int
    """How many passed in a row in this share round."""
    quit: int
    """Seats that have quit this share round, as bits."""
    safe: int
    """Companies that may not be attacked yet, as bits (M9-F4)."""
    now: list[int]
    """What holds for this turn alone: see the names from POINTS on; cleared by `take_turn`."""
    walked: bytes
    """On each tile the active residents that walked since one was used up (C113)."""
    closed: int
    """Tiles, as bits, that may not be attacked again this turn (M4-3a)."""

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
        world: int,
        plan: Plan,
        round: int,
        share_rounds: int,
        phase: str,
        start: int,
        turn: int,
        order: tuple[int, ...],
        waiting: tuple[int, ...],
        over_at: int,
        places: list[int],
        near: list[tuple[int, ...]],
        steps: list[tuple[int, ...]],
        garrison: tuple[int, ...],
        stock: tuple[int, ...],
        demand: tuple[int, ...],
        loose: tuple[int, ...],
        plant: tuple[int, ...],
        plant_of: tuple[int, ...],
        plant_full: int,
        factories: tuple[int, ...],
        roads: tuple[int, ...],
        harvest: tuple[int, ...],
        unsettled: int,
        active: bytes,
        tired: bytes,
        settled: tuple[int, ...],
        hq: tuple[int, ...],
        residents: list[int],
        settlements: tuple[int, ...],
        roads_left: tuple[int, ...],
        money: list[int],
        aside: tuple[int, ...],
        income: tuple[int, ...],
        ledger: tuple[tuple[tuple[str, int], ...], ...],
        vp: tuple[int, ...],
        owned: tuple[int, ...],
        goods: tuple[int, ...],
        tokens: tuple[int, ...],
        found: tuple[int, ...],
        counted: tuple[int, ...],
        cards: tuple[int, ...],
        carded: tuple[int, ...],
        prizes: tuple[int, ...],
        trolley: list[int],
        level: tuple[int, ...],
        holds: tuple[int, ...],
        cargo: list[int],
        delivered: tuple[int, ...],
        housed: tuple[int, ...],
        after_city: tuple[int, ...],
        deliveries: int,
        prices: tuple[int, ...],
        sold: tuple[int, ...],
        deck: list[int],
        removed: list[int],
        row: tuple[int, ...],
        row_price: tuple[int, ...],
        bids: tuple[int, ...],
        seating: tuple[int, ...],
        lot: int,
        bid: int,
        leader: int,
        bidders: tuple[int, ...],
        covers: list[int],
        opened: int,
        stands: tuple[int, ...],
        scorings: int,
        common_built: int,
        purse: tuple[int, ...],
        president: tuple[int, ...],
        founded: tuple[int, ...],
        value: tuple[int, ...],
        stack: tuple[int, ...],
        units: tuple[int, ...],
        bank: tuple[int, ...],
        own_units: tuple[int, ...],
        light: tuple[int, ...],
        bought: tuple[int, ...],
        dumped: tuple[int, ...],
        bought_units: tuple[int, ...],
        passed: int,
        quit: int,
        safe: int,
        now: list[int],
        walked: bytes,
        closed: int,
    ) -> None:
        super().__init__(origin, rng_state, todo, decisions, actions, reveals, events, telling, snapshots)
        self.world = world
        self.plan = plan
        self.round = round
        self.share_rounds = share_rounds
        self.phase = phase
        self.start = start
        self.turn = turn
        self.order = order
        self.waiting = waiting
        self.over_at = over_at
        self.places = places
        self.near = near
        self.steps = steps
        self.garrison = garrison
        self.stock = stock
        self.demand = demand
        self.loose = loose
        self.plant = plant
        self.plant_of = plant_of
        self.plant_full = plant_full
        self.factories = factories
        self.roads = roads
        self.harvest = harvest
        self.unsettled = unsettled
        self.active = active
        self.tired = tired
        self.settled = settled
        self.hq = hq
        self.residents = residents
        self.settlements = settlements
        self.roads_left = roads_left
        self.money = money
        self.aside = aside
        self.income = income
        self.ledger = ledger
        self.vp = vp
        self.owned = owned
        self.goods = goods
        self.tokens = tokens
        self.found = found
        self.counted = counted
        self.cards = cards
        self.carded = carded
        self.prizes = prizes
        self.trolley = trolley
        self.level = level
        self.holds = holds
        self.cargo = cargo
        self.delivered = delivered
        self.housed = housed
        self.after_city = after_city
        self.deliveries = deliveries
        self.prices = prices
        self.sold = sold
        self.deck = deck
        self.removed = removed
        self.row = row
        self.row_price = row_price
        self.bids = bids
        self.seating = seating
        self.lot = lot
        self.bid = bid
        self.leader = leader
        self.bidders = bidders
        self.covers = covers
        self.opened = opened
        self.stands = stands
        self.scorings = scorings
        self.common_built = common_built
        self.purse = purse
        self.president = president
        self.founded = founded
        self.value = value
        self.stack = stack
        self.units = units
        self.bank = bank
        self.own_units = own_units
        self.light = light
        self.bought = bought
        self.dumped = dumped
        self.bought_units = bought_units
        self.passed = passed
        self.quit = quit
        self.safe = safe
        self.now = now
        self.walked = walked
        self.closed = closed

    def clone(self) -> state.WorldsTable:
        copy = state.WorldsTable(
            self.origin,
            self.rng,
            self.todo[:],
            self.decisions[:],
            self.past,
            self.reveals[:],
            self.events[:],
            self.telling,
            None if self.snapshots is None else self.snapshots[:],
            self.world,
            self.plan,
            self.round,
            self.share_rounds,
            self.phase,
            self.start,
            self.turn,
            self.order,
            self.waiting,
            self.over_at,
            self.places,
            self.near,
            self.steps,
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
            self.residents[:],
            self.settlements,
            self.roads_left,
            self.money[:],
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
            self.trolley[:],
            self.level,
            self.holds,
            self.cargo[:],
            self.delivered,
            self.housed,
            self.after_city,
            self.deliveries,
            self.prices,
            self.sold,
            self.deck[:],
            self.removed[:],
            self.row,
            self.row_price,
            self.bids,
            self.seating,
            self.lot,
            self.bid,
            self.leader,
            self.bidders,
            self.covers[:],
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
            self.now[:],
            self.walked,
            self.closed,
        )
        copy.upto = self.played
        return copy

    def follow(self, other: Table) -> dict[str, Any] | None:
        if not isinstance(other, Laid):
            return None
        before: dict[str, Any] = {}
        if self.world != other.world:
            before["world"] = self.world
            self.world = other.world
        if self.plan is not other.plan:
            if self.plan != other.plan:
                before["plan"] = self.plan
            self.plan = other.plan
        if self.round != other.round:
            before["round"] = self.round
            self.round = other.round
        if self.share_rounds != other.share_rounds:
            before["share_rounds"] = self.share_rounds
            self.share_rounds = other.share_rounds
        if self.phase != other.phase:
            before["phase"] = self.phase
            self.phase = other.phase
        if self.start != other.start:
            before["start"] = self.start
            self.start = other.start
        if self.turn != other.turn:
            before["turn"] = self.turn
            self.turn = other.turn
        if self.order is not other.order:
            if self.order != other.order:
                before["order"] = self.order
            self.order = other.order
        if self.waiting is not other.waiting:
            if self.waiting != other.waiting:
                before["waiting"] = self.waiting
            self.waiting = other.waiting
        if self.over_at != other.over_at:
            before["over_at"] = self.over_at
            self.over_at = other.over_at
        if self.places is not other.places:
            if self.places != other.places:
                before["places"] = self.places
            self.places = other.places
        if self.near is not other.near:
            if self.near != other.near:
                before["near"] = self.near
            self.near = other.near
        if self.steps is not other.steps:
            if self.steps != other.steps:
                before["steps"] = self.steps
            self.steps = other.steps
        if self.garrison is not other.garrison:
            if self.garrison != other.garrison:
                before["garrison"] = self.garrison
            self.garrison = other.garrison
        if self.stock is not other.stock:
            if self.stock != other.stock:
                before["stock"] = self.stock
            self.stock = other.stock
        if self.demand is not other.demand:
            if self.demand != other.demand:
                before["demand"] = self.demand
            self.demand = other.demand
        if self.loose is not other.loose:
            if self.loose != other.loose:
                before["loose"] = self.loose
            self.loose = other.loose
        if self.plant is not other.plant:
            if self.plant != other.plant:
                before["plant"] = self.plant
            self.plant = other.plant
        if self.plant_of is not other.plant_of:
            if self.plant_of != other.plant_of:
                before["plant_of"] = self.plant_of
            self.plant_of = other.plant_of
        if self.plant_full != other.plant_full:
            before["plant_full"] = self.plant_full
            self.plant_full = other.plant_full
        if self.factories is not other.factories:
            if self.factories != other.factories:
                before["factories"] = self.factories
            self.factories = other.factories
        if self.roads is not other.roads:
            if self.roads != other.roads:
                before["roads"] = self.roads
            self.roads = other.roads
        if self.harvest is not other.harvest:
            if self.harvest != other.harvest:
                before["harvest"] = self.harvest
            self.harvest = other.harvest
        if self.unsettled != other.unsettled:
            before["unsettled"] = self.unsettled
            self.unsettled = other.unsettled
        if self.active is not other.active:
            if self.active != other.active:
                before["active"] = self.active
            self.active = other.active
        if self.tired is not other.tired:
            if self.tired != other.tired:
                before["tired"] = self.tired
            self.tired = other.tired
        if self.settled is not other.settled:
            if self.settled != other.settled:
                before["settled"] = self.settled
            self.settled = other.settled
        if self.hq is not other.hq:
            if self.hq != other.hq:
                before["hq"] = self.hq
            self.hq = other.hq
        if self.residents != other.residents:
            before["residents"] = self.residents
            self.residents = other.residents[:]
        if self.settlements is not other.settlements:
            if self.settlements != other.settlements:
                before["settlements"] = self.settlements
            self.settlements = other.settlements
        if self.roads_left is not other.roads_left:
            if self.roads_left != other.roads_left:
                before["roads_left"] = self.roads_left
            self.roads_left = other.roads_left
        if self.money != other.money:
            before["money"] = self.money
            self.money = other.money[:]
        if self.aside is not other.aside:
            if self.aside != other.aside:
                before["aside"] = self.aside
            self.aside = other.aside
        if self.income is not other.income:
            if self.income != other.income:
                before["income"] = self.income
            self.income = other.income
        if self.ledger is not other.ledger:
            if self.ledger != other.ledger:
                before["ledger"] = self.ledger
            self.ledger = other.ledger
        if self.vp is not other.vp:
            if self.vp != other.vp:
                before["vp"] = self.vp
            self.vp = other.vp
        if self.owned is not other.owned:
            if self.owned != other.owned:
                before["owned"] = self.owned
            self.owned = other.owned
        if self.goods is not other.goods:
            if self.goods != other.goods:
                before["goods"] = self.goods
            self.goods = other.goods
        if self.tokens is not other.tokens:
            if self.tokens != other.tokens:
                before["tokens"] = self.tokens
            self.tokens = other.tokens
        if self.found is not other.found:
            if self.found != other.found:
                before["found"] = self.found
            self.found = other.found
        if self.counted is not other.counted:
            if self.counted != other.counted:
                before["counted"] = self.counted
            self.counted = other.counted
        if self.cards is not other.cards:
            if self.cards != other.cards:
                before["cards"] = self.cards
            self.cards = other.cards
        if self.carded is not other.carded:
            if self.carded != other.carded:
                before["carded"] = self.carded
            self.carded = other.carded
        if self.prizes is not other.prizes:
            if self.prizes != other.prizes:
                before["prizes"] = self.prizes
            self.prizes = other.prizes
        if self.trolley != other.trolley:
            before["trolley"] = self.trolley
            self.trolley = other.trolley[:]
        if self.level is not other.level:
            if self.level != other.level:
                before["level"] = self.level
            self.level = other.level
        if self.holds is not other.holds:
            if self.holds != other.holds:
                before["holds"] = self.holds
            self.holds = other.holds
        if self.cargo != other.cargo:
            before["cargo"] = self.cargo
            self.cargo = other.cargo[:]
        if self.delivered is not other.delivered:
            if self.delivered != other.delivered:
                before["delivered"] = self.delivered
            self.delivered = other.delivered
        if self.housed is not other.housed:
            if self.housed != other.housed:
                before["housed"] = self.housed
            self.housed = other.housed
        if self.after_city is not other.after_city:
            if self.after_city != other.after_city:
                before["after_city"] = self.after_city
            self.after_city = other.after_city
        if self.deliveries != other.deliveries:
            before["deliveries"] = self.deliveries
            self.deliveries = other.deliveries
        if self.prices is not other.prices:
            if self.prices != other.prices:
                before["prices"] = self.prices
            self.prices = other.prices
        if self.sold is not other.sold:
            if self.sold != other.sold:
                before["sold"] = self.sold
            self.sold = other.sold
        if self.deck != other.deck:
            before["deck"] = self.deck
            self.deck = other.deck[:]
        if self.removed != other.removed:
            before["removed"] = self.removed
            self.removed = other.removed[:]
        if self.row is not other.row:
            if self.row != other.row:
                before["row"] = self.row
            self.row = other.row
        if self.row_price is not other.row_price:
            if self.row_price != other.row_price:
                before["row_price"] = self.row_price
            self.row_price = other.row_price
        if self.bids is not other.bids:
            if self.bids != other.bids:
                before["bids"] = self.bids
            self.bids = other.bids
        if self.seating is not other.seating:
            if self.seating != other.seating:
                before["seating"] = self.seating
            self.seating = other.seating
        if self.lot != other.lot:
            before["lot"] = self.lot
            self.lot = other.lot
        if self.bid != other.bid:
            before["bid"] = self.bid
            self.bid = other.bid
        if self.leader != other.leader:
            before["leader"] = self.leader
            self.leader = other.leader
        if self.bidders is not other.bidders:
            if self.bidders != other.bidders:
                before["bidders"] = self.bidders
            self.bidders = other.bidders
        if self.covers != other.covers:
            before["covers"] = self.covers
            self.covers = other.covers[:]
        if self.opened != other.opened:
            before["opened"] = self.opened
            self.opened = other.opened
        if self.stands is not other.stands:
            if self.stands != other.stands:
                before["stands"] = self.stands
            self.stands = other.stands
        if self.scorings != other.scorings:
            before["scorings"] = self.scorings
            self.scorings = other.scorings
        if self.common_built != other.common_built:
            before["common_built"] = self.common_built
            self.common_built = other.common_built
        if self.purse is not other.purse:
            if self.purse != other.purse:
                before["purse"] = self.purse
            self.purse = other.purse
        if self.president is not other.president:
            if self.president != other.president:
                before["president"] = self.president
            self.president = other.president
        if self.founded is not other.founded:
            if self.founded != other.founded:
                before["founded"] = self.founded
            self.founded = other.founded
        if self.value is not other.value:
            if self.value != other.value:
                before["value"] = self.value
            self.value = other.value
        if self.stack is not other.stack:
            if self.stack != other.stack:
                before["stack"] = self.stack
            self.stack = other.stack
        if self.units is not other.units:
            if self.units != other.units:
                before["units"] = self.units
            self.units = other.units
        if self.bank is not other.bank:
            if self.bank != other.bank:
                before["bank"] = self.bank
            self.bank = other.bank
        if self.own_units is not other.own_units:
            if self.own_units != other.own_units:
                before["own_units"] = self.own_units
            self.own_units = other.own_units
        if self.light is not other.light:
            if self.light != other.light:
                before["light"] = self.light
            self.light = other.light
        if self.bought is not other.bought:
            if self.bought != other.bought:
                before["bought"] = self.bought
            self.bought = other.bought
        if self.dumped is not other.dumped:
            if self.dumped != other.dumped:
                before["dumped"] = self.dumped
            self.dumped = other.dumped
        if self.bought_units is not other.bought_units:
            if self.bought_units != other.bought_units:
                before["bought_units"] = self.bought_units
            self.bought_units = other.bought_units
        if self.passed != other.passed:
            before["passed"] = self.passed
            self.passed = other.passed
        if self.quit != other.quit:
            before["quit"] = self.quit
            self.quit = other.quit
        if self.safe != other.safe:
            before["safe"] = self.safe
            self.safe = other.safe
        if self.now != other.now:
            before["now"] = self.now
            self.now = other.now[:]
        if self.walked is not other.walked:
            if self.walked != other.walked:
                before["walked"] = self.walked
            self.walked = other.walked
        if self.closed != other.closed:
            before["closed"] = self.closed
            self.closed = other.closed
        return before

    def layout(self) -> tuple[Any, ...]:
        return (
            self.world,
            self.round,
            self.share_rounds,
            self.phase,
            self.start,
            self.turn,
            list(self.order),
            list(self.waiting),
            self.over_at,
            self.places,
            list(self.garrison),
            list(self.stock),
            list(self.demand),
            list(self.loose),
            list(self.plant),
            list(self.plant_of),
            self.plant_full,
            list(self.factories),
            list(self.roads),
            list(self.harvest),
            self.unsettled,
            [-1 if each == 255 else each for each in self.active],
            [-1 if each == 255 else each for each in self.tired],
            list(self.settled),
            list(self.hq),
            self.residents,
            list(self.settlements),
            list(self.roads_left),
            self.money,
            list(self.aside),
            list(self.income),
            list(self.ledger),
            list(self.vp),
            list(self.owned),
            list(self.goods),
            list(self.tokens),
            list(self.found),
            list(self.counted),
            list(self.cards),
            list(self.carded),
            list(self.prizes),
            self.trolley,
            list(self.level),
            list(self.holds),
            self.cargo,
            list(self.delivered),
            list(self.housed),
            list(self.after_city),
            self.deliveries,
            list(self.prices),
            list(self.sold),
            self.deck,
            self.removed,
            list(self.row),
            list(self.row_price),
            list(self.bids),
            list(self.seating),
            self.lot,
            self.bid,
            self.leader,
            list(self.bidders),
            self.covers,
            self.opened,
            list(self.stands),
            self.scorings,
            self.common_built,
            list(self.purse),
            list(self.president),
            list(self.founded),
            list(self.value),
            list(self.stack),
            list(self.units),
            list(self.bank),
            list(self.own_units),
            list(self.light),
            list(self.bought),
            list(self.dumped),
            list(self.bought_units),
            self.passed,
            self.quit,
            self.safe,
            self.now,
            [-1 if each == 255 else each for each in self.walked],
            self.closed,
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return (
            state.WorldsTable,
            (
                self.origin,
                self.rng,
                self.todo,
                self.decisions,
                self.actions,
                self.reveals,
                self.events,
                self.telling,
                self.snapshots,
                self.world,
                self.plan,
                self.round,
                self.share_rounds,
                self.phase,
                self.start,
                self.turn,
                self.order,
                self.waiting,
                self.over_at,
                self.places,
                self.near,
                self.steps,
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
            ),
        )


import neuland.games.worlds.state as state  # noqa: E402  the class that stands on this one, which clones are of
