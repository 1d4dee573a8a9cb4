"""Tables with an owner's component file explain their cards as they are there; and the sheet of one's own points."""

from __future__ import annotations

from server.harness import Program

BOX = '[[hero]]\nid = "H26"\ncost = { wood = 1, gold = 1 }\ncolour = "blue"\n'


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
