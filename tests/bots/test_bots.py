"""Bots: what they choose, what they are shown, and what is said of those that fail."""

from __future__ import annotations

from pathlib import Path

import pytest

from neuland.bots import BOTS, Player, make_bot
from neuland.core import catalog
from neuland.core.errors import BadOption
from neuland.core.table import Table

pytestmark = pytest.mark.usefixtures("nim")


def table_of(seats: int, *actions: str, seed: int = 1) -> Table:
    table = catalog.load("nim").new(seats, seed)
    for line in actions:
        seat, _, action = line.partition(" ")
        table.apply(int(seat), action)
    return table


def own_bot(folder: Path, body: str) -> str:
    file = folder / "own.py"
    file.write_text("SEEN = []\nclass Mine:\n    def __init__(self, seed):\n        self.seed = seed\n" + body)
    return f"{file}:Mine"


def test_random_takes_every_option_and_repeats_itself_by_its_seed() -> None:
    decision = table_of(2, "0 charm lamp", "1 charm horn").decisions[0]

    def picks(seed: int) -> list[object]:
        player = Player("random", seed)
        return [player.answer(table_of(2), decision) for _ in range(40)]

    assert set(picks(1)) == set(decision.options)
    assert picks(1) == picks(1) != picks(2)


def test_greedy_values_what_follows() -> None:
    table = table_of(2, "0 charm lamp", "1 charm horn", seed=3)
    heap = table.view(0)["heap"]
    assert heap == 8
    table.apply(0, "take 1")
    assert Player("greedy", 1).answer(table, table.decisions[0]) == ("take", 3)


def test_greedy_lets_dice_decide_among_equals() -> None:
    table = table_of(2, "0 charm lamp", "1 charm horn", seed=3)
    chosen = {Player("greedy", seed).answer(table, table.decisions[0]) for seed in range(20)}
    assert chosen == {("take", 1), ("take", 2), ("take", 3)}, "8 stones: no way to stand well"


def test_greedy_follows_the_games_own_ratings(monkeypatch: pytest.MonkeyPatch) -> None:
    evaluation = catalog.load("nim").room("evaluation")
    monkeypatch.setattr(evaluation, "rate", lambda table, decision: [0.0, 9.0, 1.0], raising=False)
    table = table_of(2, "0 charm lamp", "1 charm horn")
    assert Player("greedy", 1).answer(table, table.decisions[0]) == ("take", 2)


def test_a_bot_is_shown_what_its_seat_knows_and_no_more(tmp_path: Path) -> None:
    body = """
    def choose(self, table, decision):
        SEEN.append((table.fingerprint(), table.origin.seed, table.view(0), list(table.actions)))
        assert table.decision(0) is decision
        return decision.options[0]
"""
    player = Player(own_bot(tmp_path, body), 5)
    one = table_of(2, "0 charm lamp", "1 charm horn")
    other = table_of(2, "0 charm lamp", "1 charm lamp")
    assert one.fingerprint() != other.fingerprint()
    for table in (one, other):
        player.answer(table, table.decisions[0])
    seen = player.bot.choose.__globals__["SEEN"]
    assert seen[0] == seen[1]
    assert seen[0][1] is None
    assert seen[0][2] == one.view(0)


def test_a_bot_cannot_change_the_table(tmp_path: Path) -> None:
    body = "    def choose(self, table, decision):\n        table.apply(0, 'take 3')\n        return ('take', 1)\n"
    table = table_of(2, "0 charm lamp", "1 charm horn")
    before = table.fingerprint()
    assert Player(own_bot(tmp_path, body), 5).answer(table, table.decisions[0]) == ("take", 1)
    assert table.fingerprint() == before


@pytest.mark.parametrize("answer", ["('take', 9)", "None", "'rubbish'", "7", "('take',)"])
def test_an_answer_that_is_no_option_is_reported(tmp_path: Path, answer: str) -> None:
    body = f"    def choose(self, table, decision):\n        return {answer}\n"
    table = table_of(2, "0 charm lamp", "1 charm horn")
    with pytest.raises(BadOption, match=r"own\.py:Mine answered .* none of its 3 options"):
        Player(own_bot(tmp_path, body), 5).answer(table, table.decisions[0])


def test_a_text_is_an_answer(tmp_path: Path) -> None:
    body = "    def choose(self, table, decision):\n        return 'take 2'\n"
    table = table_of(2, "0 charm lamp", "1 charm horn")
    assert Player(own_bot(tmp_path, body), 5).answer(table, table.decisions[0]) == ("take", 2)


def test_an_error_inside_a_bot_names_bot_and_error(tmp_path: Path) -> None:
    body = "    def choose(self, table, decision):\n        return 1 / 0\n"
    table = table_of(2, "0 charm lamp", "1 charm horn")
    with pytest.raises(BadOption, match=r"own\.py:Mine failed with ZeroDivisionError: division by zero"):
        Player(own_bot(tmp_path, body), 5).answer(table, table.decisions[0])


def test_what_is_wrong_with_a_bots_file(tmp_path: Path) -> None:
    good = own_bot(tmp_path, "    def choose(self, table, decision):\n        return decision.options[0]\n")
    assert make_bot(good, 1)
    with pytest.raises(BadOption, match=r"'Other' is not there.*Bots in it: Mine"):
        make_bot(good.replace(":Mine", ":Other"), 1)
    with pytest.raises(BadOption, match="no such file"):
        make_bot(f"{tmp_path}/none.py:Mine", 1)
    (tmp_path / "broken.py").write_text("def (")
    with pytest.raises(BadOption, match="failed with SyntaxError"):
        make_bot(f"{tmp_path}/broken.py:Mine", 1)
    (tmp_path / "mute.py").write_text("class Mine: pass")
    with pytest.raises(BadOption, match="has no method 'choose'"):
        make_bot(f"{tmp_path}/mute.py:Mine", 1)
    (tmp_path / "picky.py").write_text("class Mine:\n    def choose(self): pass")
    with pytest.raises(BadOption, match="failed with TypeError"):
        make_bot(f"{tmp_path}/picky.py:Mine", 1)


def test_an_unknown_bot_gets_the_known_ones() -> None:
    with pytest.raises(BadOption, match=r"no bot 'clever'. There are: random, greedy, .*path\.py:Class"):
        make_bot("clever", 1)
    assert list(BOTS)[:2] == ["random", "greedy"]


def test_a_bot_without_argument_takes_none() -> None:
    with pytest.raises(BadOption, match="'random' takes nothing after a colon, not '5'"):
        make_bot("random:5", 1)
