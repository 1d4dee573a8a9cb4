"""What lies on the table of 504, declared once: `neuland fields` writes laid.py from it."""

from __future__ import annotations

from neuland.core.fields import Apart, Seldom, Shared, Small
from neuland.games.worlds.plan import Plan


class Lying:
    """A game of 504. Sides are players, or companies where they act; tiles are numbers of `tiles.py`.

    A world uses about a third of this; the rest stays empty.
    """

    world: int
    """The world's number, also where it was drawn by lot."""
    plan: Apart[Shared[Plan]]
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
    order: Seldom[list[int]]
    """The sides in this round's order."""
    waiting: Seldom[list[int]]
    """Sides whose turn of this round is still to come."""
    over_at: int
    """Why the game ends after this turn or round: a value of ENDINGS, 0 while it goes on."""

    # the map
    places: Shared[list[int]]
    """For each tile its place (kit.hex), NOWHERE while it is hidden. Replaced, never changed: clones share it."""
    near: Apart[Shared[list[tuple[int, ...]]]]
    """For each tile its six neighbours; made anew with `places`."""
    steps: Apart[Shared[list[tuple[int, ...]]]]
    """For each tile the neighbours that can be entered; made anew with `places`."""
    garrison: Seldom[list[int]]
    """On each tile MILITIA and BARRACKS, as bits (module 4)."""
    stock: Seldom[list[int]]
    """Goods in each city that it supplies (1.I, 1.II)."""
    demand: Seldom[list[int]]
    """The kinds each city still demands, as bits (1.I, 1.II)."""
    loose: Seldom[list[int]]
    """Goods lying about, tile x kind (module 1)."""
    plant: Seldom[list[int]]
    """The good that the tile's plant makes, or NO_GOOD where there is none (module 8)."""
    plant_of: Seldom[list[int]]
    """The side that owns the tile's plant, NOBODY if it is ownerless or there is none."""
    plant_full: int
    """Tiles, as bits, on whose plant a good lies (8 with 1)."""
    factories: Seldom[list[int]]
    """Factories, side x city; the row after the last side is of ownerless ones (module 3)."""
    roads: Seldom[list[int]]
    """On each edge (tile x 3, see `edge`) the sides that have a road, as bits; NEUTRAL for a neutral one."""
    harvest: Seldom[list[int]]
    """VP that can still be harvested on each tile (5.I)."""
    unsettled: int
    """Tiles, as bits, whose VP for the first settlement still lies there (5.I)."""

    # what belongs to a side: lists by side
    active: Small[list[int]]
    """Active residents, side x tile."""
    tired: Small[list[int]]
    """Exhausted residents, side x tile; attackers waiting for the fight among them."""
    settled: Seldom[list[int]]
    """On each tile the sides that have a settlement or their headquarters there, as bits (G6)."""
    hq: Seldom[list[int]]
    """Each side's capital, NOWHERE before it is chosen."""
    residents: list[int]
    """Residents in supply."""
    settlements: Seldom[list[int]]
    """Settlements in supply."""
    roads_left: Seldom[list[int]]
    """Roads in supply; below 0 where substitutes are used (M6-2e). With module 4 the first number is the common
    pool."""
    money: list[int]
    """A side's money: a player's cash, a company's assets."""
    aside: Seldom[list[int]]
    """Income set aside, not yet to be spent (G46)."""
    income: Seldom[list[int]]
    """The last recorded income, NOT_YET before the first."""
    ledger: Seldom[list[tuple[tuple[str, int], ...]]]
    """What that income came from: text ids and amounts."""
    vp: Seldom[list[int]]
    """VP held, side x source (SOURCES)."""
    owned: Seldom[list[int]]
    """Privileges as bits (cards.py)."""
    goods: Seldom[list[int]]
    """Goods in front of the side, side x kind (8.I, 8.II)."""
    tokens: Seldom[list[int]]
    """Income tokens (5.I, 5.II)."""
    found: Seldom[list[int]]
    """Tiles discovered, side x terrain."""
    counted: Seldom[list[int]]
    """Cells counted on the majority board, as bits of tiles."""
    cards: Seldom[list[int]]
    """City cards that are marked, as bits (2.I, 2.II)."""
    carded: Seldom[list[int]]
    """Residents that lie on city cards."""
    prizes: Seldom[list[int]]
    """Who took each prize, NOBODY if it still lies there (2.III)."""
    trolley: list[int]
    """Where the trolley stands, NOWHERE before it is placed."""
    level: Seldom[list[int]]
    """The trolley's level of movement points, 0 to 3."""
    holds: Seldom[list[int]]
    """How many holds it has."""
    cargo: list[int]
    """What is in them, side x 2: EMPTY, a good + 1, ONE_RESIDENT or TWO_RESIDENTS."""
    delivered: Seldom[list[int]]
    """Goods ever delivered, side x kind."""
    housed: Seldom[list[int]]
    """Goods on trading houses, side x city x kind (8 with 1)."""
    after_city: Seldom[list[int]]
    """Movement points of the last turn spent past the last city reached (M2-SCORE2)."""

    # common boards
    deliveries: int
    """Goods delivered by all, also by sides that are gone (M1-END1)."""
    prices: Seldom[list[int]]
    """For each kind its space on the track of prices."""
    sold: Seldom[list[int]]
    """Goods delivered this turn, in order: city * KINDS + kind (M1-E5c)."""
    deck: list[int]
    """Privileges face down, the top one last; then the row and its prices."""
    removed: list[int]
    """Privileges taken out of the deck unseen (3 players)."""
    row: Seldom[list[int]]
    row_price: Seldom[list[int]]
    bids: Seldom[list[int]]
    """Opening bids by seat, sealed until all are made; NOT_YET where none is made."""
    seating: Seldom[list[int]]
    """Seats in order: as they choose their places after the opening bid, NOBODY where one is free; and as they deal
    in the share round."""
    lot: int
    """The place in the row of the card that is auctioned, NOWHERE between auctions; then the highest bid so far
    (NOT_YET: none), the side that made it, and the sides still in, the next one to bid first (M3-2a)."""
    bid: int
    leader: int
    bidders: Seldom[list[int]]
    covers: list[int]
    """Scoring cards in the order in which they lie, 1 a scoring, 0 a check (7.I)."""
    opened: int
    """How many of them are turned up."""
    stands: Seldom[list[int]]
    """The scoring card on which each side stands, NOWHERE for none."""
    scorings: int
    """How many scorings there were."""
    common_built: int
    """Neutral roads built (6 with 4)."""

    # shares: companies are sides; with 9.III every player is one
    purse: Seldom[list[int]]
    """Players' own cash by seat, where companies are the sides."""
    president: Seldom[list[int]]
    """By company the seat that leads it, NOBODY before it is founded."""
    founded: Seldom[list[int]]
    """Companies in the order of their founding."""
    value: Seldom[list[int]]
    """The value of a company's share, 0 before it is founded."""
    stack: Seldom[list[int]]
    """Companies by the arrival of their marker, the latest first: among equal values the top."""
    units: Seldom[list[int]]
    """Units held, seat x company; the president's share counts 2."""
    bank: Seldom[list[int]]
    """Units in the bank by company; with 9.III those lying dark."""
    own_units: Seldom[list[int]]
    """Units with the company itself (9.I), or unsold singles (9.III)."""
    light: Seldom[list[int]]
    """Shares sold this round, lying light (9.III)."""
    bought: Seldom[list[int]]
    """By seat the companies bought in this share round, as bits."""
    dumped: Seldom[list[int]]
    """By seat the companies sold in this share round, as bits."""
    bought_units: Seldom[list[int]]
    """Units of each company bought in this share round (M9-A5a)."""
    passed: int
    """How many passed in a row in this share round."""
    quit: int
    """Seats that have quit this share round, as bits."""
    safe: int
    """Companies that may not be attacked yet, as bits (M9-F4)."""

    # this turn
    now: list[int]
    """What holds for this turn alone: see the names from POINTS on; cleared by `take_turn`."""
    walked: Small[list[int]]
    """On each tile the active residents that walked since one was used up (C113)."""
    closed: int
    """Tiles, as bits, that may not be attacked again this turn (M4-3a)."""
