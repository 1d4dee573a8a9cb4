"""The figures of an atlas that the Book of Worlds uses: a few numbers for each world and number of players."""

from __future__ import annotations

import json
from datetime import date

from neuland.core import catalog
from neuland.lab.atlas import GAME, Atlas, parts_of
from neuland.lab.atlas_figures import Measure, by_world, figures


def shipped(atlas: Atlas, command: str) -> str:
    """The text of the file, a line for each world; beside the figures how they were made."""
    columns: tuple[str, ...] = catalog.load(GAME).room("atlas").COLUMNS
    worlds: dict[int, dict[str, list[float]]] = {}
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
        "parts": f"{len(atlas.rows)} of {len(parts_of(atlas.asked))}",
        "games": games,
        "digest": atlas.digest(),
    }
    head = [f"{name} = {json.dumps(value)}" for name, value in made.items()]  # plain texts and numbers: TOML too
    lines = [f"{world} = {{ {_players(found)} }}" for world, found in sorted(worlds.items())]
    return "\n".join([f"columns = {json.dumps(columns)}", "", "[made]", *head, "", "[worlds]", *lines, ""])


def _players(found: dict[str, list[float]]) -> str:
    return ", ".join(f"{players} = {numbers}" for players, numbers in found.items())


def _numbers(found: dict[str, Measure], games: int, columns: tuple[str, ...]) -> list[float]:
    return [games, *[round(found[name].mean, 3) for name in columns[1:]]]
