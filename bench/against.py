"""A bot of this checkout against one of another, games of two with seats swapped: how many it wins, and how much time
each took on a processor in the same games.

Each bot sits in a process of its own checkout, which plays the same game along from its seed; so both must have the
rules in the same version. That they come to the same end is checked in each game.

    python bench/against.py FOLDER GAME [--bots expert,mcts:500it] [--games 100] [--seed 1] [--set world=123] [--jobs 2]
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

from neuland.core import catalog
from neuland.core.decision import parse_action

sys.path.append(str(Path(__file__).absolute().parent.parent))

from bench import beside

SEATED = """
import json, sys
from time import process_time
from neuland.bots import Player
from neuland.core import catalog
from neuland.core.decision import action_text, parse_action

game, seed, options, bot, seat = json.loads(sys.argv[1])
table = catalog.load(game).new(2, seed, options)
player, spent = Player(bot, 2 * seed + seat), 0.0
for line in sys.stdin:
    asked, action = json.loads(line)
    decision = table.decision(asked)
    if not action:
        begun = process_time()
        action = action_text(player.answer(table, decision))
        spent += process_time() - begun
        print(json.dumps(action), flush=True)
    table.play(decision, parse_action(action))
print(json.dumps([table.scores, table.winners, spent]), flush=True)
"""
"""A process in which a bot sits: it is told what others answer, and what its own seat is asked without an answer."""


class Ended(NamedTuple):
    """How a game ended for the bot of this checkout, and how long both thought."""

    won: float
    lead: float
    own: float
    other: float
    fingerprint: str


class Seated:
    """A bot in a process of its checkout."""

    def __init__(self, folder: Path, start: list[Any]) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", SEATED, json.dumps(start)],
            env=beside.environment(folder),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def tell(self, seat: int, action: str) -> None:
        assert self.process.stdin
        self.process.stdin.write(json.dumps([seat, action]) + "\n")
        self.process.stdin.flush()

    def hear(self) -> Any:
        assert self.process.stdout
        return json.loads(self.process.stdout.readline())

    def ask(self, seat: int) -> str:
        self.tell(seat, "")
        answer: str = self.hear()
        return answer

    def end(self) -> tuple[list[Any], float]:
        """How the game ended as it saw it, and its seconds."""
        assert self.process.stdin
        self.process.stdin.close()
        scores, winners, spent = self.hear()
        self.process.wait()
        return [scores, winners], spent


def played(folder: Path, game: str, options: Mapping[str, str], bots: list[str], seed: int, own: int) -> Ended:
    """A game in which the bot of this checkout has the seat `own`."""
    starts = [[game, seed, options, bots[seat != own], seat] for seat in range(2)]
    seated = [Seated(beside.HERE if seat == own else folder, starts[seat]) for seat in range(2)]
    table = catalog.load(game).new(2, seed, options, quiet=True)
    while not table.over:
        decision = table.decisions[0]
        answer = seated[decision.seat].ask(decision.seat)
        seated[1 - decision.seat].tell(decision.seat, answer)
        table.play(decision, parse_action(answer))
    (here, own_spent), (there, other_spent) = seated[own].end(), seated[1 - own].end()
    if not here == there == [list(table.scores), list(table.winners)]:
        raise SystemExit(f"{game}, deal {seed}: the two checkouts do not come to the same end.")
    lead = table.standing(own)[0] - table.standing(1 - own)[0]
    won = (own in table.winners) / max(1, len(table.winners))
    return Ended(won, float(lead), own_spent, other_spent, table.fingerprint())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="another checkout (with `src`), compiled or not")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--bots", default="expert,mcts:500it", metavar="OWN,OTHER")
    parser.add_argument("--games", type=int, default=100, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="of the first deal")
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="how many games at once")
    asked = parser.parse_args()
    options = dict(pair.split("=", 1) for pair in asked.set)
    seats = [(asked.seed + number // 2, number % 2) for number in range(asked.games)]
    ended: list[Ended] = []
    with ThreadPoolExecutor(asked.jobs) as games:
        work = [
            games.submit(played, asked.folder, asked.game, options, asked.bots.split(","), seed, own)
            for seed, own in seats
        ]
        for game in work:
            try:
                ended.append(game.result())
            except BaseException:
                games.shutdown(wait=False, cancel_futures=True)
                raise
            print(f"{len(ended)} games: {sum(end.won for end in ended):g} won", end="\r", file=sys.stderr, flush=True)
    own, other = sum(end.own for end in ended), sum(end.other for end in ended)
    digest = blake2b("".join(end.fingerprint for end in ended).encode(), digest_size=16).hexdigest()
    builds = ["compiled" if beside.is_compiled(folder) else "interpreted" for folder in (beside.HERE, asked.folder)]
    print(f"{asked.game}: {sum(end.won for end in ended):g} of {len(ended)} won ({digest})")
    print(f"ahead by {sum(end.lead for end in ended) / len(ended):.1f} points on average")
    print(f"{own:.0f} s on a processor ({builds[0]}) against {other:.0f} s ({builds[1]}): {own / other:.2f} times")


if __name__ == "__main__":
    main()
