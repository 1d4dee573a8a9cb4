"""What each seat sees of a world, and tables dealt anew that agree with it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from neuland.core.rng import Dice
from neuland.core.table import View
from neuland.games.worlds import cards, facts, scoring
from neuland.games.worlds.modules.majorities import cover_rows
from neuland.games.worlds.plan import MODULES, Plan
from neuland.games.worlds.rules import points
from neuland.games.worlds.rules.asking import cell_asked_about
from neuland.games.worlds.rules.money import cash_of
from neuland.games.worlds.state import (
    BARRACKS,
    COMPANY_WORDS,
    COVER_WORDS,
    EMPTY,
    MILITIA,
    NEUTRAL,
    NOT_YET,
    POINTS,
    SOURCES,
    WorldsTable,
)
from neuland.games.worlds.tiles import (
    CITIES,
    COUNTS,
    FIRST,
    GOODS,
    KINDS,
    NO_GOOD,
    NOWHERE,
    SUPPLY,
    TERRAIN,
    TERRAINS,
    TILES,
    WORDS,
)
from neuland.games.worlds.view_drawn import drawn_view
from neuland.kit import hex
from neuland.kit.hidden import Spot, exchange
from neuland.kit.rows import bits, changed
from neuland.kit.sharing import kept, kept_each

FIRST_PLACE: Final = facts.numbers("majorities", "first")
SECOND_PLACE: Final = facts.numbers("majorities", "second")
LEVELS: Final = facts.numbers("transport", "levels")
GARRISONS: Final = ((MILITIA, "militia"), (BARRACKS, "barracks"))
CARGO: Final = ("", *GOODS, "resident", "two-residents")
"""Words for what a hold can hold: by EMPTY, a good + 1, ONE_RESIDENT, TWO_RESIDENTS."""


def look(table: WorldsTable, seat: int | None, everything: bool = False) -> View:
    """Hidden are the order of the deck, covered scoring cards, sealed bids and, unless it is played openly, the
    players' cash (G39). Everything else lies open."""
    return {
        "world": table.plan.number,
        "plan": plan_view(table.plan),
        "round": table.round,
        "phase": table.phase,
        "turn": table.turn,
        "acting": word_of(cell_asked_about(table)),
        "moves": table.now[POINTS],
        "start": table.start,
        "order": list(table.order),
        "waiting": list(table.waiting),
        "scores": open_scores(table, everything),
        "cells": {WORDS[tile]: cell_view(table, tile) for tile in range(TILES) if table.knows(tile)},
        "hidden": hidden_tiles(table),
        "roads": [road_view(table, edge) for edge, sides in enumerate(table.roads) if sides],
        "side": [side_view(table, side, seat, everything) for side in range(table.plan.sides)],
        "seat": [seat_view(table, each, seat, everything) for each in range(table.seats)],
        "boards": board_view(table, everything),
        "drawn": drawn_view(table),
    }


def look_apart(table: WorldsTable, seat: int, common: View) -> View | None:
    """The seat's cash and bid (G39)."""
    seats: list[View] = common["seat"]
    apart: View = {"seat": [*seats[:seat], seat_view(table, seat, seat, False), *seats[seat + 1 :]]}
    if seat < table.plan.sides and not sees_money(table, seat, None, False):
        sides: list[View] = common["side"]
        apart["side"] = [*sides[:seat], {**sides[seat], "money": table.money[seat]}, *sides[seat + 1 :]]
    return apart


def look_again(table: WorldsTable, before: WorldsTable, seen: View) -> View:
    """A spectator's view after that of an earlier table: what is not made anew follows from what lies as it lay."""
    scores = open_scores(table, False)
    again: View = {
        **seen,
        "round": table.round,
        "phase": table.phase,
        "turn": table.turn,
        "acting": word_of(cell_asked_about(table)),
        "moves": table.now[POINTS],
        "start": table.start,
        "order": seen["order"] if table.order == before.order else list(table.order),
        "waiting": seen["waiting"] if table.waiting == before.waiting else list(table.waiting),
        "scores": seen["scores"] if scores == seen["scores"] else scores,
        "side": kept_each([side_view(table, side, None, False) for side in range(table.plan.sides)], seen["side"]),
        "seat": kept_each([seat_view(table, each, None, False) for each in range(table.seats)], seen["seat"]),
        "boards": kept(board_view(table, False), seen["boards"]),
        "drawn": kept(drawn_view(table), seen["drawn"]),
    }
    changed_cells = cells_changed(table, before)
    if table.places != before.places:
        again["cells"] = {WORDS[tile]: cell_view(table, tile) for tile in range(TILES) if table.knows(tile)}
        again["hidden"] = hidden_tiles(table)
    elif changed_cells:
        cells: View = seen["cells"]
        again["cells"] = {
            **cells,
            **{WORDS[tile]: kept(cell_view(table, tile), cells[WORDS[tile]]) for tile in changed_cells},
        }
    if table.roads != before.roads or table.near != before.near:
        again["roads"] = [road_view(table, edge) for edge, sides in enumerate(table.roads) if sides]
    return again


def cells_changed(table: WorldsTable, before: WorldsTable) -> list[int]:
    """The tiles on the map on which something is other than on an earlier table, in order."""
    found = set(bits((table.plant_full ^ before.plant_full) | (table.unsettled ^ before.unsettled)))
    for new, old, size in (
        (table.garrison, before.garrison, 1),
        (table.plant, before.plant, 1),
        (table.plant_of, before.plant_of, 1),
        (table.harvest, before.harvest, 1),
        (table.settled, before.settled, 1),
        (table.stock, before.stock, 1),
        (table.demand, before.demand, 1),
        (table.loose, before.loose, KINDS),
    ):
        if new != old:
            found |= {place // size for place, number in enumerate(new) if number != old[place]}
    lines: list[tuple[Sequence[int], Sequence[int]]] = [(table.active, before.active), (table.tired, before.tired)]
    for line, earlier in lines:
        if line != earlier:
            found |= {place % TILES for place, number in enumerate(line) if number != earlier[place]}
    if table.hq != before.hq:
        found |= {*table.hq, *before.hq}
    if table.factories != before.factories:
        found |= {place % CITIES for place, number in enumerate(table.factories) if number != before.factories[place]}
    if table.housed != before.housed:
        found |= {
            place // KINDS % CITIES for place, number in enumerate(table.housed) if number != before.housed[place]
        }
    return [tile for tile in sorted(found) if tile >= 0 and table.knows(tile)]


def plan_view(plan: Plan) -> View:
    """What this world has at all, for whoever draws it: its modules, the phases of a round, boards; and the kinds of
    goods and lands."""
    return {
        "modules": [MODULES[module - 1] for module in plan.modules],
        "goods": list(GOODS),
        "lands": list(TERRAINS),
        "phases": list(plan.phases),
        "companies": plan.companies,
        "residents": plan.residents,
        "counting": plan.counting,
        "price_board": plan.price_board,
        "prizes": MODULES[plan.prize_row - 1] if plan.prize_row else "",
        "prizes_paid": bool(plan.prize_money),
        "houses": plan.houses,
        "levels": list(LEVELS) if plan.trolley else [],
        "pays": [list(places) for places in paid_places(plan)],
    }


def paid_places(plan: Plan) -> list[tuple[int, ...]]:
    """What the first place of a terrain pays in a scoring, and with more than two sides the second (M7-5b)."""
    if not plan.vp_per_piece:
        return []
    return [FIRST_PLACE, SECOND_PLACE] if plan.sides > 2 else [FIRST_PLACE]


def cell_view(table: WorldsTable, tile: int) -> View:
    """A tile on the map, and what stands on it."""
    where = table.places[tile]
    seen: View = {
        "q": hex.column(where),
        "r": hex.row(where),
        "terrain": TERRAINS[TERRAIN[tile]],
        "garrison": [word for bit, word in GARRISONS if table.garrison[tile] & bit],
        "loose": goods_view(table.loose[tile * KINDS : tile * KINDS + KINDS]),
        "plant": "" if table.plant[tile] == NO_GOOD else GOODS[table.plant[tile]],
        "plant_of": table.plant_of[tile],
        "plant_full": bool(table.plant_full >> tile & 1),
        "harvest": table.harvest[tile],
        "unsettled": bool(table.unsettled >> tile & 1),
        "pieces": [pieces_view(table, side, tile) for side in range(table.plan.sides)],
    }
    if tile < CITIES:
        owners = range(table.plan.sides + 1)
        seen["supply"] = GOODS[SUPPLY[tile]] if table.plan.stocked else ""
        seen["stock"] = table.stock[tile]
        seen["demand"] = [word for good, word in enumerate(GOODS) if table.demand[tile] >> good & 1]
        seen["factories"] = [table.factories[side * CITIES + tile] for side in owners]
        seen["housed"] = [goods_view(table.house_goods(side, tile)) for side in range(table.plan.sides)]
    return seen


def pieces_view(table: WorldsTable, side: int, tile: int) -> View:
    """A side's pieces on a tile."""
    at = side * TILES + tile
    settled = table.settled_by(side, tile)
    return {
        "settlement": settled and table.hq[side] != tile,
        "hq": table.hq[side] == tile,
        "active": table.active[at],
        "tired": table.tired[at],
    }


def goods_view(counts: Iterable[int]) -> dict[str, int]:
    return {GOODS[good]: number for good, number in enumerate(counts) if number}


def hidden_tiles(table: WorldsTable) -> dict[str, int]:
    """How many tiles of each terrain are still to be discovered; only growing maps have some."""
    left = {TERRAINS[t]: table.places[FIRST[t] : FIRST[t + 1]].count(NOWHERE) for t in range(len(COUNTS))}
    return {terrain: number for terrain, number in left.items() if number}


def road_view(table: WorldsTable, edge: int) -> View:
    tile, direction = divmod(edge, 3)
    sides = [side for side in range(table.plan.sides) if table.roads[edge] >> side & 1]
    return {
        "from": WORDS[tile],
        "to": WORDS[table.near[tile][direction]],
        "way": hex.DIRECTIONS[direction],
        "sides": sides,
        "neutral": bool(table.roads[edge] & NEUTRAL),
    }


def side_view(table: WorldsTable, side: int, seat: int | None, everything: bool) -> View:
    """What belongs to a side, the acting player or company. A player's cash is his secret (G39)."""
    row = side * KINDS
    return {
        "seat": table.seat_of(side),
        "capital": word_of(table.hq[side]),
        "money": table.money[side] if sees_money(table, side, seat, everything) else None,
        "aside": table.aside[side],
        "income": None if table.income[side] == NOT_YET else table.income[side],
        "ledger": [list(line) for line in table.ledger[side]],
        "residents": table.residents[side],
        "settlements": table.settlements[side],
        "roads": table.roads_left[side],
        "vp": {word: points.gained(table, side, source) for source, word in enumerate(SOURCES)},
        "points": scoring.side_points(table, side),
        "privileges": [word for kind, word in enumerate(cards.WORDS) if table.owned[side] >> kind & 1],
        "goods": goods_view(table.goods_of(side)),
        "delivered": goods_view(table.delivered[row : row + KINDS]),
        "tokens": table.tokens[side],
        "found": {TERRAINS[t]: table.found[side * len(COUNTS) + t] for t in range(len(COUNTS))},
        "counted": [WORDS[tile] for tile in range(TILES) if table.counted[side] >> tile & 1],
        "cards": [WORDS[city] for city in range(CITIES) if table.cards[side] >> city & 1],
        "carded": table.carded[side],
        "trolley": word_of(table.trolley[side]),
        "level": table.level[side],
        "holds": table.holds[side],
        "cargo": [CARGO[load] for load in table.cargo[side * 2 : side * 2 + 2] if load != EMPTY],
        "after_city": table.after_city[side],
        "card": table.stands[side],
        "value": table.value[side],
        "bank": table.bank[side],
        "own_units": table.own_units[side],
        "light": table.light[side],
        "bought_units": table.bought_units[side],
    }


def sees_money(table: WorldsTable, side: int, seat: int | None, everything: bool) -> bool:
    """G39: companies' assets are public, also of 9.III's private companies; and all where it is played openly."""
    return everything or side == seat or table.plan.open_money or cash_is_open(table)


def open_scores(table: WorldsTable, everything: bool) -> list[int]:
    """Where cash is part of the score and still secret, only what lies open (M9-SCORE1, G39)."""
    scores = [scoring.seat_points(table, seat) for seat in range(table.seats)]
    if everything or not table.plan.cash_counts or cash_is_open(table):
        return scores
    return [score - purse for score, purse in zip(scores, table.purse, strict=True)]


def cash_is_open(table: WorldsTable) -> bool:
    """Played openly, or counted at the end of the game."""
    return table.over or table.origin.options["money"] == "open"


def seat_view(table: WorldsTable, each: int, seat: int | None, everything: bool) -> View:
    """A player's purse is secret (G39); without companies it is empty, as all can see."""
    own = everything or each == seat or cash_is_open(table) or not table.plan.companies
    sides = table.plan.sides
    return {
        "purse": table.purse[each] if own else None,
        "bid": table.bids[each] if bid_is_seen(table, each, seat, everything) else None,
        "has_bid": table.bids[each] != NOT_YET,
        "units": list(table.units[each * sides : each * sides + sides]),
        "bought": [side for side in range(sides) if table.bought[each] >> side & 1],
        "sold": [side for side in range(sides) if table.dumped[each] >> side & 1],
        "quit": bool(table.quit >> each & 1),
    }


def bid_is_seen(table: WorldsTable, each: int, seat: int | None, everything: bool) -> bool:
    """A bid that was made: one's own, and everybody's once they are shown together."""
    return table.bids[each] != NOT_YET and (everything or each == seat or not bids_are_sealed(table))


def bids_are_sealed(table: WorldsTable) -> bool:
    """Opening bids are shown together, once all are made (M3-1a)."""
    return any(ask.prompt == "bid-order" for ask in table.decisions)


def board_view(table: WorldsTable, everything: bool) -> View:
    """The common boards; what a world does not have is empty."""
    track = table.plan.known.price_track
    return {
        "prices": {GOODS[good]: track[table.prices[good]] for good in range(KINDS)},
        "sold": [GOODS[sold % KINDS] for sold in table.sold],
        "deliveries": table.deliveries,
        "prizes": list(table.prizes),
        "row": [[cards.WORDS[kind], price] for kind, price in zip(table.row, table.row_price, strict=True)],
        "deck_size": len(table.deck),
        "deck": [cards.BACK[kind] + 1 for kind in reversed(table.deck)],
        "deck_order": [cards.WORDS[kind] for kind in table.deck] if everything else None,
        "removed": len(table.removed),
        "seating": list(table.seating),
        "lot": table.lot,
        "bid": None if table.bid == NOT_YET else table.bid,
        "leader": table.leader,
        "bidders": list(table.bidders),
        "opened": [COVER_WORDS[card] for card in table.covers[: table.opened]],
        "covers": len(table.covers) - table.opened,
        "cover_order": [COVER_WORDS[card] for card in table.covers] if everything else None,
        "scorings": table.scorings,
        "common_built": table.common_built,
        "share_rounds": table.share_rounds,
        "founded": [COMPANY_WORDS[company] for company in table.founded],
        "stack": list(table.stack),
    }


def word_of(tile: int) -> str:
    return WORDS[tile] if tile != NOWHERE else ""


# ---- dealing anew -----------------------------------------------------------------------------------------


def deal_anew(table: WorldsTable, viewer: int | None, dice: Dice) -> None:
    """Drawn anew: the deck within its backs, together with removed cards of the same back; covered scoring cards
    within their rows; others' sealed bids. Cash stays: all payments were public."""
    redeal_deck(table, dice)
    redeal_covers(table, dice)
    redeal_bids(table, viewer, dice)


def redeal_deck(table: WorldsTable, dice: Dice) -> None:
    """Backs are seen, also of cards that were removed before the deck was laid out. Those were one of each kind at
    most (M3-S1), so whatever would say otherwise is dealt once more."""
    for back in range(3):
        spots: list[Spot] = [
            (pile, index)
            for pile in (table.deck, table.removed)
            for index in range(len(pile))
            if cards.BACK[pile[index]] == back
        ]
        kinds = sorted([pile[index] for pile, index in spots])
        out = sum([pile is table.removed for pile, _ in spots])
        dice.shuffle(kinds)
        while len(set(kinds[len(kinds) - out :])) < out:
            dice.shuffle(kinds)
        for (pile, index), kind in zip(spots, kinds, strict=True):
            pile[index] = kind


def redeal_covers(table: WorldsTable, dice: Dice) -> None:
    """In each row one card is the scoring: where it has not been turned up, it is one of those still covered."""
    first = 0
    for size in cover_rows(table):
        exchange([(table.covers, index) for index in range(max(first, table.opened), first + size)], dice)
        first += size


def redeal_bids(table: WorldsTable, seat: int | None, dice: Dice) -> None:
    if not bids_are_sealed(table):
        return
    for each in range(table.seats):
        if each != seat and table.bids[each] != NOT_YET:
            table.bids = changed(table.bids, each, dice.below(cash_of(table, each) + 1))
