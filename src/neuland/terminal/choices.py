"""The options of a decision as people see them: in their words, grouped, numbered, explained."""

from __future__ import annotations

from collections.abc import Mapping

from neuland.core.decision import Action, action_text
from neuland.core.foresight import Foresight
from neuland.terminal.components import Components
from neuland.terminal.screen import Screen
from neuland.text import Words


class Choices:
    """The options of one decision, in the order in which they are numbered: those of one verb together."""

    def __init__(
        self,
        options: tuple[Action, ...],
        words: Words,
        components: Components,
        foreseen: Mapping[Action, Foresight],
    ) -> None:
        self.words = words
        self.components = components
        self.foreseen = {option: words.foresight(foresight) for option, foresight in foreseen.items()}
        """What an option costs and brings, where its words do not say so."""
        verbs = dict.fromkeys(option[0] for option in options)
        groups = [[option for option in options if option[0] == verb] for verb in verbs]
        self.blocks = [block for group in groups for block in self._parted(group)]
        """Options that are laid out alike."""
        self.options = [option for block in self.blocks for option in block]

    def _parted(self, group: list[Action]) -> list[list[Action]]:
        """Options with explanations of their own stand before those that need none."""
        if self._share(group):
            return [group]
        explained = [option for option in group if self._explained(option)]
        plain = [option for option in group if not self._explained(option)]
        return [block for block in (explained, plain) if block]

    def _share(self, group: list[Action]) -> bool:
        """Whether most explanations would be repeated, as when one piece can go to many places."""
        things = [thing for option in group for thing in self._explained(option)]
        return 2 * len(set(things)) <= len(things)

    def show(self, screen: Screen, brief: bool = False) -> None:
        """All options with their numbers; explanations behind them, or once below where they share them; or none."""
        digits = len(str(len(self.options)))
        shared: dict[tuple[str, str], None] = {}
        first = 1
        for block in self.blocks:
            if brief:
                screen.columns([self._label(option) for option in block], first, digits)
            elif self._share(block):
                screen.columns([self._label(option) for option in block], first, digits)
                shared |= dict.fromkeys(thing for option in block for thing in self._explained(option))
            else:
                for number, option in enumerate(block, first):
                    about = " ".join(about for _, about in self._explained(option))
                    screen.entry(number, digits, self._label(option), about)
            first += len(block)
        for name, about in shared:
            screen.put(f"{name}: {about}", style="dim", indent=digits + 2, hang=2)

    def show_those_with(self, screen: Screen, text: str) -> bool:
        """Only the options in which all words of a text occur, or else in whose explanations; whether there are any."""
        wanted = text.casefold().split()
        for said in (self._named, self._told):
            found = [
                (number, option)
                for number, option in enumerate(self.options, 1)
                if all(word in said(option).casefold() for word in wanted)
            ]
            for number, option in found:
                about = " ".join(about for _, about in self._explained(option)) if said == self._told else ""
                screen.entry(number, len(str(len(self.options))), self._label(option), about)
            if found:
                return True
        return False

    def _label(self, option: Action) -> str:
        foreseen = self.foreseen.get(option)
        return f"{self.words.action(option)} · {foreseen}" if foreseen else self.words.action(option)

    def _named(self, option: Action) -> str:
        return f"{action_text(option)} {self._label(option)}"

    def _told(self, option: Action) -> str:
        return " ".join([self._named(option), *(about for _, about in self._explained(option))])

    def _explained(self, option: Action) -> list[tuple[str, str]]:
        """What an option names and what there is to say of it."""
        found = [(self.words.thing(str(word)), self.components.about(word)) for word in option[1:]]
        return [(name, about) for name, about in found if about]

    def explain(self, screen: Screen, number: int) -> None:
        """One option in full: what its kind means, then what it names."""
        option = self.options[number - 1]
        screen.put(f"{self._label(option)}  [{action_text(option)}]", style="bold")
        kind = self.words.explain(option)
        found = [*([("", kind)] if kind else []), *self._explained(option)]
        for name, about in found or [("", self.words.say("ui-nothing-to-explain"))]:
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
