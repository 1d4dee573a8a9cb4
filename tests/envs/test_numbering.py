"""Every action that is ever offered has a number of its own."""

from __future__ import annotations

import pytest

from neuland import Game, catalog
from neuland.bots.evaluation import evaluation_of
from neuland.core.errors import BadOption
from neuland.core.rng import Dice
from neuland.testing import every_table

np = pytest.importorskip("numpy", reason="WITHOUT NUMPY THE ENVIRONMENTS ARE NOT TESTED")

from neuland.envs.actions import Numbering, numbering_of  # noqa: E402  after the check
from neuland.envs.rewards import rewards  # noqa: E402

GAMES = sorted(catalog())
MOST_DECISIONS = 400
"""Of one game; those of some worlds are ten times as long, and offer nothing new then."""


@pytest.mark.parametrize(("game", "seats", "options"), list(every_table(catalog().values())))
def test_whatever_is_offered_has_its_number(game: Game, seats: int, options: dict[str, str]) -> None:
    """In games half random, half sensible, so that all kinds of positions come up."""
    numbering, rate = numbering_of(game.origin(seats, 0, options)), evaluation_of(game.id).rate
    for seed in range(3):
        table, dice = game.new(seats, seed, options, quiet=True), Dice(seed, "numbering")
        for _ in range(MOST_DECISIONS):
            if table.over:
                break
            decision = table.decisions[0]
            missing = [option for option in decision.options if option not in numbering.numbers]
            assert not missing
            chosen = dice.below(len(decision.options))
            if seed == 2 or (seed == 1 and dice.below(2)):
                ratings = list(rate(table, decision))
                chosen = ratings.index(max(ratings))
            table.play(decision, decision.options[chosen])


@pytest.mark.parametrize("game", GAMES)
def test_numbers_and_actions_belong_together(game: str) -> None:
    numbering = numbering_of(catalog()[game].origin(2, 0, {}))
    assert len(set(numbering.actions)) == len(numbering) == len(numbering.numbers)
    assert all(numbering.actions[number] == action for action, number in numbering.numbers.items())
    decision = catalog()[game].new(2, 1).decisions[0]
    mask = numbering.mask(decision)
    assert {numbering.actions[number] for number in np.flatnonzero(mask)} == set(decision.options)
    assert not numbering.mask(None).any()


def test_an_action_named_twice_is_refused() -> None:
    with pytest.raises(BadOption, match="names an action twice"):
        Numbering([("pass",), ("pass",)])


@pytest.mark.parametrize("game", GAMES)
def test_rewards_add_up_to_nothing(game: str) -> None:
    for seats in catalog()[game].seats:
        table = catalog()[game].new(seats, 3, quiet=True)
        while table.decisions:
            table.play(table.decisions[0], table.decisions[0].options[-1])
        found = rewards(table)
        if seats == 1:
            assert found == [table.scores[0] / 100]
        else:
            assert sum(found) == pytest.approx(0)
            assert (
                all((found[seat] > 0) == (seat in table.winners) for seat in range(seats))
                or len(table.winners) == seats
            )
