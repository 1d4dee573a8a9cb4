"""Golden records: played games that must replay as long as their rules version stands.

`make records` (this file as a script) plays the records that are missing: for every game of this repository and
every seat count, finished games that have each choice of each option, and one that stopped half-way. Records of
an older rules version are played anew; all others are left as they are. With `--closing` the closing lines are
written anew from the recorded actions: only for a rules version that nobody has seen yet.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path

from neuland import BadOption, Game, Record, Table, catalog
from neuland.core.playout import play_again
from neuland.core.record import closing_of
from neuland.lab.play import play_game

FOLDER = Path(__file__).parent / "records"
BOT = "greedy"
FREELY = {
    ("worlds", 2): ("123", "456", "789"),
    ("worlds", 3): ("231", "564", "897"),
    ("worlds", 4): ("312", "645", "978"),
}
"""What is chosen where an option is free: every module of 504 at every place, by seat counts."""

Choice = tuple[str, str]


def games() -> list[Game]:
    """The games of this repository."""
    return [game for game in catalog().values() if game.package.startswith("neuland.games.")]


def records() -> dict[str, Record]:
    """All that are kept, by the names of their files."""
    return {path.stem: Record.loads(path.read_text("utf-8")) for path in sorted(FOLDER.glob("*.jsonl"))}


def choices(game: Game, seats: int) -> list[Choice]:
    """Every choice of every option that matters at a seat count."""
    options = [option for option in game.options if not option.seats or seats in option.seats]
    freely = FREELY.get((game.id, seats), ())
    return [(option.id, choice) for option in options for choice in (freely if option.free else option.choices)]


def missing(game: Game, seats: int, kept: dict[str, Record]) -> tuple[list[Choice], bool]:
    """The choices that no finished game has yet, and whether one that stopped half-way is wanted."""
    mine = [record for record in kept.values() if record.game == game.id and record.seats == seats]
    played = {choice for record in mine if "scores" in record.closing for choice in record.options.items()}
    return [choice for choice in choices(game, seats) if choice not in played], all("scores" in r.closing for r in mine)


def combined(game: Game, seats: int, wanted: list[Choice]) -> dict[str, str]:
    """Options with as many of the wanted choices as go together."""
    options: dict[str, str] = {}
    for name, choice in wanted:
        if name not in options:
            try:
                whole = game.with_needed(options | {name: choice})
                game.origin(seats, 0, whole)
            except BadOption:
                continue
            options = whole
    return options


def played(game: Game, seats: int, options: dict[str, str], seed: int) -> Table:
    """A game of bots to its end."""
    table = game.new(seats, seed, options, quiet=True)
    play_game(game, table, [BOT] * seats, seed)
    return table


def new_records(kept: dict[str, Record]) -> Iterator[tuple[str, Record]]:
    """The records that are missing; each is put among those that are kept."""
    for game in games():
        for seats in game.seats:
            wanted, unfinished = missing(game, seats, kept)
            while wanted or unfinished:
                number = next(number for number in count(1) if f"{game.id}-{seats}-{number}" not in kept)
                table = played(game, seats, combined(game, seats, wanted), number)
                if not wanted:
                    half = game.new(seats, number, table.origin.options, quiet=True)
                    play_again(half, table.actions[: len(table.actions) // 2])
                    table = half
                name = f"{game.id}-{seats}-{number}"
                kept[name] = table.record()
                yield name, kept[name]
                wanted, unfinished = missing(game, seats, kept)


def closed_anew(record: Record) -> Record:
    """A record with what its actions come to now; nothing else of it may have changed."""
    table = catalog()[record.game].new(record.seats, record.seed, record.options, quiet=True)
    taken = play_again(table, record.actions)
    found = closing_of(table)
    results = [{name: line[name] for name in line if name != "fingerprint"} for line in (record.closing, found)]
    if taken < len(record.actions) or results[0] != results[1]:
        raise SystemExit(f"{record.game}: the recorded game itself has changed, not only its fingerprint.")
    record.closing = found
    return record


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    kept = records()
    if "--closing" in sys.argv:
        for name, record in kept.items():
            (FOLDER / f"{name}.jsonl").write_text(closed_anew(record).dumps(), "utf-8")
        return
    for name in [name for name, record in kept.items() if record.rules != catalog()[record.game].rules]:
        del kept[name]
        (FOLDER / f"{name}.jsonl").unlink()
    for name, record in new_records(kept):
        (FOLDER / f"{name}.jsonl").write_text(record.dumps(), "utf-8")
        print(f"{name}: {len(record.actions)} decisions")


if __name__ == "__main__":
    main()
