"""Bots think while people do: how often what a bot thought ahead of is what it is asked, and how long its answers take
then, on one core. The person is a bot, too, of a level that answers well; games of two, the person in the first seat.

    python bench/ahead.py [GAME...] [--bot hard] [--person hard] [--games 3] [--set world=123]
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from time import process_time

from neuland.bots import Player
from neuland.bots.mcts import Mcts
from neuland.core import catalog
from neuland.lab.play import bot_seed

PERSON, BOT = 0, 1


def played(
    game: str, options: Mapping[str, str], bots: tuple[str, str], seed: int, ahead: bool
) -> list[tuple[bool, float]]:
    """A game: for each answer that the bot was asked for after the person had a choice, whether it had thought ahead of
    just that, and the seconds that the answer took."""
    table = catalog.load(game).new(2, seed, options, quiet=True)
    players = [Player(bots[seat], bot_seed(seed, seat)) for seat in (PERSON, BOT)]
    bot = players[BOT].bot
    assert isinstance(bot, Mcts)
    found: list[tuple[bool, float]] = []
    waited = False
    while not table.over:
        decision = next((each for each in table.decisions if each.seat == BOT), table.decisions[0])
        chosen = len(decision.options) > 1
        if decision.seat == PERSON and chosen and ahead:
            players[BOT].think_ahead(table, BOT, 0.0)
        foreseen = bot.expected is not None and bot.expected == table.view(BOT)
        begun = process_time()
        answer = players[decision.seat].answer(table, decision)
        if decision.seat == BOT and waited and chosen:
            found.append((foreseen, process_time() - begun))
        waited = decision.seat == PERSON and (chosen or waited)
        table.play(decision, answer)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games_of", nargs="*", metavar="GAME", default=sorted(catalog.catalog()))
    parser.add_argument("--bot", default="hard")
    parser.add_argument("--person", default="hard")
    parser.add_argument("--games", type=int, default=3, metavar="N")
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE")
    asked = parser.parse_args()
    options = dict(pair.split("=", 1) for pair in asked.set)
    print("game        foreseen   ms an answer, thinking ahead   without")
    for game in asked.games_of:
        one, other = (
            [
                each
                for seed in range(1, asked.games + 1)
                for each in played(game, options, (asked.person, asked.bot), seed, ahead)
            ]
            for ahead in (True, False)
        )
        right = sum(foreseen for foreseen, _ in one)
        means = [1000 * sum(seconds for _, seconds in each) / len(each) for each in (one, other)]
        print(f"{game:<11} {right:>3} of {len(one):<5} {means[0]:>20.0f} {means[1]:>17.0f}")


if __name__ == "__main__":
    main()
