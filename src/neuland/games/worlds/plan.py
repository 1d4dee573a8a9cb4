"""A plan: what one world is. Nine modules plug into it once; after that no rule asks which modules are present.

A plan holds four kinds of things, and each names the rules that stand behind it:

- wants: map, order and money are asked for with a priority; the smallest number wins, then the higher TOP (W2);
- steps: what runs in each phase, in the order of the phase table;
- calls: functions that are called when something happens, in a fixed order of places;
- knobs: plain numbers, flags and functions with a default, which at most one value may replace.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from neuland.core.decision import Word
from neuland.games.worlds import facts
from neuland.games.worlds.facts import Reconstructed

TRANSPORT: Final = 1
RACE: Final = 2
PRIVILEGES: Final = 3
MILITARY: Final = 4
EXPLORATION: Final = 5
ROADS: Final = 6
MAJORITIES: Final = 7
PRODUCTION: Final = 8
SHARES: Final = 9
MODULES: Final = (
    "transport",
    "race",
    "privileges",
    "military",
    "exploration",
    "roads",
    "majorities",
    "production",
    "shares",
)
EDITIONS: Final = ("first", "faq2015")
COMPANIES: Final = 5

LINE: Final = (0, 7, 7, 7, 0, 6, 0, 4, 0, 7)
"""W8: for each module the TOPs (I 1, II 2, III 4) that carry the black line."""

# Values of wants.
CLOCKWISE: Final = "clockwise"
INCOME_DOWN: Final = "income-down"
INCOME_UP: Final = "income-up"
SHARE_VALUE: Final = "share-value"
POINTS_UP: Final = "points-up"
STAGGERED: Final = "staggered"
BY_SHARES: Final = "shares"
USUAL: Final = 4
"""The priority of an order that nobody asked for: clockwise."""
NEVER: Final = 9
"""The priority of a module that never decides."""

# Bits of `drive_settles`.
CITIES_ENTERED: Final = 1
LAND_ENTERED: Final = 2
FOR_OWNERS: Final = 4
"""Cities, for who owns the privilege I-2 (C102)."""

# Steps: the phases in which they run.
OPENING: Final = ("opening",)
BEFORE: Final = ("AR", "1-order", "1-tax", "1-cards", "2")
TURN: Final = (
    "turn-start",
    "3A",
    "3B",
    "3C-privilege",
    "3C-upgrade",
    "3C-residents",
    "3D",
    "3E",
    "3E-fight",
    "3F",
    "3G",
    "3H-sell",
    "3H",
)
TURN_END: Final = ("turn-end-war", "turn-end-cards")
AFTER: Final = ("4", "round-end")
SLOTS: Final = (*OPENING, *BEFORE, *TURN, *TURN_END, *AFTER)

PHASE_OF: Final = {
    "AR": "shares",
    "1-order": "order",
    "1-tax": "order",
    "1-cards": "order",
    "2": "auction",
    "3A": "move-capital",
    "3B": "dealing",
    "3C-privilege": "privilege",
    "3C-upgrade": "upgrade",
    "3C-residents": "buy",
    "3D": "act",
    "3E": "drive",
    "3E-fight": "fight",
    "3F": "factories",
    "3G": "fight",
    "3H-sell": "sell",
    "3H": "income",
    "turn-end-cards": "scoring",
    "4": "dividend",
}
"""The word of a phase for the slots whose steps run in it; other slots pass unseen."""

# Calls: the places in which functions stand when something happens.
CALLS: Final[dict[str, tuple[str, ...]]] = {
    "setup": ("goods", "boards", "deck", "shares"),
    "capital_chosen": ("trolley", "cards", "count", "house"),
    "capitals_known": ("garrisons",),
    "placing": ("price",),
    "placed": ("card", "buildings", "roads", "vp", "token", "note", "count", "prize", "end"),
    "removed": ("buildings", "roads", "count", "goods"),
    "arrived": ("card", "note"),
    "invaded": ("card",),
    "discovered": ("stock", "garrison", "vp", "token", "army", "march", "prize"),
    "delivered": ("board", "prize"),
    "road_built": ("count", "prize"),
    "plant_built": ("good", "count", "prize"),
    "factory_built": ("vp", "prize"),
    "counted": ("prize",),
    "income": ("module", "privileges", "extra"),
    "ended": ("test",),
    "score": ("first", "majorities", "privileges", "prizes"),
    "tie": ("first",),
    "worth": ("module",),
}
VERBS: Final = ("resident", "trolley", "anytime")

Function = Callable[..., Any]
Calls = tuple[Function, ...]


class PlanConflict(Exception):
    """Two modules want different things where only one can be: a mistake in a module, never a player's."""


class Plan:
    """What a world is, resolved for a number of seats and an edition. Nobody changes it once it is closed."""

    def __init__(self, number: int, seats: int, edition: str, data: str = "") -> None:
        self.number: int = number
        self.seats: int = seats
        self.edition: str = edition
        self.data: str = data
        self.known: Reconstructed = facts.reconstructed(data)
        self.modules: tuple[int, int, int] = (number // 100, number // 10 % 10, number % 10)
        """The modules of TOP I, II and III (W1)."""
        self.top: tuple[int, ...] = tuple(
            [self.modules.index(module) + 1 if module in self.modules else 0 for module in range(10)]
        )
        """For each module its TOP, 0 where it is absent. Only a module's `plug` may ask."""
        self.faq: bool = edition == "faq2015"
        self.companies: bool = self.top[SHARES] in (1, 2)
        """Whether the sides are the five companies, led by presidents, instead of the players (G42)."""
        self.sides: int = COMPANIES if self.companies else seats
        self.column: int = 3 if self.companies else seats - 2
        """Where tables have a column each for 2, 3, 4 players and companies: which one holds."""
        self.residents: bool = not (
            self.top[TRANSPORT] and all(LINE[module] >> top & 1 for top, module in enumerate(self.modules))
        )
        """Whether residents are used at all (W8, G29)."""
        self.income_of: int = self.modules[0] if self.top[SHARES] == 2 else self.modules[1]
        """The module whose rule for TOP II brings the income: with 9.II the TOP I module's (W1, M9-H2)."""

        # one of
        self.map: int = 0
        self.order: str = ""
        self.money: str = ""

        # knobs: shared by several modules, or asked by the rules that all worlds share
        self.money_plus: int = 0
        """What every player gets on top of the starting money (G28)."""
        self.capitals: str = ""
        """How capitals are found: "centre" (all in city 1), "reverse" (last in order first), "bid", "founding"."""
        self.different_goods: bool = False
        """Capitals supply different goods (G19)."""
        self.barred_capitals: int = 0
        """Cities, as bits, that may not be capitals of players (G21, G24)."""
        self.rim_capitals: bool = False
        """Map 2: only rim cities, apart as G22 says."""
        self.goods_side: bool = False
        """Cities lie goods side up: they supply (unless `stocked` is off) and demand (G18, G20)."""
        self.stocked: bool = False
        self.coexist: bool = True
        """Sides ignore each other's pieces (G41); with module 4 a cell is settled by one side (M4-1)."""
        self.capitals_fall: str = "never"
        """Whether capitals of opponents may be attacked: "always", "not the last", "never" (M4-2 to M4-2b, M4-5a)."""
        self.capitals_replaced: bool = False
        """Whoever loses a capital moves it to another own city (M4-5)."""
        self.capital_ends: bool = False
        """The loss of a last capital ends the game (M4-END3)."""
        self.followed: bool = False
        """Into a company's neutralised last capital a further resident may move at once (M4-8)."""
        self.storm_ready: Function | None = None
        """storm_ready(table, side, tile, armies) -> bool: where headquarters are stormed by three together (M4-2b)."""
        self.storm: Function = _unplugged
        """storm(table, side, tile): headquarters fall to three residents, who were taken off the map already."""
        self.hurry: bool = False
        """A resident entering a cell with an own exhausted one stays active (M2-D1, M8-D1)."""
        self.road_walks: bool = False
        """Active residents walk over roads (M6-1)."""
        self.take_back: bool = False
        """Missing pieces may be taken from the map (M2-A2)."""
        self.buy_beyond_plants: int = -1
        """From round 2 at most this many residents more than own plants are bought; -1: no limit (M8-C1)."""
        self.aside: bool = False
        """Income is set aside instead of paid at once (G46)."""
        self.entry: Function = _unplugged
        """entry(table, side, tile) -> bool: whether a resident may step there now, by every rule."""
        self.barred: Function = _unplugged
        """barred(table, side, tile) -> str: the text that says why `entry` refuses a resident."""
        self.enter: Function = _unplugged
        """enter(table, side, tile, came_from): a resident, already taken from its cell, steps onto the tile."""
        self.explores_on: bool = False
        """Whether a resident explores any number of cells, one after another (M5-D2a, M5-D3)."""
        self.explorer_stays: bool = True
        """Whether who explored land stays on the map; with water he always does (M5-D1, M5-D2)."""
        self.capacity: tuple[int, int] = (0, 0)
        """How many goods a trading house and the headquarters take (M8-E, M8-E2)."""
        self.houses: bool = False
        """A settlement in a city is a trading house (M8-D5)."""
        self.plants_privileged: bool = False
        """II-7 makes plants on mountains cheap (M3-PII7, C17)."""
        self.roads_returned: bool = False
        """One of the residents that build a road goes to supply (M6-2c)."""
        self.roads_connected: bool = False
        """A new road must be connected to the network, or to the capital (M6-2c, M6-5a)."""
        self.roads_privileged: bool = False
        """II-7 makes roads over mountains cheap (M3-PII7)."""
        self.roads_into_fights: bool = False
        """A road may be built onto an enemy cell into which residents have moved (M6-5b)."""
        self.deserts_count: bool = False
        """Roads count deserts too (M6-3, M6-3a)."""
        self.common_roads: bool = False
        """Roads are neutral, one an edge (M6-5)."""
        self.counting: str = ""
        """What the majority board counts: "" nothing, "settlements", "roads" or "plants" (M7-D1 to M7-D3b)."""
        self.leads_score: bool = False
        """Leads bring VP at the end (M7-SCORE2)."""
        self.vp_per_piece: int = 0
        """For how many VP of a scoring a piece leaves the map (M7-5e)."""
        self.trolley: bool = False
        """Sides have trolleys: module 1."""
        self.trolley_holds: int = 0
        """How many holds a trolley has at the start (M1-S2, M1-S2b)."""
        self.upgrade_prices: tuple[int, int] = (0, 0)
        """What the next level of movement points and the second hold cost; 0: not to be had (M1-C2)."""
        self.mountains_privileged: bool = False
        """II-7 makes mountains cheap for trolleys (M3-PII7)."""
        self.trolley_at_war: bool = False
        """Cells are fought for: trolleys pay surcharges, residents aboard fight (M1-E7 to M1-E7e)."""
        self.must_settle_on_drive: bool = False
        """With residents aboard the trolley settles what nobody has settled (M1-E7e)."""
        self.price_board: bool = False
        """Delivered goods are sold by the board of prices (M1-S3)."""
        self.toll: bool = False
        """Goods sold in a city without an own settlement pay its owner (M1-H2)."""
        self.deliverable: Function = _unplugged
        """deliverable(table) -> int: how many goods could be delivered in all with the cities on the map (C77)."""
        self.drive_cost: Function = _unplugged
        """drive_cost(table, side, at, tile) -> int: halves of movement points into a neighbouring cell."""
        self.drive_to: Function = _unplugged
        """drive_to(table, side, tile): the trolley pays for a neighbouring cell and enters it."""
        self.trolley_points: Function = _unplugged
        """trolley_points(table, side) -> list of actions: whether an extra movement point can be bought (M1-E6)."""
        self.drive_settles: int = 0
        """Where the trolley may place settlements without residents: CITIES_ENTERED, LAND_ENTERED, FOR_OWNERS."""
        self.explored_out: Function = _never
        """explored_out(table) -> bool: no tile can be discovered any more, so end tests fall to what is left (C77)."""
        self.capital_mark: str = ""
        """What marks the own capital's city card: "" where there are no cards, "resident" or "settlement" (M2-S2)."""
        self.kinds: tuple[int, ...] = ()
        """The kinds of privileges in use (M3-P1)."""
        self.shown: int = 0
        """How many privileges are laid out anew, and with 3.III how many should lie out (M3-S2, M3-2, M3-C)."""
        self.row_most: int = 0
        """How many privileges the row holds at most when new ones come (M3-2)."""
        self.open_money: bool = False
        """Companies act, also private ones: a side's money is public (G39)."""
        self.own_shares: bool = False
        """Shares lie with the company at first, which is paid for them (9.I); else in the bank (M9-S2, M9-S3)."""
        self.without_share_round: tuple[int, ...] = ()
        """Business rounds before which no share round is held (M9-R1)."""
        self.rank_bonus: tuple[int, ...] = ()
        """VP for companies by their rank at the end (M9-SCORE3, M9-SCORE5)."""
        self.cash_counts: bool = False
        """A player's cash is part of his score (M9-SCORE1)."""
        self.prize_row: int = 0
        """The module whose prizes are laid out (M2-Z); 0: none."""
        self.prize_money: int = 0
        """What a prize pays for each VP instead of the VP (M2-Z9); 0: it is VP."""
        self.end_number: int = 0
        """The number that the end test compares with: goods, cards, factories, tiles, cities, houses, rounds."""
        self.seat_sheet: Function = _unplugged
        """seat_sheet(table, seat) -> list of (text id, values, points): where a player's points come from."""
        self.seat_tie: Function = _unplugged
        """seat_tie(table, seat) -> tuple of numbers, more is better; () where ties are shared."""

        self.phases: tuple[str, ...] = ()
        """The phases of a round in which this world has something to do, in order."""

        # steps and calls, as tuples once the plan is closed
        self.opening: Calls = ()
        self.before: Calls = ()
        self.turn: Calls = ()
        self.turn_end: Calls = ()
        self.after: Calls = ()
        self.setup: Calls = ()
        self.capital_chosen: Calls = ()
        self.capitals_known: Calls = ()
        self.placing: Calls = ()
        self.placed: Calls = ()
        self.removed: Calls = ()
        self.arrived: Calls = ()
        self.invaded: Calls = ()
        self.discovered: Calls = ()
        self.delivered: Calls = ()
        self.road_built: Calls = ()
        self.plant_built: Calls = ()
        self.factory_built: Calls = ()
        self.counted: Calls = ()
        self.income: Calls = ()
        self.ended: Calls = ()
        self.score: Calls = ()
        self.tie: Calls = ()
        self.worth: Calls = ()
        self.resident_options: Calls = ()
        self.trolley_options: Calls = ()
        self.anytime_options: Calls = ()
        self.answers: dict[str, Function] = {}
        """For each verb that a module brings, who answers: under `kind verb`, as `resident plant`."""
        self.anytime: dict[Word, Function] = {}
        """The same of what may be done at any time of a turn, under the verb alone: each answer asks for it."""

        self.reasons: dict[str, list[tuple[str, Function]]] = {}
        """For each kind of action, as `buy cell`, the prompts under which it is asked, and who says why it is not on
        offer there (`rules/reasons.py`)."""

        self.rules: list[str] = []
        """The ids of all rules in force, in the order in which they were named."""
        self.steps: dict[str, list[Function]] = {slot: [] for slot in SLOTS}
        self._calls: dict[str, list[tuple[int, Function]]] = {call: [] for call in CALLS}
        self._verbs: dict[str, list[Function]] = {kind: [] for kind in VERBS}
        self._wants: dict[str, list[tuple[int, int, Any, tuple[str, ...]]]] = {"map": [], "order": [], "money": []}
        self._set: set[str] = set()

    # ---- for the modules' plugs ------------------------------------------------------------------

    def want(self, what: str, value: Any, priority: int, module: int, *rules: str) -> None:
        """Asks for a map, an order or starting money."""
        self._wants[what].append((priority, self.top[module], value, rules))

    def step(self, slot: str, step: Function, *rules: str) -> None:
        """Runs a step in a phase: `step(table)` in the common phases, `step(table, side)` in a side's turn."""
        self.steps[slot].append(step)
        self.cite(*rules)

    def on(self, call: str, place: str, function: Function, *rules: str) -> None:
        """Calls a function whenever something happens, in its place among the others."""
        self._calls[call].append((CALLS[call].index(place), function))
        self.cite(*rules)

    def verb(self, kind: str, word: str, options: Function, answer: Function, *rules: str) -> None:
        """One more thing that residents or the trolley can do, or that may be done at any time of a turn."""
        if f"{kind} {word}" in self.answers:
            raise PlanConflict(f"world {self.number}: two modules answer {word!r}")
        if options not in self._verbs[kind]:
            self._verbs[kind].append(options)
        self.answers[f"{kind} {word}"] = answer
        if kind == "anytime":
            self.anytime[word] = answer
        self.cite(*rules)

    def why(self, prompt: str, kinds: str, why: Function) -> None:
        """Kinds of actions (`buy cell, act cell`) that are asked under a prompt; `why(table, decision, action) -> str`
        says with which text one is refused there."""
        for kind in kinds.split(", "):
            self.reasons.setdefault(kind, []).append((prompt, why))

    def set(self, knob: str, value: Any, *rules: str) -> None:
        """Turns a knob. Two modules may turn it, but only to the same value."""
        if knob in self._set and getattr(self, knob) != value:
            raise PlanConflict(f"world {self.number}: {knob} is both {getattr(self, knob)!r} and {value!r}")
        getattr(self, knob)  # a knob that is not there is a mistake
        setattr(self, knob, value)
        self._set.add(knob)
        self.cite(*rules)

    def allow(self, knob: str, bits: int, *rules: str) -> None:
        """Adds bits to a knob that several modules may widen."""
        setattr(self, knob, getattr(self, knob) | bits)
        self.cite(*rules)

    def end(self, test: Function, score: Function, tie: Function, *rules: str) -> None:
        """TOP I: `test(table) -> bool` at the end of a round, the lines of the score, the tie-break."""
        self.on("ended", "test", test)
        self.on("score", "first", score)
        self.on("tie", "first", tie, *rules)

    def cite(self, *rules: str) -> None:
        """Names rules that are in force."""
        self.rules += [rule for rule in rules if rule not in self.rules]

    def lift(self, *rules: str) -> None:
        """Takes back rules that others have replaced."""
        self.rules = [rule for rule in self.rules if rule not in rules]

    def asked(self, what: str) -> int:
        """How many modules ask for something better than what holds for all."""
        return sum([want[0] < USUAL for want in self._wants[what]])

    # ---- closing -----------------------------------------------------------------------------------

    def resolve(self, what: str) -> Any:
        """The value with the smallest priority; among equals that of the higher TOP (W2)."""
        priority, _, value, rules = min(self._wants[what], key=_rank)
        if priority == NEVER:
            raise PlanConflict(f"world {self.number}: nobody asks for {what}")
        self.set(what, value, *rules)
        return value

    def close(self) -> None:
        """What was plugged in becomes what is run, in order; of steps on a stack the last comes first."""
        phases = [PHASE_OF[slot] for slot in SLOTS if self.steps[slot] and slot in PHASE_OF]
        self.phases = tuple(dict.fromkeys(phases))
        self.opening = self._laid(OPENING)
        self.before = self._laid(BEFORE)
        self.turn = self._laid(TURN)
        self.turn_end = self._laid(TURN_END)
        self.after = self._laid(AFTER)
        for call, found in self._calls.items():
            setattr(self, call, tuple([function for _, function in sorted(found, key=_place)]))
        self.resident_options = tuple(self._verbs["resident"])
        self.trolley_options = tuple(self._verbs["trolley"])
        self.anytime_options = tuple(self._verbs["anytime"])

    def _laid(self, slots: tuple[str, ...]) -> Calls:
        return tuple([step for slot in slots for step in self.steps[slot]][::-1])

    def __reduce__(self) -> tuple[Any, ...]:
        from neuland.games.worlds.worlds import plan_of  # every module stands on this class

        return (plan_of, (self.number, self.seats, self.edition, self.data))


def _rank(want: tuple[int, int, Any, tuple[str, ...]]) -> tuple[int, int]:
    return want[0], want[1]


def _place(found: tuple[int, Function]) -> int:
    return found[0]


def _never(table: Any) -> bool:
    return False


def _unplugged(*args: Any) -> Any:
    raise PlanConflict("a rule was asked that no module brought")
