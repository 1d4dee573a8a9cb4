"""States: what a table looks like to one viewer, as JSON. Whatever leaves the server about a game is made here."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

import orjson

from neuland.core import catalog
from neuland.core.decision import Decision, action_text
from neuland.core.foresight import foresee
from neuland.core.guide import PUPIL
from neuland.core.table import Table
from neuland.server.table.hosted import HostedTable
from neuland.server.table.log_lines import LogLine
from neuland.server.table.sights import EMPTY, Changes, Common, Sights, dumped
from neuland.server.table.sights import MEMBERS as SEEN
from neuland.server.table.telling import Stage
from neuland.server.table.undoing import step_back, turn_back

Json = orjson.Fragment
KEPT_LOGS = 8
"""For how many versions back the lines since then are kept for the next who asks: those who are here ask the same."""


@dataclass
class Presence:
    """Who is connected: not part of the record."""

    connected: set[int] = field(default_factory=set)
    away_since: dict[int, int] = field(default_factory=dict)
    spectators: int = 0
    waiting: set[int] = field(default_factory=set)
    """Bots that cannot think yet, because others do."""


class Question:
    """What a seat is asked, as long as it is asked this very thing. Nobody waits for what can be foreseen of its
    options, so that is worked out when it is first wanted: once, and of the table as it was when the seat was shown the
    question, since what others answer meanwhile is under seal."""

    __slots__ = ("_foresight", "_table", "ask", "since", "stage", "text")

    def __init__(self, ask: Decision, since: int, stage: Stage, table: Table) -> None:
        self.ask = ask
        self.since = since
        self.stage = stage
        self.text = dumped([self.facts(None)])
        """What is shown at once, with null for what can be foreseen."""
        self._table: Table | None = table
        self._foresight: dict[str, dict[str, Any]] = {}

    def foresight(self) -> dict[str, dict[str, Any]]:
        if self._table is not None:
            self._foresight, self._table = foresight(self._table, self.ask.seat), None
        return self._foresight

    def facts(self, foresight: dict[str, dict[str, Any]] | None) -> dict[str, Any]:
        return {
            "seat": self.ask.seat,
            "prompt": self.ask.prompt,
            "since": self.since,
            "options": [action_text(option) for option in self.ask.options],
            "foresight": foresight,
        }


class Viewpoints:
    """The states of one hosted table, for each viewer made once per version."""

    def __init__(self, hosted: HostedTable) -> None:
        self.hosted = hosted
        self.presence = Presence()
        self._sights: dict[int | None, Sights] = {}
        self._changes = Changes()
        self._common: Common | None = None
        self._seen_of: Table | None = None
        """The table of which that is what all see."""
        self._questions: dict[int | None, Question | None] = {}
        """What viewers are asked, as they were shown it last."""
        self._version = -1
        self._logs: dict[tuple[int | None, int], bytes] = {}
        """Lines of the log: by who reads them and the version since when."""
        self._lines: dict[tuple[int | None, int, int], bytes] = {}
        """One line: by who reads it (None: all who are told no more than others), which line it is, and its number."""

    def _anew(self) -> None:
        """What was made for an earlier version is of no use any more."""
        if self._version != self.hosted.version:
            self._version = self.hosted.version
            self._logs.clear()
            self._lines.clear()
            self._changes.clear()

    # ---- whole messages -----------------------------------------------------------------------

    def state(self, viewer: int | None, player: str, since: int, now: int) -> dict[str, Any]:
        """The complete state for a viewer; the log after version `since`."""
        sight = self._seen(viewer).last
        made = {"version": sight.version, "you": self.you(viewer, player)}
        for member in MEMBERS:
            made[member] = sight.member(member) if member in SEEN else self._beside(member, player, now)
        question = self.question(viewer)
        if question is not None:
            made["decisions"] = [question.facts(question.foresight())]
        made |= {"now": now, "spectators": self.presence.spectators, "log": self.log(viewer, since)}
        return made

    def remembers(self, viewer: int | None, since: int) -> bool:
        """Whether it can be told what is other than at version `since`."""
        return self._seen(viewer).has(since)

    def update(self, viewer: int | None, player: str, since: int, now: int) -> dict[str, Any]:
        """What is other than at version `since`, which is remembered, and the new lines."""
        sights = self._seen(viewer)
        made: dict[str, Any] = {"type": "update", "since": since, "version": sights.last.version, "now": now}
        for member in self.hosted.telling.touched(viewer, BESIDE, since):
            made[member] = self._beside(member, player, now)
        made |= sights.changes(since)
        made["log"] = self.log(viewer, since)
        return made

    def foresight(self, question: Question, version: int, now: int) -> dict[str, Any]:
        """What can be foreseen of a question's options, for somebody who was shown the rest at that version."""
        patch = {"decisions": {"0": {"foresight": [question.foresight()]}}}
        return {"type": "update", "since": version, "version": version, "now": now, "patch": patch, "log": []}

    def question(self, viewer: int | None) -> Question | None:
        """What a viewer is asked, as it was shown last."""
        return self._questions.get(viewer)

    def _seen(self, viewer: int | None) -> Sights:
        """What a viewer has been shown, up to what it sees now. Nothing is looked at that was not touched since."""
        self._anew()
        telling = self.hosted.telling
        version = telling.version(viewer)
        sights = self._sights.get(viewer)
        if sights is None:
            sights = self._sights[viewer] = Sights(self._changes)
        if sights.version != version:
            touched: dict[str, Any] = {}
            apart = False
            for member in telling.touched(viewer, SEEN, sights.version):
                if member == "view":
                    touched[member], apart = self._view(viewer)
                else:
                    touched[member] = self._member(member, viewer)
            sights.add(version, touched, self._common, apart)
        return sights

    def _member(self, name: str, viewer: int | None) -> Any:
        """One of SEEN, except for the view."""
        if name == "position":
            return self.position(viewer)
        if name == "undo":
            return self.undo(viewer)
        if name == "votes":
            return self.votes()
        if name == "lesson":
            return self.lesson(viewer)
        return self.result() if name == "result" else self.decisions(viewer)

    def _beside(self, name: str, player: str, now: int) -> Any:
        """What depends on more than the game: on who asks, who is here, and the time."""
        if name == "table":
            return self.about(player)
        return self.players() if name == "players" else self.clocks(now)

    # ---- members ------------------------------------------------------------------------------

    def about(self, player: str) -> dict[str, Any]:
        """What is fixed about the table. Seed and salt come out when the game is over."""
        hosted = self.hosted
        facts = hosted.facts
        has_seed = hosted.lies_open and facts.begun != "position" and facts.start.kind != "position"
        opened = hosted.status == "open" and bool(hosted.seats_of(player) or hosted.host == player)
        return {
            "id": facts.id,
            "game": facts.start.game,
            "rules": facts.rules,
            "seats": facts.start.seats,
            "options": hosted.table.origin.options if hosted.table is not None else facts.start.options,
            "data": bool(facts.start.data),
            "status": hosted.status,
            "notice": hosted.notice or None,
            "seed_policy": facts.seed_policy,
            "seed": str(facts.start.seed) if has_seed else None,
            "commitment": facts.commitment or None,
            "salt": facts.salt if has_seed and facts.salt else None,
            "committed": hosted.committed() if has_seed else None,
            "start": facts.begun,
            "text": facts.text,
            "parent": facts.parent or None,
            "visibility": facts.visibility,
            "clock": facts.clock,
            "gallery": hosted.gallery,
            "created": facts.created,
            "invitation": facts.invitation if opened else None,
        }

    def you(self, viewer: int | None, player: str) -> dict[str, Any]:
        host = bool(player) and player == self.hosted.host
        return {"seat": viewer, "seats": self.hosted.seats_of(player), "host": host}

    def players(self) -> list[dict[str, Any]]:
        presence = self.presence
        return [
            {
                "seat": seat,
                "kind": chair.kind,
                "name": chair.person,
                "bot": chair.bot or None,
                "connected": chair.kind == "human" and seat in presence.connected,
                "away_since": presence.away_since.get(seat) if chair.kind == "human" else None,
                "late": chair.late,
                "waits": chair.kind == "bot" and seat in presence.waiting,
            }
            for seat, chair in enumerate(self.hosted.chairs)
        ]

    def position(self, viewer: int | None) -> int:
        return self.hosted.position(viewer)

    def shown(self) -> bool:
        return self.hosted.table is not None and self.hosted.status != "open"

    def view(self, viewer: int | None) -> dict[str, Any] | None:
        view, apart = self._view(viewer)
        return {**self._common.view, **view} if apart and self._common is not None and view is not None else view

    def _view(self, viewer: int | None) -> tuple[dict[str, Any] | None, bool]:
        """The view, and whether it is only what is other than what all see."""
        if not self.shown():
            return None, False
        game = self.hosted.game
        if self._common is None or self._seen_of is None:
            self._common = Common(game.view(None))
        elif self._seen_of is not game:
            self._common = Common(game.view_again(self._seen_of, self._common.view), self._common)
        self._seen_of = game
        if viewer is None:
            return self._common.view, False
        apart = game.view_apart(viewer, self._common.view)
        return (game.view(viewer), False) if apart is None else (apart, True)

    def decisions(self, viewer: int | None) -> bytes:
        """What a viewer is asked, but for what can be foreseen of it: the very same bytes while the question stands."""
        question = self._questions[viewer] = self._asked(viewer)
        return EMPTY if question is None else question.text

    def _asked(self, viewer: int | None) -> Question | None:
        hosted = self.hosted
        if viewer is None or not hosted.running or hosted.chairs[viewer].kind != "human":
            return None
        for ask in hosted.game.decisions:
            if ask.seat == viewer:
                since = hosted.asked_since.get(viewer, 0)
                known = self._questions.get(viewer)
                stands = known is not None and known.since == since and known.stage is hosted.stage
                return known if stands else Question(ask, since, hosted.stage, hosted.game)
        return None

    def undo(self, viewer: int | None) -> dict[str, Any] | None:
        hosted = self.hosted
        if viewer is None or not hosted.running:
            return None
        step = step_back(hosted, viewer)
        turn = turn_back(hosted, viewer) if step and not step.why else None
        redo = hosted.redo.get(viewer)
        return {
            "step": step.to if step else None,
            "turn": turn.to if turn else None,
            "why": (step.why or None) if step else None,
            "redo": redo[-1] if redo else None,
        }

    def lesson(self, viewer: int | None) -> dict[str, Any] | None:
        """Of a guided game, for whoever learns: how far it has come, what is to be done, what was said last."""
        hosted = self.hosted
        if viewer != PUPIL or not hosted.guidance or not self.shown():
            return None
        return {**asdict(hosted.standing(viewer)), "of": len(hosted.guidance)}

    def votes(self) -> list[dict[str, Any]]:
        return [vote.facts() for vote in self.hosted.votes.values()]

    def clocks(self, now: int) -> list[dict[str, Any]] | None:
        hosted = self.hosted
        if not hosted.clock:
            return None
        running = hosted.running
        return [
            {
                "seat": seat,
                "left": hosted.clock.remaining(seat, now) if running else hosted.clock.left[seat],
                "running": running and seat in hosted.clock.asked,
            }
            for seat in hosted.people()
        ]

    def sheet(self, viewer: int) -> list[dict[str, Any]]:
        """Where a seat's points come from, told of a table redealt from what it knows: its own lines stay the same."""
        game = self.hosted.game
        return _rows(game if game.over else game.redeal(viewer, len(game.actions)), viewer)

    def result(self) -> dict[str, Any] | None:
        hosted = self.hosted
        if not hosted.over:
            return None
        game = hosted.game
        return {
            "scores": game.scores,
            "winners": game.winners,
            "ranking": game.ranking,
            "sheets": [_rows(game, seat) for seat in range(game.seats)],
            "hints": [
                sum(line.kind == "hint" and line.seat == seat for line in hosted.lines) for seat in range(game.seats)
            ],
            "record": hosted.has_record,
        }

    def log(self, viewer: int | None, since: int) -> Json:
        """The lines after a version: one for each entry that the viewer may know of, so that version n is line n."""
        hosted = self.hosted
        version = hosted.telling.version(viewer)
        since = min(max(0, since), version)
        lines = hosted.telling.lines(viewer, since)
        if len(lines) == 1:
            return Json(b"[%b]" % self._line(lines[0], viewer))
        over = hosted.lies_open
        if 0 < since < version - KEPT_LOGS:  # somebody who was away; the next will have been for another while
            return Json(orjson.dumps([line.seen_by(viewer, over) for line in lines]))
        self._anew()
        key = (viewer, since)
        text = self._logs.get(key)
        if text is None:
            text = self._logs[key] = dumped([line.seen_by(viewer, over) for line in lines])
        return Json(text)

    def _line(self, line: LogLine, viewer: int | None) -> bytes:
        """One line; those to whom it reads the same, to whom it was told under the same number, share it."""
        self._anew()
        key = (viewer if line.reads_otherwise(viewer) else None, id(line), line.number(viewer))
        text = self._lines.get(key)
        if text is None:
            text = self._lines[key] = dumped(line.seen_by(viewer, self.hosted.lies_open))
        return text


MEMBERS = ("position", "table", "players", "view", "decisions", "undo", "votes", "clocks", "lesson", "result")
BESIDE = tuple(member for member in MEMBERS if member not in SEEN)


def _rows(game: Table, seat: int) -> list[dict[str, Any]]:
    """A seat's score sheet."""
    sheet = catalog.load(game.origin.game).room("scoring").sheet(game, seat)
    return [{"id": text, "args": dict(values), "points": points} for text, values, points in sheet]


def foresight(table: Table, seat: int) -> dict[str, dict[str, Any]]:
    """What there is to say of a seat's options before it chooses, by the options' texts."""
    found = foresee(catalog.load(table.origin.game), table, seat)
    return {action_text(option): each.facts() for option, each in found.items()}
