"""Small plots as SVG, made of nothing but text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

WIDTH, HEIGHT = 460, 220
LEFT, RIGHT, TOP, BOTTOM = 44, 12, 12, 34
COLOURS = ("#2f6f9f", "#c8553d", "#4f8a4c", "#8a5fa8", "#b58900", "#555555")
MOST_BINS = 24
ALONE = 'xmlns="http://www.w3.org/2000/svg" font-family="sans-serif" font-size="12" color="#444" fill="#444"'
"""What a picture says that stands alone."""


@dataclass(frozen=True)
class Series:
    """A name and its numbers."""

    name: str
    values: Sequence[float]


@dataclass(frozen=True)
class Plot:
    """A titled picture."""

    title: str
    svg: str

    def file(self) -> str:
        """The picture as a file of its own; in a page it takes letters and colours from there."""
        return self.svg.replace("<svg ", f"<svg {ALONE} ", 1) + "\n"


def histogram(title: str, series: Sequence[Series]) -> Plot:
    """How often each number came, for one or more series over the same axis."""
    low = min(min(each.values) for each in series)
    high = max(max(each.values) for each in series)
    whole = all(float(value).is_integer() for each in series for value in each.values)
    bins = max(1, min(MOST_BINS, int(high - low) + 1 if whole else MOST_BINS))
    step = (high - low + (1 if whole else 0)) / bins or 1.0
    counts = [_counted(each.values, low, step, bins) for each in series]
    top = max(max(count) for count in counts)
    bars = []
    across = (WIDTH - LEFT - RIGHT) / bins
    for place, count in enumerate(counts):
        wide = across / len(series)
        for number, many in enumerate(count):
            if many:
                start = low + number * step
                label = f"{series[place].name}: {start:g} – {start + step:g}: {many}"
                bars.append(_bar(LEFT + number * across + place * wide, wide, many / top, place, label))
    ticks = [(LEFT, f"{low:g}"), ((LEFT + WIDTH - RIGHT) / 2, f"{(low + high) / 2:.4g}"), (WIDTH - RIGHT, f"{high:g}")]
    return Plot(title, _picture(title, bars, ticks, top, [each.name for each in series]))


def columns(title: str, names: Sequence[str], values: Sequence[float]) -> Plot:
    """One column for each name."""
    top = max(*values, 1e-9) if len(values) > 1 else max(values[0], 1e-9)
    across = (WIDTH - LEFT - RIGHT) / len(values)
    bars = []
    ticks = []
    for place, (name, value) in enumerate(zip(names, values, strict=True)):
        bars.append(_bar(LEFT + (place + 0.15) * across, 0.7 * across, value / top, 0, f"{name}: {value:g}"))
        ticks.append((LEFT + (place + 0.5) * across, name))
    return Plot(title, _picture(title, bars, ticks, top, []))


def intervals(title: str, names: Sequence[str], spans: Sequence[tuple[float, float, float]]) -> Plot:
    """A point with its interval for each name: (point, low, high)."""
    low = min(span[1] for span in spans)
    high = max(span[2] for span in spans)
    scale = (WIDTH - LEFT - RIGHT - 100) / ((high - low) or 1.0)
    down = (HEIGHT - TOP - BOTTOM) / len(spans)
    marks = []
    for place, (name, (point, least, most)) in enumerate(zip(names, spans, strict=True)):
        y = TOP + (place + 0.5) * down
        x0, x, x1 = (LEFT + 100 + (value - low) * scale for value in (least, point, most))
        marks.append(
            f'<line x1="{x0:.1f}" x2="{x1:.1f}" y1="{y:.1f}" y2="{y:.1f}" stroke="{COLOURS[0]}" stroke-width="3"/>'
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="{COLOURS[1]}"/>'
            f'<text x="8" y="{y + 4:.1f}">{escape(name)}</text>'
        )
    ticks = [(LEFT + 100.0, f"{low:.0f}"), (float(WIDTH - RIGHT), f"{high:.0f}")]
    return Plot(title, _picture(title, marks, ticks, 0, []))


def lines(title: str, places: Sequence[float], series: Sequence[Series], top: float) -> Plot:
    """How numbers from 0 up to `top` go on, one line for each series over the same places."""
    last = max(places) or 1.0
    across, high = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM
    marks = []
    for number, each in enumerate(series):
        points = [
            f"{LEFT + across * place / last:.1f},{HEIGHT - BOTTOM - high * value / top:.1f}"
            for place, value in zip(places, each.values, strict=True)
        ]
        colour = COLOURS[number % len(COLOURS)]
        marks.append(f'<polyline points="{" ".join(points)}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
    ticks = [(float(LEFT), "0"), (float(WIDTH - RIGHT - 20), f"{last:,.0f}")]
    return Plot(title, _picture(title, marks, ticks, top, [each.name for each in series]))


def _counted(values: Sequence[float], low: float, step: float, bins: int) -> list[int]:
    counts = [0] * bins
    for value in values:
        counts[min(bins - 1, int((value - low) / step))] += 1
    return counts


def _bar(x: float, wide: float, part: float, colour: int, label: str) -> str:
    high = part * (HEIGHT - TOP - BOTTOM)
    y = HEIGHT - BOTTOM - high
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(0.5, wide - 0.5):.1f}" height="{high:.1f}" '
        f'fill="{COLOURS[colour % len(COLOURS)]}"><title>{escape(label)}</title></rect>'
    )


def _picture(
    title: str, marks: Sequence[str], ticks: Sequence[tuple[float, str]], top: float, legend: Sequence[str]
) -> str:
    base = HEIGHT - BOTTOM
    parts = [
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(title)}">',
        f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{base}" y2="{base}" stroke="currentColor"/>',
        *marks,
        *(f'<text x="{x:.1f}" y="{base + 15}" text-anchor="middle">{escape(text)}</text>' for x, text in ticks),
    ]
    if top:
        parts.append(f'<text x="{LEFT - 4}" y="{TOP + 8}" text-anchor="end">{top:g}</text>')
    if len(legend) > 1:
        for place, name in enumerate(legend):
            x = LEFT + place * (WIDTH - LEFT - RIGHT) / len(legend)
            parts.append(f'<rect x="{x:.1f}" y="{HEIGHT - 11}" width="9" height="9" fill="{COLOURS[place % 6]}"/>')
            parts.append(f'<text x="{x + 13:.1f}" y="{HEIGHT - 3}">{escape(name)}</text>')
    return "".join([*parts, "</svg>"])
