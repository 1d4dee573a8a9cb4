"""Bunny Kingdom on a terminal: the map in colour, the players, the hand. Markup is rich's."""

from __future__ import annotations

from typing import Any

from neuland.core.table import View

GROUND = {
    "forest": "on #4f6b3a",
    "field": "on #9a7b1e",
    "sea": "on #2f6a80",
    "plain": "on #7d8450",
    "mountain": "on #6d6156",
    "city": "on #8a6f63",
}
SEATS = ("●", "▲", "■", "◆")
UNBROKEN = "\u00a0"
COLOURS = ("#ff8d85", "#ffd166", "#9fd3ff", "#e5b3ff")
MARKS = {
    "city1": "1",
    "city2": "2",
    "city3": "3",
    "farm-wood": "W",
    "farm-fish": "F",
    "farm-carrot": "C",
    "trading-post": "P",
    "farm-pearl": "p",
    "farm-mushroom": "u",
    "farm-spice": "e",
    "farm-diamond": "d",
    "farm-copper": "k",
    "farm-gold": "g",
    "farm-iron": "i",
    "sky-tower": "T",
    "camp": "X",
}


def draw(view: View, words: Any, width: int) -> str:
    """The table as lines of text, none longer than the width."""
    beside = _players(view, words)
    lines = [*_wrapped(_header(view, words), width + len("[bold][/]"), "  "), ""]
    land = _map(view, words)
    lines += _side_by_side(land, beside) if width >= 78 else [*land, "", *beside]
    lines += ["", *(f"[dim]{line}[/]" for line in _wrapped(_legend(view, words), width - 1, "  "))]
    return "\n".join(lines + _own(view, words))


def _header(view: View, words: Any) -> str:
    direction = words.say(f"label-{view['direction']}")
    phase = words.say(f"label-{view['phase']}", pick=view["pick"], direction=direction)
    title = words.say("label-round", round=view["round"], phase=phase)
    return f"[bold]{title}[/] · {words.say('label-deck', deck=view['deck'])}"


def _legend(view: View, words: Any) -> str:
    """What the letters mean: all terrains, and the buildings that stand on the map."""
    signs = [f"{words.say(f'letter-{terrain}')} {words.thing(terrain)}" for terrain in GROUND]
    signs += words.say("label-legend").split(" · ")
    standing = {_kind(square["building"]) for square in view["squares"].values()}
    signs += [f"{mark} {words.thing(kind)}" for kind, mark in MARKS.items() if kind in standing and not mark.isdigit()]
    return f"{UNBROKEN}· ".join(sign.replace(" ", UNBROKEN) for sign in signs)


def _kind(building: str) -> str:
    """Camps are told apart by their numbers elsewhere."""
    return "camp" if building.startswith("camp") else building


def _map(view: View, words: Any) -> list[str]:
    """Two columns of text for each square, one for the edge to its right; lava on the edges."""
    lava = {tuple(pair) for pair in view["lava"]}
    lines = ["   " + "  ".join(f"{column:<2}" for column in range(1, 11)).rstrip()]
    for number, row in enumerate("ABCDEFGHIJ"):
        names = [f"{row}{column}" for column in range(1, 11)]
        cells = [_square(view["squares"][name], words) + _edge(lava, names, place) for place, name in enumerate(names)]
        lines.append(f"[bold]{row}[/]  " + "".join(cells))
        below = "ABCDEFGHIJ"[number + 1] if number < 9 else ""
        if any((f"{row}{column}", f"{below}{column}") in lava for column in range(1, 11)):
            marks = ["[red]==[/]  " if (f"{row}{c}", f"{below}{c}") in lava else "    " for c in range(1, 11)]
            lines.append("   " + "".join(marks).rstrip())
    return lines


def _edge(lava: set[tuple[str, ...]], names: list[str], place: int) -> str:
    if place == 9:
        return ""
    return "[red]|[/]" if (names[place], names[place + 1]) in lava else " "


def _square(square: View, words: Any) -> str:
    ground = GROUND[square["terrain"]]
    letter = words.say(f"letter-{square['terrain']}")
    mark = MARKS.get(_kind(square["building"]), "")
    owner = square["owner"]
    if owner < 0:
        return f"[white {ground}]{letter}{mark or ' '} [/]"
    return f"[bold {COLOURS[owner]} {ground}]{letter}{mark or ' '}{SEATS[owner]}[/]"


def _players(view: View, words: Any) -> list[str]:
    lines = []
    for seat, player in enumerate(view["seat"]):
        name = words.say("label-player", name=words.name(seat), score=view["scores"][seat])
        lines.append(f"[bold {COLOURS[seat]}]{SEATS[seat]} {name}[/]")
        more = words.say(
            "label-player-more",
            fiefs=len(player["fiefs"]),
            carrots=player["carrots"],
            parchments=player["parchments_size"],
            hand=player["hand_size"],
        )
        lines += [f"  {part}" for part in more.split(" · ")]
        if player["store"]:
            store = _wrapped(words.say("label-store", store=player["store"]), 31, "  ")
            lines += [f"  {line}" for line in store]
    return lines


def _side_by_side(left: list[str], right: list[str]) -> list[str]:
    """The map is 43 columns wide as shown; markup does not count."""
    height = max(len(left), len(right))
    left += [" " * 43] * (height - len(left))
    right += [""] * (height - len(right))
    return [f"{a}{' ' * (43 - _shown(a))}  {b}".rstrip() for a, b in zip(left, right, strict=True)]


def _shown(line: str) -> int:
    """How many columns a line takes: without markup."""
    count, inside = 0, False
    for letter in line:
        inside = (inside or letter == "[") and not (inside and letter == "]")
        count += not inside and letter != "]"
    return count


def _own(view: View, words: Any) -> list[str]:
    seat = view["viewer"]
    if seat is None:
        return []
    player = view["seat"][seat]
    lines: list[str] = []
    for key, label in (("picks", "label-picks"), ("dropped", "label-dropped"), ("parchments", "label-parchments-own")):
        if player[key]:
            lines += _wrapped(words.say(label, cards=player[key]), 76, "  ")
    return ["", *lines] if lines else []


def _wrapped(text: str, width: int, indent: str) -> list[str]:
    lines, line = [], ""
    for word in text.split(" "):
        if line and len(line) + len(word) + 1 > width:
            lines.append(line)
            line = indent + word
        else:
            line = f"{line} {word}" if line else word
    return [*lines, line]
