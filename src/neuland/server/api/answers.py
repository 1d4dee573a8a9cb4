"""What the server sends, as types: for OpenAPI, for TypeScript, and for the tests that hold it to them."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict


class Answer(BaseModel):
    """Something that the server sends."""

    model_config = ConfigDict(extra="forbid")


class RefusalFacts(BaseModel):
    """Why a request was not carried out; what the id has no use for is left out."""

    model_config = ConfigDict(extra="forbid")
    id: str
    text: str
    where: str = ""
    """Of what is malformed: which member."""
    reason: str = ""
    """Of an action: the text that says why it is not possible."""
    why: str = ""
    to: int | None = None
    version: int = 0
    seconds: int = 0


class Event(Answer):
    """Something that happened in the game."""

    id: str
    args: dict[str, Any]


class Line(BaseModel):
    """One entry of a table, as the viewer may know it. What its kind has no use for is left out."""

    model_config = ConfigDict(extra="forbid")
    version: int
    at: int
    kind: str
    seat: int | None
    position: int | None = None
    turn: int | None = None
    round: int | None = None
    phase: str | None = None
    action: str | None = None
    events: list[Event] | None = None
    undone: bool | list[int] | None = None
    """Of a play: whether it was taken back. Of an undo: the versions of the lines that it took back."""
    starts: bool = False
    ends: bool = False
    name: str = ""
    """Who it was, as that person was called then."""
    text: str = ""
    what: Literal["undo", "bot"] | None = None
    to: int | None = None
    of: int | None = None
    bot: str | None = None
    was: str = ""
    why: str = ""
    vote: int | None = None
    yes: bool | None = None
    carried: bool = False


class TableFacts(Answer):
    """What is fixed about a table."""

    id: str
    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    data: bool
    status: Literal["open", "running", "finished", "frozen"]
    notice: str | None
    seed_policy: Literal["random", "chosen"]
    seed: str | None
    commitment: str | None
    salt: str | None
    committed: str | None
    start: Literal["deal", "record", "position", "case"]
    text: dict[str, str] | None
    parent: str | None
    visibility: Literal["public", "link", "private"]
    clock: dict[str, Any]
    gallery: bool
    """Whether those who only watch may chat."""
    created: int
    invitation: str | None


class You(Answer):
    """Who the state is for."""

    seat: int | None
    seats: list[int]
    host: bool


class SeatedFacts(Answer):
    """Who sits at a seat; without a name a bot, or somebody who is known by the seat's number alone."""

    seat: int
    kind: Literal["human", "bot", "open"]
    name: str
    bot: str | None


class PlayerFacts(SeatedFacts):
    """Who sits at a seat, and whether that player is there."""

    connected: bool
    away_since: int | None
    late: bool
    waits: bool


class ForesightFacts(Answer):
    """What an option costs and brings, as far as you can know: goods by their words. What is empty is left out."""

    costs: dict[str, int] = {}
    ways: list[dict[str, int]] = []
    brings: dict[str, int] = {}
    loses: dict[str, int] = {}
    points: int = 0
    notes: list[Event] = []
    about: str = ""
    certain: bool = False
    plain: bool = False


class DecisionFacts(Answer):
    """What you are asked."""

    seat: int
    prompt: str
    since: int
    options: list[str]
    foresight: dict[str, ForesightFacts] | None
    """By option; only those of which there is something to say. Null in an update: it follows in another."""


class UndoFacts(Answer):
    """What you can take back."""

    step: int | None
    turn: int | None
    why: str | None
    redo: str | None


class VoteFacts(Answer):
    """An open vote."""

    id: int
    what: Literal["undo", "bot"]
    by: int
    to: int | None
    seat: int | None
    bot: str | None
    why: str | None
    yes: list[int]
    waiting: list[int]


class ClockFacts(Answer):
    """A seat's time, in milliseconds."""

    seat: int
    left: int
    running: bool


class SheetRow(Answer):
    """Where points came from."""

    id: str
    args: dict[str, Any]
    points: int


class Result(Answer):
    """How a game ended."""

    scores: list[int]
    winners: list[int]
    ranking: list[list[int]]
    sheets: list[list[SheetRow]]
    hints: list[int]
    """How often each seat asked for a hint."""
    record: bool
    """Whether the game has a record, by which it can be kept and reviewed."""


class AskedFacts(Answer):
    """Who is asked what, as far as others may know."""

    seat: int
    prompt: str


class AnyView(BaseModel):
    """What you know of the game. Every game's view has these members, and its own besides."""

    model_config = ConfigDict(extra="allow")
    game: str
    seats: int
    viewer: int | None
    options: dict[str, Any]
    over: bool
    asked: list[AskedFacts]
    winners: list[int]
    round: int
    phase: str
    scores: list[int | None]
    seat: list[Any]


class LessonState(Answer):
    """How far the pupil of a guided lesson has come."""

    at: int
    """The number of the step that waits; `of` when all are done."""
    of: int
    asks: dict[str, str] | None
    """What to do now, by language; null while others are asked, or where the lesson cannot go on."""
    said: dict[str, str] | None
    """The answer to what was done last, by language."""
    right: bool
    """Whether that was what the lesson waited for."""


class State(Answer):
    """A table as one viewer sees it."""

    version: int
    position: int
    table: TableFacts
    you: You
    players: list[PlayerFacts]
    view: AnyView | None
    decisions: list[DecisionFacts]
    undo: UndoFacts | None
    votes: list[VoteFacts]
    clocks: list[ClockFacts] | None
    now: int
    spectators: int
    lesson: LessonState | None
    result: Result | None
    log: list[Line]


class Refused(Answer):
    """The answer to a request that was not carried out."""

    refusal: RefusalFacts
    state: State | None = None


class Made(Answer):
    """A new table."""

    table: str
    invitation: str | None
    token: str | None = None
    state: State


class ReachFacts(Answer):
    """Who can reach the server, and at which address."""

    reach: Literal["machine", "network", "anywhere"]
    address: str


class Invitation(ReachFacts):
    """What brings a friend to a table: a link, and its QR code row by row (1 is dark)."""

    link: str
    code: list[str]


class Joined(Answer):
    """A seat taken."""

    seat: int
    token: str | None = None
    state: State


class Done(Answer):
    """A request that was carried out. No state for who has left a private table."""

    version: int
    state: State | None


class Summary(Answer):
    """A table in a list."""

    id: str
    game: str
    seats: int
    status: str
    players: list[SeatedFacts]
    options: dict[str, Any]
    visibility: str
    created: int
    changed: int
    your_turn: bool
    asked: list[int]
    """Seats that are to decide."""
    round: int
    """0 where the game has none, or has not begun."""
    phase: str
    start: Literal["deal", "record", "position", "case"]
    hidden: bool
    """Whether you took it from your list; it comes back when you are asked again."""


class WayFacts(Answer):
    """A way in which you are told that it is your turn."""

    id: str
    kind: Literal["webhook", "mail", "push"]
    address: str
    confirmed: bool


class Notices(Answer):
    """What the server offers, your ways, and the tables that are to keep quiet."""

    mail: bool
    push_key: str
    ways: list[WayFacts]
    quiet: list[str]


class PersonFacts(Answer):
    """A player."""

    id: str
    name: str
    login: str | None


class MeFacts(Answer):
    """Who you are, and your tables."""

    player: PersonFacts | None
    tables: list[Summary] = []
    token: str | None = None


class OptionFacts(Answer):
    """A choice about the rules."""

    id: str
    choices: list[str]
    default: str
    seats: list[int]
    free: bool
    when: dict[str, list[str]]
    """What other options must be for this one to matter."""


class GameFacts(Answer):
    """A game of the catalog."""

    id: str
    names: dict[str, str]
    about: dict[str, str]
    seats: list[int]
    options: list[OptionFacts]
    rules: int
    stage: str
    designer: str
    publisher: str
    credits: dict[str, str]
    data: bool
    bots: list[str]
    lessons: list[str]
    puzzles: bool
    """Whether puzzles come with it."""
    spent: list[str]
    """Keys of views under which lies what nobody can choose any more."""
    book: bool
    """Whether the game puts its rules together itself, by seats and options."""
    workshop: bool
    """Whether it has components that an owner of the box can correct."""


class ClauseFacts(Answer):
    """A sentence of the rules, the rules that it says, and which part of the game brought them."""

    text: str
    rules: list[str]
    source: str
    mark: str
    """A short sign for the source; none for general rules."""
    note: str


class ChapterFacts(Answer):
    """What is said about one phase, or one part of set-up and scoring."""

    id: str
    title: str
    clauses: list[ClauseFacts]


class GlanceFacts(Answer):
    """What is to be known at a glance."""

    about: str
    text: str


class BookFacts(Answer):
    """The rules of one table, put together by the game."""

    title: str
    about: str
    summary: list[GlanceFacts]
    chapters: list[ChapterFacts]
    notes: list[str]


class PartFacts(Answer):
    """What the games of a book are put together from, and what it brings in each place."""

    id: str
    name: str
    brings: list[str]


class PageFacts(Answer):
    """One of the games of a book: the options that make it, its name, and what to look for."""

    options: dict[str, str]
    title: str
    words: list[str]
    parts: list[str]
    rules: int
    facts: dict[str, str]


class ContentsFacts(Answer):
    """All games of a book."""

    parts: list[PartFacts]
    pages: list[PageFacts]


class ComponentFacts(Answer):
    """A card, tile or square."""

    id: str
    kind: str
    name: str
    about: str
    facts: dict[str, Any]
    source: str
    confidence: str
    official_name: bool


class FieldFacts(Answer):
    """One word of an entry that an owner can correct, and what may stand there."""

    id: str
    type: Literal["choice", "some", "goods", "number", "numbers", "rows", "entry", "kinds"]
    of: list[str]
    least: int
    most: int
    step: int
    optional: bool
    fields: list[FieldFacts]
    kinds: dict[str, dict[str, list[FieldFacts]]]


class PartToCorrect(Answer):
    """A component that had to be reconstructed, in the words of component files."""

    kind: str
    id: str
    group: str
    values: dict[str, Any]


class WorkshopFacts(Answer):
    """What an owner of the box can correct, and how."""

    forms: dict[str, list[FieldFacts]]
    parts: list[PartToCorrect]
    entry: str
    section: str


class DesignFacts(Answer):
    """A design of a faction: all its copies are in a deck, or none."""

    id: str
    faction: str
    cards: list[str]
    added: bool


class DeckFacts(Answer):
    """A deck: ready-made (without a name), or somebody's own."""

    name: str
    faction: str
    format: str
    designs: list[str]


class ShapeFacts(Answer):
    """How many designs with so many copies a deck has."""

    copies: int
    designs: int


class GameDecks(Answer):
    """What decks are built from, the ready-made ones, and yours."""

    formats: list[str]
    shape: list[ShapeFacts]
    pool: list[DesignFacts]
    ready: list[DeckFacts]
    mine: list[DeckFacts]


class LessonFacts(Answer):
    """A tutorial position."""

    id: str
    rule: str
    seats: int
    text: dict[str, str]
    note: str


class Said(Answer):
    """An option, a person's words for it, and what there is to know before it is chosen."""

    action: str
    text: str
    foreseen: str


class WhyNot(Answer):
    """Why something is not possible: the id of a text `reason-ID`; null if it is possible."""

    reason: str | None


class InWords(Answer):
    """A table in people's words."""

    version: int
    board: str
    asked: list[str]
    options: list[Said]
    deal: str
    log: list[str]


class Position(Answer):
    """A moment of a game."""

    position: int
    last: int
    view: AnyView
    line: Line | None


class History(Answer):
    """Scores over time."""

    steps: list[tuple[int, list[int]]]
