"""What people and programs ask of a table: each request is checked and becomes the draft of an entry."""

from __future__ import annotations

from secrets import compare_digest
from typing import Any

from neuland.core.decision import parse_action
from neuland.core.errors import IllegalAction, NeulandError
from neuland.server.refusals import Refusal, refusal_of
from neuland.server.table.entries import Draft
from neuland.server.table.hosted import GALLERY, HostedTable
from neuland.server.table.undoing import Undo, back_to, step_back, turn_back

SPARE_BOT = "greedy"


def own_seat(hosted: HostedTable, player: str, seat: int | None) -> int:
    """The seat for which somebody acts: the one named, or the only one."""
    mine = hosted.seats_of(player)
    if seat is None and len(mine) == 1:
        return mine[0]
    if seat is None and len(mine) > 1 and hosted.running:
        asked = [ask.seat for ask in hosted.game.decisions if ask.seat in mine]
        if len(asked) == 1:
            return asked[0]
    if seat is None and mine:
        raise Refusal("malformed", "You have several seats: name the one you mean.", where="seat")
    if seat is None or seat not in mine:
        raise Refusal("not-yours", "You do not have that seat.")
    return seat


def must_run(hosted: HostedTable) -> None:
    if not hosted.running:
        raise Refusal("not-running", f"The table is {hosted.status}.")


def _fresh(hosted: HostedTable, seat: int, version: int) -> None:
    """Refuses an answer to a question that is no longer the one that was seen."""
    if version > hosted.telling.version(seat):
        raise Refusal("malformed", "The table has not come to that version yet.", where="version")
    if version < hosted.asked_since.get(seat, 0):
        raise _stale(hosted, seat)


def _stale(hosted: HostedTable, seat: int) -> Refusal:
    return Refusal("stale", "The table has moved on since you chose.", version=hosted.telling.version(seat))


def _plays_itself(hosted: HostedTable, seat: int) -> None:
    if hosted.chairs[seat].kind != "human":
        raise Refusal("not-your-turn", "A bot sits in for you: take your seat back first.")


def play(hosted: HostedTable, player: str, body: dict[str, Any]) -> Draft:
    """An answer to an open decision."""
    must_run(hosted)
    seat = own_seat(hosted, player, body.get("seat"))
    _plays_itself(hosted, seat)
    return checked_play(hosted, seat, body["action"], body["version"], body.get("id"))


def checked_play(
    hosted: HostedTable, seat: int, action: str, version: int, request: str | None = None, kind: str = "play"
) -> Draft:
    """The draft of a play, by whoever sits there."""
    try:
        chosen = parse_action(action)
        if seat not in hosted.asked_since and version < hosted.telling.version(seat):
            raise _stale(hosted, seat)
        decision = hosted.game.decision(seat)
        _fresh(hosted, seat, version)
        if chosen not in decision.options:
            reason = hosted.game.why_not(seat, chosen)
            raise IllegalAction(f"Seat {seat} cannot '{action}' now.", reason)
    except NeulandError as error:
        raise refusal_of(error) from None
    return Draft(kind, seat, {"action": action, **({"id": request} if request else {})})


def _wanted(hosted: HostedTable, seat: int, body: dict[str, Any]) -> Undo:
    if body.get("to") is not None:
        if not 0 <= body["to"] < hosted.position(seat):
            raise Refusal("nothing-to-undo", "The game has not come that far, or is there already.")
        return back_to(hosted, seat, body["to"])
    back = (turn_back(hosted, seat) if body.get("turn") else None) or step_back(hosted, seat)
    if back is None:
        raise Refusal("nothing-to-undo", "There is nothing of yours to take back.")
    return back


def undo(hosted: HostedTable, player: str, body: dict[str, Any]) -> Draft:
    """Takes back what concerns nobody else."""
    must_run(hosted)
    seat = own_seat(hosted, player, body.get("seat"))
    _plays_itself(hosted, seat)
    mine = [line.number(seat) for line in hosted.played if line.seat == seat]
    if body["version"] < max([*mine[-1:], hosted.asked_since.get(seat, 0)]):
        raise _stale(hosted, seat)
    back = _wanted(hosted, seat, body)
    if back.why:
        texts = {
            "reveal": "Hidden cards were seen since: the others must agree.",
            "others": "Others have acted since: they must agree.",
        }
        raise Refusal("needs-consent", texts[back.why], why=back.why, to=back.to)
    return Draft("undo", seat, {**back.body(), **_id(body)})


def redo(hosted: HostedTable, player: str, body: dict[str, Any]) -> Draft:
    """Plays again what was taken back last."""
    must_run(hosted)
    seat = own_seat(hosted, player, body.get("seat"))
    _plays_itself(hosted, seat)
    actions = hosted.redo.get(seat)
    if not actions:
        raise Refusal("nothing-to-redo", "You have taken nothing back.")
    return checked_play(hosted, seat, actions[-1], body["version"], body.get("id"), "redo")


def propose(
    hosted: HostedTable, player: str, body: dict[str, Any], absent: set[int], check_bot: Any = lambda spec: None
) -> Draft:
    """Starts a vote; where nobody else has a say it is carried at once."""
    must_run(hosted)
    seat = own_seat(hosted, player, body.get("seat"))
    _plays_itself(hosted, seat)
    if any(vote.by == seat and vote.what == body["what"] for vote in hosted.votes.values()):
        raise Refusal("no-vote", "Your last proposal is still being voted on.")
    if body["what"] == "undo":
        back = _wanted(hosted, seat, body)
        to = hosted.stage.base if back.drop else back.to
        return Draft("propose", seat, {"what": "undo", "to": to, "why": back.why, **_id(body)})
    of = body.get("of")
    if of is None or not 0 <= of < len(hosted.chairs) or hosted.chairs[of].kind != "human" or of == seat:
        raise Refusal("malformed", "Name the seat of another person.", where="of")
    if of not in absent and not hosted.chairs[of].late:
        raise Refusal("not-absent", "That player is here and has time left.")
    bot = body.get("bot") or SPARE_BOT
    check_bot(bot)
    return Draft("propose", seat, {"what": "bot", "of": of, "bot": bot, **_id(body)})


def vote(hosted: HostedTable, player: str, body: dict[str, Any]) -> Draft:
    """A yes or no."""
    must_run(hosted)
    seat = own_seat(hosted, player, body.get("seat"))
    found = [open_vote for open_vote in hosted.votes.values() if open_vote.id == body["vote"]]
    if not found or seat not in found[0].waiting:
        raise Refusal("no-vote", "That vote is over, or you have no say in it.")
    return Draft("vote", seat, {"vote": found[0].number, "yes": body["yes"], **_id(body)})


def chat(hosted: HostedTable, player: str, body: dict[str, Any]) -> Draft:
    """Something said: by a seat, or from the gallery where the table lets it."""
    watches = body.get("seat") is None and not hosted.seats_of(player)
    if watches and hosted.gallery and hosted.facts.visibility != "private":
        return Draft("chat", None, {"text": body["text"], "name": body.get("name") or "?", **_id(body)})
    seat = own_seat(hosted, player, body.get("seat") if body.get("seat") is not None else _any(hosted, player))
    return Draft("chat", seat, {"text": body["text"], **_id(body)})


def hint(hosted: HostedTable, player: str, body: dict[str, Any]) -> Draft:
    """Asks what a strong player would look at: only where no two people play against each other."""
    must_run(hosted)
    seat = own_seat(hosted, player, body.get("seat"))
    _plays_itself(hosted, seat)
    if any(chair.kind == "human" or chair.player for other, chair in enumerate(hosted.chairs) if other != seat):
        raise Refusal("people-play", "Hints are for those who play alone or against bots: here people play.")
    if seat not in hosted.asked_since:
        raise Refusal("not-your-turn", "You are not asked anything now.")
    return Draft("hint", seat)


BOUNDED = ("undo", "redo", "propose", "chat", "hint", "return", "join", "open")
"""What could be done without end: a game's moves end with it, and votes with what is voted on."""


def check_bounds(hosted: HostedTable, draft: Draft, most: int) -> None:
    """Refuses what has been done too often at a seat. Nobody else's seat suffers from it."""
    often = draft.kind in BOUNDED or (draft.kind == "bot" and not hosted.started)
    if often and hosted.besides[GALLERY if draft.seat is None else draft.seat] >= most:
        raise Refusal("too-many", "That has been done too often at this seat; the game itself goes on.")


def _any(hosted: HostedTable, player: str) -> int | None:
    mine = hosted.seats_of(player)
    return mine[0] if mine else None


def join(hosted: HostedTable, player: str, body: dict[str, Any]) -> Draft:
    """Sits down at an open seat."""
    free = [seat for seat, chair in enumerate(hosted.chairs) if chair.kind == "open"]
    if hosted.status != "open" or not free:
        raise Refusal("no-seat", "No seat is open at this table.")
    public = hosted.facts.visibility == "public" or hosted.host == player
    fits = compare_digest((body.get("invitation") or "").encode(), hosted.facts.invitation.encode())
    if not public and not fits:
        raise Refusal("no-seat", "The invitation does not fit this table.")
    seat = free[0] if body.get("seat") is None else body["seat"]
    if seat not in free:
        raise Refusal("no-seat", "That seat is not open.")
    return Draft("join", seat, {"player": player, "name": body["name"]})


def change_seat(hosted: HostedTable, player: str, seat: int, body: dict[str, Any]) -> Draft:
    """The host puts a bot on an open seat, or opens one."""
    if hosted.host != player:
        raise Refusal("not-yours", "Only the host changes seats.")
    if hosted.status != "open":
        raise Refusal("not-running", "The game has begun: seats stay as they are.")
    if not 0 <= seat < len(hosted.chairs):
        raise Refusal("malformed", "There is no such seat.", where="seat")
    if body["kind"] == "open":
        return Draft("open", seat)
    return Draft("bot", seat, {"bot": body["bot"], "why": "host"})


def leave(hosted: HostedTable, player: str, body: dict[str, Any]) -> Draft:
    """Before the start the seat is open again; in the game a bot sits in."""
    seat = own_seat(hosted, player, body.get("seat"))
    if hosted.status == "open":
        return Draft("open", seat)
    must_run(hosted)
    _plays_itself(hosted, seat)
    return Draft("bot", seat, {"bot": SPARE_BOT, "why": "leave"})


def come_back(hosted: HostedTable, player: str, body: dict[str, Any]) -> Draft:
    """Takes one's seat back from a bot."""
    must_run(hosted)
    seat = own_seat(hosted, player, body.get("seat"))
    if hosted.chairs[seat].kind != "bot":
        raise Refusal("no-seat", "Nobody sits in for you.")
    return Draft("return", seat)


def _id(body: dict[str, Any]) -> dict[str, str]:
    return {"id": body["id"]} if body.get("id") else {}
