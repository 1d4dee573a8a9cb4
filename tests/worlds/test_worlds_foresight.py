"""What is said of 504's options before they are chosen comes true: money, points, movement, income, odds, finds."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import chain, islice

import pytest

from neuland.core.decision import Action, Decision
from neuland.core.foresight import Foresight, foresee
from neuland.core.rng import Dice
from neuland.games.worlds import GAME
from neuland.games.worlds.modules.military.odds import odds
from neuland.games.worlds.state import POINTS, WorldsTable
from neuland.games.worlds.tiles import NUMBER, TERRAIN, TERRAINS, TILES
from neuland.testing.foresight import foresight_holds, foresight_is_said, foresight_is_the_seats_own
from neuland.text import LANGUAGES, Words

LEAVING = ("done", "none", "stop", "pass")


def met(world: int, seed: int = 3) -> Iterator[tuple[WorldsTable, Decision]]:
    """The decisions of a game in which everybody does something rather than nothing, mostly."""
    table, dice = GAME.new(3, seed, {"world": str(world)}), random.Random(seed)
    assert isinstance(table, WorldsTable)
    while not table.over:
        decision = table.decisions[0]
        yield table, decision
        busy = [option for option in decision.options if option[0] not in LEAVING]
        table.apply(decision.seat, dice.choice(busy if busy and dice.random() < 0.8 else decision.options))


def notes(foresight: Foresight) -> dict[str, dict[str, int]]:
    return {note.id: dict(note.values) for note in foresight.notes}


@pytest.mark.parametrize("world", [123, 456, 789, 912, 684, 745])
def test_what_is_certain_comes_true(world: int) -> None:
    dice, words = Dice(world, "foresight"), [Words(GAME, lang) for lang in LANGUAGES]
    tried = 0
    for table, decision in islice(met(world), 0, 180, 3):
        tried += foresight_holds(GAME, table, decision, dice)
        foresight_is_said(GAME, table, decision.seat, words)
        foresight_is_the_seats_own(GAME, table, decision.seat, dice)
    assert tried > 15


def test_movement_points_and_income_are_those_that_come() -> None:
    """123: what a drive leaves, and what is earned if the trolley stops."""
    seen: Counter[str] = Counter()
    for table, decision in islice(met(123), 200):
        if decision.prompt != "drive":
            continue
        side = table.turn
        for option, foresight in foresee(GAME, table, decision.seat).items():
            after = table.clone()
            after.apply(decision.seat, option)
            found = notes(foresight)
            if "moves" in found and after.phase == "drive" and after.turn == side:
                assert found["moves"]["left"] == after.now[POINTS] // 2
                seen["moves"] += 1
            if "income-now" in found:
                assert found["income-now"]["number"] == after.income[side]
                seen["income"] += 1
    assert min(seen["moves"], seen["income"]) > 10


def some_fight() -> Iterator[tuple[WorldsTable, Action]]:
    """Fights of world 456, each when it is about to be fought."""
    for seed in range(3):
        for table, decision in islice(met(456, seed), 900):
            if decision.prompt == "fight":
                yield table, decision.options[0]


def test_odds_are_those_of_the_dice() -> None:
    """Three fights are fought six hundred times each by the rules themselves."""
    kinds = set()
    for table, option in some_fight():
        side, tile = table.turn, NUMBER[option[1]]
        said = odds(table, side, tile, table.residents_at(side, tile))
        if (kind := tuple(round(chance, 3) for chance in said)) in kinds or max(said) > 0.99:
            continue
        kinds.add(kind)
        ends: Counter[str] = Counter()
        for seed in range(600):
            fought = table.redeal(table.seat_of(side), seed)
            assert isinstance(fought, WorldsTable)
            fought.apply(fought.seat_of(side), option)
            held = fought.settled[tile] or fought.garrison[tile]
            ends["conquered" if fought.settled_by(side, tile) else "thrown back" if held else "empty"] += 1
        for chance, end in zip(said, ("conquered", "empty", "thrown back"), strict=True):
            assert abs(ends[end] / 600 - chance) < 0.06, (said, ends)
        if len(kinds) == 3:
            return
    raise AssertionError("there were not three different fights")


def test_chances_of_a_discovery_are_those_of_the_die() -> None:
    for table, decision in islice(met(456), 40, None):
        directions = [option for option in decision.options if option[0] == "explore"]
        if not directions:
            continue
        option = directions[0]
        said = notes(foresee(GAME, table, decision.seat)[option])["finds"]
        assert sum(said.values()) == 6
        found: Counter[str] = Counter()
        for seed in range(600):
            went = table.redeal(decision.seat, seed)
            assert isinstance(went, WorldsTable)
            before = {tile for tile in range(61) if went.knows(tile)}
            went.apply(decision.seat, option)
            new = [tile for tile in range(61) if went.knows(tile) and tile not in before]
            found[TERRAINS[TERRAIN[new[0]]]] += 1
        assert {terrain for terrain, sixths in said.items() if sixths} == set(found)
        for terrain, sixths in said.items():
            assert abs(found[terrain] / 600 - sixths / 6) < 0.06
        return


def test_what_a_lead_would_score_is_said() -> None:
    """789: a step that changes a majority says so, before and after."""
    said = [
        notes(foresight)["scoring"]
        for table, decision in islice(met(789), 120)
        for foresight in foresee(GAME, table, decision.seat).values()
        if "scoring" in notes(foresight)
    ]
    assert any(note["after"] > note["before"] for note in said)


def test_what_plants_will_sell_is_in_the_income_foreseen() -> None:
    """789, M8-H1 to M8-H3: goods are made and sold in 3 H, so whoever ends 3 D earns what they bring."""
    more = 0
    for table, decision in islice(met(789), 300):
        found = notes(foresee(GAME, table, decision.seat).get(("done",), Foresight()))
        if decision.prompt != "act" or "income-now" not in found:
            continue
        side, after = table.turn, table.clone()
        after.apply(decision.seat, ("done",))
        if after.decisions[0].prompt == "sell":  # without goods nothing is asked
            after.apply(decision.seat, ("sell-goods",))
        assert found["income-now"]["number"] == after.income[side]
        more += after.income[side] > 20
    assert more > 3


def test_how_many_residents_a_road_and_a_plant_take_is_said() -> None:
    """M6-2a, M8-D2: those that lie exhausted afterwards; while they are chosen, how many are still missing."""
    met_ids = set()
    for table, decision in chain(islice(met(456), 400), islice(met(789), 200)):
        for option, foresight in foresee(GAME, table, decision.seat).items():
            found = notes(foresight)
            word = {"road": "road", "plant": "workers", "use": "builders-due"}.get(str(option[0]))
            if word is None:
                continue
            side, after = table.turn, table.clone()
            after.apply(decision.seat, option)
            while after.decisions[0].prompt == "use":
                after.apply(decision.seat, after.decisions[0].options[0])
            if after.phase != "act":
                continue
            standing = [sum(each.active[side * TILES : side * TILES + TILES]) for each in (table, after)]
            assert found[word]["number"] == standing[0] - standing[1]
            met_ids.add(word)
    assert met_ids == {"road", "workers", "builders-due"}


def test_who_builds_a_road_and_goes_to_supply_is_said() -> None:
    """M6-2c: the first one with 6.I and 6.II; M6-2d: none with 6.III."""
    said = {
        world: [
            "to-supply" in notes(foresight)
            for table, decision in islice(met(world), 400)
            if decision.prompt == "use"
            for foresight in foresee(GAME, table, decision.seat).values()
        ]
        for world in (678, 456)
    }
    assert any(said[678]) and not all(said[678]) and said[456] and not any(said[456])


def test_how_many_pieces_leave_after_a_scoring_is_said() -> None:
    """M7-5e: one for each full 4 points with three players."""
    due = []
    for table, decision in islice(met(789), 900):
        won = [event.args["number"] for event in table.events if event.id == "gains"]
        if decision.prompt == "remove" and len(won) == 1:
            note = notes(next(iter(foresee(GAME, table, decision.seat).values())))["pieces-due"]
            due.append((note["number"], won[0] // 4))
    assert due and all(said == pieces for said, pieces in due)


def test_what_a_walk_an_attack_a_sale_and_lying_down_come_to() -> None:
    """284: who hurries stays active (M8-D1), a fight takes a resident and an army (M4-4), a sale says what it takes
    (M8-H3), and whoever stops is told who did nothing (G15)."""
    seen: Counter[str] = Counter()
    for table, decision in islice(met(284), 0, 1200, 2):
        side = table.turn
        for option, foresight in foresee(GAME, table, decision.seat).items():
            found = notes(foresight)
            after = table.clone()
            after.apply(decision.seat, option)
            told = {event.id: event.args for event in after.events}
            active = sum(table.active[side * TILES : (side + 1) * TILES])
            if decision.prompt == "what" and option[0] == "to":
                stays = sum(after.active[side * TILES : (side + 1) * TILES]) == active
                assert ("stays-active" in found) == stays or after.phase != "act"
                assert ("strikes" in found) == ("strikes" in told)
                seen.update(name for name in ("stays-active", "strikes") if name in found)
            if option[0] == "sell-goods" and "sells" in told:
                assert found["sells"] == {"given": told["sells"]["given"]}
                seen["sells"] += 1
            if decision.prompt == "act" and option == ("done",):
                assert found.get("idle", {"number": 0})["number"] == active > 0
                seen["idle"] += 1
    assert min(seen[name] for name in ("stays-active", "strikes", "sells", "idle")) > 5, seen
