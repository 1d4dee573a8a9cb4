"""What an option of Settlement costs and brings: it is tried by the rules themselves, on what the seat knows."""

from __future__ import annotations

from typing import Final

from neuland.core.decision import Action, Decision, Word
from neuland.core.foresight import NOTHING, Foresight, Note, Trial, known_to
from neuland.core.table import Table
from neuland.games.settlement.board import BUILDINGS, COMPASS, STREETS
from neuland.games.settlement.goods import GOODS, NORMALS, amounts, named
from neuland.games.settlement.rules.trade import PRICE
from neuland.games.settlement.scoring import BITS_SET, score
from neuland.games.settlement.state import NOTHING as NO_BUILDING
from neuland.games.settlement.state import ROUNDS, SettlementTable

SILENT: Final = ("bonus", "end", "stop", "summon", "spare")
FOLLOWED: Final = ("street-for", "space-for")
"""What is asked to complete an action, with the same cost and gain whatever is answered."""
VALUES: Final = {"diamond": 2, "gold": 3}
"""What a rare resource is worth in normal ones when one trades."""
ARTEFACTS_ASK: Final[dict[Word, tuple[str, ...]]] = {
    "build": ("hourglass",),
    "place": ("hourglass", "mask"),
    "activate": ("scroll", "mask"),
}
"""What an artefact may ask after an action, each with a text."""


def foresee(table: Table, seat: int) -> dict[Action, Foresight]:
    """For each option of a seat."""
    known = known_to(table, seat)
    decision = known.decision(seat)
    assert isinstance(known, SettlementTable)
    held = holdings(known, seat)
    return {option: foreseen(known, decision, option, held) for option in decision.options}


def foreseen(known: SettlementTable, decision: Decision, option: Action, held: dict[str, int]) -> Foresight:
    """Of one option; `held`: what the seat has before."""
    verb = option[0]
    if verb in SILENT:
        return NOTHING
    trial = Trial(known, decision, option)
    if verb in ("pass", "keep"):
        return passing(known, trial)
    while trial.asked in FOLLOWED:
        trial.go_on()
    seat = decision.seat
    after: SettlementTable = trial.table
    left = holdings(after, seat)
    change = {word: left[word] - number for word, number in held.items() if left[word] != number}
    unknown = verb == "explore" and known.artefact[seat] == COMPASS
    notes = [*_notes(known, trial, option), *([Note("compass")] if unknown else [])]
    return Foresight(
        costs={word: -number for word, number in change.items() if number < 0},
        ways=_ways(trial),
        brings=_brought(trial, option, {} if unknown else change),
        points=score(after, seat) - score(known, seat),
        notes=tuple(notes),
        about=str(option[1]) if verb == "take" else "",
        certain=not unknown and trial.asked not in ("trade", "scroll"),
        plain=verb in ("pay", "pay-both"),
    )


def holdings(table: SettlementTable, seat: int) -> dict[str, int]:
    """What options change: goods, normal settlers and bonus settlers."""
    return {**named(table.goods[seat]), "settler": table.normal[seat], "bonus": table.bonus[seat]}


def _brought(trial: Trial, option: Action, change: dict[str, int]) -> dict[str, int]:
    if trial.asked == "trade":
        return {str(option[1]): 1}
    return {word: number for word, number in change.items() if number > 0}


def _ways(trial: Trial) -> tuple[dict[str, int], ...]:
    """How a trade can be paid, where there are several ways: the cheapest first, and none that only adds to another."""
    if trial.asked != "trade":
        return ()
    ways = [amounts(PRICE[way]) for way in trial.table.decision(trial.seat).options]
    needed = [way for way in ways if not any(other != way and _within(other, way) for other in ways)]
    return tuple(sorted(needed, key=_value))


def _value(goods: dict[str, int]) -> int:
    return sum(VALUES.get(good, 1) * number for good, number in goods.items())


def _within(less: dict[str, int], more: dict[str, int]) -> bool:
    return all(more.get(good, 0) >= number for good, number in less.items())


def _notes(known: SettlementTable, trial: Trial, option: Action) -> list[Note]:
    """Monsters that will come, what an artefact lets one choose, buildings to be used, landscapes that give nothing."""
    notes = []
    if option[0] != "explore":  # there they depend on the landscape that is drawn
        monsters = [event.args["space"] for event in trial.told("monster")]
        if monsters:
            notes.append(Note("monsters", {"spaces": monsters}))
    if trial.asked in ARTEFACTS_ASK.get(option[0], ()):
        notes.append(Note(trial.asked))
    if option[0] == "activate" and option[1] not in STREETS and not trial.told("harvest") and not notes:
        notes.append(Note("barren"))
    if option[0] == "activate" and option[1] in STREETS:
        notes += _street_notes(known, trial, STREETS.index(str(option[1])))
    return notes


def _street_notes(known: SettlementTable, trial: Trial, street: int) -> list[Note]:
    """Which buildings of a settlement row can be used at once, and which need something first (ST11-2)."""
    first = trial.seat * 9 + 3 * street
    standing = [BUILDINGS[kind] for kind in known.built[first : first + 3] if kind != NO_BUILDING]
    offered = trial.table.decision(trial.seat).options if trial.asked == "street" else ()
    usable = {option[1] for option in offered if str(option[0]).startswith("use")}
    later = [building for building in standing if building not in usable]
    notes = [Note("street", {"buildings": [building for building in standing if building in usable]})]
    return [*notes, Note("street-later", {"buildings": later})] if later else notes


def passing(known: SettlementTable, trial: Trial) -> Foresight:
    """What is lost of the normal resources (ST8-1), the settlers that are not used any more, and those that stay."""
    seat = trial.seat
    before, after = named(known.goods[seat]), named(trial.table.goods[seat])
    notes = []
    if trial.asked == "keep" and not known.passed >> seat & 1:
        stored = {"number": BITS_SET[known.forts[seat]], "goods": amounts(known.goods[seat] & NORMALS)}
        notes.append(Note("keep", stored))
    if not known.passed >> seat & 1:
        saved = known.bonus[seat] if known.round < ROUNDS else 0
        settlers = {"unused": known.settlers(seat) - saved, "saved": saved}
        notes += [Note(word, {"settlers": number}) for word, number in settlers.items() if number]
    loses = {good: before[good] - after[good] for good in GOODS if after[good] < before[good]}
    return Foresight(loses=loses, notes=tuple(notes))
