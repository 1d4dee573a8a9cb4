"""Scenario cases: a table laid out by hand, some actions, and what must hold afterwards.

They serve as tests, bug reports, puzzles and tutorial positions. `docs/scenarios.md` has the words.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from neuland.core import catalog, toml
from neuland.core.decision import action_text, parse_action
from neuland.core.errors import ActionError, BadScenario, NeulandError
from neuland.core.guide import Step, read_steps, try_out
from neuland.core.rng import Dice
from neuland.core.table import Table

_CASE_WORDS: dict[str, type] = {
    "id": str,
    "rule": str,
    "game": str,
    "seats": int,
    "seed": int,
    "options": dict,
    "given": dict,
    "step": list,
    "do": dict,
    "then": dict,
    "note": str,
    "text": dict,
    "guide": list,
}
_DO_WORDS = {"actions", "play_on"}
_STEP_WORDS = {"actions", "then"}
LARGEST_NUMBER = 9_999
"""Beyond every number of every game. A position is given by people: a round of a hundred million is none."""
_KINDS: dict[type, str] = {str: "a text", int: "a whole number", dict: "a table of words", list: "a list"}


@dataclass
class Case:
    """One case of a file, as written."""

    id: str
    game: str
    rule: str = ""
    seats: int = 0
    seed: int = 1
    options: dict[str, Any] = field(default_factory=dict)
    given: dict[str, Any] = field(default_factory=dict)
    step: list[dict[str, Any]] = field(default_factory=list)
    """Actions before those of `do`, with what must hold after each part of them."""
    do: dict[str, Any] = field(default_factory=dict)
    then: dict[str, Any] = field(default_factory=dict)
    note: str = ""
    text: dict[str, str] = field(default_factory=dict)
    """Words for people, by language, where the case is a tutorial position."""
    guide: list[dict[str, Any]] = field(default_factory=list)
    """What a lesson asks of its pupil, step by step, and what it answers."""

    def guidance(self) -> list[Step]:
        return read_steps(self.id, self.guide, self.text)


def read_cases(text: str) -> list[Case]:
    """The cases of a TOML text."""
    document = toml.read(text, "This", BadScenario)
    cases = document.pop("case", None)
    if document or not isinstance(cases, list) or not cases:
        raise BadScenario("A scenario file holds [[case]] tables and nothing else.")
    return [_case(number, raw) for number, raw in enumerate(cases, 1)]


def _case(number: int, raw: Any) -> Case:
    name = raw.get("id", f"number {number}") if isinstance(raw, dict) else f"number {number}"
    if not isinstance(raw, dict):
        raise BadScenario(f"Case {name} is not a table.")
    unknown = sorted(set(raw) - set(_CASE_WORDS))
    if unknown:
        raise BadScenario(f"Case {name}: unknown word {unknown[0]!r}; known are {', '.join(sorted(_CASE_WORDS))}.")
    missing = sorted({"id", "game", "then"} - set(raw))
    if missing:
        raise BadScenario(f"Case {name} has no {missing[0]!r}.")
    for word, kind in _CASE_WORDS.items():
        if word in raw and type(raw[word]) is not kind:
            raise BadScenario(f"Case {name}: {word!r} should be {_KINDS[kind]}.")
    strange = sorted(set(raw.get("do", {})) - _DO_WORDS)
    if strange:
        raise BadScenario(f"Case {name}: unknown word 'do.{strange[0]}'; known are {', '.join(sorted(_DO_WORDS))}.")
    _check_lines(name, raw.get("do", {}).get("actions", []), "do.actions")
    _check_then(name, raw["then"], "then")
    for step in raw.get("step", []):
        _check_step(name, step)
    _check_numbers(name, raw.get("given", {}), "given")
    case = Case(**raw)
    case.guidance()
    return case


def _check_step(name: str, step: Any) -> None:
    if not isinstance(step, dict) or not isinstance(step.get("then", {}), dict):
        raise BadScenario(f"Case {name}: a 'step' is a table of words, and so is its 'then'.")
    strange = sorted(set(step) - _STEP_WORDS)
    if strange:
        raise BadScenario(f"Case {name}: unknown word 'step.{strange[0]}'; known are {', '.join(sorted(_STEP_WORDS))}.")
    _check_lines(name, step.get("actions", []), "step.actions")
    _check_then(name, step.get("then", {}), "step.then")


def _check_then(name: str, then: dict[str, Any], where: str) -> None:
    for word in ("legal", "illegal"):
        _check_lines(name, then.get(word, []), f"{where}.{word}")


def _check_numbers(name: str, given: Any, where: str) -> None:
    """Every number of a position has bounds, whatever its game makes of it."""
    if isinstance(given, dict):
        for word, value in given.items():
            _check_numbers(name, value, f"{where}.{word}")
    elif isinstance(given, list):
        for value in given:
            _check_numbers(name, value, where)
    elif isinstance(given, int) and abs(given) > LARGEST_NUMBER:
        raise BadScenario(f"Case {name}: numbers of a position go up to {LARGEST_NUMBER}; {where!r} is beyond.")
    elif not isinstance(given, (str, int)):
        raise BadScenario(f"Case {name}: {where!r} should hold texts and whole numbers, not {given!r}.")


def _check_lines(name: str, lines: Any, word: str) -> None:
    """Lines of the form 'SEAT ACTION'."""
    if not isinstance(lines, list):
        raise BadScenario(f"Case {name}: '{word}' should be a list of lines 'SEAT ACTION'.")
    for line in lines:
        seat, _, action = str(line).lstrip("!").strip().partition(" ")
        if not seat.isdigit() or not action:
            raise BadScenario(f"Case {name}: {line!r} in '{word}' is not 'SEAT ACTION'.")


def set_up(case: Case) -> Table:
    """The table as `given` lays it out."""
    game = catalog.load(case.game)
    table = game.new(case.seats or game.seats[0], case.seed, case.options)
    if case.given:
        if not game.has_room("cases"):
            raise BadScenario(f"Case {case.id}: positions of {game.id} cannot be laid out by hand, only played.")
        try:
            game.room("cases").arrange(table, case.given)
        except NeulandError as error:
            raise BadScenario(f"Case {case.id}: {error}") from None
        except (AttributeError, LookupError, TypeError, ValueError, RecursionError) as error:
            raise BadScenario(f"Case {case.id} cannot be laid out ({type(error).__name__}: {error}).") from None
        table.origin = table.origin.unknown()
    return table


def run_case(case: Case) -> list[str]:
    """Plays a case; a line for each thing that was expected and not found."""
    table = set_up(case)
    failures = try_out(case.guidance(), table, case.seed)
    actor = 0
    for number, step in enumerate(case.step, 1):
        actor, found = _play_lines(table, step.get("actions", []), actor)
        failures += [f"step {number}: {each}" for each in (*found, *_expect(table, step.get("then", {}), actor))]
    actor, found = _play_lines(table, case.do.get("actions", []), actor)
    if case.do.get("play_on"):
        _play_on(table, case)
    return failures + found + list(_expect(table, case.then, actor))


def _play_lines(table: Table, lines: list[str], actor: int) -> tuple[int, list[str]]:
    """Who acted last, and what went wrong."""
    failures = []
    for line in lines:
        actor, failure = _do(table, line)
        failures += failure
    return actor, failures


def _do(table: Table, line: str) -> tuple[int, list[str]]:
    """One line of `do`: an action that must be taken, or with a leading ! refused without a trace."""
    refused = line.startswith("!")
    seat, _, text = line.lstrip("!").strip().partition(" ")
    before = table.fingerprint() if refused else ""
    try:
        table.apply(int(seat), text)
    except ActionError as error:
        if refused and table.fingerprint() == before:
            return int(seat), []
        return int(seat), [
            f"'{line}': {error}{_on_offer(table, int(seat))}" if not refused else f"'{line}' left traces"
        ]
    return int(seat), [f"'{line}' should have been refused"] if refused else []


def _on_offer(table: Table, seat: int) -> str:
    options = [action_text(option) for ask in table.decisions if ask.seat == seat for option in ask.options]
    return f" On offer: {', '.join(options[:15])}{', …' if len(options) > 15 else ''}." if options else ""


def _play_on(table: Table, case: Case) -> None:
    """Random play to the end of the game, or until `play_on` holds as a path into the view."""
    dice = Dice(case.seed, "play on")
    until = case.do["play_on"]
    while not table.over:
        if isinstance(until, dict) and all(_find(table, 0, path) == want for path, want in _flat(until)):
            return
        decision = table.decisions[0]
        table.apply(decision.seat, decision.options[dice.below(len(decision.options))])


def _expect(table: Table, then: dict[str, Any], actor: int) -> Iterator[str]:
    for path, wanted in _flat(then):
        if path in ("legal", "illegal"):
            for line in wanted:
                seat, _, text = line.partition(" ")
                offered = any(ask.seat == int(seat) and parse_action(text) in ask.options for ask in table.decisions)
                if offered != (path == "legal"):
                    yield f"'{line}' should be {path}.{_on_offer(table, int(seat))}"
            continue
        found = _find(table, actor, path)
        if found != wanted:
            yield f"{path}: expected {wanted!r}, found {found!r}"


def _find(table: Table, actor: int, path: str) -> Any:
    """What lies at a path: in the acting seat's view, under `full.` in the whole truth,
    `ranking`, or `prompt.SEAT`: what that seat is asked ("" if nothing)."""
    words = path.split(".")
    found: Any
    if words[0] == "full":
        found, words = table.truth(), words[1:]
    elif words[0] == "ranking":
        found, words = table.ranking, words[1:]
    elif words[0] == "prompt":
        asked = [ask.prompt for ask in table.decisions if str(ask.seat) == words[-1]]
        return asked[0] if asked else ""
    else:
        found = table.view(actor)
    for word in words:
        found = _step(found, word, path)
    return found


def _step(found: Any, word: str, path: str) -> Any:
    if word == "count" and isinstance(found, list):
        return len(found)
    if isinstance(found, list) and word.isdigit() and int(word) < len(found):
        return found[int(word)]
    if isinstance(found, dict) and word in found:
        return found[word]
    known = (
        ", ".join(found)
        if isinstance(found, dict)
        else f"0 to {len(found) - 1}"
        if isinstance(found, list)
        else "nothing"
    )
    raise BadScenario(f"Unknown word {word!r} in {path!r}; here are: {known}.")


def _flat(words: dict[str, Any], before: str = "") -> Iterator[tuple[str, Any]]:
    """Nested tables as dotted paths."""
    for word, value in words.items():
        path = f"{before}{word}"
        if isinstance(value, dict) and value:
            yield from _flat(value, f"{path}.")
        else:
            yield path, value


def check(text: str) -> list[tuple[Case, list[str]]]:
    """Runs all cases of a file's text; with each case what was expected of it and not found."""
    results = []
    for case in read_cases(text):
        try:
            results.append((case, run_case(case)))
        except BadScenario as error:
            message = str(error)
            raise BadScenario(message if message.startswith("Case ") else f"Case {case.id}: {message}") from None
    return results
