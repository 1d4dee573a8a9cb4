"""Decks on the server: what there is, and what players keep under their names."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

from neuland.games.imperial import decks
from server.harness import Json, Program

PATH = "/api/games/imperial/decks"


@pytest.fixture
def named(ada: Program) -> Program:
    """Ada, whom the server knows."""
    ada.token = ada.post("/api/me", {"name": "Ada", "token": True})["token"]
    return ada


def stone(name: str = "Stone") -> Json:
    built = decks.swapped(decks.ready("roman", "standard"), "tax-collector", "sculptors-apprentice")
    return {"name": name, "faction": "roman", "format": "standard", "designs": list(built.designs)}


def test_what_there_is_to_choose_from(ada: Program) -> None:
    facts = ada.get(PATH)
    assert len(facts["ready"]) == 12
    assert len([design for design in facts["pool"] if design["faction"] == "roman"]) == 24
    assert facts["shape"] == [
        {"copies": 3, "designs": 3},
        {"copies": 2, "designs": 6},
        {"copies": 1, "designs": 9},
    ]
    assert facts["mine"] == []


def test_a_deck_is_kept_changed_and_dropped(named: Program) -> None:
    assert named.post(PATH, stone())["mine"] == [stone()]
    other = {**stone(), "designs": list(decks.ready("roman", "standard").designs)}
    assert named.post(PATH, other)["mine"] == [other], "under the same name"
    assert [deck["name"] for deck in named.post(PATH, stone("A second"))["mine"]] == ["A second", "Stone"]
    assert [deck["name"] for deck in named.post(f"{PATH}/drop", {"name": "Stone"})["mine"]] == ["A second"]


def test_nobody_sees_the_decks_of_others(client: TestClient, named: Program) -> None:
    named.post(PATH, stone())
    assert Program(client, "").get(PATH)["mine"] == []


def test_what_cannot_be_played_is_refused(named: Program) -> None:
    for wrong in (
        {**stone(), "designs": stone()["designs"][1:]},
        {**stone(), "designs": ["moon"]},
        {**stone(), "faction": "moon"},
        {**stone(), "format": "moon"},
    ):
        refusal = named.refused(PATH, wrong)
        assert refusal["id"] == "bad-option"
        assert "\n" not in refusal["text"]
    assert named.refused("/api/games/bunny/decks", stone())["id"] == "not-offered"
    assert named.refused(PATH, {**stone(), "name": ""})["id"] == "malformed"
    assert named.get(PATH)["mine"] == []


def test_a_deck_at_a_table(ada: Program) -> None:
    built = decks.Deck("roman", "standard", tuple(stone()["designs"]))
    options = {**decks.settings(built), "faction_0": "roman"}
    ada.make("imperial", "greedy", options=options)
    assert ada.state()["view"]["options"]["deck_roman"] == decks.code(built)
