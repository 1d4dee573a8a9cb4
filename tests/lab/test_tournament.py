"""Tournaments: who meets whom, how results become ratings, and that the place of work does not matter."""

from __future__ import annotations

import pytest

from neuland.core.errors import BadOption
from neuland.lab.batch import Outcome
from neuland.lab.play import Length
from neuland.lab.ratings import USUAL, fitted, rated
from neuland.lab.tournament import Match, figures, line_ups, planned, planned_games, results, tournament, versus
from neuland.lab.work import Where

pytestmark = pytest.mark.usefixtures("nim")


def outcome(*scores: int) -> Outcome:
    winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    return Outcome(scores, winners, "x", 1, Length(1, 1))


def test_every_line_up_plays_the_same_deals_in_all_orders_of_seats() -> None:
    plan = planned("nim", ["random", "greedy", "easy"], 5, 2)
    assert [seating for seating, _ in plan] == [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)]
    assert {(whole.first, whole.end, whole.seed) for _, whole in plan} == {(0, 3, 0)}, "5 games are 3 deals"
    assert plan[3][1].bots == ("easy", "random")
    assert planned_games(plan) == 18


def test_line_ups() -> None:
    assert line_ups(3, 2) == [(0, 1), (0, 2), (1, 2)]
    assert line_ups(2, 3) == [(0, 0, 1), (0, 1, 1)]
    assert [seating for seating, _ in planned("nim", ["random", "greedy"], 1, 3)] == [
        (0, 0, 1),
        (0, 1, 0),
        (1, 0, 0),
        (0, 1, 1),
        (1, 0, 1),
        (1, 1, 0),
    ]


def test_who_got_what_against_whom() -> None:
    three = outcome(5, 9, 5)
    assert [versus(three, 1, 0), versus(three, 0, 1), versus(three, 0, 2)] == [1.0, 0.0, 0.5]
    tied_but_won = Outcome((5, 5), (1,), "x", 1, Length(1, 1))
    assert versus(tied_but_won, 1, 0) == 1.0, "a tie-break decided"
    assert results(Match((0, 0, 1), [three]), 0) == {(0, 1): 1.5, (1, 0): 0.5}


def test_ratings_grow_with_points_and_are_finite() -> None:
    even = fitted(2, {(0, 1): 10, (1, 0): 10})
    assert even == pytest.approx([USUAL, USUAL])
    better = fitted(2, {(0, 1): 75.5, (1, 0): 24.5})
    assert better[0] - better[1] == pytest.approx(190, abs=5), "three of four points are about 190 Elo"
    spotless = fitted(3, {(0, 1): 50, (1, 0): 0, (1, 2): 50, (2, 1): 0})
    assert spotless[0] > spotless[1] > spotless[2]
    assert sum(spotless) / 3 == pytest.approx(USUAL)


def test_intervals_hold_the_rating_and_narrow_with_more_deals() -> None:
    deals = [{(0, 1): float(k % 3 > 0), (1, 0): float(k % 3 == 0)} for k in range(300)]
    few, many = rated(2, deals[:12]), rated(2, deals)
    for ratings in (few, many):
        assert all(each.low <= each.elo <= each.high for each in ratings)
    assert few[0].high - few[0].low > 2 * (many[0].high - many[0].low)
    assert many[0].low > many[1].high


def test_figures_are_those_of_the_games() -> None:
    whole = planned("nim", ["random", "greedy"], 2, 2)[0][1]
    matches = [Match((0, 1), [outcome(1, 3)]), Match((1, 0), [outcome(4, 4)])]
    found = figures(whole, ["random", "greedy"], matches, 2.0)
    assert [row["bot"] for row in found["bots"]] == ["greedy", "random"]
    assert [row["wins"] for row in found["bots"]] == [1.5, 0.5]
    assert [row["mean"] for row in found["bots"]] == [3.5, 2.5]
    assert found["seat_wins"] == [0.5, 1.5]
    assert found["pairs"] == [
        {"bot": "random", "against": "greedy", "points": 0.5, "of": 2.0},
        {"bot": "greedy", "against": "random", "points": 1.5, "of": 2.0},
    ]


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    one, _ = tournament("nim", ["random", "greedy", "easy"], 8, 2, seed=3)
    two, _ = tournament("nim", ["random", "greedy", "easy"], 8, 2, seed=3, where=Where(2))
    assert {key: one[key] for key in one if key != "seconds"} == {key: two[key] for key in two if key != "seconds"}
    assert one["bots"][-1]["bot"] == "random"


def test_what_is_no_tournament_is_refused() -> None:
    with pytest.raises(BadOption, match="between 2 to 20 different bots"):
        planned("nim", ["random"], 1, 2)
    with pytest.raises(BadOption, match="different bots"):
        planned("nim", ["random", "random"], 1, 2)
    with pytest.raises(BadOption, match="two or more"):
        planned("nim", ["random", "greedy"], 1, 1)
    with pytest.raises(BadOption, match="played by 1, 2, 3, not by 4"):
        planned("nim", ["random", "greedy"], 1, 4)
