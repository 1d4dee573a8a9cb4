"""The five levels: what each is, and that a beginner errs as people do."""

from __future__ import annotations

import pytest

from neuland.bots import BOTS, Player, make_bot
from neuland.bots.budget import Budget
from neuland.bots.evaluation import best_rated, evaluation_of
from neuland.bots.levels import LEAST, LEVELS, PATIENCE, Beginner, Level, iterations, longest, strengths
from neuland.core import catalog
from neuland.core.errors import BadOption
from neuland.core.rng import Dice
from neuland.core.table import Table
from neuland.terminal.seats import bot_names
from neuland.text import Words

GAMES = sorted(catalog.catalog())


def positions(game: str) -> list[Table]:
    """Where somebody has a choice, in a game of two at random."""
    table = catalog.load(game).new(2, 11, quiet=True)
    dice = Dice(2, "positions")
    found = []
    while not table.over:
        decision = table.decisions[0]
        if len(decision.options) > 2:
            found.append(table.clone())
        table.play(decision, decision.options[dice.below(len(decision.options))])
    return found[:: max(1, len(found) // 25)]


@pytest.mark.usefixtures("nim")
@pytest.mark.parametrize("level", LEVELS)
def test_levels_are_bots_by_name(level: str) -> None:
    assert level in BOTS
    table = catalog.load("nim").new(2, 1, quiet=True)
    decision = table.decisions[0]
    assert Player(level, 1).answer(table, decision) in decision.options
    with pytest.raises(BadOption, match="takes nothing after a colon"):
        make_bot(f"{level}:9", 1)


def test_each_level_thinks_more_than_the_one_below_for_every_game_and_number_of_players() -> None:
    for game in GAMES:
        for seats in catalog.load(game).seats:
            budgets = [iterations(level, game, seats) for level in LEVELS[1:]]
            assert budgets == sorted(set(budgets)), (game, seats)
    assert set(strengths()) <= {"usual", *GAMES}, "figures for games that there are not"


@pytest.mark.usefixtures("nim")
def test_a_level_has_its_iterations_and_at_tables_a_cap_that_all_bots_share() -> None:
    table = catalog.load("nim").new(3, 1, quiet=True)
    for cap, waited, seconds in (
        (0.0, 9.0, 0.0),
        (5.0, 0.0, longest("hard", 0.0)),
        (5.0, 9.0, LEAST),
        (0.01, 0.0, 0.01),
    ):
        player = Player("hard", 1, cap)
        player.answer(table, table.decisions[0], waited)
        assert isinstance(player.bot, Level)
        assert player.bot.budget == Budget(iterations=iterations("hard", "nim", 3), seconds=seconds)
    assert longest("expert", 0.0) > longest("hard", 0.0) > longest("hard", 1.3) > LEAST
    assert PATIENCE["hard"] <= 3.0 and PATIENCE["expert"] <= 5.0, "so long do people wait at worst"


@pytest.mark.parametrize("game", GAMES)
def test_a_beginner_errs_by_its_seed_and_not_at_random(game: str) -> None:
    """What it plays is often not the best, and mostly better than most that it could play."""
    erred, answers, better = 0, 0, 0.0
    rate = evaluation_of(game).rate
    for table in positions(game):
        decision = table.decisions[0]
        ratings = list(rate(table, decision))
        for seed in range(3):
            chosen = Beginner(seed).choose(table, decision)
            assert chosen == Beginner(seed).choose(table, decision), "the same mistake from the same seed"
            rating = ratings[decision.options.index(chosen)]
            erred += rating < max(ratings)
            answers += 1
            lower, equal = sum(each < rating for each in ratings), ratings.count(rating)
            better += (lower + equal / 2) / len(ratings)
    assert erred > answers / 20
    assert better / answers > 0.6, "any option would be 0.5"


@pytest.mark.usefixtures("nim")
def test_a_beginner_that_overlooks_nothing_takes_points_or_what_is_rated_best(monkeypatch: pytest.MonkeyPatch) -> None:
    """Points at once are grasped once in a while, though better things may come of waiting."""
    evaluation = catalog.load("nim").room("evaluation")
    monkeypatch.setitem(strengths(), "nim", {"overlooks": 0})
    table = catalog.load("nim").new(2, 1, quiet=True)
    table.apply(0, "charm lamp")
    table.apply(1, "charm lamp")
    decision = table.decisions[0]
    monkeypatch.setattr(
        evaluation, "rate", lambda rated, asked: [-float(option[1]) for option in asked.options], raising=False
    )
    monkeypatch.setattr(
        type(table), "standing", lambda self, seat: (sum(a[1][1] for a in self.actions if a[1][0] == "take"),)
    )
    chosen = {Beginner(seed).choose(table, decision) for seed in range(30)}
    assert chosen == {min(decision.options), max(decision.options)}, "what is rated best, and what brings most at once"


@pytest.mark.parametrize(
    ("lang", "names"), [("en", ["Hard", "Hard 2", "Greedy"]), ("de", ["Schwer", "Schwer 2", "Greedy"])]
)
def test_levels_have_names_in_both_languages(lang: str, names: list[str]) -> None:
    assert bot_names(["hard", "hard", "greedy"], Words(None, lang)) == names


def test_when_people_have_waited_long_enough_nothing_is_tried_any_more() -> None:
    table = catalog.load("worlds").new(4, 1, {"world": "417"}, quiet=True)
    decision = table.decisions[0]
    tried = []
    for waited in (0.0, 60.0):
        player = Player("hard", 1, cap=5.0)
        answer = player.answer(table, decision, waited)
        assert isinstance(player.bot, Level)
        tried.append(sum(tree.visits for tree in player.bot.memory.trees))
    assert tried[0] > 0 == tried[1]
    known = table.redeal(decision.seat, 1)
    assert answer == best_rated(decision, evaluation_of("worlds").look(known, known.decision(decision.seat)))
