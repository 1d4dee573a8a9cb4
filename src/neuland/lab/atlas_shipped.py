"""The figures of an atlas that the Book of Worlds uses: a few numbers for each world and number of players."""

from __future__ import annotations

import json
from datetime import date
from typing import Any

from neuland.core import catalog
from neuland.lab.atlas import GAME, Atlas
from neuland.lab.atlas_figures import Measure, by_world, figures


def shipped(atlas: Atlas, command: str) -> str:
    """The text of the file, a line for each world; beside the figures how they were made."""
    columns: tuple[str, ...] = catalog.load(GAME).room("atlas").COLUMNS
    worlds: dict[int, dict[str, Any]] = {}
    games = 0
    for players in atlas.asked.players:
        for world, played in by_world(atlas, players).items():
            games += len(played)
            worlds.setdefault(world, {})[str(players)] = _numbers(figures(played), len(played), columns)
    made = {
        "command": command,
        "seed": atlas.asked.seed,
        "date": date.today().isoformat(),
        "rules": atlas.asked.rules,
        "games": games,
        "digest": atlas.digest(),
    }
    lines = [f'"{world}": {json.dumps(worlds[world])}' for world in sorted(worlds)]
    listed = ",\n".join(lines)
    return f'{{"made": {json.dumps(made)},\n"columns": {json.dumps(columns)},\n"worlds": {{\n{listed}\n}}}}\n'


def _numbers(found: dict[str, Measure], games: int, columns: tuple[str, ...]) -> list[float]:
    return [games, *[round(found[name].mean, 3) for name in columns[1:]]]
