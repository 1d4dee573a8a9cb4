"""The tests that every game must pass, as a class to derive from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from neuland import BadOption, Game
from neuland.core.rng import Dice
from neuland.testing.names import shared_names
from neuland.testing.tables import SEED, every_table
from neuland.testing.texts import DEMANDED, keys, unused
from neuland.testing.walk import Walk
from neuland.testing.worlds import worlds_are_one
from neuland.text import LANGUAGES, Words


class Gauntlet:
    """Every game of `games` is put through it, at every seat count and with every option."""

    games: Sequence[Game] = ()

    def pytest_generate_tests(self, metafunc: Any) -> None:
        """Which games, and which of their tables, a test is run with: pytest asks before it runs any."""
        if "options" in metafunc.fixturenames:
            metafunc.parametrize(("game", "seats", "options"), list(every_table(self.games)))
        elif "game" in metafunc.fixturenames:
            metafunc.parametrize("game", [pytest.param(game, id=game.id) for game in self.games])

    def test_play_stands_the_gauntlet(self, game: Game, seats: int, options: dict[str, str]) -> None:
        table = Walk(game, seats, options, SEED + seats).to_the_end()
        assert table.over
        assert game.room("invariants").recount(table.truth()) == table.scores
        for seat in range(table.seats):
            assert sum(points for _, _, points in game.room("scoring").sheet(table, seat)) == table.scores[seat]

    def test_what_a_seat_cannot_tell_apart_is_one_to_all_that_is_made_for_it(self, game: Game) -> None:
        for seats in game.seats:
            for seed in range(3):
                table, dice = game.new(seats, seed), Dice(seed, "worlds")
                while table.decisions:
                    if len(table.actions) % 9 == 0:
                        worlds_are_one(game, table, dice)
                    decision = table.decisions[dice.below(len(table.decisions))]
                    table.apply(decision.seat, decision.options[dice.below(len(decision.options))])

    def test_every_sheet_line_and_component_has_words(self, game: Game) -> None:
        components = game.room("cards").browse("")
        assert len({component.id for component in components}) == len(components)
        for lang in LANGUAGES:
            words = Words(game, lang)
            assert all(words.say(text) for text in DEMANDED)
            for option in game.options:
                assert words.say(f"option-{option.id}")
                for choice in option.choices:
                    assert option.free or words.say(f"option-{option.id}-{choice}")
            for component in components:
                assert words.thing(component.id)
                assert component.source
        table = Walk(game, game.seats[-1], {}, 5, looks=1).to_the_end()
        for lang in LANGUAGES:
            for seat in range(table.seats):
                for line, values, _ in game.room("scoring").sheet(table, seat):
                    assert Words(game, lang).say(f"score-{line}", **values)

    def test_both_languages_have_the_same_texts(self, game: Game) -> None:
        english, german = keys(game.text_file("en")), keys(game.text_file("de"))
        assert english == german, english ^ german

    def test_steps_have_names_of_their_own(self, game: Game) -> None:
        assert not shared_names(game)

    def test_no_text_is_unused(self, game: Game) -> None:
        assert not unused(game)

    def test_impossible_requests_are_refused_in_one_line(self, game: Game) -> None:
        for wrong in (0, -1, 99, "2"):
            with pytest.raises(BadOption):
                game.new(wrong)  # type: ignore[arg-type]
        for seed in (-1, 2**256, 1.5, "", "-1", "seven", "²", "1" * 5000, True, None):
            with pytest.raises(BadOption):
                game.new(seed=seed)  # type: ignore[arg-type]
        with pytest.raises(BadOption, match="has no option"):
            game.new(options={"no-such-option": "1"})
        for option in game.options:
            if not option.free:
                with pytest.raises(BadOption, match="cannot be"):
                    game.new(options={option.id: "no-such-choice"})
