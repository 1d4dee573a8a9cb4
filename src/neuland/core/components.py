"""Components as data: reading a game's TOML with errors that name the entry, and listing it for people."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from neuland.core import toml
from neuland.core.errors import BadData

KEPT = 32
"""So many component files are kept as they were read last: strangers send theirs, and memory is not theirs to fill."""
CONFIDENCE = ("certain", "high", "medium", "low", "reconstructed")


@dataclass(frozen=True)
class Component:
    """One card, tile or square as `neuland cards` and the browser show it."""

    id: str
    kind: str
    facts: dict[str, Any] = field(default_factory=dict)
    """What is printed on it, in plain words and numbers."""
    source: str = ""
    confidence: str = "certain"
    official_name: bool = True
    """False where the name is our own rendering."""


def read_toml(text: str, name: str) -> dict[str, Any]:
    """A component file's content."""
    return toml.read(text, name, BadData)


OWNED = "the owner's component file"
"""Where an entry comes from that an owner of the box has corrected, or found to be as it was believed to be."""


def read_owned(text: str, name: str) -> dict[str, Any]:
    """An owner's component file; it may say which form it has, of which there is one."""
    document = read_toml(text, name)
    if document.pop("schema", 1) != 1:
        raise BadData(f"{name}: 'schema' should be 1.")
    return document


@dataclass(frozen=True)
class Field:
    """One word of an entry that an owner can correct, and what may stand there."""

    id: str
    type: str
    """`choice` of one, `some` of several, `goods` with a number each, `number`, `numbers`, `rows` of `fields`, an
    `entry` with fields of its own, or one of several `kinds` of entries, by the entry's function."""
    of: tuple[str, ...] = ()
    least: int = 0
    most: int = 0
    step: int = 1
    optional: bool = False
    fields: tuple[Field, ...] = ()
    kinds: dict[str, dict[str, tuple[Field, ...]]] = field(default_factory=dict)


@dataclass(frozen=True)
class Part:
    """A component that had to be reconstructed, in the words of component files."""

    kind: str
    id: str
    group: str
    values: dict[str, Any]


@dataclass(frozen=True)
class Workshop:
    """What an owner of the box can correct, and how."""

    forms: dict[str, tuple[Field, ...]]
    """By kind of component."""
    parts: list[Part]
    entry: str = ""
    """What a file calls the entries of all kinds; their kinds, where it is empty."""
    section: str = ""
    """Of a file that has one section with the words of all parts, in place of an entry for each: its name."""


class Item:
    """One entry of a component file; its getters check what they get, and name it when it is wrong."""

    def __init__(self, where: str, raw: Any) -> None:
        self.where = where
        if not isinstance(raw, dict):
            raise BadData(f"{where} is not a table of values.")
        self.raw: dict[str, Any] = raw

    def fail(self, message: str) -> BadData:
        return BadData(f"{self.where}: {message}.")

    def text(self, key: str, choices: Iterable[str] = (), default: str | None = None) -> str:
        value = self.raw.get(key, default)
        if not isinstance(value, str):
            raise self.fail(f"{key!r} should be a text, not {value!r}")
        known = list(choices)
        if known and value not in known:
            raise self.fail(f"{key!r} is {value!r}; it can be {', '.join(known)}")
        return value

    def number(self, key: str, least: int = 0, most: int = 10**6, default: int | None = None) -> int:
        value = self.raw.get(key, default)
        if type(value) is not int or not least <= value <= most:
            raise self.fail(f"{key!r} should be a whole number from {least} to {most}, not {value!r}")
        return value

    def flag(self, key: str, default: bool = False) -> bool:
        value = self.raw.get(key, default)
        if type(value) is not bool:
            raise self.fail(f"{key!r} should be true or false, not {value!r}")
        return value

    def texts(self, key: str, choices: Iterable[str] = ()) -> list[str]:
        value = self.raw.get(key, [])
        known = list(choices)
        if not isinstance(value, list) or any(type(word) is not str for word in value):
            raise self.fail(f"{key!r} should be a list of texts, not {value!r}")
        for word in value:
            if known and word not in known:
                raise self.fail(f"{key!r} has {word!r}; it can have {', '.join(known)}")
        return value

    def confidence(self) -> str:
        return self.text("confidence", CONFIDENCE)

    def only(self, *keys: str) -> None:
        """Refuses words that the entry cannot have."""
        strange = sorted(set(self.raw) - set(keys))
        if strange:
            raise self.fail(f"unknown word {strange[0]!r}; known are {', '.join(sorted(keys))}")


def entries(document: dict[str, Any], kind: str, name: str) -> list[Item]:
    """All `[[kind]]` entries of a file, each named by its id."""
    found = document.get(kind)
    if not isinstance(found, list) or not found:
        raise BadData(f"{name} has no [[{kind}]] entries.")
    return [
        Item(f"{name}, {kind} {raw.get('id', number) if isinstance(raw, dict) else number}", raw)
        for number, raw in enumerate(found, 1)
    ]
