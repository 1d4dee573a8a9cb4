"""What is foreseen of options comes true."""

from __future__ import annotations

from neuland import Decision, Game, Table
from neuland.core.foresight import Foresight, foresee
from neuland.core.rng import Dice
from neuland.core.table import round_of
from neuland.text import Words


def foresight_holds(game: Game, table: Table, decision: Decision, dice: Dice) -> int:
    """Where foresight is certain, the seat's goods and points change so; how many options were tried."""
    if not game.has_room("foresight"):
        return 0
    tried = 0
    for option, foresight in foresee(game, table, decision.seat).items():
        if foresight.certain:
            after = table.clone()
            after.play(after.decision(decision.seat), option)
            complete(game, after, decision.seat, dice)
            if not after.over and stage(after) == stage(table):  # a new phase or round changes more
                comes_true(game, table, after, decision.seat, foresight)
                tried += 1
    return tried


def stage(table: Table) -> tuple[int, str]:
    return round_of(table), table.view(None)["phase"]


def foresight_is_the_seats_own(game: Game, table: Table, seat: int, dice: Dice) -> None:
    """What is hidden does not change what is foreseen."""
    if game.has_room("foresight"):
        assert foresee(game, table.redeal(seat, dice.below(1 << 30)), seat) == foresee(game, table, seat)


def complete(game: Game, table: Table, seat: int, dice: Dice) -> None:
    """Answers, anyhow, what is asked to complete an action."""
    followed = game.room("foresight").FOLLOWED
    while any(ask.seat == seat and ask.prompt in followed for ask in table.decisions):
        ask = table.decision(seat)
        table.play(ask, ask.options[dice.below(len(ask.options))])


def comes_true(game: Game, before: Table, after: Table, seat: int, foresight: Foresight) -> None:
    holdings = game.room("foresight").holdings
    had, has = holdings(before, seat), holdings(after, seat)
    really = {word: has[word] - had[word] for word in had if has[word] != had[word]}
    foreseen = {word: number for word, number in foresight.change().items() if word in had}
    assert foreseen == really
    assert foresight.points == after.scores[seat] - before.scores[seat]


SAID: set[tuple[str, str]] = set()
"""By game, what was foreseen and has words: they depend on nothing else."""


def foresight_is_said(game: Game, table: Table, seat: int, words: list[Words]) -> None:
    """All that is foreseen has words in every language."""
    for foresight in foresee(game, table, seat).values():
        key = game.id, repr(foresight)
        if key not in SAID:
            for said in words:
                assert said.foresight(foresight) or foresight.about or foresight.plain
            SAID.add(key)
