"""Records last: games that were played once replay to what they came to, whatever is changed meanwhile."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import golden
import neuland
from neuland import BadRecord, Game
from neuland.core import catalog
from neuland.core.catalog import Option
from neuland.core.record import Record, replay

RECORDS = golden.records()
FILES = [pytest.param(name, id=name) for name in RECORDS]
GAMES = [pytest.param(game, id=game.id) for game in golden.games()]


@pytest.mark.parametrize("name", FILES)
def test_every_golden_record_replays(name: str) -> None:
    table = replay(RECORDS[name])
    assert table.over == ("scores" in RECORDS[name].closing)
    assert RECORDS[name].dumps() == (golden.FOLDER / f"{name}.jsonl").read_text("utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_there_is_one_of_every_seat_count_and_choice(game: Game) -> None:
    for seats in game.seats:
        assert golden.missing(game, seats, RECORDS) == ([], False), "`make records` plays what is missing"


@pytest.mark.parametrize("game", GAMES)
def test_a_new_option_at_its_default_changes_no_old_game(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    grown = replace(game, options=(Option("a-new-one", ("off", "on")), *game.options))
    monkeypatch.setattr(catalog, "catalog", lambda: {game.id: grown})
    for record in RECORDS.values():
        if record.game == game.id:
            assert replay(record, quiet=True).origin.options["a-new-one"] == "off"
    with_it = grown.new(seed=1, options={"a-new-one": "on"})
    assert with_it != grown.new(seed=1), "an option that differs from its default is part of the game"


def test_a_component_file_that_is_not_in_use_changes_no_old_game(tmp_path: Path) -> None:
    source = Path(neuland.__file__).parent
    shutil.copytree(source, tmp_path / "neuland", ignore=shutil.ignore_patterns("static", "__pycache__", "*.so"))
    for game in golden.games():
        folder = tmp_path / "neuland" / game.folder.relative_to(source) / "data"
        assert folder.is_dir()
        (folder / "another.toml").write_text('[[design]]\nid = "new"\n')
    one_of_each = {record.game: name for name, record in RECORDS.items()}
    files = [str(golden.FOLDER / f"{name}.jsonl") for name in one_of_each.values()]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    for file in files:
        command = [sys.executable, "-c", "import sys; from neuland.cli import main; sys.exit(main())", "replay", file]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in golden.games() if game.rules > 1])
def test_records_of_an_older_rules_version_are_refused_in_words(game: Game) -> None:
    text = next(record for record in RECORDS.values() if record.game == game.id).dumps()
    old = text.replace(f'"rules": {game.rules}', '"rules": 1', 1).replace('"seed": "1"', '"seed": 1', 1)
    record = Record.loads(old)  # the format of before is read
    assert (record.rules, record.seed) == (1, 1)
    with pytest.raises(BadRecord, match=f"version 1 of the rules of {game.id}, this is version {game.rules}") as error:
        replay(record)
    assert "\n" not in str(error.value)
