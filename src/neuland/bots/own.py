"""One's own bots: a class in a Python file, named `path.py:Class`."""

from __future__ import annotations

from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from neuland.core.errors import BadOption


def load_class(path: str, name: str) -> Any:
    """The class of that name in a Python file."""
    module = _load_file(path)
    kind = getattr(module, name, None)
    if isinstance(kind, type) and callable(getattr(kind, "choose", None)):
        return kind
    bots = [
        found
        for found, value in vars(module).items()
        if isinstance(value, type) and value.__module__ == module.__name__ and hasattr(value, "choose")
    ]
    what = "has no method 'choose'" if isinstance(kind, type) else "is not there"
    raise BadOption(f"Bot {path}:{name}: a class {name!r} {what} in {path}. Bots in it: {', '.join(bots) or 'none'}.")


@cache
def _load_file(path: str) -> ModuleType:
    if not Path(path).is_file():
        raise BadOption(f"Bot {path}: there is no such file.")
    spec = spec_from_file_location(f"neuland_bot_{Path(path).stem}", path)
    if spec is None or spec.loader is None:
        raise BadOption(f"Bot {path}: this is not a Python file.")
    module = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise BadOption(f"Bot {path} failed with {type(error).__name__}: {error}") from error
    return module
