"""What lies on the table."""

from __future__ import annotations

from neuland.core.rng import Dice, start
from neuland.core.table import Origin, View
from nimgame.laid import Laid

HEAPS = {"short": 8, "long": 31}
CHARMS = ("lamp", "horn")


class NimTable(Laid):
    __slots__ = ()

    @classmethod
    def fresh(cls, origin: Origin) -> NimTable:
        seed = origin.seed or 0
        heap = HEAPS[origin.options["heap"]] + seed % 3
        return cls(origin, start(seed), [], [], [], [], [], False, None, heap, [""] * origin.seats, 0, -1)

    @property
    def round(self) -> int:
        return self.turns // self.seats + 1

    def known(self, seat: int | None, other: int, everything: bool) -> str:
        shown = everything or seat == other or self.heap == 0
        return self.charms[other] if shown else "?" * bool(self.charms[other] and all(self.charms))

    def look(self, seat: int | None, everything: bool = False) -> View:
        return {
            "round": self.round,
            "phase": "turns" if all(self.charms) else "charms",
            "heap": self.heap,
            "seat": [{"charm": self.known(seat, other, everything)} for other in range(self.seats)],
            "scores": self.scores if self.heap == 0 else [0] * self.seats,
        }

    def deal_anew(self, viewer: int | None, dice: Dice) -> None:
        for other in range(self.seats):
            if other != viewer and self.charms[other] and self.heap:
                self.charms[other] = CHARMS[dice.below(2)]

    def standing(self, seat: int) -> tuple[int, ...]:
        charm = {"": 0, "horn": 1, "lamp": 2}[self.charms[seat]]
        return (charm + 10 * (seat == self.last),)

    def winning(self) -> list[int]:
        if self.seats == 1:
            return [0] if self.scores[0] == 12 else []
        return super().winning()

    def reason(self, seat: int, action: tuple[str | int, ...]) -> str:
        return "too-many" if action[0] == "take" else "not-offered"
