"""The searching bot: what it finds, that it repeats itself, and that it knows no more than its seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from neuland.bots import Player, make_bot
from neuland.bots.budget import Budget, parse_budget
from neuland.bots.evaluation import best_rated, evaluation_of
from neuland.bots.levels import iterations
from neuland.bots.mcts import Mcts, Search
from neuland.bots.tree import Memory, priors
from neuland.core import catalog
from neuland.core.decision import Decision
from neuland.core.errors import BadOption
from neuland.core.rng import Dice
from neuland.core.table import Table, round_of

GAMES = sorted(catalog.catalog())


@pytest.mark.usefixtures("nim")
@pytest.mark.parametrize(("heap", "right"), [(5, 1), (6, 2), (7, 3), (9, 1), (10, 2)])
def test_it_finds_the_winning_move(heap: int, right: int, monkeypatch: pytest.MonkeyPatch) -> None:
    evaluation = catalog.load("nim").room("evaluation")
    monkeypatch.setattr(evaluation, "value", lambda table, seat: float(table.standing(seat)[0]))
    table: Any = catalog.load("nim").new(2, 1)
    table.apply(0, "charm lamp")
    table.apply(1, "charm lamp")
    table.heap = heap
    answers = [Player("mcts:400it", seed).answer(table, table.decisions[0]) for seed in range(9)]
    assert Counter(answers).most_common(1)[0][0] == ("take", right)


def positions(game: str, seats: int, count: int) -> list[Table]:
    """Positions from all of a random game in which somebody has a choice."""
    table = catalog.load(game).new(seats, 11, quiet=True)
    dice = Dice(seats, "positions")
    found = []
    while not table.over:
        decision = table.decisions[dice.below(len(table.decisions))]
        if len(decision.options) > 1:
            found.append(table.clone())
        table.play(decision, decision.options[dice.below(len(decision.options))])
    return found[:: max(1, len(found) // count)]


@pytest.mark.parametrize("bot", ["greedy", "mcts:5it", "beginner"])
@pytest.mark.parametrize("game", GAMES)
def test_a_choice_does_not_depend_on_what_the_seat_cannot_know(game: str, bot: str) -> None:
    """Everything hidden from a seat is dealt anew, and its bot, with the same seed, answers the same."""
    differed = 0
    for seats in catalog.load(game).seats:
        for place, table in enumerate(positions(game, seats, 5)):
            for decision in table.decisions:
                others = [_at(table.redeal(decision.seat, seed), table) for seed in (1, 2)]
                differed += sum(other != table for other in others)
                answers = {Player(bot, place).answer(each, each.decision(decision.seat)) for each in (table, *others)}
                assert len(answers) == 1, decision
    assert differed, "nothing was hidden: this proved nothing"


def _at(redealt: Table, table: Table) -> Table:
    """As late in the game as the table: how often each has acted is known to itself."""
    redealt.actions = [(seat, ("x",)) for seat, _ in table.actions]
    return redealt


@pytest.mark.parametrize("game", GAMES)
def test_it_repeats_itself_by_seed_and_iterations(game: str) -> None:
    def answers(seed: int) -> list[object]:
        table = catalog.load(game).new(2, 5, quiet=True)
        players = [Player("mcts:8it", seed + seat) for seat in range(2)]
        while table.decisions and len(table.actions) < 30:
            decision = table.decisions[0]
            table.play(decision, players[decision.seat].answer(table, decision))
        return list(table.actions)

    assert answers(1) == answers(1)
    assert answers(1) != answers(7)


ENOUGH = 4
"""Positions in which it was seen; small games have few."""


@pytest.mark.parametrize("game", GAMES)
def test_what_was_learnt_is_kept_while_nothing_new_is_known(game: str) -> None:
    """A seat that decides twice in a row begins its second search with what the first found."""
    kept = 0
    for seats in catalog.load(game).seats:
        bot = Mcts(1, Budget(iterations=40))
        for table in positions(game, seats, 12):
            seat = table.decisions[0].seat
            known = table.redeal(seat, 1)
            decision = known.decision(seat)
            if len(decision.options) < 2 or kept > ENOUGH:
                continue
            chosen = bot.choose(known, decision)
            following = known.clone()
            following.play(following.decision(seat), chosen)
            if bot.expected is not None:
                assert bot.expected == following.view(seat)
                kept += bot.memory.trees[seat].visits > 0
    assert kept > 0


@pytest.mark.parametrize("game", GAMES)
def test_it_stops_when_nothing_left_could_change_its_answer(game: str) -> None:
    """The answer is that of the whole budget, in every game."""
    saved = 0
    for table in positions(game, 2, 6):
        seat = table.decisions[0].seat
        known = table.redeal(seat, 1)
        decision = known.decision(seat)
        search = Search(known, seat, evaluation_of(game), Dice(1, "mcts"), Memory(2))
        answers = []
        for left in range(29, -1, -1):
            search.iterate()
            if search.decided(left):
                answers.append(search.best(decision))
        saved += len(answers)
        assert {search.best(decision), Mcts(1, Budget(iterations=30)).choose(known, decision), *answers} == {
            search.best(decision)
        }
    assert saved > 6, "it never stopped before the end"


def test_a_cap_of_time_ends_a_search_whatever_its_budget() -> None:
    table = catalog.load("settlement").new(2, 5, quiet=True)
    for cap, most in ((1e-9, 0), (0.0, 20)):
        player = Player("mcts:20it", 1, cap)
        assert isinstance(player.bot, Mcts)
        seat = table.decisions[0].seat
        search = Search(table.redeal(seat, 1), seat, evaluation_of("settlement"), Dice(1), Memory(2))
        player.bot._think(search)
        assert (search.root.visits == 0) if cap else (1 < search.root.visits <= most)
    patient = Player("mcts:9s", 1, 1e-9)
    assert isinstance(patient.bot, Mcts)
    search = Search(table.redeal(seat, 1), seat, evaluation_of("settlement"), Dice(1), Memory(2))
    patient.bot._think(search)
    assert search.root.visits == 0, "nor does a budget of time go beyond it"
    decision = table.redeal(seat, 1).decision(seat)
    ratings = evaluation_of("settlement").rate(table.redeal(seat, 1), decision)
    capped = Player("mcts:20it", 1, 1e-9).answer(table, table.decision(seat))
    assert capped == best_rated(decision, ratings) == Player("mcts:1it", 1).answer(table, table.decision(seat))


@pytest.mark.parametrize("game", GAMES)
def test_the_favourite_is_what_is_rated_best(game: str) -> None:
    evaluation = evaluation_of(game)
    for seats in catalog.load(game).seats:
        for table in positions(game, seats, 40):
            for decision in table.decisions:
                best = best_rated(decision, evaluation.look(table, decision))
                assert evaluation.favourite(table, decision) == best, decision


@pytest.mark.usefixtures("nim")
def test_trees_of_a_table_that_moved_on_are_forgotten() -> None:
    bot = Mcts(1, Budget(iterations=30))
    table = catalog.load("nim").new(2, 1)
    bot.choose(table.redeal(0, 1), table.redeal(0, 1).decision(0))
    before = bot.memory
    table.apply(0, "charm lamp")
    table.apply(1, "charm lamp")
    known = table.redeal(0, 1)
    bot.choose(known, known.decision(0))
    assert bot.memory is not before


def ahead(bot: Mcts, seat: int) -> tuple[object, list[tuple[object, int, float]]]:
    """What a bot expects to see, and what it found for that."""
    edges = bot.memory.trees[seat].edges if bot.memory.trees else {}
    return bot.expected, [(edge.action, edge.visits, edge.total) for edge in edges.values()]


def waiting(game: str) -> list[tuple[Table, int]]:
    """Positions with a seat each that is not asked, at tables of the most players."""
    seats = catalog.load(game).seats[-1]
    found = []
    for table in positions(game, seats, 10):
        asked = {decision.seat for decision in table.decisions}
        found += [(table, seat) for seat in range(seats) if seat not in asked]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_what_it_thinks_ahead_does_not_depend_on_what_its_seat_cannot_know(game: str) -> None:
    """Everything hidden from a seat is dealt anew, and its bot, with the same seed, thinks of the same."""
    differed = thought = 0
    for place, (table, seat) in enumerate(waiting(game)):
        others = [_at(table.redeal(seat, seed), table) for seed in (1, 2)]
        differed += sum(other != table for other in others)
        players = [Player("mcts:6it", place) for _ in range(3)]
        for player, each in zip(players, (table, *others), strict=True):
            assert not player.think_ahead(each, seat, 0.0), "it had all its tries"
        found = [ahead(player.bot, seat) for player in players if isinstance(player.bot, Mcts)]
        assert found[0] == found[1] == found[2]
        thought += found[0][0] is not None
    assert differed and thought, "nothing was hidden, or thought about: this proved nothing"


@pytest.mark.parametrize("game", [game for game in GAMES if game != "bunny"])
def test_it_goes_on_with_what_it_thought_ahead_if_others_answer_so(game: str) -> None:
    """In Bunny Kingdom nobody foresees the hand that is handed on."""
    right = 0
    for table, seat in waiting(game):
        player = Player("mcts:12it", 1)
        assert isinstance(player.bot, Mcts)
        player.think_ahead(table, seat, 0.0)
        following = table.clone()
        while following.decisions and all(decision.seat != seat for decision in following.decisions):
            decision = following.decisions[0]
            following.play(decision, evaluation_of(game).favourite(following, decision))
        if player.bot.expected is None or not following.decisions or following.view(seat) != player.bot.expected:
            continue
        right += 1
        found = player.bot.memory
        before = found.trees[seat].visits
        player.answer(following, following.decision(seat))
        assert player.bot.memory is found, "it did not begin anew"
        assert before > 6
    assert right, "it never guessed right: this proved nothing"


@pytest.mark.usefixtures("nim")
def test_what_it_thought_ahead_of_is_forgotten_if_others_answer_otherwise() -> None:
    table = catalog.load("nim").new(2, 1)
    player = Player("mcts:30it", 1)
    assert isinstance(player.bot, Mcts)
    table.apply(0, "charm lamp")
    table.apply(1, "charm lamp")
    waits = 1 - table.decisions[0].seat
    assert not player.think_ahead(table, waits, 0.0)
    found = player.bot.memory
    assert found.trees[waits].visits > 0
    likely = evaluation_of("nim").favourite(table, table.decisions[0])
    other = next(option for option in table.decisions[0].options if option != likely)
    table.play(table.decisions[0], other)
    player.answer(table, table.decision(waits))
    assert player.bot.memory is not found


def test_who_has_no_time_to_think_ahead_goes_on_the_next_time() -> None:
    """A little at a time, until all its tries are done; and only searches think."""
    table = catalog.load("settlement").new(2, 3, quiet=True)
    waits = 1 - table.decisions[0].seat
    player = Player("mcts:60it", 1)
    assert isinstance(player.bot, Mcts)
    assert player.think_ahead(table, waits, 1e-9)
    assert player.bot.memory.trees[waits].visits == 0
    assert not player.think_ahead(table, waits, 0.0)
    found = player.bot.memory
    assert 30 < found.trees[waits].visits <= 60
    assert not player.think_ahead(table, waits, 0.0)
    assert player.bot.memory is found, "there was nothing more to think about"
    assert not Player("greedy", 1).think_ahead(table, waits, 0.0)


@pytest.mark.usefixtures("nim")
def test_every_iteration_counts_once_at_the_root() -> None:
    table = catalog.load("nim").new(3, 1)
    memory = Memory(3)
    search = Search(table.redeal(1, 1), 1, evaluation_of("nim"), Dice(1), memory)
    for _ in range(25):
        search.iterate()
    trees = memory.trees
    assert trees[1].visits == 25 == sum(edge.visits for edge in trees[1].edges.values())
    assert trees[0].visits == trees[2].visits == 25, "the others search too, in trees of their own"


@pytest.mark.usefixtures("nim")
def test_how_far_it_looks_is_for_the_table_to_say(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game may look farther in one position than in another; where it says nothing, as far for each player."""
    evaluation = catalog.load("nim").room("evaluation")
    table: Any = catalog.load("nim").new(3, 1)
    assert evaluation_of("nim").horizon(table, 3) == 18
    reached: list[int] = []

    def value(valued: Table, seat: int) -> float:
        reached.append(len(valued.actions))
        return 0.0

    monkeypatch.setattr(evaluation, "value", value)
    monkeypatch.setattr(evaluation, "rate", lambda rated, decision: [0.0] * len(decision.options), raising=False)
    monkeypatch.setattr(evaluation, "horizon", lambda asked, tries: asked.heap // 2, raising=False)
    for heap in (4, 8):
        table.heap = heap
        reached.clear()
        Player("mcts:3it", 1).answer(table, table.decision(0))
        assert set(reached) == {1 + heap // 2}, "its own answer, and so many more"


@pytest.mark.usefixtures("nim")
def test_with_many_tries_it_looks_farther_where_a_game_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """As many as the game asks for, of iterations or of those that fit into its time, about."""
    evaluation = catalog.load("nim").room("evaluation")
    table: Any = catalog.load("nim").new(2, 1)
    table.heap = 12
    ended: list[bool] = []

    def value(valued: Table, seat: int) -> float:
        ended.append(valued.over)
        return 0.0

    def looks(least: int, asked: Table, tries: int) -> int:
        return 100 if tries >= least else 2

    monkeypatch.setattr(evaluation, "value", value)
    monkeypatch.setattr(evaluation, "rate", lambda rated, decision: [0.0] * len(decision.options), raising=False)
    for least, budget, far in ((4, "3it", False), (3, "3it", True), (50, "50ms", True), (51, "50ms", False)):
        monkeypatch.setattr(evaluation, "horizon", partial(looks, least), raising=False)
        ended.clear()
        Player(f"mcts:{budget}", 1).answer(table, table.decision(0))
        assert set(ended) == {far}, (least, budget)


def test_how_far_levels_look_in_each_game() -> None:
    """Nobody's horizon hangs on the tries but in Bunny Kingdom and Imperial Settlers."""
    asked = {}
    for game in GAMES:
        for seats in catalog.load(game).seats:
            table, horizon = catalog.load(game).new(seats, 1, quiet=True), evaluation_of(game).horizon
            found = [horizon(table, iterations(level, game, seats)) for level in ("easy", "hard", "expert")]
            if len({*found}) > 1:
                asked[game, seats] = found
    assert asked == {
        ("bunny", 2): [30, 30, 60],
        ("bunny", 3): [45, 45, 90],
        ("bunny", 4): [60, 60, 120],
        ("imperial", 2): [40, 1000, 1000],
    }


@pytest.mark.parametrize("seats", [2, 4])
def test_it_looks_no_further_than_to_the_end_of_rounds(seats: int) -> None:
    """Where a game says so: everybody has had his turns then, and nobody is valued in the middle of one."""
    usual = evaluation_of("worlds")
    reached: list[int] = []

    def value(valued: Table, seat: int) -> float:
        reached.append(round_of(valued))
        return usual.value(valued, seat)

    for table in positions("worlds", seats, 6)[:3]:
        reached.clear()
        seat = table.decisions[0].seat
        search = Search(table.redeal(seat, 1), seat, replace(usual, value=value), Dice(1), Memory(seats))
        for _ in range(3):
            search.iterate()
        ends = round_of(table) + usual.rounds
        assert usual.rounds == 2
        assert set(reached) == {ends}, "all are far from the end of their game"


def test_dear_ratings_are_asked_for_a_number_of_times_and_then_seats_answer_by_habit() -> None:
    """In worlds alone: a search rates so many questions beyond its trees, knows options that it has rated by how far
    they lay behind, and answers the same question the same way; its first moves it rates in any case."""
    usual = evaluation_of("worlds")
    assert usual.ratings
    assert not any(evaluation_of(game).ratings for game in GAMES if game != "worlds")
    asked = []

    def look(table: Table, decision: Decision) -> Sequence[float]:
        asked.append((decision.seat, decision.prompt, decision.options))
        return usual.look(table, decision)

    table = catalog.load("worlds").new(2, 1, {"world": "417"}, quiet=True)
    seat = table.decisions[0].seat
    found = {}
    for most, tries in ((1, 0), (20, 0), (1, 20)):
        asked.clear()
        memory = Memory(2)
        evaluation = replace(usual, look=look, ratings=most)
        search = Search(table.redeal(seat, 1), seat, evaluation, Dice(1), memory, tries)
        for _ in range(12):
            search.iterate()
        assert search.ratings == len(memory.habits)
        found[most, tries] = search.ratings
    assert found[1, 0] < found[20, 0], "what was never rated is rated in any case, and no more"
    assert found[1, 20] == found[20, 0], "as many as there are tries"


@pytest.mark.usefixtures("nim")
def test_how_much_hope_counts_is_for_a_game_to_say(monkeypatch: pytest.MonkeyPatch) -> None:
    """By the number of players: who hopes for much tries all alike, who hopes for nothing what is good so far."""
    room = catalog.load("nim").room("evaluation")
    monkeypatch.setattr(room, "rate", lambda rated, decision: [0.0] * len(decision.options), raising=False)
    table: Any = catalog.load("nim").new(2, 1)
    table.heap = 9
    most = []
    for told in ({}, {2: 1e6}, {2: 0.0}, {3: 1e6}):
        monkeypatch.setattr(room, "DARING", told, raising=False)
        search = Search(table.redeal(0, 1), 0, evaluation_of("nim"), Dice(1), Memory(2))
        for _ in range(60):
            search.iterate()
        most.append(max(search.root.edges[option].visits for option in search.options))
    usual, hoping, sober, others = most
    assert (hoping, others) == (60 // len(search.options), usual)
    assert hoping < usual < sober


def test_where_hope_counts_more_than_usual() -> None:
    """In 504, and alone in Settlement."""
    told = {game: evaluation_of(game).daring for game in GAMES if evaluation_of(game).daring}
    assert told == {"settlement": {1: 4.0}, "worlds": {2: 3.0, 3: 3.0, 4: 3.0}}


def test_habits_are_the_option_that_lay_least_behind() -> None:
    memory = Memory(2)
    go, stay, rest = ("go",), ("stay",), ("rest",)
    assert memory.usual(0, "move", (go, stay)) is None
    assert memory.rated(0, "move", (go, stay), [1.0, 3.0]) == stay
    assert memory.habits == {(0, "move", (go, stay)): stay}
    assert memory.rated(0, "move", (go, rest), [9.0, 4.0]) == go
    assert memory.usual(0, "move", (stay, rest)) == stay
    assert memory.usual(0, "move", (go, rest)) == go, "behind by 2 once and by nothing once"
    assert memory.usual(1, "move", (go, stay)) is None, "another seat has its own"


def test_priors_are_shares_on_any_scale() -> None:
    for ratings in ([1.0], [2.0, 2.0], [3.0, 1.0, 2.0, -100.0], [0.001, 0.002], [1e9, 0.0]):
        found = priors(ratings)
        assert sum(found) == pytest.approx(1)
        assert min(found) > 0
        assert found.index(max(found)) == ratings.index(max(ratings))
    assert priors([3.0, 1.0, 2.0]) == pytest.approx(priors([30.0, 10.0, 20.0]))


def test_budgets() -> None:
    assert parse_budget("500it") == Budget(iterations=500)
    assert parse_budget("200ms") == Budget(seconds=0.2)
    assert parse_budget("2s") == Budget(seconds=2.0)
    for bad in ("", "fast", "0it", "-5it", "1.5s", "700s", "5", "it"):
        with pytest.raises(BadOption):
            parse_budget(bad)
    with pytest.raises(BadOption, match="'quick' is not a budget for thinking: give iterations as 500it"):
        make_bot("mcts:quick", 1)


@pytest.mark.parametrize("game", GAMES)
def test_a_time_budget_answers_too(game: str) -> None:
    table = catalog.load(game).new(2, 1, quiet=True)
    decision = table.decisions[0]
    assert Player("mcts:1ms", 1).answer(table, decision) in decision.options
