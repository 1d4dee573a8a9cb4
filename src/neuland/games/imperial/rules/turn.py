"""Action phase (R6.10 to R6.12): turns, what may be done in one, passing."""

from __future__ import annotations

from collections.abc import Callable

from neuland.core.decision import Action
from neuland.games.imperial import goods as g
from neuland.games.imperial.box import DEAL_FOOD
from neuland.games.imperial.effects import KIND
from neuland.games.imperial.rules.activate import activate, can_activate
from neuland.games.imperial.rules.bastions import besiege, besiegeable, fortifiable, fortify
from neuland.games.imperial.rules.build import build, can_give_up
from neuland.games.imperial.rules.conquest import LEFTMOST, conquer, within_means
from neuland.games.imperial.rules.deal import make_deal
from neuland.games.imperial.rules.exchange import PAIR, PAIRS, exchange
from neuland.games.imperial.rules.gain import forget_hand, guard, score, spend, unguarded
from neuland.games.imperial.rules.places import common_locations, release
from neuland.games.imperial.rules.raze import AT_OTHERS, razable, raze_card, raze_location
from neuland.games.imperial.state import TOKEN, ImperialTable
from neuland.kit.rows import changed, noted, with_entry

PASS: Action = ("pass",)
DONE: Action = ("done",)
STASH_CARDS = KIND["stash_cards"]
NOTHING = (0, 0, 0)


def action_phase(table: ImperialTable) -> None:
    table.phase = "action"
    table.turn = (table.start - 1) % table.seats
    table.then(next_turn)


def next_turn(table: ImperialTable) -> None:
    """R6.10: from the start player clockwise, one action or pass each, until all have passed."""
    seats = table.seats
    for step in range(1, seats + 1):
        seat = (table.turn + step) % seats
        if not table.passed[seat]:
            table.turn = seat
            table.then(next_turn)
            ask_turn(table, seat)
            return


def ask_turn(table: ImperialTable, seat: int) -> None:
    table.put(seat, "turn", tuple(turn_options(table, seat)), turn_options, take_turn, ())


def turn_options(table: ImperialTable, seat: int) -> list[Action]:
    """R6.12: everything that a seat can do now; A19: passing is always possible."""
    box = table.box
    supply = table.goods[seat]
    wood, stone, food, gold = supply[g.WOOD], supply[g.STONE], supply[g.FOOD], supply[g.GOLD]
    tokens = supply[g.RAZE]
    can_deal = food + gold >= DEAL_FOOD  # R2.3: gold stands in
    gives = can_give_up(table, seat)
    options: list[Action] = []
    deals: list[Action] = []
    razes: list[Action] = []
    woods, stones, foods, gives_up = box.wood, box.stone, box.food, box.gives_up
    deal_goods, raze_goods = box.deal, box.raze
    for card in table.hands[seat]:
        missing = 0
        need = woods[card] - wood
        if need > 0:
            missing = need
        need = stones[card] - stone
        if need > 0:
            missing += need
        need = foods[card] - food
        if need > 0:
            missing += need
        if missing <= gold and (gives or not gives_up[card]):
            options.append(box.build[card])
        if can_deal and deal_goods[card] >= 0:
            deals.append(box.make_deal[card])
        if tokens and raze_goods[card]:
            razes.append(box.raze_hand[card])
    options += deals
    options += razes
    if tokens >= AT_OTHERS and table.origin.options["peaceful"] != "yes":  # R15.3, R23.7
        attack = box.attack
        options += [attack[card] for card in razable(table, seat, tokens)]
    for card in table.own(seat, g.ACTION):
        if can_activate(table, seat, card, 1):
            options.append(box.activate[card])
            if box.per_round[card] > 1 and can_activate(table, seat, card, 2):
                options.append(box.twice[card])
    if box.expansion:
        options += expansion_options(table, seat, tokens)
    if supply[g.WORKER] >= PAIR:
        options += PAIRS[: supply[g.WORKER] // PAIR]
    options += free_options(table, seat)
    options.append(PASS)
    return options


def expansion_options(table: ImperialTable, seat: int, tokens: int) -> list[Action]:
    """X2.3: conquering, besieging (in the peaceful game neither, A66) and fortifying are open to everybody."""
    box = table.box
    options = [box.fortify[card] for card in fortifiable(table, seat)] if table.rows[seat * g.ROWS + g.ACTION] else []
    if tokens >= LEFTMOST and table.origin.options["peaceful"] != "yes":
        options += [box.conquer[card] for card in within_means(table, seat, tokens)]
        options += [box.besiege[card] for card in besiegeable(table, seat)]
    return options


def take_turn(table: ImperialTable, seat: int, action: Action) -> None:
    verb = str(action[0])
    if verb == "pass":
        pass_turn(table, seat)
    elif verb in FREE:
        table.then(ask_turn, seat)
        FREE[verb](table, seat, action)
    else:
        table.then(after_action, seat)
        ACTIONS[verb](table, seat, action)


def pass_turn(table: ImperialTable, seat: int) -> None:
    """R6.11: passing is final for the phase, and protects from the others."""
    table.passed = changed(table.passed, seat, True)
    release(table, seat)
    if table.telling:
        table.tell("pass", seat=seat)


def after_action(table: ImperialTable, seat: int) -> None:
    """A07: what is free in the own turn may also follow the action."""
    free = free_options(table, seat)
    if free:
        table.put(seat, "after", (DONE, *free), after_options, end_turn, ())


def after_options(table: ImperialTable, seat: int) -> list[Action]:
    return [DONE, *free_options(table, seat)]


def end_turn(table: ImperialTable, seat: int, action: Action) -> None:
    if action != DONE:
        table.then(after_action, seat)
        FREE[str(action[0])](table, seat, action)


# ---- free things ----------------------------------------------------------------------------


def free_options(table: ImperialTable, seat: int) -> list[Action]:
    """A07: defence token, Samurai, Gate and Shrine: any number of times, in the own turn only."""
    box = table.box
    supply = table.goods[seat]
    options: list[Action] = []
    if supply[g.DEFENCE]:  # R6.17: on an own common Location
        flags = table.flags
        options += [box.defend[card] for card in common_locations(table, seat) if not flags[card] & TOKEN]
        if box.expansion:  # X5.1: or on a faction Location, but no Bastion (A57)
            options += [box.defend[card] for card in unguarded(table, seat) if box.function[card] != g.BASTION]
    if supply[g.WORKER] and table.factions[seat] == g.JAPANESE:  # R13.2
        options += [box.samurai[card] for card in unguarded(table, seat)]
    for card in table.own(seat, g.FEATURE):
        if card in box.stashes:
            options += stash_options(table, seat, card)
    return options


def stash_options(table: ImperialTable, seat: int, card: int) -> list[Action]:
    """R23.50, R23.51: what can be put under a Gate or on a Shrine."""
    box = table.box
    if box.kind[card] == STASH_CARDS:
        return [box.gate[card]] if table.hands[seat] else []
    supply = table.goods[seat]
    return [("shrine", box.ids[card], g.NAMES[good]) for good in range(g.GOLD) if supply[good]]


def do_defend(table: ImperialTable, seat: int, action: Action) -> None:
    """R6.18: once placed it never moves. R1.5: in the base game nobody has more than one (A94)."""
    card = table.box.number[str(action[1])]
    spend(table, seat, g.DEFENCE, 1)
    table.flags = noted(table.flags, card, table.flags[card] | TOKEN)
    if table.telling:
        table.tell("defend", seat=seat, card=table.box.ids[card])


def do_samurai(table: ImperialTable, seat: int, action: Action) -> None:
    spend(table, seat, g.WORKER, 1)
    guard(table, seat, table.box.number[str(action[1])])


def do_gate(table: ImperialTable, seat: int, action: Action) -> None:
    table.ask(seat, "stash", hand_to_stash, stashed, table.box.number[str(action[1])])


def hand_to_stash(table: ImperialTable, seat: int, gate: int) -> list[Action]:
    return [table.box.choose[card] for card in table.hands[seat]]


def stashed(table: ImperialTable, seat: int, action: Action, gate: int) -> None:
    """R14.5, R23.50: a hand card lies face down under the Gate to the end of the game; VP at once."""
    card = table.box.number[str(action[1])]
    table.hands[seat].remove(card)
    table.flags = noted(table.flags, card, 0)
    forget_hand(table, seat)
    table.gates = with_entry(table.gates, gate, (*table.gates.get(gate, ()), (card, seat)))
    if table.telling:
        table.tell("stash", seat=seat, card=table.box.ids[gate])
    score(table, seat, table.box.effects[gate].vp, gate)


def do_shrine(table: ImperialTable, seat: int, action: Action) -> None:
    """R14.4, R23.51: wood, stone or food, to the end of the game; never gold (A02)."""
    card = table.box.number[str(action[1])]
    good = g.NUMBER[str(action[2])]
    spend(table, seat, good, 1)
    lying = list(table.shrines.get(card, NOTHING))
    lying[good] += 1
    table.shrines = with_entry(table.shrines, card, (lying[0], lying[1], lying[2]))
    if table.telling:
        table.tell("shrine", seat=seat, card=table.box.ids[card])


# ---- actions --------------------------------------------------------------------------------


def do_build(table: ImperialTable, seat: int, action: Action) -> None:
    build(table, seat, table.box.number[str(action[1])])


def do_deal(table: ImperialTable, seat: int, action: Action) -> None:
    make_deal(table, seat, table.box.number[str(action[1])])


def do_raze(table: ImperialTable, seat: int, action: Action) -> None:
    raze_card(table, seat, table.box.number[str(action[1])])


def do_attack(table: ImperialTable, seat: int, action: Action) -> None:
    raze_location(table, seat, table.box.number[str(action[1])])


def do_conquer(table: ImperialTable, seat: int, action: Action) -> None:
    conquer(table, seat, table.box.number[str(action[1])])


def do_besiege(table: ImperialTable, seat: int, action: Action) -> None:
    besiege(table, seat, table.box.number[str(action[1])])


def do_fortify(table: ImperialTable, seat: int, action: Action) -> None:
    fortify(table, seat, table.box.number[str(action[1])])


def do_activate(table: ImperialTable, seat: int, action: Action) -> None:
    activate(table, seat, table.box.number[str(action[1])], 1)


def do_twice(table: ImperialTable, seat: int, action: Action) -> None:
    activate(table, seat, table.box.number[str(action[1])], 2)


def do_exchange(table: ImperialTable, seat: int, action: Action) -> None:
    exchange(table, seat, int(action[1]))


Doing = Callable[[ImperialTable, int, Action], None]

FREE: dict[str, Doing] = {"defend": do_defend, "samurai": do_samurai, "gate": do_gate, "shrine": do_shrine}
ACTIONS: dict[str, Doing] = {
    "build": do_build,
    "deal": do_deal,
    "raze": do_raze,
    "attack": do_attack,
    "activate": do_activate,
    "twice": do_twice,
    "exchange": do_exchange,
    "conquer": do_conquer,
    "besiege": do_besiege,
    "fortify": do_fortify,
}
