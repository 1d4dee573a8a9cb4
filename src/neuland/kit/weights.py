"""Weights of a game's features, from a data file that says how they were found (`neuland tune`)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from neuland.core.components import read_toml
from neuland.core.errors import BadData


def read_weights(file: Path, names: Sequence[str]) -> list[float]:
    """The weights in a file, in the order of the features' names; each must be there, and no other."""
    found = read_toml(file.read_text("utf-8"), file.name).get("weights", {})
    if set(found) != set(names) or not all(isinstance(weight, int | float) for weight in found.values()):
        raise BadData(f"{file.name}: a weight for each of {', '.join(names)} is wanted, and for nothing else.")
    return [float(found[name]) for name in names]


def weighed(features: Sequence[float], weights: Sequence[float]) -> float:
    """What features are worth together."""
    total = 0.0
    for number, weight in enumerate(weights):
        total += weight * features[number]
    return total
