"""Every kind of entry that a table can have is said in words, in both languages: on the page and by the server."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import neuland.server
from neuland.server.table.entries import KINDS
from neuland.server.table.log_lines import LogLine
from neuland.server.words import TableWords, line_texts
from neuland.text import LANGUAGES

SERVER = Path(str(neuland.server.__file__)).parent
MOVES = ("play", "redo")
"""What these tell are the game's own events."""
BODIES: dict[str, list[dict[str, Any]]] = {
    "undo": [{}, {"took_back": 1}, {"took_back": 2}],
    "propose": [{"what": "undo", "of": None, "to": 2}, {"what": "bot", "of": 1, "to": None}],
    "vote": [{"yes": True}, {"yes": False}],
    "bot": [{"bot": "greedy", "why": "host", "name": ""}, {"bot": "greedy", "why": "leave", "name": "Ada"}],
    "bot-failed": [{"was": "hard", "bot": "greedy", "name": ""}],
    "chat": [{"text": "Hello"}],
}
"""What a line of a kind says besides its seat, each way."""


def test_no_entry_is_made_of_a_kind_that_is_not_listed() -> None:
    code = "".join(file.read_text("utf-8") for file in SERVER.rglob("*.py"))
    made = set(re.findall(r"""Draft\(\s*["']([a-z-]+)["']""", code))
    assert len(made) > 8
    assert made <= set(KINDS)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind not in MOVES])
def test_the_server_says_it(kind: str, lang: str) -> None:
    words = TableWords("bunny", lang, ["Ada", "Bo"])
    for body in BODIES.get(kind, [{}]):
        line = LogLine(0, kind, 0, [4, 4, 4], more=body | {"starts": True, "ends": True})
        if body.get("took_back"):
            line.to, line.took_back = 0, [LogLine(0, "play", 0, [3, 3, 3])] * body["took_back"]
        said = line_texts(line, 0, False, words)
        assert len(said) == 3
        assert all(text and not re.search(r"table-|\{|\$", text) for text in said)


def test_a_line_says_who_it_was_then() -> None:
    """A seat may have passed to somebody else since; bots and people without a name are numbered."""
    words = TableWords("bunny", "en", ["Bo", "Bot 2"])
    joined = LogLine(0, "join", 0, [2, 2, 2], more={"name": "Ada"})
    assert line_texts(joined, None, False, words) == ["Ada sits down."]
    failed = LogLine(0, "bot-failed", 1, [3, 3, 3], more={"was": "hard", "bot": "greedy", "name": ""})
    assert line_texts(failed, None, False, words) == ["Bot 2: the bot failed; a simpler one plays on."]


def test_what_is_taken_back_where_nobody_else_has_a_say_is_no_wish() -> None:
    words = TableWords("bunny", "en", ["Ada", "Bot 2"])
    wish = LogLine(0, "propose", 0, [9, 9, 9], more={"what": "undo", "of": None, "to": 3})
    assert line_texts(wish, None, False, words) == ["Ada would like to take back everything from step 3 on."]
    wish.to, wish.took_back = 3, [LogLine(0, "play", 0, [8, 8, 8])]
    assert line_texts(wish, None, False, words) == ["Ada takes back one step."]


@pytest.mark.parametrize(("lang", "said"), [("en", "Zoe (watching): well"), ("de", "Zoe (schaut zu): well")])
def test_what_is_said_from_the_gallery(lang: str, said: str) -> None:
    line = LogLine(0, "chat", None, [2, 2, 2], more={"name": "Zoe", "text": "well"})
    assert line_texts(line, None, False, TableWords("bunny", lang, ["Ada", "Bo"])) == [said]


def test_what_is_said_is_no_word_of_the_game() -> None:
    words = TableWords("imperial", "de", ["wood", "Bo"])
    line = LogLine(0, "chat", 0, [2, 2, 2], more={"name": "wood", "text": "gold"})
    assert line_texts(line, None, False, words) == ["wood: gold"]
