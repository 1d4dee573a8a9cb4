"""Decisions, and actions with their text form."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from sys import intern
from typing import Any

from neuland.core.errors import MalformedAction

Word = str | int
Action = tuple[Word, ...]
"""A few plain words and numbers, `("build", "city3", "C2")`; its text is those words with spaces."""

Answer = Callable[..., None]
"""A rule that takes an answer: `answer(table, seat, action, *args)`."""

Options = Callable[..., Iterable[Action]]
"""A rule that says what may be answered: `options(table, seat, *args)`, with the answer's own arguments."""

_NUMBER = re.compile(r"-?(0|[1-9][0-9]*)")
_WORD = re.compile(r"[^\s]+")
LONGEST_TEXT = 200


class Decision:
    """What one seat is asked: a prompt's id, and every action that it may answer with."""

    __slots__ = ("answer", "args", "options", "options_of", "prompt", "seat")

    def __init__(
        self,
        seat: int,
        prompt: str,
        options: tuple[Action, ...],
        options_of: Options,
        answer: Answer,
        args: tuple[Any, ...] = (),
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.options_of = options_of
        """How the options were made: on a redealt table they are made anew."""
        self.answer = answer
        self.args = args

    def parts(self) -> tuple[Any, ...]:
        return (self.seat, self.prompt, self.options, self.options_of, self.answer, self.args)

    def __reduce__(self) -> tuple[Any, ...]:
        return (Decision, self.parts())

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, prompt={self.prompt!r}, {len(self.options)} options)"


def numbered(options: tuple[Action, ...], numbers: dict[Action, int]) -> list[int]:
    """The options by their numbers, in their order."""
    return [numbers[option] for option in options]


def mark(numbers: list[int], mask: bytearray, at: int) -> None:
    """Writes a 1 for each number into a mask, from place `at` on."""
    for number in numbers:
        mask[at + number] = 1


def action_text(action: Action) -> str:
    """The text form of an action; `parse_action` gives the action back."""
    return " ".join(str(word) for word in action)


def parse_action(text: str) -> Action:
    """The action that a text means: words made of digits are numbers, all others stay words."""
    if not isinstance(text, str) or not text or len(text) > LONGEST_TEXT:
        raise MalformedAction("An action is a short text such as 'pick C3'.")
    words = text.split(" ")
    action: list[Word] = []
    for word in words:
        if not _WORD.fullmatch(word):
            raise MalformedAction(f"{text!r} is not an action: words are separated by single spaces.")
        action.append(int(word) if _NUMBER.fullmatch(word) else intern(word))  # interned: compares faster
    return tuple(action)


def as_action(given: object) -> Action:
    """An action given as a tuple, a list (from JSON) or its text."""
    if isinstance(given, str):
        return parse_action(given)
    if isinstance(given, (tuple, list)) and given and all(type(word) in (str, int) for word in given):
        return tuple(given)
    raise MalformedAction(f"{str(given)[:80]!r} is not an action: give words and whole numbers, or their text.")
