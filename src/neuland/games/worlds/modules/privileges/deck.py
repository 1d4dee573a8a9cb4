"""The deck of privileges: which kinds are in use, how it is put together, and cards laid out in the row."""

from __future__ import annotations

from typing import Final

from neuland.games.worlds import cards, facts
from neuland.games.worlds.plan import Plan
from neuland.games.worlds.rules.money import pay
from neuland.games.worlds.rules.telling import say
from neuland.games.worlds.state import WorldsTable
from neuland.kit.rows import changed, without

CARD_PRICE: Final = facts.number("privileges", "price")
"""The price, or the least bid, of a card newly laid out."""
SINGLES: Final = 0
HALF_DOUBLED: Final = 1


def in_use(plan: Plan, kind: int) -> bool:
    """M3-P1: at least one of the card's boxes "with" matches, and none of "not"."""
    privilege = cards.DECK[kind]
    return any(fits(plan, box) for box in privilege.with_any) and not any(fits(plan, box) for box in privilege.without)


def fits(plan: Plan, box: str) -> bool:
    """Whether what a box names is in the world: a module at a TOP, a module, residents, or any world."""
    module, _, top = box.partition(".")
    if module == "residents":
        return plan.residents
    return box == "all" or (int(module) in plan.modules and (not top or plan.modules[len(top) - 1] == int(module)))


def prepare_deck(table: WorldsTable) -> None:
    """M3-S1: with 2 players one card of each kind; with 3 half of the second ones are taken out unseen; with 4, or five
    companies, two of each. Shuffled within their backs, I on top (M3-S1a); then the first row (M3-S2)."""
    plan = table.plan
    deck = list(plan.kinds)
    if plan.column != SINGLES:
        more = list(plan.kinds)
        if plan.column == HALF_DOUBLED:
            table.shuffle(more)
            half = len(more) // 2
            table.removed, more = more[:half], more[half:]
        deck += more
    table.shuffle(deck)
    table.deck = [kind for back in (2, 1, 0) for kind in deck if cards.BACK[kind] == back]
    for _ in range(plan.shown):
        draw_card(table)


def draw_card(table: WorldsTable) -> None:
    """The top card of the deck is laid out at the right end of the row."""
    kind = table.deck.pop()
    table.row, table.row_price = (*table.row, kind), (*table.row_price, CARD_PRICE)
    table.reveal()
    if table.telling:
        table.tell("draws-privilege", card=cards.WORDS[kind])


def drop_card(table: WorldsTable, place: int) -> None:
    """A card leaves the row."""
    table.row, table.row_price = without(table.row, place), without(table.row_price, place)


def owns(table: WorldsTable, side: int, kind: int) -> bool:
    """Each kind once a side (M3-2c, M3-C2)."""
    return table.owned[side] >> kind & 1 == 1


def take_card(table: WorldsTable, side: int, place: int, price: int) -> None:
    """A side pays for a card of the row and owns it to the end of the game, to be used at once (M3-P2)."""
    kind = table.row[place]
    drop_card(table, place)
    pay(table, side, price)
    table.owned = changed(table.owned, side, table.owned[side] | (1 << kind))
    if table.telling:
        say(table, "takes-privilege", side, card=cards.WORDS[kind], number=price)
