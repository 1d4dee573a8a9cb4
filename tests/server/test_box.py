"""Tables with an owner's component file explain their cards as they are there; and the sheet of one's own points."""

from __future__ import annotations

from json import dumps
from typing import Any

import pytest
from starlette.testclient import TestClient

from server.harness import Program

BOX = '[[hero]]\nid = "H26"\ncost = { wood = 1, gold = 1 }\ncolour = "blue"\n'


@pytest.fixture
def client(lasting: TestClient) -> TestClient:
    return lasting


def hero(program: Program, path: str) -> dict[str, object]:
    return next(part for part in program.get(path) if part["id"] == "H26")


def test_components_are_explained_as_they_are_at_the_table(ada: Program) -> None:
    ada.make("settlement", "greedy", data=BOX)
    assert ada.state()["table"]["data"] is True
    there = hero(ada, f"/api/tables/{ada.table}/components?lang=en")
    usual = hero(ada, "/api/games/settlement/components?lang=en")
    assert (there["confidence"], usual["confidence"]) == ("certain", "reconstructed")
    assert "1 wood and 1 gold" in str(there["about"]) and "Reconstructed" not in str(there["about"])
    assert "Reconstructed" in str(usual["about"])


def test_a_private_tables_components_are_nobody_elses(ada: Program, bob: Program) -> None:
    ada.make("settlement", "greedy", data=BOX, visibility="private")
    assert bob.refused(f"/api/tables/{ada.table}/components")["id"] == "unknown-table"


def test_the_sheet_of_ones_own_points_in_mid_game(ada: Program, bob: Program) -> None:
    ada.make("imperial", "greedy", seed=3)
    for _ in range(25):
        state = ada.state()
        if not state["decisions"]:
            continue
        ada.act("play", action=state["decisions"][0]["options"][0])
    rows = ada.get(f"/api/tables/{ada.table}/sheet")
    assert sum(row["points"] for row in rows) == ada.state()["view"]["scores"][0]
    bob.token = bob.post("/api/me", {"name": "Bob", "token": True})["token"]
    assert bob.refused(f"/api/tables/{ada.table}/sheet")["id"] == "not-running"


def written(value: Any) -> str:
    """A value as a component file writes it."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {written(inner)}" for key, inner in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(written, value)) + "]"
    return dumps(value)


def box_of(workshop: dict[str, Any], parts: list[dict[str, Any]]) -> str:
    lines = [f"[{workshop['section']}]"] if workshop["section"] else []
    for part in parts:
        if not workshop["section"]:
            lines += [f"[[{workshop['entry'] or part['kind']}]]", f'id = "{part["id"]}"']
        lines += [f"{word} = {written(value)}" for word, value in part["values"].items()]
    return "\n".join(["schema = 1", *lines])


@pytest.mark.parametrize(("game", "count"), [("settlement", 83), ("imperial", 52), ("worlds", 3)])
def test_whatever_is_reconstructed_can_be_corrected(ada: Program, game: str, count: int) -> None:
    """What was seen to be as it was believed to be is known from then on, too."""
    workshop = ada.get(f"/api/games/{game}/workshop")
    usual = {part["id"]: part for part in ada.get(f"/api/games/{game}/components")}
    unsure = {id_ for id_, part in usual.items() if part["confidence"] in ("low", "reconstructed")}
    assert {part["id"] for part in workshop["parts"]} == unsure and len(unsure) == count
    seen = {
        part["id"]: part
        for part in ada.post(f"/api/games/{game}/workshop", {"data": box_of(workshop, workshop["parts"])})
    }
    assert {seen[id_]["confidence"] for id_ in unsure} == {"certain"}
    for id_ in unsure:
        facts = {"reconstructed": False} if "reconstructed" in usual[id_]["facts"] else {}
        assert (
            seen[id_]["facts"] | facts
            == {k: v for k, v in usual[id_]["facts"].items() if k != "colour_confidence"} | facts
        )
        assert "econstructed" not in seen[id_]["about"]


def test_a_form_has_a_field_for_every_word_of_its_parts(ada: Program) -> None:
    for game in ("settlement", "imperial", "worlds"):
        workshop = ada.get(f"/api/games/{game}/workshop")
        for part in workshop["parts"]:
            fits(workshop["forms"][part["kind"]], part["values"], part["values"])


def fits(fields: list[dict[str, Any]], values: dict[str, Any], whole: dict[str, Any]) -> None:
    """Every word of an entry has its field, and every field that must have a value has one that it allows."""
    known = {field["id"]: field for field in fields}
    assert set(values) <= set(known)
    for name, field in known.items():
        assert field["optional"] or name in values, name
        value = values.get(name)
        if value is None:
            continue
        match field["type"]:
            case "choice":
                assert value in field["of"]
            case "some":
                assert set(value) <= set(field["of"])
            case "goods":
                assert set(value) <= set(field["of"]) and max(value.values(), default=0) <= field["most"]
            case "number":
                assert field["least"] <= value <= field["most"] and value % field["step"] == 0
            case "numbers":
                assert all(field["least"] <= number <= field["most"] for number in value)
            case "rows":
                for row in value:
                    fits(field["fields"], row if field["fields"][0]["id"] else {"": row}, whole)
            case "entry":
                fits(field["fields"], value, whole)
            case "kinds":
                kind = field["kinds"][whole["function"]][value["kind"]]
                fits(kind, {word: inner for word, inner in value.items() if word != "kind"}, whole)


def test_a_corrected_card_is_explained_as_it_is_and_nonsense_is_refused(ada: Program) -> None:
    card = '[[card]]\nid = "COM144"\ncost = { stone = 1 }\neffect = { kind = "gain", goods = { gold = 2 } }\n'
    seen = {part["id"]: part for part in ada.post("/api/games/imperial/workshop", {"data": card})}
    assert "Produces 2 gold" in seen["COM144"]["about"] and seen["COM144"]["facts"]["cost"] == {"stone": 1}
    assert seen["COM144"]["facts"]["reconstructed"] is False and seen["COM145"]["facts"]["reconstructed"] is True
    german = ada.post("/api/games/worlds/workshop?lang=de", {"data": "[reconstructed]\nprice_tens = 2"})
    track = next(part for part in german if part["id"] == "price-track")
    assert (
        track["about"] == "Die Felder der Warenpreise: 10, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140."
    )
    refused = ada.refused("/api/games/worlds/workshop", {"data": "[reconstructed]\nshare_most = 95"})
    assert (refused["id"], "multiples of 10" in refused["text"]) == ("bad-data", True)
    assert ada.refused("/api/games/bunny/workshop")["id"] == "unknown-page"


@pytest.mark.parametrize(
    ("game", "box", "english", "german"),
    [
        (
            "settlement",
            '[[hero]]\nid = "H26"\npoints = "many"\n',
            "'points' should be a whole number from 0 to",
            "'points' sollte eine ganze Zahl von 0 bis",
        ),
        (
            "imperial",
            '[[card]]\nid = "COM144"\ndeal = "wood"\n',
            "common cards have no 'deal' (R8.1)",
            "Allgemeine Karten haben kein 'deal' (R8.1)",
        ),
        (
            "worlds",
            "[reconstructed]\nshare_most = 145\n",
            "values of shares are multiples of 10",
            "Vielfache von 10",
        ),
    ],
)
def test_why_a_box_is_refused_is_said_in_the_askers_language(
    ada: Program, game: str, box: str, english: str, german: str
) -> None:
    said = {
        lang: ada.refused(f"/api/games/{game}/workshop?lang={lang}", {"data": box})["text"] for lang in ("en", "de")
    }
    assert english in said["en"] and english not in said["de"]
    assert german in said["de"]
