"""Whether two builds of Neuland play the same games: digests.py NEULAND NEULAND."""

from __future__ import annotations

import json
import subprocess
import sys

GAMES = 100


def digest(neuland: str, game: str, seats: int) -> str:
    players = ",".join(["random"] * seats)
    command = [neuland, "simulate", game, "--games", str(GAMES), "--seats", players, "--seed", "5", "--json"]
    return str(json.loads(subprocess.run(command, capture_output=True, check=True).stdout)["digest"])


def main(one: str, two: str) -> int:
    listed = subprocess.run([one, "games", "--json"], capture_output=True, check=True).stdout
    differing = 0
    for game in json.loads(listed):
        for seats in game["seats"]:
            same = digest(one, game["id"], seats) == digest(two, game["id"], seats)
            print(f"{game['id']} with {seats}: {'equal' if same else 'DIFFERENT'}")
            differing += not same
    return int(differing > 0)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:3]))
