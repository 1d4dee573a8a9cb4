"""Counters and gauges in Prometheus' text form."""

from __future__ import annotations

from collections import Counter


class Metrics:
    """What the server counts about itself. No names of people or tables."""

    def __init__(self) -> None:
        self._counts: Counter[tuple[str, tuple[tuple[str, str], ...]]] = Counter()

    def count(self, name: str, **labels: str) -> None:
        self._counts[(name, tuple(sorted(labels.items())))] += 1

    def text(self, gauges: dict[str, float]) -> str:
        lines = []
        for name in sorted({name for name, _ in self._counts}):
            lines.append(f"# TYPE neuland_{name}_total counter")
            for (counted, labels), value in sorted(self._counts.items()):
                if counted == name:
                    said = ",".join(f'{key}="{_escape(text)}"' for key, text in labels)
                    lines.append(f"neuland_{name}_total{{{said}}} {value}")
        for name, gauge in gauges.items():
            lines += [f"# TYPE neuland_{name} gauge", f"neuland_{name} {gauge:g}"]
        return "\n".join(lines) + "\n"


def _escape(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
