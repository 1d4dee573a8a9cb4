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

from neuland.compiled import COMPILED, SWITCH

PLAYERS = {"random": 20, "greedy": 2, "mcts:5it": 1}
"""How many games are played by whom."""
COMMAND = [sys.executable, "-c", "import sys; from neuland.cli import main; sys.exit(main())"]


def said(compiled: bool, *words: str) -> str:
    """What a command of one of the two builds prints."""
    environment = {**os.environ, SWITCH: "1" if compiled else "0"}
    return subprocess.run([*COMMAND, *words], env=environment, capture_output=True, check=True, text=True).stdout


def digest(compiled: bool, game: str, seats: int, player: str) -> str:
    players = ",".join([player] * seats)
    count = str(PLAYERS[player])
    return str(
        json.loads(said(compiled, "simulate", game, "--games", count, "--seats", players, "--seed", "5", "--json"))[
            "digest"
        ]
    )


def main() -> int:
    if f"({COMPILED})" not in said(True, "--version"):
        print(f"There is nothing to compare: {said(True, '--version').strip()}")
        return 1
    games = json.loads(said(False, "games", "--json"))
    cases = [(game["id"], seats, player) for game in games for seats in game["seats"] for player in PLAYERS]
    with ThreadPoolExecutor(os.cpu_count()) as workers:
        both = [workers.map(partial(digest, compiled), *zip(*cases, strict=True)) for compiled in (False, True)]
        differing = 0
        for (game, seats, player), interpreted, compiled in zip(cases, *both, strict=True):
            if interpreted != compiled:
                print(f"{game} with {seats} {player}: DIFFERENT")
                differing += 1
    print(f"{differing or 'no'} digests differ between the compiled build and the interpreted one")
    return int(differing > 0)


if __name__ == "__main__":
    sys.exit(main())
