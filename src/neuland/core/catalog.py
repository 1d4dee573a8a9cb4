"""Games: what a lobby needs to know of each, and the registry in which they are found.

A game registers itself by an entry point of the group `neuland.games`; nothing else names it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache, cached_property
from hashlib import blake2b
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

from neuland.core.errors import BadData, BadOption, UnknownGame
from neuland.core.table import Origin, Table

LARGEST_SEED = 2**256 - 1
SEED_DIGITS = len(str(LARGEST_SEED))


@dataclass(frozen=True)
class Option:
    """A choice about the rules, made before the game: its values, the first of them the default."""

    id: str
    choices: tuple[str, ...]
    seats: tuple[int, ...] = ()
    """The seat counts at which it matters; empty: at all."""
    free: bool = False
    """Whether any text is taken, checked by the game itself when the table is set up."""
    when: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """What other options must be for this one to matter: `{"expansion": ("standard", "open")}`."""
    offered: tuple[int, ...] = ()
    """The seat counts at which people are asked for it, if that is not wherever it matters."""

    @property
    def default(self) -> str:
        return self.choices[0]

    def matters(self, seats: int, options: Mapping[str, str]) -> bool:
        """Whether it changes anything at a seat count and with these complete options."""
        return seats in (self.seats or (seats,)) and self.fits(options)

    def fits(self, options: Mapping[str, str]) -> bool:
        """Whether the other options are what it needs."""
        return all(options[other] in wanted for other, wanted in self.when.items())


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
    spent: tuple[str, ...] = ("discard", "discards")
    """Keys of views under which lies what nobody can choose any more: on a page without drawings of the game's own it
    cannot be clicked there."""
    turns: tuple[str, ...] = ()
    """Prompts with which a turn begins: for games in which a seat may have one turn after another, as when all others
    have passed. Else a turn is whatever a seat does without another one in between."""
    shown_by: Callable[[int], Iterable[Mapping[str, str]]] | None = None
    """Sets of options that together show all that the game can be at a seat count, where that is not every choice
    of every option: see `samples`."""

    def new(
        self,
        seats: int | None = None,
        seed: int | str = 0,
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

    def origin(self, seats: int, seed: int | str, options: Mapping[str, Any], data: str = "") -> Origin:
        """A checked origin: everything that a table is made from."""
        if type(seats) is not int or seats not in self.seats:
            raise BadOption(f"{self.id} is played by {_list(self.seats)}, not by {seats}.")
        if data:
            if self.check_data is None:
                raise BadOption(f"{self.id} takes no component file.")
            self.check_data(data)
        complete = self.complete(options) if options else dict(self.defaults)
        chosen = self.chosen(complete) if options else ()
        origin = Origin(self.id, self.rules, seats, complete, as_seed(seed), data, self.deal, chosen)
        if self.check_options is not None:
            self.check_options(origin)
        return origin

    @cached_property
    def defaults(self) -> dict[str, str]:
        """The default of each option."""
        return {option.id: option.default for option in self.options}

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
        complete = {name: str(chosen.get(name, default)) for name, default in self.defaults.items()}
        for name, option in known.items():
            if complete[name] != option.default and not option.fits(complete):
                needs = " and ".join(f"{other} to be {' or '.join(wanted)}" for other, wanted in option.when.items())
                raise BadOption(f"Option {name} of {self.id} needs {needs}.")
        return complete

    def chosen(self, options: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
        """Of complete options those that differ from their defaults, sorted."""
        return tuple(sorted((name, value) for name, value in options.items() if value != self.defaults[name]))

    def samples(self, seats: int) -> list[dict[str, str]]:
        """Sets of options for tests, types and pictures: the game's own samples; or else the defaults, and every
        other choice of every option that matters at this seat count."""
        if self.shown_by is not None:
            return [dict(options) for options in self.shown_by(seats)]
        matter = [option for option in self.options if seats in (option.seats or (seats,))]
        return [{}, *[self.with_needed({option.id: choice}) for option in matter for choice in option.choices[1:]]]

    def with_needed(self, options: Mapping[str, str]) -> dict[str, str]:
        """Options with what they need of others, where those are not given."""
        known = {option.id: option for option in self.options}
        whole = dict(options)
        for name in options:
            for other, wanted in known[name].when.items():
                if self.defaults[other] not in wanted:
                    whole.setdefault(other, wanted[0])
        return whole if len(whole) == len(options) else self.with_needed(whole)

    def room(self, name: str) -> ModuleType:
        """One of the game's rooms, such as its evaluation for bots; loaded when first asked for."""
        return import_module(f"{self.package}.{name}")

    def has_room(self, name: str) -> bool:
        """Whether the game has a room that it may do without."""
        return find_spec(f"{self.package}.{name}") is not None

    def text_file(self, lang: str) -> Path:
        """The Fluent file with the game's words in a language."""
        return self.folder / "text" / f"{lang}.ftl"

    def text_files(self, lang: str) -> list[Path]:
        """All Fluent files of a language: the game's words, and the sentences of its book where it has one."""
        return [self.text_file(lang), *[file for file in [self.folder / "text" / f"book.{lang}.ftl"] if file.exists()]]

    def rules_page(self, lang: str) -> str:
        """The rules in our own words, as Markdown; "" for a game that has none."""
        page = self.folder / "text" / f"rules.{lang}.md"
        return page.read_text("utf-8") if page.exists() else ""

    @property
    def folder(self) -> Path:
        return Path(str(import_module(self.package).__file__)).parent


def as_seed(given: object) -> int:
    """A seed from a whole number, or from its digits: as text it travels whole where numbers lose their last digits."""
    if type(given) is int and 0 <= given <= LARGEST_SEED:
        return given
    if isinstance(given, str) and given.isascii() and given.isdigit() and len(given) <= SEED_DIGITS:
        return as_seed(int(given))
    said = repr(given) if len(repr(given)) <= SEED_DIGITS + 2 else f"{repr(given)[:SEED_DIGITS]}…"
    raise BadOption(f"A seed is a whole number from 0 to 2^256 - 1, in digits, not {said}.")


def data_hash(data: str) -> str:
    """What a record keeps of an owner's component file; "" for the game's own components."""
    return blake2b(data.encode(), digest_size=8).hexdigest() if data else ""


@cache
def catalog() -> dict[str, Game]:
    """Every game that is installed, by id."""
    from importlib.metadata import entry_points  # half of what the kernel takes to load, and only this needs it

    found = {entry.name: entry for entry in entry_points(group="neuland.games")}
    return {name: _loaded(found[name]) for name in sorted(found)}


def _loaded(entry: Any) -> Game:
    """A game of anybody's package; if it cannot be loaded, its name is said."""
    try:
        game: Game = entry.load()
    except Exception as error:
        raise BadData(f"The game {entry.name!r} ({entry.value}) cannot be loaded: {error!r}.") from error
    return game


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
