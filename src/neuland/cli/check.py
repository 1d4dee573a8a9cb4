"""`neuland check`: runs scenario cases."""

from __future__ import annotations

import argparse
from typing import Any

from neuland.cli.common import Parser, add_json, print_json, read_text
from neuland.core.errors import BadScenario, NeulandError
from neuland.core.scenario import Case, check


def add(parser: Parser) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    passed = 0
    failures: list[dict[str, Any]] = []
    for file in args.files:
        for case, found in _check(file):
            passed += not found
            if found:
                failures.append(_failure(file, case, found))
    if args.json:
        print_json({"passed": passed, "failed": len(failures), "failures": failures})
    else:
        for failure in failures:
            print(_line(failure))
        print(f"{passed} passed, {len(failures)} failed")
    return 1 if failures else 0


def _check(file: str) -> list[tuple[Case, list[str]]]:
    text = read_text(file)
    try:
        return check(text)
    except NeulandError as error:
        raise BadScenario(f"{file}: {error}") from None
    except RecursionError:
        raise BadScenario(f"{file}: its tables are nested too deeply.") from None


def _failure(file: str, case: Case, found: list[str]) -> dict[str, Any]:
    return {"file": file, "case": case.id, "rule": case.rule, "game": case.game, "found": found}


def _line(failure: dict[str, Any]) -> str:
    rule = f" ({failure['rule']})" if failure["rule"] else ""
    return f"{failure['file']}: {failure['case']}{rule}: {'; '.join(failure['found'])}"
