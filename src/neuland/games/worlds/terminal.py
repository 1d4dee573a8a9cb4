"""A world on a terminal: the hex map in colour, the sides, the boards that this world has. Markup is rich's."""

from __future__ import annotations

from collections import Counter
from textwrap import wrap
from typing import Any, Final

from neuland.core.table import View

GROUND: Final = {
    "city": "white on #6b5b73",
    "meadow": "white on #5d7f3a",
    "forest": "white on #2f5a34",
    "field": "black on #c7a531",
    "mountain": "white on #6d6156",
    "desert": "black on #cdb58a",
    "water": "white on #2f6a80",
}
SIDES: Final = ("●", "▲", "■", "◆", "★")
COMPANIES: Final = ("green", "white", "purple", "blue", "orange")
COLOURS: Final = ("#ff8d85", "#ffd166", "#9fd3ff", "#e5b3ff", "#b6f09c")
WIDEST, NARROWEST = 8, 4
"""Characters of a cell."""
MARKS: Final = {"militia": "!", "barracks": "#"}


def draw(view: View, words: Any, width: int) -> str:
    """The table as lines of text, none longer than the width."""
    lines = [f"[bold]{_title(view, words)}[/]", "", *_map(view, words, width), ""]
    lines += [f"[dim]{line}[/]" for line in _wrapped(_legend(view, words), width)]
    lines.append("")
    for side in range(len(view["side"])):
        lines += _side(view, words, side, width)
    lines += _boards(view, words, width)
    return "\n".join(lines)


def _title(view: View, words: Any) -> str:
    phase = words.say(f"label-phase-{view['phase']}")
    return str(words.say("label-title", world=str(view["world"]), round=view["round"], phase=phase))


def _legend(view: View, words: Any) -> str:
    """The signs that this world has, and no others."""
    plan, cells = view["plan"], view["cells"].values()
    there = {
        "land": True,
        "stock": any(cell.get("supply") for cell in cells),
        "garrison": any(cell["garrison"] for cell in cells),
        "lying": any(cell["harvest"] or cell["loose"] for cell in cells),
        "goods": any(cell["plant"] or cell.get("demand") for cell in cells),
        "sides": True,
        "residents": plan["residents"],
        "trolley": bool(plan["levels"]),
    }
    return " ".join(words.say(f"label-legend-{sign}") for sign, here in there.items() if here)


def _wrapped(text: str, width: int, indent: str = "  ") -> list[str]:
    return wrap(text, width - 1, subsequent_indent=indent)


# ---- the map ------------------------------------------------------------------------------------------------


def _map(view: View, words: Any, width: int) -> list[str]:
    """Two lines a row of hexes: name and goods, then who is there."""
    cells = {(cell["q"], cell["r"]): (word, cell) for word, cell in view["cells"].items()}
    halves = [2 * q + r for q, r in cells]
    left, right = min(halves), max(halves)
    wide = max(NARROWEST, min(WIDEST, 2 * ((width - 1) // (right - left + 2))))
    half = wide // 2
    lines = []
    for row in range(min(r for _, r in cells), max(r for _, r in cells) + 1):
        upper, lower, at = "", "", 0
        for q in sorted(q for q, r in cells if r == row):
            word, cell = cells[q, row]
            start = (2 * q + row - left) * half
            if start + wide > width - 1:
                break
            gap = " " * (start - at)
            names, people = _cell(view, words, word, cell, wide)
            upper, lower, at = upper + gap + names, lower + gap + people, start + wide
        lines += [upper, lower]
    return lines


def _cell(view: View, words: Any, word: str, cell: View, wide: int) -> tuple[str, str]:
    """The two lines of a cell: its letter and number, what lies there; the pieces on it."""
    ground = GROUND[cell["terrain"]]
    name = words.say(f"letter-{cell['terrain']}") + word.rpartition("-")[2]
    lying = "".join(MARKS[army] for army in cell["garrison"])
    if cell.get("stock"):
        lying += words.say(f"letter-{cell['supply']}").upper()
    lying += "".join(words.say(f"letter-{good}") for good in cell.get("demand", ()))
    if cell["plant"]:
        lying += words.say(f"letter-{cell['plant']}")
    lying += "*" * (cell["harvest"] + sum(cell["loose"].values()))
    pieces = [(side, _pieces(view, word, side, there)) for side, there in enumerate(cell["pieces"])]
    if sum(len(sign) for _, sign in pieces) > wide - 1:  # more than fits: who is there, at least
        pieces = [(side, sign[:1]) for side, sign in pieces if sign][: wide - 2]
        more = "…"
    else:
        more = ""
    text = "".join(f"[bold {COLOURS[side]}]{sign}[/]" for side, sign in pieces if sign) + more
    length = sum(len(sign) for _, sign in pieces) + len(more)
    upper = f"[{ground}]{f'{name}{lying}'[:wide]:<{wide}}[/]"
    return upper, f"[{ground}]{text}{' ' * (wide - length)}[/]"


def _pieces(view: View, word: str, side: int, there: View) -> str:
    """A side's sign, a ring for its capital, residents active and (behind a point) exhausted, and its trolley."""
    active, tired = there["active"], there["tired"]
    here = there["settlement"] or there["hq"] or active or tired
    trolley = view["side"][side]["trolley"] == word
    if not here and not trolley:
        return ""
    sign = SIDES[side] if here else ""
    sign += "°" if there["hq"] else ""
    sign += (str(active) if active else "") + (f".{tired}" if tired else "")
    return sign + ("=" if trolley else "")


# ---- sides and boards -----------------------------------------------------------------------------------------


def _side(view: View, words: Any, side: int, width: int) -> list[str]:
    """A side: who it is, what it owns, where its points come from."""
    seen = view["side"][side]
    if seen["seat"] < 0:
        return []
    facts = [words.say("label-points", number=seen["points"])]
    if seen["money"] is not None:
        facts.append(words.say("label-money", number=seen["money"]))
    if seen["aside"]:
        facts.append(words.say("label-aside", number=seen["aside"]))
    if seen["income"] is not None:
        facts.append(words.say("label-income", number=seen["income"]))
    supply = "label-supply" if view["plan"]["residents"] else "label-supply-settlements"
    facts.append(words.say(supply, residents=seen["residents"], settlements=seen["settlements"]))
    if seen["trolley"]:
        cargo = words.listing(seen["cargo"])
        facts.append(words.say("label-trolley", tile=seen["trolley"], cargo=cargo, holds=seen["holds"]))
    plants = Counter(cell["plant"] for cell in view["cells"].values() if cell["plant"] and cell["plant_of"] == side)
    for key, lying in (("plants", plants), ("goods", seen["goods"]), ("delivered", seen["delivered"])):
        if lying:
            goods = ", ".join(f"{number} {words.thing(good)}" for good, number in lying.items())
            facts.append(words.say(f"label-{key}", goods=goods))
    if seen["cards"]:
        facts.append(words.say("label-cards", number=len(seen["cards"])))
    if seen["tokens"]:
        facts.append(words.say("label-tokens", number=seen["tokens"]))
    if seen["privileges"]:
        facts.append(words.say("label-privileges", cards=words.listing(seen["privileges"])))
    if seen["value"]:
        facts.append(words.say("label-value", number=seen["value"]))
    text = f"{SIDES[side]} {_name(view, words, side)}: {' · '.join(facts)}"
    first, *rest = _wrapped(text, width)
    return [f"[bold {COLOURS[side]}]{first[:1]}[/]{first[1:]}", *rest]


def _name(view: View, words: Any, side: int) -> str:
    seat = words.name(view["side"][side]["seat"])
    if len(view["side"]) == len(view["seat"]):
        return str(seat)
    return f"{words.thing(COMPANIES[side])} ({seat})"


def _boards(view: View, words: Any, width: int) -> list[str]:
    boards = view["boards"]
    texts = _order(view, words)
    if boards["row"] or boards["deck_size"]:
        row = [f"{words.thing(card)} {price}" for card, price in boards["row"]]
        texts.append(words.say("label-row", cards=", ".join(row) or "–", deck=boards["deck_size"]))
    if str(view["world"]).startswith("1"):  # M1-END1
        texts.append(words.say("label-deliveries", number=boards["deliveries"], of=view["drawn"]["end"]["of"]))
    if view["plan"]["price_board"]:
        prices = ", ".join(f"{words.thing(good)} {price}" for good, price in boards["prices"].items())
        texts.append(words.say("label-prices", prices=prices))
    if view["hidden"]:
        hidden = ", ".join(f"{words.thing(terrain)} {number}" for terrain, number in view["hidden"].items())
        texts.append(words.say("label-hidden", tiles=hidden))
    texts += _roads(view, words) + _factories(view, words) + _counted(view, words) + _scoring_cards(view, words)
    texts += _shares(view, words) if view["plan"]["companies"] else _private_shares(view, words)
    return [line for text in texts for line in _wrapped(text, width)]


def _order(view: View, words: Any) -> list[str]:
    """Who has turns after whom, once that is settled."""
    sides = ", ".join(_name(view, words, side) for side in view["order"])
    return [words.say("label-order", sides=sides)] if sides and view["phase"] != "bid" else []


def _shares(view: View, words: Any) -> list[str]:
    """What each player has of which company, and his cash (9.I, 9.II)."""
    texts = []
    for seat, seen in enumerate(view["seat"]):
        held = [f"{words.thing(word)} {units}" for word, units in zip(COMPANIES, seen["units"], strict=True) if units]
        purse = "?" if seen["purse"] is None else str(seen["purse"])
        texts.append(words.say("label-shares", seat=seat, purse=purse, units=", ".join(held) or "–"))
    return texts


def _private_shares(view: View, words: Any) -> list[str]:
    """Where the single shares of each player's company are (9.III): with him, with others, in the bank, and of those
    sold just now, which cannot be bought before the next round (M9-B2)."""
    texts = []
    for side, seen in enumerate(view["side"]):
        owners = [
            own["units"][side] + (seen["own_units"] if seat == side else 0) for seat, own in enumerate(view["seat"])
        ]
        held = [f"{words.name(seat)} {number}" for seat, number in enumerate(owners) if number]
        for place, number in (("bank", seen["bank"]), ("sold", seen["light"])):
            held += [words.say(f"label-private-{place}", number=number)] if number else []
        texts += [words.say("label-private-shares", seat=side, held=", ".join(held))] if seen["value"] else []
    return texts


def _roads(view: View, words: Any) -> list[str]:
    """Who has which roads; those of nobody last."""
    owned: dict[str, list[str]] = {}
    neutral = words.say("label-neutral")
    for road in view["roads"]:
        ends = f"{words.thing(road['from'])}–{words.thing(road['to'])}"
        for owner in [SIDES[side] for side in road["sides"]] + [neutral] * road["neutral"]:
            owned.setdefault(owner, []).append(ends)
    lists = [f"{owner} {', '.join(owned[owner])}" for owner in (*SIDES, neutral) if owner in owned]
    return [words.say("label-roads", roads=" · ".join(lists))] if lists else []


def _factories(view: View, words: Any) -> list[str]:
    """How many of whose factories stand in which city (M3-F1)."""
    cities = []
    for word, cell in view["cells"].items():
        *sides, nobody = cell.get("factories", [0])
        standing = [*zip(SIDES, sides, strict=False), ("–", nobody)]
        owners = [f"{owner}{number}" for owner, number in standing if number]
        cities += [f"{words.thing(word)} {' '.join(owners)}"] if owners else []
    return [words.say("label-factories", cities=", ".join(cities))] if cities else []


def _counted(view: View, words: Any) -> list[str]:
    """The majority board: who counts how many cells of which land, one by a privilege among them (M7-D6)."""
    if not view["plan"]["counting"]:
        return []
    lands = []
    for land, *counts in zip(view["plan"]["lands"], *view["drawn"]["columns"], strict=False):
        owners = [f"{sign}{count}" for sign, count in zip(SIDES, counts, strict=False) if count]
        lands += [f"{words.thing(land)} {' '.join(owners)}"] if owners else []
    return [words.say("label-counted", lands=", ".join(lands) or "–")]


def _scoring_cards(view: View, words: Any) -> list[str]:
    scored, opened, covered = (view["boards"][key] for key in ("scorings", "opened", "covers"))
    if not opened and not covered:
        return []
    return [words.say("label-scorings", scored=scored, opened=len(opened), covered=covered)]
