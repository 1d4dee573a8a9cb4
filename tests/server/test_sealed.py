"""What is done under seal: nobody else learns how much of it there is, nor whether it is done at all."""

from __future__ import annotations

from random import Random
from typing import Any

import orjson

from neuland.core.decision import action_text
from neuland.server.table import requests
from neuland.server.table.hosted import HostedTable
from neuland.server.table.undoing import back_to
from neuland.server.table.viewpoints import Viewpoints
from server.harness import Program
from server.test_hosted import Table
from server.test_socket import Live, open_live


def building() -> tuple[Table, int, int]:
    """A table at which two seats or more build at once, one that has a lot to build, and another that may too."""
    for seed in range(20):
        table, dice = Table(["human"] * 3), Random(seed)
        while table.hosted.running:
            asked = table.hosted.game.decisions
            busy = sorted((len({option[1] for option in ask.options[:-1]}), ask.seat) for ask in asked)
            if len(busy) > 1 and busy[-1][0] > 3 and asked[0].prompt == "build":
                return table, busy[-1][1], busy[0][1]
            ask = dice.choice(asked)
            table.add("play", ask.seat, 1, action=action_text(dice.choice(ask.options)))
    raise AssertionError("nobody builds anything")


def shown(table: Table, viewer: int | None) -> dict[str, Any]:
    return shown_of(table.hosted, viewer)


def shown_of(hosted: HostedTable, viewer: int | None) -> dict[str, Any]:
    state: dict[str, Any] = orjson.loads(orjson.dumps(Viewpoints(hosted).state(viewer, f"p{viewer}", 0, 0)))
    return state


def takes_back(table: Table, seat: int, **wish: Any) -> None:
    body = {"version": table.hosted.telling.version(seat), **wish}
    draft = requests.undo(table.hosted, f"p{seat}", body)
    table.add(draft.kind, draft.seat, 2, **draft.body)


def lay_one(table: Table, seat: int) -> bool:
    """The seat builds one thing more; False if it has no more to build."""
    asked = [ask for ask in table.hosted.game.decisions if ask.seat == seat]
    more = [option for ask in asked for option in ask.options if option[0] != "done"]
    if more:
        table.add("play", seat, 2, action=action_text(more[0]))
    return bool(more) and any(ask.seat == seat for ask in table.hosted.game.decisions)


def finish(table: Table, seat: int) -> None:
    """The seat gives the answer that it is asked for now."""
    stage = table.hosted.stage
    while table.hosted.stage is stage and any(ask.seat == seat for ask in table.hosted.game.decisions):
        table.add("play", seat, 2, action=action_text(table.hosted.game.decision(seat).options[-1]))


def test_nobody_counts_what_is_built_under_seal() -> None:
    table, builder, other = building()
    before = {viewer: shown(table, viewer) for viewer in (*range(3), None)}
    steps = 0
    while lay_one(table, builder):
        steps += 1
        if steps == 2:
            takes_back(table, builder)
        for viewer in (viewer for viewer in before if viewer != builder):
            assert shown(table, viewer) == before[viewer]
    assert steps > 1
    versions = {viewer: table.hosted.telling.version(viewer) for viewer in before}
    finish(table, builder)
    told = table.hosted.telling
    for viewer in (other, None):
        assert told.version(viewer) <= versions[viewer] + 1, "that somebody has answered is one line"
        assert told.lines(viewer)[-1].seen_by(viewer, False)["position"] == table.hosted.stage.base


def test_what_was_sealed_is_told_when_all_have_answered() -> None:
    table, builder, _ = building()
    stage = table.hosted.stage
    lay_one(table, builder)
    for seat in range(3):
        if table.hosted.stage is stage:
            finish(table, seat)
    assert table.hosted.stage is not stage
    logs = [table.hosted.telling.lines(viewer) for viewer in (*range(3), None)]
    assert all(set(map(id, log)) == set(map(id, table.hosted.lines)) for log in logs)
    for viewer, log in zip((*range(3), None), logs, strict=True):
        assert [line.number(viewer) for line in log] == list(range(1, len(log) + 1))
    mine = [line for line in logs[builder] if line.seat == builder and line.base == stage.base]
    assert [line.position for line in mine] == list(range(stage.base, stage.base + len(mine)))


def test_undo_does_not_tell_whether_others_have_answered() -> None:
    """Before, between and after the steps of the others a way back is the same, and as free."""
    table, builder, _ = building()
    lay_one(table, builder)
    ways = Viewpoints(table.hosted).undo(builder)
    assert ways is not None and ways["step"] is not None and ways["why"] is None
    others = [seat for seat in range(3) if seat != builder]
    for seat in others:
        lay_one(table, seat)
        assert Viewpoints(table.hosted).undo(builder) == ways
        finish(table, seat)
        assert Viewpoints(table.hosted).undo(builder) == ways
    kept = [action for seat, action in table.hosted.game.actions if seat != builder]
    takes_back(table, builder, to=ways["step"])
    assert [action for seat, action in table.hosted.game.actions if seat != builder] == kept, "theirs stay"


def test_a_way_back_over_the_others_question_needs_their_consent_from_the_start() -> None:
    table, _, _ = building()
    base = table.hosted.stage.base
    for seat in range(3):
        for to in range(max(0, base - 3), base):
            assert back_to(table.hosted, seat, to).why


def test_positions_are_those_that_a_viewer_knows() -> None:
    table, builder, other = building()
    base = table.hosted.stage.base
    lay_one(table, other)
    lay_one(table, builder)
    assert [table.hosted.position(viewer) for viewer in (builder, other, None)] == [base + 1, base + 1, base]
    for viewer in (builder, None):
        now, then = table.hosted.game, table.hosted.at(viewer, table.hosted.position(viewer))
        assert then.view(viewer) | {"asked": []} == now.view(viewer) | {"asked": []}


def test_a_restarted_server_tells_everybody_the_same() -> None:
    """In the middle of sealed answers too, some of them taken back: numbers, lines and questions are the old ones."""
    table, builder, other = building()
    for seat in (builder, other, builder):
        lay_one(table, seat)
    takes_back(table, builder)
    again = HostedTable(table.hosted.facts)
    for entry in table.entries:
        again.take(entry, again.prepare(entry))
    assert len({table.hosted.telling.version(viewer) for viewer in (builder, other, None)}) > 1
    for viewer in (*range(3), None):
        assert shown_of(again, viewer) == shown(table, viewer)


def test_a_live_connection_is_silent_while_others_answer_under_seal(ada: Program, bob: Program) -> None:
    made = ada.make("bunny", "open")
    bob.join(made["table"], made["invitation"])
    with open_live(ada) as socket:
        live = Live(socket)
        before = live.state
        bob.act("play", action=bob.state()["decisions"][0]["options"][0])
        assert bob.state()["decisions"][0]["prompt"] == "drop", "he has chosen one of two cards"
        bob.act("undo")
        bob.act("redo")
        live.send({"type": "ping"})
        heard = live.until("pong", "update", "state")
        assert (heard["type"], heard["version"]) == ("pong", before["version"])
        bob.act("play", action=bob.state()["decisions"][0]["options"][0])
        told = live.until("update")
        assert [line["kind"] for line in told["log"]] == ["play"] and told["log"][0]["action"] is None
        assert told["version"] == before["version"] + 1
