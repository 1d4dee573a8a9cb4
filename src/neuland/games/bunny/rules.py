"""The flow of Bunny Kingdom: four rounds of Exploration, Construction and Harvest, then the parchments."""

from __future__ import annotations

from typing import Final

from neuland.core import rng
from neuland.core.decision import Action
from neuland.core.table import Origin
from neuland.games.bunny import cards, scoring
from neuland.games.bunny.camps import camp_calls
from neuland.games.bunny.cards import (
    CARD_NAMES,
    CARD_NUMBERS,
    DROP,
    FIRST_BUILDING,
    FIRST_CAMP,
    FIRST_PARCHMENT,
    FIRST_PROVISIONS,
    FIRST_TOWER,
    KIND,
    NOTHING,
    PICK,
    POSTS,
    SQUARES,
    START_CITY,
)
from neuland.games.bunny.construction import construction
from neuland.games.bunny.state import NOBODY, BunnyTable
from neuland.kit.rows import added, changed

ROUNDS: Final = 4


# ---- set-up -----------------------------------------------------------------------------------------


def deal(origin: Origin) -> BunnyTable:
    """A table ready for its first pick."""
    seats = origin.seats
    built = [NOTHING] * len(cards.TERRAIN)
    for square in cards.START_CITIES:  # BK3-1
        built[square] = START_CITY
    table = BunnyTable(
        origin,
        rng.start(origin.seed or 0, "bunny"),
        todo=[],
        decisions=[],
        actions=[],
        reveals=[],
        events=[],
        telling=False,
        snapshots=None,
        round=0,
        pick=0,
        phase="draft",
        deck=(),
        hands=[[] for _ in range(seats)],
        reserves=[[] for _ in range(seats)],
        picks=[()] * seats,
        dropped=[()] * seats,
        discards=[[] for _ in range(seats)],
        spent=[()] * seats,
        parchments=[[] for _ in range(seats)],
        stores=[()] * seats,
        memory=((),) * seats,
        doubts=((),) * seats,
        owner=[NOBODY] * len(cards.TERRAIN),
        built=built,
        land=[[] for _ in range(seats)],
        fief_of=[NOTHING] * len(cards.TERRAIN),
        towers=(NOTHING,) * 6,
        plans=[()] * seats,
        announced=(NOTHING,) * seats,
        barred=(),
        post_at=(NOTHING, NOTHING),
        posts=(NOTHING, NOTHING),
        named=(NOTHING, NOTHING),
        camps_played=(0,) * seats,
        becomes=(NOTHING, NOTHING),
        score=(0,) * seats,  # BK3-2
        harvested=(),
        earned=(),
    )
    deck = list(range(cards.CARDS))
    table.shuffle(deck)  # BK3-3: one deck, never shuffled again
    table.deck = tuple(deck)
    table.then(next_round)
    table.run()
    return table


def next_round(table: BunnyTable) -> None:
    """Deals a round (BK3-4), or ends the game after the fourth. The deck cannot run short (BK3-6)."""
    if table.round == ROUNDS:
        table.then(final_scoring)
        return
    table.round += 1
    table.pick = 0
    table.phase = "draft"
    style = table.origin.options["deal"] if table.seats == 2 else "standard"  # BK3-5
    dealt = cards.DEALS[f"{style}-{table.seats}"]
    for seat in range(table.seats):
        table.hands[seat] = drawn(table, dealt.hand)
        table.reserves[seat] = drawn(table, dealt.reserve)
    table.reveal()
    if table.telling:
        table.tell("round", round=table.round)
    table.then(harvest_begins)
    table.then(camp_calls)
    table.then(construction)
    table.then(exploration)


def drawn(table: BunnyTable, number: int) -> list[int]:
    """The next cards of the deck, the top one first."""
    left = len(table.deck) - number
    cards_drawn = list(table.deck[left:])
    cards_drawn.reverse()
    table.deck = table.deck[:left]
    return cards_drawn


# ---- 4.1 Exploration --------------------------------------------------------------------------------


def exploration(table: BunnyTable) -> None:
    """One pick: everybody chooses, then all cards are played; again until the hands are empty."""
    if not table.hands[0]:
        return
    table.pick += 1
    table.then(exploration)
    table.then(play_picks)
    if table.seats == 2:
        for seat in range(table.seats):
            table.hands[seat].append(table.reserves[seat].pop())  # BK4.1-4: before choosing, every pick
    ask_all_to_pick(table)


def ask_all_to_pick(table: BunnyTable) -> None:
    for seat in range(table.seats):
        hand = table.hands[seat]
        if table.seats > 2 and len(hand) == 2:  # the last pick leaves nothing to choose
            table.picks[seat] = tuple(sorted(hand))
            hand.clear()
        else:
            table.put(seat, "pick", tuple(pick_options(table, seat)), pick_options, pick, ())


def pick_options(table: BunnyTable, seat: int) -> list[Action]:
    return [PICK[card] for card in table.hands[seat]]


def pick(table: BunnyTable, seat: int, action: Action) -> None:
    """The card to play; with three or four players the first of two (BK4.1-1)."""
    hand = table.hands[seat]
    card = CARD_NUMBERS[action[1]]
    hand.remove(card)
    table.picks[seat] = (card,)
    if table.seats == 2:
        table.put(seat, "drop", tuple(drop_options(table, seat)), drop_options, drop, ())
    else:
        table.put(seat, "pick-second", tuple(pick_options(table, seat)), pick_options, pick_second, ())


def drop_options(table: BunnyTable, seat: int) -> list[Action]:
    return [DROP[card] for card in table.hands[seat]]


def pick_second(table: BunnyTable, seat: int, action: Action) -> None:
    card = CARD_NUMBERS[action[1]]
    table.hands[seat].remove(card)
    first = table.picks[seat][0]
    table.picks[seat] = (first, card) if first < card else (card, first)


def drop(table: BunnyTable, seat: int, action: Action) -> None:
    """Two players: the card that is discarded unseen (BK4.1-2)."""
    card = CARD_NUMBERS[action[1]]
    table.hands[seat].remove(card)
    table.dropped[seat] += (card,)


def play_picks(table: BunnyTable) -> None:
    """All chosen cards are revealed and played (BK4.1-3), seat by seat, a seat's provisions last
    (BK4.1-5: they have the highest numbers, and picks are sorted). Nothing here is a choice (BK4.1-8)."""
    table.reveal()
    for seat in range(table.seats):
        chosen = table.picks[seat]
        table.picks[seat] = ()
        if table.seats == 2:
            note_discard(table, seat, chosen[0])
        for card in chosen:
            play_card(table, seat, card)
    pass_hands(table)


def note_discard(table: BunnyTable, seat: int, played: int) -> None:
    """The discarded card lies face down for ever; the other seat cannot tell it from a parchment played with it."""
    if FIRST_PARCHMENT <= played < FIRST_PROVISIONS:
        doubt = (len(table.parchments[seat]), len(table.discards[seat]))
        table.doubts = changed(table.doubts, seat, (*table.doubts[seat], doubt))
    table.discards[seat] += table.dropped[seat]
    table.dropped[seat] = ()


def play_card(table: BunnyTable, seat: int, card: int) -> None:
    if card < FIRST_BUILDING:
        settle(table, seat, card)
    elif card < FIRST_PARCHMENT:
        table.stores[seat] = tuple(sorted((*table.stores[seat], card)))  # laid face up, placed in Construction
        if card >= FIRST_CAMP:
            table.camps_played = added(table.camps_played, seat, 1)
        if table.telling:
            table.tell("lays-building", seat=seat, building=KIND[card] if card < FIRST_CAMP else CARD_NAMES[card])
    elif card < FIRST_PROVISIONS:
        table.parchments[seat].append(card)
        if table.telling:
            table.tell("keeps-parchment", seat=seat)
            table.tell("own-parchment", seats=(seat,), parchment=CARD_NAMES[card])
    else:
        play_provisions(table, seat, card)


def play_provisions(table: BunnyTable, seat: int, card: int) -> None:
    """Draws two cards together and plays them at once, in the drawn order; drawn provisions draw
    again in their place (BK4.1-5). Drawn parchments stay unseen by others (BK4.1-10)."""
    table.spent[seat] += (card,)
    if table.telling:
        table.tell("provisions", seat=seat)
    for each in drawn(table, cards.PROVISIONS_DRAW):
        play_card(table, seat, each)


def settle(table: BunnyTable, seat: int, square: int) -> None:
    """A rabbit takes the square of its card. Only a camp can be in the way (BK4.1-6, BK4.1-9): its token
    leaves the game (BK4.1-7), and its rabbit too unless it is the player's own."""
    before = table.owner[square]
    if before != NOBODY:
        table.built[square] = NOTHING
        if before == seat:
            if table.telling:
                table.tell("own-camp-leaves", seat=seat, square=cards.SQUARE_NAMES[square])
            return
        table.leave(before, square)
        if table.telling:
            table.tell("displaces", seat=seat, other=before, square=cards.SQUARE_NAMES[square])
    elif table.telling:
        table.tell("settles", seat=seat, square=cards.SQUARE_NAMES[square])
    table.take(seat, square)


def pass_hands(table: BunnyTable) -> None:
    """The rest goes to the left neighbour in rounds 1 and 3, to the right in 2 and 4 (BK4.1-1); who
    passes a hand on has seen it (BK6-2)."""
    hands = table.hands
    if not hands[0]:
        return
    table.memory = tuple([table.memory[seat] + (tuple(hands[seat]),) for seat in range(table.seats)])
    table.hands = [hands[-1], *hands[:-1]] if table.round % 2 else [*hands[1:], hands[0]]


# ---- 4.3 Harvest --------------------------------------------------------------------------------------


def harvest_begins(table: BunnyTable) -> None:
    """First every owner of a trading post names what it produces, all at once and sealed (BK4.3-2)."""
    table.phase = "harvest"
    table.then(harvest)
    owners = post_owners(table)
    for seat in range(table.seats):
        if seat in owners:
            ask_post(table, seat, 0)


def post_owners(table: BunnyTable) -> list[int]:
    """Whose each trading post is, NOBODY if it does not stand."""
    return [table.owner[square] if square != NOTHING else NOBODY for square in table.post_at]


def ask_post(table: BunnyTable, seat: int, first: int) -> None:
    """Each post of a seat is named separately; both on the board may be the same seat's."""
    for number in own_posts(table, seat):
        if number >= first:
            table.ask(seat, "post", post_options, name_post, number)
            return


def own_posts(table: BunnyTable, seat: int) -> list[int]:
    return [number for number, owner in enumerate(post_owners(table)) if owner == seat]


def post_options(table: BunnyTable, seat: int, number: int) -> list[Action]:
    return [("name", CARD_NAMES[POSTS[number]], resource) for resource in cards.BASIC]


def name_post(table: BunnyTable, seat: int, action: Action, number: int) -> None:
    table.named = changed(table.named, number, cards.RESOURCES.index(str(action[2])))
    ask_post(table, seat, number + 1)


def harvest(table: BunnyTable) -> None:
    """Every fief yields the strength of its cities times its kinds of resource (BK4.3-3); then the next
    round is dealt (BK4.3-5)."""
    if table.named != table.posts:
        table.reveal()
        table.posts = table.named
    if table.telling:
        for number, owner in enumerate(post_owners(table)):
            if owner != NOBODY:
                resource, square = cards.RESOURCES[table.posts[number]], cards.SQUARE_NAMES[table.post_at[number]]
                table.tell("names", seat=owner, post=CARD_NAMES[POSTS[number]], square=square, resource=resource)
    score, harvested = list(table.score), list(table.harvested)
    for seat in range(table.seats):
        carrots = 0
        for first, strength, kinds, size in scoring.city_fiefs(table, seat):
            if kinds:
                carrots += strength * kinds
                harvested.append((table.round, seat, strength, kinds, first, size))
        score[seat] += carrots
        if table.telling:
            table.tell("harvest", seat=seat, carrots=carrots)
    table.score, table.harvested = tuple(score), tuple(harvested)
    table.then(next_round)


# ---- 5 End of game -------------------------------------------------------------------------------------


def final_scoring(table: BunnyTable) -> None:
    """All parchments are revealed (BK5-1); copy cards are chosen for, all at once and sealed; then all is
    counted, Opportunist last (BK5-3). Nothing on the board changes any more (BK5-4)."""
    table.phase = "parchments"
    table.reveal()
    for seat in range(table.seats):
        if table.telling:
            names = [CARD_NAMES[card] for card in table.parchments[seat]]
            table.tell("reveals", seat=seat, parchments=names)
    table.then(count_parchments)
    for seat in range(table.seats):
        ask_copy(table, seat, scoring.COPY_CARDS[0])


def ask_copy(table: BunnyTable, seat: int, card: int) -> None:
    """Liberal first, then Socialist, if the seat holds them."""
    if not table.ask(seat, "copy", copy_options, copy, card):
        ask_next_copy(table, seat, card)


def copy_options(table: BunnyTable, seat: int, card: int) -> list[Action]:
    """Copying is a duty (BK5.3-10)."""
    if card not in table.parchments[seat]:
        return []
    options: list[Action] = [
        ("copy", CARD_NAMES[card], CARD_NAMES[target]) for target in scoring.copy_targets(table, seat, card)
    ]
    if options and table.origin.options["copy-duty"] == "may":
        options.append(("copy", CARD_NAMES[card], "nothing"))
    return options


def copy(table: BunnyTable, seat: int, action: Action, card: int) -> None:
    target = NOTHING if action[2] == "nothing" else CARD_NUMBERS[action[2]]
    table.becomes = changed(table.becomes, scoring.COPY_CARDS.index(card), target)
    ask_next_copy(table, seat, card)


def ask_next_copy(table: BunnyTable, seat: int, card: int) -> None:
    if card == scoring.COPY_CARDS[0]:
        ask_copy(table, seat, scoring.COPY_CARDS[1])


def count_parchments(table: BunnyTable) -> None:
    table.phase = "end"
    table.earned = tuple(scoring.parchment_carrots(table))
    score = list(table.score)
    for seat, card, carrots in table.earned:
        score[seat] += carrots
        if table.telling:
            table.tell("earns", seat=seat, parchment=CARD_NAMES[card], carrots=carrots)
    table.score = tuple(score)


# ---- why not -------------------------------------------------------------------------------------------


def reason(table: BunnyTable, seat: int, action: Action) -> str:
    """The reason why an action is refused, for people."""
    if action[0] in ("pick", "drop"):
        return "not-in-hand"
    if action[0] not in ("build", "camp", "join") or len(action) < 2 or action[-1] not in cards.SQUARES:
        return "not-offered"
    square = SQUARES[action[-1]]
    if table.built[square] != NOTHING and table.owner[square] in (NOBODY, seat):  # others' may be sealed
        return "has-building"
    if action[0] == "camp":
        return "has-rabbit" if table.owner[square] != NOBODY else "not-offered"
    if table.owner[square] != seat:
        return "no-rabbit"
    if action[0] == "join":
        return "same-fief"
    kinds = {KIND[card]: card for card in table.stores[seat] if card < FIRST_CAMP}
    if action[1] not in kinds:
        return "not-in-store"
    return "same-fief" if kinds[str(action[1])] >= FIRST_TOWER else "wrong-terrain"
