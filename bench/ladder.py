"""The ladder: how many games of two each level wins against the next lower one, seats swapped (docs/bots.md).

Every game is kept in docs/ladder.jsonl as soon as it is over, so the same command goes on wherever it was stopped, and
a step whose figures in levels.toml have changed is played anew. The upper steps take hours: what is there is told at
the end, and by itself with `--so-far`.

    python bench/ladder.py [GAME...] [--steps hard,expert] [--jobs 2] [--so-far]
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from neuland.bots.levels import LEVELS
from neuland.core import catalog
from neuland.lab.batch import Batch, Outcome, digest
from neuland.lab.kept import Kept, each_game, name_of
from neuland.lab.simulate import unheard
from neuland.lab.tournament import planned, versus
from neuland.lab.work import Where

FILE = Path(__file__).parents[1] / "docs" / "ladder.jsonl"
GAMES, SEED = 200, 1
WORLDS = (129, 138, 267, 342, 417, 489, 564, 639, 714, 786, 852, 936)
"""Of 504: each module first once or twice, the others in all places."""
Seating = tuple[tuple[int, ...], Batch]


def plan(game: str, level: str) -> list[Seating]:
    """All games of a step, by who sits where: the level is bot 0, the next lower one bot 1."""
    bots = [level, LEVELS[LEVELS.index(level) - 1]]
    if game != "worlds":
        return planned(game, bots, GAMES, 2, SEED)
    each = -(-GAMES // len(WORLDS))
    return [part for world in WORLDS for part in planned(game, bots, each, 2, SEED, {"world": str(world)})]


def in_turns(step: Sequence[Seating]) -> list[Batch]:
    """All games of a step, from each world and each seat in turn: so what is there tells of all when it is stopped."""
    return sorted((game for _, whole in step for game in each_game(whole)), key=lambda game: game.first)


def played(step: Sequence[Seating], kept: Kept) -> Iterator[tuple[int, Outcome]]:
    """The games that are there: where the upper level sat, and how each ended."""
    for seating, whole in step:
        for game in each_game(whole):
            outcome = kept.there.get(name_of(game))
            if outcome is not None:
                yield seating.index(0), outcome


def told(step: Sequence[Seating], kept: Kept) -> str:
    """A cell of the table; the digest only of a whole step."""
    found = list(played(step, kept))
    if not found:
        return "not measured"
    won = sum(versus(outcome, seat, 1 - seat) for seat, outcome in found)
    whole = len(found) == sum(batch.end - batch.first for _, batch in step)
    return f"{won:g} of {len(found)}" + (f" ({digest([outcome for _, outcome in found])})" if whole else ", so far")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", default=sorted(catalog.catalog()))
    parser.add_argument("--steps", default=",".join(LEVELS[1:]), metavar="LEVEL,...", help="which levels climb")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="how many processes")
    parser.add_argument("--so-far", action="store_true", help="play nothing")
    asked = parser.parse_args()
    kept, levels = Kept(FILE), asked.steps.split(",")
    for named, known in ((asked.games, sorted(catalog.catalog())), (levels, LEVELS[1:])):
        if not set(named) <= set(known):
            parser.error(f"{', '.join(named)}: there are {', '.join(known)}")
    if not asked.so_far:
        with suppress(KeyboardInterrupt):
            for level in levels:
                for game in asked.games:
                    kept.play(in_turns(plan(game, level)), Where(asked.jobs), unheard)
    print("| game |" + "".join(f" {level} against {LEVELS[LEVELS.index(level) - 1]} |" for level in levels))
    print("| --- |" + " --- |" * len(levels))
    for game in asked.games:
        print(f"| {game} |" + "".join(f" {told(plan(game, level), kept)} |" for level in levels))


if __name__ == "__main__":
    main()
