"""How long commands take to start: processor time of whole processes, and `serve` until the first byte of its page, or
of an answer of its API.

    python bench/start.py [--beside FOLDER]

With FOLDER, another checkout, both are measured in turns, so that what else the machine does counts for both alike; a
line says "nan" where it does not know a command. Times of the processor, so that waiting does not count; the least of a
few runs.
"""

from __future__ import annotations

import argparse
import math
import re
import resource
import subprocess
import sys
import tempfile
from pathlib import Path
from urllib.request import urlopen

sys.path.append(str(Path(__file__).absolute().parent.parent))

from bench import beside

ASKED = (["--help"], ["--version"], ["games"], ["cards", "bunny", "king"], ["bench", "--help"])
PAGES = ("/", "/api/games")
"""What a server is asked first: the page, or what only the API knows."""
RUNS = 7


def children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def command(folder: Path, words: list[str]) -> float:
    """Seconds of the processor for a command; nothing if it is not known there."""
    before = children()
    asked = [sys.executable, "-c", beside.COMMAND, *words]
    done = subprocess.run(asked, env=beside.environment(folder), check=False, capture_output=True)
    return math.nan if done.returncode else children() - before


def serve(folder: Path, database: Path, path: str) -> float:
    """Seconds of the processor for a server that has answered once, at an address."""
    before = children()
    words = ["serve", "--port", "0", "--database", str(database)]
    process = subprocess.Popen(
        [sys.executable, "-c", beside.COMMAND, *words],
        env=beside.environment(folder),
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    try:
        assert process.stdout is not None
        found = re.search(r"open at (http://\S+)", process.stdout.readline())
        assert found
        with urlopen(found[1] + path) as answer:
            answer.read(1)
    finally:
        process.kill()
        process.wait()
    return children() - before


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--beside", type=Path, metavar="FOLDER", help="another checkout, timed in turns with this one")
    other = parser.parse_args().beside
    both = [other, beside.HERE] if other else [beside.HERE]
    print(f"{'command':>20} " + " ".join(f"{name:>10}" for name in (["beside", "here"] if other else ["seconds"])))
    with tempfile.TemporaryDirectory() as place:
        databases = [Path(place) / f"{number}.sqlite" for number in range(len(both))]
        for words in [*ASKED, *(["serve", path] for path in PAGES)]:
            spent: list[list[float]] = [[] for _ in both]
            for _ in range(RUNS):
                for folder, database, found in zip(both, databases, spent, strict=True):
                    found.append(serve(folder, database, words[1]) if words[0] == "serve" else command(folder, words))
            print(f"{' '.join(words):>20} " + " ".join(f"{min(found):>10.3f}" for found in spent), flush=True)


if __name__ == "__main__":
    main()
