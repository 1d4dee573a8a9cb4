"""The page's types of views are those that the games declare."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

TOOL = Path(__file__).parents[1] / "web" / "tools" / "view_types.py"


@pytest.mark.long
def test_types_of_views_are_up_to_date() -> None:
    tool = runpy.run_path(str(TOOL))
    assert tool["TARGET"].read_text("utf-8") == tool["write"](), "run web/tools/view_types.py"
