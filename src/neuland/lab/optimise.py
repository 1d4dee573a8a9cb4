"""Weights found by how well they do alone: CMA-ES of the package cma, an extra (`pip install neuland[tune]`)."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any

from neuland.core.errors import BadOption

POPULATION = 10
"""So many weights are tried in a generation."""
STEP = 0.2
"""How far the first ones lie from the start, beside what a weight is …"""
LEAST = 0.25
"""… or would be, where it is smaller than this."""
SEEDS = 2**32 - 1


def optimised(
    start: list[float], fares: Callable[[int, list[list[float]]], list[float]], generations: int, seed: int
) -> list[float]:
    """The middle of the weights that did best. `fares(generation, tries)` says how well each of a generation does, more
    is better: on deals of that generation alone, so that nothing is learnt by heart."""
    search = _cma().CMAEvolutionStrategy(
        start,
        STEP,
        {
            "seed": seed % SEEDS + 1,
            "popsize": POPULATION,
            "CMA_stds": [max(abs(weight), LEAST) for weight in start],
            "verbose": -9,
        },
    )
    for generation in range(generations):
        tries = search.ask()
        found = fares(generation, [[float(weight) for weight in weights] for weights in tries])
        search.tell(tries, [-good for good in found])
    return [float(weight) for weight in search.result.xfavorite]


def _cma() -> Any:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it misses what it could draw with
            import cma
    except ImportError:
        raise BadOption("--generations needs the package cma; 'pip install neuland[tune]' brings it.") from None
    return cma


def needed() -> None:
    """Says before anything is played that the package is missing."""
    _cma()
