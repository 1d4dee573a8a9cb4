"""The atlas: every world of 504 played by bots at every number of players, and what was seen of each game.

Its file is text, a line of JSON each: first what was asked for (`Asked`), then a line for every world and number of
players, added as it is finished. So whoever is stopped goes on where he was, and whoever wants more games plays only
those that are missing. When all are there the lines are put in order: the file is the same, byte for byte, wherever, in
how many pieces and however often its games were played.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from hashlib import blake2b
from pathlib import Path
from typing import Any

from neuland.bots import Player, make_bot
from neuland.core import catalog
from neuland.core.catalog import Game
from neuland.core.errors import BadOption
from neuland.core.rng import derived
from neuland.core.table import Table, round_of
from neuland.lab.lines import opened, read_lines, write_lines, written
from neuland.lab.play import bot_seed
from neuland.lab.simulate import unheard
from neuland.lab.work import HERE, Where, done_by

GAME = "worlds"
FORMAT = 1
SAMPLE_EVERY = 8
"""Of so many moves one is looked at for what it changes for others."""
WAYS_OUT = ("done", "none", "stop", "pass", "quit")
"""Options that only leave a question: beside one of them a single other option is hardly a choice."""
COLUMNS = (
    "deal",
    "rounds",
    "decisions",
    "options",
    "choices",
    "end",
    "scores",
    "winners",
    "first",
    "leads",
    "looked",
    "touched",
    "sources",
)
"""What a game's list holds, in order; docs/atlas.md says what each means."""


@dataclass(frozen=True)
class Asked:
    """What an atlas is made from: with the rules' version all that its figures follow from."""

    worlds: tuple[int, ...]
    players: tuple[int, ...]
    bots: tuple[str, ...]
    """Who plays: the first against itself at every number of players; against each other one with two, on the same
    deals, seats swapped."""
    games: int
    seed: int
    rules: int

    def head(self) -> dict[str, Any]:
        return {"atlas": FORMAT, **{name: _plain(value) for name, value in asdict(self).items()}}


@dataclass(frozen=True)
class Part:
    """The unit of work: one world at one number of players."""

    world: int
    players: int
    asked: Asked
    first: int = 0
    """The number of the first deal that is missing."""


Row = dict[str, Any]
"""A part's line: `world`, `players`, `games` (lists by `COLUMNS`), and with two players `swapped`: for every other bot
a list of deals, each with what the first bot got at either seat."""


def asked_for(worlds: Sequence[int], players: Sequence[int], bots: Sequence[str], games: int, seed: int = 0) -> Asked:
    """What an atlas is to be made from, checked before the first game is played."""
    game = catalog.load(GAME)
    for world in worlds:
        for count in players:
            game.origin(count, seed, {"world": str(world)}, "")
    if not bots or len(set(bots)) < len(bots):
        raise BadOption(f"An atlas is made by one or more different bots, not by {', '.join(bots)!r}.")
    for bot in bots:
        make_bot(bot, seed)
    return Asked(tuple(sorted(set(worlds))), tuple(sorted(set(players))), tuple(bots), games, seed, game.rules)


def parts_of(asked: Asked) -> list[Part]:
    """In the order of the file: all worlds with the fewest players first."""
    return [Part(world, players, asked) for players in asked.players for world in asked.worlds]


# ---- playing ----------------------------------------------------------------------------------------------------


def play_part(part: Part) -> Row:
    """The missing games of a world at one number of players, here or in another process."""
    game, asked = catalog.load(GAME), part.asked
    deals = range(part.first, asked.games)
    row: Row = {"world": part.world, "players": part.players}
    row["games"] = [watched(game, part, deal) for deal in deals]
    if part.players == 2 and len(asked.bots) > 1:
        row["swapped"] = {
            other: [[_swapped(game, part, deal, other, seat) for seat in (0, 1)] for deal in deals]
            for other in asked.bots[1:]
        }
    return row


def deal_seed(part: Part, deal: int) -> int:
    return derived(part.asked.seed, f"atlas {part.world} {part.players} {deal}")


def watched(game: Game, part: Part, deal: int) -> list[Any]:
    """A game of the first bot against itself, and what was seen of it."""
    seed = deal_seed(part, deal)
    table = _new(game, part, seed)
    players = [Player(part.asked.bots[0], bot_seed(seed, seat)) for seat in range(part.players)]
    watch = Watch(game, table)
    while not table.over:
        decision = table.decisions[0]
        watch.before(decision.seat, decision.options)
        table.play(decision, players[decision.seat].answer(table, decision))
        watch.after(decision.seat)
    return [deal, *watch.seen()]


def _swapped(game: Game, part: Part, deal: int, other: str, seat: int) -> float:
    """What the first bot gets at a seat against another one: 1 for a win, a half for a shared one."""
    seed = deal_seed(part, deal)
    table = _new(game, part, seed)
    bots = [other, other]
    bots[seat] = part.asked.bots[0]
    players = [Player(bot, bot_seed(seed, place)) for place, bot in enumerate(bots)]
    while not table.over:
        decision = table.decisions[0]
        table.play(decision, players[decision.seat].answer(table, decision))
    return 1 / len(table.winners) if seat in table.winners else 0.0


def _new(game: Game, part: Part, seed: int) -> Table:
    return game.new(part.players, seed, {"world": str(part.world)}, quiet=True)


class Watch:
    """Looks on while a game is played."""

    def __init__(self, game: Game, table: Table) -> None:
        self.table = table
        self.could_do = game.room("reach").could_do
        self.sheet = game.room("scoring").sheet
        self.endings = game.room("state").ENDINGS
        self.first = -1
        self.decisions = self.options = self.choices = 0
        self.leader = -1
        self.leads = self.looked = self.touched = 0
        self.moment = (0, 0)
        self.reach: list[Any] = []

    def before(self, seat: int, options: Sequence[Any]) -> None:
        """A seat is about to choose."""
        self.decisions += 1
        self.options += len(options)
        self.choices += sum(option[0] not in WAYS_OUT for option in options) > 1
        self.moment = _moment(self.table)
        if self.first < 0 and self.moment[0] > 0:
            self.first = seat
        self.reach = self._others(seat) if self.decisions % SAMPLE_EVERY == 0 else []

    def after(self, seat: int) -> None:
        """It has chosen."""
        moment = _moment(self.table)
        if self.reach and moment == self.moment and not self.table.over:
            self.looked += 1
            self.touched += self._others(seat) != self.reach
        if moment[0] != self.moment[0]:
            self._look_who_leads()

    def _others(self, seat: int) -> list[Any]:
        return [self.could_do(self.table, other) for other in range(self.table.seats) if other != seat]

    def _look_who_leads(self) -> None:
        """Once a round; somebody who leads alone where another did is a change."""
        scores = self.table.scores
        leaders = [seat for seat, score in enumerate(scores) if score == max(scores)]
        if len(leaders) == 1 and leaders[0] != self.leader:
            self.leads += self.leader >= 0
            self.leader = leaders[0]

    def seen(self) -> list[Any]:
        table = self.table
        sources: dict[str, int] = {}
        for seat in range(table.seats):
            for source, _, points in self.sheet(table, seat):
                sources[source] = sources.get(source, 0) + points
        end = self.endings[getattr(table, "over_at", 0)]
        return [
            *(round_of(table), self.decisions, self.options, self.choices, end, table.scores, table.winners),
            *(self.first, self.leads, self.looked, self.touched, dict(sorted(sources.items()))),
        ]


def _moment(table: Table) -> tuple[int, int]:
    """Round and turn: a move that ends them changes what others can do anyway."""
    return round_of(table), getattr(table, "turn", 0)


# ---- the file -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Atlas:
    """What was asked for, and a row for every part that is there, in order."""

    asked: Asked
    rows: list[Row]

    @property
    def whole(self) -> bool:
        return [len(row["games"]) for row in self.rows] == [self.asked.games] * len(parts_of(self.asked))

    def digest(self) -> str:
        """A hash over all rows."""
        hashed = blake2b(digest_size=16)
        for row in self.rows:
            hashed.update(written(row).encode())
        return hashed.hexdigest()


def make_atlas(asked: Asked, file: Path, where: Where = HERE, progress: Callable[[int], None] | None = None) -> Atlas:
    """Plays what is missing in the file, adds it part by part, and at the end puts all in order."""
    there = {_place(row): row for row in _begun(asked, file)}
    played = {place: len(row["games"]) for place, row in there.items()}
    parts = [replace(part, first=played.get((part.players, part.world), 0)) for part in parts_of(asked)]
    missing = [part for part in parts if part.first < asked.games]
    heard = progress or unheard
    heard(len(parts) - len(missing))
    with opened(file, "a") as adding:
        for _, row in done_by(play_part, missing, where):
            adding.write(written(row))
            adding.flush()
            there[_place(row)] = _joined(there.get(_place(row)), row)
            heard(1)
    atlas = Atlas(asked, [there[place] for place in sorted(there)])
    write_lines(file, [asked.head(), *atlas.rows])
    return atlas


def read_atlas(file: Path) -> Atlas:
    """An atlas as far as it was made."""
    lines = list(read_lines(file))
    if not lines or lines[0].get("atlas") != FORMAT:
        raise BadOption(f"{file}: this is no atlas; 'neuland atlas' makes one.")
    try:
        head = lines[0]
        several = {name: tuple(head[name]) for name in ("worlds", "players", "bots")}
        asked = Asked(**several, games=head["games"], seed=head["seed"], rules=head["rules"])
        rows: dict[tuple[int, int], Row] = {}
        for row in lines[1:]:
            rows[_place(row)] = _joined(rows.get(_place(row)), row)
        return Atlas(asked, [rows[place] for place in sorted(rows)])
    except (KeyError, IndexError, TypeError):
        raise BadOption(f"{file}: this atlas is damaged.") from None


def so_far(asked: Asked, file: Path) -> Atlas:
    """An atlas as far as it was made, by what was asked for: while another process still plays, too."""
    begun = _as_asked(asked, file)
    if not begun.rows:
        raise BadOption(f"{file}: nothing has been played yet.")
    return begun


def _joined(row: Row | None, further: Row) -> Row:
    """A row and the further deals that were played for it; not those that it has, where two played at once."""
    if row is None:
        return further
    had = len(row["games"]) - further["games"][0][COLUMNS.index("deal")]
    joined: Row = {**row, "games": row["games"] + further["games"][had:]}
    if "swapped" in row:
        joined["swapped"] = {bot: pairs + further["swapped"][bot][had:] for bot, pairs in row["swapped"].items()}
    return joined


def _as_asked(asked: Asked, file: Path) -> Atlas:
    """What is there: as was asked for now, or with fewer games."""
    begun = read_atlas(file)
    if begun.asked.games < asked.games:
        begun = replace(begun, asked=replace(begun.asked, games=asked.games))
    if begun.asked != asked:
        raise BadOption(f"{file}: that atlas was begun with other worlds, players, bots, games, seed or rules.")
    return begun


def _begun(asked: Asked, file: Path) -> list[Row]:
    """The rows that are there already; a new file begins with what was asked for."""
    if not file.exists() or file.stat().st_size == 0:
        write_lines(file, [asked.head()])
        return []
    begun = _as_asked(asked, file)
    write_lines(file, [asked.head(), *begun.rows])  # without a line that was only half written
    return begun.rows


def _place(row: Row) -> tuple[int, int]:
    return row["players"], row["world"]


def _plain(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value
