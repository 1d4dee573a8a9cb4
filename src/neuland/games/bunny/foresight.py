"""What an option of Bunny Kingdom makes of one's fiefs, and what a harvest would then bring more.

All of it follows from one's own land and cards, which the rules change on a copy.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from neuland.core.decision import Action, Decision
from neuland.core.foresight import NOTHING as SILENCE
from neuland.core.foresight import Foresight, Note
from neuland.core.table import Table
from neuland.games.bunny import cards, scoring
from neuland.games.bunny.camps import place_camp
from neuland.games.bunny.cards import (
    CARD_NUMBERS,
    FIRST_BUILDING,
    FIRST_CAMP,
    FIRST_PARCHMENT,
    FIRST_PROVISIONS,
    FIRST_TOWER,
    NOTHING,
    SQUARES,
)
from neuland.games.bunny.construction import card_in_store, stand, stand_tower
from neuland.games.bunny.rules import settle
from neuland.games.bunny.state import NOBODY, BunnyTable
from neuland.kit.rows import changed

FOLLOWED: Final = ()
"""Nothing is asked to complete what is foreseen."""


def foresee(table: Table, seat: int) -> dict[Action, Foresight]:
    """For each option of a seat."""
    assert isinstance(table, BunnyTable)
    decision = table.decision(seat)
    now = Now(table, seat)
    return {option: FORESEEN.get(str(option[0]), _silent)(table, decision, option, now) for option in decision.options}


class Now:
    """Of a seat, before it chooses, what its options are held against."""

    __slots__ = ("carrots", "fiefs", "missions")

    def __init__(self, table: BunnyTable, seat: int) -> None:
        self.carrots = scoring.carrots_now(table, seat)
        self.fiefs = table.fief_count(seat)
        self.missions = scoring.missions_now(table, seat)


def holdings(table: BunnyTable, seat: int) -> dict[str, int]:
    """What a harvest would bring now."""
    return {"harvest": scoring.carrots_now(table, seat)}


def _silent(table: BunnyTable, decision: Decision, option: Action, now: Now) -> Foresight:
    return SILENCE


def _picked(table: BunnyTable, decision: Decision, option: Action, now: Now) -> Foresight:
    """A territory is settled when all have chosen; what else is played explains itself."""
    card = CARD_NUMBERS[option[1]]
    if FIRST_PARCHMENT <= card < FIRST_PROVISIONS:
        return Foresight(about=str(option[1]), notes=_worth_now(table, decision.seat, card, now))
    if card >= FIRST_BUILDING:
        return Foresight(about=str(option[1]))
    after = table.clone()
    after.telling = False
    settle(after, decision.seat, card)
    return _changed(table, after, decision.seat, card, now, False)


def _worth_now(table: BunnyTable, seat: int, card: int, now: Now) -> tuple[Note, ...]:
    """What a parchment would add to those that one has, as the land lies now."""
    if card in scoring.COPY_CARDS or cards.PARCHMENTS[card].by == "final-rank":
        return ()  # they depend on what others hide
    after = table.clone()
    after.parchments[seat].append(card)
    gain = scoring.missions_now(after, seat) - now.missions
    return (Note("worth-now", {"carrots": gain}),)


def _parchments(before: int, after: BunnyTable, seat: int) -> list[Note]:
    """By how much one's parchments are worth more, or less, after a change."""
    gain = scoring.missions_now(after, seat) - before
    if not gain:
        return []
    return [Note("parchments" if gain > 0 else "parchments-lose", {"carrots": abs(gain)})]


def _dropped(table: BunnyTable, decision: Decision, option: Action, now: Now) -> Foresight:
    return Foresight(about=str(option[1])) if CARD_NUMBERS[option[1]] >= FIRST_BUILDING else SILENCE


def _built(table: BunnyTable, decision: Decision, option: Action, now: Now) -> Foresight:
    card = card_in_store(table, decision.seat, str(option[1]))
    if card >= FIRST_TOWER:
        return SILENCE  # what it joins is asked next
    after = table.clone()
    stand(after, decision.seat, card, SQUARES[option[2]])
    if card not in cards.POSTS:
        return _changed(table, after, decision.seat, SQUARES[option[2]], now, True)
    best = _best_named(after, decision.seat, cards.POSTS.index(card))
    seen = _changed(table, best, decision.seat, SQUARES[option[2]], now, False)
    resource = cards.RESOURCES[best.posts[cards.POSTS.index(card)]]
    return seen.noting(Note("supplies", {"resource": resource}))


def _best_named(table: BunnyTable, seat: int, number: int) -> BunnyTable:
    """With a trading post for which the resource was named that makes the richest harvest (BK4.3-2)."""
    ways = [_with_post(table, number, resource) for resource in range(len(cards.BASIC))]
    return max(ways, key=lambda after: scoring.carrots_now(after, seat))


def _with_post(table: BunnyTable, number: int, resource: int) -> BunnyTable:
    after = table.clone()
    after.posts = changed(after.posts, number, resource)
    return after


def _joined(table: BunnyTable, decision: Decision, option: Action, now: Now) -> Foresight:
    first, card = decision.args[0], decision.args[1]
    after = table.clone()
    stand_tower(after, decision.seat, card, first, SQUARES[option[1]])
    return _changed(table, after, decision.seat, first, now, True)


def _camped(table: BunnyTable, decision: Decision, option: Action, now: Now) -> Foresight:
    after = table.clone()
    after.telling = False
    place_camp(after, decision.seat, FIRST_CAMP + int(option[1]) - 1, SQUARES[option[2]])
    return _changed(table, after, decision.seat, SQUARES[option[2]], now, True)


def _changed(before: BunnyTable, after: BunnyTable, seat: int, square: int, now: Now, certain: bool) -> Foresight:
    """The fief in which a square lies after a change, and by how much a harvest would be better."""
    fief = [other for other in after.land[seat] if after.fief_of[other] == after.fief_of[square]]
    strength, found = scoring.worth(after, fief)
    kinds = scoring.KINDS[found]
    values = {
        "joined": now.fiefs - after.fief_count(seat) + 1,
        "strength": strength,
        "kinds": kinds,
        "carrots": strength * kinds,
    }
    gain = scoring.carrots_now(after, seat) - now.carrots
    notes = [Note("fief", values)]
    if before.owner[square] not in (NOBODY, seat):
        notes.append(Note("displaces", {"other": before.owner[square]}))
    notes += _parchments(now.missions, after, seat)
    return Foresight(brings={"harvest": gain} if gain else {}, notes=tuple(notes), certain=certain)


def _named(table: BunnyTable, decision: Decision, option: Action, now: Now) -> Foresight:
    """Where the trading post stands, and what it adds to this harvest by the resource that is named for it."""
    number, seat = decision.args[0], decision.seat
    without, named = [_with_post(table, number, each) for each in (NOTHING, cards.RESOURCES.index(str(option[2])))]
    gain = scoring.carrots_now(named, seat) - scoring.carrots_now(without, seat)
    post = Note("post", {"carrots": gain, "square": cards.SQUARE_NAMES[table.post_at[number]]})
    return Foresight(notes=(post, *_parchments(scoring.missions_now(without, seat), named, seat)))


def _copied(table: BunnyTable, decision: Decision, option: Action, now: Now) -> Foresight:
    """What the copy adds to one's parchments, but for Opportunist: who has how many carrots in the end is not known
    yet, and what others copy is under seal."""
    if option[2] == "nothing":
        return SILENCE
    after = table.clone()
    after.becomes = changed(after.becomes, scoring.COPY_CARDS.index(decision.args[0]), CARD_NUMBERS[option[2]])
    return Foresight(points=scoring.missions_now(after, decision.seat) - now.missions, about=str(option[2]))


FORESEEN: Final[dict[str, Callable[[BunnyTable, Decision, Action, Now], Foresight]]] = {
    "pick": _picked,
    "drop": _dropped,
    "build": _built,
    "join": _joined,
    "camp": _camped,
    "name": _named,
    "copy": _copied,
}
