"""Makes the records with a planted blunder: `python tests/lab/plant.py`.

All seats play what looks best at first sight. At one decision the first seat plays the option that loses most, however
the hidden things lie, when all play on from each option; a few decisions later the record ends.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from neuland.bots.evaluation import evaluation_of
from neuland.core import catalog
from neuland.core.decision import Action
from neuland.core.record import Record
from neuland.core.table import Table

FOLDER = Path(__file__).parent / "blunders"
GAMES: list[tuple[str, int, Mapping[str, Any]]] = [
    ("bunny", 3, {}),
    ("settlement", 1, {}),
    ("settlement", 2, {}),
    ("imperial", 2, {}),
    ("worlds", 2, {"world": "417"}),
]
SEED = 7
FIRST, LAST, AFTER = 6, 34, 5
PLAYED_ON = 120
DEALS = (1, 2, 3, 4)


def at_first_sight(table: Table) -> Action:
    decision = table.decisions[0]
    known = table.redeal(decision.seat, 1)
    ratings = evaluation_of(table.origin.game).rate(known, known.decision(decision.seat))
    return decision.options[max(range(len(ratings)), key=ratings.__getitem__)]


def lead_after(table: Table, option: Action) -> float:
    """How far the first seat is ahead of the best of the others, when all play on."""
    table.play(table.decision(0), option)
    for _ in range(PLAYED_ON):
        if table.over:
            break
        table.play(table.decisions[0], at_first_sight(table))
    own, *others = [evaluation_of(table.origin.game).value(table, seat) for seat in range(table.seats)]
    return own - max(others, default=0.0)


def losses(table: Table) -> dict[Action, float]:
    """For each option of the first seat what it loses against the one that looks best: the least of all deals."""
    best = at_first_sight(table)
    leads = {
        option: [lead_after(table.redeal(0, deal), option) for deal in DEALS] for option in table.decision(0).options
    }
    return {
        option: min(one - other for one, other in zip(leads[best], found, strict=True))
        for option, found in leads.items()
    }


def plant(game: str, seats: int, options: Mapping[str, Any]) -> tuple[Record, int]:
    """The record, and the number of its blunder."""
    table = catalog.load(game).new(seats, SEED, options)
    worst: tuple[float, int, Action] = (0.0, 0, ())
    while len(table.actions) < LAST:
        if len(table.actions) >= FIRST and table.decisions[0].seat == 0:
            found = losses(table)
            option = max(found, key=found.__getitem__)
            worst = max(worst, (found[option], len(table.actions), option))
        table.apply(table.decisions[0].seat, at_first_sight(table))
    loss, number, option = worst
    table = table.at(number)
    table.apply(0, option)
    while len(table.actions) < number + AFTER and not table.over:
        table.apply(table.decisions[0].seat, at_first_sight(table))
    print(game, seats, number, option, loss)
    return Record.of(table), number


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game, seats, options in GAMES:
        record, number = plant(game, seats, options)
        (FOLDER / f"{game}-{seats}-{number}.jsonl").write_text(record.dumps(), "utf-8")


if __name__ == "__main__":
    main()
