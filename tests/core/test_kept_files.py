"""Component files come from strangers: what is made of them is kept for a while, not for ever."""

from __future__ import annotations

import gc
import inspect
import pkgutil
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

import neuland.games
from neuland import catalog, load
from neuland.compiled import HOW
from neuland.core.components import KEPT
from neuland.games.imperial import box as imperial
from neuland.games.settlement import cards as settlement

CORRECTION = {
    "settlement": '[[building]]\nid = "tavern"\ncost = { wood = 3 }\n',
    "imperial": '[[card]]\nid = "COM046"\ncost = { wood = 2 }\n',
}
FEW = {"bool", "int", "tuple[int, ...]"}
"""Of such there are only so many."""


def remembering() -> Iterator[tuple[str, Any]]:
    """Every function of every game that remembers what it answered."""
    for found in pkgutil.walk_packages(neuland.games.__path__, "neuland.games."):
        for name, thing in vars(import_module(found.name)).items():
            if hasattr(thing, "cache_parameters"):
                yield f"{found.name}.{name}", thing


@pytest.mark.skipif(HOW == "compiled", reason="compiled functions do not tell what they are asked with")
def test_whatever_remembers_a_strangers_words_forgets_too() -> None:
    for name, function in remembering():
        asked = {parameter.annotation for parameter in inspect.signature(function).parameters.values()}
        assert asked <= FEW or function.cache_parameters()["maxsize"] is not None, f"{name} remembers for ever"


@pytest.mark.parametrize(("game", "kind"), [("settlement", settlement.Box), ("imperial", imperial.Box)])
def test_many_files_do_not_fill_the_memory(game: str, kind: type) -> None:
    rate = load(game).room("evaluation").rate
    for number in range(KEPT + 8):
        table = load(game).new(2, 1, data=f"{CORRECTION[game]}# {number}\n")
        rate(table, table.decisions[0])
    gc.collect()
    boxes = sum(type(each) is kind for each in gc.get_objects())
    assert boxes <= KEPT + 3, "those that are kept, and what other tests hold"


def test_every_game_that_takes_a_file_is_looked_at() -> None:
    assert {name for name, game in catalog().items() if game.check_data} <= {*CORRECTION, "worlds"}
