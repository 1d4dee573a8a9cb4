"""Patches: whoever lays them on what they have sees exactly the view, on both sides of the line."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any, get_args

import orjson
import pytest
from hypothesis import given
from hypothesis import strategies as st

import neuland
from neuland.core.decision import action_text
from neuland.server.api.answers import State
from neuland.server.api.messages import UpdateMessage
from neuland.server.refusals import Refusal
from neuland.server.table import requests
from neuland.server.table.patches import Patch, between, patched
from neuland.server.table.sights import MEMBERS, Changes, Common, Sight
from neuland.server.table.viewpoints import MEMBERS as WHOLE
from neuland.server.table.viewpoints import Question, Viewpoints
from server.harness import ROOT, Json, after
from server.test_hosted import Table

WEB = ROOT / "web"
CASES: list[tuple[Any, Any, Patch]] = [
    (1, 2, [2]),
    (True, 1, [1]),
    ({"a": 1, "b": 2}, {"a": 1, "b": 3}, {"b": [3]}),
    ({"a": 1, "b": 2}, {"a": 1}, {"b": []}),
    ({"a": 1}, {"a": 1, "b": [], "c": {}}, {"b": [[]], "c": [{}]}),
    ({"a": 1, "b": 2}, {"b": 2, "a": 1}, [{"b": 2, "a": 1}]),
    ([1, 2, 3, 4], [1, 3, 4], [1, 1, []]),
    ([1, 4], [1, 2, 3, 4], [1, 0, [2, 3]]),
    ([{"a": 1}, {"a": 2}, 3], [{"a": 1}, {"a": 5}, 3], {"1": {"a": [5]}}),
    ([[1], [2]], [[1], [2, 3]], {"1": [1, 0, [3]]}),
    ({"__proto__": {"a": 1}, "b": 1}, {"__proto__": {"a": 2}, "b": 1}, {"__proto__": {"a": [2]}}),
    ({"10": 1, "9": 1}, {"10": 1, "9": 1, "8": 1}, {"8": [1]}),
]
"""What was, what is, and the patch that says so."""

words = st.sampled_from(["a", "b", "0", "1", "__proto__", "ä"])
plain = st.none() | st.booleans() | st.integers(-2, 2) | st.sampled_from([0.0, -0.0, 1.0, 1.5]) | words | st.text()
values = st.recursive(plain, lambda inner: st.lists(inner) | st.dictionaries(words, inner), max_leaves=12)


def written(value: Any) -> bytes:
    return orjson.dumps(value)


@pytest.mark.parametrize(("old", "new", "patch"), CASES)
def test_a_patch_says_what_changed_and_no_more(old: Any, new: Any, patch: Patch) -> None:
    assert between(old, new) == patch
    assert written(patched(old, patch)) == written(new)


@given(values, values)
def test_a_patch_leads_from_any_value_to_any_other(old: Any, new: Any) -> None:
    before = written(old)
    patch = between(old, new)
    assert (patch is None) == (written(old) == written(new))
    sent = [] if patch is None else [orjson.loads(written(patch))]
    for one in sent:
        assert written(patched(old, one)) == written(new), "letter by letter"
    assert written(old) == before, "what was is not touched"


LEAVES: list[Any] = [0, 1, True, False, None, "1", "", 1.0, [], [1], [True], {}, {"a": 1}, {"a": True}, "long " * 30]


def any_view(dice: Random) -> Json:
    """A view as small as it can be with all that is written piece by piece in it."""

    def members(most: int) -> Json:
        names = dice.sample("abcdefghij", dice.choice([most, most, 10]))
        return {name: dice.choice(LEAVES) for name in (names if dice.random() < 0.2 else sorted(names))}

    return {
        "round": dice.choice(LEAVES),
        "seat": [members(10) for _ in range(dice.randrange(3, 5))],
        "squares": {name: members(3) for name in sorted(dice.sample("abcdefghij", dice.choice([8, 10, 10, 10])))},
        "drawn": dice.choice([dice.choice(LEAVES), members(9), [members(2)]]),
    }


def changed(view: Json, dice: Random) -> Json:
    """The same view but for a little, or another one; what stays may be the same object or a copy."""
    other = any_view(dice)
    made = view if dice.random() < 0.5 else orjson.loads(written(view))
    made = {key: other[key] if dice.random() < 0.3 else value for key, value in made.items()}
    if dice.random() < 0.7 and len(view["seat"]) == len(other["seat"]):
        made["seat"] = [dice.choice(pair) for pair in zip(view["seat"], other["seat"], strict=True)]
        made["seat"][0] = {key: dice.choice([value, dice.choice(LEAVES)]) for key, value in view["seat"][0].items()}
    elif dice.random() < 0.5:
        made = {**view, "seat": [{key: twin(value) for key, value in seat.items()} for seat in view["seat"]]}
    return made


def twin(value: Any) -> Any:
    """What Python holds to be equal, and JSON does not."""
    return int(value) if isinstance(value, bool) else bool(value) if value in (0, 1) else value


def test_a_sight_leads_from_any_view_to_any_other() -> None:
    """Written piece by piece, and shared with what a spectator sees as far as they are the same."""
    dice = Random(7)
    rest = {member: None for member in MEMBERS if member != "view"}
    for _ in range(400):
        views = [any_view(dice)]
        sights: list[Sight] = []
        for version in range(4):
            views.append(changed(views[-1] if version < 3 else views[1], dice))
            common = Common(changed(views[-1], dice))
            shared = {key: common.view[key] if dice.random() < 0.5 else value for key, value in views[-1].items()}
            views[-1] = shared
            apart = dice.random() < 0.5  # only what is other than what all see
            own = {key: value for key, value in shared.items() if not apart or common.view[key] is not value}
            sights.append(Sight(version, {**rest, "view": own}, sights[-1] if sights else None, common, apart))
            assert bytes(orjson.dumps(sights[-1].member("view"))) == written(shared)
        for before, sight in zip(views[1:], sights, strict=True):
            made: Json = orjson.loads(written(sights[3].changes(sight, Changes())))
            patch = made.get("patch", {}).get("view")
            assert (patch is None) == (written(before) == written(views[4]))
            assert patch is None or written(patched(before, patch)) == written(views[4]), "letter by letter"


class Follower:
    """Somebody who looks at a table over a line of some kind; all that they were sent."""

    def __init__(self, viewpoints: Viewpoints, viewer: int | None, kind: str) -> None:
        self.viewpoints = viewpoints
        self.viewer = viewer
        self.kind = kind
        self.state: Json = {"version": 0, "log": []}
        self.sent: list[Json] = []
        self.known = -1
        """The version up to which the server has sent something; -1: it sends a whole state next."""
        self.foreseen: Question | None = None
        """The question of which the server has sent what can be foreseen."""
        self.gaps = 0

    def wake(self, dice: Random, mishaps: bool = True) -> None:
        """The server sends what it has, unless somebody reads too slowly for it."""
        mishap = mishaps and dice.random() < {"prompt": 0, "lags": 0.7, "reconnects": 0.2, "loses": 0.2}[self.kind]
        if self.kind == "reconnects" and mishap:
            self.known = -1
        version = self.viewpoints.hosted.telling.version(self.viewer)
        if version > self.known and not (self.kind == "lags" and mishap):
            self._hear(self._message(version), lost=self.kind == "loses" and mishap)

    def _message(self, version: int) -> Json:
        player = f"p{self.viewer}"
        if self.known < 0 or not self.viewpoints.remembers(self.viewer, self.known):
            made = {"type": "state", "state": self.viewpoints.state(self.viewer, player, self.state["version"], 0)}
            self.foreseen = self.viewpoints.question(self.viewer)
        else:
            made = self.viewpoints.update(self.viewer, player, self.known, 0)
        self.known = version
        message: Json = orjson.loads(written(made))
        return message

    def foresee(self) -> None:
        """The server has time for what can be foreseen of a question."""
        question = self.viewpoints.question(self.viewer)
        newest = self.known == self.viewpoints.hosted.telling.version(self.viewer)
        if newest and question is not None and question is not self.foreseen:
            self.foreseen = question
            self._hear(orjson.loads(written(self.viewpoints.foresight(question, self.known, 0))))

    def _hear(self, message: Json, lost: bool = False) -> None:
        if lost and message["type"] == "update":
            return
        self.sent.append(message)
        if message["type"] == "update" and message["since"] != self.state["version"]:
            self.gaps += 1
            self.known = -1  # asked for anew
            return
        self.state = after(self.state, message)

    def check(self) -> None:
        """What was put together is what a fresh look shows."""
        player = f"p{self.viewer}"
        fresh = Viewpoints(self.viewpoints.hosted).state(self.viewer, player, 0, 0)
        seen: Json = orjson.loads(written(fresh))
        assert self.state.keys() == seen.keys()
        for decision in seen["decisions"]:
            if self.foreseen is not self.viewpoints.question(self.viewer):
                decision["foresight"] = None  # there was no time for it yet
        for member, value in seen.items():
            if member != "log" or not self.viewpoints.hosted.over:  # lines of then lie open when the game is over
                assert written(self.state[member]) == written(value), (self.kind, member)


def follow(game: str, seed: int) -> list[Follower]:
    """A whole game with people of all kinds at it, some steps taken back, something said now and then."""
    table, dice = Table(["human"] * neuland.load(game).seats[0], game=game), Random(seed)
    hosted = table.hosted
    viewpoints = Viewpoints(hosted)
    followers = [
        Follower(viewpoints, viewer, kind) for viewer in (0, None) for kind in ("prompt", "lags", "reconnects", "loses")
    ]
    while hosted.running:
        ask = dice.choice(hosted.game.decisions)
        table.add("play", ask.seat, 1, action=action_text(dice.choice(ask.options)))
        if hosted.running and dice.random() < 0.1:
            take_back(table, ask.seat)
        if dice.random() < 0.05:
            table.add("chat", ask.seat, 1, text="well, well")
        for follower in followers:
            follower.wake(dice)
            if dice.random() < 0.5:
                follower.foresee()
            if dice.random() < 0.05 and follower.state["version"] == hosted.telling.version(follower.viewer):
                follower.check()
    table.add("chat", 0, 1, text="good game")
    for follower in followers:
        follower.wake(dice, mishaps=False)
        follower.wake(dice, mishaps=False)  # the first may have shown that something was lost
        follower.check()
    return followers


def take_back(table: Table, seat: int) -> None:
    """The seat's last step, if it need not ask the others for it."""
    try:
        draft = requests.undo(table.hosted, f"p{seat}", {"version": table.hosted.telling.version(seat)})
    except Refusal:
        return
    table.add(draft.kind, draft.seat, 2, **draft.body)


@pytest.fixture(scope="module")
def followed() -> dict[str, list[Follower]]:
    return {game: follow(game, 5) for game in sorted(neuland.catalog())}


@pytest.mark.parametrize("game", sorted(neuland.catalog()))
def test_whoever_loses_messages_reconnects_or_lags_sees_exactly_the_view(
    game: str, followed: dict[str, list[Follower]]
) -> None:
    prompt, lags, reconnects, loses = (
        [one for one in followed[game] if one.kind == kind] for kind in ("prompt", "lags", "reconnects", "loses")
    )
    assert all(one.gaps for one in loses) and not any(one.gaps for one in (*prompt, *lags, *reconnects))
    updates = [message for one in prompt for message in one.sent if message["type"] == "update"]
    whole = sum(len(written(one.state["view"])) for one in prompt) // len(prompt)
    patches = [len(written(message.get("patch", {}).get("view", {}))) for message in updates]
    assert sum(patches) / len(patches) < whole / 8, "a move changes little of a view"
    for one in lags:
        assert sum(message["type"] == "state" for message in one.sent) > 1, "who is far behind gets the whole"


@pytest.mark.parametrize("game", sorted(neuland.catalog()))
def test_what_can_be_foreseen_follows_by_itself(game: str, followed: dict[str, list[Follower]]) -> None:
    """It changes nothing but that; a new question has nothing of the old one's."""
    seat = next(one for one in followed[game] if one.kind == "prompt" and one.viewer == 0)
    state: Json = {}
    told = 0
    for message in seat.sent:
        before, state = state, after(state, message)
        if message["type"] == "update" and message["since"] == message["version"]:
            told += 1
            assert before["decisions"][0]["foresight"] is None and state["decisions"][0]["foresight"] is not None
            asked = [{**decision, "foresight": None} for decision in state["decisions"]]
            assert written({**state, "decisions": asked}) == written(before)
        elif message["type"] == "update" and "decisions" in message.get("patch", {}):
            assert all(decision["foresight"] is None for decision in state["decisions"])
    assert told > 5


@pytest.mark.parametrize("game", sorted(neuland.catalog()))
def test_an_update_follows_from_what_the_viewer_knows(game: str, followed: dict[str, list[Follower]]) -> None:
    """From the state before and the state after, nothing else: so neither what it holds nor how long it is, nor in
    what order, can tell more than the views do."""
    for one in followed[game]:
        if one.kind == "prompt":
            state: Json = {}
            for message in one.sent:
                before, state = state, after(state, message)
                if message["type"] == "update" and message["version"] > message["since"]:
                    assert told(message) == told(expected(before, state))


def expected(before: Json, state: Json) -> Json:
    """The members of an update, from what was shown alone."""
    first = Sight(0, {member: before[member] for member in MEMBERS}, None)
    last = Sight(1, {member: state[member] for member in MEMBERS}, first)
    made: Json = orjson.loads(written(last.changes(first, Changes())))
    return made


def told(message: Json) -> bytes:
    return written({member: message[member] for member in (*MEMBERS, "patch") if member in message})


def test_all_of_a_state_can_change() -> None:
    patch = UpdateMessage.model_fields["patch"]
    assert patch.annotation is not None
    names = get_args(get_args(patch.annotation)[0])
    assert set(WHOLE) == (set(UpdateMessage.model_fields) | set(names)) & set(State.model_fields) - {
        "version",
        "now",
        "log",
    }


def test_the_page_puts_the_same_together(followed: dict[str, list[Follower]], tmp_path: Path) -> None:
    """The page's own code, on what all these followers were sent, and on the cases above."""
    if not (WEB / "node_modules").is_dir():
        pytest.skip("The page's tools are not installed (make web): what the page makes of patches is not tested")
    lines = [{"messages": one.sent, "state": one.state, "gaps": one.gaps} for game in followed.values() for one in game]
    vectors = tmp_path / "vectors.json"
    vectors.write_text(json.dumps({"cases": CASES, "lines": lines}), "utf-8")
    command = [sys.executable, str(WEB / "tools" / "page.py"), "run", "test", "src/lib/states.test.ts"]
    environment = {**os.environ, "NEULAND_VECTORS": str(vectors)}
    done = subprocess.run(command, cwd=WEB, env=environment, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
