"""How long a bot may think: `500it` is a number of iterations, `200ms` or `2s` a time."""

from __future__ import annotations

import re
from dataclasses import dataclass

from neuland.core.errors import BadOption

_FORM = re.compile(r"([0-9]{1,7})(it|ms|s)")
LONGEST = 600.0
"""Seconds for one answer."""


@dataclass(frozen=True)
class Budget:
    """Iterations, or seconds; with both, whichever is over first. 0 is none."""

    iterations: int = 0
    seconds: float = 0.0


def parse_budget(text: str) -> Budget:
    """The budget that a text means."""
    found = _FORM.fullmatch(text)
    if found is None or int(found[1]) == 0:
        raise BadOption(f"{text!r} is not a budget for thinking: give iterations as 500it, or a time as 200ms or 2s.")
    number = int(found[1])
    if found[2] == "it":
        return Budget(iterations=number)
    seconds = number / 1000 if found[2] == "ms" else float(number)
    if seconds > LONGEST:
        raise BadOption(f"{text!r} is too long to think about one answer: {LONGEST:g}s at most.")
    return Budget(seconds=seconds)
