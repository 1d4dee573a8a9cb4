"""A review on the terminal: the course of the game as a row of bars, then the moments that mattered."""

from __future__ import annotations

from shlex import join

from neuland.lab.reasons import Alternative
from neuland.lab.review import Lesson, Moment, Review
from neuland.lab.told import gains, named, option_line, rounded, why
from neuland.terminal.screen import Screen
from neuland.text import Said, Words

BARS = "▁▂▃▄▅▆▇█"


def show_review(screen: Screen, review: Review, words: Words, title: str, file: str) -> None:
    """All of a review; `file` is the record that it was made from."""
    screen.put(title, style="bold")
    screen.put(words.say("review-title", decisions=len(review.course), seat=review.seat))
    if review.course:
        _course(screen, review, words)
    for number, moment in enumerate(review.moments, 1):
        screen.put()
        _moment(screen, review, number, moment, words)
        at = ["--to", str(moment.look.number)]
        look = ["neuland", "replay", file, *at, "--view", str(review.seat)]
        screen.put(words.say("review-look", command=Said(join(look))), "dim", 3, 2)
        screen.put(
            words.say("review-play-on", command=Said(join(["neuland", "play", "--load", file, *at]))), "dim", 3, 2
        )
    screen.put()
    if review.take_away:
        screen.put(words.say("review-take-away"), style="bold")
        screen.put(lesson(review.take_away, words))
    screen.put(words.say("review-near", near=review.near, decisions=len(review.course)))
    screen.put(words.say("review-hidden", seat=review.seat, iterations=review.iterations), style="dim")


def _course(screen: Screen, review: Review, words: Words) -> None:
    """How the game stood before each decision, with the moments' numbers under it."""
    stood = [look.before for look in review.course]
    most = max(stood) if review.alone else 1.0
    least = min(stood) if review.alone else 0.0
    across = min(len(stood), screen.width - 1)
    columns = [stood[place * len(stood) // across] for place in range(across)]
    scale = max(most - least, 1e-9)
    screen.put()
    screen.put(words.say("review-expected" if review.alone else "review-chance"), style="bold")
    screen.text("".join(BARS[min(7, int(8 * (value - least) / scale))] for value in columns), "cyan")
    marks = [" "] * across
    places = {look.number: place for place, look in enumerate(review.course)}
    for number, moment in enumerate(review.moments, 1):
        marks[places[moment.look.number] * across // len(stood)] = str(number)
    screen.text("".join(marks).rstrip(), "bold")


def _moment(screen: Screen, review: Review, number: int, moment: Moment, words: Words) -> None:
    look = moment.look
    screen.entry(number, 1, words.say("review-at", round=look.round, prompt=Said(words.prompt(look.prompt))))
    screen.put(headline(moment, words), "green" if moment.good else "red", 3, 0)
    screen.put(_stood(review, moment, words), "", 3, 0)
    for option in moment.alternatives:
        screen.put(f"• {option_line(option, words)}", "", 3, 2)
    reason = why(_worse(moment), words)
    if reason:
        screen.put(reason, "", 3, 0)


def headline(moment: Moment, words: Words) -> str:
    """A moment in a sentence or two: what would have been better, or was well seen, and what it brings."""
    other = _worse(moment)
    if moment.good:
        values = {"played": named(moment.alternatives[0], words), "other": named(other, words)}
        said = words.say("review-well", **values, points=rounded(other.points))
    else:
        values = {"played": named(other, words), "better": named(moment.alternatives[1], words)}
        said = words.say("review-instead", **values, points=rounded(other.points))
    return " ".join(filter(None, (said, gains(other, words))))


def _worse(moment: Moment) -> Alternative:
    """What the best option of a moment is told beside: what was played, or what looks best at first sight."""
    mine, *others = moment.alternatives
    return next(each for each in others if each.first_sight) if moment.good else mine


def lesson(found: Lesson, words: Words) -> str:
    """What to take away, in a sentence or two."""
    prompt = Said(words.prompt(found.prompt))
    said = words.say(
        "review-lesson", prompt=prompt, decisions=found.decisions, points=rounded(found.points / found.decisions)
    )
    for kind, word in (("part", found.part), ("theme", found.theme)):
        if word and words.has(f"{kind}-{word}"):
            said += " " + words.say(f"review-lesson-{kind}", **{kind: Said(words.say(f"{kind}-{word}"))})
    return said


def _stood(review: Review, moment: Moment, words: Words) -> str:
    kind = "points" if review.alone else "chance"
    scale = 1 if review.alone else 100
    before, after = round(scale * moment.look.before), round(scale * moment.look.after)
    return words.say(f"review-{kind}-{'kept' if moment.good else 'fell'}", before=before, after=after)
