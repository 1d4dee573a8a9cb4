"""Score sheets and the end of a game."""

from __future__ import annotations

from neuland.core.catalog import Game
from neuland.core.table import Table
from neuland.terminal.screen import Screen
from neuland.text import Words


def show_sheet(screen: Screen, game: Game, table: Table, seat: int, words: Words) -> None:
    """Where every point of a seat came from."""
    rows = [
        (words.say(f"score-{text}", **values), str(points))
        for text, values, points in game.room("scoring").sheet(table, seat)
    ]
    screen.put()
    screen.sheet(words.name(seat), str(table.scores[seat]), rows or [(words.say("ui-no-points"), "0")])


def show_result(screen: Screen, game: Game, table: Table, words: Words) -> None:
    """All sheets, the places, and who won."""
    for seat in range(table.seats):
        show_sheet(screen, game, table, seat, words)
    scores = table.scores
    rows: list[list[str]] = []
    for seats in table.ranking:
        place = len(rows) + 1
        rows += [[f"{place}. {words.name(seat)}", str(scores[seat])] for seat in seats]
    screen.put()
    if table.seats > 1:
        screen.table([words.say("ui-column-seat"), words.say("ui-column-points")], rows)
        screen.put()
    screen.put(winners_line(table, words), style="bold green")


def winners_line(table: Table, words: Words) -> str:
    """Who won, as a sentence; where one plays alone for a rank, the rank."""
    rank = table.view(None).get("rank")
    if rank:
        return words.say("label-rank", rank=rank)
    return words.say("ui-won", count=len(table.winners), names=words.people(table.winners))
