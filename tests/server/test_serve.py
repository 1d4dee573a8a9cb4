"""`neuland serve` as people start it, and the example client of the documentation."""

from __future__ import annotations

import asyncio
import json
import os
import re
import socket
import subprocess
import sys
from pathlib import Path
from time import sleep

import pytest
from starlette.testclient import TestClient
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

import neuland
from neuland.cli import main
from neuland.server.api.app import create_app
from server.conftest import settings_for
from server.harness import ROOT, Served, ask

EXAMPLE = ROOT / "docs" / "examples" / "client.py"


def test_with_nothing_configured_it_keeps_its_games_in_the_users_data_directory(tmp_path: Path) -> None:
    with Served("", XDG_DATA_HOME=str(tmp_path), HOME=str(tmp_path)) as served:
        assert ask(served.address, "/healthz")["database"] == "sqlite"
        assert list(tmp_path.rglob("neuland.sqlite"))
        wish = {"game": "bunny", "seats": [{"kind": "human", "name": "Ada"}, {"kind": "human"}], "token": True}
        made = ask(served.address, "/api/tables", wish)
        metrics = served.lines
        assert served.stop() == 0, "it stops when asked, and says that all is well"
        assert any("everything is written" in line for line in metrics)
        served.start()
        assert ask(served.address, f"/api/tables/{made['table']}", token=made["token"])["you"]["seats"] == [0, 1]


def test_it_says_goodbye_to_connections_and_finishes_what_is_in_flight(tmp_path: Path) -> None:
    async def scenario(served: Served) -> tuple[int, int]:
        wish = {
            "game": "bunny",
            "seats": [{"kind": "human", "name": "A"}, {"kind": "bot", "bot": "greedy"}],
            "token": True,
        }
        made = ask(served.address, "/api/tables", wish)
        address = served.address.replace("http", "ws", 1) + f"/api/tables/{made['table']}/live"
        async with connect(address, max_size=None) as live:
            await live.send(json.dumps({"type": "hello", "token": made["token"]}))
            state = json.loads(await live.recv())["state"]
            action = state["decisions"][0]["options"][0]
            await live.send(json.dumps({"type": "play", "version": state["version"], "action": action}))
            stopped = asyncio.create_task(asyncio.to_thread(served.stop))
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    await live.recv()
            assert closed.value.rcvd is not None
            return await stopped, closed.value.rcvd.code

    with Served(str(tmp_path / "t.sqlite")) as served:
        assert asyncio.run(scenario(served)) == (0, 1012)
        assert any("everything is written" in line for line in served.lines)
        assert not [line for line in served.lines if "Traceback" in line], "".join(served.lines)


def test_a_taken_port_is_said_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        assert main(["serve", "--port", str(taken.getsockname()[1])]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_types_and_openapi_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--types"]) == 0
    types = capsys.readouterr().out
    assert "export interface State {" in types and "  decisions: DecisionFacts[];" in types
    assert main(["serve", "--openapi"]) == 0
    assert '"/api/tables/{table}/play"' in capsys.readouterr().out


def test_the_page_stands_on_these_types() -> None:
    from neuland.server.typescript import typescript

    kept = (ROOT / "web" / "src" / "generated" / "api.ts").read_text("utf-8")
    assert kept == typescript(), "run: neuland serve --types > web/src/generated/api.ts"


def test_actions_in_the_documentation_are_actions() -> None:
    from neuland import catalog, parse_action

    said = re.findall(r'"((?:build|done|pick)\b[^"]*)"', (ROOT / "docs" / "api.md").read_text("utf-8"))
    actions = {action for game in catalog().values() for action in game.room("numbering").actions(game.new().origin)}
    verbs = {"build", "done"} & {text.split()[0] for text in said}
    assert verbs and not [text for text in said if text != "build" and parse_action(text) not in actions]


def test_everything_in_openapi_is_in_the_documentation() -> None:
    from neuland.server.api.app import create_app
    from neuland.server.refusals import STATUS
    from neuland.server.settings import Settings

    said = (ROOT / "docs" / "api.md").read_text("utf-8")
    for path in create_app(Settings()).openapi()["paths"]:
        last = path.replace("{table}", "{id}").rpartition("/api/tables/{id}/")[2]
        assert last.replace("{number}", "{n}") in said, path
    for refusal in STATUS:
        assert f"`{refusal}`" in said, refusal


def test_server_texts_are_the_same_in_both_languages() -> None:
    import re

    from neuland.server.refusals import STATUS

    keys = []
    for lang in ("en", "de"):
        text = (ROOT / "src" / "neuland" / "server" / "text" / f"{lang}.ftl").read_text("utf-8")
        keys.append(re.findall(r"^([a-z-]+) =", text, re.MULTILINE))
    assert keys[0] == keys[1]
    assert {f"refusal-{name}" for name in STATUS} == {key for key in keys[0] if key.startswith("refusal-")}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> object:
    with Served(str(tmp_path_factory.mktemp("served") / "t.sqlite")) as served:
        yield served.address
        assert not [line for line in served.lines if "Traceback" in line], "".join(served.lines)


@pytest.mark.parametrize(
    ("game", "two"), [("settlement", False), *((game, True) for game in sorted(neuland.catalog()))]
)
def test_the_example_client_plays_a_whole_game(game: str, two: bool, address: str) -> None:
    seats = next(count for count in neuland.load(game).seats if count > 1)
    command = [sys.executable, "-W", "error", str(EXAMPLE), address, game, "--seats", str(seats)]
    played = subprocess.run(
        command + ["--two"] * two, capture_output=True, text=True, timeout=120, env={**os.environ}, check=False
    )
    assert played.returncode == 0, played.stderr
    assert played.stdout.startswith("Ada ") and ("Babbage" in played.stdout) == two


def test_a_server_that_has_just_started_can_be_stopped_at_any_moment(tmp_path: Path) -> None:
    """What it does by itself is not cut off in the middle of something that it asked of the database."""
    for moment in range(12):
        with TestClient(create_app(settings_for(tmp_path))):
            sleep(moment * 0.004)
