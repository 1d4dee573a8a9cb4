"""The options of a decision as people see them: in their words, grouped, numbered, explained."""

from __future__ import annotations

from itertools import groupby

from neuland.core.decision import Action, action_text
from neuland.terminal.components import Components
from neuland.terminal.screen import Screen
from neuland.text import Words


def in_groups(options: tuple[Action, ...]) -> list[Action]:
    """Options of one verb stand together; otherwise the order stays."""
    verbs = list(dict.fromkeys(option[0] for option in options))
    return sorted(options, key=lambda option: verbs.index(option[0]))


class Choices:
    """The options of one decision, in the order in which they are numbered."""

    def __init__(self, options: tuple[Action, ...], words: Words, components: Components) -> None:
        self.options = in_groups(options)
        self.words = words
        self.components = components

    def show(self, screen: Screen) -> None:
        """All options with their numbers."""
        digits = len(str(len(self.options)))
        shared: dict[tuple[str, str], None] = {}
        first = 1
        for _, group in groupby(self.options, key=lambda option: option[0]):
            members = list(group)
            shared |= dict.fromkeys(self._show_group(screen, members, first, digits))
            first += len(members)
        for name, about in shared:
            screen.put(f"{name}: {about}", style="dim", indent=digits + 2, hang=2)

    def _show_group(self, screen: Screen, group: list[Action], first: int, digits: int) -> list[tuple[str, str]]:
        """Explanations stand behind their options. Those that several options share are left to be said once."""
        labels = [self.words.action(option) for option in group]
        explained = [self._explained(option) for option in group]
        things = [thing for things in explained for thing in things]
        if not things or len(set(things)) < len(things):
            screen.columns(labels, first, digits)
            return things
        for place, (label, parts) in enumerate(zip(labels, explained, strict=True)):
            screen.entry(first + place, digits, label, " ".join(about for _, about in parts))
        return []

    def show_those_with(self, screen: Screen, text: str) -> bool:
        """Only the options in which a text occurs; whether there are any."""
        wanted = text.casefold()
        found = [
            (number, self.words.action(option))
            for number, option in enumerate(self.options, 1)
            if wanted in action_text(option).casefold() or wanted in self.words.action(option).casefold()
        ]
        for number, label in found:
            screen.entry(number, len(str(len(self.options))), label)
        return bool(found)

    def _explained(self, option: Action) -> list[tuple[str, str]]:
        """What an option names and what there is to say of it."""
        found = [(self.words.thing(str(word)), self.components.about(word)) for word in option[1:]]
        return [(name, about) for name, about in found if about]

    def explain(self, screen: Screen, number: int) -> None:
        """One option in full."""
        option = self.options[number - 1]
        screen.put(f"{self.words.action(option)}  [{action_text(option)}]", style="bold")
        for name, about in self._explained(option) or [("", self.words.say("ui-nothing-to-explain"))]:
            screen.put(f"{name}: {about}" if name else about, indent=2)

    def match(self, line: str) -> Action | None:
        """The option that a line means: by its number, its text, or the words it is shown with."""
        if line.isdecimal() and 1 <= int(line[:9]) <= len(self.options):
            return self.options[int(line[:9]) - 1]
        wanted = line.casefold()
        for option in self.options:
            if wanted in (action_text(option).casefold(), self.words.action(option).casefold()):
                return option
        return None
