"""Construction (4.2): everybody places buildings at once and sealed, before the camps and once more after them."""

from __future__ import annotations

from typing import Any, Final

from neuland.core.decision import Action, Answer, Options
from neuland.games.bunny import cards
from neuland.games.bunny.cards import BUILD, FIRST_CAMP, FIRST_TOWER, FITTING, KIND, NOTHING, POSTS, SQUARES, TOWER
from neuland.games.bunny.state import BunnyTable
from neuland.kit.rows import changed, taken

DONE: Final[Action] = ("done",)

Asked = tuple[str, Options, Answer, tuple[Any, ...]]
"""What a seat was asked when it placed a building: prompt, options, answer and its arguments."""


def construction(table: BunnyTable) -> None:
    """Step 1: all at once and sealed, any number of buildings other than camps (BK4.2-12). It comes
    first because a camp can only join fiefs, never part them for a sky tower (BK4.2-18)."""
    table.phase = "construction"
    ask_all_to_build(table)


def ask_all_to_build(table: BunnyTable) -> None:
    table.then(show_buildings)
    for seat in range(table.seats):
        ask_build(table, seat)


def ask_build(table: BunnyTable, seat: int) -> None:
    """Whoever has nothing to place, or no square for it, is not asked (BK4.2-19)."""
    if table.stores[seat]:
        table.put(seat, "build", tuple(build_or_done(table, seat)), build_or_done, build, ())


def build_or_done(table: BunnyTable, seat: int) -> list[Action]:
    options = build_options(table, seat)
    if options:
        options.append(DONE)
    return options


def build_options(table: BunnyTable, seat: int) -> list[Action]:
    """Every building in store, but camps, on every own square without building (BK4.2-1, BK4.2-2)
    whose terrain suits it (BK4.2-3)."""
    options: list[Action] = []
    built = table.built
    free = [square for square in table.land[seat] if built[square] == NOTHING]
    if not free:
        return options
    offered = ""
    for card in table.stores[seat]:
        if card >= FIRST_CAMP or KIND[card] == offered:  # of equal cards one is enough
            continue
        offered = KIND[card]
        build_on = BUILD[card]
        if card >= FIRST_TOWER:
            options += [build_on[square] for square in tower_squares(table, seat, free)]
        else:
            fits = FITTING[card]
            options += [build_on[square] for square in free if fits[square]]
    return options


def tower_squares(table: BunnyTable, seat: int, free: list[int]) -> list[int]:
    """Squares for a sky tower's first half: there must be one in another fief for the second (BK4.2-2)."""
    fief_of = table.fief_of
    return free if any(fief_of[square] != fief_of[free[0]] for square in free) else []


def second_squares(table: BunnyTable, seat: int, first: int) -> list[int]:
    """Squares for the second half: without building, in another fief as it is now."""
    fief_of = table.fief_of
    return [
        square for square in table.land[seat] if table.built[square] == NOTHING and fief_of[square] != fief_of[first]
    ]


def join_options(table: BunnyTable, seat: int, first: int, card: int, asked: Asked) -> list[Action]:
    return [TOWER[square] for square in second_squares(table, seat, first)]


def build(table: BunnyTable, seat: int, action: Action) -> None:
    if action[0] == "build":
        place_building(table, seat, action, BUILDING)


BUILDING: Final[Asked] = ("build", build_or_done, build, ())


def place_building(table: BunnyTable, seat: int, action: Action, asked: Asked) -> None:
    """Places a building; the seat is then asked again what it was asked: to build, or for a camp."""
    card = card_in_store(table, seat, str(action[1]))
    square = SQUARES[action[2]]
    if card >= FIRST_TOWER:
        table.ask(seat, "join", join_options, join, square, card, asked)
        return
    stand(table, seat, card, square)
    ask_again(table, seat, asked)


def join(table: BunnyTable, seat: int, action: Action, first: int, card: int, asked: Asked) -> None:
    """A sky tower's two halves stand together; pairs of different cards do not mix."""
    stand_tower(table, seat, card, first, SQUARES[action[1]])
    ask_again(table, seat, asked)


def ask_again(table: BunnyTable, seat: int, asked: Asked) -> None:
    prompt, options_of, answer, args = asked
    table.put(seat, prompt, table.options_by(seat, options_of, args), options_of, answer, args)


def stand_tower(table: BunnyTable, seat: int, card: int, first: int, second: int) -> None:
    place = 2 * (card - FIRST_TOWER)
    table.towers = changed(table.towers, place, first)
    table.towers = changed(table.towers, place + 1, second)
    stand(table, seat, card, first)
    table.built[second] = card
    table.plans[seat] += (second,)
    table.join_fiefs(seat, first, second)


def card_in_store(table: BunnyTable, seat: int, kind: str) -> int:
    """Of equal cards the first; stores are sorted."""
    for card in table.stores[seat]:
        if KIND[card] == kind:
            return card
    return NOTHING


def stand(table: BunnyTable, seat: int, card: int, square: int) -> None:
    """The building stands for good (BK4.2-1); its card goes to the discard (BK4.2-5)."""
    table.built[square] = card
    table.stores[seat] = taken(table.stores[seat], card)
    table.spent[seat] += (card,)
    table.plans[seat] += (square,)
    if card in POSTS:
        table.post_at = changed(table.post_at, POSTS.index(card), square)


def show_buildings(table: BunnyTable) -> None:
    """When all have confirmed, everybody sees what was built."""
    for seat in range(table.seats):
        if table.plans[seat]:
            table.reveal()
            if table.telling:
                tell_plan(table, seat)
            table.plans[seat] = ()


def tell_plan(table: BunnyTable, seat: int) -> None:
    for square in table.plans[seat]:
        card = table.built[square]
        if square not in table.towers:
            table.tell("builds", seat=seat, building=KIND[card], square=cards.SQUARE_NAMES[square])
        elif table.towers.index(square) % 2 == 0:
            other = cards.SQUARE_NAMES[table.other_end(square)]
            table.tell("builds-tower", seat=seat, square=cards.SQUARE_NAMES[square], second=other)
