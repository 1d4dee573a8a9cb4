"""SIGKILL at random moments: no acknowledged action is lost, none is done twice, every record verifies."""

from __future__ import annotations

import os
import threading
import time
from contextlib import ExitStack
from http.client import HTTPException
from pathlib import Path
from random import Random
from typing import Any

import pytest

import neuland
from server.harness import Json, Served, ask
from server.postgres import Postgres


class Player(threading.Thread):
    """Plays all seats of its tables without pause. What gets no answer is sent again, with the same id."""

    def __init__(self, nodes: list[Served], game: str, others: list[Json], seed: int) -> None:
        super().__init__(daemon=True)
        self.nodes = nodes
        """Where the tables can be had; the one that answered last stands first."""
        self.game = game
        self.others = others
        self.dice = Random(seed)
        self.token = ""
        self.table = ""
        self.acked: dict[str, tuple[int, int, str]] = {}
        """For each acknowledged request: version, seat, action."""
        self.seen: list[Json] = []
        """Every line that was ever shown, which must stay as it was."""
        self.wrong: list[str] = []
        self.games = 0
        self.answered = 0
        self.stopping = False
        self.count = 0

    def ask(self, path: str, body: Json | None = None) -> Any:
        """Asks until there is an answer."""
        while True:
            try:
                answer = ask(self.nodes[0].address, path, body, self.token)
            except (OSError, ValueError, HTTPException):
                self.nodes = self.nodes[1:] + self.nodes[:1]
                time.sleep(0.02)
                continue
            if isinstance(answer, dict) and answer.get("refusal", {}).get("id") == "try-again":
                continue
            return answer

    def run(self) -> None:
        try:
            while not self.stopping:
                self.new_table()
                while not self.stopping and self.step():
                    pass
        except Exception as error:
            self.wrong.append(f"{type(error).__name__}: {error}")
        self.check()

    def new_table(self) -> None:
        self.check()
        wish = {"game": self.game, "seats": [{"kind": "human", "name": "Ada"}, *self.others], "token": True}
        made = self.ask("/api/tables", wish)
        self.token, self.table = made["token"], made["table"]
        self.acked, self.seen = {}, []

    def step(self) -> bool:
        """One answer; False when the game is over."""
        state = self.ask(f"/api/tables/{self.table}")
        self.compare(state["log"])
        if state["table"]["status"] == "finished":
            return False
        if not state["decisions"]:
            return True
        decision = state["decisions"][0]
        self.count += 1
        request = f"r{self.count}"
        action = self.dice.choice(decision["options"])
        body = {"version": state["version"], "action": action, "seat": decision["seat"], "id": request}
        answer = self.ask(f"/api/tables/{self.table}/play", body)
        if "version" in answer:
            self.acked[request] = (answer["version"], decision["seat"], action)
            self.answered += 1
        elif answer["refusal"]["id"] != "stale":
            self.wrong.append(str(answer["refusal"]))
        return True

    def compare(self, log: list[Json]) -> None:
        for before, now in zip(self.seen, log, strict=False):
            if (before["kind"], before["seat"], before["at"]) != (now["kind"], now["seat"], now["at"]):
                self.wrong.append(f"line {now['version']} was {before} and is {now}")
        if len(log) < len(self.seen):
            self.wrong.append(f"{len(self.seen)} lines were shown, {len(log)} are left")
        self.seen = log

    def check(self) -> None:
        """Each acknowledged action is there, once, and nothing of this player's that was not acknowledged."""
        if not self.table:
            return
        state = self.ask(f"/api/tables/{self.table}")
        lines = {line["version"]: line for line in state["log"]}
        if sorted(lines) != list(range(1, state["version"] + 1)):
            self.wrong.append("the versions have gaps")
        for version, seat, action in self.acked.values():
            line = lines.get(version)
            if line is None or line["seat"] != seat or line["action"] not in (action, None):
                self.wrong.append(f"acknowledged {action} at {version}, found {line}")
        own = set(state["you"]["seats"])
        plays = [line for line in state["log"] if line["kind"] == "play" and line["seat"] in own]
        versions = {version for version, _, _ in self.acked.values()}
        if len(versions) != len(self.acked) or {line["version"] for line in plays} != versions:
            self.wrong.append(f"{len(self.acked)} were acknowledged, {len(plays)} are in the log")
        if state["table"]["status"] == "finished":
            record = neuland.Record.loads(self.ask(f"/api/tables/{self.table}/record"))
            neuland.replay(record)
            self.games += 1


def kill_often(databases: list[str], kills: int, seed: int) -> list[Player]:
    """Players at servers that are killed in turn, each at any moment of a move, and started again."""
    dice = Random(seed)
    human: Json = {"kind": "human", "name": "x"}
    with ExitStack() as stack:
        nodes = [stack.enter_context(Served(database)) for database in databases]
        players = [
            Player(nodes, "bunny", [human, human], seed + 1),
            Player(nodes[::-1], "bunny", [{"kind": "bot", "bot": "random"}, human], seed + 2),
            Player(nodes, "settlement", [{"kind": "bot", "bot": "random"}], seed + 3),
        ]
        for player in players:
            player.start()
        for number in range(kills):
            enough = sum(player.count for player in players) + dice.randrange(2, 12)
            while sum(player.count for player in players) < enough and all(player.is_alive() for player in players):
                time.sleep(0.01)
            time.sleep(dice.random() / 20)  # anywhere within a move
            nodes[number % len(nodes)].kill()
            nodes[number % len(nodes)].start()
        for player in players:
            player.stopping = True
        for player in players:
            player.join(120)
            assert not player.is_alive()
        said = [line for node in nodes for line in node.lines]
        assert not [line for line in said if "Traceback" in line], "".join(said)
    assert [player.wrong for player in players] == [[]] * len(players)
    return players


def test_kill_minus_nine_loses_nothing(tmp_path: Path) -> None:
    players = kill_often([str(tmp_path / "kill.sqlite")], 4, 1)
    assert sum(player.count for player in players) >= 8


def test_a_node_that_is_killed_loses_nothing() -> None:
    postgres = Postgres()
    try:
        players = kill_often([postgres.url] * 2, 3, 5)
    finally:
        postgres.remove()
    assert sum(player.count for player in players) >= 6


@pytest.mark.soak
def test_many_kills_lose_nothing(tmp_path: Path) -> None:
    """`make soak-kills`: half of them on SQLite, half on two nodes of one PostgreSQL."""
    kills = int(os.environ.get("NEULAND_KILLS", "100"))
    postgres = Postgres()
    try:
        for name, databases in (
            ("SQLite", [str(tmp_path / "kill.sqlite")]),
            ("PostgreSQL, two nodes", [postgres.url] * 2),
        ):
            players = kill_often(databases, kills // 2, 2)
            acknowledged, games = (sum(getattr(p, what) for p in players) for what in ("answered", "games"))
            print(
                f"\n{name}: {kills // 2} kills, {acknowledged} acknowledged moves, 0 lost, {games} whole games replayed"
            )
    finally:
        postgres.remove()
