"""The atlas for people: one page with rankings, a map of worlds by likeness, what positions bring, and the odd ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from html import escape
from statistics import fmean
from typing import Any

from neuland.core import catalog
from neuland.lab.atlas import GAME, Atlas
from neuland.lab.atlas_figures import (
    LIKENESS,
    Game,
    Measure,
    brought,
    by_world,
    figures,
    minutes,
    odd_worlds,
    projected,
    shared_by,
    sources,
    swaps,
)
from neuland.lab.plots import COLOURS, Plot
from neuland.lab.report import Grid, Report

RANKED = 10
SHOWN_ODD = 60
"""So many odd worlds of a kind are named."""
RANKINGS = (
    ("minutes", True),
    ("minutes", False),
    ("leads", True),
    ("margin", False),
    ("margin", True),
    ("touch", True),
    ("touch", False),
    ("choices", True),
    ("first", True),
    ("first", False),
    ("spread", True),
)
"""By what worlds are ranked, and whether the most come first."""
LEAST = 0.005
"""What brings a smaller part of all points is not named."""
PARTS = ("choices", "margin", "first", "touch", "limit", "tied", "skill", "luck")
"""What is said in parts of 100."""
ROMAN = ("I", "II", "III")
LISTED = ("points", "spread", "margin", "leads", "first", "choices", "touch", "tied")
"""What is said of every world besides its length and its ends."""
SIDE = 720
TEN = (*COLOURS, "#00897b", "#d81b60", "#7cb342", "#5d4037")


def report(atlas: Atlas, words: Any, command: str) -> Report:
    """The page, in the language of `words`."""
    known = {world: figures(games) for world, games in sorted(by_world(atlas).items())}
    grids = [_all_worlds(words, atlas, known)]
    grids += [_ranking(words, known, name, most) for name, most in RANKINGS]
    grids += _by_swaps(words, atlas)
    grids += [_ends(words, atlas), _brought(words, known), _sources(words, atlas), *_odd(words, atlas)]
    grids.append(_rules_of_reading(words))
    games = sum(len(row["games"]) for row in atlas.rows)
    swapped = sum(2 * len(deals) for row in atlas.rows for deals in row.get("swapped", {}).values())
    facts = [
        words.say("atlas-games", games=games, swapped=swapped, worlds=len(known), bots=", ".join(atlas.asked.bots)),
        words.say("atlas-part" if not atlas.whole else "atlas-whole", parts=len(atlas.rows)),
        words.say("ui-digest", digest=atlas.digest()),
    ]
    likeness = Plot(words.say("atlas-map"), _map(words, known)) if len(known) > 2 else None
    return Report(words.say("atlas-title"), words.lang, facts, grids, (), command, [likeness] if likeness else [])


def figure(words: Any, name: str, number: float, sign: str = "-") -> str:
    """A figure as it is read: parts of 100, or with one decimal."""
    said = f"{100 * number:{sign}.0f} %" if name in PARTS else f"{number:{sign}.1f}"
    if words.lang == "de":
        said = said.replace(".", ",")
    return said if any(digit in "123456789" for digit in said) else said.lstrip("+-")


def _all_worlds(words: Any, atlas: Atlas, known: dict[int, dict[str, Measure]]) -> Grid:
    """Every world, a line each: how long it is, also with how many players, how it ends, and what it is like."""
    swapped = swaps(atlas)
    lasting = {players: by_world(atlas, players) for players in atlas.asked.players}
    heads = [words.say(f"atlas-{name}") for name in ("world", "rounds", "decisions")]
    heads += [words.say("atlas-minutes-with", players=players) for players in lasting]
    heads += [words.say(f"atlas-{name}") for name in LISTED]
    heads += [words.say(f"atlas-{name}") for name in ("skill", "luck") if swapped]
    heads.append(words.say("atlas-ends"))
    rows = []
    for world, games in by_world(atlas).items():
        found = known[world]
        row = [_called(words, world), figure(words, "rounds", found["rounds"].mean)]
        row.append(f"{found['decisions'].mean:.0f}")
        for there in lasting.values():
            row.append(f"{fmean(map(minutes, there[world])):.0f}" if world in there else "·")
        row += [figure(words, name, found[name].mean) for name in LISTED]
        for at, name in enumerate(("skill", "luck") if swapped else ()):
            row.append(figure(words, name, swapped[world][at].mean) if world in swapped else "·")
        rows.append([*row, _ended(words, games)])
    return Grid(heads, sorted(rows), words.say("atlas-all"), texts=(0, len(heads) - 1), search=words.say("atlas-find"))


def _ended(words: Any, games: Sequence[Game]) -> str:
    """How games ended, the most frequent way first."""
    ends = Counter(game["end"] for game in games)
    return ", ".join(
        words.say(f"atlas-end-{end}") + (f" {100 * count / len(games):.0f} %" if len(ends) > 1 else "")
        for end, count in ends.most_common()
    )


def _called(words: Any, world: int) -> str:
    return f"{world} {catalog.load(GAME).room('book').name_of(world, words)}"


def position(words: Any, module: int, place: int) -> str:
    return f"{module}.{ROMAN[place - 1]} {words.thing(f'module-{module}')}"


def _interval(words: Any, name: str, measure: Measure) -> str:
    return f"{figure(words, name, measure.low)} – {figure(words, name, measure.high)}" if measure.games > 1 else "·"


def _rules_of_reading(words: Any) -> Grid:
    heads = [words.say("atlas-figure"), words.say("atlas-means")]
    names = dict.fromkeys([name for name, _ in RANKINGS] + ["limit", "skill", "luck"])
    rows = [[words.say(f"atlas-{name}"), words.say(f"atlas-{name}-about")] for name in names]
    return Grid(heads, rows, words.say("atlas-reading"), texts=(0, 1))


def _ranking(words: Any, known: dict[int, dict[str, Measure]], name: str, most: bool) -> Grid:
    order = sorted(known, key=lambda world: (-known[world][name].mean if most else known[world][name].mean, world))
    return _ranked(words, name, most, [(world, known[world][name]) for world in order[:RANKED]])


def _ranked(words: Any, name: str, most: bool, found: Sequence[tuple[int, Measure]]) -> Grid:
    heads = [words.say("atlas-world"), words.say(f"atlas-{name}"), "95 %", words.say("atlas-of")]
    rows = [
        [_called(words, world), figure(words, name, each.mean), _interval(words, name, each), str(each.games)]
        for world, each in found
    ]
    return Grid(heads, rows, words.say(f"atlas-{name}-{'most' if most else 'least'}"), beside=True)


def _by_swaps(words: Any, atlas: Atlas) -> list[Grid]:
    """Luck and skill, where deals were played twice with seats swapped."""
    found = swaps(atlas)
    if not found:
        return []
    skill = sorted(found, key=lambda world: (found[world][0].mean, world))[:RANKED]
    luck = sorted(found, key=lambda world: (-found[world][1].mean, world))[:RANKED]
    return [
        _ranked(words, "skill", False, [(world, found[world][0]) for world in skill]),
        _ranked(words, "luck", True, [(world, found[world][1]) for world in luck]),
        _against(words, atlas),
    ]


def _against(words: Any, atlas: Atlas) -> Grid:
    """What the other bots won against the first one, seats swapped, with each module in TOP I and in all worlds."""
    first, *others = atlas.asked.bots
    won: dict[str, dict[int, list[float]]] = {bot: {} for bot in others}
    for row in atlas.rows:
        for bot, pairs in row.get("swapped", {}).items():
            for module in (row["world"] // 100, 0):
                won[bot].setdefault(module, []).extend(1 - part for pair in pairs for part in pair)
    modules = [*sorted({module for each in won.values() for module in each if module}), 0]
    heads = [words.say("atlas-position"), *[words.say("atlas-against", bot=bot, other=first) for bot in others]]
    rows = [
        [
            position(words, module, 1) if module else words.say("atlas-all"),
            *[_won(words, won[bot].get(module, [])) for bot in others],
        ]
        for module in modules
    ]
    return Grid(heads, rows, words.say("atlas-swapped"))


def _won(words: Any, parts: list[float]) -> str:
    return words.say("atlas-won", won=round(sum(parts), 1), games=len(parts)) if parts else "·"


def _ends(words: Any, atlas: Atlas) -> Grid:
    """How games of each module in TOP I end, at each number of players."""
    endings: dict[tuple[int, int], dict[str, int]] = {}
    kinds: list[str] = []
    for players in atlas.asked.players:
        for world, games in by_world(atlas, players).items():
            there = endings.setdefault((world // 100, players), {})
            for game in games:
                there[game["end"]] = there.get(game["end"], 0) + 1
                if game["end"] not in kinds:
                    kinds.append(game["end"])
    heads = [words.say("atlas-position"), words.say("atlas-players"), *[words.say(f"atlas-end-{end}") for end in kinds]]
    rows = [
        [
            position(words, module, 1),
            str(players),
            *[f"{100 * there.get(end, 0) / sum(there.values()):.0f} %" for end in kinds],
        ]
        for (module, players), there in sorted(endings.items())
    ]
    return Grid(heads, rows, words.say("atlas-ends"))


def _brought(words: Any, known: dict[int, dict[str, Measure]]) -> Grid:
    names = ("minutes", "rounds", "options", "choices", "leads", "margin", "touch", "first", "limit")
    rows = [
        [position(words, module, place), *[figure(words, name, changes[name], "+") for name in names]]
        for (module, place), changes in sorted(brought(known).items())
    ]
    return Grid(
        [words.say("atlas-position"), *[words.say(f"atlas-{name}") for name in names]], rows, words.say("atlas-brought")
    )


def _sources(words: Any, atlas: Atlas) -> Grid:
    rows = [
        [
            position(words, module, 1),
            ", ".join(f"{words.say(f'part-{source}')} {100 * part:.0f} %" for source, part in lines if part >= LEAST),
        ]
        for module, lines in sources(atlas).items()
    ]
    return Grid(
        [words.say("atlas-position"), words.say("atlas-points")], rows, words.say("atlas-sources"), texts=(0, 1)
    )


def _odd(words: Any, atlas: Atlas) -> list[Grid]:
    """Each kind of odd worlds: which they are, and which positions they have in common, with what those bring."""
    worlds = [row["world"] for row in atlas.rows if row["players"] == atlas.asked.players[0]]
    brings = {part.id: part.brings for part in catalog.load(GAME).room("book").parts(words)}
    grids = []
    for kind, odd in odd_worlds(atlas).items():
        more = ", …" if len(odd) > SHOWN_ODD else ""
        rows = [[words.say("atlas-they", count=len(odd)), ", ".join(map(str, odd[:SHOWN_ODD])) + more]]
        rows += [
            [
                position(words, module, place),
                words.say("atlas-shared", count=count, of=len(odd), times=round(times, 1))
                + f" {brings[str(module)][place - 1]}",
            ]
            for (module, place), count, times in shared_by(odd, worlds)
        ]
        heads = [words.say("atlas-odd"), words.say("atlas-why")]
        grids.append(Grid(heads, rows, words.say(f"atlas-odd-{kind}"), texts=(0, 1)))
    return grids


def _map(words: Any, known: dict[int, dict[str, Measure]]) -> str:
    """Worlds as dots, near to each other where they are alike; coloured by the module of TOP I."""
    points = projected(known)
    low = [min(point[axis] for point in points.values()) for axis in (0, 1)]
    high = [max(point[axis] for point in points.values()) for axis in (0, 1)]
    dots = []
    for world, point in points.items():
        x, y = (30 + (SIDE - 60) * (point[a] - low[a]) / ((high[a] - low[a]) or 1.0) for a in (0, 1))
        told = [f"{words.say(f'atlas-{name}')} {figure(words, name, known[world][name].mean)}" for name in LIKENESS]
        label = escape(f"{_called(words, world)}: {', '.join(told)}")
        dots.append(
            f'<circle cx="{x:.1f}" cy="{SIDE - y:.1f}" r="6" fill="{TEN[world // 100 - 1]}" fill-opacity=".75">'
            f"<title>{label}</title></circle>"
            f'<text x="{x:.1f}" y="{SIDE - y + 2:.1f}" font-size="5" text-anchor="middle">{world}</text>'
        )
    legend = [
        f'<circle cx="{20 + 80 * (module - 1)}" cy="{SIDE + 16}" r="6" fill="{TEN[module - 1]}"/>'
        f'<text x="{30 + 80 * (module - 1)}" y="{SIDE + 20}">{escape(words.thing(f"module-{module}"))}</text>'
        for module in range(1, 10)
    ]
    head = f'<svg viewBox="0 0 {SIDE + 20} {SIDE + 30}" role="img" aria-label="{escape(words.say("atlas-map"))}">'
    return "".join([head, *dots, *legend, "</svg>"])
