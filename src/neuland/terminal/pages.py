"""Pages for terminals that are too low for all that there is to show: the question first, then the table, in turn."""

from __future__ import annotations

from collections.abc import Sequence

PROMPT_LINES = 2
"""Below a page stand the line that says how to turn it, and what is typed."""


def paged(lines: Sequence[str], height: int) -> list[list[str]]:
    """Lines on pages that fit, parted at empty lines unless that would leave half a page empty."""
    room = max(height - PROMPT_LINES, 1)
    pages: list[list[str]] = [[]]
    for block in _blocks(lines):
        page = pages[-1]
        free = room - len(page) - bool(page)
        if len(block) > free and len(page) > room // 2:
            pages.append(list(block))
        else:
            page += ["", *block] if page else block
    return [page[start : start + room] for page in pages for start in range(0, len(page), room)]


def _blocks(lines: Sequence[str]) -> list[list[str]]:
    """What stands between empty lines."""
    blocks: list[list[str]] = [[]]
    for line in lines:
        if line.strip():
            blocks[-1].append(line)
        elif blocks[-1]:
            blocks.append([])
    return [block for block in blocks if block]


class Pages:
    """Pages that are turned one after the other."""

    def __init__(self) -> None:
        self.pages: list[list[str]] = []
        self.open = 0

    def lay(self, pages: list[list[str]]) -> None:
        """Others instead of those that lay there, open at the first."""
        self.pages, self.open = pages, 0

    def turn(self) -> bool:
        """Turns to the next page; False after the last."""
        self.open += 1
        return self.open < len(self.pages)

    @property
    def page(self) -> list[str]:
        return self.pages[self.open]
