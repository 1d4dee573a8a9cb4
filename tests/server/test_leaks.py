"""A search for leaks in every byte that leaves the server, over whole games: HTTP, live connections, undo, votes,
uploads, notices, replays. Whatever a viewer is sent is compared with what its seat may know at that moment."""

from __future__ import annotations

import json
import os
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

import neuland
from neuland.core.decision import action_text
from neuland.server.live import LiveTable
from server.harness import Json, Program
from server.listener import Listener, look_round
from server.test_notices import opened
from server.test_patches import expected, told
from server.test_secrets import hub_of, neutral, try_every_door, words_in
from server.test_socket import Live, open_live

SEEDS = int(os.environ.get("NEULAND_GAMES", "3"))


class Viewer:
    """Somebody at the table, or a spectator, with everything that the server ever sent to them."""

    def __init__(self, program: Program, seat: int | None, live: Live) -> None:
        self.program = program
        self.seat = seat
        self.live = live
        self.shown: set[str] = set()
        """What was seen and then taken back, with the consent of all."""
        self.read: dict[int, Json] = {}

    def is_news(self, line: Json) -> bool:
        """Whether a line was not read before; what is read once more is what it was, wherever its cards are by now."""
        told = {name: line.get(name) for name in ("at", "kind", "seat", "action", "events", "position")}
        if line["version"] in self.read:
            assert self.read[line["version"]] == told
            return False
        self.read[line["version"]] = told
        return True

    def until(self, version: int) -> list[Json]:
        """What comes by the live connection up to a version, with what can be foreseen of the question then."""
        found = []
        while self.live.state["version"] < version or any(
            decision["foresight"] is None for decision in self.live.state["decisions"]
        ):
            before = self.live.state
            found.append(self.live.until("update", "state"))
            if found[-1]["type"] == "update" and found[-1]["version"] > found[-1]["since"]:
                assert told(found[-1]) == told(expected(before, self.live.state)), (
                    "a patch holds no more than both views"
                )
        return found


def check_line(line: Json, seat: int | None, action: tuple[int, Any]) -> None:
    assert (line["action"] is not None) == (line["seat"] == seat)
    if line["seat"] == seat:
        assert line["action"] == action_text(action[1])


class Search:
    """One game, played at random, with every byte searched."""

    def __init__(self, table: LiveTable, viewers: list[Viewer], listener: Listener, dice: Random) -> None:
        self.table = table
        self.viewers = viewers
        self.listener = listener
        self.dice = dice
        self.seed = str(table.hosted.facts.start.seed)
        self.searched = 0
        self.done = dict.fromkeys(("play", "undo", "vote", "doors", "notices", "sealed"), 0)

    def look(self, viewer: Viewer, found: Any, where: str) -> None:
        """Hidden words, others' sealed actions, the seed, and others' secrets."""
        text = json.dumps(found)
        self.searched += len(text)
        hosted = self.table.hosted
        if hosted.over:
            return
        seen = hosted.game.view(viewer.seat)
        hidden = words_in(hosted.game.truth()) - words_in(seen) - viewer.shown
        known = (
            {key: value for key, value in found.items() if key not in ("view", "state", "log")}
            if isinstance(found, dict)
            else found
        )
        log = found.get("log", []) if isinstance(found, dict) else []
        known = [known, *(line for line in log if viewer.is_news(line))]
        assert not hidden & words_in(known), (where, hidden & words_in(known))
        if isinstance(found, dict) and found.get("view") is not None and "line" not in found:
            assert found["view"] == neutral(seen), where
        if where == "live connection":
            assert viewer.live.state["view"] == neutral(seen), "what patches come to"
        for line in log:
            if line.get("position") is not None and line["seat"] != viewer.seat:
                assert line["action"] is None, (where, line)
        assert self.seed not in text, where
        for other in self.viewers:
            assert other is viewer or other.program.token not in text, where

    def everybody(self) -> None:
        """Everybody's live connection has come to the newest version."""
        for viewer in self.viewers:
            for message in viewer.until(self.table.hosted.telling.version(viewer.seat)):
                self.look(viewer, message, "live connection")

    def step(self) -> None:
        asked = self.dice.choice(self.table.hosted.game.decisions)
        actor = self.viewers[asked.seat]
        action = action_text(self.dice.choice(asked.options))
        before = self.seen_by_others(actor)
        answer = actor.program.act("play", version=self.version(actor), action=action)
        self.done["play"] += 1
        self.look(actor, answer["state"], "answer to a play")
        self.everybody()
        self.ask(self.viewers[self.done["play"] % len(self.viewers)])
        self.what_is_not_seen_is_not_told(before)
        if not self.table.hosted.over and self.dice.random() < 0.15:
            before = self.seen_by_others(actor)
            self.take_back(actor)
            self.what_is_not_seen_is_not_told(before)
        if not self.table.hosted.over and self.done["play"] % 25 == 1:
            self.doors()

    def ask(self, viewer: Viewer) -> None:
        """What somebody is told who asks for the newest after a move; after the last one everything is open."""
        if self.table.hosted.over:
            return
        shown = viewer.program.state(f"?since={self.version(viewer) - 1}")
        last = self.table.hosted.lines[-1]
        if viewer.seat == last.seat or last.number(viewer.seat) == self.version(viewer):
            check_line(shown["log"][-1], viewer.seat, self.table.hosted.game.actions[-1])
        self.look(viewer, shown, "state")

    def version(self, viewer: Viewer) -> int:
        return self.table.hosted.telling.version(viewer.seat)

    def seen_by_others(self, actor: Viewer) -> list[tuple[Viewer, Any, Any]]:
        """What those who do not act see of the game, and all that they can find out about the table; now and then."""
        hosted = self.table.hosted
        if (len(hosted.game.decisions) < 2 and not hosted.stage.sealed) or self.dice.random() > 0.15:
            return []
        others = [viewer for viewer in self.viewers if viewer is not actor]
        return [(viewer, hosted.game.view(viewer.seat), self.found_by(viewer)) for viewer in others]

    def found_by(self, viewer: Viewer) -> dict[str, Any]:
        """What every door answers that can be asked without changing anything; but for the time of day."""
        last = self.table.hosted.stage.base
        doors = ["", "/words", "/history", *(f"/positions/{number}" for number in (last, last + 1, last + 2, 2**30))]
        doors = [f"/api/tables/{self.table.id}{door}" for door in doors] + ["/api/tables", "/api/me"]
        answers = {door: viewer.program.send("GET", door).json() for door in doors}
        del answers[doors[0]]["now"]
        return answers | {"heard": self.table.hosted.telling.version(viewer.seat)}

    def what_is_not_seen_is_not_told(self, before: list[tuple[Viewer, Any, Any]]) -> None:
        """A step under seal changes nothing for others: no number, no line, no way back, no time of change."""
        if self.table.hosted.over:
            return
        for viewer, view, found in before:
            if self.table.hosted.game.view(viewer.seat) == view:
                self.done["sealed"] += 1
                assert self.found_by(viewer) == found

    def take_back(self, actor: Viewer) -> None:
        """Freely where that is possible, else with everybody's consent."""
        answer = actor.program.send("POST", self.at("undo"), {"version": self.version(actor)})
        if answer.status_code == 200:
            self.done["undo"] += 1
            self.look(actor, answer.json()["state"], "answer to an undo")
        elif self.dice.random() < 0.3:
            proposed = actor.program.send("POST", self.at("propose"), {"what": "undo"}).json()
            self.everybody()
            for viewer in self.viewers:
                viewer.shown |= words_in(self.table.hosted.game.view(viewer.seat))
            for vote in proposed.get("state", {}).get("votes", []):
                for viewer in self.viewers:
                    if viewer.seat in vote["waiting"]:
                        given = viewer.program.act("vote", vote=vote["id"], yes=True)
                        self.done["vote"] += 1
                        self.look(viewer, given["state"], "answer to a vote")
        self.everybody()

    def at(self, door: str) -> str:
        return f"/api/tables/{self.table.id}/{door}"

    def doors(self) -> None:
        """Everything else that can be asked for, with what is refused; uploads and notices too."""
        self.done["doors"] += 1
        for viewer in self.viewers:
            try_every_door(viewer.program, len(self.table.hosted.game.actions))
            viewer.program.send("POST", "/api/tables", {"from": {"record": "{}"}})
            viewer.program.send("POST", self.at("play"), {"version": self.version(viewer), "action": "no such action"})
            assert any("still-running" in text for text in viewer.program.seen), "the record is refused"
            self.all_that_was_sent(viewer)
        presence = self.table.viewpoints.presence
        here, presence.connected = presence.connected, set()  # who is here is not told elsewhere
        look_round(self.viewers[0].program.client)
        presence.connected = here
        hidden = words_in(self.table.hosted.game.truth()) - words_in(self.table.hosted.game.view(None))
        for _, body in self.listener.heard:
            self.searched += len(body)
            self.done["notices"] += 1
            assert not hidden & set(body.decode().replace('"', " ").split())
            assert self.seed not in body.decode()
        self.listener.heard.clear()

    def all_that_was_sent(self, viewer: Viewer) -> None:
        """Every byte since the last time: no seed, nobody else's secret, no order of a deck."""
        others = [other.program.token for other in self.viewers if other is not viewer]
        for text in viewer.program.seen:
            self.searched += len(text)
            if '"status":"finished"' not in text:
                assert not any(secret in text for secret in (self.seed, *others, 'deck_order":['))
        viewer.program.seen.clear()

    def ended(self) -> None:
        """What was sent up to the end; then the record is there for everybody, and has the seed."""
        for viewer in self.viewers:
            self.all_that_was_sent(viewer)
            assert self.seed in viewer.program.send("GET", self.at("record")).text


def search(game: str, folder: Path, listener: Listener, seed: int) -> Search:
    """A whole game of two people and a spectator."""
    with opened(folder) as client, ExitStack() as doors:
        ada, bob, eve = Program(client), Program(client), Program(client)
        made = ada.make(game, "open", visibility="public")
        bob.join(made["table"], made["invitation"])
        eve.table = made["table"]
        eve.token = eve.post("/api/me", {"name": "Eve", "token": True})["token"]
        for program in (ada, bob):
            program.post("/api/notices", {"kind": "webhook", "address": listener.url})
        programs: list[tuple[Program, int | None]] = [(ada, 0), (bob, 1), (eve, None)]
        viewers = [Viewer(one, seat, Live(doors.enter_context(open_live(one)))) for one, seat in programs]
        found = Search(hub_of(client).tables[made["table"]], viewers, listener, Random(seed))
        while not found.table.hosted.over:
            found.step()
        found.ended()
        return found


@pytest.mark.long
@pytest.mark.parametrize("game", sorted(neuland.catalog()))
def test_nothing_leaks_over_a_whole_game(game: str, tmp_path: Path, listener: Listener) -> None:
    found = search(game, tmp_path, listener, 1)
    assert found.searched > 500_000 and all(found.done[kind] for kind in ("undo", "doors", "notices"))
    assert found.done["sealed"] > 10 or game != "bunny", "the others are kept in the dark"


@pytest.mark.soak
@pytest.mark.parametrize("game", sorted(neuland.catalog()))
def test_nothing_leaks_over_many_games(game: str, tmp_path: Path, listener: Listener) -> None:
    total = 0
    done: dict[str, int] = {}
    for seed in range(SEEDS):
        folder = tmp_path / str(seed)
        folder.mkdir()
        found = search(game, folder, listener, 100 + seed)
        total += found.searched
        done = {kind: done.get(kind, 0) + count for kind, count in found.done.items()}
    print(f"\n{game}: {SEEDS} games, {total:,} bytes searched, 0 hits; {done}")
