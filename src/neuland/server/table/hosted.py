"""A hosted table: a table and everything around the game that follows from its entries, and from nothing else.

The same code takes an entry while people play and when the table is loaded again, so that what a
restarted server knows is what the old one knew. An entry is prepared (which may fail and changes
nothing), written to the database, and only then taken.
"""

from __future__ import annotations

from collections import Counter, deque
from dataclasses import dataclass
from typing import Any

from neuland.core import catalog
from neuland.core.commitment import committed
from neuland.core.decision import action_text, parse_action
from neuland.core.errors import NeulandError
from neuland.core.guide import Standing, follow
from neuland.core.table import Table, round_of
from neuland.server.table.clocks import Clock
from neuland.server.table.entries import Entry
from neuland.server.table.log_lines import LogLine, phase_of
from neuland.server.table.people import known_name
from neuland.server.table.starts import Start
from neuland.server.table.telling import Stage, Telling, goes_on, stage_of
from neuland.server.table.voting import Vote

KEPT_IDS = 64
"""How many of the last ids of requests are remembered, to recognise one that is sent again."""

GAME_MEMBERS = ("position", "view", "decisions", "undo", "clocks", "votes", "lesson", "result")
"""What of a state changes with the game's position."""


GALLERY = -1
"""Those who only watch, where what is done is counted by seats."""


@dataclass(frozen=True)
class Facts:
    """What is fixed about a table when it is made."""

    id: str
    start: Start
    rules: int
    visibility: str
    clock: dict[str, Any]
    seed_policy: str
    created: int
    parent: str = ""
    invitation: str = ""
    begun: str = "deal"
    """What people are told about where it starts: deal, record, position or case."""
    text: dict[str, str] | None = None
    """A lesson's words by language."""
    commitment: str = ""
    """The salted hash of the deal; "" where the table was not dealt, or was made before there were any."""
    salt: str = ""
    """Secret while the game runs."""
    ended: bool = False
    """Whether the game was over when the table was last written: known even where it cannot be replayed."""


@dataclass
class Chair:
    """A seat and who sits there. A bot that sits in for somebody leaves the seat's owner in `player`."""

    kind: str
    name: str = ""
    player: str = ""
    bot: str = ""
    late: bool = False

    @property
    def person(self) -> str:
        """The name of who sits there, where one is known."""
        return known_name(self.name)


class HostedTable:
    """All that is known about one table."""

    def __init__(self, facts: Facts, laid: Table | None = None, notice: str = "") -> None:
        """`laid`: the table at its start, where it was laid out elsewhere; `notice`: why it could not be."""
        self.facts = facts
        self.version = 0
        """How many entries there are. What viewers call the table's version is what they have been told."""
        self.telling = Telling(facts.start.seats)
        self.guidance = facts.start.guidance()
        """What a lesson asks of its pupil, step by step."""
        self.host = ""
        self.gallery = False
        """Whether those who only watch may chat, too."""
        self.chairs: list[Chair] = []
        self.lines: list[LogLine] = []
        self.votes: dict[int, Vote] = {}
        self.clock = Clock(facts.clock, facts.start.seats)
        self.started = False
        self.notice = ""
        self.table: Table | None = None
        self.played: list[LogLine] = []
        """For each action of the game as it stands, its line."""
        self.stages: list[Stage] = []
        """For each action the stage that it belongs to: answers given at once share one."""
        self.stage = Stage(0, sealed=False)
        self.turns: list[tuple[int, tuple[Any, ...]]] = []
        """For each action the number of its turn, and what tells that turn from the next."""
        self.asked_since: dict[int, int] = {}
        """For each seat that is asked, the version (as it counts) since which it is asked this very thing."""
        self.redo: dict[int, list[str]] = {}
        self.ids: deque[tuple[int | None, str, int]] = deque(maxlen=KEPT_IDS)
        self.besides: Counter[int] = Counter()
        """For each seat, and for the gallery, what was done there besides moves that stand."""
        self.moved_at = 0
        """When the game last moved."""
        self.told_at = 0
        """When everybody was told something last."""
        self.proposed: dict[int, int] = {}
        """The numbers by which people know votes, by those of their entries."""
        self._deal(laid, notice)

    def _deal(self, laid: Table | None, notice: str) -> None:
        game = catalog.catalog().get(self.facts.start.game)
        if game is None or game.rules != self.facts.rules:
            self.freeze("rules-changed")
            return
        if notice:
            self.freeze(notice)
            return
        try:
            self.table = laid if laid is not None else self.facts.start.table()
            self.stage = stage_of(self.table)
        except NeulandError:
            self.freeze("does-not-replay")

    def freeze(self, notice: str) -> None:
        """The table cannot go on, because the rules are not those it was made with; it stays to be read."""
        self.notice = notice
        self.table = None
        self.telling.unseal()

    # ---- questions ----------------------------------------------------------------------------

    @property
    def status(self) -> str:
        if self.notice:
            return "frozen"
        if not self.started:
            return "open"
        return "finished" if self.game.over else "running"

    @property
    def game(self) -> Table:
        assert self.table is not None, "a frozen table has no game"
        return self.table

    @property
    def running(self) -> bool:
        return self.status == "running"

    @property
    def over(self) -> bool:
        return self.status == "finished"

    @property
    def lies_open(self) -> bool:
        """Whether nothing is secret any more; also of a game that ended under rules of before."""
        return self.over or (self.status == "frozen" and self.facts.ended)

    @property
    def was_dealt(self) -> bool:
        """Whether the game began with a deal of its own seed, not somewhere in the middle of one."""
        return self.facts.start.kind == "deal" and self.facts.begun in ("deal", "record")

    @property
    def has_record(self) -> bool:
        """Whether the game can be played again from its seed: not where it was laid out by hand, or drawn anew."""
        return self.game.origin.seed is not None

    def committed(self) -> str | None:
        """The text whose hash the commitment is; None where there is none, or the rules are not those of then."""
        if self.table is None or not self.facts.commitment:
            return None
        return committed(self.table.origin, self.facts.salt)

    def seats_of(self, player: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if player and chair.player == player]

    def people(self) -> list[int]:
        """Seats at which a person sits, and no bot for it."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "human"]

    def bots_asked(self) -> list[int]:
        if not self.running:
            return []
        return [ask.seat for ask in self.game.decisions if self.chairs[ask.seat].kind == "bot"]

    def position(self, viewer: int | None) -> int:
        """How many actions there are, as far as a viewer knows."""
        stage = self.stage
        if self.table is None:
            return 0
        if not stage.sealed or self.table.over:
            return len(self.table.actions)
        return stage.base + sum(seat == viewer for seat, _ in self.table.actions[stage.base :])

    def order(self, viewer: int | None) -> list[int]:
        """The numbers of all actions, as they came to a viewer: in a sealed stage one's own come first."""
        if self.over:
            return list(range(len(self.played)))

        def place(number: int) -> tuple[int, bool]:
            stage, by = self.stages[number], self.game.actions[number][0]
            return stage.base if stage.sealed else number, stage.sealed and by != viewer

        return sorted(range(len(self.played)), key=place)

    def at(self, viewer: int | None, position: int) -> Table:
        """The table as it came to a viewer, after so many actions."""
        base = self.stages[position].base if position < len(self.stages) else self.stage.base
        then = self.game.at(base)
        for number in self.order(viewer)[base:position]:
            seat, action = self.game.actions[number]
            then.play(then.decision(seat), action)
        return then

    def standing(self, viewer: int) -> Standing:
        """How far a lesson's pupil has come."""
        actions = [self.game.actions[number] for number in self.order(viewer)[: self.position(viewer)]]
        return follow(self.guidance, self.game.at(0), actions)

    def done_already(self, seat: int | None, request: str) -> int | None:
        """The version of an entry made by the same request earlier, if it was sent again."""
        for by, known, version in self.ids:
            if request and by == seat and known == request:
                return version
        return None

    # ---- entries ------------------------------------------------------------------------------

    def prepare(self, entry: Entry) -> Table | None:
        """The game after an entry; None if the entry leaves it as it is. Changes nothing."""
        if entry.kind in ("play", "redo"):
            following = self.game.clone()
            following.apply(int(entry.seat or 0), parse_action(entry.body["action"]))
            return following
        if entry.kind == "undo":
            return self._taken_back(int(entry.seat or 0), entry.body)
        if entry.kind == "propose" and entry.body["what"] == "undo":
            vote = self._proposed(entry)
            return self.game.at(int(entry.body["to"])) if vote.carried() else None
        if entry.kind == "vote" and entry.body["yes"]:
            open_vote = self.votes.get(entry.body["vote"])
            if open_vote and open_vote.what == "undo" and open_vote.carried(entry.seat):
                return self.game.at(int(open_vote.to or 0))
        return None

    def _taken_back(self, seat: int, body: dict[str, Any]) -> Table:
        if "to" in body:
            return self.game.at(int(body["to"]))
        earlier: Table | None = self.game
        for _ in range(int(body["drop"])):
            earlier = earlier.without_last(seat) if earlier is not None else None
        if earlier is None:
            raise NeulandError("That answer can no longer be taken back.")
        return earlier

    def take(self, entry: Entry, following: Table | None) -> None:
        """Takes an entry that is in the database. `following` is what `prepare` gave for it."""
        self.version = entry.number
        if entry.body.get("id"):
            self.ids.append((entry.seat, entry.body["id"], entry.number))
        if entry.seat is not None and entry.kind != "play":
            self.besides[entry.seat] += 1
        elif entry.kind == "chat":
            self.besides[GALLERY] += 1
        line = LogLine(entry.at, entry.kind, entry.seat)
        self.lines.append(line)
        self._tell(entry, line, following)
        if entry.kind in ("play", "redo"):
            self._play(entry, line, following)
        elif entry.kind in ("undo", "propose", "vote"):
            self._agree(entry, line, following)
        else:
            self._sit(entry, line)
        if not self.started and not any(chair.kind == "open" for chair in self.chairs):
            self.started = True
            self.moved_at = entry.at
            line.more["starts"] = True
            self._touch("table", *GAME_MEMBERS)
            self._ask(entry, set(range(len(self.chairs))))
        if entry.kind in ("bot", "return", "join", "open", "made", "bot-failed", "vote"):
            self._touch("players")

    def _touch(self, *members: str) -> None:
        self.telling.touch(members)

    def under_seal(self, entry: Entry, following: Table | None) -> bool:
        """Whether an entry changes nothing that others may know: an answer goes on under seal, or goes back there.

        That somebody has answered or answers again, and that who was missed is here, is known.
        """
        if following is None or self.table is None or not self.stage.sealed or entry.seat is None:
            return False
        if entry.kind not in ("play", "redo") and not (entry.kind == "undo" and "drop" in entry.body):
            return False
        if self.chairs[entry.seat].late or any(vote.of == entry.seat for vote in self.votes.values()):
            return False
        asked = [any(ask.seat == entry.seat for ask in table.decisions) for table in (self.table, following)]
        return asked == [True, True] and (entry.kind == "undo" or goes_on(self.table, following))

    def _tell(self, entry: Entry, line: LogLine, following: Table | None) -> None:
        """Tells a line to everybody, or under seal to whose it is; when the rules go on, seals are broken."""
        if self.under_seal(entry, following):
            mine = self.chairs[int(entry.seat or 0)].player
            self.telling.keep(line, {int(entry.seat or 0), *self.seats_of(mine)})
            return
        if following is not None and self.table is not None:
            sealed = goes_on(self.table, following) if entry.kind in ("play", "redo") else "drop" in entry.body
            if not sealed:
                self.telling.unseal()
        self.telling.tell(line)
        self.told_at = entry.at

    def _play(self, entry: Entry, line: LogLine, following: Table | None) -> None:
        """An action: `following` is None only where the game was frozen and its lines are listed."""
        if following is None or self.table is None:
            line.action = entry.body["action"]
            self._touch("table", *GAME_MEMBERS)
            return
        seat = int(entry.seat or 0)
        before = self.table
        hidden = self.under_seal(entry, following)
        line.action = entry.body["action"]
        line.position = self.position(seat)
        line.base = self.stage.base if self.stage.sealed else None
        self._mark_turn(line, before, seat)
        line.events = following.events
        line.more = {"ends": True} if following.over else {}
        self.played.append(line)
        self.stages.append(self.stage)
        redo = self.redo.get(seat, [])
        if entry.kind == "redo" and redo:
            redo.pop()
        else:
            self.redo.pop(seat, None)
        if not hidden:
            self.chairs[seat].late = False
            self._drop_votes(seat)
        kept = {id(ask) for ask in before.decisions}
        if not (self.stage.sealed and goes_on(before, following)):
            self.stage = stage_of(following)
        self.table = following
        self.moved_at = entry.at
        again = {ask.seat for ask in following.decisions if id(ask) not in kept} | {seat}
        self._ask(entry, again, hidden)
        self._touch(*GAME_MEMBERS)
        if following.over:
            self._touch("table", "players")
            for number, played in enumerate(self.played):
                played.position = number  # nothing is kept from anybody any more

    def _mark_turn(self, line: LogLine, before: Table, seat: int) -> None:
        """Whose actions follow each other belong to one turn, up to where the game says that another one begins; so
        does what all were asked at once, and only that: a round of picks is as many turns as there are picks."""
        line.round = round_of(before)
        line.phase = phase_of(before)
        key = (line.round, line.phase, ("all", self.stage.base) if self.stage.sealed else seat)
        last, last_key = self.turns[-1] if self.turns else (0, ())
        begins = before.decision(seat).prompt in catalog.catalog()[self.facts.start.game].turns
        line.turn = last if key == last_key and not begins else last + 1
        self.turns.append((line.turn, key))

    def _ask(self, entry: Entry, again: set[int], hidden: bool = False) -> None:
        """Who is asked from now on; `again`: whose question is a new one, even if it reads the same. A sealed answer
        is one question to the clock, however many steps it has."""
        if self.table is None or not self.started:
            return
        asked = [ask.seat for ask in self.table.decisions]
        self.asked_since = {
            seat: self.telling.version(seat)
            if seat in again or seat not in self.asked_since
            else self.asked_since[seat]
            for seat in asked
        }
        self.clock.asks(asked, set() if hidden else again, entry.at)

    def _agree(self, entry: Entry, line: LogLine, following: Table | None) -> None:
        """Undo, and the votes that may lead to one."""
        seat = int(entry.seat or 0)
        vote: Vote | None = None
        if entry.kind == "propose":
            vote = self._proposed(entry)
            self.proposed[entry.number] = vote.id
            line.more = {"what": vote.what, "to": vote.to, "of": vote.of, "bot": vote.bot or None, "why": vote.why}
            if not vote.carried():
                self.votes[vote.number] = vote
        elif entry.kind == "vote":
            line.more = {"vote": self.proposed.get(entry.body["vote"], 0), "yes": entry.body["yes"]}
            vote = self.votes.get(entry.body["vote"])
            if vote is not None and entry.body["yes"]:
                vote.yes.add(seat)
            elif vote is not None:
                del self.votes[vote.number]
                vote = None
        self._touch("votes")
        if vote is not None and vote.carried():
            self.votes.pop(vote.number, None)
            line.more["carried"] = True
            if vote.what == "bot" and vote.of is not None:
                self._seat_bot(vote.of, vote.bot, entry)
        if following is not None:
            mine = entry.kind == "undo"
            self._go_back(entry, line, following, seat if mine else None)

    def _proposed(self, entry: Entry) -> Vote:
        body = entry.body
        voters = frozenset(seat for seat in self.people() if seat != body.get("of"))
        return Vote(
            entry.number,
            len(self.proposed) + 1,
            body["what"],
            int(entry.seat or 0),
            body.get("to"),
            body.get("of"),
            body.get("bot", ""),
            body.get("why", ""),
            voters | {int(entry.seat or 0)},
            {int(entry.seat or 0)},
        )

    def _go_back(self, entry: Entry, line: LogLine, earlier: Table, by: int | None) -> None:
        """The game as it was; the lines of what was taken back stay, marked."""
        gone = self._gone(earlier)
        lines = [self.played[position] for position in gone]
        hidden = self.under_seal(entry, earlier)
        if entry.seat is not None:
            self.besides[entry.seat] += max(0, len(gone) - 1)
        taken = [action_text(self.game.actions[position][1]) for position in gone]
        for undone in lines:
            undone.undone = True
        alone = by is not None and all(self.game.actions[position][0] == by for position in gone)
        if alone and by is not None:
            self.redo.setdefault(by, []).extend(reversed(taken))
        else:
            self.redo.clear()
        sealed = by is not None and "drop" in entry.body
        if not sealed:
            self.stage = self.stages[gone[0]] if gone else self.stage
        self.played = [line for position, line in enumerate(self.played) if position not in gone]
        self.stages = [stage for position, stage in enumerate(self.stages) if position not in gone]
        self.turns = [turn for position, turn in enumerate(self.turns) if position not in gone]
        kept = {id(ask) for ask in self.game.decisions}
        before = {ask.seat: ask for ask in self.game.decisions}
        earlier.events = []
        self.table = earlier
        same = {
            ask.seat
            for ask in earlier.decisions
            if ask.seat != by
            and (id(ask) in kept or (sealed and ask.seat in before and ask.options == before[ask.seat].options))
        }
        again = set(range(earlier.seats)) - same
        line.took_back = lines
        line.to = self.position(by) if sealed else len(earlier.actions)
        line.base = self.stage.base if sealed else None
        if not hidden:
            self._drop_votes(None)
        self._ask(entry, again, hidden)
        self._touch(*GAME_MEMBERS)

    def _gone(self, earlier: Table) -> list[int]:
        """The positions of the actions that an earlier game no longer has."""
        gone = []
        index = 0
        for position, action in enumerate(self.game.actions):
            if index < len(earlier.actions) and earlier.actions[index] == action:
                index += 1
            else:
                gone.append(position)
        return gone

    def _drop_votes(self, acted: int | None) -> None:
        """The game moved on: votes to take something back are over, and a player who acts is not away."""
        over = [vote.number for vote in self.votes.values() if vote.what == "undo" or vote.of == acted]
        for number in over:
            del self.votes[number]

    def _sit(self, entry: Entry, line: LogLine) -> None:
        """Who sits where, and what is said."""
        body = entry.body
        if entry.kind == "made":
            self.host = body["host"]
            self.gallery = body.get("gallery", False)
            self.chairs = [Chair(**chair) for chair in body["places"]]
            self._touch("table", "players", "votes", "clocks", *GAME_MEMBERS)
        elif entry.kind == "chat":
            name = body["name"] if entry.seat is None else self.chairs[entry.seat].person
            line.more = {"text": body["text"], "name": name}
        elif entry.kind == "pause":
            self.clock.pause(body["since"], body["until"])
            self._touch("clocks")
        elif entry.seat is not None:
            chair = self.chairs[entry.seat]
            if entry.kind == "join":
                self.chairs[entry.seat] = Chair("human", body["name"], body["player"])
                line.more = {"name": body["name"]}
                self._touch("table")
            elif entry.kind == "open":
                self.chairs[entry.seat] = Chair("open")
                self._touch("table")
            elif entry.kind == "bot":
                self._seat_bot(entry.seat, body["bot"], entry)
                line.more = {"bot": body["bot"], "why": body.get("why", "host"), "name": chair.person}
            elif entry.kind == "bot-failed":
                line.more = {"was": chair.bot, "bot": body["bot"], "name": chair.person}
                chair.bot = body["bot"]
            elif entry.kind == "return":
                chair.kind, chair.bot, chair.late = "human", "", False
                line.more = {"name": chair.person}
                self._ask(entry, {entry.seat})
                self._touch("clocks", "decisions")
            elif entry.kind == "timeout":
                chair.late = True
                self._touch("players", "clocks")

    def _seat_bot(self, seat: int, bot: str, entry: Entry) -> None:
        chair = self.chairs[seat]
        chair.kind, chair.bot, chair.late = "bot", bot, False
        if not chair.player:
            chair.name = ""
        self.redo.pop(seat, None)
        for number in [vote.number for vote in self.votes.values() if seat in vote.voters]:
            self.votes[number].voters -= {seat}
        self._touch("players", "votes", "clocks", "decisions")
