"""A player who goes for the end of a world, for tests alone.

All seats help to meet TOP I's end test, and look at the table as it is: at what is hidden, and at dice that have not
fallen yet. Each option is rated by what is left to do (`way_left.py`) once the turn is left after it.
"""

from __future__ import annotations

from typing import Final

from neuland.core.decision import Decision
from neuland.games.worlds.rating import CHAINS, DEPTH, INNER, REST, leave
from neuland.games.worlds.rules.asking import DONE, EXITS, PASS
from neuland.games.worlds.state import COMPANY_WORDS, ENDINGS, NOBODY, WorldsTable
from worlds.way_left import way_left

ENDED: Final = -1e6
"""What is left to do once a world has come to its own end."""


def own_end(table: WorldsTable) -> bool:
    """Whether the game is over, and not by the round limit (G48)."""
    return table.over and ENDINGS[table.over_at] != "rounds"


def choose(table: WorldsTable, decision: Decision) -> int:
    """The option after which least is left to do. Nobody bids for anything; companies are founded as long as somebody
    can, and no more shares are dealt."""
    options = decision.options
    if decision.prompt in ("bid", "bid-order"):
        return 0
    if decision.prompt == "shares":
        return next(
            number
            for number, option in enumerate(options)
            if option in (PASS, DONE)
            or (option[0] == "buy" and table.president[COMPANY_WORDS.index(str(option[1]))] == NOBODY)
        )
    ratings = [left_after(table, decision.seat, number, DEPTH) for number in range(len(options))]
    return ratings.index(min(ratings))


def left_after(table: WorldsTable, seat: int, number: int, depth: int) -> float:
    """The beginning of a chain is as good as its best end; of equals it is best to stop."""
    following = table.clone()
    decision = following.decision(seat)
    option = decision.options[number]
    following.play(decision, option)
    if depth and option[0] in CHAINS and not following.over:
        asked = following.decisions[0]
        if asked.seat == seat and asked.prompt in INNER:
            return min([left_after(following, seat, inner, depth - 1) for inner in range(len(asked.options))])
    leave(following, seat)
    return ENDED if own_end(following) else way_left(following, seat) - REST * (option in EXITS)
