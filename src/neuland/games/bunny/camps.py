"""Camps (4.2): whoever is quicker gains nothing (BK4.2-10): sealed calls, the smallest number first (BK4.2-6)."""

from __future__ import annotations

from typing import Final

from neuland.core.decision import Action
from neuland.games.bunny import cards
from neuland.games.bunny.cards import CAMP, CARD_NAMES, FIRST_CAMP, NOTHING, SQUARES, WITHOUT_CITY
from neuland.games.bunny.construction import Asked, ask_all_to_build, build_options, place_building, show_buildings
from neuland.games.bunny.state import NOBODY, BunnyTable
from neuland.kit.rows import changed, taken

WAIT: Final[Action] = ("wait",)
DECLINE: Final[Action] = ("decline",)
KEEP: Final[Action] = ("keep",)
ANNOUNCE: Final[list[Action]] = [("announce", number) for number in range(7)]


def camp_calls(table: BunnyTable) -> None:
    """Steps 2 and 3, if anybody holds an unplaced camp."""
    table.barred = ()
    if any(camp_cards(table, seat) for seat in range(table.seats)):
        table.phase = "camps"
        table.then(build_once_more)
        table.then(call, False)


def camp_cards(table: BunnyTable, seat: int) -> list[int]:
    return [card for card in table.stores[seat] if card >= FIRST_CAMP]


def free_squares(table: BunnyTable) -> list[int]:
    """Squares for a camp: no rabbit and no building (BK4.2-2, BK4.2-19); without a rabbit only the cities
    of the start are built."""
    owner = table.owner
    return [square for square in WITHOUT_CITY if owner[square] == NOBODY]


def has_free_square(table: BunnyTable) -> bool:
    return any(table.owner[square] == NOBODY for square in WITHOUT_CITY)


def call(table: BunnyTable, repeated: bool) -> None:
    """All at once and sealed: announce a camp by its number, not its square (BK4.2-7), or wait (BK4.2-13)."""
    table.then(answer_call, repeated)
    if may_call(table):
        for seat in range(table.seats):
            if camp_cards(table, seat):
                table.ask(seat, "call", call_options, take_call)


def may_call(table: BunnyTable) -> bool:
    """Whether there is a camp to be announced, and room for it: otherwise nobody is asked, and nothing is told."""
    return has_free_square(table) and any(camp_cards(table, seat) for seat in range(table.seats))


def call_options(table: BunnyTable, seat: int) -> list[Action]:
    """Whoever is asked may first place other buildings (BK4.2-16)."""
    options = build_options(table, seat)
    options += [ANNOUNCE[cards.number_of_camp(card)] for card in camp_cards(table, seat) if card not in table.barred]
    options.append(WAIT)
    return options


def take_call(table: BunnyTable, seat: int, action: Action) -> None:
    if action[0] == "build":
        place_building(table, seat, action, CALLING)
    elif action[0] == "announce":
        table.announced = changed(table.announced, seat, FIRST_CAMP + int(action[1]) - 1)


CALLING: Final[Asked] = ("call", call_options, take_call, ())


def answer_call(table: BunnyTable, repeated: bool) -> None:
    """The smallest announced number has the initiative, the others lapse (BK4.2-14). If nobody
    announces the call is made once more, then step 3 follows (BK4.2-13)."""
    show_buildings(table)
    announced = table.announced
    table.announced = (NOTHING,) * table.seats
    made = [card for card in announced if card != NOTHING]
    if not made:
        table.reveal()  # that nobody announces is seen too
        if may_call(table):
            table.tell("camps-closed" if repeated else "no-announcement")
        if not repeated:
            table.then(call, True)
        return
    table.reveal()
    camp = min(made)
    announcer = announced.index(camp)
    if table.telling:
        table.tell("announces", seat=announcer, camp=CARD_NAMES[camp])
    table.then(call, False)
    table.then(offer_camp, announcer, camp, True)
    smaller = [(card, seat) for seat in range(table.seats) if seat != announcer for card in camp_cards(table, seat)]
    for card, seat in sorted(smaller, reverse=True):
        if card < camp:
            table.then(offer_camp, seat, card, False)


def offer_camp(table: BunnyTable, seat: int, card: int, initiative: bool) -> None:
    """Smaller numbers of others may go first, smallest of all first (BK4.2-8); then the announcer
    places the camp or keeps it (BK4.2-9)."""
    table.ask(seat, offered_as(initiative), camp_options, take_offer, card, initiative)


def camp_options(table: BunnyTable, seat: int, card: int, initiative: bool) -> list[Action]:
    options = build_options(table, seat)
    squares = CAMP[cards.number_of_camp(card)]
    options += [squares[square] for square in free_squares(table)]
    options.append(KEEP if initiative else DECLINE)
    return options


def offered_as(initiative: bool) -> str:
    return "camp" if initiative else "camp-first"


def take_offer(table: BunnyTable, seat: int, action: Action, card: int, initiative: bool) -> None:
    if action[0] == "build":
        asked: Asked = (offered_as(initiative), camp_options, take_offer, (card, initiative))
        place_building(table, seat, action, asked)
        return
    show_buildings(table)
    if action[0] == "camp":
        place_camp(table, seat, card, SQUARES[action[2]])
    elif initiative:  # BK4.2-15: not again until another camp stands
        table.barred = (*table.barred, card)
        if table.telling:
            table.tell("keeps-camp", seat=seat, camp=CARD_NAMES[card])
    elif table.telling:
        table.tell("declines-camp", seat=seat, camp=CARD_NAMES[card])


def place_camp(table: BunnyTable, seat: int, card: int, square: int) -> None:
    """Camp and rabbit claim the square, which is the seat's own in every respect while they stand; camps
    of the last round cannot be displaced any more, since no territory card follows (BK4.2-11)."""
    table.built[square] = card
    table.stores[seat] = taken(table.stores[seat], card)
    table.spent[seat] += (card,)
    table.take(seat, square)
    table.barred = ()
    if table.telling:
        table.tell("camps", seat=seat, camp=CARD_NAMES[card], square=cards.SQUARE_NAMES[square])


def build_once_more(table: BunnyTable) -> None:
    """Step 3: what to build may depend on where the camps went (BK4.2-17, BK4.2-18)."""
    ask_all_to_build(table)
