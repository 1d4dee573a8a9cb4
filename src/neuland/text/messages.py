"""Messages of Fluent files, parsed when they are first said: of thousands a command says a few."""

from __future__ import annotations

import re
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?:[ \t}].*|[ \t]*$))*", re.M)
"""A message or term: the line that begins it, and all that are indented, empty or close a brace."""

_VALUE = re.compile(r"\$([a-zA-Z][\w-]*)")


class Messages(FluentBundle):
    """A bundle of texts in one language; what is added later goes before what was there."""

    def __init__(self, lang: str) -> None:
        super().__init__([lang], use_isolating=False)
        self._unparsed: dict[str, str] = {}

    def add_text(self, text: str) -> None:
        """The text of a Fluent file."""
        self._unparsed.update({found[1]: found[0] for found in _ENTRY.finditer(text)})

    def named(self, message_id: str) -> list[str]:
        """The values that a message's own text names."""
        return _VALUE.findall(self._unparsed[message_id])

    def has_message(self, message_id: str) -> bool:
        return message_id in self._unparsed

    def _lookup(self, entry_id: str, term: bool = False) -> Any:
        """Where the library finds what is asked for, and what messages refer to."""
        known = self._terms if term else self._messages
        name = f"-{entry_id}" if term else entry_id
        if entry_id not in known and name in self._unparsed:
            self.add_resource(FluentResource(self._unparsed[name]))
        return super()._lookup(entry_id, term)
