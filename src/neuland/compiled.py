"""The compiled kernel, games and bots: where they lie, when they are used, and in words why not.

`tools/compile.py` compiles the packages of `PACKAGES` by mypyc into a folder whose name begins with a hash over their
sources and the Python that they are for. Whoever imports Neuland gets the modules from there, as long as that
hash is still right: a source that was changed since is never passed over, everything runs interpreted then. The name
ends with how they were compiled, which only the compiler asks for: of several builds of the same sources the newest
is used.
This module is imported before all others of ours, and needs the standard library alone.
"""

from __future__ import annotations

import os
import sys
from hashlib import blake2b
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import module_from_spec
from pathlib import Path
from types import ModuleType
from typing import Any

SWITCH = "NEULAND_COMPILE"
"""The variable of the environment that switches it off: with 0 nothing is compiled, nor used where it is."""
PACKAGES = ("core", "kit", "games", "bots", "server/table")
LIBRARY = "neuland__mypyc"
"""The library that holds the code of all modules."""
HERE = Path(__file__).absolute().parent
BUILDS = HERE / "built"
WHY_NOT = ".why-not"
"""The ending of a file beside the builds that says in one line why there is none."""
SUFFIX = EXTENSION_SUFFIXES[0]
COMPILED = "compiled"


def switched_off() -> bool:
    return os.environ.get(SWITCH, "") == "0"


def build_name() -> str:
    """How the names of builds begin that fit these sources and this Python."""
    seen = blake2b(SUFFIX.encode(), digest_size=10)
    for source in sorted(source for package in PACKAGES for source in (HERE / package).rglob("*.py")):
        text = source.read_bytes()
        seen.update(f"\0{source.relative_to(HERE).as_posix()}\0{len(text)}\0".encode())
        seen.update(text)
    return f"{sys.implementation.cache_tag}-{seen.hexdigest()}"


def fitting(name: str) -> Path | None:
    """The build that is used, of those with a name that begins like this; the newest, if they were compiled in several
    ways."""
    found = [build for build in BUILDS.iterdir() if build.name.startswith(name) and build.is_dir()]
    return max(found, key=lambda build: build.stat().st_mtime) if len(found) > 1 else next(iter(found), None)


def why_not(name: str) -> str:
    """Why there is no build with a name that begins like this, if somebody tried to make one."""
    reason = BUILDS / (name + WHY_NOT)
    return reason.read_text("utf-8").strip() if reason.is_file() else ""


def for_this_python(build: Path) -> bool:
    return build.is_dir() and build.name.startswith(f"{sys.implementation.cache_tag}-")


class Compiled:
    """Finds and loads the modules that one build holds, in front of Python's own finders."""

    def __init__(self, build: Path) -> None:
        place = build / (LIBRARY + SUFFIX)
        spec = ModuleSpec(LIBRARY, ExtensionFileLoader(LIBRARY, str(place)), origin=str(place))
        self.library = module_from_spec(spec)
        # Its modules take it for their neighbour: so they find their data files, and what is not compiled.
        self.library.__file__ = str(HERE.parent / place.name)
        sys.modules[LIBRARY] = self.library

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        if self._start(name) is None:
            return None
        source = HERE.joinpath(*name.split(".")[1:])
        loader: Any = self  # no subclass of Python's: the module that has it would take longer to load than all of this
        spec = ModuleSpec(name, loader, origin=str(source.with_suffix(SUFFIX)), is_package=source.is_dir())
        if spec.submodule_search_locations is not None:
            spec.submodule_search_locations.append(str(source))
        return spec

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """The module, with everything in it; what starts it is a function of C, which only C can call."""
        import ctypes  # needed here alone

        start = self._start(spec.name)
        address = ctypes.pythonapi.PyCapsule_GetPointer
        address.restype, address.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
        function = ctypes.PYFUNCTYPE(ctypes.py_object)(address(start, f"{LIBRARY}.{self._key(spec.name)}".encode()))
        module: ModuleType = function()
        return module

    def exec_module(self, module: ModuleType) -> None:
        """It came executed."""

    def _start(self, name: str) -> object:
        return getattr(self.library, self._key(name), None)

    def _key(self, name: str) -> str:
        return "init_" + name.replace(".", "___")


def use() -> str:
    """Lets everything imported from now on come from the fitting build; how it runs, for people."""
    if switched_off():
        return f"interpreted: {SWITCH}=0"
    if not BUILDS.is_dir():
        return "interpreted: not compiled"
    name = build_name()
    build = fitting(name)
    if build:
        try:
            sys.meta_path.insert(0, Compiled(build))
        except ImportError as error:
            return f"interpreted: what was compiled cannot be loaded ({error})"
        return COMPILED
    if reason := why_not(name):
        return f"interpreted: {reason}"
    if any(for_this_python(other) for other in BUILDS.iterdir()):
        return "interpreted: the sources were changed since they were compiled; 'make setup' compiles them anew"
    return "interpreted: not compiled"


HOW = use()
"""How kernel, games and bots run in this process."""
