"""What is written on the terminal: wrapped lines, tables, options in columns, and a game's drawing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import zip_longest
from textwrap import wrap

from rich.console import Console
from rich.text import Text

from neuland.core.catalog import Game
from neuland.core.table import View
from neuland.text import Words
from neuland.text.drawing import drawn

GAP = 3
"""Spaces between columns."""
FORGET_SCROLLED = "\x1b[3J"


class Screen(Console):
    """A terminal, or a file or pipe: then without colours and 80 columns wide."""

    def __init__(self, stderr: bool = False) -> None:
        super().__init__(highlight=False, emoji=False, stderr=stderr)

    @property
    def high(self) -> int | None:
        """How many lines can be seen at once; None where all that is written can be scrolled back to or read later."""
        return self.height if self.is_terminal else None

    def lines_of(self, write: Callable[[], None]) -> list[str]:
        """The lines that something would write, with their colours."""
        with self.capture() as written:
            write()
        return written.get().rstrip("\n").split("\n")

    def lay(self, lines: Sequence[str]) -> None:
        """Lines that were made by `lines_of`."""
        for line in lines:
            self.text(Text.from_ansi(line))

    def on_broken_pipe(self) -> None:
        """Leaves it to the command line to end quietly."""
        raise BrokenPipeError

    def put(self, text: str = "", style: str = "", indent: int = 0, hang: int = 0) -> None:
        """A text, wrapped between words; following lines are indented by `hang` more."""
        lines = wrap(text, self.width - 1, initial_indent=" " * indent, subsequent_indent=" " * (indent + hang))
        for part in lines or [""]:
            self.text(part, style)

    def text(self, text: str | Text, style: str = "") -> None:
        """A line that is laid out already."""
        self.print(text, style=style or None, markup=False, no_wrap=True, crop=False, overflow="ignore")

    def board(self, game: Game, view: View, words: Words) -> None:
        """The table as the game draws it, or in words."""
        self.print(drawn(game, view, words, self.width).rstrip())

    def table(self, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """Columns under heads: the first to the left, the figures to the right."""
        widths = [max(len(cell) for cell in column) for column in zip(heads, *rows, strict=True)]
        widths[0] = min(widths[0], self.width - 1 - sum(width + GAP for width in widths[1:]))
        for number, row in enumerate([heads, *rows]):
            cells = [f"{row[0][: widths[0]]:<{widths[0]}}"]
            cells += [f"{cell:>{width}}" for cell, width in zip(row[1:], widths[1:], strict=True)]
            self.text((" " * GAP).join(cells), "dim" if number == 0 else "")

    def sheet(self, title: str, total: str, rows: Sequence[tuple[str, str]]) -> None:
        """Texts with figures to their right, under a title with their sum; long texts are wrapped."""
        figures = max(len(total), *(len(figure) for _, figure in rows), 1)
        room = self.width - 1 - GAP - figures
        texts = [wrap(text, room - 2, subsequent_indent="  ") or [""] for text, _ in rows]
        width = max([len(title), *(len(part) + 2 for parts in texts for part in parts)])
        self.text(f"{title:<{width}}{'':{GAP}}{total:>{figures}}", "bold")
        for parts, (_, figure) in zip(texts, rows, strict=True):
            for part in parts[:-1]:
                self.text(f"  {part}")
            self.text(f"  {parts[-1]:<{width - 2}}{'':{GAP}}{figure:>{figures}}")

    def columns(self, cells: Sequence[str], first: int, digits: int) -> None:
        """Numbered texts side by side, counted downwards from `first`."""
        width = digits + 2 + max(len(cell) for cell in cells)
        across = max(1, (self.width - 1 + GAP) // (width + GAP))
        down = -(-len(cells) // across)
        numbered = [(first + place, cell) for place, cell in enumerate(cells)]
        columns = [numbered[start : start + down] for start in range(0, len(numbered), down)]
        if across == 1:
            for number, cell in numbered:
                self.entry(number, digits, cell)
            return
        for row in zip_longest(*columns):
            line = Text()
            for entry in row:
                if entry is not None:
                    line.append(f"{entry[0]:>{digits}}", "bold cyan")
                    line.append(f"  {entry[1]:<{width - digits - 2 + GAP}}")
            line.rstrip()
            self.text(line)

    def entry(self, number: int, digits: int, label: str, about: str = "") -> None:
        """A numbered text, with its explanation behind it."""
        whole = f"{label} – {about}" if about else label
        hang = " " * (digits + 2)
        for place, part in enumerate(wrap(whole, self.width - 1 - len(hang))):
            line = Text(hang) if place else Text.assemble((f"{number:>{digits}}", "bold cyan"), "  ")
            bold = len(label) if place == 0 else 0
            line.append(part[:bold], "bold" if about else "")
            line.append(part[bold:], "dim" if about else "")
            self.text(line)

    def hide(self) -> None:
        """Clears the terminal, and what was scrolled off it too."""
        self.clear()
        if self.is_terminal:
            self.file.write(FORGET_SCROLLED)
            self.file.flush()
