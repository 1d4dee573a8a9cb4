"""Notices: told once per question, each in their own way, again if it failed, never into the server's own network."""

from __future__ import annotations

import json
import re
import socket
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from email import message_from_bytes
from email.message import Message
from pathlib import Path
from time import sleep
from typing import Any

import http_ece
import pytest
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from starlette.testclient import TestClient

from neuland.core.errors import BadOption
from neuland.server.api.app import create_app
from neuland.server.notices import rounds
from neuland.server.notices.mail import mailbox
from server.conftest import settings_for
from server.harness import Json, Program
from server.listener import Listener, look_round


class Letters:
    """A mail server that keeps what it gets."""

    def __init__(self) -> None:
        self.got: list[Message] = []
        self.to: list[str] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        self.got.append(message_from_bytes(envelope.content))
        self.to += envelope.rcpt_tos
        return "250 taken"

    def text(self, number: int) -> str:
        body = self.got[number].get_payload(decode=True)
        assert isinstance(body, bytes)
        return body.decode()


@pytest.fixture
def letters() -> Iterator[tuple[Letters, str]]:
    kept = Letters()
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    controller = Controller(kept, hostname="127.0.0.1", port=port)
    controller.start()
    yield kept, f"smtp://127.0.0.1:{port}?from=table@neuland.example"
    controller.stop()


class Browser:
    """A browser that has subscribed: it alone can read what is sent to it."""

    def __init__(self, endpoint: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = b"sixteen bytes :)"
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": _encoded(point), "auth": _encoded(self.secret)}
        self.way = {"kind": "push", "address": endpoint, "keys": keys}

    def read(self, body: bytes) -> Json:
        opened = http_ece.decrypt(body, private_key=self.key, auth_secret=self.secret, version="aes128gcm")
        found: Json = json.loads(opened)
        return found


def _encoded(found: bytes) -> str:
    return urlsafe_b64encode(found).rstrip(b"=").decode()


def opened(folder: Path, private: bool = True, **more: Any) -> TestClient:
    more = {"notice_seconds": 0, "sweep_seconds": 3600, "public_url": "http://play.example", **more}
    return TestClient(create_app(settings_for(folder, private_hooks=private, **more)))


def hook(listener: Listener) -> Json:
    return {"kind": "webhook", "address": listener.url}


def test_who_is_away_is_told_once_per_question(tmp_path: Path, listener: Listener) -> None:
    with opened(tmp_path) as client:
        ada, bob = Program(client), Program(client)
        made = ada.make("bunny", "open")
        bob.join(made["table"], made["invitation"])
        bob.post("/api/notices", hook(listener))
        for _ in range(3):
            look_round(client)
        assert [told["seat"] for told in listener.told] == [1]
        assert listener.told[0]["url"] == f"http://play.example/table/{ada.table}"
        assert "Bunny Kingdom" in listener.told[0]["text"]
        while bob.state()["decisions"]:  # a sealed answer is one question, however many steps it has
            bob.act("play", action=bob.state()["decisions"][0]["options"][0])
        while not bob.state()["decisions"]:
            ada.act("play", action=ada.state()["decisions"][0]["options"][0])
    with opened(tmp_path) as client:  # a restart in between loses no notice
        look_round(client)
        for _ in range(200):  # the server's own first round may have taken it on, and be about to tell
            if len(listener.heard) >= 2:
                break
            sleep(0.05)
        assert len(listener.heard) == 2


def test_ways_are_for_all_tables_and_a_table_can_be_kept_quiet(tmp_path: Path, listener: Listener) -> None:
    with opened(tmp_path) as client:
        ada = Program(client)
        first = ada.make("bunny", "human")["table"]
        ada.post("/api/notices", hook(listener))
        chosen = ada.post("/api/notices", hook(listener))
        assert len(chosen["ways"]) == 1, "the same once more is the same"
        second = ada.make("settlement", "human")["table"]
        ada.post(f"/api/tables/{first}/quiet", {"quiet": True})
        assert ada.get("/api/notices")["quiet"] == [first]
        look_round(client)
        assert {told["table"] for told in listener.told} == {second}
        assert len(listener.heard) == 1, "two seats of one person are told of together"
        ada.post(f"/api/tables/{first}/quiet", {"quiet": False})
        look_round(client)
        assert [told["table"] for told in listener.told] == [second, first]
        ada.post(f"/api/notices/{chosen['ways'][0]['id']}/stop", {})
        assert ada.get("/api/notices")["ways"] == []
        ada.make("bunny", "human")
        look_round(client)
        assert len(listener.heard) == 2


def test_a_notice_that_fails_is_tried_again_later(
    tmp_path: Path, listener: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rounds, "FIRST_PAUSE", 0)
    with opened(tmp_path) as client:
        ada = Program(client)
        ada.make("bunny", "human")
        ada.post("/api/notices", hook(listener))
        listener.status[0] = 500
        look_round(client)
        look_round(client)
        listener.status[0] = 200
        look_round(client)
        look_round(client)
        assert len(listener.heard) == 3


def test_a_push_message_is_read_by_its_browser_alone(tmp_path: Path, listener: Listener) -> None:
    browser = Browser(listener.url)
    with opened(tmp_path) as client:
        ada = Program(client)
        table = ada.make("bunny", "human")["table"]
        chosen = ada.post("/api/notices", browser.way | {"lang": "de"})
        assert "sixteen" not in json.dumps(chosen)
        assert browser.way["keys"]["auth"] not in json.dumps(chosen)  # type: ignore[index]
        look_round(client)
        headers, body = listener.heard[0]
        message = browser.read(body)
        assert message["url"] == f"http://play.example/table/{table}"
        assert message["title"].startswith("Bunny Kingdom")
        assert message["body"].encode() not in body
        assert headers["content-encoding"] == "aes128gcm"
        assert int(headers["ttl"]) > 0
        assert Vapid02.verify(headers["authorization"])
        assert chosen["push_key"] in headers["authorization"]
    with opened(tmp_path) as client:  # browsers know the server by its key: it stays
        ada = Program(client, ada.token)
        assert ada.get("/api/notices")["push_key"] == chosen["push_key"]


def test_a_browser_that_is_gone_is_forgotten(tmp_path: Path, listener: Listener) -> None:
    with opened(tmp_path) as client:
        ada = Program(client)
        ada.make("bunny", "human")
        ada.post("/api/notices", Browser(listener.url).way)
        listener.status[0] = 410
        look_round(client)
        look_round(client)
        assert len(listener.heard) == 1
        assert ada.get("/api/notices")["ways"] == []


def test_mail_goes_only_where_it_was_asked_for(tmp_path: Path, letters: tuple[Letters, str]) -> None:
    post, url = letters
    with opened(tmp_path, mail=url) as client:
        ada, eve = Program(client), Program(client)
        table = ada.make("bunny", "human")["table"]
        eve.make("bunny", "human")
        chosen = ada.post("/api/notices", {"kind": "mail", "address": "ada@example.org", "lang": "de"})
        way = chosen["ways"][0]
        assert chosen["mail"] is True
        assert way["confirmed"] is False
        look_round(client)
        assert post.to == ["ada@example.org"], "the code and nothing else"
        code = re.findall(r"\d{8}", post.text(0))[0]
        wrong = f"{(int(code) + 1) % 10**8:08}"
        assert ada.refused(f"/api/notices/{way['id']}/confirm", {"code": wrong})["id"] == "wrong-code"
        assert eve.refused(f"/api/notices/{way['id']}/confirm", {"code": code})["id"] == "wrong-code"
        ada.post(f"/api/notices/{way['id']}/confirm", {"code": code})
        look_round(client)
        look_round(client)
        assert len(post.got) == 2
        assert f"http://play.example/table/{table}" in post.text(1)
        assert "Keine solchen Mails mehr" in post.text(1)
        assert f"http://play.example/stop/{way['id']}" in post.text(1)
        assert post.got[1]["List-Unsubscribe"] == f"<http://play.example/api/notices/{way['id']}/stop>"
        again = ada.post("/api/notices", {"kind": "mail", "address": "ada@example.org"})
        assert again["ways"][0]["confirmed"] is True
        assert len(post.got) == 2, "an address that is confirmed is not asked again"
        one_click = client.post(f"/api/notices/{way['id']}/stop", data={"List-Unsubscribe": "One-Click"})
        assert one_click.status_code == 200
        assert ada.get("/api/notices")["ways"] == []


def test_mail_that_cannot_be_sent_is_said(tmp_path: Path, letters: tuple[Letters, str]) -> None:
    with opened(tmp_path, mail="smtp://127.0.0.1:9?from=table@neuland.example") as client:
        ada = Program(client)
        ada.make("bunny", "human")
        assert ada.refused("/api/notices", {"kind": "mail", "address": "ada@example.org"})["id"] == "not-sent"
        assert ada.get("/api/notices")["ways"] == []
    with opened(tmp_path) as client:
        ada = Program(client, ada.token)
        assert ada.refused("/api/notices", {"kind": "mail", "address": "ada@example.org"})["id"] == "not-offered"


def test_a_mail_server_is_named_in_one_line() -> None:
    box = mailbox("smtps://ada%40x:p%3Aw@mail.example?from=table@neuland.example")
    assert box is not None
    assert (box.port, box.tls, box.user, box.password) == (465, True, "ada@x", "p:w")
    assert mailbox("") is None
    for wrong in ("mail.example", "http://mail.example?from=a@b", "smtp://mail.example", "smtp://x:99999?from=a@b"):
        with pytest.raises(BadOption, match="smtp://"):
            mailbox(wrong)


def test_nobody_sends_the_server_into_its_own_network(tmp_path: Path, listener: Listener) -> None:
    with opened(tmp_path, private=False) as client:
        ada = Program(client)
        ada.make("bunny", "human")
        ada.post("/api/notices", hook(listener))
        look_round(client)
        assert listener.heard == []
        browser = Browser("https://push.example/x").way
        for wrong in (
            {"kind": "webhook", "address": "ftp://example.org"},
            {"kind": "webhook", "address": "file:///etc/passwd"},
            {"kind": "webhook", "address": "https://"},
            {"kind": "webhook", "address": "https://a:b@example.org"},
            {"kind": "webhook", "address": "http://x:99999"},
            {"kind": "webhook", "address": "x"},
            {"kind": "mail", "address": "ada"},
            {"kind": "mail", "address": "ada@example.org\nBcc: eve@example.org"},
            {"kind": "push", "address": "https://push.example/x"},
            browser | {"address": "http://push.example/x"},
            browser | {"keys": {"p256dh": "AAAA", "auth": "AAAA"}},
        ):
            assert ada.refused("/api/notices", wrong)["id"] == "malformed", wrong
        for number in range(9):
            ada.post("/api/notices", {"kind": "webhook", "address": f"https://example.org/{number}"})
        assert ada.refused("/api/notices", {"kind": "webhook", "address": "https://example.org/x"})["id"] == "too-many"
        assert Program(client).refused("/api/notices", hook(listener))["id"] == "no-player"
