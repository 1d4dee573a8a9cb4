"""States: what a table looks like to one viewer, as JSON. Whatever leaves the server about a game is made here."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import orjson

from neuland.core import catalog
from neuland.core.decision import action_text
from neuland.server.table.sitting import Sitting
from neuland.server.table.undoing import step_back, turn_back

Json = orjson.Fragment


@dataclass
class Presence:
    """Who is connected: not part of the record."""

    connected: set[int] = field(default_factory=set)
    away_since: dict[int, int] = field(default_factory=dict)
    spectators: int = 0


class Faces:
    """The states of one sitting, for each viewer made once per version."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.presence = Presence()
        self._version = -1
        self._made: dict[tuple[Any, ...], Json] = {}

    def _cached(self, key: tuple[Any, ...], make: Any) -> Json:
        if self._version != self.sitting.version:
            self._version = self.sitting.version
            self._made.clear()
        if key not in self._made:
            self._made[key] = Json(orjson.dumps(make()))
        return self._made[key]

    # ---- whole messages -----------------------------------------------------------------------

    def state(self, viewer: int | None, player: str, since: int, now: int) -> dict[str, Any]:
        """The complete state for a viewer; the log after version `since`."""
        made = {"version": self.sitting.version, "you": self.you(viewer, player)}
        for member in MEMBERS:
            made[member] = self.member(member, viewer, player, now)
        made |= {"now": now, "spectators": self.presence.spectators, "log": self.log(viewer, since)}
        return made

    def update(self, viewer: int | None, player: str, since: int, now: int) -> dict[str, Any]:
        """Those members that changed after version `since`, and the new lines."""
        made: dict[str, Any] = {"type": "update", "version": self.sitting.version, "now": now}
        changed = self.sitting.changed
        for member in MEMBERS:
            if changed.get(member, 0) > since:
                made[member] = self.member(member, viewer, player, now)
        made["log"] = self.log(viewer, since)
        return made

    def member(self, name: str, viewer: int | None, player: str, now: int) -> Any:
        if name == "table":
            return self.about(player)
        if name == "players":
            return self.players()
        if name == "clocks":
            return self.clocks(now)
        if name == "position":
            return len(self.sitting.table.actions) if self.sitting.table is not None else 0
        if name in ("votes", "result"):
            return self._cached((name,), getattr(self, name))
        return self._cached((name, viewer), lambda: getattr(self, name)(viewer))

    # ---- members ------------------------------------------------------------------------------

    def about(self, player: str) -> dict[str, Any]:
        """What is fixed about the table. The seed comes out when the game is over."""
        sitting = self.sitting
        facts = sitting.facts
        has_seed = sitting.over and facts.begun != "position" and facts.start.kind != "position"
        opened = sitting.status == "open" and bool(sitting.seats_of(player) or sitting.host == player)
        return {
            "id": facts.id,
            "game": facts.start.game,
            "rules": facts.rules,
            "seats": facts.start.seats,
            "options": sitting.table.origin.options if sitting.table is not None else facts.start.options,
            "data": bool(facts.start.data),
            "status": sitting.status,
            "notice": sitting.notice or None,
            "seed_policy": facts.seed_policy,
            "seed": facts.start.seed if has_seed else None,
            "start": facts.begun,
            "text": facts.text,
            "parent": facts.parent or None,
            "visibility": facts.visibility,
            "clock": facts.clock,
            "created": facts.created,
            "invitation": facts.invitation if opened else None,
        }

    def you(self, viewer: int | None, player: str) -> dict[str, Any]:
        host = bool(player) and player == self.sitting.host
        return {"seat": viewer, "seats": self.sitting.seats_of(player), "host": host}

    def players(self) -> list[dict[str, Any]]:
        presence = self.presence
        return [
            {
                "seat": seat,
                "kind": place.kind,
                "name": place.name,
                "bot": place.bot or None,
                "connected": place.kind == "human" and seat in presence.connected,
                "away_since": presence.away_since.get(seat) if place.kind == "human" else None,
                "late": place.late,
            }
            for seat, place in enumerate(self.sitting.places)
        ]

    def shown(self) -> bool:
        return self.sitting.table is not None and self.sitting.status != "open"

    def view(self, viewer: int | None) -> dict[str, Any] | None:
        return self.sitting.game.view(viewer) if self.shown() else None

    def decisions(self, viewer: int | None) -> list[dict[str, Any]]:
        sitting = self.sitting
        if viewer is None or not sitting.running or sitting.places[viewer].kind != "human":
            return []
        return [
            {
                "seat": ask.seat,
                "prompt": ask.prompt,
                "since": sitting.asked_since.get(ask.seat, 0),
                "options": [action_text(option) for option in ask.options],
            }
            for ask in sitting.game.decisions
            if ask.seat == viewer
        ]

    def undo(self, viewer: int | None) -> dict[str, Any] | None:
        sitting = self.sitting
        if viewer is None or not sitting.running:
            return None
        step = step_back(sitting, viewer)
        turn = turn_back(sitting, viewer) if step and not step.why else None
        redo = sitting.redo.get(viewer)
        return {
            "step": step.to if step else None,
            "turn": turn.to if turn else None,
            "why": (step.why or None) if step else None,
            "redo": redo[-1] if redo else None,
        }

    def votes(self) -> list[dict[str, Any]]:
        return [vote.facts() for vote in self.sitting.votes.values()]

    def clocks(self, now: int) -> list[dict[str, Any]] | None:
        sitting = self.sitting
        if not sitting.clock:
            return None
        running = sitting.running
        return [
            {
                "seat": seat,
                "left": sitting.clock.remaining(seat, now) if running else sitting.clock.left[seat],
                "running": running and seat in sitting.clock.asked,
            }
            for seat in sitting.people()
        ]

    def result(self) -> dict[str, Any] | None:
        sitting = self.sitting
        if not sitting.over:
            return None
        game = sitting.game
        scoring = catalog.load(game.origin.game).room("scoring")
        return {
            "scores": game.scores,
            "winners": game.winners,
            "ranking": game.ranking,
            "sheets": [
                [
                    {"id": text, "args": dict(values), "points": points}
                    for text, values, points in scoring.sheet(game, seat)
                ]
                for seat in range(game.seats)
            ],
        }

    def log(self, viewer: int | None, since: int) -> Json:
        """The lines after a version: one for each entry, so that version n is line n."""
        sitting = self.sitting
        over = sitting.over
        lines = sitting.lines[max(0, since) :]
        return self._cached(("log", viewer, since), lambda: [line.seen_by(viewer, over) for line in lines])


MEMBERS = ("position", "table", "players", "view", "decisions", "undo", "votes", "clocks", "result")
