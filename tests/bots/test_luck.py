"""What searches take off for the luck of the deals that an option was tried on."""

from __future__ import annotations

import pytest

from neuland.bots.evaluation import evaluation_of
from neuland.bots.luck import Luck
from neuland.bots.mcts import Search
from neuland.bots.tree import Memory, Node
from neuland.core import catalog
from neuland.core.rng import Dice

A, B = ("a",), ("b",)
DEALS = [12.0, 8.0, 10.0, -6.0, -10.0, -14.0, 3.0, -3.0]
"""What a deal brings whatever is chosen: the first are lucky ones."""


def tried(better: float, deals: list[float], others: list[float]) -> tuple[Node, Luck]:
    """A on all deals, B on the first five; A brings so much more on each, and B what `others` say besides."""
    node, luck = Node(), Luck()
    node.meet([A, B], [0.0, 0.0])
    for option, worths in ((A, [deal + better for deal in deals]), (B, others)):
        for worth in worths:
            luck.learn(option, worth)
            node.visits += 1
            node.total += worth
            node.edges[option].visits += 1
            node.edges[option].total += worth
    return node, luck


def test_options_are_compared_on_the_deals_that_they_share() -> None:
    """B, which is worse on each deal, looks better as long as the luck of its deals is not taken off."""
    node, luck = tried(2.0, DEALS, DEALS[:5])
    assert node.edges[B].mean > node.edges[A].mean
    assert node.choose([A, B], 0.0) is node.edges[B]
    assert node.choose([A, B], 0.0, luck) is node.edges[A]
    assert luck.of(A) == pytest.approx(0.0), "all of its deals are those that it is compared on"


def test_what_the_deals_do_not_decide_is_no_luck() -> None:
    """Where an option brings good where the other brings bad, nothing is taken off."""
    _, luck = tried(1.0, DEALS, [-deal for deal in DEALS[:5]])
    assert luck.of(B) == 0.0
    assert Luck().of(A) == 0.0


def test_bunny_kingdom_is_searched_so_and_other_games_are_not() -> None:
    for game in sorted(catalog.catalog()):
        table = catalog.load(game).new(2, 5, quiet=True)
        seat = table.decisions[0].seat
        search = Search(table.redeal(seat, 1), seat, evaluation_of(game), Dice(1), Memory(2))
        for _ in range(40):
            search.iterate()
        if game != "bunny":
            assert search.luck is None
            continue
        assert search.luck is not None
        assert {option: len(sums) - 1 for option, sums in search.luck.sums.items()} == search.tries
        assert any(search.luck.of(option) for option in search.tries)
