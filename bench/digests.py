"""Whether the compiled build plays the same games as the interpreted one: digests of both, for every game.

python bench/digests.py
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from neuland import compiled
from neuland.core import catalog
from neuland.lab.simulate import simulate

PLAYERS = {"random": 20, "greedy": 2, "mcts:5it": 1}
"""How many games are played by whom."""
SEED = 5


def main(games: list[str]) -> int:
    if games:  # one of the two builds is asked
        print(json.dumps(digests(catalog.load(games[0]))))
        return 0
    if compiled.HOW != compiled.COMPILED:
        print(f"There is nothing to compare: Neuland runs {compiled.HOW}")
        return 1
    names = sorted(catalog.catalog())
    with ThreadPoolExecutor(os.cpu_count()) as workers:
        both = [workers.map(partial(asked, build), names) for build in (False, True)]
        differing = 0
        for game, interpreted, built in zip(names, *both, strict=True):
            for line_up, digest in interpreted.items():
                if digest != built[line_up]:
                    print(f"{game} with {line_up}: DIFFERENT")
                    differing += 1
    print(f"{differing or 'no'} digests differ between the compiled build and the interpreted one")
    return int(differing > 0)


def asked(build: bool, game: str) -> dict[str, str]:
    """A game's digests, by one of the two builds in a process of its own."""
    environment = {**os.environ, compiled.SWITCH: "1" if build else "0"}
    done = subprocess.run([sys.executable, __file__, game], env=environment, stdout=subprocess.PIPE, check=True)
    found: dict[str, str] = json.loads(done.stdout)
    return found


def digests(game: catalog.Game) -> dict[str, str]:
    """The digests of a game's line-ups: every number of seats, everybody by the same bot."""
    return {
        f"{seats} {player}": str(simulate(game.id, [player] * seats, games, seed=SEED)["digest"])
        for seats in game.seats
        for player, games in PLAYERS.items()
    }


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
