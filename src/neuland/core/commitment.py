"""The promise about a deal: a salted hash, shown before the first move and checked after the last.

Everything that a deal follows from stands in one line of text; its SHA-256 is the commitment. While the game runs
nobody can tell seed or salt from it, and after the end nobody can name others that fit it.
"""

from __future__ import annotations

import json
from hashlib import sha256

from neuland.core.catalog import data_hash
from neuland.core.table import Origin

LETTERS = 64
"""The length of a commitment, in hexadecimal digits."""
LONGEST_SALT = 64


def committed(origin: Origin, salt: str) -> str:
    """The text that is committed to: JSON in its shortest form, words in alphabetical order. Options at their
    defaults are left out, so that it stays the same when a game gains an option."""
    facts = {
        "data": data_hash(origin.data),
        "game": origin.game,
        "options": dict(origin.chosen),
        "rules": origin.rules,
        "salt": salt,
        "seats": origin.seats,
        "seed": str(origin.seed),
    }
    return json.dumps(facts, sort_keys=True, separators=(",", ":"))


def commitment(origin: Origin, salt: str) -> str:
    """The SHA-256 of that text, as `sha256sum` would print it."""
    return sha256(committed(origin, salt).encode()).hexdigest()
