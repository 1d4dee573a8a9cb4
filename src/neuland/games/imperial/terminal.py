"""The table as text: for each seat its supply, Deals and rows, one's own hand last."""

from __future__ import annotations

from textwrap import wrap
from typing import Any

from neuland.core.table import View
from neuland.games.imperial.cards import brief
from neuland.games.imperial.goods import FUNCTIONS, NAMES, SUPPLY

SIGNS = ("●", "▲", "■", "◆")
COLOURS = ("red", "yellow", "blue", "magenta")
INDENT = 13
"""Where what follows a label begins."""


def draw(view: View, words: Any, width: int) -> str:
    """The whole table in rich's markup, no line longer than the width."""
    lines = head(view, words, width)
    viewer = view["viewer"]
    order = [seat for seat in range(view["seats"]) if seat != viewer]
    for seat in order if viewer is None else [*order, viewer]:
        lines += ["", *seat_lines(view, seat, words, width)]
    return "\n".join(lines)


def head(view: View, words: Any, width: int) -> list[str]:
    phase = words.say("label-phase", phase=view["phase"])
    lines = [f"[bold]{words.say('label-round', number=view['round'])}[/bold] · {phase}"]
    if view["draft"]:
        lines += labelled(words.say("label-draft"), things(view["draft"], words), width)
    if "solo" in view:
        lines += solo_lines(view["solo"], words, width)
    return lines


def solo_lines(solo: View, words: Any, width: int) -> list[str]:
    """R17: the neutral player's Locations and Deals, and how the goal stands."""
    neutral = [marked(card, solo["marks"][card], words) for card in solo["neutral"]]
    line = [words.thing(card["good"]) for card in solo["line"]]
    goal = words.say("label-goal-yes" if solo["goal"] else "label-goal-no")
    pile = words.say("label-pile", pile=len(solo["pile"]), own=solo["faction_locations"])
    rank = words.say("label-rank", rank=solo["rank"])
    lines = ["", f"[bold]{words.say('label-neutral')}[/bold]"]
    lines += wrapped(f"{pile}; {goal}. {rank}.", width)
    lines += wrapped(f"{words.say('label-line')}: {' – '.join(line)}", width)
    if neutral:
        lines += wrapped(" · ".join(neutral), width)
    if "display" in solo:
        faction = words.say("label-neutral-faction", faction=solo["faction"], number=solo["deck"])
        shown = [marked(card, solo["marks"][card], words) for card in solo["display"]]
        lines += wrapped(f"{faction}. {words.say('label-display')}: {' · '.join(shown)}", width)
    return lines


def seat_lines(view: View, seat: int, words: Any, width: int) -> list[str]:
    own = view["seat"][seat]
    lines = [title(view, seat, words)]
    lines += wrapped(supply(own, words), width)
    if own["hand"] is None:
        lines += wrapped(f"{hand_of(own, words)} · {decks(view, own, words)}", width)
    else:
        lines += wrapped(decks(view, own, words), width)
    agreed = deals(own, words)
    if agreed:
        lines += labelled(words.say("label-deals"), agreed, width)
    for function in FUNCTIONS:
        lines += row_lines(own, function, words, width)
    if own["holds"]:
        lines += labelled(words.say("label-held"), things(own["holds"], words), width)
    if own["foundations"]:
        laid = [words.say("label-unseen") if card == "hidden" else words.thing(card) for card in own["foundations"]]
        lines += labelled(words.say("label-foundations"), " · ".join(laid), width)
    if own["hand"] is not None:
        lines += hand_lines(own["hand"] + own["aside"], view["corrected"], words, width)
    return lines


def hand_lines(hand: list[str], corrected: bool, words: Any, width: int) -> list[str]:
    """One's own cards, each with what it costs and does; the browser of cards has the rest.

    What an owner has corrected is left to that browser, which knows the owner's file.
    """
    lines = [f"  [bold]{escaped(words.say('label-hand', number=len(hand)))}[/]"]
    for card in hand:
        about = "" if corrected else brief(words, card)
        first, *rest = wrap(f"{words.thing(card)}: {about}" if about else words.thing(card), width - 9)
        name, colon, text = escaped(first).partition(":")
        lines.append(f"    {name}{colon}[dim]{text}[/]")
        lines += [f"        [dim]{escaped(line)}[/]" for line in rest]
    return lines


def title(view: View, seat: int, words: Any) -> str:
    """Sign, name, faction, points, and whether the seat is first or has passed."""
    own = view["seat"][seat]
    parts = [
        words.thing(own["faction"]),
        words.say("label-vp", number=own["vp"]),
        words.say("label-total", number=view["scores"][seat]),
    ]
    if view["start"] == seat and view["seats"] > 1:
        parts.append(words.say("label-start"))
    if own["passed"]:
        parts.append(words.say("label-passed"))
    name = escaped(words.name(seat))
    return f"[bold {COLOURS[seat]}]{SIGNS[seat]} {name}[/] · {' · '.join(parts)}"


def supply(own: View, words: Any) -> str:
    goods = [words.say(f"good-{name}", n=own["goods"][name]) for name in NAMES[:SUPPLY] if own["goods"][name]]
    return " · ".join(goods) if goods else str(words.say("nothing"))


def hand_of(own: View, words: Any) -> str:
    said = str(words.say("label-hand-of", number=own["hand_size"], common=own["hand_common"]))
    return f"{said}: {words.listing(own['known'])}" if own["known"] else said


def decks(view: View, own: View, words: Any) -> str:
    return str(words.say("label-decks", common=view["deck"], faction=own["deck"]))


def deals(own: View, words: Any) -> str:
    """The goods of all Deals; a Trade Route's with the Location that it leads to."""
    said = [words.thing(deal["good"]) for deal in own["deals"]]
    for route in own["routes"]:
        said.append(f"{words.thing(route['good'])} ({words.say('label-route', location=route['location'])})")
    return " · ".join(said)


def row_lines(own: View, function: str, words: Any, width: int) -> list[str]:
    """One row, its faction side before its common side."""
    sides = []
    for side in ("faction", "common"):
        ordered = own["order"] if side == "faction" and "order" in own else None
        cards = own["rows"][function][side] if ordered is None else ordered[function]
        if cards:
            named = [
                words.say("label-foundation") if card == "foundation" else marked(card, own["locations"][card], words)
                for card in cards
            ]
            sides.append(f"{words.say('side-' + side)}: {' · '.join(named)}")
    return labelled(words.thing(function), " | ".join(sides), width) if sides else []


def marked(card: str, marks: View, words: Any) -> str:
    """A Location with what lies on it."""
    said = []
    if marks["used"]:
        said.append(words.say("label-used") + (f" ×{marks['used']}" if marks["used"] > 1 else ""))
    for mark in ("defence", "samurai", "blocked"):
        if marks[mark]:
            said.append(words.say(f"label-{mark}"))
    if marks["held"] is not None:
        said.append(words.say("label-held"))
    if marks["cards"]:
        said.append(words.say("label-under", number=len(marks["cards"])))
    lying = sum(marks["resources"].values())
    if lying:
        said.append(words.say("label-on", number=lying))
    if marks.get("markers"):
        said.append(words.say("label-fortified", number=marks["markers"]))
    name = str(words.thing(card))
    if marks.get("cost"):  # X4.2: what conquering it would cost now
        name = str(words.say("label-order", name=name, cost=marks["cost"]))
    return f"{name} ({', '.join(said)})" if said else name


def things(cards: list[str], words: Any) -> str:
    return " · ".join(words.thing(card) for card in cards)


def labelled(label: str, text: str, width: int, style: str = "dim") -> list[str]:
    """A label, and a text beside it that is wrapped under itself."""
    lines = wrap(text, max(20, width - INDENT - 1)) or [""]
    first = f"  [{style}]{escaped(label):<{INDENT - 2}}[/] {escaped(lines[0])}"
    return [first, *(" " * (INDENT + 1) + escaped(line) for line in lines[1:])]


def wrapped(text: str, width: int) -> list[str]:
    return [f"  {escaped(line)}" for line in wrap(text, width - 3)]


def escaped(text: str) -> str:
    """Names of people and cards are no markup."""
    return text.replace("[", "\\[")
