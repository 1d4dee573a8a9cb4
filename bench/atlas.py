"""A figure of an atlas in the worlds with a module in a place, and in all others, with 95 % confidence.

python bench/atlas.py docs/atlas.jsonl 9.II tied [PLAYERS]
"""

from __future__ import annotations

import sys
from pathlib import Path

from neuland.lab.atlas import read_atlas
from neuland.lab.atlas_figures import MEASURES, Game, by_world, measured, positions

PLACES = ("I", "II", "III")


def main(file: str, position: str, name: str, players: str = "") -> None:
    module, _, place = position.partition(".")
    wanted = (int(module), PLACES.index(place) + 1)
    there: list[Game] = []
    others: list[Game] = []
    for world, games in by_world(read_atlas(Path(file))).items():
        played = [game for game in games if not players or len(game["scores"]) == int(players)]
        (there if wanted in positions(world) else others).extend(played)
    for title, games in ((f"with {position}", there), ("all others", others)):
        found = measured([MEASURES[name](game) for game in games])
        print(f"{title}: {name} {found.mean:.2f} ({found.low:.2f} to {found.high:.2f}), {found.games} games")


if __name__ == "__main__":
    main(*sys.argv[1:5])
