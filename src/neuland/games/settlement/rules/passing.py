"""Passing: what is stored, who comes home, and the artefact for the next round."""

from __future__ import annotations

from neuland.core.decision import Action
from neuland.games.settlement.board import ARTEFACTS, CHEST, KEEP, RING, TAKE, TREASURE
from neuland.games.settlement.cards import ARTEFACT_OF
from neuland.games.settlement.goods import NORMAL, NORMALS, ONE_DIAMOND, ONE_GOLD, UNITS, amounts, count
from neuland.games.settlement.rules.buildings import GOOD_OF
from neuland.games.settlement.scoring import BITS_SET
from neuland.games.settlement.state import NOTHING, ROUNDS, SETTLERS, SettlementTable


def pass_round(table: SettlementTable, seat: int) -> None:
    """At once and before the next turn; the first to pass takes the start marker."""  # ST3-9
    if not table.passed:
        table.marker = seat
    table.passed |= 1 << seat
    table.done = 0
    table.picked = 0
    if table.telling:
        table.tell("pass", seat=seat)
    if table.round == ROUNDS:
        settlers_home(table, seat)  # ST8-11 the game is over for this player: nothing to store or to take
        return
    table.then(ask_artefact, seat)
    table.then(settlers_home, seat)
    store(table, seat, 0, BITS_SET[table.forts[seat]])


def store(table: SettlementTable, seat: int, kept: int, room: int) -> None:
    """One normal resource stays for each fortress, of the player's choice; the others go back."""  # ST8-1
    left = (table.goods[seat] & NORMALS) - kept
    units = count(left, 0) + count(left, 1) + count(left, 2)
    if units <= room:  # ST8-8 keeping fewer is pointless and not offered
        return
    if not room:
        table.pay(seat, left)
        if table.telling:
            table.tell("lose", seat=seat, lost=amounts(left))
        return
    table.ask(seat, "keep", storable, keep, kept, room)


def storable(table: SettlementTable, seat: int, kept: int, room: int) -> tuple[Action, ...]:
    left = table.goods[seat] - kept
    return KEEP[sum([1 << kind for kind in range(NORMAL) if count(left, kind)])]


def keep(table: SettlementTable, seat: int, action: Action, kept: int, room: int) -> None:
    store(table, seat, kept + UNITS[GOOD_OF[str(action[1])]], room - 1)


def settlers_home(table: SettlementTable, seat: int) -> None:
    """Normal settlers come back, used bonus settlers leave, unused ones stay."""  # ST8-2, ST4-3
    table.normal[seat] = SETTLERS
    if table.strict:
        table.spare += table.spent[seat]
    table.spent[seat] = 0
    table.manned[seat] = 0
    table.active[seat] = 0
    table.twice[seat] = 0
    table.crew[seat * 4 : seat * 4 + 4] = [0, 0, 0, 0]


def ask_artefact(table: SettlementTable, seat: int) -> None:
    """An artefact for the coming round, one of those in the row."""  # ST8-3
    table.ask(seat, "artefact", artefacts, take_artefact)


def artefacts(table: SettlementTable, seat: int) -> list[Action]:
    return [TAKE[artefact] for artefact in table.artefact_row]


def take_artefact(table: SettlementTable, seat: int, action: Action) -> None:
    """Take one, then put the old one down: a later passer may take that.  In the solo game it leaves."""  # ST8-9
    new, old = ARTEFACT_OF[str(action[1])], table.artefact[seat]
    table.artefact_row.remove(new)
    table.artefact[seat] = new
    if table.telling:
        table.tell("artefact", seat=seat, artefact=ARTEFACTS[new])
    if old != NOTHING or table.origin.options["first-artefact"] == "pays":
        pay_out(table, seat, new)
    if old != NOTHING:
        if table.seats > 1:
            table.artefact_row.append(old)
        else:
            replace_artefact(table, old)


def pay_out(table: SettlementTable, seat: int, artefact: int) -> None:
    """Artefacts that work when they are taken, each time: what they bring is kept."""  # ST8-4, ST8-10
    if artefact == CHEST:
        table.welcome(seat, 1)
        if table.telling:
            table.tell("artefact-settler", seat=seat, artefact=ARTEFACTS[CHEST])
    elif artefact in (TREASURE, RING):
        by_artefact(table, seat, artefact, ONE_GOLD if artefact == TREASURE else ONE_DIAMOND)


def by_artefact(table: SettlementTable, seat: int, artefact: int, bag: int) -> None:
    """Goods that an artefact brings: the log says so."""
    got = table.gain(seat, bag)
    if table.telling and got:
        table.tell("artefact-brings", seat=seat, artefact=ARTEFACTS[artefact], got=amounts(got))


def replace_artefact(table: SettlementTable, old: int) -> None:
    """Solo: the old artefact leaves the game, a new one comes from the stack."""  # ST10-2, ST10-4
    table.gone_artefacts.append(old)
    table.artefact_row.append(table.artefact_stack.pop())
    table.reveal()
