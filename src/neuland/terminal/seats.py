"""Who sits where: `you,medium,you:Anna`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from neuland.bots import make_bot
from neuland.bots.levels import LEVELS
from neuland.core.catalog import Game
from neuland.core.errors import BadOption
from neuland.text import Words

YOU = "you"
USUAL_BOT = "easy"
_NAME = re.compile(r"[\w.'-]+( [\w.'-]+)*")
LONGEST_NAME = 16


@dataclass(frozen=True)
class Seat:
    """A person (`bot` is "") or a bot. Somebody without a name gets one from where they sit."""

    bot: str = ""
    name: str = ""


def parse_seats(text: str) -> list[Seat]:
    """The seats that `--seats` names, in order."""
    return [_seat(part.strip()) for part in text.split(",")]


def _seat(text: str) -> Seat:
    kind, colon, name = text.partition(":")
    if kind != YOU:
        make_bot(text, 0)
        return Seat(bot=text)
    if colon and (not _NAME.fullmatch(name) or len(name) > LONGEST_NAME):
        raise BadOption(f"{name!r} is not a name: give up to {LONGEST_NAME} letters, as in you:Anna.")
    return Seat(name=name)


def recorded(players: Sequence[str]) -> list[Seat]:
    """The seats as a record has them, whoever they were."""
    return [
        Seat(name=player.partition(":")[2]) if player.partition(":")[0] == YOU else Seat(bot=player)
        for player in players
    ]


def bots_only(text: str) -> list[str]:
    """Seats of a simulation: bots, no people."""
    seats = parse_seats(text)
    if any(not seat.bot for seat in seats):
        raise BadOption(f"Only bots can sit here, not {YOU!r}; people play with 'neuland play'.")
    return [seat.bot for seat in seats]


def usual_count(game: Game) -> int:
    """The smallest number of players that is more than one, if the game can be played so."""
    return next((count for count in game.seats if count > 1), game.seats[0])


def usual_seats(count: int) -> list[Seat]:
    """A person against bots."""
    return [Seat(), *[Seat(bot=USUAL_BOT)] * (count - 1)]


def seat_names(seats: Sequence[Seat], lang: str) -> list[str]:
    """A name for each seat; people without one are called by their seat's number."""
    nameless = Words(None, lang)
    bots = iter(bot_names([seat.bot for seat in seats if seat.bot], nameless))
    return [next(bots) if seat.bot else seat.name or nameless.name(number) for number, seat in enumerate(seats)]


def distinct(names: list[str]) -> list[str]:
    """The names, if one can tell who is who by them."""
    if len(set(names)) < len(names):
        raise BadOption(f"Two at the table have the same name: {', '.join(names)}.")
    return names


def bot_names(bots: Sequence[str], words: Words) -> list[str]:
    """Names for bots, levels in a person's words: `Medium`, and `Medium 2` for the second of a kind."""
    names: list[str] = []
    for place, bot in enumerate(bots):
        before = bots[:place].count(bot)
        name = words.say(f"level-{bot}") if bot in LEVELS else bot.rpartition(".py:")[2]
        names.append(name[:1].upper() + name[1:] + (f" {before + 1}" if before else ""))
    return names


def spell(seats: Sequence[Seat]) -> str:
    """The text that `parse_seats` reads."""
    return ",".join(seat.bot or (f"{YOU}:{seat.name}" if seat.name else YOU) for seat in seats)
