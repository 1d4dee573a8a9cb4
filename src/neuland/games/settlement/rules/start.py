"""Setting up the table."""

from __future__ import annotations

from neuland.core import rng
from neuland.core.table import Origin
from neuland.games.settlement import cards
from neuland.games.settlement.board import ARTEFACTS, BUILDINGS, HERO_POSITIONS, HEROES, LANDSCAPES, MARKET_FIELDS
from neuland.games.settlement.goods import ONE_OF_EACH_NORMAL
from neuland.games.settlement.rules.passing import ask_artefact
from neuland.games.settlement.rules.rounds import start_round
from neuland.games.settlement.state import NOTHING, SETTLERS, SettlementTable


def deal(origin: Origin) -> SettlementTable:
    """A fresh table, up to the choice of the first artefact."""
    seats = origin.seats
    table = empty_table(origin)
    lay_out_landscapes(table)
    lay_out_market(table)
    table.hero_deck = list(range(len(HEROES)))
    table.shuffle(table.hero_deck)
    table.hero_row = [table.hero_deck.pop() for _ in range(HERO_POSITIONS)]  # ST2-3
    lay_out_artefacts(table)
    table.supply = table.box.goods_supply - seats * ONE_OF_EACH_NORMAL if table.strict else 0
    table.spare = table.box.bonus_supply if table.strict else 0
    table.marker = table.below(seats)  # ST2-6
    first_artefacts(table)
    table.run()
    return table


def empty_table(origin: Origin) -> SettlementTable:
    """Boards without anything on them, and the players' first supplies."""
    seats, options = origin.seats, origin.options
    return SettlementTable(
        origin,
        rng.start(origin.seed or 0, origin.game),
        todo=[],
        decisions=[],
        actions=[],
        reveals=[],
        events=[],
        telling=False,
        snapshots=None,
        box=cards.box(origin.data),
        strict=options["supply"] == "strict",
        corners=options["neighbours"] == "corners",
        scroll_any=options["scroll"] == "any",
        round=1,  # ST2-1
        turn=0,
        marker=0,
        passed=0,
        done=0,
        picked=0,
        mirrored=0,
        drawn=NOTHING,
        supply=0,
        spare=0,
        hero_row=[],
        hero_deck=[],
        gone_heroes=[],
        land_stacks=[],
        tiles=[],
        market=[],
        piles=[],
        artefact_row=[],
        artefact_stack=[],
        gone_artefacts=[],
        goods=[ONE_OF_EACH_NORMAL] * seats,  # ST2-5
        normal=[SETTLERS] * seats,
        bonus=[0] * seats,  # ST2-8 nothing else yet
        spent=[0] * seats,
        artefact=[NOTHING] * seats,
        lands=[0] * seats,
        beasts=[0] * seats,
        forts=[0] * seats,
        manned=[0] * seats,
        active=[0] * seats,
        twice=[0] * seats,
        crew=[0] * (4 * seats),
        wild=[NOTHING] * (9 * seats),
        built=[NOTHING] * (9 * seats),
        stock=[0] * (9 * seats),
        guilds=[0] * (4 * seats),
        heroes=[[] for _ in range(seats)],
    )


def lay_out_landscapes(table: SettlementTable) -> None:
    """Three stacks, one for each row of the wilderness."""
    for row in range(3):
        stack = [land for land in range(len(LANDSCAPES)) if table.box.land_row[land] == row]
        table.shuffle(stack)
        table.land_stacks.append(stack)


def lay_out_market(table: SettlementTable) -> None:
    """Nine tiles on nine fields; equal ones are not stacked now."""  # ST2-2
    table.tiles = [kind for kind in range(len(BUILDINGS)) for _ in range(table.box.copies[kind])]
    table.shuffle(table.tiles)
    table.market = [table.tiles.pop() for _ in range(MARKET_FIELDS)]
    table.piles = [1] * MARKET_FIELDS


def lay_out_artefacts(table: SettlementTable) -> None:
    """Three more than players face up; the others go back to the box, or are the solo player's stack."""  # ST2-4
    stack = list(range(len(ARTEFACTS)))
    table.shuffle(stack)
    table.artefact_row = [stack.pop() for _ in range(table.seats + 3)]
    if table.seats == 1:
        table.artefact_stack = stack  # ST10-1


def first_artefacts(table: SettlementTable) -> None:
    """Counter-clockwise from the start player's right neighbour; the start player is the last."""  # ST14-1
    table.then(start_round)
    for step in range(table.seats):  # what is laid last is done first
        table.then(first_artefact, (table.marker + step) % table.seats)


def first_artefact(table: SettlementTable, seat: int) -> None:
    table.turn = seat
    ask_artefact(table, seat)  # ST2-7 it pays out as at every other taking
