"""Neuland: a table for settler games. People and programs play them through the same few calls."""

from __future__ import annotations

from typing import Any

import neuland.compiled  # noqa: F401 - first of all: from here on modules may come compiled
from neuland.core.catalog import Game, Option, catalog, load
from neuland.core.decision import Action, Decision, action_text, parse_action
from neuland.core.errors import (
    ActionError,
    BadData,
    BadOption,
    BadRecord,
    BadScenario,
    IllegalAction,
    MalformedAction,
    NeulandError,
    NotYourTurn,
    UnknownGame,
)
from neuland.core.record import Record, replay
from neuland.core.table import SPEAKERS, Event, Table

__version__ = "0.1.0"


def _speak(game: str, thing: Any, lang: str) -> str:
    from neuland.text import say  # only people need the Fluent texts; programs never load them

    return say(game, thing, lang)


SPEAKERS.append(_speak)

__all__ = [
    "Action",
    "ActionError",
    "BadData",
    "BadOption",
    "BadRecord",
    "BadScenario",
    "Decision",
    "Event",
    "Game",
    "IllegalAction",
    "MalformedAction",
    "NeulandError",
    "NotYourTurn",
    "Option",
    "Record",
    "Table",
    "UnknownGame",
    "action_text",
    "catalog",
    "load",
    "parse_action",
    "replay",
]
