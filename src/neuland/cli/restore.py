"""`neuland restore`: what `neuland backup` kept, back into a database."""

from __future__ import annotations

import argparse

from neuland.cli.backup import add, say

__all__ = ["add", "run"]


def run(args: argparse.Namespace) -> int:
    from neuland.server.store.backup import restore  # the server's libraries are loaded for these commands alone

    return say(f"Put back from {args.file}", restore(args.file, args.database))
