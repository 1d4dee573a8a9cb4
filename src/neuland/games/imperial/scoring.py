"""Points: what stands on the track, what Locations are worth, and where all of it came from (R12)."""

from __future__ import annotations

from typing import Any

from neuland.games.imperial import goods as g
from neuland.games.imperial.effects import KIND
from neuland.games.imperial.state import SOURCES, ImperialTable

STASH_CARDS = KIND["stash_cards"]
STASH_RESOURCES = KIND["stash_resources"]
COMMON_VALUE = 1
FACTION_VALUE = 2
# The solo score table (section 17.5): from how many VP on the player may call himself what.
RANKS = ((80, "emperor"), (70, "king"), (60, "castellan"), (50, "knight"), (40, "squire"), (30, "servant"))
LOWEST_RANK = "commoner"


def total(table: ImperialTable, seat: int) -> int:
    """R12.1: the track, 1 VP per common and 2 per faction Location, and the end values of Shrine and Gate."""
    return table.vp[seat] + COMMON_VALUE * common_location_count(table, seat) + end_values(table, seat)


def end_values(table: ImperialTable, seat: int) -> int:
    values = FACTION_VALUE * table.faction_locations(seat)
    if table.gates or table.shrines:
        values += sum(vp for _, vp in stashes(table, seat))
    return values


def common_location_count(table: ImperialTable, seat: int) -> int:
    first = seat * g.ROWS + g.COMMON_SIDE
    return len(table.rows[first]) + len(table.rows[first + 1]) + len(table.rows[first + 2])


def stashes(table: ImperialTable, seat: int) -> list[tuple[int, int]]:
    """Each Gate and Shrine in a tableau, and what it is worth at the end.

    R23.50: a Gate with enough cards under it; R23.51: a Shrine by the highest step that its resources reach.
    """
    box = table.box
    worth = []
    first = seat * g.ROWS + g.FEATURE
    for card in table.rows[first] + table.rows[first + g.COMMON_SIDE]:
        effect = box.effects[card]
        if box.kind[card] == STASH_CARDS:
            worth.append((card, effect.end_vp if len(table.gates.get(card, ())) >= effect.least else 0))
        elif box.kind[card] == STASH_RESOURCES:
            lying = sum(table.shrines.get(card, (0, 0, 0)))
            worth.append((card, max([vp for least, vp in effect.steps if lying >= least], default=0)))
    return worth


def standing(table: ImperialTable, seat: int) -> tuple[int, ...]:
    """R12.2: most VP; then workers and resources left (A18: no gold, nothing on Locations); then hand cards."""
    supply = table.goods[seat]
    left = supply[g.WOOD] + supply[g.STONE] + supply[g.FOOD] + supply[g.WORKER]
    return (total(table, seat), left, len(table.hands[seat]))


def winning(table: ImperialTable) -> list[int]:
    """R12.2: who ties in everything shares the victory. R17.2: alone one must have reached the goal."""
    if table.solo():
        return [0] if goal_reached(table) else []
    return table.ranking[0]


def goal_reached(table: ImperialTable) -> bool:
    """R17.2, R17.14: more faction Locations than the neutral player has cards in his pile (A20)."""
    return table.faction_locations(0) > len(table.pile)


def rank(vp: int) -> str:
    """The title that a solo result earns."""
    for least, title in RANKS:
        if vp >= least:
            return title
    return LOWEST_RANK


def sheet(table: ImperialTable, seat: int) -> list[tuple[str, dict[str, Any], int]]:
    """Where every point came from."""
    box = table.box
    lines: list[tuple[str, dict[str, Any], int]] = []
    for source, vp in sorted(table.earned[seat].items()):
        if source < box.locations:
            lines.append(("card", {"card": box.ids[source]}, vp))
        else:
            lines.append((SOURCES[source - box.locations], {}, vp))
    other = table.vp[seat] - sum(table.earned[seat].values())
    if other:
        lines.append(("before", {}, other))
    lines.append(
        ("common-locations", {"number": common_location_count(table, seat)}, common_location_count(table, seat))
    )
    number = table.faction_locations(seat)
    lines.append(("faction-locations", {"number": number}, FACTION_VALUE * number))
    for card, vp in stashes(table, seat):
        lines.append(("stash", {"card": box.ids[card]}, vp))
    return [line for line in lines if line[2]]
