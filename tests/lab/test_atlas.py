"""The atlas: the same file wherever it is made and however often it was stopped; its figures are those of its games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from neuland.cli import main
from neuland.core import catalog
from neuland.core.errors import BadOption
from neuland.games.worlds.atlas import COLUMNS as SHIPPED
from neuland.games.worlds.atlas import read_figures
from neuland.lab import atlas as atlases
from neuland.lab.atlas import COLUMNS, Asked, Atlas, asked_for, make_atlas, parts_of, play_part, read_atlas
from neuland.lab.atlas_figures import by_world, figures, odd_worlds, projected, shared_by, swaps
from neuland.lab.atlas_report import LISTED, report
from neuland.lab.atlas_shipped import shipped
from neuland.lab.work import Where
from neuland.text import LANGUAGES, Words

WORLDS = (129, 471, 789)
SOURCES = ("private-shares", "connected-sets", "goods-sets", "missed-turns", "past-city")
BOTS = ("random", f"{Path(__file__).with_name('last_bot.py')}:Last")


def small() -> Asked:
    return asked_for(WORLDS, [2, 3], BOTS, 2, seed=7)


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> tuple[Atlas, Path]:
    file = tmp_path_factory.mktemp("atlas") / "a.jsonl"
    return make_atlas(small(), file), file


def test_the_file_is_the_same_on_several_processes(made: tuple[Atlas, Path], tmp_path: Path) -> None:
    atlas, file = made
    assert make_atlas(small(), tmp_path / "b.jsonl", Where(2)).digest() == atlas.digest()
    assert (tmp_path / "b.jsonl").read_bytes() == file.read_bytes()


def test_on_ray_too(made: tuple[Atlas, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("ray", reason="WITHOUT RAY, --ray IS NOT TESTED")
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.setenv("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    make_atlas(small(), tmp_path / "b.jsonl", Where(2, "local"))
    assert (tmp_path / "b.jsonl").read_bytes() == made[1].read_bytes()


def test_killed_in_the_middle_it_goes_on(
    made: tuple[Atlas, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where the last line was only half written. What is there is not played again."""
    whole, file = made
    other = tmp_path / "b.jsonl"
    lines = file.read_text("utf-8").splitlines(keepends=True)
    other.write_text(lines[0] + lines[5] + lines[2] + lines[1][:40], "utf-8")
    played: list[tuple[int, int]] = []

    def counted(part: atlases.Part) -> atlases.Row:
        played.append((part.players, part.world))
        return play_part(part)

    monkeypatch.setattr(atlases, "play_part", counted)
    assert make_atlas(small(), other).digest() == whole.digest()
    assert other.read_bytes() == file.read_bytes()
    assert len(played) == len(parts_of(small())) - 2
    make_atlas(small(), other)
    assert len(played) == len(parts_of(small())) - 2, "nothing was missing"


def test_more_games_are_added_to_those_that_are_there(made: tuple[Atlas, Path], tmp_path: Path) -> None:
    """Also if it was stopped in between. Fewer games than there are is another wish."""
    whole, file = made
    other = tmp_path / "b.jsonl"
    make_atlas(asked_for(WORLDS, [2, 3], BOTS, 1, seed=7), other)
    lines = other.read_text("utf-8").splitlines(keepends=True)
    assert make_atlas(small(), other).digest() == whole.digest()
    assert other.read_bytes() == file.read_bytes()
    part = play_part(atlases.Part(471, 2, small(), first=1))
    other.write_text(
        file.read_text("utf-8").splitlines(keepends=True)[0] + "".join(lines[1:]) + json.dumps(part) + "\n", "utf-8"
    )
    assert not read_atlas(other).whole
    make_atlas(small(), other)
    assert other.read_bytes() == file.read_bytes()
    with pytest.raises(BadOption, match="begun with other"):
        make_atlas(asked_for(WORLDS, [2, 3], BOTS, 1, seed=7), other)


def test_what_two_have_played_at_once_counts_once(made: tuple[Atlas, Path], tmp_path: Path) -> None:
    """The same file, whoever was faster: also where one of them played only what the other's first games had left."""
    file, other = made[1], tmp_path / "b.jsonl"
    further = play_part(atlases.Part(471, 2, small(), first=1))
    lines = file.read_text("utf-8").splitlines(keepends=True)
    other.write_text("".join([*lines, lines[1], lines[6], json.dumps(further) + "\n"]), "utf-8")
    assert read_atlas(other).whole
    make_atlas(small(), other)
    assert other.read_bytes() == file.read_bytes()


def test_a_report_of_what_is_there_so_far(
    made: tuple[Atlas, Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nothing is played, and the file stays as whoever plays it has left it."""
    lines = made[1].read_text("utf-8").splitlines(keepends=True)
    begun = tmp_path / "a.jsonl"
    begun.write_text("".join(lines[:3]) + lines[4][:30], "utf-8")
    before = begun.read_bytes()
    wishes = ["--worlds", "471,789,129", "--players", "2,3", "--bots", ",".join(BOTS), "--games", "2", "--seed", "7"]
    assert main(["atlas", *wishes, "--out", str(tmp_path / "a"), "--so-far", "--lang", "en"]) == 0
    assert "So far 2 pairs" in capsys.readouterr().out
    assert "So far 2 pairs" in (tmp_path / "a.html").read_text("utf-8")
    assert begun.read_bytes() == before
    assert main(["atlas", *wishes, "--out", str(tmp_path / "b"), "--so-far"]) == 2
    assert "b.jsonl" in capsys.readouterr().err


def test_other_wishes_do_not_mix_with_what_is_there(made: tuple[Atlas, Path], tmp_path: Path) -> None:
    _, file = made
    before = file.read_bytes()
    with pytest.raises(BadOption, match="begun with other worlds, players, bots, games, seed or rules"):
        make_atlas(asked_for(WORLDS, [2, 3], BOTS, 2, seed=8), file)
    assert file.read_bytes() == before
    letter = tmp_path / "letter.jsonl"
    letter.write_text("Dear Ada,\n", "utf-8")
    with pytest.raises(BadOption, match="this is no atlas"):
        make_atlas(small(), letter)


@pytest.mark.parametrize(
    ("args", "line"),
    [
        (["--worlds", "122"], "There is no world '122'"),
        (["--worlds", "x"], "'x' should be numbers with commas"),
        (["--players", "5"], "played by 2, 3, 4, not by 5"),
        (["--bots", "deepblue"], "There is no bot 'deepblue'"),
        (["--bots", "random,random"], "one or more different bots"),
        (["--worlds", "123", "--out", "/nowhere/a"], "/nowhere/a.jsonl"),
    ],
)
def test_wrong_wishes_are_one_line(args: list[str], line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["atlas", *args]) == 2
    said = capsys.readouterr().err
    assert line in said
    assert said.count("\n") == 1


def test_a_game_is_seen_as_it_was_played(made: tuple[Atlas, Path]) -> None:
    for row in made[0].rows:
        for game in row["games"]:
            seen = dict(zip(COLUMNS, game, strict=True))
            assert len(seen["scores"]) == row["players"]
            assert sum(seen["sources"].values()) == sum(seen["scores"]), "every point has its source"
            assert 0 <= seen["choices"] <= seen["decisions"] <= seen["options"]
            assert 0 <= seen["touched"] <= seen["looked"] <= seen["decisions"]
            assert seen["first"] in range(row["players"])
    assert any(game[COLUMNS.index("touched")] for row in made[0].rows for game in row["games"])


def test_the_command_writes_data_and_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out, book = str(tmp_path / "small"), str(tmp_path / "book.toml")
    wishes = ["--worlds", "471,789,129", "--players", "2,3", "--bots", ",".join(BOTS), "--games", "2", "--seed", "7"]
    assert main(["atlas", *wishes, "--out", out, "--figures", book, "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert said["digest"] == read_atlas(Path(f"{out}.jsonl")).digest()
    page = Path(f"{out}.html").read_text("utf-8")
    assert f"--worlds 471,789,129 --players 2,3 --bots {','.join(BOTS)} --games 2 --seed 7" in page
    known = read_figures(Path(book).read_text("utf-8"))
    assert set(known.worlds) == set(WORLDS)
    assert known.made["digest"] == said["digest"]
    assert known.number(471, 3, "games") == 2
    assert known.number(471, 4, "games") is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_report_needs_nothing_else(made: tuple[Atlas, Path], lang: str) -> None:
    words = Words(catalog.load("worlds"), lang)
    page = report(made[0], words, "neuland atlas").html()
    assert "http" not in page
    assert "src=" not in page
    assert page.count("<circle") == len(WORLDS) + 9, "a dot for each world, and the legend"
    assert "atlas-" not in page, "every word is there"
    for world in WORLDS:
        assert f"<tr><td>{world} {catalog.load('worlds').room('book').name_of(world, words)}</td>" in page
    assert page.count("<button>") == 3 + 2 + len(LISTED) + 2 + 1, "of every world its length, its figures and its ends"
    assert not [source for source in SOURCES if f">{source} " in page or f", {source} " in page], "sources are words"


def test_what_another_bot_won_is_counted_by_the_module_in_top_i() -> None:
    swapped = [{"random": [[1, 0.5]]}, {"random": [[0, 0]]}, {"random": [[0, 1]]}]
    atlas = laid(*[row(world, {}, swapped=pairs) for world, pairs in zip((123, 145, 789), swapped, strict=True)])
    page = report(atlas, Words(catalog.load("worlds"), "en"), "").html()
    assert "<tr><td>1.I Transport</td><td class=number>2.5 of 4</td></tr>" in page
    assert "<tr><td>7.I Majorities</td><td class=number>1 of 2</td></tr>" in page
    assert "<tr><td>All worlds</td><td class=number>3.5 of 6</td></tr>" in page


# ---- figures ------------------------------------------------------------------------------------------------------


def row(world: int, *games: dict[str, Any], **more: Any) -> dict[str, Any]:
    usual = dict.fromkeys(COLUMNS, 0) | {"end": "test", "scores": [3, 1], "winners": [0], "sources": {"cards": 4}}
    return {"world": world, "players": 2, "games": [list((usual | game).values()) for game in games], **more}


def laid(*rows: dict[str, Any]) -> Atlas:
    worlds = tuple(each["world"] for each in rows)
    return Atlas(Asked(worlds, (2,), ("greedy", "random"), 4, 0, 1), list(rows))


def test_figures_are_means_with_their_intervals() -> None:
    atlas = laid(row(123, {"rounds": 4, "choices": 6, "decisions": 10}, {"rounds": 8, "winners": [1], "end": "rounds"}))
    found = figures(by_world(atlas)[123])
    assert found["rounds"].mean == 6
    assert found["rounds"].low < 4 < 8 < found["rounds"].high, "two games say little"
    assert found["limit"].mean == 0.5
    assert found["first"].mean == 0, "one of two, as by chance"
    assert found["margin"].mean == pytest.approx(2 / 3)
    assert found["minutes"].mean == pytest.approx(((6 * 5 + 4 * 2 + 2 * 4 * 20) + 2 * 8 * 20) / 60 / 2)


def test_luck_is_the_same_seat_winning_twice() -> None:
    """[1, 0]: the first bot won at seat 0 and lost at seat 1, so seat 0 won both times."""
    found = swaps(laid(row(123, {}, swapped={"random": [[1, 0], [1, 1], [0, 1], [1, 1]]})))
    skill, luck = found[123]
    assert (skill.mean, luck.mean) == (0.75, 0.5)


def test_better_play_is_that_of_the_bot_that_won_more_in_all_worlds() -> None:
    """Here it is not the first one, though it won in 145."""
    won = {123: [[0, 0], [0, 1]], 145: [[1, 1]], 234: [[0, 0], [0, 0]]}
    found = swaps(laid(*[row(world, {}, swapped={"random": pairs}) for world, pairs in won.items()]))
    assert {world: skill.mean for world, (skill, _) in found.items()} == {123: 0.75, 145: 0.0, 234: 1.0}


def test_odd_worlds_are_found_and_what_they_share() -> None:
    endless, usual = {"end": "rounds"}, {"winners": [1], "scores": [1, 2]}
    worlds = [row(world, *[endless if world // 100 == 1 else usual] * 4) for world in (123, 145, 234, 256, 367, 378)]
    found = odd_worlds(laid(*worlds))
    assert found["endless"] == [123, 145]
    assert found["last"] == [234, 256, 367, 378]
    assert "pointless" not in found
    assert shared_by(found["endless"], [each["world"] for each in worlds]) == [((1, 1), 2, 3.0)]


def test_likeness_lays_equal_worlds_together_and_others_apart() -> None:
    worlds = [row(world, {"rounds": rounds}) for world, rounds in ((123, 5), (124, 5), (125, 30))]
    points = projected({world: figures(games) for world, games in by_world(laid(*worlds)).items()})
    assert points[123] == pytest.approx(points[124])
    assert abs(points[123][0] - points[125][0]) > 1


def test_of_few_games_no_character_and_no_best_number_of_players() -> None:
    def numbers(games: int, leads: float, limit: float) -> list[float]:
        return [games, 9, 43, limit, leads, 0.1, 0.0]

    rows: dict[str, Any] = {
        str(world): {"2": numbers(4, 0, 0), "3": numbers(4, 1, 0)} for world in (123, 124, 125, 126)
    }
    rows["127"] = {"2": numbers(4, 12, 1.0), "3": numbers(4, 12, 0.5)}
    rows["128"] = {"2": numbers(1, 9, 1.0), "3": numbers(1, 9, 0)}
    lines = [f"{world} = {{ 2 = {row['2']}, 3 = {row['3']} }}" for world, row in rows.items()]
    known = read_figures("\n".join([f"columns = {json.dumps(SHIPPED)}", "[made]", "[worlds]", *lines]))
    assert (known.character(127), known.best_with(127)) == (["tense", "endless"], 3)
    assert (known.character(128), known.best_with(128)) == ([], None)
    assert known.minutes(128) == (45, 45)
    assert known.minutes(129) is None


def test_shipped_figures_are_checked_when_they_are_read() -> None:
    from neuland.core.errors import BadData

    atlas = laid(row(123, {"rounds": 4}))
    text = shipped(atlas, "neuland atlas")
    assert read_figures(text).number(123, 2, "rounds") == 4
    for wrong in (text.replace("123 =", "122 ="), text.replace(f'"{SHIPPED[1]}"', '"x"'), text[:-9], "[]"):
        with pytest.raises(BadData, match="atlas"):
            read_figures(wrong)
