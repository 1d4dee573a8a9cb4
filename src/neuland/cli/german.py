"""The command line's help in German."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from typing import Any

from neuland.text.german import in_german


class GermanHelp(argparse.HelpFormatter):
    """Help in German: what argparse says itself, and what our commands say."""

    def start_section(self, heading: str | None) -> None:
        super().start_section(self._said(heading))

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Any,
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, self._said("usage: ") if prefix is None else prefix)

    def add_text(self, text: str | None) -> None:
        super().add_text(self._said(text))

    def _get_help_string(self, action: argparse.Action) -> str | None:
        return self._said(action.help)

    def _said(self, text: str | None) -> str | None:
        """A description is the command's line as a sentence."""
        if not text or text == argparse.SUPPRESS:
            return text
        said = in_german(text, "help")
        if said == text and text.endswith("."):
            line = in_german(text[0].lower() + text[1:-1], "help")
            said = f"{line[0].upper()}{line[1:]}."
        return said
