"""Options and their reasons in people's words, the same for reviews, hints and puzzles."""

from __future__ import annotations

from neuland.core.decision import parse_action
from neuland.core.foresight import Foresight
from neuland.lab.reasons import Alternative, differences
from neuland.text import Said, Words


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


def why(better: Alternative, other: Alternative, words: Words) -> str:
    """Where the difference of two options comes from, if playing on finds it too; "" otherwise."""
    gaps = [(kind, gap) for kind, gap in differences(better, other) if words.has(f"part-{kind}")]
    parts = [
        words.say(
            f"review-part-{'more' if gap > 0 else 'less'}", part=Said(words.say(f"part-{kind}")), points=rounded(gap)
        )
        for kind, gap in gaps
    ]
    return words.say("review-why", parts=Said(", ".join(parts))) if parts else ""
