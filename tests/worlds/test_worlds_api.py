"""The Book of Worlds over the API: every page opens in both languages, for seats and options; all else is refused."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from neuland.games.worlds.worlds import WORLDS, plan_of
from neuland.server.api.app import create_app
from neuland.server.settings import Settings

BOOK = "/api/games/worlds/book"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    folder: Path = tmp_path_factory.mktemp("book")
    with TestClient(create_app(Settings(database=str(folder / "test.sqlite"), workers=1, limited=False))) as made:
        yield made


def test_a_page_is_for_these_seats_and_options_and_says_who_brought_a_clause(client: TestClient) -> None:
    book = client.get(f"{BOOK}?world=456&seats=2&edition=faq2015&lang=de").json()
    assert book["title"] == "Welt 456: Das umkämpfte Küstenland der Nebenwege"
    clauses = [clause for chapter in book["chapters"] for clause in chapter["clauses"]]
    assert {"text": "Jede Seite hat 30 Bewohner und 30 Siedlungen, mehr nicht.", "rules": ["G37"], "note": ""} | {
        "source": "allgemeine Regeln",
        "mark": "",
    } in clauses
    assert {clause["source"] for clause in clauses} == {"allgemeine Regeln", "Militär I", "Entdecken II", "Straßen III"}
    rules = [rule for clause in clauses for rule in clause["rules"]]
    assert sorted(rules) == sorted(plan_of(456, 2, "faq2015").rules)
    assert [line["about"] for line in book["summary"]][:2] == ["Plan", "Reihenfolge"]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_page_opens(client: TestClient, lang: str) -> None:
    """All 504 in both languages, at a seat count each; what they say is for the tests of the book."""
    for place, number in enumerate(WORLDS):
        answer = client.get(f"{BOOK}?world={number}&seats={2 + place % 3}&lang={lang}")
        assert answer.status_code == 200, number
        assert str(number) in answer.json()["title"]


def test_the_rules_as_markdown_are_put_together_too(client: TestClient) -> None:
    text = client.get("/api/games/worlds/rules?world=123&seats=3").text
    assert text.startswith("# World 123: ")
    assert "`M1-E1`" in text
    assert client.get("/api/games/bunny/rules").text.startswith("Rabbits")


def test_rules_say_what_was_chosen_for_the_table(client: TestClient) -> None:
    text = client.get("/api/games/bunny/rules?seats=2&deal=online&lang=de").text
    assert "\n## Für diesen Tisch gewählt\n" in text and "11 auf der Hand und 11 in Reserve" in text
    assert "gewählt\n" not in client.get("/api/games/bunny/rules?seats=2&deal=standard&lang=de").text
    assert client.get("/api/games/bunny/rules?deal=none").status_code == 422


def test_the_contents_have_all_worlds_and_what_modules_bring(client: TestClient) -> None:
    found = client.get("/api/games/worlds/contents?lang=en").json()
    assert [page["options"]["world"] for page in found["pages"]] == [str(number) for number in WORLDS]
    assert [part["id"] for part in found["parts"]] == [str(module) for module in range(1, 10)]
    assert all(len(part["brings"]) == 3 for part in found["parts"])
    games = {game["id"]: game["book"] for game in client.get("/api/games").json()}
    assert games["worlds"]
    assert not games["bunny"]


@pytest.mark.parametrize(
    ("query", "refusal"),
    [
        ("?world=122", "bad-option"),
        ("?world=1234", "bad-option"),
        ("?world=0", "bad-option"),
        ("?world=abc", "bad-option"),
        ("?world=123&seats=5", "bad-option"),
        ("?world=123&edition=2016", "bad-option"),
        ("?wold=123", "bad-option"),
        ("?world=123&seats=two", "malformed"),
        ("?world=123&lang=fr", "malformed"),
    ],
)
def test_what_there_is_not_is_refused(client: TestClient, query: str, refusal: str) -> None:
    for path in (BOOK, "/api/games/worlds/rules"):
        answer = client.get(path + query)
        assert answer.status_code == 422
        assert answer.json()["refusal"]["id"] == refusal


def test_a_game_without_a_book_says_so(client: TestClient) -> None:
    for path in ("book", "contents"):
        assert client.get(f"/api/games/bunny/{path}").json()["refusal"]["id"] == "unknown-page"
