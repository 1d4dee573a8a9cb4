"""People's words: Fluent files in German and English, for the terminal and the browser alike.

Message ids are made from ids of the engine, so that no sentence is put together in code:
`prompt-ID`, `act-VERB` (with `$a`, `$b`, `$c` for the words that follow), `event-ID`, `score-ID`,
`reason-ID`, `thing-WORD` with its explanation in `.about`, `good-WORD` for `$n` of a good, `option-ID` and
`option-ID-CHOICE`. Seats are said by the name of whoever sits there, wherever an action, an event or a text names
one: `$player-2` is the second seat's name in every message.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

from neuland.core.catalog import Game, load
from neuland.core.decision import Action
from neuland.core.errors import BadOption
from neuland.core.foresight import Foresight
from neuland.core.seats import SEAT_VALUES, SEAT_WORDS, seat_of
from neuland.core.table import Event

LANGUAGES = ("en", "de")
_LETTERS = "abcdefgh"
_SEVERAL = re.compile(r"[a-z][a-z0-9]*([_-][a-z0-9]+)+")
_BETWEEN = re.compile(r"[_-]")
_ID = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")


@cache
def bundle(game: str, lang: str) -> Any:
    """The messages of a game (or "" for those of the table alone) in a language."""
    if lang not in LANGUAGES:
        raise BadOption(f"There is no language {lang!r}; there are {', '.join(LANGUAGES)}.")
    from neuland.text.messages import Messages  # who says nothing need not load Fluent

    made = Messages(lang)
    files = [Path(__file__).parent / f"{lang}.ftl"]
    if game:
        files += load(game).text_files(lang)
    for file in files:
        made.add_text(file.read_text("utf-8"))
    return made


@cache
def sources(game: str, lang: str) -> dict[str, str]:
    """How it is said in a language where a game's components are known from; the data files say it in short English."""
    file = load(game).folder / "text" / f"sources.{lang}.toml"
    return tomllib.loads(file.read_text("utf-8")) if file.exists() else {}


class Said(str):
    """What is in people's words already, such as their names: no word of the game, even where it reads like one."""

    __slots__ = ()


class Words:
    """Says things of one game in one language. `names` are the players', in seat order."""

    def __init__(self, game: Game | None, lang: str = "en", names: Sequence[str] = ()) -> None:
        self.lang = lang
        self.names = list(names)
        self.options: Mapping[str, str] = {}
        """Those of the table that is talked about: some cards do other things there."""
        self._game = game.id if game else ""
        self._bundle = bundle(self._game, lang)
        self._seats = {word: self.name(seat) for seat, word in enumerate(SEAT_WORDS)}

    def has(self, message: str) -> bool:
        return bool(_ID.fullmatch(message)) and self._bundle.has_message(message)

    def say(self, message: str, **values: Any) -> str:
        """A message with its values; values that are words of the game are said in its words."""
        if not self.has(message):
            raise KeyError(f"no text {message!r} in {self.lang}")
        found = self._bundle.get_message(message)
        return self._format(found.value, values)

    def source(self, text: str) -> str:
        """Where a component is known from; what an owner wrote is said as it is."""
        return sources(self._game, self.lang).get(text, text)

    def title(self, view: Mapping[str, Any]) -> str:
        """The name of the game on a table; a game that is many says which one it is (text `game-at`)."""
        return self.say_of("game-at" if self.has("game-at") else "game", view)

    def say_of(self, message: str, values: Mapping[str, Any]) -> str:
        """A message with those of many values that it names, which are taken as they are."""
        if not self.has(message):
            raise KeyError(f"no text {message!r} in {self.lang}")
        named = {name: values[name] for name in self._bundle.named(message) if name in values}
        return self.say(
            message, **{name: Said(value) if isinstance(value, str) else value for name, value in named.items()}
        )

    def _format(self, pattern: Any, values: Mapping[str, Any]) -> str:
        said = self._seats | {name: self._value(name, value) for name, value in values.items()}
        text, errors = self._bundle.format_pattern(pattern, said)
        if errors:
            raise KeyError(f"{errors[0]} in {self.lang}")
        return str(text)

    def _value(self, name: str, value: Any) -> Any:
        if isinstance(value, bool):  # Fluent would take it for a number
            return "true" if value else "false"
        if name in SEAT_VALUES and isinstance(value, int):
            return self.name(value)
        if isinstance(value, Said):
            return str(value)
        if isinstance(value, str):
            return self.thing(value)
        if isinstance(value, (list, tuple)):
            return self.listing(value)
        if isinstance(value, Mapping):
            return self.amounts(value)
        return value

    def listing(self, words: Sequence[Any]) -> str:
        """Several things in a row: `A, B and C`; several amounts are alternatives: `2 wood or 1 gold`."""
        said = [str(self._value("", word)) for word in words]
        if len(said) < 2:
            return said[0] if said else self.say("nothing")
        joined = "list-or" if isinstance(words[0], Mapping) else "list-and"
        return self.say(joined, first=Said(", ".join(said[:-1])), last=Said(said[-1]))

    def amounts(self, goods: Mapping[str, int]) -> str:
        """So much of each good: `2 wood and 1 worker`."""
        return self.listing([self.say(f"good-{good}", n=number) for good, number in goods.items() if number])

    def name(self, seat: int) -> Said:
        """Whoever sits there; by the seat's number where there is no name."""
        if seat < len(self.names) and self.names[seat]:
            return Said(self.names[seat])
        text, _ = self._bundle.format_pattern(self._bundle.get_message("seat-number").value, {"number": seat + 1})
        return Said(text)

    def people(self, seats: Iterable[int]) -> Said:
        """Whoever sits there, in a row."""
        return Said(self.listing([self.name(seat) for seat in seats]))

    def thing(self, word: str) -> str:
        """The name of a card, place, piece or seat; a word without a text stands for itself."""
        seat = seat_of(word)
        if seat is not None:
            return self.name(seat)
        message = f"thing-{word}"
        return self.say(message) if self.has(message) else word

    def readable(self, word: str) -> str:
        """The name of a thing; a word of several without a text of its own (`hand_size`) with spaces between them."""
        said = self.thing(word)
        return _BETWEEN.sub(" ", word) if said == word and _SEVERAL.fullmatch(word) else said

    def label(self, key: str) -> str:
        """What stands before a value that lies under a key of a view."""
        said = self.readable(key)
        return said[:1].upper() + said[1:]

    def about(self, word: str) -> str:
        """What a card, place or piece does, by the options of the table; "" if there is nothing to explain."""
        other = [f"about-{word}-{option}-{value}" for option, value in self.options.items()]
        if any(self.has(message) for message in other):
            return " ".join(self.say(message) for message in other if self.has(message))
        message = f"thing-{word}"
        if not self.has(message):
            return ""
        about = self._bundle.get_message(message).attributes.get("about")
        return self._format(about, {}) if about else ""

    def action(self, action: Action) -> str:
        """A person's words for an action. A number and a good that follow each other are `$ab`, too; words
        that are all goods are `$goods`, counted."""
        values: dict[str, Any] = dict(zip(_LETTERS, action[1:], strict=False))
        if all(self.has(f"good-{word}") for word in action[1:]):
            values["goods"] = Counter(action[1:])
        for (first, number), (second, good) in pairwise(list(values.items())):
            if isinstance(number, int) and isinstance(good, str) and self.has(f"good-{good}"):
                values[first + second] = self.say(f"good-{good}", n=number)
        return self.say(f"act-{action[0]}", **values)

    def explain(self, action: Action) -> str:
        """What an action of this kind means, in a sentence or two; "" where its words say it all."""
        about = self._bundle.get_message(f"act-{action[0]}").attributes.get("about")
        return self._format(about, {}) if about else ""

    def foresight(self, foresight: Foresight) -> str:
        """What an option costs and brings; "" where its own words say it all."""
        costs: Any = () if foresight.plain else foresight.ways or foresight.costs
        goods = {"costs": costs, "loses": foresight.loses, "brings": foresight.brings}
        said = [self.say(f"foresee-{what}", goods=some) for what, some in goods.items() if some]
        if foresight.points:
            lost = "-lost" if foresight.points < 0 else ""
            said.append(self.say(f"foresee-points{lost}", points=abs(foresight.points)))
        return "; ".join(said + [self.say(f"foresee-{note.id}", **note.values) for note in foresight.notes])

    def prompt(self, prompt: str) -> str:
        return self.say(f"prompt-{prompt}")

    def reason(self, reason: str) -> str:
        return self.say(f"reason-{reason}")

    def event(self, event: Event) -> str:
        """A line of the log."""
        return self.say(f"event-{event.id}", **_amount_together(event).args)


def rules_page(game: Game, words: Words) -> str:
    """The rules in our own words, as Markdown; what was chosen for the table stands before the chapters, since they say
    what is usual. "" for a game that has no such page."""
    page = game.rules_page(words.lang)
    chosen = [
        f"- {words.say(f'option-{option.id}')}: {words.say(f'option-{option.id}-{value}')}"
        for option in game.options
        if (value := words.options.get(option.id, option.default)) != option.default and not option.free
    ]
    if not page or not chosen:
        return page
    beginning, mark, chapters = page.partition("\n## ")
    head = f"## {words.say('ui-rules-chosen')}\n\n{words.say('ui-rules-chosen-about')}"
    return f"{beginning}\n{head}\n\n{chr(10).join(chosen)}\n{mark}{chapters}"


def gathered(events: Iterable[Event]) -> list[Event]:
    """Goods that one seat gains or pays, one kind after another, in one event: a log has a line for all of them. So it
    has for what is done several `times` in a row."""
    found: list[Event] = []
    for event in map(_amount_together, events):
        before = found[-1] if found else None
        if before is not None and "times" in event.args and _once(before) == _once(event):
            times = before.args["times"] + event.args["times"]
            found[-1] = before._replace(args=before.args | {"times": times})
        elif before is not None and "goods" in event.args and _but_for_goods(before) == _but_for_goods(event):
            goods = dict(before.args["goods"])
            for good, number in event.args["goods"].items():
                goods[good] = goods.get(good, 0) + number
            found[-1] = before._replace(args=before.args | {"goods": goods})
        else:
            found.append(event)
    return found


def _amount_together(event: Event) -> Event:
    """A `number` of a `good` as `goods`, so that languages can bend the one by the other."""
    if not {"number", "good"} <= event.args.keys():
        return event
    rest = {name: value for name, value in event.args.items() if name not in ("number", "good")}
    return event._replace(args=rest | {"goods": {event.args["good"]: event.args["number"]}})


def _once(event: Event) -> Event | None:
    return event._replace(args=event.args | {"times": 1}) if "times" in event.args else None


def _but_for_goods(event: Event) -> Event | None:
    return event._replace(args=event.args | {"goods": {}}) if "goods" in event.args else None


def say(game: str, thing: Action | Event | str, lang: str) -> str:
    """A person's words for an action, an event or a prompt's id."""
    words = Words(load(game), lang)
    if isinstance(thing, Event):
        return words.event(thing)
    return words.prompt(thing) if isinstance(thing, str) else words.action(thing)
