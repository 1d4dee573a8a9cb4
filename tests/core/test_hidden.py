"""Hidden cards dealt anew: whatever truly lies there, the new deal is the same, and any card may come to any place."""

from __future__ import annotations

from neuland.core.rng import Dice
from neuland.kit.hidden import exchange, reorder


def test_the_order_of_a_pile_does_not_tell_what_it_was() -> None:
    one, two = [3, 1, 2, 5, 4], [5, 4, 3, 2, 1]
    reorder(one, Dice(7))
    reorder(two, Dice(7))
    assert one == two
    assert sorted(one) == [1, 2, 3, 4, 5]


def test_places_that_are_hidden_exchange_their_cards_and_no_others() -> None:
    met: set[tuple[int, ...]] = set()
    for seed in range(60):
        hand, deck = [10, 1, 2], [3, 11]
        exchange([(hand, 1), (hand, 2), (deck, 0)], Dice(seed))
        assert (hand[0], deck[1]) == (10, 11), "what is known stays"
        other_hand, other_deck = [10, 3, 1], [2, 11]
        exchange([(other_hand, 1), (other_hand, 2), (other_deck, 0)], Dice(seed))
        assert (other_hand, other_deck) == (hand, deck)
        met.add((hand[1], hand[2], deck[0]))
    assert len(met) == 6
