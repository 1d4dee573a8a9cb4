"""How long commands take to start: processor time of whole processes, and `serve` until the first byte of its page, or
of an answer of its API.

    python bench/start.py [SOURCES]

With SOURCES, the folder of another checkout's sources, both are measured in turns, so that what else the machine
does counts for both alike. Times of the processor, so that waiting does not count; the least of a few runs.
"""

from __future__ import annotations

import os
import re
import resource
import subprocess
import sys
import tempfile
from pathlib import Path
from urllib.request import urlopen

COMMAND = "import sys; from neuland.cli import main; sys.exit(main(sys.argv[1:]))"
ASKED = (["--help"], ["--version"], ["games"], ["cards", "bunny", "king"], ["bench", "--help"])
PAGES = ("/", "/api/games")
"""What a server is asked first: the page, or what only the API knows."""
RUNS = 7


def children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def environment(sources: str) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": sources} if sources else dict(os.environ)


def command(sources: str, words: list[str]) -> float:
    """Seconds of the processor for a command."""
    before = children()
    subprocess.run([sys.executable, "-c", COMMAND, *words], env=environment(sources), check=True, capture_output=True)
    return children() - before


def serve(sources: str, database: Path, path: str) -> float:
    """Seconds of the processor for a server that has answered once, at an address."""
    before = children()
    words = ["serve", "--port", "0", "--database", str(database)]
    process = subprocess.Popen(
        [sys.executable, "-c", COMMAND, *words],
        env=environment(sources),
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


def main(other: str = "") -> None:
    both = [other, ""] if other else [""]
    print(f"{'command':>20} " + " ".join(f"{name:>10}" for name in (["before", "after"] if other else ["seconds"])))
    with tempfile.TemporaryDirectory() as folder:
        databases = [Path(folder) / f"{number}.sqlite" for number in range(len(both))]
        for words in [*ASKED, *(["serve", path] for path in PAGES)]:
            spent: list[list[float]] = [[] for _ in both]
            for _ in range(RUNS):
                for sources, database, found in zip(both, databases, spent, strict=True):
                    found.append(serve(sources, database, words[1]) if words[0] == "serve" else command(sources, words))
            print(f"{' '.join(words):>20} " + " ".join(f"{min(found):>10.3f}" for found in spent), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
