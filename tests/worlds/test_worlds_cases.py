"""Every scenario case of the worlds holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from neuland.core.scenario import Case, read_cases, run_case

CASES = [
    pytest.param(case, id=f"{file.stem}-{case.id}")
    for file in sorted((Path(__file__).parent / "cases").glob("*.toml"))
    for case in read_cases(file.read_text("utf-8"))
]


@pytest.mark.parametrize("case", CASES)
def test_case(case: Case) -> None:
    assert run_case(case) == []
