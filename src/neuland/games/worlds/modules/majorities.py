"""Module 7, Majorities: most cells of a terrain, in three scorings or as income."""

from __future__ import annotations

from typing import Final

from neuland.core.decision import Action, Decision
from neuland.games.worlds import facts
from neuland.games.worlds.plan import (
    CITIES_ENTERED,
    LAND_ENTERED,
    MAJORITIES,
    MILITARY,
    POINTS_UP,
    PRODUCTION,
    RACE,
    ROADS,
    STAGGERED,
    Plan,
)
from neuland.games.worlds.rules.asking import side_of
from neuland.games.worlds.rules.board import column, columns, count, leads, uncount
from neuland.games.worlds.rules.money import earn
from neuland.games.worlds.rules.order import arrange, playing
from neuland.games.worlds.rules.points import gain, gained, held
from neuland.games.worlds.rules.rounds import end_game
from neuland.games.worlds.rules.settle import SCORING, remove
from neuland.games.worlds.rules.telling import say
from neuland.games.worlds.scoring import Line
from neuland.games.worlds.state import BY_MISSED_TURNS, BY_SCORINGS, WorldsTable
from neuland.games.worlds.tiles import (
    CITIES,
    COLUMNS,
    FIRST_WATER,
    NOWHERE,
    NUMBER,
    TERRAINS,
    TILES,
    WORDS,
    tile_options,
)
from neuland.games.worlds.worth import majorities_worth
from neuland.kit.rows import changed

FIRST: Final = facts.numbers("majorities", "first")
SECOND: Final = facts.numbers("majorities", "second")
TIE: Final = facts.number("majorities", "tie")
INCOME_CAP: Final = facts.numbers("majorities", "income_cap")
CELL_INCOME: Final = facts.number("majorities", "cell_income")
VP: Final = facts.numbers("majorities", "vp")
PER_PIECE: Final = facts.numbers("majorities", "remove_per_vp")
MISSED: Final = facts.number("majorities", "missed_turn")

FIRST_CARDS: Final = 3
"""The round in which scoring cards are first turned up."""
SCORINGS: Final = 3
LAST_COMPANY_ROUND: Final = 5
REMOVE: Final = tile_options("remove")


def plug(plan: Plan) -> None:
    """What the module brings into a world."""
    plan.on("worth", "module", majorities_worth)
    top = plan.top[MAJORITIES]
    if top == 2:
        plan.want("map", 3, 3, MAJORITIES)
        plan.want("money", STAGGERED, 3, MAJORITIES)
    else:
        plan.want("map", 5, 4, MAJORITIES)
        plan.want("money", STAGGERED, 6, MAJORITIES)
    plan.cite("M7-S1")
    plug_counting(plan, top)
    if top == 1:
        plug_scorings(plan)
    if plan.income_of == MAJORITIES:
        plan.on("income", "module", lead_income, "M7-H1", "M7-H1a")
    if top == 3:
        plan.on("score", "majorities", lead_points, "M7-SCORE2")
        plan.set("leads_score", True)
        if not plan.residents:
            plan.allow("drive_settles", CITIES_ENTERED | LAND_ENTERED, "M7-E1")


def plug_counting(plan: Plan, top: int) -> None:
    """Who counts which cells (M7-D1 to M7-D5)."""
    if top < 3 and plan.kinds:
        plan.cite("M7-D6")
    if plan.top[ROADS] in (1, 2):
        plan.set("counting", "roads", "M7-D3a" if top == 2 else "M7-D2")
        return
    lost = top == 1 or plan.top[MILITARY] or (plan.top[RACE] and plan.residents)
    ids = ("M7-D5",) if lost else ()
    if top == 2 and plan.top[PRODUCTION] in (1, 3):
        plan.set("counting", "plants", "M7-D3b" if plan.top[PRODUCTION] == 1 else "M7-D3")
        plan.on("capital_chosen", "count", count_capital)
        plan.on("plant_built", "count", recount_plants_here)
        plan.on("placed", "count", recount_plants_placed)
        plan.on("removed", "count", recount_plants_removed, *ids)
        plan.step("3A", recount_plants)
    else:
        plan.set("counting", "settlements", "M7-D3" if top == 2 else "M7-D1")
        plan.on("capital_chosen", "count", count_capital)
        plan.on("placed", "count", count_settlement)
        plan.on("removed", "count", uncount_settlement, *ids)
    if plan.top[MILITARY]:
        plan.cite("M7-D4")


def plug_scorings(plan: Plan) -> None:
    """7.I: the order by points, scoring cards, three scorings with removal."""
    plan.want("order", POINTS_UP, 1, MAJORITIES)
    plan.step("1-order", order_by_points, *([] if plan.companies else ["M7-1a"]), "M7-1b", "M7-1c")
    plan.set("vp_per_piece", PER_PIECE[plan.column])
    if plan.companies:
        plan.step("1-cards", lay_company_cards, "M7-S3")
        plan.step("4", turn_up_rest, "M7-S3a")
        plan.on("ended", "test", fifth_round)
    else:
        plan.on("setup", "boards", lay_scoring_cards, "M7-S2")
    plan.step("1-cards", stand_on_cards, "M7-1d")
    plan.step("turn-end-cards", turn_up, "M7-5a")
    plan.why("remove", "remove cell", why_not_removed)
    plan.on("score", "first", scoring_points)
    plan.on("tie", "first", pieces_left)
    plan.cite("M7-5b", "M7-5c", "M7-5d", "M7-5e", "M7-5f", "M7-5g", "M7-5h", "M7-END1", "M7-SCORE1", "M7-TIE1")


# ---- counting -----------------------------------------------------------------------------------------------


def count_capital(table: WorldsTable, side: int) -> None:
    """The capital counts too (M7-D1, M7-D3b)."""
    count(table, side, table.hq[side])


def count_settlement(table: WorldsTable, side: int, tile: int, how: int, first: bool) -> None:
    """Each own settlement counts its terrain (M7-D1), a conquered one too (M7-D4)."""
    count(table, side, tile)


def uncount_settlement(table: WorldsTable, side: int, tile: int, why: int) -> None:
    """Lost in whatever way, it is uncounted at once (M7-D4, M7-D5, C93)."""
    uncount(table, side, tile)


def recount_plants(table: WorldsTable, side: int) -> None:
    """Land cells with an own plant, a fish plant by its real terrain; cities with an own house, or an own settlement
    where there are no houses (M7-D3b, C85)."""
    for tile in range(FIRST_WATER):
        if table.settled_by(side, tile) if tile < CITIES else table.plant_of[tile] == side:
            count(table, side, tile)
        else:
            uncount(table, side, tile)


def recount_plants_here(table: WorldsTable, side: int, tile: int) -> None:
    recount_plants(table, side)


def recount_plants_placed(table: WorldsTable, side: int, tile: int, how: int, first: bool) -> None:
    recount_plants(table, side)


def recount_plants_removed(table: WorldsTable, side: int, tile: int, why: int) -> None:
    recount_plants(table, side)


# ---- income and points ----------------------------------------------------------------------------------------


def lead_income(table: WorldsTable, side: int) -> None:
    """For each terrain where the side has the most, alone or tied: 10 a cell, up to the terrain's most (M7-H1)."""
    for terrain in range(COLUMNS):
        if leads(table, side, terrain):
            paid = min(CELL_INCOME * column(table, side, terrain), INCOME_CAP[terrain])
            earn(table, side, f"lead-{TERRAINS[terrain]}", paid)


def lead_points(table: WorldsTable, side: int) -> list[Line]:
    """7.III: for each majority, tied or not; no second place (M7-SCORE2)."""
    return [
        ("lead", {"terrain": TERRAINS[terrain]}, VP[terrain])
        for terrain in range(COLUMNS)
        if leads(table, side, terrain)
    ]


def scoring_points(table: WorldsTable, side: int) -> list[Line]:
    """7.I: what the scorings brought (M7-SCORE1), and turns that were missed (M7-5d)."""
    return [
        ("scorings", {}, gained(table, side, BY_SCORINGS)),
        ("missed-turns", {}, gained(table, side, BY_MISSED_TURNS)),
    ]


def pieces_left(table: WorldsTable, side: int) -> tuple[int, ...]:
    """Most residents and settlements on the map (M7-TIE1)."""
    return (residents_on_map(table, side) + len(table.own_tiles(side)),)


def residents_on_map(table: WorldsTable, side: int) -> int:
    base = side * TILES
    return sum(table.active[base : base + TILES]) + sum(table.tired[base : base + TILES])


# ---- phase 1 --------------------------------------------------------------------------------------------------


def order_by_points(table: WorldsTable) -> None:
    """Round 1 was drawn by lot (M7-1a). While nobody has VP the last order is reversed (M7-1b); then fewest VP first,
    ties reversed (M7-1c)."""
    table.phase = "order"
    if table.round > 1 or table.plan.companies:
        arrange(table, playing(table), [held(table, side) for side in range(table.plan.sides)])


def lay_scoring_cards(table: WorldsTable) -> None:
    """Three rows, in each one scoring among checks, shuffled and face down (M7-S2)."""
    for cards in table.plan.known.scoring_cards[table.seats - 2]:
        table.covers += shuffled_row(table, cards)


def shuffled_row(table: WorldsTable, cards: int) -> list[int]:
    row = [1] + [0] * (cards - 1)
    table.shuffle(row)
    return row


def lay_company_cards(table: WorldsTable) -> None:
    """7.I with 9.II: in the third, fourth and fifth business round one card for each company (M7-S3); without
    companies there is no scoring (M7-S3a)."""
    if table.round >= FIRST_CARDS and table.order:
        table.covers = table.covers + shuffled_row(table, len(table.order))


def stand_on_cards(table: WorldsTable) -> None:
    """From round 3 each side stands on the next card, in order (M7-1d)."""
    if table.round >= FIRST_CARDS:
        for place, side in enumerate(table.order):
            table.stands = changed(table.stands, side, table.opened + place)


# ---- phase 5 --------------------------------------------------------------------------------------------------


def turn_up(table: WorldsTable, side: int) -> None:
    """At the end of its turn a side turns up its card (M7-5a), before it those of companies that are gone (M7-S3a)."""
    if table.round >= FIRST_CARDS:
        turn_up_to(table, table.stands[side])


def turn_up_rest(table: WorldsTable) -> None:
    """Cards of companies that were beaten before their turn (M7-S3a)."""
    turn_up_to(table, len(table.covers) - 1)


def cover_rows(table: WorldsTable) -> tuple[int, ...]:
    """How many scoring cards lie in each row."""
    if not table.covers:
        return ()
    if table.plan.companies:
        return (len(table.covers),)
    return table.plan.known.scoring_cards[table.seats - 2]


def turn_up_to(table: WorldsTable, last: int) -> None:
    if table.opened > last or table.opened >= len(table.covers):
        return
    table.then(turn_up_to, last)
    card = table.covers[table.opened]
    table.opened += 1
    table.reveal()
    if table.telling:
        table.tell("card", scoring=bool(card))
    if card:
        score_now(table)


def score_now(table: WorldsTable) -> None:
    """A scoring: points, then pieces leave the map; after the third the game ends at once (M7-END1)."""
    table.phase = "scoring"
    table.scorings += 1
    if table.scorings == SCORINGS:
        for side in table.waiting:  # M7-5d
            gain(table, side, BY_MISSED_TURNS, MISSED)
        table.then(end_scorings)
    won = scoring_of(table)
    if table.telling:
        tell_majorities(table)
    ranked = sorted([(-won[side], place, side) for place, side in enumerate(table.order)])
    for _, _, side in reversed(ranked):
        table.then(take_points, side, won[side])


def scoring_of(table: WorldsTable) -> list[int]:
    """What each side wins: first and second place of each terrain (M7-5b)."""
    won = [0] * table.plan.sides
    for terrain in range(COLUMNS):
        for side, points in enumerate(terrain_points(table, terrain)):
            won[side] += points
    return won


def terrain_points(table: WorldsTable, terrain: int) -> list[int]:
    """What each side wins on a terrain. Tied for first: each two less, and nobody is second; tied for second: each all
    of it (M7-5c); of two players only the first wins anything."""
    places = columns(table, terrain)
    best = max(places)
    if best == 0:  # C28
        return [0] * len(places)
    if places.count(best) > 1:
        return [FIRST[terrain] - TIE if cells == best else 0 for cells in places]
    second = max([cells for cells in places if cells < best]) if table.plan.sides > 2 else 0
    pays = {best: FIRST[terrain], second: SECOND[terrain], 0: 0}
    return [pays.get(cells, 0) for cells in places]


def tell_majorities(table: WorldsTable) -> None:
    """Who wins how much on each terrain."""
    for terrain in range(COLUMNS):
        for side, points in enumerate(terrain_points(table, terrain)):
            if points:
                say(table, "leads", side, terrain=TERRAINS[terrain], number=points)


def take_points(table: WorldsTable, side: int, won: int) -> None:
    """A piece leaves the map for each full 3 or 4 VP (M7-5e); for each that cannot its VP are not scored (M7-5g)."""
    per = table.plan.vp_per_piece
    due = won // per
    there = residents_on_map(table, side) + len(table.own_tiles(side)) - (table.hq[side] != NOWHERE)
    gain(table, side, BY_SCORINGS, won - per * max(0, due - there))
    table.then(remove_pieces, side, min(due, there))


def remove_pieces(table: WorldsTable, side: int, left: int) -> None:
    if left:
        seat = table.seat_of(side)
        table.ask(seat, "remove", remove_options, remove_piece, side, left)


def remove_options(table: WorldsTable, seat: int, side: int, left: int) -> list[Action]:
    """Residents first (M7-5e); then settlements, such that all that are connected to the capital stay so (M7-5f,
    C87)."""
    with_residents = [tile for tile in range(FIRST_WATER) if table.residents_at(side, tile)]
    return [REMOVE[tile] for tile in with_residents or spare_cells(table, side)]


def why_not_removed(table: WorldsTable, decision: Decision, action: Action) -> str:
    """M7-5e, M7-5f: a text of `rules/reasons.py`."""
    side, tile = side_of(decision), NUMBER[action[1]]
    if not table.settled_by(side, tile):
        return "nothing-to-remove"
    if residents_on_map(table, side):
        return "residents-first"
    return "hq-not-removed" if table.hq[side] == tile else "cuts-off"


def spare_cells(table: WorldsTable, side: int) -> list[int]:
    """Settlements whose removal cuts no other off from the capital."""
    capital = table.hq[side]
    own = [tile for tile in table.own_tiles(side) if tile != capital]
    whole = joined(table, side, NOWHERE)
    return [tile for tile in own if joined(table, side, tile) == whole & ~(1 << tile)]


def joined(table: WorldsTable, side: int, without: int) -> int:
    """The own cells that own cells join to the capital, one of them left out, as bits."""
    reached = [table.hq[side]]
    seen = 1 << table.hq[side]
    for tile in reached:  # grows while it is read
        for other in table.steps[tile]:
            if other != without and not seen >> other & 1 and table.settled_by(side, other):
                seen |= 1 << other
                reached.append(other)
    return seen


def remove_piece(table: WorldsTable, seat: int, action: Action, side: int, left: int) -> None:
    """Buildings and roads on cells that are given up follow the rules of their modules (M7-5h)."""
    tile = NUMBER[action[1]]
    at = side * TILES + tile
    table.then(remove_pieces, side, left - 1)
    if table.tired[at]:
        table.tire(at, -1)
        table.residents[side] += 1
    elif table.active[at]:
        table.rouse(at, -1)
        table.residents[side] += 1
    else:
        remove(table, side, tile, SCORING)
        return
    if table.telling:
        say(table, "removes", side, tile=WORDS[tile], times=1)


def end_scorings(table: WorldsTable) -> None:
    end_game(table, "scoring")


def fifth_round(table: WorldsTable) -> bool:
    """With companies the game ends after the fifth business round in any case (M7-S3a, C110)."""
    return table.round >= LAST_COMPANY_ROUND
