"""The table's own words are complete in both languages, and all are used."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import neuland
from neuland.core.components import CONFIDENCE
from neuland.terminal.commands import COMMANDS, find_command
from neuland.text import LANGUAGES, Words

SOURCE = Path(str(neuland.__file__)).parent
MADE = {
    "ui-command-": COMMANDS,
    "ui-help-": COMMANDS,
    "ui-confidence-": CONFIDENCE,
    "ui-stage-": ("alpha", "beta", "checked"),
    "ui-tuned-": ("feature", "before", "after"),
    "ui-column-": ("seat", "mean", "least", "most", "wins"),
}
"""Ids that are put together in code, and from what."""


def keys(lang: str) -> list[str]:
    text = (SOURCE / "text" / f"{lang}.ftl").read_text("utf-8")
    return re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE)


def used() -> set[str]:
    code = "".join(
        file.read_text("utf-8") for room in ("cli", "terminal", "text") for file in (SOURCE / room).glob("*.py")
    )
    assert all(f'f"{start}{{' in code.replace("'", '"') for start in MADE), "what is no longer made so"
    made = {f"{start}{end}" for start, ends in MADE.items() for end in ends}
    return set(re.findall(r"""["'](ui-[a-z-]+[a-z])["']""", code)) | made


def test_both_languages_have_the_same_texts_in_the_same_order() -> None:
    assert keys("en") == keys("de")
    assert len(set(keys("en"))) == len(keys("en"))


def test_every_text_is_used_and_every_used_one_is_there() -> None:
    assert {key for key in keys("en") if key.startswith("ui-")} == used()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_means_two_commands(lang: str) -> None:
    words = Words(None, lang)
    said = [word for command in COMMANDS for word in {command, *words.say(f"ui-command-{command}").split()}]
    assert len(set(said)) == len(said)
    assert find_command("UNDO", words) == ("undo", "")
    assert find_command("save  a file", words) == ("save", "a file")
    assert find_command("undone", words) is None
