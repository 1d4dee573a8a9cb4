"""Bids: of the opening, and for privileges."""

from __future__ import annotations

from typing import Final

from neuland.core.table import word_options

MOST: Final = 999
"""Nobody bids more, so that all bids can be listed."""
BID: Final = word_options("bid", range(MOST + 1))
"""Bids by their amount."""
