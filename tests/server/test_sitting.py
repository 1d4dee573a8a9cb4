"""Clocks, votes and turns, from entries with chosen times."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from neuland.server.table.entries import Draft, Entry
from neuland.server.table.faces import Faces
from neuland.server.table.outlook import outlook
from neuland.server.table.sitting import Facts, Sitting
from neuland.server.table.starts import Start


class Table:
    """A sitting to which entries are given by hand, at times in seconds."""

    def __init__(self, kinds: list[str], clock: dict[str, Any] | None = None, game: str = "bunny") -> None:
        start = Start("deal", game, len(kinds), 7, {})
        self.sitting = Sitting(Facts("t", start, 1, "link", clock or {"kind": "none"}, "random", 0))
        places = [
            {"kind": kind, "name": str(seat), "player": f"p{seat}" if kind == "human" else "", "bot": ""}
            for seat, kind in enumerate(kinds)
        ]
        self.add("made", None, 0, host="p0", places=places)

    def add(self, kind: str, seat: int | None, at: float, **body: Any) -> None:
        entry = Entry(self.sitting.version + 1, kind, seat, body, int(at * 1000))
        following = self.sitting.prepare(entry)
        after = following if following is not None else self.sitting.table
        told = outlook(self.sitting, after, Draft(kind, seat, body), 0) if kind != "made" else {}
        self.sitting.take(entry, following)
        assert told.get("status", "running") == self.sitting.status

    def play(self, seat: int, at: float, number: int = 0) -> None:
        options = self.sitting.game.decision(seat).options
        self.add("play", seat, at, action=" ".join(map(str, options[number])))

    def left(self, seat: int, now: float) -> float:
        return self.sitting.clock.remaining(seat, int(now * 1000)) / 1000


def test_a_bank_runs_while_a_seat_is_asked_and_gets_its_increment() -> None:
    table = Table(["human", "human"], {"kind": "bank", "seconds": 100, "increment": 5})
    assert table.left(0, 10) == 90 == table.left(1, 10)
    table.play(0, 20)
    asked = [ask.seat for ask in table.sitting.game.decisions]
    assert table.left(0, 20) == 85
    assert table.left(0, 30) == (75 if 0 in asked else 85)
    assert table.left(1, 30) == 70, "the other's clock does not mind"


def test_time_per_move_starts_anew() -> None:
    table = Table(["human", "human"], {"kind": "move", "seconds": 60})
    table.play(0, 50)
    assert table.left(1, 59) == 1
    while 0 in table.sitting.asked_since:
        table.play(0, 55)
    assert table.left(0, 100) == 60


def test_who_is_out_of_time_is_late_until_acting() -> None:
    table = Table(["human", "human"], {"kind": "move", "seconds": 60})
    assert table.sitting.clock.next_end([0, 1]) == 60_000
    table.add("timeout", 1, 61)
    assert [place.late for place in table.sitting.places] == [False, True]
    table.play(1, 70)
    assert not table.sitting.places[1].late


def test_a_bot_needs_more_than_half_of_the_others() -> None:
    table = Table(["human", "human", "human", "human"])
    table.add("propose", 0, 1, what="bot", of=3, bot="greedy")
    assert table.sitting.places[3].kind == "human"
    table.add("vote", 1, 2, vote=2, yes=True)
    assert table.sitting.places[3].kind == "bot" and not table.sitting.votes
    assert table.sitting.places[3].player == "p3", "the seat can be taken back"
    table.add("return", 3, 3)
    assert table.sitting.places[3].kind == "human"


def test_a_player_who_acts_is_not_away() -> None:
    table = Table(["human", "human", "human", "human"])
    table.add("propose", 0, 1, what="bot", of=3, bot="greedy")
    table.play(3, 2)
    assert not table.sitting.votes


def test_turns_group_what_belongs_together() -> None:
    table = Table(["human", "human"], game="settlement")
    for _ in range(40):
        table.play(table.sitting.game.decisions[0].seat, 1)
    lines = [line for line in table.sitting.lines if line.kind == "play"]
    assert lines[0].turn == 1
    for before, after in pairwise(lines):
        assert after.turn - before.turn in (0, 1)
        if after.turn == before.turn:
            assert (after.round, after.phase) == (before.round, before.phase)
            assert after.seat == before.seat


def test_others_learn_nothing_of_a_sealed_answer() -> None:
    table = Table(["human", "human"])
    faces = Faces(table.sitting)
    before = faces.view(1)
    table.play(0, 1)
    line = table.sitting.lines[-1].seen_by(1, False)
    assert line["action"] is None and line["events"] == []
    assert table.sitting.lines[-1].seen_by(0, False)["action"]
    assert before is not None
    after = faces.view(1)
    assert after is not None
    assert {key for key in after if after[key] != before[key]} <= {"asked", "seat"}
