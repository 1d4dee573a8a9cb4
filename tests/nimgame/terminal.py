"""The table as text."""

from __future__ import annotations

from neuland.core.table import View
from neuland.text import Words


def draw(view: View, words: Words, width: int) -> str:
    charms = [f"{words.name(seat)}: {part['charm'] or '-'}" for seat, part in enumerate(view["seat"])]
    heap = words.say("label-heap", count=view["heap"])
    return f"[bold]{heap}[/bold] [green]{'o' * min(view['heap'], width - 20)}[/green]\n" + ", ".join(charms)
