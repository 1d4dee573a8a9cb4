"""Whatever is sent: no 5xx, no traceback, no changed table."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from websockets.asyncio.client import ClientConnection, connect

from server.harness import Json, Served, ask

STRANGE: list[Any] = [
    None,
    True,
    -1,
    0,
    2**31,
    2**64,
    1e308,
    "",
    " ",
    "pass",
    "\x00",
    "\ud7ff",
    "𝔊" * 40,
    [],
    [[]],
    {},
    {"a": {}},
]
STRANGE += ["x" * 5000, "../../etc/passwd", "' OR 1=1 --", "<script>", "{{7*7}}", "%s%n"]
WORDS = [
    "type",
    "version",
    "action",
    "seat",
    "id",
    "to",
    "turn",
    "what",
    "of",
    "bot",
    "vote",
    "yes",
    "text",
    "since",
    "token",
]
KINDS = ["play", "undo", "redo", "propose", "vote", "chat", "ping", "hello", "state", "update", "join", "", "PLAY"]


class Target:
    """A running table at a running server, two seats of which nobody moves."""

    def __init__(self, served: Served) -> None:
        self.served = served
        wish = {"game": "bunny", "seats": [{"kind": "human", "name": "A"}, {"kind": "human"}], "token": True}
        made = ask(served.address, "/api/tables", wish)
        self.table, self.token = made["table"], made["token"]
        self.stranger = self.new_stranger()
        self.before = self.state()

    def new_stranger(self) -> str:
        """Somebody who has no seat here; may log out by accident."""
        token: str = ask(self.served.address, "/api/me", {"name": "Eve", "token": True})["token"]
        return token

    def state(self) -> Json:
        states = [
            ask(self.served.address, f"/api/tables/{self.table}?seat={seat}", token=self.token) for seat in (0, 1)
        ]
        return {
            "states": [
                {k: v for k, v in state.items() if k not in ("now", "players", "spectators")} for state in states
            ]
        }

    def unchanged(self) -> None:
        assert self.state() == self.before
        tracebacks = [line for line in self.served.lines if "Traceback" in line or "failed" in line]
        assert not tracebacks, "".join(self.served.lines[-60:])
        assert ask(self.served.address, "/healthz")["ok"] is True


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    with Served(str(tmp_path_factory.mktemp("fuzz") / "t.sqlite")) as served:
        yield Target(served)


def fuzz_http(target: Target, examples: int) -> int:
    """Requests made from the API's own description, well formed and not, by a stranger."""
    import schemathesis  # takes a second, and is asked for here alone
    from schemathesis import GenerationMode

    schema: Any = schemathesis.openapi.from_url(f"{target.served.address}/api/openapi.json")
    sent = 0
    for found in schema.get_all_operations():
        operation = found.ok()

        @settings(
            max_examples=examples,
            deadline=None,
            database=None,
            derandomize=True,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy() | operation.as_strategy(generation_mode=GenerationMode.NEGATIVE))
        def send(case: Any) -> None:
            nonlocal sent
            sent += 1
            if "table" in (case.path_parameters or {}) and sent % 2:
                case.path_parameters["table"] = target.table
            case.headers = {**(case.headers or {}), "authorization": f"Bearer {target.stranger}"}
            try:
                answer = case.call(base_url=target.served.address, timeout=30)
            except OSError as error:
                raise AssertionError(target.served.obituary()) from error
            assert answer.status_code < 500, f"{case.as_curl_command()}\n{answer.text}"
            said = f"{answer.status_code} is not in the description\n{case.as_curl_command()}\n{answer.text}"
            assert str(answer.status_code) in case.operation.definition.raw["responses"], said
            if answer.status_code >= 400 and answer.headers.get("content-type") == "application/json":
                assert answer.json()["refusal"]["id"]

        send()
    return sent


def mutated(dice: Random, state: Json) -> str | bytes:
    """A message that is almost right, or not at all. None of them may change the table: none names a legal move
    with a version at which it could be taken."""
    kind = dice.randrange(6)
    if kind == 0:
        return dice.randbytes(dice.randrange(200))
    if kind == 1:
        return "".join(chr(dice.randrange(1, 0xD7FF)) for _ in range(dice.randrange(100)))
    message = {dice.choice(WORDS): dice.choice(STRANGE) for _ in range(dice.randrange(6))}
    message["type"] = dice.choice([*KINDS, *STRANGE]) if dice.random() < 0.3 else dice.choice(KINDS[:5])
    if kind == 2:  # a true option, for a version that was never or is long gone
        decision = dice.choice(state["states"])["decisions"][0]
        action = dice.choice(decision["options"])
        message = {
            "type": "play",
            "action": action,
            "version": dice.choice([10**9, -1, "1", None, 1.5]),
            "seat": decision["seat"],
        }
    if kind == 3:  # an illegal action at the right version
        message = {
            "type": "play",
            "action": dice.choice(["pick", "pick X9", "win", "pick A1 A2"]),
            "version": state["states"][0]["version"],
            "seat": 0,
        }
    if message.get("type") == "chat":
        message["text"] = dice.choice([None, "", 5, [], "x" * 501, "\x00", " "])
    if message.get("type") in ("undo", "redo", "propose"):
        message["seat"] = dice.choice([5, -1, "0", None])
        if message["type"] == "propose":
            message["what"] = dice.choice(["bot", "undo", "x", None])
    text = json.dumps(message)
    if kind == 4 and text:
        place = dice.randrange(len(text))
        text = text[:place] + dice.choice(["", "{", '"', "\\", "\x00", "9" * 400]) + text[place + 1 :]
        if '"chat"' in text:
            text = text.replace("chat", "chas")
    if kind == 5:
        text = text * dice.randrange(1, 3)
    return text


async def fuzz_socket(target: Target, count: int, seed: int) -> int:
    """Sends that many messages; how many the server answered."""
    dice = Random(seed)
    address = target.served.address.replace("http", "ws", 1) + f"/api/tables/{target.table}/live"
    answered = 0
    target.stranger = target.new_stranger()
    while answered < count:
        token = target.token if dice.random() < 0.8 else target.stranger
        async with connect(address, max_size=None, compression=None) as socket:
            if dice.random() < 0.05:
                await socket.send(mutated(dice, target.before))  # instead of a hello: the connection is closed
                answered += await _answers(socket, 1)
                continue
            hello = {"type": "hello", "token": token} | ({"seat": 0} if token == target.token else {})
            await socket.send(json.dumps(hello))
            for _ in range(10):
                for _ in range(50):
                    await socket.send(mutated(dice, target.before))
                answered += await _answers(socket, 50)
    return answered


async def _answers(socket: ClientConnection, wanted: int) -> int:
    """Waits for that many refusals or pongs; nothing else may come of such messages."""
    found = 0
    while found < wanted:
        message = json.loads(await asyncio.wait_for(socket.recv(), 30))
        assert message["type"] in ("state", "refusal", "presence", "pong"), message
        found += message["type"] in ("refusal", "pong")
    return found


def test_http_requests_of_all_kinds(target: Target) -> None:
    assert fuzz_http(target, 6) > 100
    target.unchanged()


def test_messages_of_all_kinds(target: Target) -> None:
    assert asyncio.run(fuzz_socket(target, 3000, 1)) >= 3000
    target.unchanged()


@pytest.mark.soak
def test_a_hundred_thousand_messages(tmp_path: Path) -> None:
    with Served(str(tmp_path / "t.sqlite")) as served:
        target = Target(served)
        by_http = fuzz_http(target, 150)
        target.unchanged()
        by_socket = asyncio.run(fuzz_socket(target, 100_000, 2))
        target.unchanged()
        print(f"\n{by_http} requests, {by_socket} messages")
