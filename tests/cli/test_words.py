"""What people read of amounts, prices and yields: on the terminal; the page says the same words."""

from __future__ import annotations

import pytest

from neuland.core.catalog import catalog, load
from neuland.core.seats import SEAT_WORDS, seat_of
from neuland.core.table import Event
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
        for action in game.room("numbering").actions(game.new().origin):
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
