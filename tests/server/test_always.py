"""What always holds: small promises about answers, names, absence, health, and starting."""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
from pathlib import Path
from time import sleep
from typing import Any

import pytest
from sqlalchemy import event
from starlette.testclient import TestClient

from neuland.server.api.app import create_app
from neuland.server.settings import Settings
from server.conftest import settings_for
from server.harness import Program, Served, ask
from server.listener import Listener, look_round
from server.test_guard import WISH
from server.test_notices import Letters, letters, opened
from server.test_secrets import hub_of

__all__ = ["letters"]


def test_head_is_get_without_the_content(client: TestClient) -> None:
    for path in ("/", "/api/games", "/healthz", "/nowhere.txt", "/api/tables/none"):
        got, head = client.get(path), client.head(path)
        assert (head.status_code, head.content) == (got.status_code, b"")
        assert head.headers["content-type"] == got.headers["content-type"]


def test_what_the_api_answers_is_nowhere_kept(client: TestClient) -> None:
    made = client.post("/api/tables", json=WISH)
    answers = [made, client.get(f"/api/tables/{made.json()['table']}"), client.get("/api/me"), client.get("/api/x")]
    answers += [client.get("/healthz"), client.post("/api/me", content=b"x" * 70_000)]
    assert {answer.headers["cache-control"] for answer in answers} == {"no-store"}
    assert client.get("/").headers["cache-control"] == "no-cache", "the page may be kept, and asked for anew"


def test_only_a_token_takes_the_place_of_the_origin_check(client: TestClient) -> None:
    client.post("/api/tables", json=WISH)
    for kind in ("Basic YTpi", "Bearer", "Digest x", ""):
        answer = client.post(
            "/api/me", json={"name": "Mallory"}, headers={"origin": "https://evil.example", "authorization": kind}
        )
        assert answer.status_code == 403, kind
    assert client.get("/api/me").json()["player"]["name"] == "Ada"


# ---- people who were told -------------------------------------------------------------------------


def test_a_mail_address_is_one_whatever_is_added_to_it(tmp_path: Path, letters: tuple[Letters, str]) -> None:
    kept, url = letters
    settings = Settings(database=str(tmp_path / "t.sqlite"), workers=1, mail=url)
    with TestClient(create_app(settings)) as client:
        ada = Program(client)
        ada.make("bunny", "human")
        ways = [f"victim{more}@example.org" for more in ("", "+a", "+b", "+c", "+d")] + ["VICTIM+e@Example.org"]
        answers = [ada.send("POST", "/api/notices", {"kind": "mail", "address": way}).status_code for way in ways]
    assert answers == [201] * 3 + [429] * 3 and len(kept.got) == 3


def test_no_name_calls_a_whole_channel(tmp_path: Path, listener: Listener) -> None:
    with opened(tmp_path) as client:
        ada = Program(client)
        seats = [{"kind": "human", "name": "@everyone"}, {"kind": "human", "name": "<!channel> <@1>"}]
        made = ada.post("/api/tables", {"game": "bunny", "seats": seats, "token": True})
        ada.token = made["token"]
        ada.post("/api/notices", {"kind": "webhook", "address": listener.url})
        look_round(client)
    told = listener.told[0]
    assert told["allowed_mentions"] == {"parse": []}, "Discord's word for: nobody is called"
    for text in (told["content"], told["text"]):
        assert "@everyone" not in text and "<!" not in text and "<@" not in text
        assert "everyone" in text and "channel" in text


# ---- being away -------------------------------------------------------------------------------------


def test_after_a_restart_nobody_is_away_before_there_was_time_to_come_back(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, absent_seconds=3600)
    with TestClient(create_app(settings)) as client:
        ada, bob = Program(client), Program(client)
        made = ada.make("bunny", "open", "random")
        bob.join(made["table"], made["invitation"])
        hub = hub_of(client)
        assert client.portal is not None
        client.portal.call(_long_ago, hub.engine)
    with TestClient(create_app(settings)) as client:
        again = Program(client, ada.token)
        again.table = ada.table
        assert again.act_refused("propose", what="bot", of=1)["id"] == "not-absent"
        live = hub_of(client).tables[ada.table]
        live.loaded -= 3_700_000
        again.act("propose", what="bot", of=1)


async def _long_ago(engine: Any) -> None:
    from sqlalchemy import text

    async with engine.begin() as connection:
        await connection.execute(text("UPDATE entries SET at = at - 100000000"))


# ---- health -----------------------------------------------------------------------------------------


def test_health_says_when_nothing_can_be_written(client: TestClient) -> None:
    ada = Program(client)
    ada.make("bunny", "human")
    assert client.get("/healthz").json()["ok"] is True
    engine = hub_of(client).engine.sync_engine

    def full(connection: Any, *_: Any) -> None:
        connection.execute("PRAGMA query_only=ON")

    event.listen(engine, "checkout", full)
    hub_of(client).health.forget()
    sick = client.get("/healthz")
    assert sick.status_code == 503
    assert sick.json()["ok"] is False and sick.json()["reads"] is True and sick.json()["writes"] is False
    event.remove(engine, "checkout", full)
    event.listen(engine, "checkout", lambda connection, *_: connection.execute("PRAGMA query_only=OFF"))
    hub_of(client).health.forget()
    assert client.get("/healthz").json()["writes"] is True


# ---- starting and ending ------------------------------------------------------------------------------


def started(database: str, fullest: int | None = None) -> subprocess.CompletedProcess[str]:
    """`neuland serve` on some disk; `fullest`: how large a file may become on it."""

    def small_disk() -> None:
        if fullest is not None:
            resource.setrlimit(resource.RLIMIT_FSIZE, (fullest, fullest))

    start = "import sys; from neuland.cli import main; sys.exit(main())"
    command = [sys.executable, "-B", "-c", start, "serve"]  # or Python keeps the half of a module that fits, for all
    return subprocess.run(
        [*command, "--port", "0", "--database", database],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        preexec_fn=small_disk,
    )


def test_a_disk_that_takes_nothing_is_said_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    (tmp_path / "other.sqlite").write_text("This is not a database, but a letter to somebody." * 100)
    for database, fullest in (
        (str(tmp_path / "full.sqlite"), 5000),
        (str(tmp_path / "file" / "t.sqlite"), None),
        (str(tmp_path / "missing" / "t.sqlite"), None),
        (str(tmp_path / "other.sqlite"), None),
        ("postgresql://neuland@127.0.0.1:1/neuland", None),
        ("nothing://at.all/", None),
    ):
        done = started(database, fullest)
        assert done.returncode == 2, done
        assert done.stderr.startswith("neuland: ") and done.stderr.count("\n") == 1, done.stderr
        assert "database" in done.stderr and "Traceback" not in done.stderr


def test_a_database_that_can_only_be_read_is_said_in_one_line(tmp_path: Path) -> None:
    with TestClient(create_app(settings_for(tmp_path))):
        pass
    done = started(f"sqlite:///file:{tmp_path / 'test.sqlite'}?mode=ro&uri=true")
    assert done.returncode == 2 and done.stderr.count("\n") == 1 and "written" in done.stderr, done


def children(pid: int) -> list[int]:
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == pid and fields[0] != "Z":
            found.append(int(folder.name))
    return found


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes as Linux shows them")
def test_workers_end_with_their_server_even_if_it_is_killed(tmp_path: Path) -> None:
    with Served(str(tmp_path / "t.sqlite")) as served:
        seats = [{"kind": "human", "name": "A"}, {"kind": "bot", "bot": "mcts:300ms"}]
        made = ask(served.address, "/api/tables", {"game": "bunny", "seats": seats, "token": True})
        state = ask(served.address, f"/api/tables/{made['table']}?wait=20&since=1", token=made["token"])
        assert any(line["seat"] == 1 for line in state["log"]), "a worker has thought"
        assert served.process is not None
        workers = children(served.process.pid)
        assert workers
        os.kill(served.process.pid, 9)  # the server alone
        served.process.wait()
        for _ in range(200):
            left = [pid for pid in workers if Path(f"/proc/{pid}").exists()]
            if not left:
                break
            sleep(0.05)
        assert not left, json.dumps(left)
