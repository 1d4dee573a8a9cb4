"""Module 8, Production: plants make goods, trading houses sell them."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Final

from neuland.core.decision import Action, Decision
from neuland.games.worlds import facts
from neuland.games.worlds.cards import FREE_HOUSES, MORE_ROOM, MOUNTAIN_AS_MEADOW
from neuland.games.worlds.plan import MAJORITIES, MILITARY, PRODUCTION, RACE, STAGGERED, TRANSPORT, Plan
from neuland.games.worlds.rules.asking import SELL, ask_turn, cell_of, side_of
from neuland.games.worlds.rules.money import earn
from neuland.games.worlds.rules.places import cities_wanted
from neuland.games.worlds.rules.residents import exhaust, spend
from neuland.games.worlds.rules.telling import say
from neuland.games.worlds.scoring import Line
from neuland.games.worlds.state import BARRACKS, NOBODY, SALES, WorldsTable
from neuland.games.worlds.tiles import (
    CITIES,
    FIRST_WATER,
    FISH,
    GOOD,
    GOODS,
    KINDS,
    MOUNTAIN,
    NO_GOOD,
    TERRAIN,
    TILES,
    WORDS,
    good_options,
)
from neuland.games.worlds.worth import production_worth
from neuland.kit.rows import added, changed, cleared

BEYOND_PLANTS: Final = facts.number("production", "buy_beyond_plants")
PLANT_COST: Final = facts.numbers("production", "plant_cost")
FISH_COST: Final = facts.number("production", "fish_cost")
HOUSE_PRICE: Final = facts.numbers("production", "house_price")
SET_INCOME: Final = facts.numbers("production", "set_income")
SET_VP: Final = facts.numbers("production", "set_vp")
HOUSE_VP: Final = facts.number("production", "vp_house")
END_HOUSES: Final = facts.numbers("production", "end_houses")
END_MILITARY: Final = facts.numbers("production", "end_houses_military")
END_GOODS: Final = facts.number("production", "end_goods")

PLANT: Final = good_options("plant")
KEEP: Final = good_options("keep")
GET: Final = good_options("get")
ALL_FOR_SALE: Final = (0,) * KINDS
"""Nothing is kept back."""
PAIRS: Final = tuple([(one, two) for one in range(KINDS) for two in range(one, KINDS)])
SWAP: Final[tuple[Action, ...]] = tuple([("swap", GOODS[one], GOODS[two]) for one, two in PAIRS])


def plug(plan: Plan) -> None:
    """What the module brings into a world."""
    plan.on("worth", "module", production_worth)
    top = plan.top[PRODUCTION]
    plan.want("map", 5, 4, PRODUCTION)
    plan.want("money", STAGGERED, 6, PRODUCTION)
    plan.set("hurry", True, "M8-D1")
    plan.verb("resident", "plant", plant_options, build_plant, "G10", "M8-S1", "M8-D2", "M8-D2a")
    plan.why("what", "plant thing", why_no_plant)
    plan.set("plants_privileged", top == 1)
    if plan.top[TRANSPORT]:
        plan.on("plant_built", "good", fill_plant, "M8-D3b")
    elif top == 1:
        plan.on("plant_built", "good", take_first_good, "M8-D3")
    else:
        plan.cite("M8-D3a")
    if plan.top[TRANSPORT] or top < 3:
        plan.cite("M8-S2")
    plan.on("placed", "buildings", take_plant)
    plan.on("removed", "buildings", leave_plant, *(["M8-D4"] if plan.top[RACE] or plan.top[MAJORITIES] == 1 else []))
    plan.step("turn-start", claim_plants)
    if top < 3:
        plug_houses(plan, top)
    else:
        plan.set("buy_beyond_plants", BEYOND_PLANTS, "M8-C1")


def plug_houses(plan: Plan, top: int) -> None:
    """8.I, 8.II: settlements in cities are trading houses."""
    at_war = bool(plan.top[MILITARY])
    plan.set("houses", True, "M8-D5")
    plan.set("capacity", (2, 2) if at_war else (1, 2), "M8-E", *(["M8-E2"] if at_war else []))
    plan.on("placing", "price", house_price, "M8-D5a", *(["M8-D5b"] if at_war else []))
    if plan.top[TRANSPORT]:
        plan.on("removed", "goods", lose_house_goods, "M8-E1")
    if plan.income_of == PRODUCTION:
        if plan.top[TRANSPORT]:
            plan.on("income", "module", houses_income, "M8-H4")
        elif top == 2:
            plan.step("3H-sell", produce, "M8-H1", "M8-H2")
            plan.why("sell", "keep thing, swap thing, sell-goods", why_no_sale)
            plan.on("income", "module", sales_income, "M8-H3")
        if top == 1:
            plan.cite("M8-H5")
            if not plan.top[TRANSPORT]:
                plan.on("income", "module", stock_income)
    if top == 1:
        plan.set("end_number", (END_MILITARY if at_war else END_HOUSES)[plan.column])
        plan.end(
            enough_houses,
            housed_score if plan.top[TRANSPORT] else stock_score,
            most_plants,
            "M8-END2" if at_war else "M8-END1",
            "M8-SCORE1",
            "M8-SCORE2",
            "M8-TIE1",
        )


# ---- 3 D: plants ------------------------------------------------------------------------------------------


def plant_options(table: WorldsTable, side: int, tile: int) -> list[Action]:
    """At most one plant a land cell, on an own settlement; its cost are active residents of the cell (M8-D2). Fish
    wherever water is beside it (M8-D2a)."""
    if tile < CITIES or table.plant[tile] != NO_GOOD or not table.settled_by(side, tile):
        return []
    ready = table.active[side * TILES + tile]
    options = []
    if GOOD[tile] != NO_GOOD and plant_cost(table, side, tile, GOOD[tile]) <= ready:
        options.append(PLANT[GOOD[tile]])
    if ready >= FISH_COST and max(table.near[tile]) >= FIRST_WATER:
        options.append(PLANT[FISH])
    return options


def why_no_plant(table: WorldsTable, decision: Decision, action: Action) -> str:
    """M8-S1, M8-D2, M8-D2a: a text of `rules/reasons.py`."""
    side, tile, good = side_of(decision), cell_of(decision), str(action[1])
    if tile < CITIES or not table.settled_by(side, tile):
        return "no-plant-here"
    if table.plant[tile] != NO_GOOD:
        return "plant-stands"
    if good == GOODS[FISH]:
        return "plant-residents" if max(table.near[tile]) >= FIRST_WATER else "no-water"
    return "plant-residents" if GOOD[tile] != NO_GOOD and GOODS[GOOD[tile]] == good else "other-good"


def why_no_sale(table: WorldsTable, decision: Decision, action: Action) -> str:
    """M8-H2."""
    return "no-such-goods"


def plant_cost(table: WorldsTable, side: int, tile: int, good: int) -> int:
    """In residents: by terrain; with II-7 a mountain is like a meadow (M3-PII7)."""
    if good == FISH:
        return FISH_COST
    cheap = table.plan.plants_privileged and TERRAIN[tile] == MOUNTAIN and table.owned[side] & MOUNTAIN_AS_MEADOW
    return 1 if cheap else PLANT_COST[TERRAIN[tile]]


def build_plant(table: WorldsTable, side: int, action: Action, tile: int) -> None:
    good = GOODS.index(str(action[1]))
    for _ in range(plant_cost(table, side, tile, good)):
        spend(table, side, tile)
        exhaust(table, side, tile)
    table.plant = changed(table.plant, tile, good)
    table.plant_of = changed(table.plant_of, tile, side)
    if table.telling:
        say(table, "builds-plant", side, tile=WORDS[tile], good=GOODS[good])
    for call in table.plan.plant_built:
        call(table, side, tile)


def take_first_good(table: WorldsTable, side: int, tile: int) -> None:
    """8.I: one good of its kind at once (M8-D3)."""
    table.goods = added(table.goods, side * KINDS + table.plant[tile], 1)


def fill_plant(table: WorldsTable, side: int, tile: int) -> None:
    """With transport it lies on the plant, once (M8-D3b, M1-E9)."""
    table.plant_full |= 1 << tile


def leave_plant(table: WorldsTable, side: int, tile: int, why: int) -> None:
    """A settlement is gone: its plant is ownerless (M8-D4, M4-7a, G10)."""
    if table.plant_of[tile] == side:
        table.plant_of = changed(table.plant_of, tile, NOBODY)


def take_plant(table: WorldsTable, side: int, tile: int, how: int, first: bool) -> None:
    """Whoever settles where an ownerless plant stands gets it, with the good that lies on it (M8-D4, M4-7a, C89)."""
    if table.plant[tile] != NO_GOOD and table.plant_of[tile] == NOBODY:
        table.plant_of = changed(table.plant_of, tile, side)


def claim_plants(table: WorldsTable, side: int) -> None:
    """In its turn also a side that had a settlement there all the time (C91)."""
    plant_of = table.plant_of
    for tile in range(CITIES, FIRST_WATER):
        if plant_of[tile] == NOBODY and table.settled_by(side, tile):
            take_plant(table, side, tile, 0, False)


# ---- trading houses -----------------------------------------------------------------------------------------


def house_price(table: WorldsTable, side: int, tile: int) -> int:
    """By how many houses stand there already (M8-D5a); a barracks counts as one (M8-D5b); free with III-8."""
    if tile >= CITIES or table.owned[side] & FREE_HOUSES:  # M3-PIII8
        return 0
    return HOUSE_PRICE[table.settled[tile].bit_count() + bool(table.garrison[tile] & BARRACKS)]


def house_count(table: WorldsTable, side: int) -> int:
    """Own trading houses, the headquarters among them (M8-D5)."""
    return sum([table.settled_by(side, city) for city in range(CITIES)])


def house_total(table: WorldsTable, side: int) -> int:
    """How many goods the houses take together (M8-E, M8-E2); one more with II-6 (M3-PII6)."""
    house, capital = table.plan.capacity
    total = sum(
        [capital if table.hq[side] == city else house for city in range(CITIES) if table.settled_by(side, city)]
    )
    return total + bool(table.owned[side] & MORE_ROOM)


def lose_house_goods(table: WorldsTable, side: int, tile: int, why: int) -> None:
    """A removed house loses its goods (M8-E1, C90)."""
    if tile < CITIES:
        at = (side * CITIES + tile) * KINDS
        table.housed = cleared(table.housed, at, KINDS)


def on_houses(table: WorldsTable, side: int) -> list[int]:
    """Goods that lie on the own trading houses, by kind (8 with 1)."""
    first = side * CITIES * KINDS
    return [sum(table.housed[first + good : first + CITIES * KINDS : KINDS]) for good in range(KINDS)]


# ---- sets -----------------------------------------------------------------------------------------------------


def best_sets(counts: list[int], room: int) -> list[int]:
    """The sizes of the sets of different goods that bring most, with so many goods at most: since a larger set brings
    more than its share, first one of every kind, then one of every kind that is left, and so on."""
    sizes = []
    for layer in range(max(counts)):
        size = min(room, sum([number > layer for number in counts]))
        if size == 0:
            break
        sizes.append(size)
        room -= size
    return sizes


def sets_worth(table_of: tuple[int, ...], counts: list[int], room: int) -> int:
    return sum([table_of[size] for size in best_sets(counts, room)])


@cache
def best_after_swaps(counts: tuple[int, ...], room: int) -> int:
    """VP of goods when two of any kind may be swapped for one of any (M8-SCORE1, C35). Kinds are alike: `counts` are
    sorted."""
    best = sets_worth(SET_VP, list(counts), room)
    if sum(counts) < 2:
        return best
    for one, two in PAIRS:
        left = list(counts)
        left[one] -= 1
        left[two] -= 1
        if min(left) >= 0:
            left[left.index(min(left))] += 1  # a kind that is rarest helps most
            best = max(best, best_after_swaps(tuple(sorted(left)), room))
    return best


# ---- 3 H: selling ---------------------------------------------------------------------------------------------


def produce(table: WorldsTable, side: int) -> None:
    """First one good for each own plant (M8-H1); then swaps and the sale (M8-H2)."""
    table.phase = "sell"
    make_goods(table, side)
    ask_sell(table, side, ALL_FOR_SALE)


def make_goods(table: WorldsTable, side: int) -> None:
    for tile in range(CITIES, FIRST_WATER):
        if table.plant_of[tile] == side:
            table.goods = added(table.goods, side * KINDS + table.plant[tile], 1)


def ask_sell(table: WorldsTable, side: int, kept: tuple[int, ...]) -> None:
    ask_turn(table, side, "sell", sell_options, sell, kept)


def for_sale(table: WorldsTable, side: int, kept: tuple[int, ...]) -> list[int]:
    return [number - kept[good] for good, number in enumerate(table.goods_of(side))]


def sell_options(table: WorldsTable, seat: int, side: int, kept: tuple[int, ...]) -> list[Action]:
    """Sell the best sets of what is not kept back (C34); keep one back; or swap two of any kind for one of any."""
    counts = for_sale(table, side, kept)
    options = [SELL]
    if sum(counts) == 0:
        return options
    options += [KEEP[good] for good, number in enumerate(counts) if number]
    for (one, two), swap in zip(PAIRS, SWAP, strict=True):
        if counts[one] and counts[two] and (one != two or counts[one] > 1):
            options.append(swap)
    return options


def sell(table: WorldsTable, seat: int, action: Action, side: int, kept: tuple[int, ...]) -> None:
    if action == SELL:
        sell_sets(table, side, kept)
    elif action[0] == "keep":
        good = GOODS.index(str(action[1]))
        ask_sell(table, side, tuple([number + (kind == good) for kind, number in enumerate(kept)]))
    else:
        for word in action[1:]:
            table.goods = added(table.goods, side * KINDS + GOODS.index(str(word)), -1)
        if table.telling:
            say(table, "swaps", side, given=dict(Counter(action[1:])))
        ask_turn(table, side, "get", get_options, get_good, kept)


def get_options(table: WorldsTable, seat: int, side: int, kept: tuple[int, ...]) -> list[Action]:
    return list(GET)


def get_good(table: WorldsTable, seat: int, action: Action, side: int, kept: tuple[int, ...]) -> None:
    """Every swap uses a good up, so that it ends."""
    table.goods = added(table.goods, side * KINDS + GOODS.index(str(action[1])), 1)
    if table.telling:
        say(table, "gets", side, got={action[1]: 1})
    ask_sell(table, side, kept)


def sell_sets(table: WorldsTable, side: int, kept: tuple[int, ...]) -> None:
    """M8-H3: sold goods go to the supply, unsold ones are kept."""
    counts = for_sale(table, side, kept)
    before, earned = table.goods_of(side), table.now[SALES]
    for layer, size in enumerate(best_sets(counts, house_total(table, side))):
        table.now[SALES] += SET_INCOME[size]
        richest = sorted(range(KINDS), key=lambda good: -counts[good])  # of a last, smaller set what there is most of
        for good in [good for good in richest if counts[good] > layer][:size]:
            table.goods = added(table.goods, side * KINDS + good, -1)
    if table.telling and table.now[SALES] > earned:
        left = table.goods_of(side)
        sold = {GOODS[good]: number - left[good] for good, number in enumerate(before) if number > left[good]}
        say(table, "sells", side, given=sold, number=table.now[SALES] - earned)


def sales_income(table: WorldsTable, side: int) -> None:
    earn(table, side, "sets", table.now[SALES])


def houses_income(table: WorldsTable, side: int) -> None:
    """With transport all goods on the own houses are valued each round anew, without swaps; they stay (M8-H4)."""
    counts = on_houses(table, side)
    earn(table, side, "sets", sets_worth(SET_INCOME, counts, sum(counts)))


def stock_income(table: WorldsTable, side: int) -> None:
    """8.I with 9.II: from the company's own goods up to capacity, without swaps; they are kept (M8-H5)."""
    earn(table, side, "sets", sets_worth(SET_INCOME, table.goods_of(side), house_total(table, side)))


# ---- the end of 8.I -------------------------------------------------------------------------------------------


def enough_houses(table: WorldsTable) -> bool:
    """M8-END1, M8-END2; with transport the goods on the houses (C33); once no city can be discovered any more, all
    that are on the map are enough (C77)."""
    number = cities_wanted(table)
    for side in range(table.plan.sides):
        goods = sum(on_houses(table, side) if table.plan.trolley else table.goods_of(side))
        if goods >= END_GOODS and house_count(table, side) >= number:
            return True
    return False


def stock_score(table: WorldsTable, side: int) -> list[Line]:
    """M8-SCORE1: goods up to capacity, in sets, after the best swaps."""
    return score_lines(table, side, table.goods_of(side), house_total(table, side))


def housed_score(table: WorldsTable, side: int) -> list[Line]:
    """With transport all goods on the trading houses, with swaps (M8-SCORE1)."""
    counts = on_houses(table, side)
    return score_lines(table, side, counts, sum(counts))


def score_lines(table: WorldsTable, side: int, counts: list[int], room: int) -> list[Line]:
    """Goods, and 2 for each house (M8-SCORE2)."""
    houses = house_count(table, side)
    return [
        ("goods-sets", {"number": sum(counts)}, best_after_swaps(tuple(sorted(counts)), room)),
        ("houses", {"number": houses}, HOUSE_VP * houses),
    ]


def most_plants(table: WorldsTable, side: int) -> tuple[int, ...]:
    """M8-TIE1."""
    return (table.plant_of.count(side),)
