"""The components."""

from __future__ import annotations

from neuland.core.components import Component


def browse(data: str = "") -> list[Component]:
    return [
        Component("lamp", "charm", {"points": 2, "metal": True}, "a cellar", "certain"),
        Component("horn", "charm", {"points": 1, "of": ["bone", "brass"]}, "hearsay", "reconstructed", False),
    ]
