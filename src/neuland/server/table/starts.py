"""Where a table starts: at the deal, at a scenario case, or at a position that was drawn anew."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

import orjson

from neuland.core import catalog
from neuland.core.decision import parse_action
from neuland.core.errors import BadScenario
from neuland.core.guide import Step
from neuland.core.scenario import Case, read_cases, set_up
from neuland.core.table import Table


@dataclass(frozen=True)
class Start:
    """With the entries, all that is needed to make the table again. Secret while the game runs."""

    kind: str
    """deal, case, or position: a redealt one."""
    game: str
    seats: int
    seed: int = 0
    options: dict[str, Any] = field(default_factory=dict)
    data: str = ""
    case: str = ""
    """A scenario case, as JSON."""
    actions: tuple[tuple[int, str], ...] = ()
    """What was played before a redealt position."""
    seat: int | None = None
    redeal: int = 0

    @property
    def foreign(self) -> bool:
        """Whether somebody else's words have to be read to make the table."""
        return self.kind == "case" or bool(self.data)

    def guidance(self) -> list[Step]:
        """What is asked of whoever learns, step by step; nothing at tables that are no guided lessons."""
        return Case(**orjson.loads(self.case)).guidance() if self.kind == "case" else []

    def facts(self) -> dict[str, Any]:
        """As the database keeps it; seeds as text, since they are longer than its numbers."""
        made: dict[str, Any] = {"kind": self.kind, "seed": str(self.seed), "options": self.options}
        if self.data:
            made["data"] = self.data
        if self.kind == "case":
            made["case"] = self.case
        if self.kind == "position":
            made |= {
                "actions": [list(action) for action in self.actions],
                "seat": self.seat,
                "redeal": str(self.redeal),
            }
        return made

    @classmethod
    def of(cls, game: str, seats: int, facts: dict[str, Any]) -> Start:
        actions = tuple((int(seat), str(text)) for seat, text in facts.get("actions", ()))
        seeds = {name: int(facts.get(name, 0)) for name in ("seed", "redeal")}
        return cls(game=game, seats=seats, **(facts | seeds | {"actions": actions}))

    def table(self) -> Table:
        """The table before its first entry."""
        game = catalog.load(self.game)
        if self.kind == "case":
            table = set_up(Case(**orjson.loads(self.case)))
            return _remembering(table) if table.origin.seed is None else table
        table = game.new(self.seats, self.seed, self.options, self.data)
        if self.kind == "position":
            for seat, text in self.actions:
                table.apply(seat, parse_action(text))
            table = _remembering(table.redeal(self.seat, self.redeal))
        return table


def one_case(text: str) -> Case:
    """The only case of a TOML text."""
    cases = read_cases(text)
    if len(cases) != 1:
        raise BadScenario(f"One case is laid out at a table; the text has {len(cases)}.")
    return cases[0]


def case_text(case: Case) -> str:
    """A case as `Start` keeps it."""
    return orjson.dumps(asdict(case)).decode()


def _remembering(table: Table) -> Table:
    """A table without a seed can be taken back as far as it remembers: to its start."""
    table.telling = True
    table.events = []
    table.actions = []
    table.reveals = []
    table.snapshots = []
    table.remember()
    return table
