"""What each seat may see, and tables that agree with it.

The components carry no text (ST1-4): views hold ids and numbers, for which each language has its words.

Hidden are only the order of the decks and stacks and, in the solo game, which artefacts are still to
come; all else lies open: boards, supplies, artefacts, market, hero row, numbers of cards left (ST15-1).
"""

from __future__ import annotations

from typing import Any, Final

from neuland.core.rng import Dice
from neuland.core.table import View
from neuland.games.settlement import cards
from neuland.games.settlement.board import (
    ARTEFACTS,
    BUILDINGS,
    COLOURS,
    GUILDS,
    HEROES,
    LANDSCAPES,
    LINES,
    LOTS,
    ROWS,
    SPACES,
)
from neuland.games.settlement.cards import SURCHARGES
from neuland.games.settlement.goods import GOODS, named
from neuland.games.settlement.scoring import BITS_SET, rank, score
from neuland.games.settlement.state import ACTED, INVITED, NOTHING, SETTLERS, SettlementTable
from neuland.kit.hidden import reorder

CREWS: Final = ("build", "explore", "fight", "fortify")


def look(table: SettlementTable, viewer: int | None, everything: bool) -> View:
    """The table in the game's words; `everything` adds the order of decks and stacks."""
    seen: View = {
        **turn_view(table),
        "scores": [
            None if heroes_hidden(table, seat, viewer, everything) else score(table, seat)
            for seat in range(table.seats)
        ],
        "rank": rank(score(table, 0)) if table.seats == 1 else "",
        **market_view(table),
        "building_stack": len(table.tiles),
        **hero_view(table),
        "hero_deck": len(table.hero_deck),
        "gone_heroes": [HEROES[hero] for hero in table.gone_heroes],
        "landscape_stacks": stacks_view(table),
        "drawn": name(LANDSCAPES, table.drawn),
        "drawn_facts": {} if table.drawn == NOTHING else land_facts(table, table.drawn),
        "artefacts": [ARTEFACTS[artefact] for artefact in table.artefact_row],
        "artefact_stack": len(table.artefact_stack),
        "gone_artefacts": [ARTEFACTS[artefact] for artefact in table.gone_artefacts],
        "supply": supply_view(table),
        "monsters": monsters_left(table),
        "seat": [board(table, seat, heroes_hidden(table, seat, viewer, everything)) for seat in range(table.seats)],
    }
    if everything:
        seen |= {
            "next_heroes": [HEROES[hero] for hero in reversed(table.hero_deck)],
            "next_buildings": [BUILDINGS[kind] for kind in reversed(table.tiles)],
            "next_landscapes": {
                ROWS[row]: [LANDSCAPES[land] for land in reversed(table.land_stacks[row])] for row in range(3)
            },
            "next_artefacts": [ARTEFACTS[artefact] for artefact in reversed(table.artefact_stack)],
        }
    return seen


def look_apart(table: SettlementTable, viewer: int) -> View | None:
    """Everybody sees the same, unless heroes are hidden."""
    return None if heroes_hidden(table, viewer, None, False) else {}


def look_again(table: SettlementTable, before: SettlementTable, seen: View) -> View:
    """A spectator's view after that of an earlier table: what is not made anew follows from what lies as it lay."""
    if heroes_hidden(table, 0, None, False) or table.over or before.over:
        return look(table, None, False)
    again: View = {**seen, **turn_view(table)}
    if table.done == before.done:
        again["done"] = seen["done"]
    if table.market != before.market or table.piles != before.piles:
        again |= market_view(table)
    again["building_stack"] = len(table.tiles)
    if table.hero_row != before.hero_row:
        again |= hero_view(table)
    again["hero_deck"] = len(table.hero_deck)
    if table.gone_heroes != before.gone_heroes:
        again["gone_heroes"] = [HEROES[hero] for hero in table.gone_heroes]
    if table.land_stacks != before.land_stacks:
        again["landscape_stacks"] = stacks_view(table)
    if table.drawn != before.drawn:
        again["drawn"] = name(LANDSCAPES, table.drawn)
        again["drawn_facts"] = {} if table.drawn == NOTHING else land_facts(table, table.drawn)
    if table.artefact_row != before.artefact_row:
        again["artefacts"] = [ARTEFACTS[artefact] for artefact in table.artefact_row]
    again["artefact_stack"] = len(table.artefact_stack)
    if table.gone_artefacts != before.gone_artefacts:
        again["gone_artefacts"] = [ARTEFACTS[artefact] for artefact in table.gone_artefacts]
    if table.supply != before.supply or table.spare != before.spare:
        again["supply"] = supply_view(table)
    if table.wild != before.wild or table.beasts != before.beasts:
        again["monsters"] = monsters_left(table)
    boards: list[View] = seen["seat"]
    new = [board_again(table, seat, before, boards[seat]) for seat in range(table.seats)]
    if any(new[seat] is not boards[seat] for seat in range(table.seats)):
        again["seat"] = new
        again["scores"] = [each["score"] for each in new]
        again["rank"] = rank(score(table, 0)) if table.seats == 1 else ""
    return again


def turn_view(table: SettlementTable) -> View:
    return {
        "round": table.round,
        "phase": phase(table),
        "turn": None if table.over else table.turn,
        "marker": table.marker,
        "done": {"action": bool(table.done & ACTED), "invitation": bool(table.done & INVITED)},
        "picked": table.picked,
    }


def market_view(table: SettlementTable) -> View:
    return {
        "market": [name(BUILDINGS, kind) for kind in table.market],
        "market_tiles": table.piles[:],
        "market_costs": [{} if kind == NOTHING else some(table.box.building_cost[kind]) for kind in table.market],
    }


def hero_view(table: SettlementTable) -> View:
    return {
        "heroes": [name(HEROES, hero) for hero in table.hero_row],
        "hero_facts": [
            {} if hero == NOTHING else {**hero_facts(table, hero), "surcharge": SURCHARGES[position]}
            for position, hero in enumerate(table.hero_row)
        ],
    }


def stacks_view(table: SettlementTable) -> View:
    return {ROWS[row]: len(table.land_stacks[row]) for row in range(3)}


def supply_view(table: SettlementTable) -> View:
    return {**named(table.supply), "bonus": table.spare} if table.strict else {}


def phase(table: SettlementTable) -> str:
    """`setup`, `turn`, `pass` while the player on turn is passing, or `over`."""
    if table.over:
        return "over"
    if NOTHING in table.artefact:
        return "setup"
    return "pass" if table.passed >> table.turn & 1 else "turn"


def heroes_hidden(table: SettlementTable, seat: int, viewer: int | None, everything: bool) -> bool:
    """By option the heroes of others lie face down until the end, as they do on a real table."""  # ST15-2
    return table.origin.options["heroes"] == "hidden" and seat != viewer and not everything and not table.over


def name(names: tuple[str, ...], number: int) -> str:
    """A component's id, "" for none."""
    return "" if number == NOTHING else names[number]


def some(bag: int) -> dict[str, int]:
    """Only the kinds that are in a bag: for prices."""
    return {kind: number for kind, number in named(bag).items() if number}


def hero_facts(table: SettlementTable, hero: int) -> dict[str, Any]:
    """What is printed on a hero's card."""  # ST1-3
    box = table.box
    return {
        "guild": GUILDS[box.hero_guild[hero]],
        "cost": some(box.hero_cost[hero]),
        "bonus": box.hero_bonus[hero],
        "points": box.hero_points[hero],
        "colour": COLOURS[box.hero_colour[hero]],
        "reconstructed": reconstructed(table, "hero", HEROES[hero]),
    }


def land_facts(table: SettlementTable, land: int) -> dict[str, Any]:
    """What is printed on a landscape."""
    box = table.box
    return {
        "resource": GOODS[box.land_good[land]],
        "colour": COLOURS[box.land_colour[land]],
        "reconstructed": reconstructed(table, "landscape", LANDSCAPES[land]),
    }


def reconstructed(table: SettlementTable, kind: str, id_: str) -> bool:
    return cards.document(table.origin.data)[kind][id_].confidence() == "reconstructed"


def monsters_left(table: SettlementTable) -> dict[str, int]:
    """The monsters in the supply, by colour."""
    left = dict(zip(COLOURS, table.box.monster_supply, strict=True))
    for place, land in enumerate(table.wild):
        if table.beasts[place // 9] >> place % 9 & 1:
            left[COLOURS[table.box.land_colour[land]]] -= 1
    return left


def board(table: SettlementTable, seat: int, hidden: bool) -> dict[str, Any]:
    """A seat's board, supply and heroes."""
    heroes = table.heroes[seat]
    return {
        **crew_view(table, seat),
        "artefact": name(ARTEFACTS, table.artefact[seat]),
        "passed": bool(table.passed >> seat & 1),
        "wilderness": {SPACES[space]: wild_space(table, seat, space) for space in range(9)},
        "settlement": {LOTS[lot]: town_space(table, seat, lot) for lot in range(9)},
        "landscapes": BITS_SET[table.lands[seat]],
        "fortresses": BITS_SET[table.forts[seat]],
        "buildings": table.buildings(seat),
        "heroes": [] if hidden else [HEROES[hero] for hero in heroes],
        "hero_facts": [] if hidden else [hero_facts(table, hero) for hero in heroes],
        "hero_count": len(heroes),
        "score": None if hidden else score(table, seat),
    }


def crew_view(table: SettlementTable, seat: int) -> dict[str, Any]:
    """What a seat has to use, and where it has used it."""
    return {
        "goods": named(table.goods[seat]),
        "settlers": {
            "normal": table.normal[seat],
            "bonus": table.bonus[seat],
            "used_normal": SETTLERS - table.normal[seat],
            "used_bonus": table.spent[seat],
        },
        "placed": {crew: table.crew[seat * 4 + number] for number, crew in enumerate(CREWS)},
        "rows": {line: times(table, seat, number) for number, line in enumerate(LINES)},
    }


def board_again(table: SettlementTable, seat: int, before: SettlementTable, seen: View) -> View:
    """A seat's board, nothing of it hidden, after that of an earlier table."""
    first, last = seat * 9, seat * 9 + 9
    crewed = (
        table.goods[seat] == before.goods[seat]
        and table.normal[seat] == before.normal[seat]
        and table.bonus[seat] == before.bonus[seat]
        and table.spent[seat] == before.spent[seat]
        and table.active[seat] == before.active[seat]
        and table.twice[seat] == before.twice[seat]
        and table.crew[seat * 4 : seat * 4 + 4] == before.crew[seat * 4 : seat * 4 + 4]
    )
    wild = (
        table.beasts[seat] == before.beasts[seat]
        and table.forts[seat] == before.forts[seat]
        and table.manned[seat] == before.manned[seat]
        and table.lands[seat] == before.lands[seat]
        and table.wild[first:last] == before.wild[first:last]
    )
    town = table.built[first:last] == before.built[first:last] and table.stock[first:last] == before.stock[first:last]
    heroes = table.heroes[seat] == before.heroes[seat]
    passed = (table.passed ^ before.passed) >> seat & 1 == 0
    if crewed and wild and town and heroes and passed and table.artefact[seat] == before.artefact[seat]:
        return seen
    again: View = {**seen, "artefact": name(ARTEFACTS, table.artefact[seat]), "passed": bool(table.passed >> seat & 1)}
    if not crewed:
        again |= crew_view(table, seat)
    if not wild:
        again["wilderness"] = {SPACES[space]: wild_space(table, seat, space) for space in range(9)}
        again["landscapes"] = BITS_SET[table.lands[seat]]
        again["fortresses"] = BITS_SET[table.forts[seat]]
    if not town:
        again["settlement"] = {LOTS[lot]: town_space(table, seat, lot) for lot in range(9)}
        again["buildings"] = table.buildings(seat)
    if not heroes:
        again["heroes"] = [HEROES[hero] for hero in table.heroes[seat]]
        again["hero_facts"] = [hero_facts(table, hero) for hero in table.heroes[seat]]
        again["hero_count"] = len(table.heroes[seat])
    again["score"] = score(table, seat)
    return again


def times(table: SettlementTable, seat: int, line: int) -> int:
    """How often a row was activated this round."""
    return (table.active[seat] >> line & 1) + (table.twice[seat] >> line & 1)


def wild_space(table: SettlementTable, seat: int, space: int) -> dict[str, Any]:
    land = table.wild[seat * 9 + space]
    if land == NOTHING:
        return {}
    return {
        "landscape": LANDSCAPES[land],
        **land_facts(table, land),
        "monster": bool(table.beasts[seat] >> space & 1),
        "fortress": bool(table.forts[seat] >> space & 1),
        "active": bool(table.manned[seat] >> space & 1),
    }


def town_space(table: SettlementTable, seat: int, lot: int) -> dict[str, Any]:
    kind = table.built[seat * 9 + lot]
    return {} if kind == NOTHING else {"building": BUILDINGS[kind], "stock": table.stock[seat * 9 + lot]}


def deal_anew(table: SettlementTable, dice: Dice) -> None:
    """The decks and stacks in an order of the dice's; everything else is known to all."""
    for stack in [table.hero_deck, *table.land_stacks, table.tiles, table.artefact_stack]:
        reorder(stack, dice)
