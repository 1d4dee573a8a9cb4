"""One game between bots, from the deal to the end."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from neuland.bots import Player
from neuland.core.catalog import Game
from neuland.core.errors import BadOption
from neuland.core.playout import play_out
from neuland.core.rng import derived
from neuland.core.table import Table


class Length(NamedTuple):
    """How long a game was."""

    decisions: int
    options: int
    """How many options all its decisions had together."""


def bot_seed(seed: int, seat: int) -> int:
    """The seed of the bot at a seat, in a game of that seed."""
    return derived(seed, f"bot {seat}")


def play_game(game: Game, table: Table, bots: Sequence[str], seed: int) -> Length:
    """Lets bots, one for each seat, play a table to its end."""
    if all(bot == "random" for bot in bots):
        return _play_randomly(game, table, seed)
    players = [Player(bot, bot_seed(seed, seat)) for seat, bot in enumerate(bots)]
    options = 0
    for number in range(game.longest):
        if table.over:
            return Length(number, options)
        decision = table.decisions[0]
        options += len(decision.options)
        table.play(decision, players[decision.seat].answer(table, decision))
    raise _endless(game)


def _play_randomly(game: Game, table: Table, seed: int) -> Length:
    """The same for bots that all play at random, without anything that only others need."""
    decisions, options = play_out(table, Random(bot_seed(seed, 0)).random, game.longest)
    if not table.over:
        raise _endless(game)
    return Length(decisions, options)


def _endless(game: Game) -> BadOption:
    return BadOption(f"A game of {game.id} did not end within {game.longest} decisions.")
