"""The solo game against the neutral player (R17), who has neither faction nor board nor goods (R17.1)."""

from __future__ import annotations

from neuland.core.decision import Action
from neuland.games.imperial import goods as g
from neuland.games.imperial.rules.cards import first_cards, pick
from neuland.games.imperial.rules.places import common_locations, leave
from neuland.games.imperial.rules.raze import attacked
from neuland.games.imperial.state import NEUTRAL, NOWHERE, ImperialTable

PLAYER = 0
REVEALED = 4
ATTACKS = 2
# R17.12: a Japanese Location is picked by its deal good, in this order.
DEAL_ORDER = (g.CARD, g.RAZE, g.GOLD, g.VP, g.STONE, g.WORKER, g.FOOD, g.WOOD)


def solo_card_phase(table: ImperialTable) -> None:
    """R17.4: a faction card; of four common cards the player and the neutral player get two each."""
    table.phase = "cards"
    table.then(second_pick)
    table.then(pick, PLAYER, REVEALED)
    first_cards(table)


def second_pick(table: ImperialTable) -> None:
    """R17.4: one of the other three goes to the neutral player by chance, of two the player takes one."""
    if table.draft:
        settle_neutral(table, table.draft[table.below(len(table.draft))])
    table.then(last_to_neutral)
    pick(table, PLAYER, 0)


def last_to_neutral(table: ImperialTable) -> None:
    for card in table.draft[:]:
        settle_neutral(table, card)


def settle_neutral(table: ImperialTable, card: int) -> None:
    """R17.5: a face-up card is a Location of the neutral player."""
    table.draft.remove(card)
    table.neutral.append(card)
    table.belongs(card, NEUTRAL)
    table.reveal()
    if table.telling:
        table.tell("neutral", card=table.box.ids[card])


def attack_phase(table: ImperialTable) -> None:
    """R17.7: his Locations go to his pile, X9.3: not his display; R17.8: then he attacks twice, also at the end."""
    table.phase = "attack"
    for card in table.neutral[:]:
        leave(table, card, NOWHERE)
        table.pile.append(card)
    for _ in range(ATTACKS):
        table.then(attack)  # A26: each attack stands for itself


def attack(table: ImperialTable) -> None:
    """R17.8: the newest attack card with each older one, until a pair finds a target."""
    if not table.attack_deck:
        return
    table.line.insert(0, table.attack_deck.pop())
    table.reveal()
    if table.telling:
        table.tell("attack-card", card=table.box.ids[table.line[0]])
    goods = [table.box.deal[card] for card in table.line]
    if table.factions[PLAYER] == g.JAPANESE and goods[0] == g.VP and g.VP in goods[1:]:
        victims = japanese_victims(table)  # R17.12, A25: before the ordinary pairs; A24: if there is one
        if victims:
            strike(table, victims, goods.index(g.VP, 1))
            return
    targets = common_locations(table, PLAYER)
    for place in range(1, len(goods)):
        victims = matching(table, targets, goods[0], goods[place])
        if victims:
            strike(table, ranked(table, victims), place)
            return
    if table.telling:  # R17.10: no target, the line stays as it is
        table.tell("no-victim")


def matching(table: ImperialTable, targets: tuple[int, ...], first: int, second: int) -> list[int]:
    """Own common Locations whose raze field shows exactly these two goods (A23: as often as shown)."""
    wanted = (first, second) if first <= second else (second, first)
    pairs = table.box.raze_pair
    return [card for card in targets if pairs[card] == wanted]


def japanese_victims(table: ImperialTable) -> list[int]:
    """R17.12: faction Locations with a raze field, by their deal good, then as others (R17.9)."""
    box = table.box
    first = PLAYER * g.ROWS
    cards = [card for row in table.rows[first : first + g.COMMON_SIDE] for card in row if box.raze[card]]
    cards = [card for card in cards if box.function[card] != g.BASTION]  # X7.1
    for good in DEAL_ORDER:
        fitting = [card for card in cards if box.deal[card] == good]
        if fitting:
            return ranked(table, fitting)
    return []


def ranked(table: ImperialTable, cards: list[int]) -> list[int]:
    """R17.9: action before feature before production; then most symbols in the cost; then most stone."""
    if len(cards) < 2:
        return cards
    box = table.box
    keys = [
        (
            box.function[card],
            box.wood[card] + box.stone[card] + box.food[card] + (1 if box.gives_up[card] else 0),
            box.stone[card],
        )
        for card in cards
    ]
    best = max(keys)
    return [card for card, key in zip(cards, keys, strict=True) if key == best]


def strike(table: ImperialTable, victims: list[int], place: int) -> None:
    """R17.9: among equals the player chooses; R17.11: no token or Samurai helps."""
    table.ask(PLAYER, "victim", victim_options, struck, place, tuple(victims))


def victim_options(table: ImperialTable, seat: int, place: int, victims: tuple[int, ...]) -> list[Action]:
    return [table.box.give[card] for card in victims]


def struck(table: ImperialTable, seat: int, action: Action, place: int, victims: tuple[int, ...]) -> None:
    """The victim goes face down on his pile; both attack cards to the end of the line, the newest last."""
    card = table.box.number[str(action[1])]
    if table.order:
        attacked(table, card, "raze")  # A86
    leave(table, card, NOWHERE)
    table.pile.append(card)
    newest, other = table.line[0], table.line[place]
    table.line = [kept for kept in table.line if kept not in (newest, other)] + [other, newest]
    if table.telling:
        table.tell("struck", card=table.box.ids[card])
