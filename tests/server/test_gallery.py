"""Those who only watch: they chat where the table lets them, and nowhere else."""

from __future__ import annotations

from server.harness import Program


def watching(ada: Program, zoe: Program, **wishes: object) -> Program:
    """Somebody without a seat at a new table of Ada's."""
    ada.make("bunny", "greedy", **wishes)
    zoe.token = zoe.post("/api/me", {"name": "Zoe", "token": True})["token"]
    zoe.table = ada.table
    return zoe


def said(program: Program) -> list[tuple[object, str, str]]:
    lines = program.state()["log"]
    return [(line["seat"], line["name"], line["text"]) for line in lines if line["kind"] == "chat"]


def test_the_gallery_is_silent_unless_the_table_lets_it_talk(ada: Program, bob: Program) -> None:
    zoe = watching(ada, bob)
    assert zoe.state()["table"]["gallery"] is False
    assert zoe.act_refused("chat", text="hello", name="Zoe")["id"] == "not-yours"
    assert said(ada) == []


def test_where_it_may_it_is_heard_by_all_under_its_name(ada: Program, bob: Program) -> None:
    zoe = watching(ada, bob, gallery=True)
    assert zoe.state()["table"]["gallery"] is True
    zoe.act("chat", text="well played", name="Zoe")
    zoe.act("chat", text="who am I")
    ada.act("chat", text="thanks")
    heard = [(None, "Zoe", "well played"), (None, "?", "who am I"), (0, "Ada", "thanks")]
    assert said(ada) == said(zoe) == heard
    assert zoe.act_refused("chat", text="as Ada", seat=0)["id"] == "not-yours"


def test_a_private_table_has_no_gallery(ada: Program, bob: Program) -> None:
    zoe = watching(ada, bob, gallery=True, visibility="private")
    assert zoe.act_refused("chat", text="hello")["id"] in ("not-yours", "unknown-table")
    assert said(ada) == []
