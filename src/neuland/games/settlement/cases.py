"""Scenario cases: lays out a position given in the words of the view.

What is not named stays as dealt; decks and stacks hold what lies nowhere else, `next_…` on top. Unless
`phase` is "setup", all have their first artefact (of those not named one without effect, if possible)
and the seat of `turn` is asked for its turn.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from neuland.core.errors import BadScenario
from neuland.games.settlement.board import (
    ARTEFACTS,
    BUILDINGS,
    CHEST,
    COLOURS,
    HERO_POSITIONS,
    HEROES,
    LANDSCAPES,
    LINES,
    LOTS,
    MARKET_FIELDS,
    RING,
    ROWS,
    SPACES,
    TREASURE,
)
from neuland.games.settlement.cards import BUILDING_TILES
from neuland.games.settlement.goods import GOODS, bag_of, named
from neuland.games.settlement.rules.rounds import end_round
from neuland.games.settlement.rules.start import first_artefacts
from neuland.games.settlement.rules.turn import choose
from neuland.games.settlement.scoring import BITS_SET
from neuland.games.settlement.state import ACTED, BUILD_SPACE, INVITED, NOTHING, ROUNDS, SETTLERS, SettlementTable

WORDS = (
    "round", "phase", "turn", "marker", "done", "market", "market_tiles", "next_buildings", "heroes", "next_heroes",
    "hero_deck", "next_landscapes", "artefacts", "next_artefacts", "supply", "seat",
)  # fmt: skip
SEAT_WORDS = ("goods", "settlers", "rows", "artefact", "passed", "wilderness", "settlement", "heroes")
QUIET = (RING, TREASURE, CHEST)
"""Artefacts that do nothing after they were taken."""


def arrange(table: SettlementTable, given: dict[str, Any]) -> None:
    """Lays the table out; unknown words and impossible positions raise BadScenario."""
    _only(given, WORDS, "")
    table.round = _number(given, "round", 1, ROUNDS, table.round)
    table.marker = _number(given, "marker", 0, table.seats - 1, table.marker)
    for seat, board in _seats(table, given.get("seat", {})):
        _arrange_seat(table, seat, board)
    _arrange_heroes(table, given)
    _arrange_landscapes(table, given.get("next_landscapes", {}))
    _arrange_market(table, given)
    setup = _one_of(given.get("phase", "turn"), ("setup", "turn"), "phase") == 0
    _arrange_artefacts(table, given, setup)
    _arrange_supply(table, given.get("supply", {}))
    table.decisions, table.todo = [], []
    if setup:
        table.artefact = [NOTHING] * table.seats
        first_artefacts(table)
        table.run()
        return
    table.turn = _number(given, "turn", 0, table.seats - 1, table.marker)
    done = _only(given.get("done", {}), ("action", "invitation"), "done")
    table.done = (ACTED if done.get("action") else 0) | (INVITED if done.get("invitation") else 0)
    table.then(end_round)
    choose(table)


# ---- reading -----------------------------------------------------------------------------------


def _only(words: Any, known: tuple[str, ...], where: str) -> dict[str, Any]:
    """A table with known words only."""
    if not isinstance(words, dict):
        raise BadScenario(f"given.{where} should be a table of words.")
    for word in words:
        if word not in known:
            path = f"given.{where}.{word}" if where else f"given.{word}"
            raise BadScenario(f"unknown word {path!r}; known are {', '.join(known)}.")
    return words


def _number(words: dict[str, Any], key: str, least: int, most: int, default: int) -> int:
    value = words.get(key, default)
    if type(value) is not int or not least <= value <= most:
        raise BadScenario(f"{key!r} should be a whole number from {least} to {most}, not {value!r}.")
    return value


def _one_of(word: Any, names: tuple[str, ...], what: str) -> int:
    if word not in names:
        raise BadScenario(f"{what} cannot be {word!r}.")
    return names.index(word)


def _list(words: Any, names: tuple[str, ...], what: str) -> list[int]:
    """A list of ids, "" for an empty place."""
    if not isinstance(words, list):
        raise BadScenario(f"{what} should be a list.")
    return [NOTHING if word == "" else _one_of(word, names, what) for word in words]


def _seats(table: SettlementTable, boards: Any) -> list[tuple[int, dict[str, Any]]]:
    seats = tuple(str(seat) for seat in range(table.seats))
    return [
        (int(seat), _only(board, SEAT_WORDS, f"seat.{seat}")) for seat, board in _only(boards, seats, "seat").items()
    ]


# ---- a seat's board ------------------------------------------------------------------------------


def _arrange_seat(table: SettlementTable, seat: int, board: dict[str, Any]) -> None:
    goods = _only(board.get("goods", {}), GOODS, f"seat.{seat}.goods")
    table.goods[seat] = bag_of(
        {kind: _number(goods, kind, 0, 99, now) for kind, now in named(table.goods[seat]).items()}
    )
    if board.get("passed", False):
        table.passed |= 1 << seat
    if "artefact" in board:
        table.artefact[seat] = _one_of(board["artefact"], ARTEFACTS, "artefact")
    for name, space in _only(board.get("wilderness", {}), SPACES, f"seat.{seat}.wilderness").items():
        _arrange_space(table, seat, SPACES.index(name), space)
    for name, lot in _only(board.get("settlement", {}), LOTS, f"seat.{seat}.settlement").items():
        words = _only(lot, ("building", "stock"), f"seat.{seat}.settlement.{name}")
        table.built[seat * 9 + LOTS.index(name)] = _one_of(words.get("building"), BUILDINGS, "building")
        table.stock[seat * 9 + LOTS.index(name)] = _number(words, "stock", 0, 99, 0)
    for place in range(seat * 9, seat * 9 + 9):
        if place % 3 and table.built[place] != NOTHING and table.built[place - 1] == NOTHING:
            raise BadScenario(f"buildings of seat {seat} should stand from the left of their row on.")
    for hero in _list(board.get("heroes", []), HEROES, "heroes"):
        table.heroes[seat].append(hero)
        table.guilds[seat * 4 + table.box.hero_guild[hero]] += table.box.hero_points[hero]
    for line, times in _only(board.get("rows", {}), LINES, f"seat.{seat}.rows").items():
        bit = 1 << LINES.index(line)
        table.active[seat] |= bit if times else 0
        table.twice[seat] |= bit if times == 2 else 0
    _arrange_settlers(table, seat, board)


def _arrange_space(table: SettlementTable, seat: int, space: int, words: Any) -> None:
    """A landscape by its id, or any one of the row with this resource and monster colour."""
    known = ("landscape", "resource", "colour", "monster", "fortress", "active")
    words = _only(words, known, f"seat.{seat}.wilderness.{SPACES[space]}")
    box, used = table.box, set(table.wild)
    fitting = [
        land
        for land in range(len(LANDSCAPES))
        if land not in used
        and box.land_row[land] == space // 3
        and words.get("landscape", LANDSCAPES[land]) == LANDSCAPES[land]
        and words.get("resource", GOODS[box.land_good[land]]) == GOODS[box.land_good[land]]
        and words.get("colour", COLOURS[box.land_colour[land]]) == COLOURS[box.land_colour[land]]
    ]
    if not fitting:
        raise BadScenario(f"there is no such landscape left for {SPACES[space]} of seat {seat}.")
    table.wild[seat * 9 + space] = fitting[0]
    table.lands[seat] |= 1 << space
    table.beasts[seat] |= bool(words.get("monster")) << space
    table.forts[seat] |= bool(words.get("fortress")) << space
    table.manned[seat] |= bool(words.get("active")) << space


def _arrange_settlers(table: SettlementTable, seat: int, board: dict[str, Any]) -> None:
    """Used settlers that no row or fortress accounts for stand on the space for building."""
    standing = BITS_SET[table.active[seat]] + BITS_SET[table.twice[seat]] + BITS_SET[table.manned[seat]]
    words = _only(board.get("settlers", {}), ("normal", "bonus", "used_bonus"), f"seat.{seat}.settlers")
    table.bonus[seat] = _number(words, "bonus", 0, 99, 0)
    table.spent[seat] = _number(words, "used_bonus", 0, 99, 0)
    table.normal[seat] = _number(words, "normal", 0, SETTLERS, max(0, SETTLERS - standing + table.spent[seat]))
    rest = SETTLERS - table.normal[seat] + table.spent[seat] - standing
    if rest < 0:
        raise BadScenario(f"seat {seat} has more settlers on rows and fortresses than it used.")
    table.crew[seat * 4 + BUILD_SPACE] = rest


# ---- the middle of the table ---------------------------------------------------------------------


def _without(cards: list[int], taken: list[int], what: str) -> list[int]:
    """Cards less those taken, in their order; there must be enough."""
    left = Counter(taken)
    rest = []
    for card in reversed(cards):
        if left[card]:
            left[card] -= 1
        else:
            rest.append(card)
    if +left:
        raise BadScenario(f"there are not that many {what}.")
    return rest[::-1]


def _arrange_heroes(table: SettlementTable, given: dict[str, Any]) -> None:
    invited = [hero for heroes in table.heroes for hero in heroes]
    deck = [hero for hero in table.hero_row if hero != NOTHING] + table.hero_deck
    if "heroes" in given:
        table.hero_row = _list(given["heroes"], HEROES, "heroes")
        if len(table.hero_row) != HERO_POSITIONS:
            raise BadScenario(f"'heroes' should name {HERO_POSITIONS} heroes, \"\" for an empty position.")
    else:
        free = [hero for hero in reversed(deck) if hero not in invited]
        table.hero_row = free[:HERO_POSITIONS]
    coming = _list(given.get("next_heroes", []), HEROES, "next_heroes")
    row = [hero for hero in table.hero_row if hero != NOTHING]
    rest = _without(deck, invited + row + coming, "heroes") + coming[::-1]
    size = _number(given, "hero_deck", 0, len(rest), len(rest))
    table.hero_deck, table.gone_heroes = rest[len(rest) - size :], rest[: len(rest) - size]


def _arrange_landscapes(table: SettlementTable, given: Any) -> None:
    _only(given, ROWS, "next_landscapes")
    for row in range(3):
        laid = [land for land in table.wild if land != NOTHING and table.box.land_row[land] == row]
        coming = _list(given.get(ROWS[row], []), LANDSCAPES, "next_landscapes")
        table.land_stacks[row] = _without(table.land_stacks[row], laid + coming, "landscapes") + coming[::-1]


def _arrange_market(table: SettlementTable, given: dict[str, Any]) -> None:
    tiles = [kind for kind, pile in zip(table.market, table.piles, strict=True) for _ in range(pile)] + table.tiles
    built = [kind for kind in table.built if kind != NOTHING]
    tiles = _without(tiles, built, "buildings")
    if "market" in given:
        table.market = _list(given["market"], BUILDINGS, "market")
        piles = given.get("market_tiles", [int(kind != NOTHING) for kind in table.market])
        table.piles = [_number({"market_tiles": pile}, "market_tiles", 0, BUILDING_TILES, 0) for pile in piles]
    else:
        table.market = [tiles[-1 - field] for field in range(MARKET_FIELDS)]
        table.piles = [1] * MARKET_FIELDS
    if len(table.market) != MARKET_FIELDS or len(table.piles) != MARKET_FIELDS:
        raise BadScenario(f"'market' and 'market_tiles' should have {MARKET_FIELDS} entries.")
    shown = [kind for kind, pile in zip(table.market, table.piles, strict=True) for _ in range(pile)]
    coming = _list(given.get("next_buildings", []), BUILDINGS, "next_buildings")
    table.tiles = _without(tiles, shown + coming, "buildings") + coming[::-1]


def _arrange_artefacts(table: SettlementTable, given: dict[str, Any], setup: bool) -> None:
    held = [artefact for artefact in table.artefact if artefact != NOTHING]
    free = _without(list(range(len(ARTEFACTS))), held, "artefacts")
    row = _list(given.get("artefacts", []), ARTEFACTS, "artefacts")
    coming = _list(given.get("next_artefacts", []), ARTEFACTS, "next_artefacts")
    free = _without(free, row + coming, "artefacts")
    if not setup:
        quiet = [artefact for artefact in QUIET if artefact in free]
        for seat in range(table.seats):
            if table.artefact[seat] == NOTHING:
                table.artefact[seat] = quiet.pop(0) if quiet else free[0]
                free.remove(table.artefact[seat])
    size = 3 + (table.seats if setup else 0)
    if row and len(row) != size:
        raise BadScenario(f"'artefacts' should name {size} artefacts.")
    table.artefact_row = row or [free.pop() for _ in range(size)]
    if table.seats == 1:
        table.artefact_stack = free + coming[::-1]
        past = 0 if setup else min(table.round - 1, len(free))
        table.gone_artefacts, table.artefact_stack = table.artefact_stack[:past], table.artefact_stack[past:]


def _arrange_supply(table: SettlementTable, given: Any) -> None:
    """A strict supply holds what lies nowhere else, or what is named."""
    _only(given, (*GOODS, "bonus"), "supply")
    if not table.strict:
        if given:
            raise BadScenario("'supply' is kept only with the option supply = strict.")
        return
    deposits = sum(
        [number * table.box.building_gives[table.built[place]] for place, number in enumerate(table.stock) if number]
    )
    rest = named(table.box.goods_supply - sum(table.goods) - deposits)
    table.supply = bag_of({kind: _number(given, kind, 0, 999, rest[kind]) for kind in GOODS})
    table.spare = _number(given, "bonus", 0, 999, table.box.bonus_supply - sum(table.bonus) - sum(table.spent))
