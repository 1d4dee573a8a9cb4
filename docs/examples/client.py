"""Plays whole games on a Neuland server, with nothing but the documented API (docs/api.md).

    python docs/examples/client.py http://localhost:8040 settlement      against bots
    python docs/examples/client.py http://localhost:8040 bunny --two     two programs against each other

A program makes a table (or joins one), gets a token for its seat, opens the table's WebSocket, and
answers whatever it is asked. Here it answers at random: put your own `choose` in its place.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

Json = dict[str, Any]


def request(server: str, path: str, body: Json | None = None, token: str = "") -> Any:
    """One HTTP request; a body makes it a POST."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(server + path, data, headers)) as answer:
        return json.load(answer)


def choose(decision: Json, view: Json) -> str:
    """Which of the options to take: the place for your own ideas."""
    return random.choice(decision["options"])


def patched(old: Any, patch: Any) -> Any:
    """The value that a patch makes of another (docs/api.md, "Patches")."""
    if isinstance(patch, list):
        if len(patch) == 1:
            return patch[0]
        start, count, come = patch
        return old[:start] + come + old[start + count :]
    made = dict(enumerate(old)) if isinstance(old, list) else dict(old)
    for key, inner in patch.items():
        place = int(key) if isinstance(old, list) else key
        if inner == []:
            del made[place]
        else:
            made[place] = patched(made.get(place), inner)
    return list(made.values()) if isinstance(old, list) else made


async def play(server: str, table: str, token: str) -> Json:
    """Plays one seat to the end of the game; the last state. Comes back after a lost connection."""
    address = server.replace("http", "ws", 1) + f"/api/tables/{table}/live"
    state: Json = {"version": 0, "log": []}
    while True:
        try:
            async with connect(
                address, max_size=None, additional_headers={"Authorization": f"Bearer {token}"}
            ) as socket:
                await socket.send(json.dumps({"type": "hello", "since": state["version"]}))
                answered = 0
                async for text in socket:
                    message = json.loads(text)
                    if message["type"] == "state":
                        state = message["state"] | {"log": state["log"] + message["state"]["log"]}
                    elif message["type"] == "update":
                        seen = patched(state, message.get("patch", {}))
                        state = seen | message | {"log": state["log"] + message["log"]}
                    elif message["type"] == "refusal" and message["refusal"]["id"] not in ("stale", "try-again"):
                        raise SystemExit(f"refused: {message['refusal']['text']}")
                    if state["table"]["status"] == "finished":
                        return state
                    for decision in state["decisions"]:
                        if decision["since"] > answered:  # a question that was not answered yet
                            answered = decision["since"]
                            action = choose(decision, state["view"])
                            await socket.send(
                                json.dumps({"type": "play", "version": state["version"], "action": action})
                            )
        except (OSError, WebSocketException):
            await asyncio.sleep(0.5)  # the server is being restarted: the game is still there


async def main(server: str, game: str, two: bool, seats: int | None = None) -> Json:
    """A game against bots, or against another program that joins by invitation."""
    count = seats or next(facts["seats"][-1] for facts in request(server, "/api/games") if facts["id"] == game)
    others: list[Json] = [{"kind": "bot", "bot": "greedy"} for _ in range(count - 1)]
    if two and others:
        others[0] = {"kind": "open"}
    wish = {"game": game, "seats": [{"kind": "human", "name": "Ada"}, *others], "token": True}
    made = request(server, "/api/tables", wish)
    table = made["table"]
    players = [play(server, table, made["token"])]
    if two and others:
        body = {"name": "Babbage", "invitation": made["invitation"], "token": True}
        joined = request(server, f"/api/tables/{table}/join", body)
        players.append(play(server, table, joined["token"]))
    states = await asyncio.gather(*players)
    result: Json = states[0]["result"]
    names = [player["name"] or player["bot"] for player in states[0]["players"]]
    print(", ".join(f"{name} {score}" for name, score in zip(names, result["scores"], strict=True)))
    return states[0]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Plays a game at random on a Neuland server.")
    parser.add_argument("server")
    parser.add_argument("game")
    parser.add_argument("--two", action="store_true", help="two programs instead of one")
    parser.add_argument("--seats", type=int)
    asked = parser.parse_args()
    asyncio.run(main(asked.server.rstrip("/"), asked.game, asked.two, asked.seats))
