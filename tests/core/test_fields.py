"""Fields of a table are declared once; what follows from them is written by a command."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from random import Random

import pytest

import nimgame
from neuland.cli import main
from neuland.cli.fields import write
from neuland.core.catalog import Game, catalog
from neuland.core.errors import BadData
from neuland.core.fields import laid
from neuland.example import homestead

STATE = "class HereTable(Laid): ..."
GAMES = [pytest.param(game, id=game.id) for game in (*catalog().values(), nimgame.GAME, homestead.GAME)]


def declared(*lines: str) -> str:
    return laid("class Fields:\n    " + "\n    ".join(lines), STATE, "here")


@pytest.mark.parametrize("game", GAMES)
def test_what_is_written_is_what_is_declared(game: Game) -> None:
    sources = [(game.folder / name).read_text("utf-8") for name in ("fields.py", "state.py")]
    written = (game.folder / "laid.py").read_text("utf-8")
    assert written == laid(sources[0], sources[1], game.package), f"neuland fields {game.id}"


@pytest.mark.parametrize("game", GAMES)
def test_a_clone_shares_only_what_never_changes(game: Game) -> None:
    table = game.new()
    clone = table.clone()
    declared = re.findall(r"^    (\w+): (.*)", (game.folder / "fields.py").read_text("utf-8"), re.M)
    assert declared
    for name, kind in declared:
        mine, its = getattr(table, name), getattr(clone, name)
        assert its == mine
        if isinstance(mine, (list, dict)) and "Shared" not in kind and "Seldom" not in kind:
            assert its is not mine
            assert not [one for one, two in zip(mine, its, strict=True) if one is two and isinstance(one, (list, dict))]


@pytest.mark.parametrize("game", GAMES)
def test_a_table_that_follows_another_tells_what_lay_there_before(game: Game) -> None:
    names = re.findall(r"^    (\w+): ", (game.folder / "fields.py").read_text("utf-8"), re.M)
    table, chance = game.new(seed=1), Random(1).random
    told: set[str] = set()
    following = table.clone()
    assert following.follow(table) == {}
    for _ in range(60):
        earlier = table.clone()
        for _ in range(3):
            if table.decisions:
                decision = table.decisions[0]
                table.play(decision, decision.options[int(chance() * len(decision.options))])
        before = following.follow(table) or {}
        assert before == {
            name: getattr(earlier, name) for name in names if getattr(earlier, name) != getattr(table, name)
        }
        assert following.layout() == table.layout()
        told.update(before)
        for name in before:
            its = getattr(following, name)
            assert not isinstance(its, (list, dict)) or its is not getattr(table, name), "a copy of its own"
    assert told


def test_only_a_table_of_the_same_game_can_be_followed() -> None:
    first, second = [game.new() for game in list(catalog().values())[:2]]
    layout = first.layout()
    assert first.follow(second) is None
    assert first.layout() == layout


@pytest.mark.parametrize(
    ("line", "copied", "compared"),
    [
        ("x: int", "self.x", "self.x"),
        ("x: int | None", "self.x", "self.x"),
        ("x: tuple[int, ...]", "self.x", "self.x"),
        ("x: list[int]", "self.x[:]", "self.x"),
        ("x: list[tuple[int, str]]", "self.x[:]", "self.x"),
        ("x: list[list[int]]", "[part[:] for part in self.x]", "self.x"),
        ("x: dict[int, tuple[int, ...]]", "self.x.copy()", "sorted(self.x.items())"),
        ("x: list[dict[int, int]]", "[part.copy() for part in self.x]", "[sorted(part.items()) for part in self.x]"),
        ("x: Shared[list[int]]", "self.x", "self.x"),
        ("x: Apart[list[int]]", "self.x[:]", ""),
        ("x: Apart[Shared[Box]]", "self.x", ""),
        ("x: Seldom[list[int]]", "self.x", "list(self.x)"),
        ("x: Apart[Seldom[list[int]]]", "self.x", ""),
        ("x: list[Seldom[list[int]]]", "self.x[:]", "[list(part) for part in self.x]"),
        ("x: Seldom[list[Seldom[list[int]]]]", "self.x", "[list(part) for part in self.x]"),
        ("x: Seldom[dict[int, str]]", "self.x", "sorted(self.x.items())"),
        ("x: Small[list[int]]", "self.x", "[-1 if each == 255 else each for each in self.x]"),
        ("x: list[Seldom[dict[int, int]]]", "self.x[:]", "[sorted(part.items()) for part in self.x]"),
    ],
)
def test_how_a_field_is_copied_and_compared_follows_from_its_type(line: str, copied: str, compared: str) -> None:
    text = declared(line)
    made = {node.name: node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef)}
    clone, layout = made["clone"].body[0], made["layout"].body[0]
    assert isinstance(clone, ast.Assign) and isinstance(clone.value, ast.Call)
    assert ast.unparse(clone.value.args[-1]) == copied
    assert isinstance(layout, ast.Return) and isinstance(layout.value, ast.Tuple)
    assert "".join(ast.unparse(part) for part in layout.value.elts) == compared
    assert "Shared" not in text
    assert "Apart" not in text
    assert "Seldom" not in text


def test_what_seldom_changes_lies_there_as_what_cannot_be_changed() -> None:
    """So that types say wherever one would be changed in place, although clones share it."""
    assert "    x: tuple[int, ...]\n" in declared("x: Seldom[list[int]]")
    assert "    x: bytes\n" in declared("x: Small[list[int]]")
    assert "    x: list[tuple[int, ...]]\n" in declared("x: list[Seldom[list[int]]]")
    assert "    x: tuple[tuple[int, ...], ...]\n" in declared("x: Seldom[list[Seldom[list[int]]]]")
    assert "    x: Mapping[int, str]\n" in declared("x: Seldom[dict[int, str]]")
    assert "    x: list[Mapping[int, int]]\n" in declared("x: list[Seldom[dict[int, int]]]")
    assert "import Mapping\n" in declared("x: Seldom[dict[int, str]]")
    assert "import Mapping\n" not in declared("x: dict[int, str]")


def test_what_is_said_of_a_field_goes_along_and_so_do_imports() -> None:
    source = (
        "from neuland.core.fields import Shared\nfrom far import Box\n\n"
        'class Fields:\n    """All."""\n\n    x: Shared[Box]\n    """A box."""\n    y: int\n'
    )
    text = laid(source, STATE, "here")
    assert '    x: Box\n    """A box."""\n    y: int\n' in text
    assert "from far import Box\n" in text
    assert "core.fields" not in text
    assert text.count('"""All."""') == 0
    assert text.endswith("which clones are of\n")
    compile(text, "laid.py", "exec")


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        (["x: set[int]"], "x is a set\\[int\\], of which clones cannot make a copy"),
        (["x: Box"], "what never changes is Shared"),
        (["x: list[list[list[int]]]"], "cannot make a copy"),
        (["x: list"], "cannot make a copy"),
        (["x: int = 3"], "line 2: a field is declared as 'name: type'"),
        (["x: int", "y = 3"], "line 3: a field is declared as 'name: type'"),
        (["x: ("], "fields.py, line 2: "),
        (["x: Seldom[set[int]]"], "what seldom changes is a list or dict of plain values"),
        (["x: Seldom[list]"], "what seldom changes is a list or dict of plain values"),
        (["x: Seldom[dict[int, list[int]]]"], "what seldom changes is a list or dict of plain values"),
        (["x: list[Seldom[int]]"], "what seldom changes is a list or dict of plain values"),
        (["x: Small[list[str]]"], "what is small is a list"),
    ],
)
def test_a_declaration_that_cannot_be_is_refused_in_one_line(lines: list[str], message: str) -> None:
    with pytest.raises(BadData, match=message) as refusal:
        declared(*lines)
    assert "\n" not in str(refusal.value)


def test_one_class_declares_and_one_stands_on_it() -> None:
    with pytest.raises(BadData, match=r"one class declares the fields; there are 0\."):
        laid("", STATE, "here")
    with pytest.raises(BadData, match="no class that derives from Laid"):
        laid("class Fields:\n    x: int", "class HereTable(Table): ...", "here")


def test_the_command_writes_what_is_stale(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "fields.py").write_text("class Fields:\n    x: int\n")
    (tmp_path / "state.py").write_text(STATE)
    assert write(tmp_path, "here").endswith("laid.py is written")
    assert write(tmp_path, "here").endswith("laid.py is as declared")
    assert main(["fields", "bunny"]) == 0
    assert capsys.readouterr().out.startswith("bunny: ")
    assert main(["fields", "chess"]) == 2
    assert "There is no game 'chess'" in capsys.readouterr().err
