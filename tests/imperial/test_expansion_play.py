"""The expansion through the gauntlet; and the base game, which must not feel it."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from typing import Any

import pytest

from imperial.laying import fresh
from neuland import load
from neuland.games.imperial import goods as g
from neuland.games.imperial.numbering import actions
from neuland.games.imperial.observation import observation
from neuland.testing import SEED, Walk

GAME = load("imperial")
FACTIONS = g.DECKS[1:]


def tables() -> Iterator[Any]:
    """Every format, faction and seat count; alone every difficulty, neutral faction and neutral deck."""
    for seats in (2, 3, 4):
        for expansion in ("standard", "open"):
            for first in range(4):
                factions = {f"faction_{seat}": FACTIONS[(first + seat) % 4] for seat in range(seats)}
                yield seats, {"expansion": expansion, **factions}
        yield seats, {"expansion": "standard", "expansion_common": "base", "peaceful": "yes"}
        yield seats, {"expansion": "open", "card_phase": "alternative"}
    for number, faction in enumerate(FACTIONS):
        for difficulty in ("easy", "medium", "hard"):
            for deck in ("base", "standard", "open"):
                neutral = FACTIONS[(number + 1 + len(deck) % 3) % 4]
                options = {"faction_0": faction, "conquest": difficulty, "neutral_deck": deck}
                yield 1, {"expansion": "standard", "neutral_faction": neutral, **options}


@pytest.mark.parametrize(("seats", "options"), list(tables()))
def test_play_stands_the_gauntlet(seats: int, options: dict[str, str]) -> None:
    table = Walk(GAME, seats, options, SEED + seats).to_the_end()
    assert GAME.room("invariants").recount(table.truth()) == table.scores
    for seat in range(table.seats):
        assert sum(points for _, _, points in GAME.room("scoring").sheet(table, seat)) == table.scores[seat]


def digest(words: Any) -> str:
    return blake2b(repr(list(words)).encode(), digest_size=8).hexdigest()


def test_actions_keep_their_numbers() -> None:
    """The expansion's follow the base game's; payments of two prices, which were forgotten once, follow all others."""
    base, expanded = actions(GAME.origin(2, 0, {})), actions(GAME.origin(2, 0, {"expansion": "open"}))
    assert (digest(base[:4834]), digest(expanded[:7024])) == ("331323588268034b", "1a4b9f79f5b45f25")
    assert expanded[:4834] == base[:4834]
    assert base[4834:] == [("pay", 0, 0, 2, 1), ("pay", 1, 0, 2, 0)]
    assert expanded[7024:] == [("pay", 1, 0, 2, 0)]


@pytest.mark.parametrize(
    ("seats", "number", "names"),
    [
        (1, 3230, "da276d9c8c7fb4a4"),
        (2, 5022, "b92754cc0e963721"),
        (3, 7256, "caef48585394a8e0"),
        (4, 9490, "02f4cffe7202101d"),
    ],
)
def test_the_base_game_keeps_its_features(seats: int, number: int, names: str) -> None:
    features = observation(GAME.origin(seats, 0, {})).names
    assert (len(features), digest(features)) == (number, names)


def test_the_base_game_has_none_of_it() -> None:
    table = fresh(2, 4)
    assert (table.order, table.markers, table.display) == ([], {}, [])
    assert len(table.layout()) == len(fresh(2, 4, expansion="open").layout()) - 3
    assert not any(card.id in ("COM139", "BAR071") for card in table.box.cards)
    view = table.view(0)
    assert "order" not in view["seat"][0]
