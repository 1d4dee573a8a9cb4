"""What is told: the game and who plays it, the question, the way there."""

from __future__ import annotations

from dataclasses import dataclass

from neuland.server.live import LiveTable
from neuland.server.words import table_words


@dataclass(frozen=True)
class Notice:
    """That somebody is asked something."""

    table: str
    seat: int
    title: str
    asked: str
    url: str
    stop: str
    """Where one goes to be told no more."""
    how_to_stop: str


def notice(live: LiveTable, seat: int, lang: str, server: str, way: str) -> Notice:
    """The notice for a seat, in the words of a language."""
    hosted = live.hosted
    words = table_words(hosted, lang)
    return Notice(
        table=live.id,
        seat=seat,
        title=f"{words.say('game')} ({', '.join(words.name(chair) for chair in range(len(hosted.chairs)))})",
        asked=words.prompt(hosted.game.decision(seat).prompt),
        url=f"{server}/table/{live.id}",
        stop=f"{server}/stop/{way}",
        how_to_stop=words.say("notice-stop"),
    )
