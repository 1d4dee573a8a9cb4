"""Whoever tries what is not possible is told why, with a rule that holds in this world."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from neuland.core.decision import parse_action
from neuland.core.rng import Dice
from neuland.core.table import UNTOLD
from neuland.games.worlds import GAME
from neuland.games.worlds.numbering import actions
from neuland.games.worlds.state import WorldsTable
from neuland.games.worlds.worlds import PAIRS
from neuland.testing.reasons import reasons_are_the_seats_own
from neuland.text import LANGUAGES, Words
from worlds.laying import lay, play

RULE = re.compile(r"\b(?:M\d-[A-Z0-9]+[a-z]?|G\d+|W\d)\b")


def texts(lang: str) -> dict[str, str]:
    """All reasons of the game, by id."""
    lines = GAME.text_file(lang).read_text("utf-8").splitlines()
    return {line[7:].split(" = ")[0]: line for line in lines if line.startswith("reason-")}


def test_every_reason_names_the_rule() -> None:
    """Both languages name the same one; those without a rule's name a ruling."""
    german = texts("de")
    for word, line in texts("en").items():
        named = re.findall(r"\(([CGMW][\w-]+)\)", line)
        assert named and named == re.findall(r"\(([CGMW][\w-]+)\)", german[word]), word


def test_every_reason_is_told() -> None:
    """Every text is one that a rule gives, and all that rules give have a text."""
    house = Path(GAME.folder)
    rooms = [house / "rules" / "reasons.py", *sorted((house / "modules").rglob("*.py"))]
    code = "\n".join(file.read_text("utf-8") for file in rooms)
    told = set(re.findall(r'"([a-z]+(?:-[a-z]+)*)"', code))
    prompts = {f"time-{prompt}" for prompt in re.findall(r'\.why\("([a-z-]+)"', code)} | {"time-drive"}
    unsaid = [word for word in texts("en") if word not in told | prompts]
    assert unsaid == []


@pytest.mark.parametrize("world", PAIRS[::3])
def test_reasons_are_rules_of_the_world(world: int) -> None:
    """Whatever a seat tries, wherever the game stands: the reason has words, and its rule is in force."""
    table = GAME.new(2 + world % 3, world, {"world": str(world)})
    assert isinstance(table, WorldsTable)
    tried = actions(table.origin)[:-150]
    rules = set(table.plan.rules)
    words = {lang: Words(GAME, lang) for lang in LANGUAGES}
    told = set()
    dice = Dice(world, "walk")
    for moment in range(120):
        if table.over:
            break
        decision = table.decisions[0]
        if moment % 12 == 0:
            offered = set(decision.options)
            told |= {table.reason(decision.seat, action) for action in tried if action not in offered}
        if moment % 60 == 0:
            reasons_are_the_seats_own(GAME, table, decision.seat, dice, 80)
        table.play(decision, decision.options[dice.below(len(decision.options))])
    assert len(told) > 5
    for reason in told:
        named = RULE.findall(texts("en").get(reason, ""))
        assert set(named) <= rules, f"{reason} is told in {world}, where {named} does not hold"
        assert all(words[lang].reason(reason) for lang in LANGUAGES)


def why(table: WorldsTable, line: str) -> str:
    seat, _, action = line.partition(" ")
    return table.why_not(int(seat), parse_action(action))


def test_residents() -> None:
    table = lay(
        286,
        phase="3C-residents",
        turn=0,
        tiles={"forest-1": [1, -1], "field-1": [2, -1]},
        side=[{"money": 25, "settlements_at": ["forest-1"], "tired": {"city-1": 8}}],
    )
    assert why(table, "0 buy field-1") == "no-settlement"
    assert why(table, "0 act city-1") == "time-act"
    assert why(table, "0 to field-1") == "time-what"
    assert why(table, "0 capital city-2") == "time-move-capital"
    assert why(table, "0 drive forest-1") == "not-in-world"
    assert why(table, "0 dance") == UNTOLD
    play(table, "0 buy city-1", "0 buy forest-1")
    assert why(table, "0 buy city-1") == "time-buy"


def test_room_and_money() -> None:
    table = lay(
        286,
        phase="3C-residents",
        turn=0,
        tiles={"forest-1": [1, -1]},
        side=[{"money": 50, "settlements_at": ["forest-1", "city-2"], "tired": {"city-1": 8}}],
    )
    play(table, "0 buy city-1", "0 buy forest-1")
    assert [why(table, f"0 buy {word}") for word in ("city-1", "forest-1")] == ["capital-full", "cell-full"]


def test_steps_and_plants() -> None:
    table = lay(
        867,
        phase="3D",
        turn=0,
        tiles={"forest-1": [1, 0], "meadow-1": [1, -1], "water-1": [0, -1], "field-1": [3, -1], "desert-1": [1, 1]},
        side=[
            {
                "settlements_at": ["forest-1", "meadow-1", "desert-1"],
                "active": {"forest-1": 1},
                "tired": {"meadow-1": 7},
                "money": 0,
                "settlements": 0,
            }
        ],
    )
    play(table, "0 act forest-1")
    assert why(table, "0 to water-1") == "water"
    assert why(table, "0 to field-1") == "too-far"
    assert why(table, "0 to meadow-1") == "no-room"
    assert why(table, "0 plant wood") == "plant-residents"
    assert why(table, "0 plant cattle") == "other-good"
    assert why(table, "0 road ne") == "road-settlements"
    assert why(table, "0 explore e") == "not-in-world"


def test_war() -> None:
    table = lay(
        764,
        phase="3D",
        turn=0,
        tiles={"field-1": [1, -4]},
        side=[{"capital": "city-10", "settlements_at": ["field-1"], "active": {"field-1": 1}}, {"capital": "city-5"}],
    )
    play(table, "0 act field-1")
    assert why(table, "0 to city-5") == "capital-barred"


def test_trolleys() -> None:
    table = lay(
        127,
        phase="3E",
        turn=0,
        tiles={"mountain-1": [-2, 0], "meadow-1": [-2, 1], "water-1": [-1, -1]},
        side=[{"capital": "city-1", "cargo": ["cattle"], "money": 5}, {"capital": "city-2"}],
    )
    assert why(table, "0 drive water-1") == "no-drive-water"
    assert why(table, "0 drive city-9") == "not-beside"
    assert why(table, "0 load cattle") == "holds-full"
    assert why(table, "0 load ore") == "nothing-to-load"
    assert why(table, "0 deliver cattle") == "no-demand"
    assert why(table, "0 extra") == "no-money-point"
    assert why(table, "0 settle") == "not-entered"
    assert why(table, "0 upgrade hold") == "time-upgrade"
    play(table, "0 drive mountain-1")
    assert why(table, "0 drop ore") == "not-aboard"
    play(table, "0 drive meadow-1")
    assert why(table, "0 drive city-1") == "no-points"


def test_shares_and_privileges() -> None:
    table = lay(
        926,
        phase="round",
        round=2,
        share_rounds=1,
        start=0,
        side=[{"president": 0, "value": 40, "own_units": 4}, {"president": 1, "own_units": 0, "bank": 5}],
        seat=[{"purse": 30, "units": {"green": 5}}, {"purse": 0, "units": {"white": 5, "green": 1}}],
    )
    assert why(table, "0 buy green") == "half-held"
    assert why(table, "0 buy purple") == "no-money-founding"
    assert why(table, "0 sell white 1") == "not-held"
    assert why(table, "0 retain") == "time-dividend"
    table = lay(
        123,
        phase="3C-privilege",
        turn=0,
        row=[["I-5", 20], ["I-2", 0], ["II-7", 0]],
        side=[{"money": 10, "privileges": ["I-2"]}],
    )
    assert [why(table, f"0 take {card}") for card in ("I-5", "I-2", "III-1")] == [
        "no-money-card",
        "kind-owned",
        "not-in-row",
    ]
