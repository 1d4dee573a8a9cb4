"""What a seat cannot tell apart, nothing that is made for it tells apart either.

From one table many worlds are made: another seat answers in all ways, and all go on alike. Those in which a viewer
saw the same all along are one to him. So are redeals, reasons, foresight and what bots would answer for him.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any

from neuland import Action, Game, Table
from neuland.bots import Player
from neuland.core.foresight import foresee
from neuland.core.rng import Dice
from neuland.testing.knowledge import seen, some
from neuland.testing.reasons import not_offered

WIDTH = 6
"""So many options of each decision are tried."""
DEPTH = 2
"""So many decisions in a row the other seat makes, differently in each world."""
FURTHER = 3
"""So many actions follow that are the same in all worlds."""
REFUSED = 100
"""Of so many actions that are not on offer the reasons are compared."""
BOTS = ("greedy", "beginner", "mcts:3it")

History = tuple[str, ...]
"""Everything that the viewer was shown, one after the other."""


class World:
    """A table, and what the viewer has seen of it."""

    def __init__(self, table: Table, viewer: int | None, history: History = ()) -> None:
        self.table = table
        self.viewer = viewer
        self.history = history
        shown = seen(table, viewer) + under_way(table, viewer)
        if not history or history[-1] != shown:
            self.history = (*history, shown)

    def after(self, seat: int, option: Action) -> World:
        table = self.table.clone()
        table.events = []
        table.play(table.decision(seat), option)
        return World(table, self.viewer, self.history)

    def options(self, seat: int) -> Sequence[Action]:
        """What a seat may answer; nothing if it is not asked."""
        return next((ask.options for ask in self.table.decisions if ask.seat == seat), ())


def under_way(table: Table, viewer: int | None) -> str:
    """The steps and questions that lie open, with their arguments: these are announced, hidden things lie elsewhere."""
    asked = [ask if ask.seat == viewer else table.opening(ask) for ask in table.decisions]
    parts = [(step.__name__, args) for step, args in table.todo] + [(ask.answer.__name__, ask.args) for ask in asked]
    return str([(name, [getattr(arg, "__name__", arg) for arg in args]) for name, args in parts])


def worlds_are_one(game: Game, table: Table, dice: Dice) -> int:
    """How many worlds were compared, all of which a viewer cannot tell apart from another."""
    start = table.clone()
    start.telling, start.snapshots, start.events = True, None, []
    actor = start.decisions[dice.below(len(start.decisions))].seat
    viewers = [seat for seat in [*range(start.seats), None] if seat != actor]
    viewer = viewers[dice.below(len(viewers))]
    order = Order(dice)
    compared = 0
    classes = [[World(start, viewer)]]
    for step in range(DEPTH + FURTHER):
        following: list[World] = []
        for alike in classes:
            following += differing(alike, actor, order) if step < DEPTH else same(alike, dice)
        classes = told_apart(following)
        for alike in classes:
            nothing_tells_apart(game, alike, dice)
            compared += len(alike)
    return compared


class Order:
    """A random order of words: options that name the same thing come together, whatever is done with it."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.places: dict[Any, int] = {}

    def first(self, options: Sequence[Action]) -> list[Action]:
        return sorted(options, key=self.place)[:WIDTH]

    def place(self, option: Action) -> int:
        return self.places.setdefault(option[1:] or option, self.dice.below(1 << 30))


def differing(alike: list[World], actor: int, order: Order) -> list[World]:
    """The other seat answers in every world in several ways; where it has no more to answer, the world stays."""
    found: list[World] = []
    for world in alike:
        options = order.first(world.options(actor))
        found += [world.after(actor, option) for option in options] or [world]
    return found


def same(alike: list[World], dice: Dice) -> list[World]:
    """Somebody does the same in all worlds where he can."""
    asked = alike[0].table.decisions
    if not asked:
        return []
    decision = asked[dice.below(len(asked))]
    option = decision.options[dice.below(len(decision.options))]
    return [world.after(decision.seat, option) for world in alike if option in world.options(decision.seat)]


def told_apart(worlds: list[World]) -> list[list[World]]:
    """The worlds by what the viewer saw; only where several are one to him. Equal tables count once."""
    classes: dict[History, dict[str, World]] = {}
    for world in worlds:
        classes.setdefault(world.history, {})[world.table.fingerprint()] = world
    return [list(alike.values()) for alike in classes.values() if len(alike) > 1]


def nothing_tells_apart(game: Game, alike: list[World], dice: Dice) -> None:
    viewer, tables = alike[0].viewer, [world.table for world in alike]
    for seed in (1, dice.below(1 << 30)):
        assert len({table.redeal(viewer, seed).fingerprint() for table in tables}) == 1, "a redeal tells worlds apart"
    if viewer is None or not alike[0].options(viewer):
        return
    refused = some(not_offered(game, tables[0], viewer), REFUSED, dice)
    reasons = [[table.reason(viewer, action) for action in refused] for table in tables]
    assert all(told == reasons[0] for told in reasons), "a reason tells worlds apart"
    one, *others = islice(tables, 3)
    for other in others:
        assert foresee(game, one, viewer) == foresee(game, other, viewer)
        for bot in BOTS:
            assert answer(bot, one, viewer) == answer(bot, other, viewer), f"{bot} tells worlds apart"


def answer(bot: str, table: Table, seat: int) -> Action:
    return Player(bot, 1).answer(table, table.decision(seat))
