"""Who sits at a table, from its entries alone: for lists, where nobody wants the whole game replayed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from neuland.server.table.entries import Entry

SEATING = ("made", "join", "open", "bot", "return", "bot-failed")
"""Kinds of entries that say who sits where."""


def known_name(name: str) -> str:
    """A person's name; "" for somebody who is known by the seat's number alone."""
    return "" if name.isdecimal() else name


def people_of(entries: Iterable[Entry]) -> list[dict[str, Any]]:
    """The players of a table in seat order: kind, name, bot."""
    people: list[dict[str, Any]] = []
    for entry in entries:
        if entry.kind == "made":
            people = [{key: chair[key] for key in ("kind", "name", "bot")} for chair in entry.body["places"]]
            continue
        person = people[entry.seat or 0]
        if entry.kind == "join":
            person |= {"kind": "human", "name": entry.body["name"], "bot": ""}
        elif entry.kind == "open":
            person |= {"kind": "open", "name": "", "bot": ""}
        elif entry.kind == "return":
            person |= {"kind": "human", "bot": ""}
        elif entry.kind in ("bot", "bot-failed"):
            person |= {"kind": "bot", "bot": entry.body["bot"]}
    return [
        {"seat": seat, **person, "name": known_name(person["name"]), "bot": person["bot"] or None}
        for seat, person in enumerate(people)
    ]
