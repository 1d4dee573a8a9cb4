"""Every game of the catalog through the gauntlet."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gauntlet
from neuland import BadOption, Game, catalog
from neuland.text import LANGUAGES, Words

GAMES = [pytest.param(game, id=game.id) for game in catalog().values()]


@pytest.mark.parametrize(("game", "seats", "options"), list(gauntlet.every_table()))
def test_play_stands_the_gauntlet(game: Game, seats: int, options: dict[str, str]) -> None:
    table = gauntlet.Walk(game, seats, options, gauntlet.SEED + seats).to_the_end()
    assert table.over
    assert game.room("invariants").recount(table.truth()) == table.scores
    for seat in range(table.seats):
        assert sum(points for _, _, points in game.room("scoring").sheet(table, seat)) == table.scores[seat]


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=12, deadline=None)
@given(data=st.data())
def test_any_seed_and_mix_of_options(game: Game, data: st.DataObject) -> None:
    seats = data.draw(st.sampled_from(game.seats), "seats")
    options = {option.id: data.draw(st.sampled_from(option.choices), option.id) for option in game.options}
    seed = data.draw(st.integers(0, 2**63 - 1), "seed")
    try:
        game.origin(seats, seed, options)
    except BadOption:
        return  # a combination that the game refuses, in one line
    gauntlet.Walk(game, seats, options, seed, looks=1, sober=False).to_the_end()


@pytest.mark.parametrize("game", GAMES)
def test_every_sheet_line_and_component_has_words(game: Game) -> None:
    components = game.room("cards").browse("")
    assert len({component.id for component in components}) == len(components)
    for lang in LANGUAGES:
        words = Words(game, lang)
        assert words.say("game")
        assert words.say("game-about")
        for option in game.options:
            assert words.say(f"option-{option.id}")
            for choice in option.choices:
                assert option.free or words.say(f"option-{option.id}-{choice}")
        for component in components:
            assert words.thing(component.id)
            assert component.source
    table = gauntlet.Walk(game, game.seats[-1], {}, 5, looks=1).to_the_end()
    for lang in LANGUAGES:
        for seat in range(table.seats):
            for line, values, _ in game.room("scoring").sheet(table, seat):
                assert Words(game, lang).say(f"score-{line}", **values)


def keys(file: Path) -> set[str]:
    text = file.read_text("utf-8")
    plain = set(re.findall(r"^([a-zA-Z][\w-]*) *=", text, re.M))
    about = {
        f"{key}.about"
        for key, body in re.findall(r"^([a-zA-Z][\w-]*) *=(.*(?:\n(?:[ \t].*|[ \t]*))*)", text, re.M)
        if re.search(r"^\s+\.about *=", body, re.M)
    }
    return plain | about


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_texts(game: Game) -> None:
    english, german = keys(game.text_file("en")), keys(game.text_file("de"))
    assert english == german, english ^ german


@pytest.mark.parametrize("game", GAMES)
def test_no_text_is_unused(game: Game) -> None:
    """The part of a key behind its prefix is a word of the game's own code, data or options."""
    source = "\n".join(path.read_text("utf-8") for path in game.folder.rglob("*") if path.suffix in (".py", ".toml"))
    words = set(re.findall(r"[\w-]+", source)) | {component.id for component in game.room("cards").browse("")}
    words |= {f"{option.id}-{choice}" for option in game.options for choice in option.choices} | {"about"}

    def used(key: str) -> bool:
        word = key.partition("-")[2]
        return key in words or word in words or re.sub(r"-\d+$", "", word) in words

    assert not [key for key in keys(game.text_file("en")) if "." not in key and not used(key)]


@pytest.mark.parametrize("game", GAMES)
def test_impossible_requests_are_refused_in_one_line(game: Game) -> None:
    for wrong in (0, -1, 99, "2", None):
        if wrong is not None:
            with pytest.raises(BadOption):
                game.new(wrong)  # type: ignore[arg-type]
    for seed in (-1, 2**63, 1.5):
        with pytest.raises(BadOption):
            game.new(seed=seed)  # type: ignore[arg-type]
    with pytest.raises(BadOption, match="has no option"):
        game.new(options={"no-such-option": "1"})
    for option in game.options:
        if not option.free:
            with pytest.raises(BadOption, match="cannot be"):
                game.new(options={option.id: "no-such-choice"})
