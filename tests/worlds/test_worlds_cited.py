"""Every rule, every case of the conformance list and every pair of modules with a clause together is exercised."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from neuland.core.scenario import Case, read_cases

HERE = Path(__file__).parent
RULES = (HERE / "rules.txt").read_text("utf-8").split()
CASES = [case for file in sorted((HERE / "cases").glob("*.toml")) for case in read_cases(file.read_text("utf-8"))]
TESTS = [file for file in sorted(HERE.glob("test_*.py")) if file.name != Path(__file__).name]
WRITTEN = "\n".join([*[case.id + " " + case.rule for case in CASES], *[file.read_text("utf-8") for file in TESTS]])

EXAMPLES = (
    [f"C-{number:02}" for number in range(1, 64)] + [f"D-{number:02}" for number in range(1, 36)] + ["P-01", "P-02"]
)
"""The rulebook's worked examples, what follows from its tables, and two examples of players."""

PAIRS = """
1x2 M2-D4 M2-E1 M2-E2
1x3 M3-E1
1x4 M1-E7 M1-E7a M1-E7b M1-E7c M1-E7d M1-E7e M1-H2 G24
1x5 M1-S1a M5-E1 M5-E2 M5-E3 M5-E4
1x6 M1-E8 M1-E8a M1-E8b
1x7 M7-E1
1x8 M1-S1b M1-S2a M1-E9 M1-E9a M1-E9b M1-E9c M8-D3b M8-E1 M8-H4 M8-SCORE1
1x9 M1-S3 M1-H1b M4-8c
2x3 M3-F4 M2-Z3
2x4 M2-D3 M4-2b M4-3a M4-5 M4-5a M2-END2 M4-END3
2x5 M5-D2a M5-D2c M5-T2
2x6 M6-4 M6-4a M6-4b
2x7 M7-D5 M2-Z7
2x8 M8-D4
2x9 M2-Z9 M9-H2
3x4 M4-6 M4-6a
3x5 M5-T3
3x7 M3-1c G47
3x9 M3-1c M3-1f M3-1g M9-1b M9-1c
4x5 M4-S1a M5-D2b M5-T4 M5-T5
4x6 M6-5 M6-5a M6-5b M6-5c M6-5d M6-END2
4x7 M7-D4 M7-D5
4x8 M4-S1b M4-7 M4-7a M4-7b M8-D5b M8-E2 M8-END2
4x9 G23 M4-2b M4-8 M4-8a M4-8b M4-8c M9-F4 M9-F5
5x9 G21 M5-H1
6x7 M6-3a M7-D2 M7-D3a
6x9 G37 M6-END1
7x8 M7-D3 M7-D3b
7x9 M7-S3 M9-SCORE2 M9-1c
8x9 M8-D5a M8-H5 M8-END1
"""
"""The pairs of modules that have clauses together, with their ids."""


def cited(rule: str) -> bool:
    return re.search(rf"(?<![\w.-]){re.escape(rule)}(?![\w])", WRITTEN) is not None


def test_every_rule_is_exercised() -> None:
    assert [rule for rule in RULES if not cited(rule)] == []


def test_every_example_is_a_case() -> None:
    assert [example for example in EXAMPLES if not cited(example)] == []


def test_every_case_names_rules() -> None:
    """No case cites a rule that does not exist, and each cites one."""
    strange = {
        word
        for case in CASES
        for word in case.rule.split()
        if word not in RULES and word not in EXAMPLES and not re.fullmatch(r"C\d+a?", word)
    }
    assert strange == set()
    assert [case.id for case in CASES if not set(case.rule.split()) & set(RULES)] == []


@pytest.mark.parametrize("line", PAIRS.split("\n")[1:-1])
def test_every_pair_has_a_case(line: str) -> None:
    """A case of a world with both modules that cites one of the clauses they have together."""
    pair, *clauses = line.split()
    assert [case.id for case in CASES if shows(case, pair, clauses)], f"no case for {pair}: {', '.join(clauses)}"


def shows(case: Case, pair: str, clauses: list[str]) -> bool:
    both = set(pair.split("x")) <= set(str(case.options["world"]))
    return both and bool(set(clauses) & set(case.rule.split()))
