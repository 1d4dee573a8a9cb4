"""Inviting: the link carries an address that friends can reach, and nothing is opened without being asked for."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import quote

import pytest
import segno
from starlette.testclient import TestClient

from neuland.cli import main
from neuland.server import reach
from neuland.server.settings import Settings
from server.harness import Program, Served, ask

LAN = "http://192.168.178.20:8040"


@pytest.mark.parametrize(
    ("settings", "at", "expected"),
    [
        (Settings(own_url="http://localhost:8040"), "http://localhost:8040", ("machine", "http://localhost:8040")),
        (Settings(own_url="http://localhost:8040"), "", ("machine", "http://localhost:8040")),
        (Settings(own_url=LAN, network=LAN), "http://127.0.0.1:8040", ("network", LAN)),
        (Settings(own_url="http://localhost:8040"), "http://[:]", ("machine", "http://localhost:8040")),
        (Settings(own_url=LAN, network=LAN), "http://10.0.0.7:8040", ("network", "http://10.0.0.7:8040")),
        (Settings(own_url="http://localhost:1"), "https://play.example.org", ("anywhere", "https://play.example.org")),
        (Settings(public_url="https://n.example/"), "http://localhost:8040", ("anywhere", "https://n.example")),
    ],
)
def test_an_invitation_goes_as_far_as_its_address(settings: Settings, at: str, expected: tuple[str, str]) -> None:
    assert reach.reached(settings, at) == expected


@pytest.mark.parametrize(("at", "status"), [("http://T]u0i", 422), ("http://[:]", 200), ("http://[::1]:8040", 200)])
def test_an_address_that_is_none_is_refused_or_taken_for_this_machine(client: TestClient, at: str, status: int) -> None:
    assert client.get(f"/api/reach?at={quote(at, safe='')}").status_code == status


def test_a_code_is_the_link_and_a_terminal_draws_the_same() -> None:
    rows = reach.code(LAN)
    assert rows == ["".join(map(str, row)) for row in segno.make(LAN, error="m", micro=False).matrix_iter(border=0)]
    lines = [re.sub("\x1b.*?m", "", line) for line in reach.drawn(LAN).splitlines()]
    pairs = {" ": "00", "▄": "01", "▀": "10", "█": "11"}
    halves = ["".join(pairs[sign][half] for sign in line) for line in lines for half in (0, 1)]
    assert [row[4:-4] for row in halves[4 : 4 + len(rows)]] == rows
    assert not any("1" in row for row in halves[:4] + halves[4 + len(rows) :])


def test_who_sits_at_a_waiting_table_may_invite_and_nobody_else(client: TestClient, ada: Program, bob: Program) -> None:
    made = ada.make("bunny", "open")
    path = f"/api/tables/{made['table']}/invitation"
    found = ada.get(f"{path}?at={quote(LAN)}")
    assert found["link"] == f"{LAN}/join/{made['table']}#{made['invitation']}"
    assert found["reach"] == "network" and found["code"] == reach.code(found["link"])
    bob.make("bunny", "greedy")
    assert bob.refused(path)["id"] == "not-offered"
    assert ada.refused(f"{path}?at=javascript:alert(1)")["id"] == "malformed"
    bob.join(made["table"], made["invitation"])
    assert ada.refused(path)["id"] == "not-offered", "all seats are taken"


def test_nobody_else_can_come_in_unless_it_was_asked_for(tmp_path: Path) -> None:
    inside = reach.network_address()
    if not inside:
        pytest.skip("this machine is in no network")
    with Served(str(tmp_path / "t.sqlite")) as served:
        assert ask(served.address, "/api/reach")["reach"] == "machine"
        assert any("Nobody but this machine" in line for line in served.lines)
        with pytest.raises(OSError):
            ask(f"http://{inside}:{served.port}", "/healthz")
    with Served(str(tmp_path / "t.sqlite"), more=("--lan",)) as served:
        network = f"http://{inside}:{served.port}"
        assert ask(served.address, "/api/reach") == {"reach": "network", "address": network}
        assert ask(network, "/healthz")["ok"]
        assert any(line.strip().endswith(network) for line in served.lines)


def test_lan_without_a_network_or_with_another_host_is_said_in_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reach, "network_address", str)
    assert main(["serve", "--lan"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert main(["serve", "--lan", "--host", "10.0.0.1"]) == 2
    assert capsys.readouterr().err.count("\n") <= 2
