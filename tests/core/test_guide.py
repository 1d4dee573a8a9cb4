"""Guided lessons: what is asked, praised and answered otherwise; and what a lesson may not leave open."""

from __future__ import annotations

import pytest

from neuland.core.errors import BadScenario
from neuland.core.guide import follow
from neuland.core.scenario import read_cases, run_case, set_up

LESSON = """
[[case]]
id = "guided"
game = "bunny"
seats = 2
[case.text]
en = "Draft."
de = "Wähle."
[case.given]
round = 1
seat.0.land = ["D3", "E2"]
seat.0.hand = ["E3", "H8", "city2-1", "fisher", "A9", "farm-wood"]
[case.then]
[[case.guide]]
right = ["pick E3"]
ask = { en = "Take E3.", de = "Nimm E3." }
praise = { en = "It joins.", de = "Es verbindet." }
otherwise = { en = "That stands alone.", de = "Das steht allein." }
[[case.guide.wrong]]
actions = ["pick H8"]
text = { en = "H8 is far away.", de = "H8 ist weit weg." }
[[case.guide]]
right = ["drop"]
ask = { en = "Drop one.", de = "Lege eine ab." }
praise = { en = "Dropped.", de = "Abgelegt." }
"""


def told(*actions: str) -> tuple[int, str, bool, str]:
    """What the lesson says after these actions of its pupil."""
    [case] = read_cases(LESSON)
    table = set_up(case)
    steps = case.guidance()
    played = []
    for text in actions:
        played.append((0, next(option for option in table.decision(0).options if " ".join(map(str, option)) == text)))
        table.play(table.decision(0), played[-1][1])
    standing = follow(steps, set_up(case), played)
    return (
        standing.at,
        (standing.said or {}).get("en", ""),
        standing.right,
        (standing.asks or {}).get("en", ""),
    )


def test_the_right_move_is_praised_and_every_other_one_answered() -> None:
    assert told() == (0, "", True, "Take E3.")
    assert told("pick E3") == (1, "It joins.", True, "Drop one.")
    assert told("pick E3", "drop A9") == (2, "Dropped.", True, "")
    assert told("pick H8") == (1, "H8 is far away.", False, "Drop one."), "what can be done next is asked"
    assert told("pick A9") == (1, "That stands alone.", False, "Drop one.")
    assert told("pick A9", "drop E3") == (2, "Dropped.", True, "")


def test_a_lesson_is_tried_out_with_wrong_moves_too() -> None:
    [case] = read_cases(LESSON)
    assert run_case(case) == []
    [deaf] = read_cases(LESSON.replace('otherwise = { en = "That stands alone.", de = "Das steht allein." }\n', ""))
    [failure, *_] = run_case(deaf)
    assert failure.startswith("step 1 of 'guide': there is no answer to 'pick ")
    [impossible] = read_cases(LESSON.replace('right = ["drop"]', 'right = ["pick J9"]'))
    [failure, *_] = run_case(impossible)
    assert failure.startswith("step 2 of 'guide': nothing that it waits for is on offer, but drop ")


@pytest.mark.parametrize(
    ("was", "becomes", "says"),
    [
        ('right = ["pick E3"]', "right = []", "'right' should be a list of actions, or of their first words."),
        ('right = ["pick E3"]', 'right = ["pick  E3"]', "words are separated by single spaces"),
        (', de = "Nimm E3."', "", "'ask' should have words in the languages of 'text': de, en."),
        ('praise = { en = "It joins."', 'prise = { en = "It joins."', "unknown word 'prise'"),
        ('actions = ["pick H8"]\n', "", "each 'wrong' has 'actions' and 'text'."),
    ],
)
def test_what_is_wrong_with_a_guided_lesson_is_said_when_it_is_read(was: str, becomes: str, says: str) -> None:
    assert was in LESSON
    with pytest.raises(BadScenario, match="Case guided: step 1 of 'guide'") as caught:
        read_cases(LESSON.replace(was, becomes, 1))
    assert says in str(caught.value)
