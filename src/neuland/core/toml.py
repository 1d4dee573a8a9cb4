"""TOML from anywhere: whatever a text holds, reading it takes no longer than its length allows."""

from __future__ import annotations

import tomllib
from typing import Any

from neuland.core.errors import NeulandError

LONGEST = 1_000_000
MOST_DOTS = 40
"""Dots in one line: reading a key of n parts takes time in the square of n."""


def read(text: str, what: str, error: type[NeulandError]) -> dict[str, Any]:
    """The content of a text; raises `error` with one line that says what is wrong with it."""
    if len(text) > LONGEST:
        raise error(f"{what} has {len(text)} letters; no more than {LONGEST} are read.")
    for number, line in enumerate(text.splitlines(), 1):
        if line.count(".") > MOST_DOTS:
            raise error(f"{what} has more than {MOST_DOTS} dots in line {number}.")
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as wrong:
        raise error(f"{what} is not TOML: {wrong}.") from None
    except RecursionError:
        raise error(f"{what} has brackets within brackets within brackets, too deep to be read.") from None
    except ValueError as wrong:  # numbers of thousands of digits
        raise error(f"{what} is not TOML: {str(wrong).split(';')[0]}.") from None
