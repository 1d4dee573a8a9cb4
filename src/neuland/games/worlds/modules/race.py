"""Module 2, Race: cities reached first, headquarters that move, and prizes."""

from __future__ import annotations

from typing import Final

from neuland.core.decision import Action, Decision
from neuland.games.worlds import facts
from neuland.games.worlds.plan import (
    CITIES_ENTERED,
    LAND_ENTERED,
    MILITARY,
    PRODUCTION,
    RACE,
    SHARES,
    STAGGERED,
    TRANSPORT,
    Plan,
)
from neuland.games.worlds.rules.asking import NONE, ask_turn, side_of
from neuland.games.worlds.rules.board import cells
from neuland.games.worlds.rules.capitals import CAPITAL, move_hq
from neuland.games.worlds.rules.money import earn
from neuland.games.worlds.rules.places import cities_wanted
from neuland.games.worlds.rules.points import gain, gained
from neuland.games.worlds.rules.residents import any_resident, ask_take_resident
from neuland.games.worlds.rules.settle import BY_CONQUEST, BY_TROLLEY
from neuland.games.worlds.rules.telling import say
from neuland.games.worlds.scoring import Line
from neuland.games.worlds.state import (
    BY_PRIZES,
    DROVE,
    ELSEWHERE,
    FIRST_INCOME,
    NEW_CARDS,
    NOBODY,
    PRIZE_MONEY,
    WorldsTable,
)
from neuland.games.worlds.tiles import (
    CITIES,
    COLUMNS,
    COUNTS,
    FIRST_WATER,
    KINDS,
    NOWHERE,
    NUMBER,
    TERRAIN,
    TILES,
    WORDS,
)
from neuland.games.worlds.worth import drive_worth, race_worth
from neuland.kit.rows import added, changed

FIRST_SETTLEMENT: Final = facts.numbers("race", "first_settlement")
NTH_CARD: Final = facts.number("race", "nth_card")
END: Final = facts.numbers("race", "end_cards")
END_MILITARY: Final = facts.numbers("race", "end_cards_military")
END_BARE: Final = facts.number("race", "end_cards_without_residents")
CARD_VP: Final = facts.numbers("race", "vp")
PRIZE: Final = facts.number("race", "prize")
LARGE_PRIZE: Final = facts.number("race", "large_prize")
CITY_PRIZE: Final = facts.number("race", "city_prize")
MONEY_PER_POINT: Final = facts.number("race", "money_per_point")

NO_PRIZE: Final = -2
"""A city that was a capital when its prize was laid out: none lies there (M2-Z4)."""


def plug(plan: Plan) -> None:
    """What the module brings into a world."""
    plan.on("worth", "module", race_worth)
    top = plan.top[RACE]
    plan.want("map", 5, 4, RACE)
    plan.want("money", STAGGERED, 6, RACE)
    if plan.residents:
        plan.set("hurry", True, "M2-D1")
        plan.set("take_back", True, "M2-A2", "M2-A2a", "M2-A2b")
        plan.step("3A", ask_move_capital, "M2-A1")
        plan.why("move-capital", "capital cell", why_capital_stays)
    elif top > 1 or plan.income_of == RACE:
        plan.allow("drive_settles", CITIES_ENTERED | LAND_ENTERED, "M2-E2")
    if top < 3:
        plug_cards(plan, top)
    else:
        plug_prizes(plan)
    if plan.income_of == RACE:
        plan.on("placed", "note", note_first, "M2-H1a", *(["M2-H2"] if plan.residents else []))
        plan.on("income", "module", race_income, "M2-H1", "M2-H1b")
    if top == 1:
        plug_end(plan)


def plug_cards(plan: Plan, top: int) -> None:
    """2.I, 2.II: how city cards are marked."""
    by_settlement = top == 2 or plan.faq
    plan.set("capital_mark", "settlement" if by_settlement else "resident", "M2-S3" if top == 2 else "M2-S2")
    plan.on("capital_chosen", "cards", mark_capital, "M2-S1", "M2-D2a")
    if not plan.residents:
        plan.on("arrived", "card", reach_city, "M2-S4", "M2-E1")
    elif top == 2 and plan.top[TRANSPORT]:
        plan.on("arrived", "card", reach_city, "M2-D4")
    else:
        plan.on("placed", "card", mark_card, "M2-D2")
        if plan.top[MILITARY]:
            fought = plan.top[PRODUCTION] not in (1, 2)  # M4-7
            plan.on("invaded", "card", invade_city, *(["M2-D3"] if fought else []))


def plug_prizes(plan: Plan) -> None:
    """2.III: prizes by the TOP I module; under 9.I those of TOP II, paid in money (M2-Z9)."""
    under_shares = plan.top[SHARES] == 1
    row = plan.modules[1] if under_shares else plan.modules[0]
    plan.set("prize_row", row, "M2-S5", "M2-Z")
    plan.on("setup", "boards", lay_prizes, f"M2-Z{row}")
    if row == 1:
        plan.on("delivered", "prize", second_delivery)
    elif row == 3:
        plan.on("factory_built", "prize", many_factories)
        plan.on("placed", "prize", factories_taken)
        plan.step("3A", look_at_factories)
    elif row == 4:
        plan.on("capital_chosen", "cards", no_prize_in_capital)
        plan.on("placed", "prize", free_city)
    elif row == 5:
        plan.on("discovered", "prize", third_discovery)
    elif row == 6:
        plan.on("road_built", "prize", third_connection)
    elif row == 7:
        plan.on("counted", "prize", every_terrain)
    elif row == 8:
        plan.on("plant_built", "prize", third_plant)
        plan.on("placed", "prize", plants_taken)
        plan.step("3A", look_at_plants)
    if under_shares:
        plan.set("prize_money", MONEY_PER_POINT, "M2-Z9")
        plan.on("income", "extra", prize_income)
    else:
        plan.on("score", "prizes", prize_points)


def plug_end(plan: Plan) -> None:
    """2.I: how the game ends, and what it is scored by."""
    if not plan.residents:
        plan.set("end_number", END_BARE, "M2-END3")
        plan.end(enough_cards, cards_and_drive, no_tie_break, "M2-SCORE2")
        plan.on("worth", "module", drive_worth)
    else:
        at_war = bool(plan.top[MILITARY])
        plan.set("end_number", (END_MILITARY if at_war else END)[plan.column], "M2-END2" if at_war else "M2-END1")
        plan.end(enough_cards, card_points, pieces_on_map)
    plan.cite("M2-SCORE1", "M2-TIE1")


# ---- 3 A: the capital moves -----------------------------------------------------------------------------


def ask_move_capital(table: WorldsTable, side: int) -> None:
    """At the start of the turn the headquarters may change places with an own settlement in another city (M2-A1)."""
    table.phase = "move-capital"
    ask_turn(table, side, "move-capital", move_capital_options, move_capital)


def move_capital_options(table: WorldsTable, seat: int, side: int) -> list[Action]:
    """Limits hold at every moment: the old capital keeps what any cell may hold (C50)."""
    old = table.hq[side]
    options = []
    if table.residents_at(side, old) <= ELSEWHERE and house_holds(table, side, old):
        options = [CAPITAL[city] for city in range(CITIES) if city != old and table.settled_by(side, city)]
    options.append(NONE)
    return options


def why_capital_stays(table: WorldsTable, decision: Decision, action: Action) -> str:
    """M2-A1, C50: a text of `rules/reasons.py`."""
    side, city = side_of(decision), NUMBER[action[1]]
    return "capital-limits" if table.settled_by(side, city) and city != table.hq[side] else "no-own-city"


def house_holds(table: WorldsTable, side: int, city: int) -> bool:
    """Where goods lie on houses: no more than a house takes (C50, M8-E)."""
    return not table.plan.houses or sum(table.house_goods(side, city)) <= table.plan.capacity[0]


def move_capital(table: WorldsTable, seat: int, action: Action, side: int) -> None:
    if action != NONE:
        move_hq(table, side, NUMBER[action[1]])


# ---- city cards -------------------------------------------------------------------------------------------


def mark_capital(table: WorldsTable, side: int) -> None:
    """The own capital's card is marked by a resident (M2-S2) or a settlement (M2-S3) from supply. Without residents
    the passive ones are markers of their own (M2-S4)."""
    table.cards = changed(table.cards, side, table.cards[side] | (1 << table.hq[side]))
    if table.plan.capital_mark == "settlement":
        table.settlements = added(table.settlements, side, -1)
    elif table.plan.residents:
        table.residents[side] -= 1
        table.carded = added(table.carded, side, 1)


def new_card(table: WorldsTable, side: int, city: int) -> None:
    """A card counts once a side for the whole game (M2-D2a, C51)."""
    table.cards = changed(table.cards, side, table.cards[side] | (1 << city))
    table.now[NEW_CARDS] += 1
    table.now[DROVE] = 0
    if table.telling:
        say(table, "reaches", side, tile=WORDS[city])


def put_on_card(table: WorldsTable, side: int) -> None:
    """A resident from supply goes onto the card; none left there at all, the card counts all the same (C59)."""
    if table.residents[side]:
        table.residents[side] -= 1
        table.carded = added(table.carded, side, 1)


def take_for_card(table: WorldsTable, side: int) -> None:
    """With none in supply an own resident is taken from the map, at the side's choice (C59)."""
    if table.residents[side] or not any_resident(table, side):
        put_on_card(table, side)
    else:
        table.then(put_on_card, side)
        ask_take_resident(table, side)


def unmarked(table: WorldsTable, side: int, tile: int) -> bool:
    return tile < CITIES and not table.cards[side] >> tile & 1


def mark_card(table: WorldsTable, side: int, tile: int, how: int, first: bool) -> None:
    """The resident that became a settlement in a new city goes onto its card instead of to supply (M2-D2), also by
    unloading or conquest (C58)."""
    if unmarked(table, side, tile) and how != BY_TROLLEY:
        new_card(table, side, tile)
        put_on_card(table, side)


def invade_city(table: WorldsTable, side: int, tile: int) -> None:
    """A city of an opponent counts when a resident moves onto it, whatever comes of the fight; a further resident
    goes onto the card (M2-D3)."""
    if unmarked(table, side, tile):
        new_card(table, side, tile)
        table.then(take_for_card, side)


def reach_city(table: WorldsTable, side: int, tile: int) -> None:
    """The trolley reaches a city for the first time: the resident that waits there moves to the card (M2-E1), or one
    from supply (M2-D4)."""
    if not unmarked(table, side, tile):
        return
    new_card(table, side, tile)
    if table.plan.residents:
        table.then(take_for_card, side)
    else:
        table.carded = added(table.carded, side, 1)


# ---- income -----------------------------------------------------------------------------------------------


def note_first(table: WorldsTable, side: int, tile: int, how: int, first: bool) -> None:
    """A settlement where nobody had one (M2-H1a), also where one was given up (M2-H2); conquered cells count as
    empty."""
    if first or how == BY_CONQUEST:
        table.now[FIRST_INCOME] += FIRST_SETTLEMENT[TERRAIN[tile]]


def race_income(table: WorldsTable, side: int) -> None:
    """First settlements (M2-H1a); and 10 for a side's first card, 20 for its second, the capital's not counted
    (M2-H1b, C61)."""
    earn(table, side, "first-settlements", table.now[FIRST_INCOME])
    new, last = table.now[NEW_CARDS], table.on_cards(side) - 1
    earn(table, side, "new-cards", NTH_CARD * sum(range(last - new + 1, last + 1)))


# ---- prizes -------------------------------------------------------------------------------------------------

PRIZES: Final = {1: KINDS, 3: 2, 4: CITIES, 5: COLUMNS, 6: COLUMNS, 7: 2, 8: KINDS}
"""How many prizes lie there, by the module whose row it is."""


def lay_prizes(table: WorldsTable) -> None:
    table.prizes = (NOBODY,) * PRIZES[table.plan.prize_row]


def take_prize(table: WorldsTable, side: int, number: int, points: int) -> None:
    """Once a prize, at once (M2-Z); under 9.I it is money, counted as this turn's income (M2-Z9)."""
    if table.prizes[number] != NOBODY:
        return
    table.prizes = changed(table.prizes, number, side)
    if table.plan.prize_money:
        table.now[PRIZE_MONEY] += points * table.plan.prize_money
    else:
        gain(table, side, BY_PRIZES, points)


def second_delivery(table: WorldsTable, side: int, tile: int, good: int) -> None:
    """M2-Z1, C24."""
    if table.delivered[side * KINDS + good] == 2:
        take_prize(table, side, good, PRIZE)


def many_factories(table: WorldsTable, side: int, city: int) -> None:
    look_at_factories(table, side)


def factories_taken(table: WorldsTable, side: int, tile: int, how: int, first: bool) -> None:
    look_at_factories(table, side)


def look_at_factories(table: WorldsTable, side: int) -> None:
    """M2-Z3: own factories in three cities (C26), and three in one."""
    own = table.factories[side * CITIES : side * CITIES + CITIES]
    if CITIES - own.count(0) >= 3:
        take_prize(table, side, 0, LARGE_PRIZE)
    if max(own) >= 3:
        take_prize(table, side, 1, LARGE_PRIZE)


def no_prize_in_capital(table: WorldsTable, side: int) -> None:
    """Only free cities bring prizes (M2-Z4)."""
    if table.prizes[table.hq[side]] == NOBODY:
        table.prizes = changed(table.prizes, table.hq[side], NO_PRIZE)


def free_city(table: WorldsTable, side: int, tile: int, how: int, first: bool) -> None:
    """M2-Z4: 3, 4, 5 ... for each free city, to the first side that settles it (C74, C103, C109)."""
    if tile < CITIES:
        taken = sum([owner >= 0 for owner in table.prizes])
        take_prize(table, side, tile, CITY_PRIZE + taken)


def third_discovery(table: WorldsTable, side: int, tile: int) -> None:
    """M2-Z5, C23."""
    terrain = TERRAIN[tile]
    if tile < FIRST_WATER and table.found[side * len(COUNTS) + terrain] == 3:
        take_prize(table, side, terrain, PRIZE)


def third_connection(table: WorldsTable, side: int, tile: int, other: int) -> None:
    """M2-Z6."""
    for terrain in range(COLUMNS):
        if cells(table, side, terrain) >= 3:
            take_prize(table, side, terrain, PRIZE)


def every_terrain(table: WorldsTable, side: int) -> None:
    """M2-Z7: every terrain counted once, and twice; privileges do not help (C25, C115)."""
    least = min([cells(table, side, terrain) for terrain in range(COLUMNS)])
    for times in (1, 2):
        if least >= times:
            take_prize(table, side, times - 1, LARGE_PRIZE * times)


def third_plant(table: WorldsTable, side: int, tile: int) -> None:
    look_at_plants(table, side)


def plants_taken(table: WorldsTable, side: int, tile: int, how: int, first: bool) -> None:
    look_at_plants(table, side)


def look_at_plants(table: WorldsTable, side: int) -> None:
    """M2-Z8: three own plants of a kind."""
    for good in range(KINDS):
        if sum([table.plant_of[t] == side and table.plant[t] == good for t in range(FIRST_WATER)]) >= 3:
            take_prize(table, side, good, PRIZE)


def prize_income(table: WorldsTable, side: int) -> None:
    earn(table, side, "prizes", table.now[PRIZE_MONEY])


def prize_points(table: WorldsTable, side: int) -> list[Line]:
    return [("prizes", {}, gained(table, side, BY_PRIZES))]


# ---- the end of 2.I -----------------------------------------------------------------------------------------


def enough_cards(table: WorldsTable) -> bool:
    """M2-END1 to M2-END3; once no city can be discovered any more, all on the map are enough (C77)."""
    return max([table.on_cards(side) for side in range(table.plan.sides)]) >= cities_wanted(table)


def card_points(table: WorldsTable, side: int) -> list[Line]:
    """M2-SCORE1, by the printed number of cards; a company that was never founded, or is gone, has nothing."""
    if table.hq[side] == NOWHERE:
        return []
    cards = table.on_cards(side)
    step = max(0, min(len(CARD_VP) - 1, cards - table.plan.end_number + 3))
    return [("cards", {"number": cards}, CARD_VP[step])]


def cards_and_drive(table: WorldsTable, side: int) -> list[Line]:
    """Without residents one more for each movement point past the last city, in the last turn (M2-SCORE2, C60)."""
    return [*card_points(table, side), ("past-city", {"number": table.after_city[side]}, table.after_city[side])]


def pieces_on_map(table: WorldsTable, side: int) -> tuple[int, ...]:
    """More residents and settlements on the map (M2-TIE1)."""
    base = side * TILES
    residents = sum(table.active[base : base + TILES]) + sum(table.tired[base : base + TILES])
    return (residents + len(table.own_tiles(side)),)


def no_tie_break(table: WorldsTable, side: int) -> tuple[int, ...]:
    """Without residents the win is shared (M2-TIE1)."""
    return ()
