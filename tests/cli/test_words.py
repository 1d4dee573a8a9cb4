"""What people read of amounts, prices and yields: on the terminal; the page says the same words."""

from __future__ import annotations

import random

import pytest

from neuland.core.catalog import catalog, load
from neuland.core.decision import Action
from neuland.core.seats import SEAT_WORDS, seat_of
from neuland.core.table import Event, Table
from neuland.text import LANGUAGES, Said, Words, gathered


def said(game: str, lang: str = "en") -> Words:
    return Words(load(game), lang, ["Ada", "Bo"])


def gain(seat: int, number: int, good: str) -> Event:
    return Event("gain", {"seat": seat, "number": number, "good": good})


def test_goods_are_said_as_many_as_they_are() -> None:
    words = said("imperial")
    assert words.event(gain(0, 1, "raze")) == "Ada gains 1 raze token."
    assert words.event(gain(0, 2, "raze")) == "Ada gains 2 raze tokens."
    assert words.action(("gain-both", 1, "worker", 2, "raze")) == "Gain 1 worker and 2 raze tokens"
    assert said("settlement").amounts({"wood": 1, "diamond": 2, "gold": 0}) == "1 wood and 2 diamonds"
    assert said("settlement", "de").amounts({"diamond": 2}) == "2 Diamanten"


def test_what_a_seat_gains_is_one_line_of_the_log() -> None:
    words = said("imperial")
    told = [gain(0, 1, "wood"), gain(0, 4, "worker"), gain(0, 1, "wood"), gain(1, 1, "wood"), Event("end", {})]
    assert [words.event(event) for event in gathered(told)] == [
        "Ada gains 2 wood and 4 workers.",
        "Bo gains 1 wood.",
        "The game is over.",
    ]


def test_what_only_some_may_know_stays_apart() -> None:
    told = [gain(0, 1, "wood"), gain(0, 1, "wood")._replace(seats=(0,))]
    assert [event.seats for event in gathered(told)] == [None, (0,)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_sits_in_a_seat_is_said_by_name(lang: str) -> None:
    """In every action of every game that names a seat, and where a rule's option is for one."""
    met = 0
    for game in catalog().values():
        words = Words(game, lang, ["Ada", "Bo", "Cleo", "Dan", "Eve", "Finn", "Gil", "Hal"])
        for action in game.room("numbering").actions(""):
            for word in action[1:]:
                seat = seat_of(word)
                if seat is not None:
                    text = words.action(action)
                    assert words.names[seat] in text and str(word) not in text
                    met += 1
    assert met > 4
    assert said("imperial").action(("steal", "player-2", "wood")) == "Steal wood from Bo"
    assert said("imperial", "de").action(("steal", "player-2", "wood")) == "Holz von Bo stehlen"
    assert "Ada" in said("imperial", lang).say("option-faction_0")


def test_seats_without_a_name_are_said_by_number() -> None:
    words = Words(load("imperial"), "en", ["Ada", ""])
    assert words.action(("strike", "player-2")) == "Player 2"
    assert words.people([0, 1, 2]) == "Ada, Player 2 and Player 3"
    assert [seat_of(word) for word in (*SEAT_WORDS, "player-9", "wood", 2)] == [*range(8), None, None, None]


def test_a_name_is_no_word_of_the_game() -> None:
    words = Words(load("imperial"), "de", ["wood", "gold"])
    assert words.people([0, 1]) == "wood und gold"
    assert words.say("ui-won", count=1, names=words.people([0])) == "wood gewinnt!"
    assert words.listing(["wood", Said("wood")]) == "Holz und wood"


def eager(options: tuple[Action, ...], dice: random.Random) -> Action:
    """Anything but a pass, if there is anything: so that games are whole."""
    return dice.choice([option for option in options if option[0] != "pass"] or options)


PRICED = {
    "settlement": ("explore", "build", "fight", "fortify", "fortress", "activate", "invite", "trade"),
    "imperial": ("build", "deal", "raze", "attack"),
}


@pytest.mark.parametrize("game", PRICED)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_price_of_whatever_has_one_is_said(game: str, lang: str) -> None:
    """Whole games at random: each such option says what it costs, before it is taken."""
    words = said(game, lang)
    foresee = load(game).room("terminal").foresee
    met = set()
    for seed in range(4):
        table, dice = load(game).new(seats=2, seed=seed), random.Random(seed)
        while not table.over:
            decision = table.decisions[0]
            view = table.view(decision.seat)
            for option in decision.options:
                costs = foresee(view, option, words)
                assert costs.startswith(("costs ", "kostet ")) == (option[0] in PRICED[game]), option
                met.add(option[0])
            table.apply(decision.seat, eager(decision.options, dice))
    assert met >= set(PRICED[game])


def after(table: Table, option: Action) -> Table:
    copy = table.clone()
    copy.apply(copy.decisions[0].seat, option)
    return copy


def test_settlement_says_what_a_row_really_brings() -> None:
    """The yield and the monsters that are foretold are those that come."""
    words, game = said("settlement"), load("settlement")
    told = 0
    for seed in range(3):
        table, dice = game.new(seats=2, seed=seed), random.Random(seed)
        while not table.over:
            decision = table.decisions[0]
            view = table.view(decision.seat)
            for option in decision.options:
                held = view["seat"][decision.seat]["artefact"]
                if option[0] != "activate" or held in ("scroll-of-luck", "shaman-mask"):
                    continue
                foreseen = game.room("terminal").foresee(view, option, words)
                events = {event.id: event for event in after(table, option).events}
                if "harvest" in events:
                    assert f"brings {words.amounts(events['harvest'].args['got'])}" in foreseen
                    told += 1
                assert ("monster" in events) == ("monsters come" in foreseen)
            table.apply(decision.seat, eager(decision.options, dice))
    assert told > 20
