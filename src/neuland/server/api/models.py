"""What may be sent to the server. Whatever does not fit is refused before anything looks at it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from neuland.core.catalog import SEED_DIGITS

LARGEST_NUMBER = 2**31 - 1
LONGEST_CASE = 64 * 1024
LONGEST_DATA = 256 * 1024
LARGEST_EXACT = 2**53 - 1
"""The largest number that every program reads as it was written."""
DAY = 24 * 3600


def _one_line(text: str) -> str:
    """People's words in one line that can be shown: no control characters, no lone surrogates."""
    cleaned = " ".join(text.split())
    if not cleaned or not all(letter.isprintable() for letter in cleaned):
        raise ValueError("should be a line of letters that can be shown")
    return cleaned


def _stored(text: str) -> str:
    if "\x00" in text or any(0xD800 <= ord(letter) <= 0xDFFF for letter in text):
        raise ValueError("has characters that are no letters")
    return text


Seed = (
    Annotated[str, Field(pattern=r"^[0-9]+$", max_length=SEED_DIGITS)]
    | Annotated[int, Field(ge=0, le=LARGEST_EXACT, strict=True)]
)
"""A seed's digits as text; a short one may be a number."""
Name = Annotated[str, Field(min_length=1, max_length=40), AfterValidator(_one_line)]
Said = Annotated[str, Field(min_length=1, max_length=500), AfterValidator(_one_line)]
Text = Annotated[str, AfterValidator(_stored)]
SeatNumber = Annotated[int, Field(ge=0, le=20, strict=True)]
Number = Annotated[int, Field(ge=0, le=LARGEST_NUMBER, strict=True)]
RequestId = Annotated[str, Field(max_length=40, pattern=r"^[\x21-\x7e]*$")]
Word = Annotated[str, Field(max_length=60, pattern=r"^[A-Za-z0-9:_.-]*$")]


class Body(BaseModel):
    """A JSON object in which every member is known."""

    model_config = ConfigDict(extra="forbid", str_strip_whitespace=False)


class SeatWish(Body):
    """Who is to sit somewhere."""

    kind: Literal["human", "bot", "open"]
    name: Name | None = None
    bot: Word | None = None


class ClockWish(Body):
    """How much time everybody has."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Annotated[int, Field(ge=0, le=30 * DAY, strict=True)] = 0
    increment: Annotated[int, Field(ge=0, le=DAY, strict=True)] = 0
    on_timeout: Literal["vote", "bot"] = "vote"


class From(Body):
    """Where a table starts, if not at the deal."""

    table: Annotated[str, Field(max_length=40)] | None = None
    position: Number | None = None
    seat: SeatNumber | None = None
    record: Text | None = None
    lesson: Annotated[str, Field(max_length=100)] | None = None
    case: Annotated[Text, Field(max_length=LONGEST_CASE)] | None = None


class Box(Body):
    """An owner's component file."""

    data: Annotated[Text, Field(max_length=LONGEST_DATA)] = ""


class NewTable(Body):
    """A table to be made."""

    game: Annotated[str, Field(max_length=40)] | None = None
    seats: Annotated[list[SeatWish], Field(max_length=12)] | None = None
    options: Annotated[dict[str, str | int | bool], Field(max_length=40)] = {}
    seed: Seed | None = None
    data: Annotated[Text, Field(max_length=LONGEST_DATA)] = ""
    visibility: Literal["public", "link", "private"] = "link"
    clock: ClockWish = ClockWish()
    gallery: bool = False
    from_: Annotated[From | None, Field(alias="from")] = None
    name: Name | None = None
    token: bool = False


class Join(Body):
    """Sitting down."""

    name: Name
    invitation: Annotated[str, Field(max_length=60), AfterValidator(_stored)] | None = None
    seat: SeatNumber | None = None
    token: bool = False


class ChangeSeat(Body):
    """What the host does with a seat before the start."""

    kind: Literal["bot", "open"]
    bot: Word = "greedy"


class Whose(Body):
    """Which of one's seats."""

    seat: SeatNumber | None = None


class Play(Body):
    """An answer to a decision."""

    version: Number
    action: Annotated[str, Field(max_length=200)]
    seat: SeatNumber | None = None
    id: RequestId | None = None


class Undo(Body):
    """Taking back."""

    version: Number
    to: Number | None = None
    turn: bool = False
    seat: SeatNumber | None = None
    id: RequestId | None = None


class Redo(Body):
    """Playing again what was taken back."""

    version: Number
    seat: SeatNumber | None = None
    id: RequestId | None = None


class Propose(Body):
    """Starting a vote."""

    what: Literal["undo", "bot"]
    to: Number | None = None
    turn: bool = False
    of: SeatNumber | None = None
    bot: Word | None = None
    seat: SeatNumber | None = None
    id: RequestId | None = None


class CastVote(Body):
    """A yes or no."""

    vote: Number
    yes: bool
    seat: SeatNumber | None = None
    id: RequestId | None = None


class Chat(Body):
    """Something said; whoever only watches says by what name."""

    text: Said
    name: Name | None = None
    seat: SeatNumber | None = None
    id: RequestId | None = None


class Report(Body):
    """A problem, in the player's words."""

    note: Annotated[str, Field(min_length=1, max_length=4000), AfterValidator(_stored)]


class Keys(Body):
    """With what a browser's push messages are sealed."""

    p256dh: Annotated[str, Field(max_length=200, pattern=r"^[A-Za-z0-9_-]+=*$")]
    auth: Annotated[str, Field(max_length=60, pattern=r"^[A-Za-z0-9_-]+=*$")]


class NewDeck(Body):
    """A deck to be kept under a name."""

    name: Name
    faction: Word
    format: Word
    designs: Annotated[list[Word], Field(max_length=60)]


class DropDeck(Body):
    """The name of a deck that is wanted no more."""

    name: Name


class NewWay(Body):
    """A way to be told that it is one's turn."""

    kind: Literal["webhook", "mail", "push"]
    address: Annotated[str, Field(max_length=1000), AfterValidator(_stored)]
    keys: Keys | None = None
    lang: Literal["en", "de"] = "en"


class Confirm(Body):
    """What came by mail."""

    code: Annotated[str, Field(min_length=1, max_length=20, pattern=r"^[0-9]+$")]


class Quiet(Body):
    """Whether a table's notices are wanted."""

    quiet: bool


class Listed(Body):
    """Where one finds a table in one's list: `hidden` until one is asked again, `removed` for good."""

    where: Literal["shown", "hidden", "removed"]


class Me(Body):
    """One's name."""

    name: Name
    token: bool = False


class SignUp(Body):
    """An account for one's player."""

    login: Annotated[str, Field(min_length=3, max_length=40, pattern=r"^[A-Za-z0-9._@+-]+$")]
    password: Annotated[str, Field(min_length=10, max_length=200), AfterValidator(_stored)]
    name: Name | None = None


class LogIn(Body):
    """Coming back."""

    login: Annotated[str, Field(max_length=40), AfterValidator(_stored)]
    password: Annotated[str, Field(max_length=200), AfterValidator(_stored)]
    token: bool = False


class Hello(Body):
    """The first message of a WebSocket."""

    type: Literal["hello"]
    since: Number = 0
    seat: SeatNumber | Literal["none"] | None = None
    token: Annotated[str, Field(max_length=100)] | None = None


class Solve(Body):
    """An answer to a puzzle."""

    action: Annotated[str, Field(max_length=200)]


ACTS: dict[str, type[Body]] = {
    "play": Play,
    "undo": Undo,
    "redo": Redo,
    "propose": Propose,
    "vote": CastVote,
    "chat": Chat,
}
"""What can be done at a table, by HTTP and as messages of a WebSocket."""


def checked(kind: str, raw: dict[str, Any]) -> dict[str, Any]:
    """A message's members, checked."""
    return dict(vars(ACTS[kind].model_validate(raw)))
