"""A word for mypyc: it reads the decorator where the kernel is compiled, and nothing is left of it in what runs.

This module itself is never compiled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**settings: bool) -> Any:
        """Leaves the class as it is."""
        return lambda kind: kind


__all__ = ["mypyc_attr"]
