"""The package's build: setuptools, with the browser page built into wheel and source archive."""

from __future__ import annotations

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


def _node() -> list[str]:
    return [] if system_node() else [NODE_WHEEL]


def get_requires_for_build_wheel(settings: Any = None) -> list[str]:
    return [*build_meta.get_requires_for_build_wheel(settings), *_node()]


def get_requires_for_build_sdist(settings: Any = None) -> list[str]:
    return [*build_meta.get_requires_for_build_sdist(settings), *_node()]


def build_wheel(folder: str, settings: Any = None, metadata: str | None = None) -> str:
    _page()
    return build_meta.build_wheel(folder, settings, metadata)


def build_sdist(folder: str, settings: Any = None) -> str:
    _page()
    return build_meta.build_sdist(folder, settings)
