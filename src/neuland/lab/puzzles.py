"""Puzzles: positions from bots' games in which one answer is clearly best, and not the one that looks so.

They are scenario cases: the game's actions up to the position, then the answer. What is legal there is named with the
answer first and what looks best at first sight second; `note` is the theme, the kind of move that is right, and `text`
the solution in people's words.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from neuland.bots.consider import Thought
from neuland.core.catalog import Game, load
from neuland.core.decision import Action, action_text, parse_action
from neuland.core.errors import BadScenario
from neuland.core.rng import Dice
from neuland.core.scenario import Case, read_cases, set_up
from neuland.core.table import Table
from neuland.lab.reasons import Alternative, alternatives, at_first_sight, thoughts_of
from neuland.lab.told import foreseen, named, rounded, why
from neuland.text import LANGUAGES, Said, Words

STRONGER = 10
"""So many times as many tries a puzzle is checked with as it was found with."""
CLEARLY = 2.5
"""The answer is better than every other by so many standard errors of the difference."""
WORTH_IT = 1.5
"""Points by which it is better than what looks best."""
FEWEST_OPTIONS = 3
OPENING = 4
"""Nothing is to be found in the first decisions of a game."""
MOST_OF_A_GAME = 4
"""Then the next game is looked at: puzzles should differ."""
SLIP = 6
"""One answer in so many is any option, so that games differ from each other."""
PUZZLE_FILE = "puzzles.toml"
LEAVE, OTHER = "leave", "other"
"""Themes that every game has: to do no more, and what has no text `theme-…` of its own."""
DONE = ("done", "end", "none", "pass", "stop", "wait")
"""Words for doing no more."""


def has_puzzles(game: Game) -> bool:
    """Whether puzzles come with a game."""
    return (game.folder / "data" / PUZZLE_FILE).is_file()


def position(case: Case) -> Table:
    """The table of a puzzle."""
    table = set_up(case)
    for step in case.step:
        for line in step.get("actions", []):
            seat, _, text = line.partition(" ")
            table.apply(int(seat), text)
    return table


def answer(case: Case) -> tuple[int, Action]:
    """Who is asked, and what is right."""
    lines = case.do.get("actions", [])
    if len(lines) != 1:
        raise BadScenario(f"Case {case.id} is no puzzle: it should 'do' one action, the answer.")
    seat, _, text = lines[0].partition(" ")
    return int(seat), parse_action(text)


def tempting(case: Case) -> Action:
    """What looked best at first sight when the puzzle was made."""
    return parse_action(case.step[0]["then"]["legal"][1].partition(" ")[2])


def theme(game: Game, action: Action) -> str:
    """The kind of move: by its word and what kind of thing it names, or its word alone, as far as there are texts."""
    if action[0] in DONE:
        return LEAVE
    words, cards = Words(game, LANGUAGES[0]), game.room("cards").browse("") if game.has_room("cards") else []
    kinds = {card.id: card.kind for card in cards}
    things = [str(thing) for thing in action[1:]]
    named = [kinds[thing] for thing in things if thing in kinds]
    fitting = [f"{action[0]}-{kind}" for kind in named] + [str(action[0])]
    return next((each for each in fitting if words.has(f"theme-{each}")), OTHER)


def clear_best(thoughts: list[Thought]) -> Thought | None:
    """The best option, if it is clearly better than each other one."""
    best, *others = thoughts
    gaps = [best.better_by(other) for other in others]
    return best if all(mean > 0 and mean >= CLEARLY * error for mean, error in gaps) else None


def find(
    game: Game, seats: int, turns: Sequence[Mapping[str, str]], iterations: int, seed: int, games: int
) -> Iterator[Case]:
    """Puzzles, as they are found in so many games, which have these options in turn; at most one in each 24
    actions of a game."""
    for number in range(seed, seed + games):
        table = game.new(seats, number, turns[number % len(turns)])
        dice = Dice(number, "puzzles")
        stages: set[int] = set()
        for _ in range(game.longest):
            if table.over or len(stages) == MOST_OF_A_GAME:
                break
            decision = table.decisions[0]
            liked = at_first_sight(table, decision.seat)
            stage = len(table.actions) // 24
            if len(decision.options) >= FEWEST_OPTIONS and len(table.actions) >= OPENING and stage not in stages:
                found = _puzzle(table, liked, iterations)
                if found is not None:
                    stages.add(stage)
                    yield _case(game, table, found, liked)
            slips = dice.below(SLIP) == 0
            table.apply(decision.seat, decision.options[dice.below(len(decision.options))] if slips else liked)


def _puzzle(table: Table, liked: Action, iterations: int) -> list[Thought] | None:
    """What a strong search thinks of the options, if it finds the same clear answer as a quick one."""
    seat = table.decisions[0].seat
    best = clear_best(thoughts_of(table, seat, iterations, 1, also=[liked]))
    if best is None or best.option == liked:
        return None
    strong = thoughts_of(table, seat, STRONGER * iterations, 2, also=[liked, best.option])
    sure = clear_best(strong)
    if sure is None or sure.option != best.option:
        return None
    first = next(thought for thought in strong if thought.option == liked)
    return strong if sure.better_by(first)[0] >= WORTH_IT else None


def _case(game: Game, table: Table, thoughts: list[Thought], liked: Action) -> Case:
    seat = table.decisions[0].seat
    origin = table.origin
    best = thoughts[0].option
    options = alternatives(table, seat, thoughts, 1.0)
    first = next(option for option in options if option.first_sight)
    lines = [f"{actor} {action_text(action)}" for actor, action in table.actions]
    legal = [f"{seat} {action_text(option)}" for option in (best, liked)]
    return Case(
        id="-".join(map(str, [game.id, *dict(origin.chosen).values(), origin.seed, len(table.actions)])),
        game=game.id,
        seats=table.seats,
        seed=origin.seed or 0,
        options=dict(origin.chosen),
        step=[{"actions": lines, "then": {"legal": legal}}],
        do={"actions": [legal[0]]},
        note=theme(game, best),
        text={lang: solution(game, table, options[0], first, lang) for lang in LANGUAGES},
    )


def solution(game: Game, table: Table, best: Alternative, first: Alternative, lang: str) -> str:
    """Why the answer is right, and not what looks best, as a few sentences."""
    words = Words(game, lang)
    words.options = table.origin.options
    said = [
        words.say(
            "puzzle-solution", answer=named(best, words), tempting=named(first, words), points=rounded(first.points)
        )
    ]
    for option in (best, first):
        text = foreseen(option, words).rstrip(".")
        if text:
            said.append(words.say("puzzle-option", option=named(option, words), foreseen=Said(text)))
    said.append(why(first, words))
    return " ".join(sentence for sentence in said if sentence)


def written(case: Case) -> str:
    """A puzzle as a case of a TOML file."""
    step = case.step[0]
    return "\n".join(
        [
            "[[case]]",
            f"id = {json.dumps(case.id)}",
            f"game = {json.dumps(case.game)}",
            f"seats = {case.seats}",
            f"seed = {case.seed}",
            *([f"options = {_inline(case.options)}"] if case.options else []),
            f"note = {json.dumps(case.note)}",
            f"text = {_inline(case.text)}",
            f"do.actions = {_listed(case.do['actions'])}",
            "then = {}",
            "[[case.step]]",
            f"actions = {_listed(step['actions'])}",
            f"then.legal = {_listed(step['then']['legal'])}",
            "",
        ]
    )


def _listed(lines: list[str]) -> str:
    return "[" + ", ".join(json.dumps(line, ensure_ascii=False) for line in lines) + "]"


def _inline(words: Mapping[str, Any]) -> str:
    return (
        "{ " + ", ".join(f"{key} = {json.dumps(str(value), ensure_ascii=False)}" for key, value in words.items()) + " }"
    )


def confirmed(case: Case, iterations: int, seed: int = 3) -> bool:
    """Whether a search of so many tries still finds the answer best, and better than what looks so."""
    table = position(case)
    seat, right = answer(case)
    found = thoughts_of(table, seat, iterations, seed, also=[right, at_first_sight(table, seat)])
    return found[0].option == right


def check_all(cases: list[Case], iterations: int, heard: Callable[[int], None]) -> list[str]:
    """The puzzles that a search of so many tries does not confirm."""
    doubtful = []
    for case in cases:
        if not confirmed(case, iterations):
            doubtful.append(case.id)
        heard(1)
    return doubtful


def puzzles_of(game_id: str) -> Iterator[Case]:
    """The puzzles that come with a game."""
    game = load(game_id)
    if has_puzzles(game):
        yield from read_cases((game.folder / "data" / PUZZLE_FILE).read_text("utf-8"))
