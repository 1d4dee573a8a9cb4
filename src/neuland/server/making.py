"""Making tables: from a request to the facts of a table and its first entries."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from secrets import randbits, token_hex, token_urlsafe
from typing import Any

from neuland.core import catalog
from neuland.core.catalog import Game, as_seed
from neuland.core.commitment import commitment
from neuland.core.decision import action_text
from neuland.core.errors import BadOption, BadRecord, BadScenario, NeulandError
from neuland.core.record import Record, replay
from neuland.core.scenario import Case, read_cases
from neuland.server.checking import lay_out
from neuland.server.live import LiveTable, now_ms
from neuland.server.refusals import Refusal
from neuland.server.table.entries import Entry
from neuland.server.table.hosted import Chair, Facts
from neuland.server.table.starts import Start, case_text, one_case
from neuland.server.thinking import check_bot

LONGEST_RECORD = 10_000
SECRET_BITS = 128
"""The size of a seed that nobody may guess; it comes from the system's entropy."""
LESSONS = "lessons.toml"


@dataclass
class Plan:
    """Where a new table starts, and what was played before."""

    start: Start
    begun: str = "deal"
    policy: str = "random"
    plays: list[tuple[int, str]] = field(default_factory=list)
    parent: str = ""
    text: dict[str, str] | None = None
    over: bool = False
    players: list[str] = field(default_factory=list)
    """Who sat where, as a record has it."""
    commitment: str = ""
    salt: str = ""
    laid: bytes = b""
    """The table at its start, where a worker has laid it out."""


def lessons(game: Game) -> list[Case]:
    """The tutorial positions of a game, if it has any."""
    file = game.folder / "data" / LESSONS
    return read_cases(file.read_text("utf-8")) if file.is_file() else []


def verify_record(text: str, data: str) -> bool:
    """Whether a record replays to what it says; raises BadRecord. True if its game is over."""
    try:
        return replay(Record.loads(text), data=data, quiet=True).over
    except NeulandError:
        raise
    except Exception as error:  # a stranger's file: whatever it breaks, it is the file that is wrong
        raise BadRecord(f"the record cannot be replayed ({type(error).__name__})") from None


def plan_deal(game_id: str, seats: int, options: dict[str, Any], seed: int | str | None, data: str) -> Plan:
    game = catalog.load(game_id)
    chosen = randbits(SECRET_BITS) if seed is None else as_seed(seed)
    origin = game.origin(seats, chosen, options, data)
    start = Start("deal", game_id, seats, chosen, dict(origin.options), data)
    salt = token_hex(SECRET_BITS // 8)
    promised = commitment(origin, salt)
    return Plan(start, policy="random" if seed is None else "chosen", commitment=promised, salt=salt)


def plan_record(text: str, data: str) -> Plan:
    over = verify_record(text, data)
    record = Record.loads(text)
    if len(record.actions) > LONGEST_RECORD:
        raise BadRecord(f"a record of {len(record.actions)} decisions is too long for a table")
    start = Start("deal", record.game, record.seats, record.seed, dict(record.options), data)
    plays = [(seat, action_text(action)) for seat, action in record.actions]
    plan = Plan(start, "record", "chosen", plays, over=over, players=record.players)
    return replace(plan, commitment=record.commitment, salt=record.salt)


def plan_case(case: Case) -> Plan:
    """A table laid out by hand, checked by laying it out and looking at it from every side."""
    game = catalog.load(case.game)
    seats = case.seats or game.seats[0]
    start = Start("case", case.game, seats, case.seed, dict(case.options), case=case_text(case))
    table = start.table()
    for seat in (None, *range(table.seats)):
        table.view(seat)
    texts = {str(lang): str(text) for lang, text in case.text.items()}
    return Plan(start, "case", "chosen", text=texts or None)


def plan_lesson(game_id: str | None, lesson: str) -> Plan:
    found = [case for case in lessons(catalog.load(game_id or "")) if case.id == lesson]
    if not found:
        raise BadScenario(f"There is no lesson {lesson[:40]!r}.")
    return plan_case(found[0])


def plan_text(case: str) -> Plan:
    """A case that somebody sent; in a worker."""
    try:
        return plan_case(one_case(case))
    except NeulandError:
        raise
    except Exception as error:  # as above
        raise BadScenario(f"The case cannot be laid out ({type(error).__name__}).") from None


def laid(plan: Callable[..., Plan], *args: Any) -> Plan:
    """In a worker: a plan, and where somebody else's words have to be read for it, the table itself."""
    made = plan(*args)
    return replace(made, laid=lay_out(made.start)) if made.start.foreign else made


def plan_branch(parent: LiveTable, player: str, position: int | None, seat: int | None) -> Plan:
    """Playing on from a position: the true one of a finished game, else one drawn anew for one's own seat."""
    hosted = parent.hosted
    if hosted.table is None or hosted.status == "open":
        raise Refusal("not-running", "There is nothing to play on from.")
    order = [hosted.game.actions[number] for number in hosted.order(seat)]
    actions = [(by, action_text(action)) for by, action in order]
    number = len(actions) if position is None else position
    last = hosted.position(seat if seat in hosted.seats_of(player) else None)
    if position is not None and position > last:
        raise Refusal("unknown-step", f"The game has positions 0 to {last}.")
    if hosted.over:
        if number == len(actions):
            raise Refusal("unknown-step", "The game is over there: choose an earlier position.")
        start, plays = hosted.facts.start, actions[:number]
        return Plan(start, "position", "chosen", plays, parent=hosted.facts.id)
    if seat is None or seat not in hosted.seats_of(player):
        raise Refusal("not-yours", "While the game runs you can play on from what your own seat knows.")
    start = hosted.facts.start
    if start.kind != "deal":
        raise Refusal("no-record", "A table that was not dealt cannot be branched while it runs.")
    drawn = replace(start, kind="position", actions=tuple(actions[:number]), seat=seat, redeal=randbits(SECRET_BITS))
    return Plan(drawn, "position", "random", parent=hosted.facts.id)


def usual_places(plan: Plan, seat: int | None) -> list[dict[str, Any]]:
    """You at one seat, greedy bots at the others."""
    mine = seat if seat is not None and 0 <= seat < plan.start.seats else 0
    return [
        {"kind": "human"} if number == mine else {"kind": "bot", "bot": "greedy"} for number in range(plan.start.seats)
    ]


def chairs_of(wishes: list[dict[str, Any]], plan: Plan, player: str, name: str) -> list[dict[str, Any]]:
    """Who sits where, checked."""
    if len(wishes) != plan.start.seats:
        raise BadOption(f"The table has {plan.start.seats} seats, {len(wishes)} are named.")
    chairs = []
    for number, wish in enumerate(wishes, 1):
        chair = {"kind": wish["kind"], "name": "", "player": "", "bot": ""}
        if plan.over:
            chair = _who_played(plan.players[number - 1] if plan.players else f"you:{number}") | {"player": player}
        elif wish["kind"] == "bot":
            chair["bot"] = wish.get("bot") or "greedy"
            check_bot(chair["bot"])
        elif wish["kind"] == "human":
            chair |= {"name": wish.get("name") or name, "player": player}
        chairs.append(chair)
    return chairs


def _who_played(player: str) -> dict[str, Any]:
    """A seat of a finished game, as its record names it."""
    kind, _, name = player.partition(":")
    if kind == "you":
        return {"kind": "human", "name": name, "bot": ""}
    return {"kind": "bot", "name": "", "bot": player}


def who_played(chairs: Sequence[Chair]) -> list[str]:
    """The same for a record; nothing where nobody is known but by a number."""
    numbered = [chair.name for chair in chairs] == [str(number) for number in range(1, len(chairs) + 1)]
    return [] if numbered else [f"you:{chair.name}" if chair.name else chair.bot for chair in chairs]


def make(
    plan: Plan, chairs: list[dict[str, Any]], host: str, visibility: str, clock: dict[str, Any], gallery: bool = False
) -> tuple[Facts, list[Entry], dict[int, str]]:
    """The facts, first entries and owners of a new table."""
    if clock["kind"] != "none" and clock["seconds"] < 1:
        raise BadOption("A clock needs seconds.")
    now = now_ms()
    rules = catalog.load(plan.start.game).rules
    facts = Facts(
        token_urlsafe(12),
        plan.start,
        rules,
        visibility,
        clock,
        plan.policy,
        now,
        plan.parent,
        token_urlsafe(18),
        plan.begun,
        plan.text,
        plan.commitment,
        plan.salt,
    )
    made = {"host": host, "places": chairs} | ({"gallery": True} if gallery else {})
    entries = [Entry(1, "made", None, made, now, token_urlsafe(8))]
    for number, (seat, action) in enumerate(plan.plays, 2):
        entries.append(Entry(number, "play", seat, {"action": action}, now, token_urlsafe(8)))
    owners = {seat: chair["player"] for seat, chair in enumerate(chairs) if chair["player"]}
    return facts, entries, owners
