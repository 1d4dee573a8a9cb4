"""The review of a game: it finds what went wrong, repeats itself, and says it in both languages."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from neuland.bots.consider import Thought, consider
from neuland.bots.evaluation import evaluation_of
from neuland.cli import main
from neuland.core import catalog
from neuland.core.decision import action_text
from neuland.core.foresight import Foresight, Note
from neuland.core.record import Record, replay
from neuland.core.table import Table, round_of
from neuland.lab import review as lab
from neuland.lab.reasons import (
    Alternative,
    alternatives,
    at_first_sight,
    beyond,
    differences,
    sight,
    thoughts_of,
    tried,
)
from neuland.lab.review import SURE, Lesson, Look, Moment, Review, iterations_of, review
from neuland.lab.review import usual_iterations as usual
from neuland.lab.told import why
from neuland.terminal.review import headline, lesson, show_review
from neuland.terminal.screen import Screen
from neuland.text import LANGUAGES, Words

BLUNDERS = sorted((Path(__file__).parent / "blunders").glob("*.jsonl"))
"""Records in which the first seat once plays what is clearly worst; the name says where (see `plant.py`)."""
ITERATIONS = 12
SHOWN = {
    "en": ["A game", "Chance to win", "instead of", "To take away", "cost you most"],
    "de": ["A game", "Aussicht auf den Sieg", "statt", "Zum Mitnehmen", "am meisten gekostet"],
}


def planted(file: Path) -> tuple[Record, int]:
    return Record.loads(file.read_text("utf-8")), int(file.stem.rpartition("-")[2])


def test_there_is_a_blunder_in_every_game() -> None:
    assert {planted(file)[0].game for file in BLUNDERS} == set(catalog.catalog())


@pytest.mark.parametrize("file", BLUNDERS, ids=lambda file: file.stem)
def test_a_planted_blunder_is_found_among_the_moments(file: Path) -> None:
    record, where = planted(file)
    found = review(record, 0, ITERATIONS)
    moments = {moment.look.number: moment for moment in found.moments}
    assert where in moments
    assert not moments[where].good
    look = moments[where].look
    assert look.after < look.before
    assert look.played == action_text(record.actions[where][1])
    assert 1 <= len(found.moments) <= 5
    if record.game == "imperial":
        assert review(record, 0, ITERATIONS).facts() == found.facts()


@pytest.mark.parametrize("file", [file for file in BLUNDERS if "settlement" in file.stem], ids=lambda file: file.stem)
def test_nothing_is_a_loss_at_first_sight(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A look with few tries sees losses where there are none: what is told as one was looked at closely."""
    looked, think = [], lab._think

    def thinking(end: Table, number: int, seat: int, iterations: int, seed: int) -> list[Thought]:
        looked.append((number, iterations))
        return think(end, number, seat, iterations, seed)

    monkeypatch.setattr(lab, "_think", thinking)
    heard: list[tuple[int, int]] = []
    found = review(planted(file)[0], 0, 4, heard=lambda done, steps: heard.append((done, steps)))
    closely = [number for number, iterations in looked if iterations == lab.CLOSER_BY * 4]
    assert len(closely) == len(set(closely)) <= 2 * lab.CLOSER
    assert len(closely) == 2 * lab.CLOSER or {look.number for look in found.course if look.clear} <= set(closely)
    done = [each for each, _ in heard]
    assert done == sorted(done) and len({steps for _, steps in heard}) == 1 and heard[-1][0] == heard[-1][1]


def test_what_looks_best_does_not_depend_on_what_is_hidden() -> None:
    record, where = planted(BLUNDERS[0])
    table = replay(record, where)
    assert at_first_sight(table, 0) == at_first_sight(table.redeal(0, 5), 0)


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The file of a record in which the second seat is a person's."""
    record, _ = planted(next(file for file in BLUNDERS if file.stem.startswith("imperial")))
    record.players = ["greedy", "you:Ada"]
    file = tmp_path_factory.mktemp("review") / "game.jsonl"
    file.write_text(record.dumps(), "utf-8")
    return str(file)


def test_a_review_is_shown_in_both_languages(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    record = Record.loads(Path(game).read_text("utf-8"))
    found = review(record, 0, 8)
    for lang, wanted in SHOWN.items():
        words = Words(catalog.load(record.game), lang, ["Bob", "Ada"])
        show_review(Screen(), found, words, "A game", "game.jsonl")
        shown = capsys.readouterr().out
        assert all(word in shown for word in [*wanted, "Bob", "neuland replay game.jsonl --to"])


def cost(number: int, prompt: str, points: float, error: float = 0.1) -> Look:
    return Look(number, 1, prompt, 3, "pass", "deal", 0.5, 0.3, points, error, clear=points >= SURE * error)


def test_what_to_take_away_is_where_most_was_lost() -> None:
    """Of what is clear; with what better answers had more of, and the kind of move that was better."""
    course = [cost(1, "deal", 3.0), cost(2, "turn", 5.0), cost(3, "deal", 4.0), cost(4, "turn", 9.0, error=9.0)]
    mine = Alternative("pass", 0.3, 4.0, 0.1, why={"others": 9.0, "marks": 5.0, "goods": -2.0}, mine=True)
    better = Alternative("deal", 0.5, 0.0, 0.0)
    moments = [Moment(course[2], False, [mine, better])]
    found = Review("imperial", 2, 0, 8, 9, [], [0, 0], [0], True, course, moments)
    assert found.take_away == Lesson("deal", 2, 7.0, "marks", "deal")
    assert found.facts()["take_away"]["points"] == 7.0
    assert replace(found, moments=[]).take_away == Lesson("deal", 2, 7.0, "", "deal")
    course[2] = replace(course[2], best="choose COM001")
    assert replace(found, moments=[]).take_away == Lesson("deal", 2, 7.0, "", ""), "no word for most of it"
    assert replace(found, moments=[], course=course[1:]).take_away == Lesson("turn", 1, 5.0, "", "deal")
    assert replace(found, moments=[], course=course[2:]).take_away == Lesson("deal", 1, 4.0, "", ""), "no word for it"
    assert replace(found, course=[cost(4, "turn", 9.0, error=9.0)]).take_away is None


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "cost you most: about 4 points in each of 2 decisions. Worth another look there: Raze from hand."),
        (
            "de",
            "etwa 4 Punkte bei jeder von 2 Entscheidungen. Dort lohnt ein zweiter Blick: Aus der Hand zerstören.",
        ),
    ],
)
def test_what_to_take_away_is_told_for_each_decision(lang: str, said: str) -> None:
    """Who misses the same thing again and again loses it once: no sum is told."""
    assert lesson(Lesson("turn", 2, 8.2, "x", "raze"), Words(catalog.load("imperial"), lang)).endswith(said)


def test_alone_the_end_is_counted_as_what_was_expected() -> None:
    """The goal of the solo game is among the points expected, so it is in the end, too."""
    table = catalog.load("imperial").new(1, 3)
    while not table.over:
        table.apply(0, table.decisions[0].options[0])
    record = table.record()
    assert review(record, 0, 1).ended == evaluation_of("imperial").value(table, 0)
    assert review(planted(BLUNDERS[0])[0], 0, 1).ended == 0


# ---- where points come from ------------------------------------------------------------------------------------


@pytest.mark.parametrize("file", [file for file in BLUNDERS if file.stem in ("imperial-2-15", "settlement-2-24")])
def test_where_points_come_from_adds_up_to_the_difference(file: Path) -> None:
    """Of the planted blunder: as far as two sets of tries agree."""
    record, where = planted(file)
    table, played = replay(record, where), record.actions[where][1]
    found = alternatives(table, 0, thoughts_of(table, 0, 240, 1, also=[played]), 1.0, played)
    best, mine = found[0], next(option for option in found if option.mine)
    parts = {kind: best.parts.get(kind, 0.0) - mine.parts.get(kind, 0.0) for kind in {*best.parts, *mine.parts}}
    net = sum(-gap if kind == "others" else gap for kind, gap in parts.items())
    assert net == pytest.approx(mine.points, abs=0.5 + 3 * mine.error)
    fits = mine.points / 2 <= net <= 2 * mine.points
    assert mine.why == (pytest.approx({kind: gap for kind, gap in parts.items() if abs(gap) > 1e-6}) if fits else {})
    assert not best.why


def test_what_does_not_add_up_is_not_told() -> None:
    better, other = {"fief": 30.0, "parchment": 2.0, "others": 20.0}, {"fief": 4.0, "others": 36.0}
    assert list(differences(better, other, 44.0).items()) == [("fief", 26.0), ("others", -16.0), ("parchment", 2.0)]
    assert differences(better, other, 21.0) == {} == differences(better, other, 90.0)
    assert differences(other, better, 6.0) == {}
    assert differences(better, better, 0.0) == {}


@pytest.mark.parametrize("seats", [2, 3])
def test_leads_count_once_where_positions_are_valued_by_leads(seats: int) -> None:
    """In Imperial Settlers the evaluation itself says how far a seat is ahead of the best other."""
    table = catalog.load("imperial").new(seats, 3)
    for _ in range(30):
        table.apply(table.decisions[0].seat, table.decisions[0].options[0])
    seat = table.decisions[0].seat
    found = thoughts_of(table, seat, 8, 1)
    options = [thought.option for thought in found]
    twice = tried(table, seat, sight(table), options, len(found[0].leads), 1)
    for thought, leads in zip(found, twice, strict=True):
        for once, double in zip(thought.leads, leads, strict=True):
            assert max(once) == pytest.approx(max(double) / 2)
            assert sorted(once)[-2] == pytest.approx(-max(once)), "the second is as far behind"
    other = catalog.load("settlement").new(2, 3)
    seat = other.decisions[0].seat
    assert thoughts_of(other, seat, 4, 1) == consider(other, seat, 4, 1)


@pytest.mark.parametrize("seats", [2, 3])
def test_who_passes_is_not_ahead_because_more_of_the_game_is_seen(seats: int) -> None:
    """Of Imperial Settlers tries see the end, whatever is played: leads are of scores, points of the score sheet."""
    table = catalog.load("imperial").new(seats, 3)
    while ("pass",) not in table.decisions[0].options:
        table.apply(table.decisions[0].seat, table.decisions[0].options[0])
    seat = table.decisions[0].seat
    thoughts = thoughts_of(table, seat, 4, 1, also=[("pass",)])
    leads = [lead for thought in thoughts for leads in thought.leads for lead in leads]
    assert leads == pytest.approx([round(lead) for lead in leads])
    parts = alternatives(table, seat, thoughts, 1.0, deals=2)[0].parts
    assert parts
    assert not {*catalog.load("imperial").room("evaluation").FEATURES} & {*parts}, "nothing that is only hoped for"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", sorted(catalog.catalog()))
def test_there_are_words_for_all_that_positions_are_valued_by(game_id: str, lang: str) -> None:
    """The first feature is the score sheet where there are none for it."""
    words, room = Words(catalog.load(game_id), lang), catalog.load(game_id).room("evaluation")
    valued = [name for name, weight in zip(room.FEATURES, room.WEIGHTS, strict=True) if weight]
    assert [name for name in valued[1:] if not words.has(f"part-{name}")] == []


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Where that comes from: fiefs +22, the best opponent has 16 less, buildings in store −3."),
        ("de", "Woher das kommt: Lehnsgüter +22, 16 weniger beim besten Gegner, Bauwerke im Vorrat −3."),
    ],
)
def test_the_same_words_are_said_once_and_others_are_people(lang: str, said: str) -> None:
    other = Alternative(
        "pass", 0.3, 36.0, 1.0, why={"others": -16.0, "harvests": 12.0, "fief": 10.0, "store": -3.0, "x": 9.0}
    )
    assert why(other, Words(catalog.load("bunny"), lang)) == said
    assert why(replace(other, why={}), Words(catalog.load("bunny"), lang)) == ""


def test_a_moment_says_what_the_better_option_brings_beyond_the_other() -> None:
    joins = Note("joins", {"fiefs": 2})
    one = Foresight(costs={"wood": 2}, brings={"gold": 1}, points=2, notes=(joins,))
    other = Foresight(costs={"wood": 1}, brings={"gold": 1, "clay": 3}, points=5)
    assert beyond(one, other).facts() == {"costs": {"wood": 1}, "notes": [{"id": "joins", "args": {"fiefs": 2}}]}
    assert beyond(other, one).facts() == {"brings": {"clay": 3}, "points": 3}
    assert not beyond(one, one)
    gains = {"notes": [{"id": "parchments", "args": {"carrots": 8}}]}
    words = Words(catalog.load("bunny"), "en")
    mine = Alternative("build city2 E3", 0.3, 8.0, 1.0, gains=gains, mine=True)
    better = Alternative("build city2 D5", 0.5, 0.0, 0.0)
    look = Look(3, 1, "build", 2, "build city2 E3", "build city2 D5", 0.5, 0.3, 8.0, 1.0, clear=True)
    assert headline(Moment(look, False, [mine, better]), words) == (
        "“Build City 2 on D5” instead of “Build City 2 on E3” would have brought about 8 points more. "
        "What the better one does at once, unlike the other: your parchments +8."
    )


# ---- which moments ---------------------------------------------------------------------------------------------


def decided(number: int, points: float, before: float = 0.98) -> Look:
    return Look(number, 1, "turn", 3, "a", "b", before, before - 0.001, points, 0.1, chances=[before, 1 - before])


def test_where_the_game_is_decided_points_matter() -> None:
    assert decided(1, 8.0).cost == decided(1, 8.0, before=0.02).cost == pytest.approx(0.08)
    assert decided(1, 8.0, before=0.5).cost == pytest.approx(0.001)
    assert replace(decided(1, 8.0), chances=[]).cost == pytest.approx(0.001), "alone they are points already"
    seen = replace(decided(1, 0.0), best="a", gained=8.0)
    assert seen.merit == pytest.approx(0.08)


def test_moments_are_of_several_turns() -> None:
    """Five are of one turn: of those only the worst answer to each of two questions is told."""
    worst = {1: 9.0, 2: 8.0, 3: 7.0, 4: 6.0, 5: 5.0, 11: 4.0, 12: 3.5, 21: 3.0}
    course = [cost(number, "turn" if number % 2 else "deal", points) for number, points in worst.items()]
    course = [replace(look, after=look.before - look.points / 100) for look in course]
    course[1:3] = [replace(course[1], prompt="turn"), replace(course[2], prompt="deal")]
    turns = {number: number // 10 for number in worst}
    told = lab._moments(course, set(worst), turns, False)
    assert [look.number for look, _ in told] == [1, 3, 11, 12, 21]


def test_what_cost_hardly_anything_is_no_moment() -> None:
    """Of what is not clear, what is more likely than not fills up to three."""
    clear, likely = cost(1, "turn", 9.0), replace(cost(2, "deal", 9.0, error=8.0), clear=False)
    little, chance = replace(cost(3, "a", 0.4), after=0.499, clear=False), cost(4, "b", 9.0, error=10.0)
    course = [clear, likely, little, chance]
    told = lab._moments(course, {1, 2, 3, 4}, {number: number for number in range(5)}, False)
    assert [look.number for look, _ in told] == [1, 2]


def test_a_turn_ends_when_somebody_else_decides_or_a_round_ends() -> None:
    record, _ = planted(next(file for file in BLUNDERS if file.stem.startswith("settlement-2")))
    end = replay(record)
    turns = lab._turns(end, 0)
    actors = [actor for actor, _ in end.actions]
    for number, begun in turns.items():
        assert set(actors[begun : number + 1]) == {0}
        assert begun == number or round_of(end.at(begun)) == round_of(end.at(number))
    assert len(set(turns.values())) > 3


def test_a_game_that_is_many_says_which_one_it_is() -> None:
    view = catalog.load("worlds").new(2, 1, {"world": "456"}).view(0)
    assert Words(catalog.load("worlds"), "de").title(view) == "504 · Welt 456"
    assert Words(catalog.load("bunny"), "en").title({}) == "Bunny Kingdom"


def test_the_commands_json_holds_what_a_page_needs(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", game, "--budget", "4it", "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert facts["seat"] == 1, "the first person's decisions, where nobody says whose"
    assert facts["alone"] is False
    assert facts["near"] <= len(facts["course"])
    for look in facts["course"]:
        assert sum(look["chances"]) == pytest.approx(1, abs=0.01)
    for moment in facts["moments"]:
        mine, best, *_ = moment["alternatives"]
        assert mine["mine"]
        assert mine["action"] == moment["look"]["played"]
        assert moment["good"] or (best["action"], best["points"]) == (moment["look"]["best"], 0)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--budget", "2s"], "A review thinks by iterations"),
        (["--budget", "many"], "is not a budget"),
        (["--seat", "3"], "The seats of this game are 0 to 1, not 3"),
    ],
)
def test_wrong_requests_are_refused_in_words(
    game: str, arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["review", game, *arguments]) == 2
    assert said in capsys.readouterr().err


def test_long_games_think_less_of_each_decision() -> None:
    assert usual(10) > usual(500) >= 12
    assert iterations_of("30it") == 30


def test_play_goes_on_from_a_decision(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--load", game, "--to", "999"]) == 2
    assert "decisions 0 to" in capsys.readouterr().err
    assert main(["play", "settlement", "--to", "3"]) == 2
    assert "--load" in capsys.readouterr().err
