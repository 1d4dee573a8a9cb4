"""A table in people's words: for the plain page, screen readers, and programs that read text."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from neuland.core import catalog
from neuland.core.decision import Decision, action_text, parse_action
from neuland.core.foresight import foresee
from neuland.core.table import Event, Table
from neuland.server.table.hosted import HostedTable
from neuland.server.table.log_lines import LogLine
from neuland.text import Said, Words
from neuland.text.drawing import drawn

WIDTH = 100
LINES = 60
"""How many lines of the log are said."""


def shared_text(lang: str) -> str:
    """The words that all games share: those of the table, and those of the server."""
    parts = (files("neuland.text") / f"{lang}.ftl", files("neuland.server") / "text" / f"{lang}.ftl")
    return "\n".join(part.read_text("utf-8") for part in parts)


@cache
def _bundle(game: str, lang: str) -> Any:
    from neuland.text.messages import Messages  # as in neuland.text: a server starts sooner without Fluent

    made = Messages(lang)
    made.add_text(shared_text(lang))
    if game:
        made.add_text(catalog.load(game).text_file(lang).read_text("utf-8"))
    return made


class TableWords(Words):
    """A game's words (or "" for none), and the server's."""

    def __init__(self, game: str, lang: str, names: list[str]) -> None:
        super().__init__(catalog.load(game) if game else None, lang, names)
        self._bundle = _bundle(game, lang)


def table_words(hosted: HostedTable, lang: str) -> TableWords:
    """The words of a table: seats are said by the names of those who sit there."""
    game = hosted.facts.start.game if hosted.facts.start.game in catalog.catalog() else ""
    nobody = TableWords(game, lang, [])
    words = TableWords(
        game,
        lang,
        [
            nobody.say("bot-name", number=seat + 1) if chair.kind == "bot" and not chair.name else chair.person
            for seat, chair in enumerate(hosted.chairs)
        ],
    )
    words.options = hosted.facts.start.options
    return words


def in_words(hosted: HostedTable, viewer: int | None, lang: str) -> dict[str, Any]:
    """What a viewer sees, as text: the drawn table, what is asked, the options, the log."""
    words = table_words(hosted, lang)
    said: dict[str, Any] = {"version": hosted.telling.version(viewer), "board": "", "asked": [], "options": []}
    if hosted.notice:
        said["board"] = words.say(f"notice-{hosted.notice}")
    elif hosted.table is not None and hosted.status != "open":
        said |= _game(hosted, viewer, words, lang)
    said["deal"] = deal_words(hosted, words)
    over = hosted.lies_open
    lines = hosted.lines if over else hosted.telling.lines(viewer)
    said["log"] = [text for line in lines[-LINES:] for text in line_texts(line, viewer, over, words)]
    return said


def deal_words(hosted: HostedTable, words: TableWords) -> str:
    """What is known about the deal, and how it can be checked."""
    facts = hosted.facts
    if not hosted.was_dealt:
        return ""
    fixed = bool(facts.commitment) and hosted.table is not None
    kind = "chosen" if facts.seed_policy == "chosen" else "fixed" if fixed else "random"
    if not hosted.lies_open:
        return words.say(f"deal-{kind}", commitment=Said(facts.commitment))
    values = {"seed": Said(facts.start.seed), "salt": Said(facts.salt), "commitment": Said(facts.commitment)}
    said = words.say(f"deal-{kind}-open", **values)
    return f"{said} {words.say('deal-by-hand')} {hosted.committed()}" if kind == "fixed" else said


def _game(hosted: HostedTable, viewer: int | None, words: TableWords, lang: str) -> dict[str, Any]:
    from rich.markup import escape
    from rich.text import Text

    game = catalog.load(hosted.facts.start.game)
    drawing = TableWords(game.id, lang, [escape(name) for name in words.names])
    board = drawn(game, hosted.game.view(viewer), drawing, WIDTH)
    asked = [ask for ask in hosted.game.decisions if ask.seat == viewer]
    waiting = [ask.seat for ask in hosted.game.decisions if ask.seat != viewer]
    return {
        "board": Text.from_markup(board).plain.rstrip(),
        "asked": [words.prompt(ask.prompt) for ask in asked] or [words.people(waiting)] * bool(waiting),
        "options": [option for ask in asked for option in _options(hosted.game, ask, words)],
    }


def _options(table: Table, ask: Decision, words: TableWords) -> list[dict[str, str]]:
    foreseen = foresee(catalog.load(table.origin.game), table, ask.seat)
    return [
        {
            "action": action_text(option),
            "text": words.action(option),
            "foreseen": words.foresight(foreseen[option]) if option in foreseen else "",
        }
        for option in ask.options
    ]


def _did(action: str, words: Words) -> Said:
    """An action of before; as it was written, where the game of today has no words for it."""
    try:
        return Said(words.action(parse_action(action)) if action else "")
    except KeyError:
        return Said(action)


def line_texts(line: LogLine, viewer: int | None, over: bool, words: Words) -> list[str]:
    """A log line as sentences; none where there is nothing that the viewer may know."""
    shown = line.seen_by(viewer, over)
    seat = Said(shown["name"]) if shown.get("name") else line.seat
    said = []
    if line.position is not None:
        said = [words.event(Event(event["id"], event["args"])) for event in shown["events"]]
        if line.undone:
            said = [f"{text} ({words.say('table-undone')})" for text in said]
    elif line.kind in ("play", "redo"):  # of a frozen table
        did = _did(shown["action"] or "", words)
        said = [words.say("table-did", seat=seat, did=did) if did else words.say("table-hidden", seat=seat)]
    elif line.kind == "undo" and line.to is None:
        said = [words.say("table-took-back", seat=seat)]
    elif line.kind == "undo" or (line.kind == "propose" and line.to is not None):  # nobody else had a say in it
        said = [words.say("table-undo", seat=seat, count=len(shown["undone"]))]
    elif line.kind == "propose":
        said = [words.say(f"table-propose-{shown['what']}", seat=seat, other=shown["of"], to=shown["to"])]
    elif line.kind == "vote":
        said = [words.say("table-vote-yes" if shown["yes"] else "table-vote-no", seat=seat)]
    else:
        values = {name: Said(shown[name]) for name in ("why", "text") if name in shown}
        gallery = "-gallery" if line.kind == "chat" and line.seat is None else ""
        said = [words.say(f"table-{line.kind}{gallery}", seat=seat, **values)]
    if line.more.get("starts"):
        said.append(words.say("table-starts"))
    if line.more.get("ends"):
        said.append(words.say("table-ends"))
    return said
