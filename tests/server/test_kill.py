"""SIGKILL at random moments: no acknowledged action is lost, none is done twice, every record verifies."""

from __future__ import annotations

import threading
import time
from http.client import HTTPException
from pathlib import Path
from random import Random
from typing import Any

import pytest

import neuland
from server.harness import Json, Served, ask


class Player(threading.Thread):
    """Plays all seats of its tables without pause. What gets no answer is sent again, with the same id."""

    def __init__(self, served: Served, game: str, others: list[Json], seed: int) -> None:
        super().__init__(daemon=True)
        self.served = served
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
        self.stopping = False
        self.count = 0

    def ask(self, path: str, body: Json | None = None) -> Any:
        """Asks until there is an answer."""
        while True:
            try:
                answer = ask(self.served.address, path, body, self.token)
            except (OSError, ValueError, HTTPException):
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


def kill_often(folder: Path, kills: int, seed: int) -> list[Player]:
    dice = Random(seed)
    human: Json = {"kind": "human", "name": "x"}
    with Served(str(folder / "kill.sqlite")) as served:
        players = [
            Player(served, "bunny", [human, human], seed + 1),
            Player(served, "bunny", [{"kind": "bot", "bot": "random"}, human], seed + 2),
            Player(served, "settlement", [{"kind": "bot", "bot": "random"}], seed + 3),
        ]
        for player in players:
            player.start()
        for _ in range(kills):
            enough = sum(player.count for player in players) + dice.randrange(2, 12)
            while sum(player.count for player in players) < enough and all(player.is_alive() for player in players):
                time.sleep(0.01)
            time.sleep(dice.random() / 20)  # anywhere within a move
            served.kill()
            served.start()
        for player in players:
            player.stopping = True
        for player in players:
            player.join(60)
            assert not player.is_alive()
        tracebacks = [line for line in served.lines if "Traceback" in line]
        assert not tracebacks, "".join(served.lines)
    return players


def test_kill_minus_nine_loses_nothing(tmp_path: Path) -> None:
    players = kill_often(tmp_path, 4, 1)
    assert [player.wrong for player in players] == [[]] * len(players)
    assert sum(player.count for player in players) >= 8


@pytest.mark.soak
def test_a_hundred_kills_lose_nothing(tmp_path: Path) -> None:
    players = kill_often(tmp_path, 100, 2)
    assert [player.wrong for player in players] == [[]] * len(players)
    assert sum(player.games for player in players) > 3
    print(f"\n100 kills, {sum(p.count for p in players)} answers, {sum(p.games for p in players)} whole games")
