"""Tables: making, joining, looking, acting."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from secrets import token_urlsafe
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, Request, Response

from neuland.core import catalog
from neuland.server import making
from neuland.server.acting import perform, viewpoint
from neuland.server.api.answers import (
    ComponentFacts,
    Done,
    InWords,
    Joined,
    Made,
    SheetRow,
    State,
    Summary,
    WhyNot,
)
from neuland.server.api.context import Context, Server, answer, refused
from neuland.server.api.games import components_of
from neuland.server.api.guard import address
from neuland.server.api.models import (
    CastVote,
    ChangeSeat,
    Chat,
    From,
    Join,
    Listed,
    NewTable,
    Play,
    Propose,
    Quiet,
    Redo,
    Report,
    Undo,
    Whose,
)
from neuland.server.api.thoughts import HintFacts
from neuland.server.checking import checked
from neuland.server.live import LiveTable, now_ms
from neuland.server.looking import hint as thought_of
from neuland.server.refusals import Refusal
from neuland.server.store.people import Person
from neuland.server.table import requests
from neuland.server.table import why_not as asked
from neuland.server.table.entries import Draft
from neuland.server.table.hosted import HostedTable
from neuland.server.thinking import check_bot, frozen
from neuland.server.words import in_words
from neuland.server.workers import Asker

router = APIRouter(prefix="/api/tables", tags=["tables"])
TableId = Annotated[str, Path(max_length=40)]
Seat = Annotated[int, Path(ge=0, le=20)]
AWord = Annotated[str, Query(max_length=200)]
WhichSeat = Annotated[Literal["none"] | Annotated[int, Query(ge=0, le=20)] | None, Query()]
LONGEST_WAIT = 25
LOBBY_DAYS = 7 * 24 * 3600 * 1000


@router.get("", response_model=list[Summary])
async def lobby(request: Request, server: Server) -> Response:
    """Public tables, those with open seats first."""
    person = await server.person(request)
    reader = server.hub.reader
    found = await reader.lobby(now_ms() - LOBBY_DAYS)
    return answer(await reader.summaries(found, person.id if person else ""))


@router.post("", response_model=Made, status_code=201)
async def create(body: NewTable, request: Request, server: Server) -> Response:
    """Makes a table."""
    server.tables.check(address(request.scope))
    named = [wish.name for wish in body.seats or [] if wish.name]
    name = body.name or (named[0] if named else "")
    known = None if body.token else await server.person(request)
    asker = server.asker(request, known)
    plan = await _plan(body, server, known, asker)
    wishes = [wish.model_dump() for wish in body.seats or []]
    if not wishes:
        wishes = making.usual_places(plan, body.from_.seat if body.from_ else None)
    making.chairs_of(wishes, plan, "checked", "before anybody is made")
    person, secret, cookie = await server.somebody(request, name or "?", body.token)
    chairs = making.chairs_of(wishes, plan, person.id, name or person.name)
    facts, entries, owners = making.make(
        plan, chairs, person.id, body.visibility, body.clock.model_dump(), body.gallery
    )
    live = await server.hub.create(facts, entries, owners, asker, plan.laid)
    made: dict[str, Any] = {"table": live.id, "invitation": live.viewpoints.about(person.id)["invitation"]}
    if body.token:
        made["token"] = secret
    response = answer({**made, "state": server.state(live, person)}, 201)
    if cookie:
        server.keep(response, secret)
    return response


async def _plan(body: NewTable, server: Context, person: Person | None, asker: Asker) -> making.Plan:
    """Where the table starts."""
    origin = body.from_ or From()
    named = [origin.table, origin.record, origin.lesson, origin.case]
    if sum(one is not None for one in named) > 1:
        raise Refusal("malformed", "A table starts from one thing.", where="from")
    if origin.table is not None:
        player = person.id if person else ""
        parent = await server.hub.get(origin.table)
        viewpoint(parent, player, None)
        return making.plan_branch(parent, player, origin.position, origin.seat)
    if origin.record is not None:
        return await _elsewhere(server, asker, making.plan_record, origin.record, body.data)
    if origin.lesson is not None:
        return making.plan_lesson(body.game, origin.lesson)
    if origin.case is not None:
        return await _elsewhere(server, asker, making.plan_text, origin.case)
    if body.game is None:
        raise Refusal("malformed", "Name a game.", where="game")
    game = catalog.load(body.game)
    seats = len(body.seats) if body.seats else game.seats[0]
    for wish in body.seats or []:
        if wish.kind == "bot" and wish.bot:
            check_bot(wish.bot)
    if body.data:
        return await _elsewhere(
            server, asker, making.plan_deal, body.game, seats, dict(body.options), body.seed, body.data
        )
    return making.plan_deal(body.game, seats, dict(body.options), body.seed, body.data)


async def _elsewhere(server: Context, asker: Asker, plan: Callable[..., making.Plan], *args: Any) -> making.Plan:
    """A plan for which a stranger's words have to be read: in a worker."""
    made: making.Plan = await checked(server.hub, asker, making.laid, plan, *args)
    return made


@router.get("/{table}", response_model=State)
async def look(
    table: TableId,
    request: Request,
    server: Server,
    seat: WhichSeat = None,
    since: Annotated[int, Query(ge=0, le=2**31)] = 0,
    wait: Annotated[float, Query(ge=0, le=LONGEST_WAIT)] = 0,
) -> Response:
    """The state for you. With `wait` the answer comes when there is something newer than `since`."""
    live = await server.hub.get(table)
    person = await server.person(request)
    viewer = viewpoint(live, person.id if person else "", seat)
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(wait):
            while wait and live.hosted.telling.version(viewer) <= since:
                await live.moved.wait()
    for mine in live.hosted.seats_of(person.id if person else ""):
        live.seen[mine] = now_ms()
    return answer(server.state(live, person, since, seat))


@router.get("/{table}/words", response_model=InWords)
async def look_in_words(
    table: TableId, request: Request, server: Server, lang: Literal["en", "de"] = "en", seat: WhichSeat = None
) -> Response:
    """The same in people's words: the table drawn as text, the question, the options, the log."""
    live = await server.hub.get(table)
    person = await server.person(request)
    return answer(in_words(live.hosted, viewpoint(live, person.id if person else "", seat), lang))


@router.get("/{table}/components", response_model=list[ComponentFacts])
async def components(table: TableId, request: Request, server: Server, lang: Literal["en", "de"] = "en") -> Response:
    """Every card, tile and square as it is at this table: an owner's component file says some otherwise."""
    live = await server.hub.get(table)
    person = await server.person(request)
    viewpoint(live, person.id if person else "", None)
    start = live.hosted.facts.start
    return Response(components_of(start.game, lang, start.data), media_type="application/json")


@router.get("/{table}/sheet", response_model=list[SheetRow])
async def sheet(table: TableId, request: Request, server: Server, seat: WhichSeat = None) -> Response:
    """Where the points of one's own seat come from now, by what the seat knows."""
    live = await server.hub.get(table)
    person = await server.must(request)
    viewer = viewpoint(live, person.id, seat)
    if viewer is None or live.hosted.status not in ("running", "finished"):
        raise Refusal("not-running", "There is no sheet of points here.")
    return answer(live.viewpoints.sheet(viewer))


@router.get("/{table}/why-not", response_model=WhyNot)
async def why_not(
    table: TableId,
    request: Request,
    server: Server,
    action: AWord = "",
    thing: AWord = "",
    chosen: Annotated[list[Annotated[str, Query(max_length=60)]], Query(max_length=8)] = [],  # noqa: B006
    seat: Annotated[int | None, Query(ge=0, le=20)] = None,
) -> Response:
    """Why an action is not on offer, or any that names a thing (besides those that are `chosen`)."""
    if bool(action) == bool(thing):
        raise Refusal("malformed", "Ask about an action or a thing.", where="action")
    live = await server.hub.get(table)
    person = await server.must(request)
    viewpoint(live, person.id, None)
    return answer({"reason": asked.why_not(live.hosted, person.id, seat, action, thing, chosen)})


@router.post("/{table}/join", response_model=Joined)
async def join(table: TableId, body: Join, request: Request, server: Server) -> Response:
    """Sits down at an open seat."""
    live = await server.hub.get(table)
    requests.join(live.hosted, "", body.model_dump())  # refused before a player is made for it
    person, secret, cookie = await server.somebody(request, body.name, body.token)
    version = await perform(live, person.id, "join", body.model_dump())
    seat = live.hosted.telling.lines(None)[version - 1].seat  # before the start everybody is told everything
    joined: dict[str, Any] = {"seat": seat, "state": server.state(live, person, seat=seat)}
    if body.token:
        joined["token"] = secret
    response = answer(joined)
    if cookie:
        server.keep(response, secret)
    return response


@router.post("/{table}/seats/{seat}", response_model=Done)
async def change_seat(table: TableId, seat: Seat, body: ChangeSeat, request: Request, server: Server) -> Response:
    """The host changes a seat before the start."""
    live = await server.hub.get(table)
    person = await server.must(request)
    check_bot(body.bot)
    await live.act(lambda hosted: requests.change_seat(hosted, person.id, seat, body.model_dump()))
    return _done(server, live, person, live.hosted.telling.version(None), 0, None)


@router.post("/{table}/leave", response_model=Done)
async def leave(table: TableId, body: Whose, request: Request, server: Server) -> Response:
    """Leaves one's seat."""
    return await _act(table, "leave", body.model_dump(), request, server)


@router.post("/{table}/return", response_model=Done)
async def come_back(table: TableId, body: Whose, request: Request, server: Server) -> Response:
    """Takes one's seat back from a bot."""
    return await _act(table, "return", body.model_dump(), request, server)


@router.post("/{table}/play", response_model=Done)
async def play(table: TableId, body: Play, request: Request, server: Server) -> Response:
    """Answers a decision."""
    return await _act(table, "play", body.model_dump(), request, server)


@router.post("/{table}/undo", response_model=Done)
async def undo(table: TableId, body: Undo, request: Request, server: Server) -> Response:
    """Takes back what concerns only you."""
    return await _act(table, "undo", body.model_dump(), request, server)


@router.post("/{table}/redo", response_model=Done)
async def redo(table: TableId, body: Redo, request: Request, server: Server) -> Response:
    """Plays again what you took back."""
    return await _act(table, "redo", body.model_dump(), request, server)


@router.post("/{table}/propose", response_model=Done)
async def propose(table: TableId, body: Propose, request: Request, server: Server) -> Response:
    """Starts a vote."""
    return await _act(table, "propose", body.model_dump(), request, server)


@router.post("/{table}/vote", response_model=Done)
async def vote(table: TableId, body: CastVote, request: Request, server: Server) -> Response:
    """Votes."""
    return await _act(table, "vote", body.model_dump(), request, server)


@router.post("/{table}/chat", response_model=Done)
async def chat(table: TableId, body: Chat, request: Request, server: Server) -> Response:
    """Says something."""
    person = await server.must(request)
    server.chats.check(person.id)
    return await _act(table, "chat", body.model_dump(), request, server)


@router.post("/{table}/hint", response_model=HintFacts)
async def hint(table: TableId, body: Whose, request: Request, server: Server) -> Response:
    """What a strong player would look at, by what your seat knows. Refused where people play against each other."""
    live = await server.hub.get(table)
    person = await server.must(request)
    viewpoint(live, person.id, None)
    asked_for = requests.hint(live.hosted, person.id, body.model_dump())
    seat, since = int(asked_for.seat or 0), live.hosted.asked_since[int(asked_for.seat or 0)]
    try:
        options = await server.hub.workers.run(thought_of, frozen(live.hosted.game), seat, asker=live.asker)
    except (TimeoutError, MemoryError):
        raise Refusal("try-again", "Nothing was found in time.") from None

    def draft(hosted: HostedTable) -> Draft:
        if hosted.asked_since.get(seat) != since:
            raise Refusal("stale", "The table has moved on since you asked.", version=hosted.telling.version(seat))
        return requests.hint(hosted, person.id, body.model_dump())

    await live.act(draft)
    return answer({"options": options})


@router.post("/{table}/report", response_model=Done)
async def report(table: TableId, body: Report, request: Request, server: Server) -> Response:
    """Reports a problem; the server keeps it with the table."""
    live = await server.hub.get(table)
    person = await server.must(request)
    server.chats.check(person.id)
    version = live.hosted.telling.version(viewpoint(live, person.id, None))
    await server.hub.reader.report(
        {
            "id": token_urlsafe(12),
            "table_id": live.id,
            "version": live.hosted.version,
            "player": person.id,
            "note": body.note,
            "at": now_ms(),
        }
    )
    return _done(server, live, person, version, version, None)


@router.post("/{table}/quiet", response_model=Done)
async def quiet(table: TableId, body: Quiet, request: Request, server: Server) -> Response:
    """Whether this table's notices are kept from you."""
    live = await server.hub.get(table)
    person = await server.must(request)
    if not live.hosted.seats_of(person.id):
        raise Refusal("not-yours", "You do not sit at that table.")
    await server.hub.channels.set_quiet(live.id, person.id, body.quiet)
    version = live.hosted.telling.version(viewpoint(live, person.id, None))
    return _done(server, live, person, version, version, None)


@router.post("/{table}/list", response_model=Done)
async def list_as(table: TableId, body: Listed, request: Request, server: Server) -> Response:
    """Shows, hides or removes a table in one's own list; for everybody else nothing changes."""
    live = await server.hub.get(table)
    person = await server.must(request)
    if not live.hosted.seats_of(person.id):
        raise Refusal("not-yours", "You do not sit at that table.")
    await server.hub.reader.list_as(live.id, person.id, body.where, now_ms())
    return _done(server, live, person, live.hosted.version, live.hosted.version, None)


async def _act(table: str, kind: str, body: dict[str, Any], request: Request, server: Context) -> Response:
    live = await server.hub.get(table)
    person = await server.must(request)
    viewpoint(live, person.id, None)
    since = body.get("version") or 0
    try:
        version = await perform(live, person.id, kind, body)
    except Refusal as refusal:
        if refusal.id != "stale":
            raise
        server.hub.metrics.count("refusals", id=refusal.id)
        return refused(refusal, server.state(live, person, since, body.get("seat")))
    return _done(server, live, person, version, since, body.get("seat"))


def _done(server: Context, live: LiveTable, person: Person, version: int, since: int, seat: int | None) -> Response:
    mine = live.hosted.seats_of(person.id)
    seat = seat if seat in mine else None
    try:
        state = server.state(live, person, since, seat)
    except Refusal:  # who has left a private table is told so, and sees no more of it
        state = None
    return answer({"version": version, "state": state})
