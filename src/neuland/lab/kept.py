"""Games that were played stay in a file, so that long runs go on where they were stopped.

A line holds one game: all that it follows from (the game and the version of its rules, the bots, a level with its
figure, options, components, seed and number), and how it ended. So one file serves any number of simulations and
tournaments, and none plays a game again that is there. What it does not notice is that the code of a bot has changed.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from hashlib import blake2b
from pathlib import Path

from neuland.bots.levels import LEVELS, iterations, strength
from neuland.core import catalog
from neuland.core.errors import BadOption
from neuland.lab.batch import Batch, Outcome, play_batch
from neuland.lab.lines import Line, mend, opened, read_lines, written
from neuland.lab.play import Length
from neuland.lab.work import Where, done_by


class Kept:
    """Games of earlier runs, in a file that also gets those of this one, each as soon as it is over."""

    def __init__(self, file: Path) -> None:
        self.file = file
        lines = list(read_lines(file)) if file.exists() else []
        try:
            self.there = {json.dumps(line["of"]): _outcome(line) for line in lines}
        except (KeyError, IndexError, TypeError, ValueError):
            raise BadOption(
                f"{file}: these are no games that 'neuland simulate' or 'neuland tournament' kept."
            ) from None
        mend(file)
        self.fresh: list[Outcome] = []
        """Those that were played in this run."""

    def play(self, batches: Sequence[Batch], where: Where, progress: Callable[[int], None]) -> list[list[Outcome]]:
        """The outcomes of all batches, in their order. `progress` hears how many games are there."""
        games = [list(each_game(batch)) for batch in batches]
        missing = [game for batch in games for game in batch if name_of(game) not in self.there]
        progress(sum(map(len, games)) - len(missing))
        with opened(self.file, "a") as adding:
            for place, (outcome,) in done_by(play_batch, missing, where):
                name = name_of(missing[place])
                self.there[name] = outcome
                self.fresh.append(outcome)
                adding.write(written(_line(name, outcome)))
                adding.flush()
                progress(1)
        return [[self.there[name_of(game)] for game in batch] for batch in games]


def each_game(batch: Batch) -> Iterator[Batch]:
    for number in range(batch.first, batch.end):
        yield replace(batch, first=number, end=number + 1)


def name_of(one: Batch) -> str:
    """All that a game follows from; of the options those that differ from their defaults, so that one more leaves old
    games what they are."""
    game = catalog.load(one.game)
    bots = [_exact(bot, one) for bot in one.bots]
    data = blake2b(one.data.encode(), digest_size=8).hexdigest() if one.data else ""
    return json.dumps([game.id, game.rules, bots, dict(game.chosen(one.options)), data, one.seed, one.first])


def _exact(bot: str, game: Batch) -> str:
    """What a level does changes with its figure."""
    if bot not in LEVELS:
        return bot
    seats = len(game.bots)
    return f"{bot} {strength(game.game, 'overlooks') if bot == LEVELS[0] else iterations(bot, game.game, seats)}"


def _line(name: str, outcome: Outcome) -> Line:
    return {
        "of": json.loads(name),
        "scores": outcome.scores,
        "winners": outcome.winners,
        "fingerprint": outcome.fingerprint,
        "rounds": outcome.rounds,
        "length": outcome.length,
    }


def _outcome(line: Line) -> Outcome:
    decisions, options = line["length"]
    return Outcome(
        tuple(line["scores"]), tuple(line["winners"]), line["fingerprint"], line["rounds"], Length(decisions, options)
    )
