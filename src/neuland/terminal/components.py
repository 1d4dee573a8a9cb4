"""A game's cards and tiles for people: searched, explained, and with where they are known from."""

from __future__ import annotations

from typing import Any

from neuland.core.catalog import Game
from neuland.core.components import Component
from neuland.terminal.screen import Screen
from neuland.text import Words

UNSURE = ("low", "reconstructed")


class Components:
    """All components of a game. `data` is the text of an owner's component file, or ""."""

    def __init__(self, game: Game, words: Words, data: str = "") -> None:
        self.words = words
        self.data = data
        self.room = game.room("cards")
        self.all: list[Component] = list(self.room.browse(data))
        self.ids = {component.id for component in self.all}

    def about(self, word: object) -> str:
        """What a card, place or piece does; "" if there is nothing to explain."""
        if not isinstance(word, str):
            return ""
        if word in self.ids and hasattr(self.room, "about"):
            return str(self.room.about(self.words, word, self.data))
        return self.words.about(word)

    def search(self, text: str) -> list[Component]:
        """Those in whose name, kind, explanation or facts all words of the text occur."""
        wanted = text.casefold().split()
        return [component for component in self.all if all(word in self._all_of(component) for word in wanted)]

    def _all_of(self, component: Component) -> str:
        parts = [component.id, self.words.thing(component.id), component.kind, self.words.thing(component.kind)]
        parts += [self.about(component.id), self._printed(component)]
        if component.confidence in UNSURE:
            parts += [component.confidence, self.words.say(f"ui-confidence-{component.confidence}")]
        return " ".join(parts).casefold()

    def _printed(self, component: Component) -> str:
        """The facts in one line; which picture there is, is for whoever draws it, and the card's words say how it
        scores."""
        return ", ".join(
            f"{self.words.thing(name)}: {self._fact(value)}"
            for name, value in component.facts.items()
            if value not in (None, "", [], {}) and name not in ("picture", "score")
        )

    def _fact(self, value: Any) -> str:
        if isinstance(value, dict):
            return ", ".join(self._named(name, part) for name, part in value.items())
        if isinstance(value, (list, tuple)):
            return ", ".join(self._fact(part) for part in value)
        if isinstance(value, bool):
            return self.words.say("ui-yes" if value else "ui-no")
        return self.words.thing(str(value))

    def _named(self, name: str, value: Any) -> str:
        """`2 wood` where it is a number of things, else `by rank`."""
        said = self.words.thing(name)
        return f"{value} {said}" if type(value) is int else f"{said} {self._fact(value)}"

    def facts(self, component: Component) -> dict[str, Any]:
        """A component for programs."""
        return {
            "id": component.id,
            "name": self.words.thing(component.id),
            "official_name": component.official_name,
            "kind": component.kind,
            "about": self.about(component.id),
            "facts": component.facts,
            "source": component.source,
            "confidence": component.confidence,
        }

    def show(self, screen: Screen, component: Component) -> None:
        """A component for people."""
        name = self.words.thing(component.id)
        title = name if name == component.id else f"{name} ({component.id})"
        screen.put(f"{title} – {self.words.thing(component.kind)}", style="bold")
        for text in (self.about(component.id), self._printed(component)):
            if text:
                screen.put(text, indent=4)
        confidence = self.words.say(f"ui-confidence-{component.confidence}")
        said = self.words.say("ui-provenance", source=self.words.source(component.source) or "–", confidence=confidence)
        unsure = component.confidence in UNSURE
        screen.put(said, style="yellow" if unsure else "dim", indent=4)
        if not component.official_name:
            screen.put(self.words.say("ui-unofficial-name"), style="yellow", indent=4)
