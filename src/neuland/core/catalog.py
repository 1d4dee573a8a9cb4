"""Games: what a lobby needs to know of each, and the registry in which they are found.

A game registers itself by an entry point of the group `neuland.games`; nothing else names it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache
from hashlib import blake2b
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType
from typing import Any

from neuland.core.errors import BadOption, UnknownGame
from neuland.core.table import Origin, Table

LARGEST_SEED = 2**63 - 1


@dataclass(frozen=True)
class Option:
    """A choice about the rules, made before the game: its values, the first of them the default."""

    id: str
    choices: tuple[str, ...]
    seats: tuple[int, ...] = ()
    """The seat counts at which it matters; empty: at all."""
    free: bool = False
    """Whether any text is taken, checked by the game itself when the table is set up."""

    @property
    def default(self) -> str:
        return self.choices[0]


@dataclass(frozen=True)
class Game:
    """A game of the catalog."""

    id: str
    package: str
    """The package with the game's rooms: state, rules, view, text, evaluation, terminal, cards, cases."""
    rules: int
    """Version of the rules; raised when a change would let old records end otherwise."""
    seats: tuple[int, ...]
    deal: Callable[[Origin], Table]
    """Sets up a fresh table, up to the first decision."""
    options: tuple[Option, ...] = ()
    stage: str = "beta"
    designer: str = ""
    publisher: str = ""
    longest: int = 10_000
    """A bound on the number of decisions of one game, for tests and for stopping runaway bots."""
    check_data: Callable[[str], None] | None = None
    """Checks the text of an owner's component file; None if the game takes none."""
    check_options: Callable[[Origin], None] | None = None
    """Refuses impossible combinations of options, by BadOption."""
    credits: Mapping[str, str] = field(default_factory=dict)

    def new(
        self,
        seats: int | None = None,
        seed: int = 0,
        options: Mapping[str, Any] | None = None,
        data: str = "",
        quiet: bool = False,
    ) -> Table:
        """A fresh table. `data` is the text of an owner's component file; a quiet table tells no
        events and keeps no snapshots, for simulation."""
        origin = self.origin(self.seats[0] if seats is None else seats, seed, options or {}, data)
        table = self.deal(origin)
        if not quiet:
            table.telling = True
            table.snapshots = []
            table.remember()
        return table

    def origin(self, seats: int, seed: int, options: Mapping[str, Any], data: str = "") -> Origin:
        """A checked origin: everything that a table is made from."""
        if type(seats) is not int or seats not in self.seats:
            raise BadOption(f"{self.id} is played by {_list(self.seats)}, not by {seats}.")
        if type(seed) is not int or not 0 <= seed <= LARGEST_SEED:
            raise BadOption(f"A seed is a whole number from 0 to {LARGEST_SEED}, not {seed!r}.")
        if data:
            if self.check_data is None:
                raise BadOption(f"{self.id} takes no component file.")
            self.check_data(data)
        origin = Origin(self.id, self.rules, seats, self.complete(options), seed, data, self.deal)
        if self.check_options is not None:
            self.check_options(origin)
        return origin

    def complete(self, chosen: Mapping[str, Any]) -> dict[str, str]:
        """The options with defaults filled in; unknown ones and unknown values are refused."""
        known = {option.id: option for option in self.options}
        for name, value in chosen.items():
            if name not in known:
                raise BadOption(
                    f"{self.id} has no option {name!r}{_meant(name, known)}. It has: {_list(known) or 'none'}."
                )
            if not known[name].free and str(value) not in known[name].choices:
                raise BadOption(
                    f"Option {name} of {self.id} cannot be {str(value)!r}; it can be {_list(known[name].choices)}."
                )
        return {name: str(chosen.get(name, option.default)) for name, option in known.items()}

    def room(self, name: str) -> ModuleType:
        """One of the game's rooms, such as its evaluation for bots; loaded when first asked for."""
        return import_module(f"{self.package}.{name}")

    def text_file(self, lang: str) -> Path:
        """The Fluent file with the game's words in a language."""
        return self.folder / "text" / f"{lang}.ftl"

    @property
    def folder(self) -> Path:
        return Path(str(import_module(self.package).__file__)).parent


def data_hash(data: str) -> str:
    """What a record keeps of an owner's component file; "" for the game's own components."""
    return blake2b(data.encode(), digest_size=8).hexdigest() if data else ""


@cache
def catalog() -> dict[str, Game]:
    """Every game that is installed, by id."""
    found = {entry.name: entry.load() for entry in entry_points(group="neuland.games")}
    return {name: found[name] for name in sorted(found)}


def load(game: str) -> Game:
    """The game of that id."""
    games = catalog()
    if game not in games:
        raise UnknownGame(f"There is no game {game!r}{_meant(game, games)}. There are: {_list(games)}.")
    return games[game]


def _list(things: Any) -> str:
    return ", ".join(str(thing) for thing in things)


def _meant(word: str, known: Any) -> str:
    close = get_close_matches(str(word), [str(name) for name in known], 1)
    return f" (did you mean {close[0]!r}?)" if close else ""
