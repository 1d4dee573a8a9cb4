"""Guided games: a lesson says what to do next and answers what its pupil does.

A lesson is a case (`scenario.py`) with steps of guidance. Each waits for one of some actions, which it praises, and
has an answer to everything else. Where somebody stands follows from what was played alone, so that taking back leads
back, and a server that starts again knows it too. `docs/scenarios.md` says how lessons are written.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from neuland.core.decision import Action, action_text, parse_action
from neuland.core.errors import BadScenario, MalformedAction
from neuland.core.rng import Dice
from neuland.core.table import Table

Text = dict[str, str]
"""Words for people, by language."""
PUPIL = 0
"""The seat of whoever learns."""
STRANGERS = 4
"""How often a guided game is tried, the other seats playing at random: what it waits for must be there each time."""
LONGEST = 2_000
"""After so many actions without a question to the pupil a guided game does not go on."""
_WORDS = {"ask", "right", "praise", "wrong", "otherwise"}


@dataclass(frozen=True)
class Step:
    """One thing to do. Actions are given by their first words: `load` means every good."""

    ask: Text
    right: tuple[Action, ...]
    praise: Text
    wrong: tuple[tuple[tuple[Action, ...], Text], ...] = ()
    """Actions with an answer of their own that are not what the step waits for."""
    otherwise: Text | None = None
    """The answer to all others; None where there are none."""

    def awaits(self, action: Action) -> bool:
        return _begins(action, self.right)

    def reply(self, action: Action) -> Text | None:
        """What is said to an action that the step does not wait for."""
        return next((text for actions, text in self.wrong if _begins(action, actions)), self.otherwise)


@dataclass(frozen=True)
class Standing:
    """How far a pupil has come."""

    at: int = 0
    """The number of the step that waits; as many as there are when all are done."""
    said: Text | None = None
    """The answer to what the pupil did last."""
    right: bool = True
    asks: Text | None = None
    """What to do now; None while others are asked, and where nothing that is waited for can be done any more."""


def _begins(action: Action, lines: Iterable[Action]) -> bool:
    return any(action[: len(line)] == line for line in lines)


# ---- reading -------------------------------------------------------------------------------------


def read_steps(name: str, raw: Sequence[Any], languages: Iterable[str]) -> list[Step]:
    """The steps of a case, checked; every text is there in all languages in which the case speaks."""
    return [_step(f"Case {name}: step {number} of 'guide'", step, set(languages)) for number, step in enumerate(raw, 1)]


def _step(where: str, raw: Any, languages: set[str]) -> Step:
    if not isinstance(raw, dict):
        raise BadScenario(f"{where} is not a table of words.")
    strange = sorted(set(raw) - _WORDS)
    if strange:
        raise BadScenario(f"{where}: unknown word {strange[0]!r}; known are {', '.join(sorted(_WORDS))}.")
    answers = raw.get("wrong", [])
    if not isinstance(answers, list) or any(not isinstance(a, dict) or set(a) != {"actions", "text"} for a in answers):
        raise BadScenario(f"{where}: each 'wrong' has 'actions' and 'text'.")
    return Step(
        _text(f"{where}: 'ask'", raw.get("ask"), languages),
        _actions(f"{where}: 'right'", raw.get("right")),
        _text(f"{where}: 'praise'", raw.get("praise"), languages),
        tuple(
            (_actions(f"{where}: 'wrong'", each["actions"]), _text(f"{where}: 'wrong'", each["text"], languages))
            for each in answers
        ),
        _text(f"{where}: 'otherwise'", raw["otherwise"], languages) if "otherwise" in raw else None,
    )


def _text(where: str, raw: Any, languages: set[str]) -> Text:
    texts = raw.items() if isinstance(raw, dict) else ()
    if {lang for lang, _ in texts} != languages or not all(isinstance(text, str) and text for _, text in texts):
        raise BadScenario(f"{where} should have words in the languages of 'text': {', '.join(sorted(languages))}.")
    return dict(texts)


def _actions(where: str, raw: Any) -> tuple[Action, ...]:
    if not isinstance(raw, list) or not raw:
        raise BadScenario(f"{where} should be a list of actions, or of their first words.")
    try:
        return tuple([parse_action(line) for line in raw])
    except MalformedAction as error:
        raise BadScenario(f"{where}: {error}") from None


# ---- following -----------------------------------------------------------------------------------


def follow(steps: Sequence[Step], table: Table, actions: Iterable[tuple[int, Action]]) -> Standing:
    """Where the pupil stands after these actions; `table` is where the lesson begins, and is played on."""
    standing = Standing()
    for seat, action in actions:
        decision = table.decision(seat)
        if seat == PUPIL:
            standing = _answered(steps, standing, decision.options, action)
        table.play(decision, action)
    now = _waiting(steps, standing.at, _offered(table))
    return Standing(standing.at if now is None else now, standing.said, standing.right, _asks(steps, now))


def _answered(steps: Sequence[Step], standing: Standing, options: Sequence[Action], action: Action) -> Standing:
    """What only could be done is no answer to anything; neither is what comes where no step can be done."""
    now = _waiting(steps, standing.at, options)
    if now is None:
        return standing
    step = steps[now]
    if step.awaits(action):
        return Standing(now + 1, step.praise)
    return Standing(now, step.reply(action), right=False)


def _waiting(steps: Sequence[Step], at: int, options: Sequence[Action]) -> int | None:
    """The first step from here on that can be done now: whoever went another way meets the guidance again there."""
    return next((n for n in range(at, len(steps)) if any(steps[n].awaits(option) for option in options)), None)


def _asks(steps: Sequence[Step], now: int | None) -> Text | None:
    return None if now is None else steps[now].ask


def _offered(table: Table) -> Sequence[Action]:
    return next((ask.options for ask in table.decisions if ask.seat == PUPIL), ())


# ---- trying --------------------------------------------------------------------------------------


def try_out(steps: Sequence[Step], start: Table, seed: int) -> list[str]:
    """Plays a guided game as it is meant, with a wrong move at every step that has one, whatever the others do;
    a line for each thing that is not as it should be."""
    failures: list[str] = []
    for stranger in range(STRANGERS if steps else 0):
        failures += _try_once(steps, start, Dice(seed + stranger, "guide"))
    return list(dict.fromkeys(failures))


def _try_once(steps: Sequence[Step], start: Table, dice: Dice) -> list[str]:
    table = start.clone()
    played: list[tuple[int, Action]] = []
    for number, step in enumerate(steps, 1):
        _play_until_asked(table, step, played, dice)
        options = _offered(table)
        right = [option for option in options if step.awaits(option)]
        if not right:
            offered = ", ".join(action_text(option) for option in options[:15]) or "nothing"
            return [f"step {number} of 'guide': nothing that it waits for is on offer, but {offered}"]
        wrong = [option for option in options if option not in right]
        if wrong:
            tried = wrong[dice.below(len(wrong))]
            standing = follow(steps, start.clone(), [*played, (PUPIL, tried)])
            if standing.right or standing.said is None:
                return [f"step {number} of 'guide': there is no answer to '{action_text(tried)}'"]
        chosen = right[dice.below(len(right))]
        _take(table, PUPIL, chosen, played)
        standing = follow(steps, start.clone(), played)
        if not standing.right or standing.said != step.praise:
            return [f"step {number} of 'guide': '{action_text(chosen)}' is not praised"]
    return []


def _play_until_asked(table: Table, step: Step, played: list[tuple[int, Action]], dice: Dice) -> None:
    """The others play at random, the pupil what only can be done."""
    for _ in range(LONGEST):
        options = _offered(table)
        if len(options) > 1 or any(step.awaits(option) for option in options) or table.over:
            return
        decision = next((ask for ask in table.decisions if ask.seat == PUPIL), table.decisions[0])
        _take(table, decision.seat, decision.options[dice.below(len(decision.options))], played)


def _take(table: Table, seat: int, action: Action, played: list[tuple[int, Action]]) -> None:
    table.play(table.decision(seat), action)
    played.append((seat, action))
