"""Tests here run with the tiny game Nim."""

from nimgame.fixture import nim

__all__ = ["nim"]
