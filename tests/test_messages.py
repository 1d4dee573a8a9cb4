"""Messages that are parsed one by one say what the whole file parsed at once says."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

import neuland
from neuland.text.messages import Messages

FILES = sorted(Path(neuland.__file__).parent.rglob("*.ftl"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: "/".join(file.parts[-3:]))
def test_every_entry_of_a_file_is_found_and_is_the_same(file: Path) -> None:
    text = file.read_text("utf-8")
    whole = FluentResource(text)
    assert not [entry for entry in whole.body if isinstance(entry, ast.Junk)]
    made = Messages(file.stem)
    made.add_text(text)
    for entry in whole.body:
        if isinstance(entry, (ast.Message, ast.Term)):
            term = isinstance(entry, ast.Term)
            made._lookup(entry.id.name, term)
            entries: Any = made._terms if term else made._messages
            assert entries[entry.id.name].equals(entry, ignored_fields=["span", "comment"]), entry.id.name
    count = sum(isinstance(entry, ast.Message) for entry in whole.body)
    assert len([name for name in made._unparsed if made.has_message(name) and not name.startswith("-")]) == count


def test_later_texts_go_before_earlier_ones_and_references_are_followed() -> None:
    made, bundle = Messages("en"), FluentBundle(["en"], use_isolating=False)
    earlier = "-name = Neuland\nfirst = 1 { -name }\nsecond = { first } { -name }\n"
    later = "first = 2 { $what ->\n   *[a] A\n}\nthird = 3\n"
    for text in (earlier, later):
        made.add_text(text)
        bundle.add_resource(FluentResource(text), allow_overrides=True)
    for message in ("first", "second", "third"):
        patterns: list[Any] = [one.get_message(message).value for one in (made, bundle)]
        said = [
            one.format_pattern(pattern, {"what": "a"}) for one, pattern in zip((made, bundle), patterns, strict=True)
        ]
        assert said[0] == said[1]
        assert not said[0][1]
    assert not made.has_message("fourth")
