"""What an operator has: metrics, a page behind a token, lines that programs read, and a unit for systemd."""

from __future__ import annotations

import json
import logging
import shlex
from base64 import b64encode
from configparser import ConfigParser
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from neuland.cli import parser
from neuland.server.api import operation
from neuland.server.api.app import create_app
from neuland.server.logs import JsonLines
from neuland.server.settings import Settings
from server.conftest import settings_for
from server.harness import ROOT, Program, Served, ask
from server.test_secrets import hub_of

TOKEN = "a token that is long enough"


def played(client: TestClient) -> Program:
    ada = Program(client)
    state = ada.make("bunny", "greedy")["state"]
    ada.act("play", version=state["version"], action=state["decisions"][0]["options"][0])
    assert ada.act_refused("play", action="fly away", version=1)["id"] == "stale"
    assert client.put("/api/tables", json={}, headers={"origin": "https://evil.example"}).status_code == 403
    while not any(line["seat"] == 1 for line in ada.state()["log"]):
        ada.state("?wait=2&since=99")
    return ada


def test_metrics_say_what_an_operator_wants(client: TestClient) -> None:
    ada = played(client)
    text = client.get("/metrics").text
    for name in (
        'neuland_entries_total{kind="play"} ',
        'neuland_refusals_total{id="stale"} 1\n',
        'neuland_refusals_total{id="foreign-origin"} 1\n',
        'neuland_bot_moves_total{bot="greedy"} ',
        'neuland_move_seconds_bucket{le="0.25"} ',
        "neuland_move_seconds_count 1\n",
        "neuland_thinking_seconds_count ",
        "neuland_bots_waiting 0\n",
        "neuland_bots_thinking ",
        "neuland_tables_loaded 1\n",
        "neuland_connections 0\n",
        "neuland_commits ",
        "neuland_memory_bytes ",
    ):
        assert name in text, name
    assert ada.table not in text and "Ada" not in text


def headers(kind: str, token: str) -> dict[str, str]:
    given = token if kind == "Bearer" else b64encode(f"operator:{token}".encode()).decode()
    return {"authorization": f"{kind} {given}"}


def test_the_operators_page_is_behind_a_token(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    naps: list[float] = []

    async def nap(seconds: float) -> None:
        naps.append(seconds)

    monkeypatch.setattr(operation, "pause", nap)
    with TestClient(create_app(settings_for(tmp_path, operator=TOKEN))) as client:
        ada = played(client)
        for path in ("/operator", "/metrics"):
            for wrong in ({}, headers("Bearer", "x"), headers("Basic", "x"), {"authorization": "Basic %%%"}):
                answer = client.get(path, headers=wrong)
                assert answer.status_code == 401 and answer.json()["refusal"]["id"] == "no-operator"
                assert answer.headers["www-authenticate"].startswith("Basic"), "a browser asks for it"
        for _ in range(8):
            client.get("/operator", headers=headers("Bearer", "guessed"))
        assert naps[-1] >= 4, "guessing becomes slow"
        for kind in ("Bearer", "Basic"):
            page = client.get("/operator", headers=headers(kind, TOKEN))
            assert page.status_code == 200 and page.headers["cache-control"] == "no-store"
            for said in ("Moves per second", "Bots thinking / waiting", "Memory", "stale", "greedy"):
                assert said in page.text, said
            for secret in (TOKEN, ada.token, ada.table, "<script", "Ada"):
                assert secret not in page.text
        assert client.get("/metrics", headers=headers("Bearer", TOKEN)).status_code == 200


def test_without_a_token_there_is_no_such_page(client: TestClient) -> None:
    assert client.get("/operator").status_code == 404
    assert client.get("/operator", headers=headers("Bearer", "")).status_code == 404


def test_a_token_that_can_be_guessed_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    from neuland.cli import main

    assert main(["serve", "--operator", "short"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_lines_are_json_for_programs(tmp_path: Path) -> None:
    with Served(str(tmp_path / "t.sqlite"), more=("--log", "json")) as served:
        seats = [{"kind": "human", "name": "Ada"}, {"kind": "human"}]
        made = ask(served.address, "/api/tables", {"game": "bunny", "seats": seats, "token": True})
        served.stop()
    greeting = ("Neuland is open", "Nobody but this machine", "Kernel, games")
    said = [json.loads(line) for line in served.lines if not line.startswith(greeting)]
    assert all({"at", "level", "about", "event"} <= set(line) for line in said)
    assert {"about": "table", "table": made["table"][:6], "event": "made, bunny for 2"}.items() <= said[1].items()
    assert [line["event"] for line in said if line["about"] == "server"][-1] == "stopped, everything is written"


def test_a_line_with_an_error_is_still_one_line() -> None:
    try:
        raise ValueError("two\nlines")
    except ValueError as error:
        record = logging.LogRecord(
            "neuland.server", logging.ERROR, "", 1, "sweep: failed", (), (ValueError, error, None)
        )
    line = JsonLines().format(record)
    assert "\n" not in line and "two\nlines" in json.loads(line)["trace"]


def test_every_message_names_what_it_is_about() -> None:
    """So that programs can read it: `SUBJECT: EVENT`."""
    import re

    for file in (ROOT / "src" / "neuland" / "server").rglob("*.py"):
        for message in re.findall(r"log\.(?:info|warning|error|exception)\(\s*\"([^\"]*)\"", file.read_text("utf-8")):
            assert re.match(r"(table %s|server|database|bus|sweep|connection|notices|request): ", message), message


def test_the_unit_for_systemd_starts_what_there_is() -> None:
    unit = ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string((ROOT / "docs" / "examples" / "neuland.service").read_text("utf-8"))
    service = unit["Service"]
    command = shlex.split(service["ExecStart"])
    args = parser().parse_args(command[1:])
    assert command[0].endswith("/neuland") and args.log == "json"
    assert args.database.startswith(f"/var/lib/{service['StateDirectory']}/"), "the one folder that it may write to"
    for sandbox in ("ProtectSystem", "ProtectHome", "PrivateTmp", "NoNewPrivileges", "RestrictAddressFamilies"):
        assert service[sandbox] not in ("", "no"), sandbox
    assert "setpriority" in service["SystemCallFilter"].split(), "workers give way (os.nice), or they are killed"
    assert "ProtectSystem=strict" in (ROOT / "docs" / "examples" / "neuland.service").read_text("utf-8")


def test_gauges_are_looked_at_when_somebody_asks(client: TestClient) -> None:
    hub_of(client).workers.busy += 3
    assert "neuland_bots_thinking 3\n" in client.get("/metrics").text
    hub_of(client).workers.busy -= 3


def test_settings_have_no_token_unless_one_is_given() -> None:
    assert Settings().operator == ""
