"""The deal of a table: fixed before the first move, secret while the game runs, proved after the end."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient

import neuland
from neuland.cli import main
from neuland.core.catalog import LARGEST_SEED
from neuland.server.api.app import create_app
from server.conftest import settings_for
from server.harness import SHORT, Program, play_out


def promised(state: dict[str, Any], salt: str, seed: str, options: dict[str, str]) -> str:
    """The commitment as docs/architecture.md describes it, by other means than the server's."""
    table = state["table"]
    text = (
        f'{{"data":"","game":"{table["game"]}","options":{json.dumps(options, separators=(",", ":"))},'
        f'"rules":{table["rules"]},"salt":"{salt}","seats":{table["seats"]},"seed":"{seed}"}}'
    )
    return sha256(text.encode()).hexdigest()


def downloaded(program: Program, folder: Path) -> Path:
    file = folder / "game.jsonl"
    file.write_text(program.send("GET", f"/api/tables/{program.table}/record").text, "utf-8")
    return file


@pytest.mark.parametrize("game", sorted(neuland.catalog()))
def test_a_commitment_stands_from_the_start_and_is_proved_at_the_end(
    game: str, ada: Program, bob: Program, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = ada.make(game, "open")
    first = made["state"]["table"]
    assert first["status"] == "open" and len(first["commitment"]) == 64
    bob.join(made["table"], made["invitation"])
    running = ada.state("?seat=none")["table"]
    assert running["commitment"] == first["commitment"]
    assert [running[secret] for secret in ("seed", "salt", "committed")] == [None] * 3
    state = play_out([ada, bob], Random(5))
    ended = state["table"]
    assert ended["commitment"] == first["commitment"]
    assert promised(state, ended["salt"], ended["seed"], SHORT.get(game, {})) == first["commitment"]
    assert sha256(ended["committed"].encode()).hexdigest() == first["commitment"]
    assert 2**64 < int(ended["seed"]) < 2**128 and int(ended["salt"], 16) > 2**64
    said = [text for program in (ada, bob) for text in program.seen if '"finished"' not in text]
    assert said and not [text for text in said if ended["seed"] in text or ended["salt"] in text]
    for lang, words in (("en", "if the table showed that from the start"), ("de", "stand die Mischung vor dem ersten")):
        assert main(["replay", str(downloaded(ada, tmp_path)), "--lang", lang]) == 0
        told = " ".join(capsys.readouterr().out.split())
        assert first["commitment"] in told and words in told
    assert main(["replay", str(downloaded(ada, tmp_path)), "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert (facts["commitment"], facts["salt"], facts["seed"]) == (ended["commitment"], ended["salt"], ended["seed"])


def test_a_record_with_another_deal_is_refused(
    ada: Program, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ada.make("settlement", options={"supply": "strict"})
    state = play_out([ada], Random(5))
    table = state["table"]
    assert promised(state, table["salt"], table["seed"], {"supply": "strict"}) == table["commitment"]
    file = downloaded(ada, tmp_path)
    text = file.read_text("utf-8")
    assert main(["replay", str(file)]) == 0
    changes = {
        table["seed"]: str(int(table["seed"]) + 1),
        table["salt"]: table["salt"][::-1],
        table["commitment"]: table["commitment"][::-1],
        '"supply": "strict"': '"supply": "unlimited"',
    }
    capsys.readouterr()
    for old, new in changes.items():
        file.write_text(text.replace(old, new), "utf-8")
        assert main(["replay", str(file)]) == 1
        said = capsys.readouterr().err
        assert "not the deal that was promised" in said and said.count("\n") == 1
    for old, new in {f', "salt": "{table["salt"]}"': "", table["commitment"]: "1"}.items():
        file.write_text(text.replace(old, new), "utf-8")
        assert main(["replay", str(file)]) == 1
        assert "'commitment'" in capsys.readouterr().err


def test_the_table_says_in_words_what_is_known_of_its_deal(ada: Program) -> None:
    ada.make("settlement")
    words = {lang: ada.get(f"/api/tables/{ada.table}/words?lang={lang}")["deal"] for lang in ("en", "de")}
    shown = ada.state()["table"]["commitment"]
    assert "fixed before the first move" in words["en"] and shown in words["en"]
    assert "vor dem ersten Zug festgelegt" in words["de"] and shown in words["de"]
    table = play_out([ada], Random(5))["table"]
    words = {lang: ada.get(f"/api/tables/{ada.table}/words?lang={lang}")["deal"] for lang in ("en", "de")}
    assert "was fixed before the first move" in words["en"] and "neuland replay FILE" in words["en"]
    assert "stand vor dem ersten Zug fest" in words["de"] and "neuland replay DATEI" in words["de"]
    for text in words.values():
        assert all(table[fact] in text for fact in ("seed", "salt", "commitment", "committed"))


def test_a_chosen_deal_says_that_it_was_chosen(ada: Program) -> None:
    ada.make("settlement", seed="7")
    state = ada.state()["table"]
    assert (state["seed_policy"], state["seed"]) == ("chosen", None)
    assert "chose the deal" in ada.get(f"/api/tables/{ada.table}/words")["deal"]
    assert "hat die Mischung gewählt" in ada.get(f"/api/tables/{ada.table}/words?lang=de")["deal"]
    play_out([ada], Random(5))
    said = ada.get(f"/api/tables/{ada.table}/words")["deal"]
    assert "chose the deal" in said and said.endswith("seed 7.")


def test_seeds_travel_whole_and_wrong_ones_are_refused(ada: Program) -> None:
    for seed in ("0", "7", 7, 2**53 - 1, str(2**53 + 1), str(2**128 - 1), str(LARGEST_SEED)):
        ada.make("settlement", seed=seed)
        assert play_out([ada], Random(5))["table"]["seed"] == str(seed)
    wrongs: list[Any] = [-1, 2**53, 1.5, "", "-1", "x", "1e3", str(LARGEST_SEED + 1), "9" * 79, True, []]
    for wrong in wrongs:
        seats = [{"kind": "human"}]
        assert ada.refused("/api/tables", {"game": "settlement", "seats": seats, "seed": wrong})["text"]


def test_a_record_that_comes_in_goes_out_with_its_commitment(ada: Program, tmp_path: Path) -> None:
    ada.make("settlement")
    play_out([ada], Random(5))
    text = downloaded(ada, tmp_path).read_text("utf-8")
    made = ada.post("/api/tables", {"from": {"record": text}})
    ada.table = made["table"]
    assert made["state"]["table"]["seed_policy"] == "chosen"
    assert downloaded(ada, tmp_path).read_text("utf-8") == text


def test_a_table_that_goes_on_from_a_position_shows_no_commitment(ada: Program) -> None:
    ada.make("bunny", "human")
    branch = ada.post("/api/tables", {"from": {"table": ada.table, "seat": 0}})
    shown = branch["state"]["table"]
    assert [shown[fact] for fact in ("commitment", "seed", "salt", "committed")] == [None] * 4
    assert ada.get(f"/api/tables/{branch['table']}/words")["deal"] == ""


def test_no_two_tables_have_the_same_deal(tmp_path: Path) -> None:
    with TestClient(create_app(settings_for(tmp_path))) as client:
        ada = Program(client)
        shown = {ada.make("settlement")["state"]["table"]["commitment"] for _ in range(5)}
        assert len(shown) == 5
