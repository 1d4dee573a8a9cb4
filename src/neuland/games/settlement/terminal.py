"""The table as text: what lies in the middle, then each player's board in four lines."""

from __future__ import annotations

from typing import Any

from neuland.core.table import View
from neuland.games.settlement.board import LOTS, ROWS, SPACES, STREETS
from neuland.games.settlement.goods import GOODS

STYLES = {
    "green": "green",
    "yellow": "yellow",
    "blue": "blue",
    "red": "red",
    "wood": "bright_green",
    "clay": "dark_orange",
    "stone": "white",
    "diamond": "cyan",
    "gold": "bright_yellow",
}
NARROW = 60
LABELS = 45
"""What of a line is not taken by the names of buildings."""


def draw(view: View, words: Any, width: int) -> str:
    """The whole table; no line is longer than `width`."""
    room = max(width - 1, NARROW)
    lines = [heading(view, words), "", *heroes(view, words, room), "", *market(view, words, room)]
    lines += ["", *middle(view, words, room)]
    order = range(view["seats"])
    for seat in [*order[view["viewer"] or 0 :], *order[: view["viewer"] or 0]]:
        lines += ["", *player(view, words, seat, room)]
    signs = [cut(words.say(label), room) for label in ("label-legend", "label-signs")]
    return "\n".join([*lines, "", *(f"[dim]{line}[/]" for line in signs)])


def cut(text: str, room: int) -> str:
    """A text shortened to a width."""
    return text if len(text) <= room else text[: room - 1] + "."


def plain(text: str) -> str:
    """A player's text without marks that rich would take for its own."""
    return text.replace("[", "(").replace("]", ")")


def coloured(text: str, word: str) -> str:
    return f"[{STYLES[word]}]{text}[/]" if word in STYLES else text


def heading(view: View, words: Any) -> str:
    parts = [words.say("label-round", round=view["round"])]
    if view["over"]:
        parts.append(words.say("label-over"))
    else:
        parts.append(plain(words.say("label-turn", seat=view["turn"])))
    if view["seats"] > 1:
        parts.append(plain(words.say("label-marker", seat=view["marker"])))
    elif view["over"]:
        parts.append(words.say("label-rank", rank=view["rank"]))
    return f"[bold]{'  -  '.join(parts)}[/]"


def price(words: Any, goods: dict[str, int]) -> str:
    """A price in letters: `2W 1G`."""
    return " ".join(f"{number}{words.say(f'short-{kind}')}" for kind, number in goods.items() if number)


def heroes(view: View, words: Any, room: int) -> list[str]:
    lines = [f"[bold]{cut(words.say('label-heroes', deck=view['hero_deck']), room)}[/]"]
    for position, (hero, facts) in enumerate(zip(view["heroes"], view["hero_facts"], strict=True), 1):
        if not hero:
            lines.append(f" {position} -")
            continue
        surcharge = f" +{facts['surcharge']}{words.say('short-diamond')}" if facts["surcharge"] else ""
        points = f"{facts['points']}{words.say('short-' + facts['guild'])}"
        bonus = f"+{facts['bonus']}" if facts["bonus"] else ""
        unsure = "~" if facts["reconstructed"] else " "
        guild, cost = words.thing(facts["guild"]), price(words, facts["cost"]) + surcharge
        name = f"{words.thing(hero)}{unsure}"
        line = f" {position} {name:<7} {guild:<12} {cost:<13} {points:<13} {bonus:<3} "
        monster = words.thing(facts["colour"])
        if len(line) + len(monster) > room:
            monster = words.say(f"short-{facts['colour']}")
        lines.append(line + coloured(monster, facts["colour"]))
    return lines


def market(view: View, words: Any, room: int) -> list[str]:
    lines = [f"[bold]{words.say('label-market', stack=view['building_stack'])}[/]"]
    width = room // 3
    cells = []
    for field in range(9):
        if not view["market"][field]:
            cells.append(f" {field + 1} -".ljust(width))
            continue
        tiles = f" x{view['market_tiles'][field]}" if view["market_tiles"][field] > 1 else ""
        cost = f" {price(words, view['market_costs'][field])}{tiles}"
        name = cut(words.thing(view["market"][field]), width - 4 - len(cost))
        cells.append(f" {field + 1} {name}{cost}".ljust(width))
    return lines + ["".join(cells[start : start + 3]).rstrip() for start in (0, 3, 6)]


def middle(view: View, words: Any, room: int) -> list[str]:
    """Artefacts, stacks, a strict supply, and a landscape in hand."""
    lines = wrapped(words.say("label-artefacts"), [words.thing(name) for name in view["artefacts"]], room)
    first, second, third = (view["landscape_stacks"][row] for row in ROWS)
    lines.append(words.say("label-stacks", first=first, second=second, third=third))
    if view["supply"]:
        goods = price(words, {kind: view["supply"][kind] for kind in GOODS})
        lines.append(cut(words.say("label-supply", goods=f"{goods} +{view['supply']['bonus']}"), room))
    if view["drawn"]:
        facts = view["drawn_facts"]
        land = f"{words.thing(view['drawn'])}: {words.thing(facts['resource'])}, {words.thing(facts['colour'])}"
        lines.append(f"[bold]{cut(words.say('label-drawn', land=land), room)}[/]")
    return lines


def wrapped(title: str, names: list[str], room: int) -> list[str]:
    """A title and a list of names, in as many lines as it takes."""
    lines = [f"{title}:"]
    for number, name in enumerate(names):
        part = name + ("," if number + 1 < len(names) else "")
        if len(lines[-1]) + 1 + len(part) > room:
            lines.append("   " + part)
        else:
            lines[-1] += " " + part
    return lines


def player(view: View, words: Any, seat: int, room: int) -> list[str]:
    board = view["seat"][seat]
    settlers = board["settlers"]
    parts = [
        words.thing(board["artefact"]) if board["artefact"] else "",
        words.say("label-settlers", normal=settlers["normal"], bonus=settlers["bonus"]),
        words.say("label-picked", number=view["picked"]) if view["picked"] and view["turn"] == seat else "",
        price(words, board["goods"]),
        words.say("label-passed") if board["passed"] else "",
    ]
    points = "?" if board["score"] is None else board["score"]
    title = plain(f"{words.name(seat)}: {words.say('label-points', points=points)}")
    rest = cut("  ".join(part for part in parts if part), max(room - len(title) - 2, 1))
    mark = "reverse" if view["turn"] == seat else "bold"
    lines = [f"[{mark}]{cut(title, room)}[/]  {rest}"]
    for wild, town in zip(reversed(ROWS), STREETS, strict=True):
        lines.append(f"{wild_row(board, words, wild)}  {town_row(board, words, town, room)}".rstrip())
    return lines + guests(board, words, room)


def used(board: dict[str, Any], line: str) -> str:
    times: int = board["rows"][line]
    return "*" * times


def wild_row(board: dict[str, Any], words: Any, row: str) -> str:
    cells = [wild_cell(board["wilderness"][space], words) for space in SPACES if space.rpartition("-")[0] == row]
    return f" {row + used(board, row):<5}{''.join(cells)}"


def wild_cell(space: dict[str, Any], words: Any) -> str:
    """Ten columns: the resource, the colour's letters, and what stands there."""
    if not space:
        return f"{'.':<10}"
    mark = "!" if space["monster"] else "#" if space["fortress"] else " "
    mark += "*" if space["active"] else " "
    good = coloured(f"{cut(words.thing(space['resource']), 5):<5}", space["resource"])
    unsure = "~" if space["reconstructed"] else " "
    colour = words.say(f"short-{space['colour']}")
    return f"{good}{unsure}{coloured(f'{colour + mark:<4}', space['colour'])}"


def town_row(board: dict[str, Any], words: Any, street: str, room: int) -> str:
    width = (room - LABELS) // 3
    label = words.say(f"short-{street}") + used(board, street)
    cells = [town_cell(board["settlement"][lot], words, width) for lot in LOTS if lot.startswith(street)]
    return f"{label:<8}{''.join(cells)}"


def town_cell(lot: dict[str, Any], words: Any, width: int) -> str:
    if not lot:
        return f"{'.':<{width}}"
    stock = f" {lot['stock']}" if lot["stock"] else ""
    return f"{cut(words.thing(lot['building']), width - 1 - len(stock))}{stock}".ljust(width)


def guests(board: dict[str, Any], words: Any, room: int) -> list[str]:
    """The heroes in the house, briefly."""
    if len(board["heroes"]) < board["hero_count"]:
        return [f" {words.say('label-hidden', number=board['hero_count'])}"]
    said = [
        f"{words.thing(hero)}{'~' * facts['reconstructed']} {facts['points']}{words.say('short-' + facts['guild'])}"
        for hero, facts in zip(board["heroes"], board["hero_facts"], strict=True)
    ]
    return wrapped(f" {words.say('label-guests')}", said, room) if said else []
