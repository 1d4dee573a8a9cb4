"""The page's types of views are those that the games declare."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

TOOL = Path(__file__).parents[1] / "web" / "tools" / "view_types.py"


def test_types_of_views_are_up_to_date() -> None:
    said = subprocess.run([sys.executable, str(TOOL), "--check"], capture_output=True, text=True, check=False)
    assert (said.returncode, said.stderr) == (0, "")
