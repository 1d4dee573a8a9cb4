"""What the server sends of what a search thinks: reviews, hints and puzzles, as types."""

from __future__ import annotations

from typing import Literal

from neuland.server.api.answers import Answer, AnyView, DecisionFacts, ForesightFacts


class ReviewOption(Answer):
    """An option that was thought about."""

    action: str
    chance: float
    """To win with it; for one who plays alone, the points expected."""
    points: float
    """By how many points it is behind the best."""
    error: float
    """The standard error of that."""
    foresight: ForesightFacts
    parts: dict[str, float]
    """Points that follow, by the kinds of lines of the score sheet and what the evaluation sees beyond them (texts
    `part-ID`), and those of the best of the others under `others`."""
    why: dict[str, float] = {}
    """What the best option has more or less of, by the same texts, most first; nothing, where that does not add up to
    the difference."""
    gains: ForesightFacts = ForesightFacts()
    """What the best option costs and brings that this one does not."""
    first_sight: bool
    """Whether it looks best at first sight."""
    mine: bool
    """Whether it was played."""


class ReviewLook(Answer):
    """A decision that was looked at again."""

    number: int
    """The position in which it was made."""
    round: int
    prompt: str
    options: int
    played: str
    best: str
    before: float
    """The chance to win with the best option; for one who plays alone, the points expected."""
    after: float
    """The same with what was played."""
    points: float
    error: float
    gain: float
    """Where the best was played: how much better it is than what looks best at first sight."""
    chances: list[float]
    """Of all seats, before the decision; empty for one who plays alone."""
    clear: bool = False
    """Whether what was played clearly cost something."""
    gained: float = 0.0
    """Where the best was played: by how many points it is better than what looks best at first sight."""


class ReviewMoment(Answer):
    """A decision that mattered."""

    look: ReviewLook
    good: bool
    """Whether it was well seen; else it cost something."""
    alternatives: list[ReviewOption]
    """What was played first, then the others, best first."""


class ReviewLesson(Answer):
    """The question at which most was lost."""

    prompt: str
    decisions: int
    points: float
    """What they cost in all."""
    part: str
    """What better answers had more of: a text `part-ID`, or "" where that is not known."""
    theme: str = ""
    """The kind of move that was better: a text `theme-ID`, or "" where there is none."""


class ReviewFacts(Answer):
    """A game looked at again, for one seat."""

    game: str
    seats: int
    seat: int
    alone: bool
    iterations: int
    """How often each decision was tried."""
    decisions: int
    players: list[str]
    scores: list[int]
    winners: list[int]
    over: bool
    near: int
    """How many decisions were as good as the best, as far as one can tell."""
    course: list[ReviewLook]
    moments: list[ReviewMoment]
    take_away: ReviewLesson | None = None
    """Nothing, where nothing clearly cost something."""
    ended: float | None = None
    """Alone: how it ended, as the points expected are counted."""


class ReviewState(Answer):
    """How far a review is."""

    status: Literal["none", "making", "made", "failed"]
    done: int
    steps: int
    review: ReviewFacts | None


class HintFacts(Answer):
    """What a strong player would look at: two or three options, best first."""

    options: list[ReviewOption]


class PuzzleFacts(Answer):
    """A puzzle, by the kind of move that is its answer: the id of a text `theme-ID`."""

    id: str
    theme: str


class PuzzlePosition(Answer):
    """The position of a puzzle, as whoever is asked sees it."""

    id: str
    theme: str
    view: AnyView
    decision: DecisionFacts


class PuzzleAnswer(Answer):
    """Whether an answer is right, which one is, and why, in the languages that there are."""

    right: bool
    answer: str
    text: dict[str, str]
