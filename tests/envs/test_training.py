"""A policy that learns: what it learns from, that it repeats itself, and the bot that plays by it."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

from neuland.cli import main
from neuland.core import catalog
from neuland.core.errors import BadOption
from neuland.envs import training
from neuland.envs.learned import FORBIDDEN, Network, load, save
from neuland.envs.training import Batch, Learner, Lesson, SelfPlay, gained, learning, softmax
from neuland.lab.simulate import unheard


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Short lessons."""
    for name, value in {"TABLES": 4, "BATCH": 200, "PIECE": 100, "PASSES": 1}.items():
        monkeypatch.setattr(training, name, value)


def network(seed: int = 1) -> Network:
    return Network.fresh(6, 5, 4, np.random.default_rng(seed))


def test_what_went_better_than_expected() -> None:
    assert gained([0.5, 0.25], 1.0) == pytest.approx([-0.25 + training.FORESIGHT * 0.75, 0.75])
    assert gained([1.0, 1.0, 1.0], 1.0) == [0.0, 0.0, 0.0]


def test_slopes_are_those_of_the_loss() -> None:
    """Each is compared with what the loss does if a weight moves a little."""
    dice = np.random.default_rng(3)
    net = network()
    net.outward += dice.standard_normal(net.outward.shape).astype(np.float32)
    net.judging += 0.5
    net = Network(**{name: part.astype(np.float64) for name, part in net.parts.items()})  # type: ignore[arg-type]
    rows = np.arange(7)
    masks = dice.random((7, 4)) < 0.6
    masks[:, 1] = True
    seen = dice.random((7, 6)).astype(np.float16)
    batch = Batch(
        seen,
        np.packbits(masks, axis=1),
        np.ones(7, np.int64),
        np.log(np.full(7, 0.4, np.float32)),
        dice.standard_normal(7).astype(np.float32),
        dice.standard_normal(7).astype(np.float32),
    )

    def loss() -> float:
        hidden = net.hidden(seen.astype(np.float32))
        chances = softmax(net.scores(hidden, masks)).astype(np.float64)
        logs = np.log(np.maximum(chances, training.TINY))
        ratio = np.exp(logs[:, 1] - batch.likely)
        clipped = np.clip(ratio, 1 - training.CLIP, 1 + training.CLIP)
        policy = -np.minimum(ratio * batch.better, clipped * batch.better)
        entropy = -(chances * logs).sum(axis=1)
        missed = 0.5 * (net.outcomes(hidden) - batch.outcome) ** 2
        return float((policy - 0.3 * entropy + missed).mean())

    slopes, _ = Learner(net, 4, dice)._slopes(batch, rows, 0.3)
    for name, part in net.parts.items():
        place = tuple(0 for _ in part.shape) if name != "outward" else (2, 1)
        was = part[place]
        part[place] = was + 1e-5
        above = loss()
        part[place] = was - 1e-5
        below = loss()
        part[place] = was
        assert slopes[name][place] == pytest.approx((above - below) / 2e-5, abs=1e-4), name


def test_what_is_no_option_is_never_chosen() -> None:
    scores = network().scores(np.ones((1, 5), np.float32), np.array([[True, False, True, False]]))
    assert (scores[0, [1, 3]] == FORBIDDEN).all()
    assert softmax(scores)[0, [1, 3]].tolist() == [0.0, 0.0]


@pytest.mark.usefixtures("small")
def test_a_lesson_repeats_itself_and_is_learnt_from_both_seats() -> None:
    lesson = Lesson("settlement", 2, {}, 400, hidden=8, seed=4)
    one, two = (list(learning(lesson, 2, {"random": 2}, unheard)) for _ in range(2))
    assert [step for step, _ in one] == [step for step, _ in two]
    assert len(one) == 2 and one[0][0].decisions == 0 and one[1][0].decisions >= 400
    assert np.array_equal(one[1][1].outward, two[1][1].outward)
    other = list(learning(Lesson("settlement", 2, {}, 400, hidden=8, seed=5), 2, {"random": 2}, unheard))
    assert not np.array_equal(one[1][1].outward, other[1][1].outward)
    play = SelfPlay(lesson, np.random.default_rng(1))
    table = catalog.load("settlement").new(2, 3, quiet=True)
    while not table.over:
        table.play(table.decisions[0], table.decisions[0].options[-1])
    assert sum(play._outcomes(table)) == pytest.approx(0.0)


@pytest.mark.usefixtures("small")
def test_the_command_writes_a_bot_that_plays_and_a_curve(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bot, curve = tmp_path / "learnt.py", tmp_path / "curve.json"
    asked = ["train", "settlement", "--decisions", "200", "--hidden", "4", "--points", "2", "--trials", "2"]
    assert main([*asked, "--write", str(bot), "--curve", str(curve), "--lang", "en"]) == 0
    assert f"{bot}:Policy" in capsys.readouterr().out.replace("\n", "")
    kept = json.loads(curve.read_text("utf-8"))
    assert kept["command"] == f"neuland {' '.join([*asked[:2], '--seats', '2', *asked[2:]])} --seed 0"
    assert [set(step["won"]) for step in kept["curve"]] == [{"random", "greedy"}] * 2
    drawn = ElementTree.parse(curve.with_suffix(".svg")).getroot()
    assert len(drawn.findall("{http://www.w3.org/2000/svg}polyline")) == 2
    assert main(["simulate", "settlement", "--seats", f"{bot}:Policy,random", "--games", "2", "--json"]) == 0
    capsys.readouterr()
    assert main(["simulate", "bunny", "--seats", f"{bot}:Policy,random", "--games", "1"]) == 2
    assert "learnt.npz has learnt settlement with 2 players, not bunny with 2" in capsys.readouterr().err
    assert main(["train", "settlement", "--write", str(tmp_path)]) == 2
    assert "this cannot be written; a file *.py" in capsys.readouterr().err


def test_a_kept_policy_plays_the_same_and_other_files_are_refused(tmp_path: Path) -> None:
    net, file = network(), tmp_path / "policy.npz"
    save(net, file, "bunny", 3)
    again, game, seats = load(file)
    assert (game, seats) == ("bunny", 3)
    assert np.allclose(again.inward, net.inward, atol=1e-3)
    file.write_text("no policy")
    with pytest.raises(BadOption, match="holds no learnt policy"):
        load(file)
