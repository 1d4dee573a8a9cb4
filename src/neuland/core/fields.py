"""What lies on a game's table, declared once: `laid` writes the class that holds, copies and compares it.

A game's `fields.py` has one class with a line for each field, in the order of the constructor:

    class Lying:
        round: int
        hands: list[list[int]]
        \"\"\"Cards in hand, in the order in which they came.\"\"\"
        box: Apart[Shared[Box]]

How a field is copied follows from its type. `neuland fields` writes `laid.py` from it: slots, constructor,
`clone`, `follow`, `layout` and `__reduce__` of a class `Laid`, from which the table's class in `state.py` derives. It
is written out, not made while playing: so it is as fast as by hand, and mypyc compiles it.
"""

from __future__ import annotations

import ast
from typing import Annotated, NamedTuple, TypeVar

from neuland.core.errors import BadData

T = TypeVar("T")
Shared = Annotated[T, "shared"]
"""Never changed after the set-up: clones have the same one."""
Apart = Annotated[T, "apart"]
"""Not part of the layout: it follows from the origin."""
Seldom = Annotated[T, "seldom"]
"""A list or dict that seldom changes (or each of a list: `list[Seldom[list[int]]]`, or the list as well as each of it:
`Seldom[list[Seldom[list[int]]]]`): clones share it, and a changed one replaces it. So that types say wherever it would
be changed in place, lists lie there as tuples, dicts as mappings."""

Small = Annotated[T, "small"]
"""A list of numbers from -1 to 254 that seldom changes: it lies there as bytes, -1 as `NONE`. Clones share it, and a
change costs little, however long it is."""
NONE = 255
"""What -1 is among small numbers."""

MARKS = ("Shared", "Apart", "Seldom", "Small")
PLAIN = frozenset({"int", "str", "bool", "float", "bytes", "None", "tuple"})
"""What needs no copying."""

KERNEL = (
    ("origin", "Origin", "self.origin", "self.origin"),
    ("rng_state", "Stream", "self.rng", "self.rng"),
    ("todo", "list[tuple[Step, tuple[Any, ...]]]", "self.todo", "self.todo[:]"),
    ("decisions", "list[Decision]", "self.decisions", "self.decisions[:]"),
    ("actions", "list[tuple[int, Action]]", "self.actions", "self.past"),
    ("reveals", "list[int]", "self.reveals", "self.reveals[:]"),
    ("events", "list[Event]", "self.events", "self.events[:]"),
    ("telling", "bool", "self.telling", "self.telling"),
    (
        "snapshots",
        "list[Table] | None",
        "self.snapshots",
        "None if self.snapshots is None else self.snapshots[:]",
    ),
)
"""What every table has: the parameters of `Table` with their types, where it keeps them, and how a clone gets them."""

LAID = '''\
"""Written by `neuland fields` from fields.py, where everything is declared: what is changed here is lost."""

from __future__ import annotations

{mapping}from typing import Any

from neuland.core.decision import Action, Decision
from neuland.core.rng import Stream
from neuland.core.table import Event, Origin, Step, Table
{imports}

class Laid(Table):
    """What lies on the table, how it is copied, and how it is compared."""

    __slots__ = (
{slots}
    )

{declared}

    def __init__(
        self,
{parameters}
    ) -> None:
        super().__init__({kernel})
{assigned}

    def clone(self) -> state.{table}:
        copy = state.{table}(
{copied}
        )
        copy.upto = self.played
        return copy

    def follow(self, other: Table) -> dict[str, Any] | None:
        if not isinstance(other, Laid):
            return None
        before: dict[str, Any] = {{}}
{followed}
        return before

    def layout(self) -> tuple[Any, ...]:
        return (
{compared}
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return (
            state.{table},
            (
{pickled}
            ),
        )


import {package}.state as state  # noqa: E402  the class that stands on this one, which clones are of
'''


FOLLOWED = """\
        if self.{name} != other.{name}:
            before["{name}"] = self.{name}
            self.{name} = {copied}"""
FOLLOWED_SHARED = """\
        if self.{name} is not other.{name}:
            if self.{name} != other.{name}:
                before["{name}"] = self.{name}
            self.{name} = other.{name}"""


class Field(NamedTuple):
    """One line of a declaration."""

    name: str
    type: str
    text: str
    """The field and its docstring as they are declared, without marks."""
    copied: str
    """How a clone gets it."""
    followed: str
    """How a table that follows another gets it, where it lies otherwise there."""
    compared: str | None
    """How it stands in the layout; None: it does not."""


def laid(declaration: str, state: str, package: str) -> str:
    """The text of `laid.py`, from the texts of `fields.py` and `state.py` of a game's package."""
    module = _parsed(declaration, "fields.py")
    fields = _declared(declaration, module)
    parameters = [(name, kind) for name, kind, _, _ in KERNEL] + [(field.name, field.type) for field in fields]
    return LAID.format(
        mapping="from collections.abc import Mapping\n" if any("Mapping[" in field.type for field in fields) else "",
        imports=_imports(declaration, module),
        slots=_lines(8, [f'"{name}"' for name in sorted(field.name for field in fields)]),
        declared="\n".join(field.text for field in fields),
        parameters=_lines(8, [f"{name}: {kind}" for name, kind in parameters]),
        kernel=", ".join(name for name, _, _, _ in KERNEL),
        assigned="\n".join(f"        self.{field.name} = {field.name}" for field in fields),
        copied=_lines(12, [copied for _, _, _, copied in KERNEL] + [field.copied for field in fields]),
        followed="\n".join(field.followed for field in fields),
        compared=_lines(12, [field.compared for field in fields if field.compared]),
        pickled=_lines(16, [kept for _, _, kept, _ in KERNEL] + [f"self.{field.name}" for field in fields]),
        table=_standing(_parsed(state, "state.py")),
        package=package,
    )


def _parsed(source: str, file: str) -> ast.Module:
    try:
        return ast.parse(source)
    except SyntaxError as error:
        raise BadData(f"{file}, line {error.lineno}: {error.msg}.") from None


def _lines(indent: int, values: list[str]) -> str:
    return "\n".join(f"{' ' * indent}{value}," for value in values)


def _imports(declaration: str, module: ast.Module) -> str:
    """The imports that the declared types need."""
    found = [node for node in module.body if isinstance(node, (ast.Import, ast.ImportFrom))]
    needed = [node for node in found if getattr(node, "module", "") not in ("__future__", __name__)]
    return "".join(f"{ast.get_source_segment(declaration, node)}\n" for node in needed)


def _standing(state: ast.Module) -> str:
    """The name of the class that derives from `Laid`."""
    for node in state.body:
        if isinstance(node, ast.ClassDef) and "Laid" in [ast.unparse(base) for base in node.bases]:
            return node.name
    raise BadData("state.py: there is no class that derives from Laid.")


def _declared(declaration: str, module: ast.Module) -> list[Field]:
    classes = [node for node in module.body if isinstance(node, ast.ClassDef)]
    if len(classes) != 1:
        raise BadData(f"fields.py: one class declares the fields; there are {len(classes)}.")
    found: list[Field] = []
    for node in classes[0].body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is None:
            found.append(_field(node.target.id, node.annotation))
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            if found:  # before the first field it is the class's own
                text = f"{found[-1].text}\n    {ast.get_source_segment(declaration, node)}"
                found[-1] = found[-1]._replace(text=text)
        else:
            raise BadData(f"fields.py, line {node.lineno}: a field is declared as 'name: type'.")
    return found


def _field(name: str, annotation: ast.expr) -> Field:
    marks = set()
    while isinstance(annotation, ast.Subscript) and ast.unparse(annotation.value) in MARKS:
        marks.add(ast.unparse(annotation.value))
        annotation = annotation.slice
    outer, inner = _parts(annotation)
    if "Small" in marks:
        if ast.unparse(annotation) != "list[int]":
            raise BadData(f"fields.py: {name} is a {ast.unparse(annotation)}; what is small is a list[int].")
        kind, copied, compared = "bytes", f"self.{name}", f"[-1 if each == {NONE} else each for each in self.{name}]"
    elif "Seldom" in marks and outer == "list" and inner and _parts(inner[0])[0] == "Seldom":
        part = _parts(inner[0])[1][0]
        kind, copied = f"tuple[{_replaced(name, part)}, ...]", f"self.{name}"
        whole = ast.Subscript(ast.Name("list"), part)
        compared = _compared(name, whole, "[list(part) for part in self.{}]")
    elif "Seldom" in marks:
        kind, copied, compared = (
            _replaced(name, annotation),
            f"self.{name}",
            _compared(name, annotation, "list(self.{})"),
        )
    elif outer == "list" and inner and _parts(inner[0])[0] == "Seldom":
        part = _parts(inner[0])[1][0]
        kind, copied = f"list[{_replaced(name, part)}]", f"self.{name}[:]"
        whole = ast.Subscript(ast.Name("list"), part)
        compared = _compared(name, whole, "[list(part) for part in self.{}]")
    else:
        kind = ast.unparse(annotation)
        copied = f"self.{name}" if "Shared" in marks else _copied(name, annotation)
        compared = _compared(name, annotation)
    followed = _followed(name, copied, "Small" not in marks and "Seldom" not in marks and _plain(annotation))
    return Field(name, kind, f"    {name}: {kind}", copied, followed, None if "Apart" in marks else compared)


def _replaced(name: str, annotation: ast.expr) -> str:
    """What a list or dict that seldom changes lies there as: what nobody can change."""
    outer, inner = _parts(annotation)
    if outer not in ("list", "dict") or not inner or not _plain(inner[-1]):
        raise BadData(
            f"fields.py: {name} is a {ast.unparse(annotation)}; what seldom changes is a list or dict of plain values."
        )
    kinds = ", ".join([ast.unparse(kind) for kind in inner])
    return f"tuple[{kinds}, ...]" if outer == "list" else f"Mapping[{kinds}]"


def _parts(annotation: ast.expr) -> tuple[str, list[ast.expr]]:
    """A type's name, and the types within it."""
    if isinstance(annotation, ast.Subscript):
        inner = annotation.slice
        return ast.unparse(annotation.value), list(inner.elts) if isinstance(inner, ast.Tuple) else [inner]
    return ast.unparse(annotation), []


def _plain(annotation: ast.expr) -> bool:
    if isinstance(annotation, ast.BinOp):
        return _plain(annotation.left) and _plain(annotation.right)
    return _parts(annotation)[0] in PLAIN


def _copied(name: str, annotation: ast.expr) -> str:
    """An independent copy of a field, by its type."""
    if _plain(annotation):
        return f"self.{name}"
    kind, inner = _parts(annotation)
    if inner and _plain(inner[-1]) and kind in ("list", "dict"):
        return f"self.{name}[:]" if kind == "list" else f"self.{name}.copy()"
    within, innermost = _parts(inner[0]) if kind == "list" and inner else ("", [])
    if innermost and _plain(innermost[-1]) and within in ("list", "dict"):
        return f"[part{'[:]' if within == 'list' else '.copy()'} for part in self.{name}]"
    raise BadData(
        f"fields.py: {name} is a {ast.unparse(annotation)}, of which clones cannot make a copy. Plain values, lists "
        f"and dicts of them, and lists of such are copied; what never changes is Shared[...]."
    )


def _followed(name: str, copied: str, plain: bool) -> str:
    """How a field is told apart and taken over: what clones share first by whether it is the same thing."""
    if plain or copied != f"self.{name}":
        return FOLLOWED.format(name=name, copied=copied.replace(f"self.{name}", f"other.{name}"))
    return FOLLOWED_SHARED.format(name=name)


def _compared(name: str, annotation: ast.expr, lists: str = "self.{}") -> str:
    """A field as it stands in the layout: dicts by their sorted entries, so that their history does not count; `lists`
    says how lists are told, where they are something else."""
    kind, inner = _parts(annotation)
    if kind == "dict":
        return f"sorted(self.{name}.items())"
    if kind == "list" and _parts(inner[0])[0] == "dict":
        return f"[sorted(part.items()) for part in self.{name}]"
    return lists.format(name)
