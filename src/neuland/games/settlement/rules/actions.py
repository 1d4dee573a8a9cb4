"""The seven actions of a turn. Settlers are placed first, all that the action needs."""

from __future__ import annotations

from typing import Final

from neuland.core.decision import Action
from neuland.games.settlement.board import (
    ACTIVATE,
    BONUS,
    BUILD,
    BUILDINGS,
    COLOURS,
    COMPASS,
    CROWN,
    EXPLORE,
    FIGHT,
    FORTIFY,
    FORTRESS,
    HOURGLASS,
    KEY,
    LANDSCAPES,
    MACE,
    MARKET_FIELDS,
    MASK,
    OPEN,
    PLACE,
    PLACE_STREET,
    POTION,
    ROW_MASKS,
    ROWS,
    SCROLL,
    SCROLL_FOR,
    SPACE_OF,
    SPACES,
    STAR,
    STREETS,
    SUMMON,
    TOWN_LINES,
    WILD_LINES,
    members,
)
from neuland.games.settlement.goods import GOODS, GUARD, ONE_DIAMOND, UNITS, amounts, covers
from neuland.games.settlement.rules.buildings import GOOD_OF, activate_street, resolve
from neuland.games.settlement.rules.passing import by_artefact
from neuland.games.settlement.state import (
    ACTED,
    BUILD_SPACE,
    EXPLORE_SPACE,
    FIGHT_SPACE,
    FORTIFY_SPACE,
    NOTHING,
    SettlementTable,
)

MOST_SETTLERS: Final = 6
"""No action takes more, whatever monsters an owner's file holds."""


def actions(table: SettlementTable, seat: int, options: list[Action]) -> None:
    """Adds every action that the seat has the settlers and goods for."""
    settlers = table.normal[seat] + table.bonus[seat]
    if not settlers:
        return  # ST4-4
    built = table.built
    if NOTHING in built[seat * 9 : seat * 9 + 9]:
        buildings_on_offer(table, seat, options)
    lands, forts = table.lands[seat], table.forts[seat]
    options += EXPLORE[table.corners][settlers if settlers < 3 else 3][lands]
    beasts = table.beasts[seat]
    if beasts:
        options += FIGHT[beatable(table, seat, beasts, settlers)]
    options += FORTIFY[lands & ~beasts & ~forts]  # ST5-4
    options += ACTIVATE[idle_lines(table, seat)]
    options += FORTRESS[forts & ~table.manned[seat]]  # ST5-7, ST5-13 also those built this round
    if table.picked < table.bonus[seat] and table.normal[seat] and table.picked < MOST_SETTLERS:
        options.append(BONUS)


def buildings_on_offer(table: SettlementTable, seat: int, options: list[Action]) -> None:
    """The market fields whose building the seat can pay."""  # ST5-1
    guarded = table.goods[seat] | GUARD
    cost = table.box.building_cost
    market = table.market
    for field in range(MARKET_FIELDS):
        kind = market[field]
        if kind >= 0 and (guarded - cost[kind]) & GUARD == GUARD:
            options.append(BUILD[kind][field])


def beatable(table: SettlementTable, seat: int, beasts: int, settlers: int) -> int:
    """The monsters that the settlers suffice for, a mask of spaces."""
    mask = 0
    for space in members(beasts):
        if table.box.monster_settlers[table.box.land_colour[table.wild[seat * 9 + space]]] <= settlers:
            mask |= 1 << space
    return mask


def idle_lines(table: SettlementTable, seat: int) -> int:
    """The rows that can be activated, a mask: each once per round, also if they give nothing."""  # ST5-10
    active = table.active[seat]
    idle = ~active & (WILD_LINES | TOWN_LINES)  # ST4-2
    artefact = table.artefact[seat]
    if artefact == STAR and not table.twice[seat]:  # ST12-5
        idle |= active & WILD_LINES
    elif artefact == KEY and not table.twice[seat]:
        idle |= active & TOWN_LINES
    return idle


def place_settlers(table: SettlementTable, seat: int, number: int) -> None:
    """Normal settlers first, but for the bonus settlers that the player picked for this action.

    They stand on the own board: no player can take a space from another (ST14-3).
    """  # ST4-1
    bonus = table.picked if table.picked < number else number
    normal = number - bonus
    if normal > table.normal[seat]:  # ST4-5
        bonus += normal - table.normal[seat]
        normal = table.normal[seat]
    table.normal[seat] -= normal
    table.bonus[seat] -= bonus
    table.spent[seat] += bonus
    table.picked = 0
    table.done |= ACTED  # ST5-15


# ---- build a building ------------------------------------------------------------------------


def build(table: SettlementTable, seat: int, action: Action) -> None:
    """Settler, payment, place, Hourglass, and only then a new tile."""  # ST5-11
    field = int(action[2]) - 1
    kind = table.market[field]
    place_settlers(table, seat, 1)
    table.crew[seat * 4 + BUILD_SPACE] += 1
    table.pay(seat, table.box.building_cost[kind])
    table.then(refill, field)
    table.ask(seat, "street-for", free_streets, place_building, field)


def free_streets(table: SettlementTable, seat: int, field: int) -> tuple[Action, ...]:
    return PLACE_STREET[sum([1 << street for street in range(3) if table.houses(seat, street) < 3])]


def place_building(table: SettlementTable, seat: int, action: Action, field: int) -> None:
    """On a free space of the row; which one of its three is of no consequence."""
    street = STREETS.index(str(action[1]))
    column = table.houses(seat, street)
    kind = table.market[field]
    table.built[seat * 9 + street * 3 + column] = kind
    table.piles[field] -= 1
    if not table.piles[field]:
        table.market[field] = NOTHING
    if table.telling:
        paid = amounts(table.box.building_cost[kind])
        table.tell("build", seat=seat, building=BUILDINGS[kind], street=STREETS[street], paid=paid)
    if table.artefact[seat] == HOURGLASS:
        resolve(table, seat, "hourglass", street, 1 << column)  # ST12-3 the row's own activation stays


def refill(table: SettlementTable, field: int) -> None:
    """A new tile for an emptied field; none if a stack still lies there, or no tile is left."""
    if table.market[field] == NOTHING and table.tiles:
        table.market[field] = table.tiles.pop()
        table.piles[field] = 1
        table.reveal()
        if table.telling:
            table.tell("market", building=BUILDINGS[table.market[field]], field=field + 1)


# ---- explore a landscape ---------------------------------------------------------------------


def explore(table: SettlementTable, seat: int, action: Action) -> None:
    """Row and settlers, then the tile is drawn and shown, then its space is chosen."""
    row = ROWS.index(str(action[1]))  # ST5-2
    place_settlers(table, seat, row + 1)
    table.crew[seat * 4 + EXPLORE_SPACE] += row + 1
    table.drawn = table.land_stacks[row].pop()
    table.reveal()
    if table.telling:
        tell_landscape(table, seat, row, table.drawn)
    table.ask(seat, "space-for", free_spaces, lay_landscape, row)


def free_spaces(table: SettlementTable, seat: int, row: int) -> tuple[Action, ...]:
    return PLACE[OPEN[table.corners][table.lands[seat]] & ROW_MASKS[row]]


def tell_landscape(table: SettlementTable, seat: int, row: int, land: int) -> None:
    good, colour = GOODS[table.box.land_good[land]], COLOURS[table.box.land_colour[land]]
    table.tell("explore", seat=seat, row=ROWS[row], land=LANDSCAPES[land], good=good, colour=colour)


def lay_landscape(table: SettlementTable, seat: int, action: Action, row: int) -> None:
    space = SPACE_OF[str(action[1])]
    land = table.drawn
    table.drawn = NOTHING
    table.wild[seat * 9 + space] = land
    table.lands[seat] |= 1 << space
    if table.telling:
        table.tell("lay", seat=seat, space=SPACES[space], good=GOODS[table.box.land_good[land]])
    if table.artefact[seat] == COMPASS:
        by_artefact(table, seat, COMPASS, UNITS[table.box.land_good[land]])
    check_monsters(table, seat, 1 << space)


# ---- monsters --------------------------------------------------------------------------------


def check_monsters(table: SettlementTable, seat: int, spaces: int) -> None:
    """A monster appears where a face-up hero shows the landscape's colour, never beside a fortress.

    The heroes do not change during an action, so the order of the spaces is of no consequence.
    """  # ST5-8, ST5-12
    spaces &= ~table.forts[seat]  # ST12-1 not with the Mask either
    if table.artefact[seat] == MASK:
        ask_mask(table, seat, spaces)
        return
    shown = table.shown_colours()
    for space in members(spaces):
        if shown >> table.box.land_colour[table.wild[seat * 9 + space]] & 1:
            appear(table, seat, space)


def appear(table: SettlementTable, seat: int, space: int) -> None:
    table.beasts[seat] |= 1 << space
    if table.telling:
        colour = COLOURS[table.box.land_colour[table.wild[seat * 9 + space]]]
        table.tell("monster", seat=seat, colour=colour, space=SPACES[space])


def ask_mask(table: SettlementTable, seat: int, spaces: int) -> None:
    """With the Mask its owner decides for each landscape, whatever the heroes show."""  # ST12-7
    if spaces:
        table.then(ask_mask, seat, spaces & spaces - 1)
        table.ask(seat, "mask", summons, unmask, members(spaces)[0])


def summons(table: SettlementTable, seat: int, space: int) -> tuple[Action, ...]:
    return SUMMON[space]


def unmask(table: SettlementTable, seat: int, action: Action, space: int) -> None:
    if action[0] == "summon":
        appear(table, seat, space)


def fight(table: SettlementTable, seat: int, action: Action) -> None:
    """Settlers by the monster's colour; it goes back to the supply and leaves its reward."""  # ST5-3
    space = SPACE_OF[str(action[1])]
    colour = table.box.land_colour[table.wild[seat * 9 + space]]
    settlers = table.box.monster_settlers[colour]
    place_settlers(table, seat, settlers)
    table.crew[seat * 4 + FIGHT_SPACE] += settlers
    table.beasts[seat] &= ~(1 << space)
    reward = table.box.monster_reward[colour]
    if table.artefact[seat] == MACE:
        reward += ONE_DIAMOND
    got = table.gain(seat, reward)
    if table.telling:
        table.tell("fight", seat=seat, colour=COLOURS[colour], space=SPACES[space], got=amounts(got))


# ---- fortresses ------------------------------------------------------------------------------


def fortify(table: SettlementTable, seat: int, action: Action) -> None:
    """A fortress on an own landscape with neither fortress nor monster."""
    space = SPACE_OF[str(action[1])]
    place_settlers(table, seat, 1)
    table.crew[seat * 4 + FORTIFY_SPACE] += 1
    table.forts[seat] |= 1 << space
    if table.telling:
        table.tell("fortify", seat=seat, space=SPACES[space])
    if table.artefact[seat] == POTION:
        by_artefact(table, seat, POTION, UNITS[table.box.land_good[table.wild[seat * 9 + space]]])


def activate_fortress(table: SettlementTable, seat: int, action: Action) -> None:
    """One resource of its landscape (two with the Crown); no monster looks at a fortress."""
    space = SPACE_OF[str(action[1])]
    place_settlers(table, seat, 1)
    table.manned[seat] |= 1 << space
    good = UNITS[table.box.land_good[table.wild[seat * 9 + space]]]
    if table.telling:
        table.tell("fortress", seat=seat, space=SPACES[space])
    harvest(table, seat, 2 * good if table.artefact[seat] == CROWN else good)


def harvest(table: SettlementTable, seat: int, bag: int) -> int:
    """Resources of landscapes: taken without asking.  (ST5-16)"""
    got = table.gain(seat, bag)
    if table.telling and got:
        table.tell("harvest", seat=seat, got=amounts(got))
    return got


# ---- rows ------------------------------------------------------------------------------------


def activate(table: SettlementTable, seat: int, action: Action) -> None:
    """A row of the wilderness or of the settlement, with one settler beside it."""
    name = str(action[1])
    place_settlers(table, seat, 1)
    line = ROWS.index(name) if name in ROWS else 3 + STREETS.index(name)
    if table.active[seat] >> line & 1:
        table.twice[seat] |= 1 << line
    table.active[seat] |= 1 << line
    if line < 3:
        activate_row(table, seat, line)
    else:
        activate_street(table, seat, line - 3)


def activate_row(table: SettlementTable, seat: int, row: int) -> None:
    """One resource from each landscape without a monster, also beside a used fortress; then checks."""  # ST5-5
    if table.telling:
        table.tell("row", seat=seat, row=ROWS[row])
    land_good, first = table.box.land_good, seat * 9
    yielding = table.lands[seat] & ~table.beasts[seat] & ROW_MASKS[row]  # ST5-9
    bag = 0
    gave = 0
    for space in range(row * 3, row * 3 + 3):
        if yielding >> space & 1:
            unit = UNITS[land_good[table.wild[first + space]]]
            if not table.strict or covers(table.supply, bag + unit):
                bag += unit
                gave |= 1 << space
    harvest(table, seat, bag)
    if table.artefact[seat] == SCROLL:
        table.then(check_monsters, seat, gave)
        ask_scroll(table, seat, table.lands[seat] & ROW_MASKS[row] if table.scroll_any else gave)
    elif gave:
        check_monsters(table, seat, gave)


def ask_scroll(table: SettlementTable, seat: int, spaces: int) -> None:
    """One more resource as on one of these landscapes; it is not checked again."""  # ST12-6, ST12-2
    table.ask(seat, "scroll", scroll_goods, scroll, spaces)


def scroll_goods(table: SettlementTable, seat: int, spaces: int) -> tuple[Action, ...]:
    goods = 0
    for space in members(spaces):
        good = table.box.land_good[table.wild[seat * 9 + space]]
        if not table.strict or covers(table.supply, UNITS[good]):
            goods |= 1 << good
    return SCROLL_FOR[goods]


def scroll(table: SettlementTable, seat: int, action: Action, spaces: int) -> None:
    by_artefact(table, seat, SCROLL, UNITS[GOOD_OF[str(action[1])]])
