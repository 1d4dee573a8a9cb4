"""The log tells everything: whatever a seat's goods and settlers do, some event says it, with amounts and places."""

from __future__ import annotations

import re
from collections import Counter
from random import Random

import pytest

from neuland import load
from neuland.core.decision import Action
from neuland.core.table import Event
from neuland.games.settlement.board import STREETS
from neuland.games.settlement.goods import amounts
from neuland.games.settlement.state import SettlementTable
from neuland.text import LANGUAGES, Words

MANY = (
    *("artefact-brings", "artefact-settler", "lay", "invite", "build", "use", "give", "deposit"),
    *("lose", "fight", "trade"),
)
EAGERLY = ("invite", "use", "use-give", "build", "explore")
GAINS, LOSSES = ("got",), ("given", "paid", "lost")


def told(events: list[Event], seat: int) -> Counter[str]:
    """What the events say that a seat's goods did."""
    change: Counter[str] = Counter()
    for event in events:
        if event.args.get("seat") == seat:
            for name in GAINS:
                change.update(event.args.get(name, {}))
            for name in LOSSES:
                change.subtract(event.args.get(name, {}))
    del change["bonus"]
    return change


def busy(table: SettlementTable, dice: Random) -> tuple[int, Action]:
    """What makes a settlement work is done first: builders, users of buildings, those who activate rows."""
    ask = table.decisions[0]
    streets = [("activate", word) for place, word in enumerate(STREETS) if table.houses(ask.seat, place)]
    eager = [option for option in ask.options if option[0] in EAGERLY or option in streets]
    return ask.seat, dice.choice(eager if eager and dice.random() < 0.7 else list(ask.options))


@pytest.mark.parametrize("supply", ["unlimited", "strict"])
def test_goods_never_change_without_a_word(supply: str) -> None:
    kinds: Counter[str] = Counter()
    dice = Random(1)
    for seed in range(30):
        table = load("settlement").new(2, seed, {"supply": supply})
        assert isinstance(table, SettlementTable)
        events: list[Event] = []
        had = list(table.goods)
        while not table.over:
            table.apply(*busy(table, dice))
            events += table.events
            kinds.update(event.id for event in table.events)
            if not table.over and table.decisions[0].prompt == "street-for":
                continue  # what a building costs is told with its place
            for seat in range(2):
                change = Counter(amounts(table.goods[seat]))
                change.subtract(amounts(had[seat]))
                assert +change == +told(events, seat) and -change == -told(events, seat), events
            had, events = list(table.goods), []
    assert [kind for kind in MANY if not kinds[kind]] == [], kinds


@pytest.mark.parametrize("lang", LANGUAGES)
def test_heroes_have_names(lang: str) -> None:
    words = Words(load("settlement"), lang)
    names = [words.thing(f"H{number:02}") for number in range(1, 49)]
    assert len(set(names)) == 48 and not [name for name in names if re.search(r"\d", name)]
