"""What falls: cells conquered or neutralised, capitals and whole sides; and the end of 4.I."""

from __future__ import annotations

from typing import Final

from neuland.core.decision import Action
from neuland.games.worlds.modules.military.cells import other_cities
from neuland.games.worlds.rules.asking import NONE, ask_turn
from neuland.games.worlds.rules.capitals import CAPITAL, move_hq
from neuland.games.worlds.rules.companies import dissolve
from neuland.games.worlds.rules.residents import spend
from neuland.games.worlds.rules.rounds import end_game
from neuland.games.worlds.rules.settle import BY_CONQUEST, CONQUERED, NEUTRALISED, can_settle, remove, settle
from neuland.games.worlds.rules.telling import say
from neuland.games.worlds.state import BOUGHT, ENDINGS, NOBODY, WorldsTable
from neuland.games.worlds.tiles import NUMBER, TILES, WORDS, tile_options

CLAIM: Final = tile_options("claim")
FOLLOW: Final = tile_options("follow")
SUPPLY_ENDS: Final = ENDINGS.index("supply")
CAPITAL_ENDS: Final = ENDINGS.index("capital")


# ---- a cell -------------------------------------------------------------------------------------------------


def take_cell(table: WorldsTable, side: int, enemy: int, tile: int) -> None:
    """No defender is left: with an attacker alive the cell is conquered, one of them becoming a settlement (M4-G4);
    else it is neutral (M4-G5, C7). Comes last."""
    at = side * TILES + tile
    conquered = table.tired[at] > 0 and (table.settlements[side] > 0 or can_settle(table, side, tile))
    clear_cell(table, side, enemy, tile, conquered)
    if conquered:
        table.tire(at, -1)
        table.residents[side] += 1
        settle(table, side, tile, BY_CONQUEST)
    else:
        table.residents[side] += table.tired[at]
        table.tire(at, -table.tired[at])


def clear_cell(table: WorldsTable, side: int, enemy: int, tile: int, conquered: bool) -> None:
    """The defender's settlement or headquarters leave the map; who loses his capital so is dealt with after this. Of a
    garrison nothing is left by now."""
    if table.telling:
        say(table, "conquers" if conquered else "neutralises", side, tile=WORDS[tile])
    if enemy == NOBODY:
        return
    if table.hq[enemy] == tile:
        table.then(capital_lost, side, enemy, tile, conquered)
    remove(table, enemy, tile, CONQUERED if conquered else NEUTRALISED)


# ---- a capital ------------------------------------------------------------------------------------------------


def capital_lost(table: WorldsTable, side: int, loser: int, tile: int, conquered: bool) -> None:
    """With module 2 the loser moves his headquarters to another own city (M4-5). Without one: 4.I ends (M4-END3), a
    company is beaten (M4-8)."""
    if table.plan.capitals_replaced and other_cities(table, loser):
        seat = table.seat_of(loser)
        table.ask(seat, "new-capital", new_capital_options, choose_new_capital, loser)
    elif table.plan.capital_ends:
        table.over_at = CAPITAL_ENDS
        if conquered:
            claim_cells(table, side, loser)
        else:
            lose_cells(table, loser)  # M4-END3a
    elif conquered:
        table.then(dissolve, loser)
        claim_cells(table, side, loser)
    elif table.plan.followed and follow_options(table, 0, side, loser, tile) != [NONE]:
        ask_turn(table, side, "follow", follow_options, follow, loser, tile)
    else:
        dissolve(table, loser)  # M4-8a


def new_capital_options(table: WorldsTable, seat: int, loser: int) -> list[Action]:
    return [CAPITAL[city] for city in other_cities(table, loser)]


def choose_new_capital(table: WorldsTable, seat: int, action: Action, loser: int) -> None:
    """The settlement there is replaced by the headquarters (M4-5)."""
    move_hq(table, loser, NUMBER[action[1]])


def follow_options(table: WorldsTable, seat: int, side: int, loser: int, tile: int) -> list[Action]:
    """One further active resident may move into the neutralised capital at once (M4-8)."""
    ready = [other for other in table.steps[tile] if table.active[side * TILES + other]]
    return [*[FOLLOW[other] for other in ready if table.settlements[side]], NONE]


def follow(table: WorldsTable, seat: int, action: Action, side: int, loser: int, tile: int) -> None:
    table.then(dissolve, loser)
    if action != NONE:
        spend(table, side, NUMBER[action[1]])
        table.residents[side] += 1
        table.then(claim_cells, side, loser)
        settle(table, side, tile, BY_CONQUEST)


# ---- all of a side's cells --------------------------------------------------------------------------------------


def lose_cells(table: WorldsTable, loser: int) -> None:
    """To nobody (M4-END3a)."""
    for tile in table.own_tiles(loser):
        remove(table, loser, tile, NEUTRALISED)


def claim_cells(table: WorldsTable, side: int, loser: int) -> None:
    """The conqueror takes all of the loser's cells, swapping armies for his own; with too few pieces which, is his
    choice (M4-8, M4-END3a)."""
    left = table.own_tiles(loser)
    if not left:
        return
    if not table.settlements[side]:
        lose_cells(table, loser)
        return
    table.then(claim_cells, side, loser)
    if table.settlements[side] >= len(left):
        claim_cell(table, side, loser, left[0])
    else:
        ask_turn(table, side, "claim", claim_options, claim, loser)


def claim_options(table: WorldsTable, seat: int, side: int, loser: int) -> list[Action]:
    return [CLAIM[tile] for tile in table.own_tiles(loser)]


def claim(table: WorldsTable, seat: int, action: Action, side: int, loser: int) -> None:
    claim_cell(table, side, loser, NUMBER[action[1]])


def claim_cell(table: WorldsTable, side: int, loser: int, tile: int) -> None:
    residents = min(table.residents_at(loser, tile), table.residents[side])
    remove(table, loser, tile, CONQUERED)
    at = side * TILES + tile
    settle(table, side, tile, BY_CONQUEST)
    residents = min(residents, table.residents[side], table.room(side, tile))
    table.residents[side] -= residents
    table.tire(at, residents)


# ---- the end of 4.I ---------------------------------------------------------------------------------------------


def last_resident(table: WorldsTable, side: int) -> None:
    """Buys its last resident from supply in 3 C (M4-END1)."""
    if table.now[BOUGHT] and table.residents[side] == 0:
        table.over_at = SUPPLY_ENDS


def last_settlement(table: WorldsTable, side: int, tile: int, how: int, first: bool) -> None:
    """Places its last settlement from supply in 3 D or 3 E (C107), in the edition of 2015 also in 3 G (M4-END2); with
    module 2 all fights belong to 3 D and 3 E."""
    if table.settlements[side] == 0 and (table.plan.faq or table.plan.capitals_replaced or table.phase != "fight"):
        table.over_at = SUPPLY_ENDS


def end_at_once(table: WorldsTable, side: int) -> None:
    """After the turn that met a condition, income included."""
    if table.over_at:
        end_game(table, ENDINGS[table.over_at])
