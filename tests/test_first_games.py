"""The guided first games: 10 to 15 steps, whose sentences are true: numbers, goods and what is on offer."""

from __future__ import annotations

from typing import Any

import pytest

from neuland.core import catalog
from neuland.core.guide import Step
from neuland.core.scenario import set_up
from neuland.core.table import Table
from neuland.server.making import lessons

GAMES = ("bunny", "imperial", "settlement")


def first_game(game: str) -> tuple[Table, list[Step]]:
    case = lessons(catalog.load(game))[0]
    assert case.id == "first-game"
    return set_up(case), case.guidance()


def told(game: str) -> list[tuple[str, dict[str, Any], dict[str, Any]]]:
    """Played as it is asked, the others taking their first option: each praise, and the view before and after."""
    table, steps = first_game(game)
    found = []
    for step in steps:
        while not any(ask.seat == 0 and any(map(step.awaits, ask.options)) for ask in table.decisions):
            ask = next((ask for ask in table.decisions if ask.seat), None)
            assert ask is not None, step.ask["en"]
            table.apply(ask.seat, ask.options[0])
        ask = next(ask for ask in table.decisions if ask.seat == 0)
        before = table.view(0)
        table.apply(0, next(option for option in ask.options if step.awaits(option)))
        found.append((step.praise["en"], before, table.view(0)))
    assert not table.over, "it ends in a real game"
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_first_game_has_ten_to_fifteen_steps_and_answers_to_what_is_wrong(game: str) -> None:
    _, steps = first_game(game)
    assert 10 <= len(steps) <= 15
    assert sum(step.otherwise is not None or bool(step.wrong) for step in steps) >= 9
    assert all(len(text) < 260 for step in steps for text in (*step.ask.values(), *step.praise.values()))


def test_what_bunny_kingdoms_first_game_says_is_true() -> None:
    for praise, _, after in told("bunny"):
        best = max((fief["carrots"] for fief in after["seat"][0]["fiefs"]), default=0)
        if "one fief of five" in praise:
            assert after["phase"] == "draft" and after["seat"][0]["picks"] == ["E3"]
        for sentence, carrots in (("one resource = 3", 3), ("3 × 2 = 6", 6), ("3 × 3 = 9", 9)):
            if sentence in praise:
                assert best == carrots, praise
        if "3 × 4 = 12" in praise:
            assert after["seat"][0]["harvests"] == [12] and after["round"] == 2
    assert "your game" in first_game("bunny")[1][-1].ask["en"]


def test_what_settlements_first_game_says_is_true() -> None:
    seen = {praise: (before["seat"][0], after["seat"][0]) for praise, before, after in told("settlement")}

    def at(sentence: str) -> tuple[dict[str, Any], dict[str, Any]]:
        return next(pair for praise, pair in seen.items() if sentence in praise)

    before, after = at("Exploring itself brings no resource")
    assert before["goods"] == after["goods"] and not after["wilderness"]["I-2"]["monster"]
    before, after = at("you got a diamond")
    assert after["goods"]["diamond"] == before["goods"]["diamond"] + 1
    assert at("no monster appears")[1]["wilderness"]["I-1"]["fortress"]
    before, after = at("Two wood, one from each")
    assert after["goods"]["wood"] == before["goods"]["wood"] + 2
    before, after = at("Six points.")
    assert after["score"] == before["score"] + 6
    before, after = at("Trading is free")
    assert (before["settlers"], [after["goods"][kind] for kind in ("wood", "clay", "stone")]) == (
        after["settlers"],
        [1, 0, 0],
    )
    before, after = at("The round is over")
    assert after["goods"]["diamond"] == before["goods"]["diamond"] == 2, "what is rare stays"
    assert after["goods"]["wood"] == 1, "and what the fortress keeps"


def test_settlements_lessons_begin_where_games_can_come_to() -> None:
    """The first landscape lies in row I, each further one beside another (ST5-2)."""
    rows = ("I", "II", "III")
    for lesson in lessons(catalog.load("settlement")):
        for seat in set_up(lesson).view(0)["seat"]:
            places = [space.split("-") for space, land in seat["wilderness"].items() if land]
            found = [(rows.index(row), int(column)) for row, column in places]
            reached = [place for place in found if place[0] == 0]
            for row, column in reached:  # grows while it is read
                reached += [
                    other
                    for other in found
                    if other not in reached and abs(other[0] - row) + abs(other[1] - column) == 1
                ]
            assert sorted(reached) == sorted(found), lesson.id


def test_what_imperial_settlers_first_game_says_is_true() -> None:
    seen = {praise: (before, after) for praise, before, after in told("imperial")}

    def gained(sentence: str, good: str) -> int:
        before, after = next(pair for praise, pair in seen.items() if sentence in praise)
        mine = after["seat"][0]["goods"][good], before["seat"][0]["goods"][good]
        return int(mine[0] - mine[1])

    assert gained("two workers, as its raze field says", "worker") == 2
    assert gained("two workers now", "worker") == 2
    assert gained("A gold now", "gold") == 1
    assert gained("A worker became gold", "gold") == 1 and gained("A worker became gold", "worker") == -1
    assert gained("A stone and a victory point", "stone") == 1
    before, after = next(pair for praise, pair in seen.items() if "minus 1 point, plus 2" in praise)
    assert after["scores"][0] == before["scores"][0] + 1
    assert next(after for praise, (_, after) in seen.items() if praise.startswith("Round 2"))["round"] == 2
