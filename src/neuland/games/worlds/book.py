"""The Book of Worlds: the rules of one world in words, put together from its plan in reading order.

Every rule in force has a sentence `rule-ID` in `text/book.LANG.ftl`; privileges are said by their cards. What is not in
the plan is not in the book.
"""

from __future__ import annotations

from typing import Any, Final

from neuland.core.book import Book, Chapter, Clause, Module, Page
from neuland.core.table import Origin
from neuland.games.worlds import cards
from neuland.games.worlds.atlas import known_figures
from neuland.games.worlds.figures import Figures, figures
from neuland.games.worlds.plan import CLOCKWISE, MAJORITIES, MODULES, SHARES, Plan
from neuland.games.worlds.worlds import RANDOM, WORLDS, plan_of, world_of

ROMAN: Final = ("I", "II", "III")
CHAPTERS: Final[dict[str, str]] = {
    "about": "W1 W8 G29",
    "sides": "G42 G40 G39 G2 G3 G47 G6 G41 G7 G8 G10 G17 G1 W9 W2 G36",
    "map": "W3 G30 G31 G32 G33 G34 G35 M5-S1 G18 G20 M8-S1 M1-S1 M1-S1a M1-S1b M1-S1c M8-S2",
    "setup": "G37 G38 M1-S4 M1-S3 M2-S1 M2-D2a M2-S5 M3-S1 M3-S1a M3-S2 M3-S3 M3-S4 M5-S2 M6-S1 M6-S2 M7-S1 M7-S2 "
    "M7-S3 M7-S3a M9-S1 M9-S2 M9-S3 M9-S4 M9-S5 W7 G27 G28",
    "capitals": "W4 W6 G49 G21 G22 G23 G24 G19 M2-S2 M2-S3 M2-S4 M1-S2 M1-S2a M1-S2b M4-S1 M4-S1a M4-S1b M4-S1c",
    "rounds": "G4 M9-R1 M9-R2 M9-R3",
    "AR": "M9-A0 M9-A1 M9-A2 M9-A2a M9-A3 M9-A3a M9-A3b M9-A4 M9-A4a M9-A4b M9-F1 M9-F2 M9-F3 M9-F4 M9-F5 M9-A5 M9-A5a",
    "1": "W5 G25 G26 M3-1a M3-1e M3-1f M3-1b M7-1a M7-1b M7-1c M9-1a M9-1c M9-1d M3-1d M3-1c M3-1g M9-1b M7-1d",
    "2": "M3-2 M3-2a M3-2b M3-2c",
    "3A": "M2-A1",
    "3B": "M9-B1 M9-B2",
    "3C": "M3-C M3-C1 M3-C2 M3-C3 M1-C1 M1-C2 G11 G43 G44 M8-C1 M2-A2 M2-A2a M2-A2b G12",
    "3D": "G13 G9 M2-D1 M8-D1 G14 M2-D2 M2-D3 M6-1 M6-1a "
    "M5-D1 M5-D2 M5-D2a M5-D2b M5-D2c M5-D3 M5-X M5-X1 M5-X2 M5-X3 M5-X4 M5-X5 M5-X6 M5-X7 "
    "M5-V1 M5-V2 M5-V3 M5-V4 M5-T1 M5-T2 M5-T3 M5-T4 M5-T5 "
    "M6-2 M6-2a M6-2b M6-2c M6-2d M6-2e M6-4 M6-4a M6-4b M6-5 M6-5a M6-5b "
    "M8-D2 M8-D2a M8-D3 M8-D3a M8-D3b M8-D4 M8-D5 M8-D5a M8-D5b M8-E M8-E2 M8-E1 G15",
    "board": "M6-3 M6-3a M6-3b M6-5c M6-5d M7-D1 M7-D2 M7-D3 M7-D3a M7-D3b M7-D4 M7-D5 M7-D6",
    "3E": "M1-E1 M1-E1a M1-E2 M1-E2a M1-E2b M1-E3 M1-E3a M1-E4 M1-E5 M1-E5a M1-E9 M1-E9a M1-E9b M1-E9c M1-E5b M1-E5c "
    "M1-E6 M1-E7 M1-E7a M1-E7b M1-E7c M1-E7d M1-E7e M1-E8 M1-E8a M1-E8b M2-D4 M2-E1 M2-E2 M3-E1 "
    "M5-E1 M5-E2 M5-E3 M5-E4 M7-E1",
    "3F": "M3-F M3-F1 M3-F2 M3-F3 M3-F4",
    "fight": "M4-1 M4-1a M4-1b M4-2 M4-2a M4-2b M4-3 M4-3a M4-4 M4-G1 M4-G2 M4-G3 M4-G4 M4-G5 M4-G6 M4-G7 M4-G8 M4-5 "
    "M4-5a M4-6 M4-6a M4-7 M4-7a M4-7b M4-8 M4-8a M4-8b M4-8c",
    "prizes": "M2-Z M2-Z1 M2-Z3 M2-Z4 M2-Z5 M2-Z6 M2-Z7 M2-Z8 M2-Z9",
    "3H": "G16 M1-H1 M1-H1a M1-H1b M1-H2 M2-H1 M2-H1a M2-H1b M2-H2 M3-H2 M4-H1 M4-H1a M5-H1 M6-H1 M6-H1a M6-H1b M7-H1 "
    "M7-H1a M8-H1 M8-H2 M8-H3 M8-H4 M8-H5 M3-H1 M9-H1 M9-H2 G46",
    "5": "M7-5a M7-5b M7-5c M7-5d M7-5e M7-5f M7-5g M7-5h",
    "4": "M9-4a M9-4b M9-4c M9-4d M9-4e",
    "round-end": "M9-H3",
    "end": "M1-END1 M2-END1 M2-END2 M2-END3 M3-END1 M4-END1 M4-END2 M4-END3 M4-END3a M5-END1 M5-END2 M6-END1 M6-END2 "
    "M7-END1 M8-END1 M8-END2 M9-END1 G5 G48",
    "score": "M1-SCORE1 M1-SCORE2 M2-SCORE1 M2-SCORE2 M3-SCORE1 M4-SCORE1 M5-SCORE1 M6-SCORE1 M6-SCORE2 M7-SCORE1 "
    "M8-SCORE1 M8-SCORE2 M7-SCORE2 M9-SCORE1 M9-SCORE2 M9-SCORE3 M9-SCORE4 M9-SCORE5 M9-SCORE6",
    "tie": "M1-TIE1 M2-TIE1 M3-TIE1 M4-TIE1 M5-TIE1 M6-TIE1 M7-TIE1 M8-TIE1 M9-TIE1 G45",
    "privileges": f"M3-P1 M3-P2 {' '.join(cards.RULE)}",
}
"""Where each rule is said, in reading order."""
ORDER: Final = {chapter: tuple(rules.split()) for chapter, rules in CHAPTERS.items()}
FACTS: Final = ("map", "order", "money", "residents", "sides")
PHASES: Final = ("AR", "1", "2", "3A", "3B", "3C", "3D", "3E", "3F", "fight", "3H", "5", "4")
GLANCE: Final = {
    "map": "W3 W4",
    "order": "W5",
    "money": "W7 G28",
    "residents": "W8 G42",
    "end": " ".join([rule for rule in ORDER["end"] if rule not in ("G5", "G48", "M4-END3a", "M5-END2")]),
    "score": " ".join(ORDER["score"]),
}
"""What is said of a world at a glance, by which rules; the phases come before the end."""
HARDER: Final = (83, 93)
"""From so many rules on a world is of middle weight, or heavy: a third of the worlds each."""
SAID_BY: Final = {"M8-D1": "M2-D1", "M8-E2": "M8-E"}
"""Rules that another rule's sentence says as well."""
RECONSTRUCTED: Final = {
    "M1-H1a": ("price_tens",),
    "M7-S2": ("scoring_cards",),
    "M9-S1": ("share_least", "share_most"),
    "M9-S5": ("share_least", "share_most"),
}
"""Rules whose numbers are lost from the printed game, and the words by which an owner's file gives them."""
CARD: Final = {rule: cards.WORDS[kind] for kind, rule in enumerate(cards.RULE)}


def book_of(origin: Origin, words: Any, drawn: bool = True) -> Book:
    """The rules of the world that a table of this origin plays. Before the table is opened one drawn by lot is not
    known."""
    if not drawn and origin.options["world"] == RANDOM:
        return Book(words.say("game"), words.say("book-random"), ())
    number = world_of(origin)
    plan = plan_of(number, origin.seats, origin.options["edition"], origin.data)
    known = said_figures(plan, words)
    title = words.say("book-title", number=str(number), name=name_of(plan.number, words))
    notes = (words.say("book-reconstructed-note"),) if _lost(plan, plan.rules) else ()
    made = chapters(plan, words)
    return Book(title, words.say_of("book-seats", known), tuple(made), notes, tuple(summary(plan, words, made)))


def said_figures(plan: Plan, words: Any) -> Figures:
    """What sentences may name, with the world's modules by their names."""
    names = [words.thing(f"module-{module}") for module in plan.modules]
    return {**figures(plan), **dict(zip(("first", "second", "third"), names, strict=True))}


def chapters(plan: Plan, words: Any) -> list[Chapter]:
    """All that is in force, and nothing else."""
    known = said_figures(plan, words)
    made = [
        Chapter(chapter, words.say_of(f"book-{chapter}", known), _clauses(plan, words, known, chapter))
        for chapter in ORDER
    ]
    return [chapter for chapter in made if chapter.clauses]


def _clauses(plan: Plan, words: Any, known: Figures, chapter: str) -> tuple[Clause, ...]:
    in_force = set(plan.rules)
    sentences: dict[str, list[str]] = {}
    for rule in ORDER[chapter]:
        if rule in in_force:
            sentences.setdefault(SAID_BY.get(rule, rule), []).append(rule)
    return tuple([_clause(plan, words, known, said, rules) for said, rules in sentences.items()])


def _clause(plan: Plan, words: Any, known: Figures, said: str, rules: list[str]) -> Clause:
    note = words.say("book-reconstructed") if _lost(plan, rules) else ""
    place = _place(plan, rules[0])
    source = (
        words.say("book-of", module=f"module-{module_of(rules[0])}", place=place)
        if place
        else words.say("book-general")
    )
    return Clause(_sentence(words, known, said), tuple(rules), source, place, note)


def _sentence(words: Any, known: Figures, rule: str) -> str:
    message = f"rule-{rule}"
    if rule not in CARD:
        return str(words.say_of(message, known)).strip()
    if words.has(message):
        return str(words.say_of(message, {**known, "card": words.thing(CARD[rule]), "about": words.about(CARD[rule])}))
    return f"{words.thing(CARD[rule])}: {words.about(CARD[rule])}"


def _lost(plan: Plan, rules: list[str]) -> bool:
    """Whether one of the rules has a number that no owner's file gives; scoring cards go by the number of players."""
    wanted = [word for rule in rules for word in RECONSTRUCTED.get(rule, ())]
    named = [f"{word}_{plan.seats}" if word == "scoring_cards" else word for word in wanted]
    return any(word not in plan.known.seen for word in named)


def _place(plan: Plan, rule: str) -> str:
    """The place of the module that brought a rule; "" for general rules."""
    module = module_of(rule)
    return ROMAN[plan.modules.index(module)] if module else ""


def module_of(rule: str) -> int:
    """The module whose rule it is; 0 for general rules."""
    return int(rule[1]) if rule.startswith("M") else 0


def name_of(number: int, words: Any) -> str:
    """Our own name of a world, put together from a fragment for each of its three positions."""
    parts = [words.say(f"name-{place}-{digit}") for place, digit in enumerate(str(number), 1)]
    return str(words.say("world-name", first=parts[0], second=parts[1], third=parts[2]))


def summary(plan: Plan, words: Any, made: list[Chapter]) -> list[tuple[str, str]]:
    """The world at a glance, in sentences of its book."""
    said = {rule: clause.text for chapter in made for clause in chapter.clauses for rule in clause.rules}
    lines = [(line, " ".join([said[rule] for rule in rules.split() if rule in said])) for line, rules in GLANCE.items()]
    lines.insert(-2, ("phases", " → ".join(phases(plan, words))))
    lines += [("plays", " ".join(told))] if (told := how_it_plays(plan.number, words)) else []
    return [(words.say(f"glance-{line}"), text) for line, text in lines]


def how_it_plays(world: int, words: Any) -> list[str]:
    """What the atlas knows of a world: how long it is with how many, what is special about it, and with how many it is
    best. Nothing where it was not played."""
    known = known_figures()
    told = [
        words.say("plays-length", players=players, rounds=round(numbers[1]), minutes=5 * max(1, round(numbers[2] / 5)))
        for players, numbers in sorted(known.worlds.get(world, {}).items())
    ]
    told += [words.say(f"plays-{word}") for word in known.character(world)]
    best = known.best_with(world)
    return told if best is None else [*told, words.say("plays-best", players=best)]


# ---- all 504 --------------------------------------------------------------------------------------------------


def pages(words: Any) -> list[Page]:
    """Every world with its name and what is to be known at a glance."""
    return [page_of(plan_of(number, 4, "first"), words) for number in WORLDS]


def parts(words: Any) -> list[Module]:
    """The nine modules, and what each brings in places I, II and III."""
    found = []
    for module in range(1, len(MODULES) + 1):
        brings = [words.say(f"brings-{module}-{place}") for place in (1, 2, 3)]
        found.append(Module(str(module), words.thing(f"module-{module}"), tuple(brings)))
    return found


def page_of(plan: Plan, words: Any) -> Page:
    known = said_figures(plan, words)
    said = tuple([text for fact in FACTS if (text := words.say_of(f"fact-{fact}", known))])
    facts = {
        "map": str(plan.map),
        "order": plan.order,
        "money": plan.money,
        "residents": known["residents"],
        "companies": known["companies"],
        "length": "few" if plan.modules[0] in (MAJORITIES, SHARES) else "open",
        "level": str(1 + sum(len(plan.rules) >= number for number in HARDER)),
    }
    parts = tuple([str(module) for module in plan.modules])
    said += tuple(played(plan.number, words, facts))
    return Page({"world": str(plan.number)}, name_of(plan.number, words), said, parts, len(plan.rules), facts)


def played(world: int, words: Any, facts: dict[str, str]) -> list[str]:
    """The usual length and the character of a world in a few words, from the atlas; also for programs."""
    known = known_figures()
    minutes = known.minutes(world)
    if minutes is None:
        return []
    facts["minutes"] = "-".join([str(each) for each in dict.fromkeys(minutes)])
    facts["character"] = " ".join(known.character(world))
    facts["best"] = str(known.best_with(world) or "")
    characters = [words.say(f"character-{word}") for word in known.character(world)]
    return [words.say("fact-minutes", minutes=facts["minutes"].replace("-", "–")), *characters]


def phases(plan: Plan, words: Any) -> list[str]:
    """The phases that this world has, by their titles."""
    known = said_figures(plan, words)
    in_force = set(plan.rules)
    there = [
        phase for phase in PHASES if in_force & set(ORDER[phase]) and not (phase == "1" and plan.order == CLOCKWISE)
    ]
    return [words.say_of(f"book-{phase}", known) for phase in there]
