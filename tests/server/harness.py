"""What the server's tests share: a server in this process or in its own, and programs that play at it."""

from __future__ import annotations

import json
import os
import queue
import re
import signal
import subprocess
import sys
import threading
from pathlib import Path
from random import Random
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from starlette.testclient import TestClient

from neuland.server.api import answers
from neuland.server.table.patches import patched

Json = dict[str, Any]


def after(state: Json, message: Json) -> Json:
    """A state after a message of the live connection, put together as docs/api.md says."""
    if message["type"] == "presence":
        return {**state, "players": message["players"], "spectators": message["spectators"]}
    if message["type"] == "state":
        first = message["state"]["log"][0]["version"] if message["state"]["log"] else message["state"]["version"] + 1
        earlier = [line for line in state.get("log", []) if line["version"] < first]
        return {**message["state"], "log": earlier + message["state"]["log"]}
    if message["type"] != "update":
        return state
    assert message["since"] == state["version"], "nothing is left out"
    state = patched(state, message.get("patch", {}))
    gone = {number for line in message["log"] if isinstance(line.get("undone"), list) for number in line["undone"]}
    log = [line | {"undone": True} if line["version"] in gone else line for line in state["log"]] + message["log"]
    return {**state, **{k: v for k, v in message.items() if k not in ("type", "since", "patch")}, "log": log}


SHORT = {"worlds": {"world": "732"}}
"""Options with which a game is short and still has all that can be hidden: a deck, covered cards, auctions."""


class Program:
    """A program at a server: its requests carry its own token and nobody's cookie."""

    def __init__(self, client: TestClient, token: str = "") -> None:
        self.client = client
        self.token = token
        self.table = ""
        self.seen: list[str] = []
        """Everything that the server ever sent to it."""

    def send(self, method: str, path: str, body: Json | None = None) -> Any:
        self.client.cookies.clear()
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        answer = self.client.request(method, path, json=body, headers=headers)
        self.seen.append(answer.text)
        return answer

    def get(self, path: str) -> Any:
        answer = self.send("GET", path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: Json) -> Any:
        answer = self.send("POST", path, body)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    def refused(self, path: str, body: Json | None = None) -> Json:
        """The refusal with which a request is answered."""
        answer = self.send("GET" if body is None else "POST", path, body)
        assert answer.status_code >= 400, answer.text
        refusal: Json = answer.json()["refusal"]
        assert refusal["text"] and "\n" not in refusal["text"], refusal
        return refusal

    def make(self, game: str, *others: str, **more: Any) -> Json:
        """A new table: this program at seat 0, then `open`, `human` or bots."""
        seats = [{"kind": "human", "name": "Ada"}]
        seats += [{"kind": kind} if kind in ("open", "human") else {"kind": "bot", "bot": kind} for kind in others]
        wish = {"game": game, "seats": seats, "options": SHORT.get(game, {})} | more
        wish |= {} if self.token else {"token": True}
        made: Json = self.post("/api/tables", wish)
        self.token = self.token or made["token"]
        self.table = made["table"]
        return made

    def join(self, table: str, invitation: str | None, name: str = "Bob", **more: Any) -> Json:
        wish = {"name": name, "invitation": invitation} | more | ({} if self.token else {"token": True})
        joined: Json = self.post(f"/api/tables/{table}/join", wish)
        self.token = self.token or joined["token"]
        self.table = table
        return joined

    def state(self, query: str = "") -> Json:
        """What this program sees, which is what the API says."""
        state: Json = self.get(f"/api/tables/{self.table}{query}")
        answers.State.model_validate(state)
        return state

    def act(self, kind: str, **body: Any) -> Json:
        if kind in ("play", "undo", "redo") and "version" not in body:
            body["version"] = self.state()["version"]
        done: Json = self.post(f"/api/tables/{self.table}/{kind}", body)
        return done

    def act_refused(self, kind: str, **body: Any) -> Json:
        if kind in ("play", "undo", "redo") and "version" not in body:
            body["version"] = self.state()["version"]
        return self.refused(f"/api/tables/{self.table}/{kind}", body)


NEWEST = "?since=99999999"
"""A state without the lines of its log, which are more and more."""


def play_out(programs: list[Program], dice: Random, most: int = 5000) -> Json:
    """Programs answer at random until the game is over; the last state."""
    for _ in range(most):
        asked = False
        for program in programs:
            state = program.state(NEWEST)
            if state["table"]["status"] == "finished":
                return program.state()
            for decision in state["decisions"]:
                asked = True
                program.act(
                    "play", version=state["version"], action=dice.choice(decision["options"]), seat=decision["seat"]
                )
        if not asked:
            programs[0].state(f"?wait=1&since={state['version']}")
    raise AssertionError("the game does not end")


class Served:
    """A server in a process of its own."""

    def __init__(
        self, database: str, port: int = 0, limited: bool = False, more: tuple[str, ...] = (), **environment: str
    ) -> None:
        self.database = database
        self.options = [*([] if limited else ["--unlimited"]), *more]
        self.port = port
        self.environment = environment
        self.lines: list[str] = []
        self.address = ""
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> Served:
        command = [sys.executable, "-c", "import sys; from neuland.cli import main; sys.exit(main())", "serve"]
        command += ["--port", str(self.port), "--workers", "1", *self.options]
        if self.database:
            command += ["--database", self.database]
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={**os.environ, **self.environment},
            start_new_session=True,
        )
        found: queue.Queue[str] = queue.Queue()
        self.reader = threading.Thread(target=self._read, args=(self.process, found), daemon=True)
        self.reader.start()
        self.address = found.get(timeout=60)
        assert self.address, "\n".join(self.lines)
        self.port = int(self.address.rpartition(":")[2])
        return self

    def _read(self, process: subprocess.Popen[str], found: queue.Queue[str]) -> None:
        assert process.stdout is not None
        with process.stdout:
            for line in process.stdout:
                self.lines.append(line)
                address = re.search(r"open at (http://\S+)", line)
                if address:
                    found.put(address[1])
        found.put("")

    def obituary(self) -> str:
        """Whether the process is there, and what it said last."""
        assert self.process is not None
        return f"exit status {self.process.poll()}, last words:\n{''.join(self.lines[-40:])}"

    def kill(self) -> None:
        """As a power cut would: no goodbye, its workers too."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.reader.join(10)

    def stop(self) -> int:
        """As an operator would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        status = self.process.wait(timeout=30)
        self.reader.join(10)
        return status

    def __enter__(self) -> Served:
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self.process is not None and self.process.poll() is None:
            self.kill()


def ask(address: str, path: str, body: Json | None = None, token: str = "") -> Any:
    """One request to a server in another process: its answer, or its refusal."""
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    try:
        with urlopen(Request(address + path, data, headers), timeout=60) as answer:
            text = answer.read().decode()
    except HTTPError as error:
        return json.loads(error.read())
    return json.loads(text) if "ndjson" not in answer.headers["content-type"] else text


ROOT = Path(__file__).parents[2]
