"""What the server counts and measures about itself, in Prometheus' text form and for the operator's page. No names of
people or tables."""

from __future__ import annotations

import contextlib
import os
import sys
from bisect import bisect_left
from collections import Counter, deque
from collections.abc import Callable
from pathlib import Path
from time import monotonic

MOMENTS = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
MINUTE = 60.0
KEPT = 20_000
"""Moves of the last minute that are kept for the operator's page."""


class Histogram:
    """How often something took up to how long."""

    def __init__(self) -> None:
        self.counts = [0] * (len(MOMENTS) + 1)
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(MOMENTS, seconds)] += 1
        self.sum += seconds

    def lines(self, name: str) -> list[str]:
        bounds = [*(f"{moment:g}" for moment in MOMENTS), "+Inf"]
        so_far = [sum(self.counts[: number + 1]) for number in range(len(bounds))]
        return [
            f"# TYPE {name} histogram",
            *(f'{name}_bucket{{le="{bound}"}} {count}' for bound, count in zip(bounds, so_far, strict=True)),
            f"{name}_sum {self.sum:g}",
            f"{name}_count {so_far[-1]}",
        ]


class Metrics:
    """Counters, gauges and histograms of one node."""

    def __init__(self) -> None:
        self._counts: Counter[tuple[str, tuple[tuple[str, str], ...]]] = Counter()
        self._gauges: dict[str, Callable[[], float]] = {"memory_bytes": memory}
        self.moves = Histogram()
        """From when a request comes until its entry is committed."""
        self.thinking = Histogram()
        """How long bots thought, from the start of thinking."""
        self._recent: deque[tuple[float, float]] = deque(maxlen=KEPT)

    def count(self, name: str, **labels: str) -> None:
        self._counts[name, tuple(labels.items() if len(labels) == 1 else sorted(labels.items()))] += 1

    def gauge(self, name: str, value: Callable[[], float]) -> None:
        """Something that is looked at when somebody asks."""
        self._gauges[name] = value

    def moved(self, seconds: float) -> None:
        """A request was carried out and is committed."""
        self.moves.observe(seconds)
        self._recent.append((monotonic(), seconds))

    def text(self) -> str:
        lines = []
        for name in sorted({name for name, _ in self._counts}):
            lines.append(f"# TYPE neuland_{name}_total counter")
            for (counted, labels), value in sorted(self._counts.items()):
                if counted == name:
                    said = ",".join(f'{key}="{_escape(text)}"' for key, text in labels)
                    lines.append(f"neuland_{name}_total{{{said}}} {value}")
        for name, gauge in self._gauges.items():
            lines += [f"# TYPE neuland_{name} gauge", f"neuland_{name} {gauge():.15g}"]
        lines += self.moves.lines("neuland_move_seconds") + self.thinking.lines("neuland_thinking_seconds")
        return "\n".join(lines) + "\n"

    # ---- for the operator's page --------------------------------------------------------------------

    def last_minute(self) -> dict[str, float]:
        """Moves per second and how long they took, over the last minute."""
        since = monotonic() - MINUTE
        taken = sorted(seconds for at, seconds in self._recent if at >= since)
        if not taken:
            return {"moves_per_second": 0.0, "p50_ms": 0.0, "p99_ms": 0.0}
        return {
            "moves_per_second": len(taken) / MINUTE,
            "p50_ms": 1000 * taken[len(taken) // 2],
            "p99_ms": 1000 * taken[min(len(taken) - 1, len(taken) * 99 // 100)],
        }

    def counted(self, name: str) -> dict[str, int]:
        """How often each thing of a kind was counted."""
        return {
            " ".join(text for _, text in labels): value
            for (counted, labels), value in self._counts.items()
            if counted == name
        }


def memory() -> float:
    """Bytes of memory that the process has, or where the system does not say that, the most that it ever had; 0 where
    it says neither."""
    with contextlib.suppress(OSError, AttributeError):  # neither is there on every system
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    with contextlib.suppress(ImportError):
        import resource

        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)
    return 0


def _escape(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
