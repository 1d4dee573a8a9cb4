"""Of those whom a review says to win with 70 %, how many win: games between bots, looked at again.

python bench/calibration.py bunny --games 40 --picture calibration.svg
"""

from __future__ import annotations

import argparse
from pathlib import Path

from neuland.lab.calibration import by_tenths, calibrate, off
from neuland.lab.plots import Series, lines
from neuland.lab.work import Where


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games_of", nargs="+", metavar="GAME", help="a game; a world of 504 as worlds:123")
    parser.add_argument("--bots", default="easy,easy")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--tries", type=int, default=16, help="of each decision that is looked at")
    parser.add_argument("--looks", type=int, default=8, help="decisions of a game that are looked at")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--picture", default="", metavar="FILE.svg")
    args = parser.parse_args()
    said = []
    for each in args.games_of:
        game, _, world = each.partition(":")
        options = {"world": world} if world else {}
        bots = tuple(args.bots.split(","))
        found = calibrate(game, bots, options, args.games, args.tries, args.looks, args.seed, Where(args.jobs))
        print(f"{each}: {len(found)} chances of {args.games} games, off by {100 * off(found):.1f} % on average")
        said += found
    print("said  won  of")
    tenths = by_tenths(said)
    for tenth in tenths:
        print(f"{100 * tenth.said:3.0f} %  {100 * tenth.won:3.0f} %  {tenth.number}")
    if args.picture:
        places = [100 * tenth.said for tenth in tenths]
        series = [Series("won", [100 * tenth.won for tenth in tenths]), Series("as said", places)]
        Path(args.picture).write_text(lines("Won, of 100 said to win so often", places, series, 100.0).file(), "utf-8")


if __name__ == "__main__":
    main()
