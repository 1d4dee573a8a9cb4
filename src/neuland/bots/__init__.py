"""Bots: players that are programs. Each plays any game, through the kernel and the game's evaluation alone.

A bot is a class with a constructor `(seed)` and a method `choose(table, decision)` that returns one
of the decision's options. The table that it gets is never the true one but a redealt one: it agrees
with everything that the bot's seat knows, and the rest is drawn at random.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from neuland.bots.budget import parse_budget
from neuland.bots.greedy import Greedy
from neuland.bots.levels import LEVELS, Beginner, Level
from neuland.bots.mcts import Mcts
from neuland.bots.own import load_class
from neuland.bots.random import Random
from neuland.core.decision import Action, Decision, action_text, as_action
from neuland.core.errors import ActionError, BadOption, NeulandError
from neuland.core.rng import derived
from neuland.core.table import Table


class Bot(Protocol):
    """What every bot can do."""

    def choose(self, table: Table, decision: Decision) -> Action:
        """One of the decision's options. The table is the bot's own: it may play on it as it likes."""


Maker = Callable[[int, str], Bot]
"""Makes a bot from a seed and what follows the colon in its name."""


def _plain(kind: Callable[[int], Bot], name: str) -> Maker:
    def make(seed: int, argument: str) -> Bot:
        if argument:
            raise BadOption(f"Bot {name!r} takes nothing after a colon, not {argument!r}.")
        return kind(seed)

    return make


USUAL_BUDGET = "500it"
AT_TABLES = 5.0
"""Seconds after which a bot answers with what it found, where people wait, however many iterations it was given."""


def _level(name: str) -> Maker:
    return _plain(Beginner if name == LEVELS[0] else lambda seed: Level(seed, name), name)


def _mcts(seed: int, argument: str) -> Bot:
    return Mcts(seed, parse_budget(argument or USUAL_BUDGET))


BOTS: dict[str, Maker] = {
    "random": _plain(Random, "random"),
    "greedy": _plain(Greedy, "greedy"),
    "mcts": _mcts,
    **{name: _level(name) for name in LEVELS},
}
"""Every bot that is known by name, as `name` or `name:argument`."""

OWN = "path.py:Class"


def make_bot(spec: str, seed: int) -> Bot:
    """The bot of that name: one of `BOTS`, or `path.py:Class` for one's own."""
    name, _, argument = spec.partition(":")
    if name in BOTS:
        return BOTS[name](seed, argument)
    path, _, kind = spec.rpartition(":")
    if path.endswith(".py"):
        try:
            bot: Bot = load_class(path, kind)(seed)
        except NeulandError:
            raise
        except Exception as error:
            raise _broken(spec, error) from error
        return bot
    raise BadOption(f"There is no bot {spec!r}. There are: {', '.join([*BOTS, OWN])}.")


class Player:
    """A bot at a table: it is shown what its seat knows, and its answers are checked."""

    def __init__(self, spec: str, seed: int, cap: float = 0.0) -> None:
        """`cap` is how many seconds an answer may take at a table where people wait; simulations have none, so that
        they can be repeated anywhere."""
        self.spec = spec
        self.seed = seed
        self.bot = make_bot(spec, seed)
        if isinstance(self.bot, Mcts):
            self.bot.cap = cap

    def answer(self, table: Table, decision: Decision, waited: float = 0.0) -> Action:
        """The bot's choice, one of the decision's options. `waited` is how many seconds people have waited already."""
        if isinstance(self.bot, Mcts):
            self.bot.waited = waited
        if len(decision.options) == 1:
            return decision.options[0]
        if type(self.bot) is Random:
            return self.bot.pick(decision)
        known = self._known(table, decision.seat, "redeal")
        try:
            chosen: object = self.bot.choose(known, known.decision(decision.seat))
        except Exception as error:
            raise _broken(self.spec, error) from error
        return self._checked(chosen, decision)

    def think_ahead(self, table: Table, seat: int, seconds: float) -> bool:
        """While its seat is not asked: a search thinks for so long about what it will probably be asked. Whether there
        is more to think about."""
        if not isinstance(self.bot, Mcts):
            return False
        return self.bot.think_ahead(self._known(table, seat, "ahead"), seat, seconds)

    def _known(self, table: Table, seat: int, what_for: str) -> Table:
        """The table as the seat knows it, all else dealt anew."""
        # By the number of its own actions: how many sealed ones others have taken is not the seat's to know.
        own = sum(actor == seat for actor, _ in table.actions)
        return table.redeal(seat, derived(self.seed, f"{what_for} {own}"))

    def _checked(self, chosen: object, decision: Decision) -> Action:
        try:
            action = as_action(chosen)
        except ActionError:
            action = ()
        if action not in decision.options:
            said = action_text(action) or repr(chosen)[:80]
            raise BadOption(
                f"Bot {self.spec} answered {said!r} to {decision.prompt!r} of seat {decision.seat}; "
                f"that is none of its {len(decision.options)} options."
            )
        return action


def _broken(spec: str, error: Exception) -> BadOption:
    return BadOption(f"Bot {spec} failed with {type(error).__name__}: {error}")
