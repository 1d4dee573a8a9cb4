"""4.I, 4.II: residents move in, then dice decide (M4-G1 to M4-G8)."""

from __future__ import annotations

from typing import Final

from neuland.core.decision import Action
from neuland.games.worlds import facts
from neuland.games.worlds.cards import BULWARK, MOUNTAIN_AS_MEADOW, ONE_DIE
from neuland.games.worlds.modules.military.cells import defended, enemy_of
from neuland.games.worlds.modules.military.falls import take_cell
from neuland.games.worlds.rules.asking import ask_turn
from neuland.games.worlds.rules.residents import PENDING, SPENT, has_room, step_in
from neuland.games.worlds.rules.telling import say
from neuland.games.worlds.state import BARRACKS, BEATEN, MILITIA, NOBODY, TWICE, WorldsTable
from neuland.games.worlds.tiles import (
    FIRST_WATER,
    MEADOW,
    MOUNTAIN,
    NUMBER,
    TERRAIN,
    TILES,
    WORDS,
    tile_options,
)
from neuland.kit.rows import changed

ATTACK_HITS: Final = facts.numbers("military", "attack_hits")
DEFENCE_HITS: Final = facts.numbers("military", "defence_hits")
MODIFIER: Final = facts.numbers("military", "modifier")
HQ_ARMIES: Final = facts.number("military", "hq_armies")
SIDES_OF_A_DIE: Final = 6

FIGHT: Final = tile_options("fight")
RETREAT: Final = tile_options("retreat")


# ---- moving in --------------------------------------------------------------------------------------------


def move_in(table: WorldsTable, side: int, tile: int, came_from: int) -> None:
    """Onto an enemy cell: exhausted at once, and there it stays until the fight (M4-3)."""
    if not defended(table, side, tile):
        step_in(table, side, tile, came_from)
        return
    if table.now[TWICE] == PENDING:
        table.now[TWICE] = SPENT
    table.tire(side * TILES + tile, 1)
    if table.telling:
        say(table, "moves-in", side, tile=WORDS[tile])
    if enemy_of(table, side, tile) != NOBODY:
        for call in table.plan.invaded:
            call(table, side, tile)


def battles(table: WorldsTable, side: int) -> list[int]:
    """Cells on which own residents stand among others' armies."""
    base, bit = side * TILES, 1 << side
    return [
        tile
        for tile, lying in enumerate(table.tired[base : base + FIRST_WATER])
        if lying and not table.settled[tile] & bit
    ]


# ---- when -------------------------------------------------------------------------------------------------


def fight_pending(table: WorldsTable, side: int) -> None:
    """3 G: in the order that the attacker chooses; with module 2 what is still open at the end of 3 D and of the
    trolley's move (M4-3a). Once the game is to end, the edition of 2015 cancels the rest (M4-END2)."""
    if battles(table, side) and not (table.over_at and table.plan.faq):
        table.phase = "fight"
        seat = table.seat_of(side)
        table.ask(seat, "fight", pending_options, fight_one, side)


def pending_options(table: WorldsTable, seat: int, side: int) -> list[Action]:
    return [FIGHT[tile] for tile in battles(table, side)]


def fight_one(table: WorldsTable, seat: int, action: Action, side: int) -> None:
    table.then(fight_pending, side)
    fight(table, side, NUMBER[action[1]])


def fight_options(table: WorldsTable, side: int) -> list[Action]:
    """With module 2 in 3 D, between two residents' actions, whenever all wanted ones have moved in (M4-3a)."""
    return [FIGHT[tile] for tile in battles(table, side)] if table.phase == "act" else []


def fight_now(table: WorldsTable, side: int, action: Action) -> None:
    fight(table, side, NUMBER[action[1]])


# ---- the fight ----------------------------------------------------------------------------------------------


def fight(table: WorldsTable, side: int, tile: int) -> None:
    """Attack, losses, defence by whoever lost armies; then the cell is conquered, neutral, or the attackers retreat."""
    table.reveal()
    enemy = enemy_of(table, side, tile)
    attackers = table.residents_at(side, tile)
    attack = attack_dice(table, side, attackers)
    hits = attack_hits(table, side, tile, attack)
    if enemy != NOBODY and table.owned[enemy] & BULWARK:  # M3-PI4, C9
        hits = max(0, hits - 1)
    lost, fallen = lose_armies(table, side, tile, hits)
    defence = defence_dice(table, enemy, lost)
    struck = min(attackers, sum([DEFENCE_HITS[die] for die in defence]))
    table.tire(side * TILES + tile, -struck)
    table.residents[side] += struck
    if table.telling:
        say(table, "fights", side, tile=WORDS[tile], lost=lost, struck=struck, attack=attack, defence=defence)
    if fallen:
        take_cell(table, side, enemy, tile)
    else:
        table.closed |= 1 << tile  # M4-3a
        if table.telling:
            say(table, "thrown-back", side, tile=WORDS[tile])
        table.then(retreat_all, side, tile)


def attack_dice(table: WorldsTable, side: int, attackers: int) -> list[int]:
    """A die for each attacker (M4-G1), one more with III-4 (M3-PIII4, C10)."""
    more = bool(attackers and table.owned[side] & ONE_DIE)
    return [table.below(SIDES_OF_A_DIE) + 1 for _ in range(attackers + more)]


def attack_hits(table: WorldsTable, side: int, tile: int, dice: list[int]) -> int:
    """What dice hit, each changed by the terrain (M4-G1, M4-G2)."""
    terrain = TERRAIN[tile]
    if terrain == MOUNTAIN and table.owned[side] & MOUNTAIN_AS_MEADOW:  # M3-PII7
        terrain = MEADOW
    return sum([ATTACK_HITS[max(0, min(SIDES_OF_A_DIE, die + MODIFIER[terrain]))] for die in dice])


def defence_dice(table: WorldsTable, enemy: int, lost: int) -> list[int]:
    """A die for each army lost, unmodified (M4-G3); the table's dice roll for free cities (M4-G8)."""
    more = bool(lost and enemy != NOBODY and table.owned[enemy] & ONE_DIE)  # M3-PIII4
    return [table.below(SIDES_OF_A_DIE) + 1 for _ in range(lost + more)]


def lose_armies(table: WorldsTable, side: int, tile: int, hits: int) -> tuple[int, bool]:
    """Takes defenders off: residents, then the settlement or the headquarters, which fall by three hits (M4-G2, M4-G7,
    C5); of a garrison the militia first. How much is lost, hits on standing headquarters too (C8), and whether no
    defender is left."""
    enemy = enemy_of(table, side, tile)
    if enemy == NOBODY:
        return lose_garrison(table, side, tile, hits)
    at = enemy * TILES + tile
    residents = min(hits, table.residents_at(enemy, tile))
    for _ in range(residents):
        if table.tired[at]:
            table.tire(at, -1)
        else:
            table.rouse(at, -1)
    table.residents[enemy] += residents
    left = hits - residents
    if table.hq[enemy] == tile:
        struck = min(left, HQ_ARMIES)
        return residents + struck, struck == HQ_ARMIES
    return residents + min(left, 1), left > 0


def lose_garrison(table: WorldsTable, side: int, tile: int, hits: int) -> tuple[int, bool]:
    """What is removed stays removed (C5); a mountain's militia pays whoever beats it (M5-T4, C55)."""
    lost = 0
    for bit in (MILITIA, BARRACKS):
        if lost < hits and table.garrison[tile] & bit:
            table.garrison = changed(table.garrison, tile, table.garrison[tile] & ~bit)
            lost += 1
            if TERRAIN[tile] == MOUNTAIN:
                table.now[BEATEN] += 1
    return lost, table.garrison[tile] == 0


# ---- retreat ------------------------------------------------------------------------------------------------


def retreat_all(table: WorldsTable, side: int, tile: int) -> None:
    """Survivors go to own cells beside it, exhausted, at the attacker's choice; without one to supply (M4-G6, C4)."""
    if table.residents_at(side, tile):
        options = retreat_options(table, 0, side, tile)
        if options:
            ask_turn(table, side, "retreat", retreat_options, retreat, tile)
        else:
            at = side * TILES + tile
            table.residents[side] += table.tired[at]
            table.tire(at, -table.tired[at])


def retreat_options(table: WorldsTable, seat: int, side: int, tile: int) -> list[Action]:
    return [
        RETREAT[other] for other in table.steps[tile] if table.settled_by(side, other) and has_room(table, side, other)
    ]


def retreat(table: WorldsTable, seat: int, action: Action, side: int, tile: int) -> None:
    table.then(retreat_all, side, tile)
    table.tire(side * TILES + tile, -1)
    table.tire(side * TILES + NUMBER[action[1]], 1)
