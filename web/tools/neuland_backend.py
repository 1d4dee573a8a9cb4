"""The package's build: setuptools, with the browser page built into wheel and source archive.

A wheel also gets kernel, games and bots compiled, where a C compiler is; without one it is the plain sources.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from page import NODE_WHEEL, STATIC, build, system_node
from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]


def _page() -> None:
    """Builds the page; in an unpacked source archive it is there already."""
    if (Path(__file__).parents[1] / "package.json").exists() or not STATIC.exists():
        build()


def _compile() -> None:
    """Compiles, or says in one line why not; the wheel is good either way."""
    tool = Path(__file__).parents[2] / "tools" / "compile.py"
    subprocess.run([sys.executable, str(tool)], check=False)


def _mypyc() -> list[str]:
    """The compiler to C, where it will be of use, and of what it compiles the types that it must know."""
    wanted = os.environ.get("NEULAND_COMPILE", "") != "0"
    found = os.name != "posix" or any(map(shutil.which, (os.environ.get("CC", "cc").split()[0], "gcc", "clang")))
    return ["mypy", "orjson"] if wanted and found else []


def _node() -> list[str]:
    return [] if system_node() else [NODE_WHEEL]


def get_requires_for_build_wheel(settings: Any = None) -> list[str]:
    return [*build_meta.get_requires_for_build_wheel(settings), *_node(), *_mypyc()]


def get_requires_for_build_sdist(settings: Any = None) -> list[str]:
    return [*build_meta.get_requires_for_build_sdist(settings), *_node()]


def build_wheel(folder: str, settings: Any = None, metadata: str | None = None) -> str:
    _page()
    _compile()
    return build_meta.build_wheel(folder, settings, metadata)


def build_sdist(folder: str, settings: Any = None) -> str:
    _page()
    return build_meta.build_sdist(folder, settings)
