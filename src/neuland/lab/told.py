"""Options and their reasons in people's words, the same for reviews, hints and puzzles."""

from __future__ import annotations

from neuland.core.decision import parse_action
from neuland.core.foresight import Foresight
from neuland.lab.reasons import OTHERS, SMALL, Alternative
from neuland.text import Said, Words

MOST_PARTS = 3


def rounded(points: float) -> float:
    """Points as people say them: whole ones, small ones by tenths."""
    whole = round(abs(points))
    return whole if whole >= 2 else round(abs(points), 1)


def named(option: Alternative, words: Words) -> Said:
    """The option in the words in which it is shown while one plays."""
    return Said(words.action(parse_action(option.action)))


def foreseen(option: Alternative, words: Words) -> str:
    """What an option costs and brings, or what its card does."""
    foresight = Foresight.told(option.foresight)
    about = foresight.about if not foresight.brings and not foresight.points else ""
    said = (words.foresight(foresight), words.about(about) if about else "")
    return " · ".join(filter(None, said))


def option_line(option: Alternative, words: Words) -> str:
    """An option with what it is, and what it costs and brings."""
    marks = {"mine": option.mine, "best": option.points <= 0, "first": option.first_sight}
    told = [words.say(f"review-option-{mark}") for mark, holds in marks.items() if holds]
    if option.points > 0:
        told.append(words.say("review-option-behind", points=rounded(option.points)))
    return " · ".join(said for said in (named(option, words), ", ".join(told), foreseen(option, words)) if said)


def gains(other: Alternative, words: Words) -> str:
    """What the best option costs and brings that another does not."""
    said = words.foresight(Foresight.told(other.gains))
    return words.say("review-gains", foreseen=Said(said.rstrip("."))) if said else ""


def why(other: Alternative, words: Words, message: str = "review-why") -> str:
    """Where it comes from that the best option is better than another; "" where that is not known."""
    gaps: dict[tuple[str, str], float] = {}
    for kind, gap in other.why.items():
        if words.has(f"part-{kind}"):
            name = ("review-others", "") if kind == OTHERS else ("review-part", words.say(f"part-{kind}"))
            gaps[name] = gaps.get(name, 0.0) + gap
    told = sorted([gap for gap in gaps.items() if abs(gap[1]) >= SMALL], key=lambda gap: -abs(gap[1]))
    parts = [
        words.say(f"{which}-{'more' if gap > 0 else 'less'}", part=Said(part), points=rounded(gap))
        for (which, part), gap in told[:MOST_PARTS]
    ]
    return words.say(message, parts=Said(", ".join(parts))) if parts else ""
