"""Clocks, votes and turns, from entries with chosen times."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from neuland.core.catalog import load
from neuland.server.table.entries import Draft, Entry
from neuland.server.table.hosted import Facts, HostedTable
from neuland.server.table.listing import listing
from neuland.server.table.log_lines import phase_of
from neuland.server.table.starts import Start
from neuland.server.table.viewpoints import Viewpoints


class Table:
    """A hosted table to which entries are given by hand, at times in seconds."""

    def __init__(self, kinds: list[str], clock: dict[str, Any] | None = None, game: str = "bunny") -> None:
        start = Start("deal", game, len(kinds), 7, {})
        self.hosted = HostedTable(Facts("t", start, load(game).rules, "link", clock or {"kind": "none"}, "random", 0))
        chairs = [
            {"kind": kind, "name": str(seat), "player": f"p{seat}" if kind == "human" else "", "bot": ""}
            for seat, kind in enumerate(kinds)
        ]
        self.entries: list[Entry] = []
        self.add("made", None, 0, host="p0", places=chairs)

    def add(self, kind: str, seat: int | None, at: float, **body: Any) -> None:
        entry = Entry(self.hosted.version + 1, kind, seat, body, int(at * 1000))
        following = self.hosted.prepare(entry)
        after = following if following is not None else self.hosted.table
        told = listing(self.hosted, after, Draft(kind, seat, body), 0) if kind != "made" else {}
        self.hosted.take(entry, following)
        self.entries.append(entry)
        assert told.get("status", "running") == self.hosted.status

    def play(self, seat: int, at: float, number: int = 0) -> None:
        options = self.hosted.game.decision(seat).options
        self.add("play", seat, at, action=" ".join(map(str, options[number])))

    def left(self, seat: int, now: float) -> float:
        return self.hosted.clock.remaining(seat, int(now * 1000)) / 1000


def test_a_bank_runs_while_a_seat_is_asked_and_gets_its_increment() -> None:
    table = Table(["human", "human"], {"kind": "bank", "seconds": 100, "increment": 5})
    assert table.left(0, 10) == 90 == table.left(1, 10)
    table.play(0, 20)
    assert table.left(0, 20) == 80, "a sealed answer is one move, however many steps it has"
    table.play(0, 25)
    assert table.left(0, 25) == table.left(0, 30) == 80
    assert table.left(1, 30) == 70, "the other's clock does not mind"


def test_time_per_move_starts_anew() -> None:
    table = Table(["human", "human"], {"kind": "move", "seconds": 60})
    table.play(0, 50)
    assert table.left(1, 59) == 1
    assert table.left(0, 54) == 6, "the answer is not given yet"
    while 0 in table.hosted.asked_since:
        table.play(0, 55)
    assert table.left(0, 100) == 60


def test_who_is_out_of_time_is_late_until_acting() -> None:
    table = Table(["human", "human"], {"kind": "move", "seconds": 60})
    assert table.hosted.clock.next_end([0, 1]) == 60_000
    table.add("timeout", 1, 61)
    assert [chair.late for chair in table.hosted.chairs] == [False, True]
    table.play(1, 70)
    assert not table.hosted.chairs[1].late


def test_a_bot_needs_more_than_half_of_the_others() -> None:
    table = Table(["human", "human", "human", "human"])
    table.add("propose", 0, 1, what="bot", of=3, bot="greedy")
    assert table.hosted.chairs[3].kind == "human"
    table.add("vote", 1, 2, vote=2, yes=True)
    assert table.hosted.chairs[3].kind == "bot" and not table.hosted.votes
    assert table.hosted.chairs[3].player == "p3", "the seat can be taken back"
    table.add("return", 3, 3)
    assert table.hosted.chairs[3].kind == "human"


def test_a_player_who_acts_is_not_away() -> None:
    table = Table(["human", "human", "human", "human"])
    table.add("propose", 0, 1, what="bot", of=3, bot="greedy")
    table.play(3, 2)
    assert not table.hosted.votes


def test_turns_group_what_belongs_together() -> None:
    table = Table(["human", "human"], game="settlement")
    for _ in range(40):
        table.play(table.hosted.game.decisions[0].seat, 1)
    lines = [line for line in table.hosted.lines if line.kind == "play"]
    assert lines[0].turn == 1
    for before, after in pairwise(lines):
        assert after.turn - before.turn in (0, 1)
        if after.turn == before.turn:
            assert (after.round, after.phase) == (before.round, before.phase)
            assert after.seat == before.seat


def test_each_pick_of_all_at_once_is_a_turn_of_its_own() -> None:
    table = Table(["human", "human"])
    for _ in range(8):
        table.play(table.hosted.game.decisions[0].seat, 1)
    turns = [line.turn for line in table.hosted.lines if line.kind == "play"]
    assert turns == [1, 1, 1, 1, 2, 2, 2, 2], "a card to play and one to drop, from both"


def test_one_turn_after_another_of_the_same_seat_is_another_turn() -> None:
    """Whoever plays on after all others have passed has as many turns as actions."""
    table = Table(["human", "human"], game="imperial")
    hosted = table.hosted
    while hosted.game.decisions[0].prompt != "turn":
        table.play(hosted.game.decisions[0].seat, 1)
    first = hosted.game.decisions[0].seat
    table.add("play", first, 1, action="pass")
    begun = []
    while phase_of(hosted.game) == "action":
        begun.append(hosted.game.decisions[0].prompt == "turn")
        table.play(1 - first, 1)
    turns = [line.turn for line in hosted.played[-len(begun) :]]
    assert begun.count(True) > 1 and not all(begun)
    assert [after > before for before, after in pairwise(turns)] == begun[1:]


def test_others_learn_nothing_of_a_sealed_answer() -> None:
    table = Table(["human", "human"])
    viewpoints = Viewpoints(table.hosted)
    before = viewpoints.view(1)
    table.play(0, 1)
    line = table.hosted.lines[-1].seen_by(1, False)
    assert line["action"] is None and line["events"] == []
    assert table.hosted.lines[-1].seen_by(0, False)["action"]
    assert before is not None
    after = viewpoints.view(1)
    assert after is not None
    assert {key for key in after if after[key] != before[key]} <= {"asked", "seat"}
