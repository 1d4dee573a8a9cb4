"""Records: a game as its origin and its actions, from which everything else follows.

JSON lines: a header, `[seat, "action text"]` for each decision, and a closing line with what the
replay must come to. A file without its closing line was cut off.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from neuland.core import catalog
from neuland.core.catalog import as_seed
from neuland.core.commitment import LETTERS, LONGEST_SALT, commitment
from neuland.core.decision import Action, action_text, parse_action
from neuland.core.errors import ActionError, BadOption, BadRecord, NeulandError
from neuland.core.playout import play_again
from neuland.core.table import RECORDERS, Table

FORMAT = 1
LONGEST_NAME = 100
MOST_HINTS = 100_000


@dataclass
class Record:
    """A game to be saved, sent, replayed."""

    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    seed: int
    actions: list[tuple[int, Action]] = field(default_factory=list)
    data: str = ""
    """The hash of the owner's component file, "" if the game's own components were used."""
    players: list[str] = field(default_factory=list)
    """Who sat where, if that is known, in the words of `--seats`: `you:Ada` is a person, all else a bot."""
    commitment: str = ""
    """Of a game played at a server: the salted hash of the deal, as it was shown from the start."""
    salt: str = ""
    hints: list[int] = field(default_factory=list)
    """How many each seat was given, if any was."""
    closing: dict[str, Any] = field(default_factory=dict)
    """What the replay must come to: number of actions, fingerprint, and when over scores, winners."""

    @classmethod
    def of(cls, table: Table) -> Record:
        """The record of a table as it stands."""
        origin = table.origin
        if origin.seed is None:
            raise BadRecord("a redealt table has no record")
        return cls(
            origin.game,
            origin.rules,
            origin.seats,
            dict(origin.options),
            origin.seed,
            list(table.actions),
            catalog.data_hash(origin.data),
            closing=closing_of(table),
        )

    def header(self) -> dict[str, Any]:
        header = {
            "neuland": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "seats": self.seats,
            "options": self.options,
            "seed": str(self.seed),
        }
        more: dict[str, Any] = {
            "data": self.data,
            "players": self.players,
            "commitment": self.commitment,
            "salt": self.salt,
        }
        if any(self.hints):
            more["hints"] = self.hints
        return header | {name: value for name, value in more.items() if value}

    def dumps(self) -> str:
        """The record as text."""
        lines: list[Any] = [self.header()]
        lines += [[seat, action_text(action)] for seat, action in self.actions]
        return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in [*lines, self.closing])

    @classmethod
    def loads(cls, text: str) -> Record:
        """Reads a record's text; what is wrong is reported with its line number."""
        lines = [_json(line, number) for number, line in enumerate(text.splitlines(), 1)]
        if not lines:
            raise BadRecord("the record is empty", 1)
        record = cls(**_header(lines[0]))
        for number, line in enumerate(lines[1:], 2):
            if record.closing:
                raise BadRecord("nothing may follow the closing line", number)
            if isinstance(line, dict):
                record.closing = _closing(line, number)
            else:
                record.actions.append(_action(line, number))
        if not record.closing:
            raise BadRecord("the record stops without its closing line: it was cut off", len(lines) + 1)
        return record


RECORDERS.append(Record.of)


def closing_of(table: Table) -> dict[str, Any]:
    """The closing line for a table as it stands."""
    closing: dict[str, Any] = {"actions": len(table.actions)}
    if table.over:
        closing |= {"scores": table.scores, "winners": table.winners}
    return {**closing, "fingerprint": table.fingerprint()}


def replay(record: Record, to: int | None = None, data: str = "", quiet: bool = False) -> Table:
    """Applies a record again, each action checked, and verifies where it ends.

    `to` stops before that action. `data` is the text of the component file that the record names.
    """
    game = catalog.load(record.game)
    if record.rules != game.rules:
        raise BadRecord(
            f"the record was made with version {record.rules} of the rules of {game.id}, "
            f"this is version {game.rules}; it is not re-interpreted",
            1,
        )
    if catalog.data_hash(data) != record.data:
        raise BadRecord(
            f"the record needs the component file with the hash {record.data}"
            if record.data
            else "the record was made with the game's own components, not with a component file",
            1,
        )
    if to is not None and not 0 <= to <= len(record.actions):
        raise BadRecord(f"the record has decisions 0 to {len(record.actions)}, not {to}")
    try:
        table = game.new(record.seats, record.seed, record.options, data, quiet)
    except NeulandError as error:
        raise BadRecord(str(error), 1) from None
    if record.commitment and commitment(table.origin, record.salt) != record.commitment:
        raise BadRecord("seed, salt and options do not fit the commitment: this is not the deal that was promised", 1)
    actions = record.actions[:to]
    taken = play_again(table, actions if quiet else actions[:-1])  # the last one's events are there to be seen
    for number, (seat, action) in enumerate(actions[taken:], taken + 2):
        try:
            table.apply(seat, action)
        except ActionError as error:
            raise BadRecord(f"{error}{_open(table)}", number) from None
    if to is None:
        _verify(record, table)
    return table


def _open(table: Table) -> str:
    """The decisions that were open, for the message about a line that does not fit."""
    asked = [
        f"seat {ask.seat} is asked '{ask.prompt}': "
        + ", ".join(action_text(option) for option in ask.options[:12])
        + (", …" if len(ask.options) > 12 else "")
        for ask in table.decisions
    ]
    return " Open: " + "; ".join(asked) if asked else ""


def _verify(record: Record, table: Table) -> None:
    """A closing line must say what the replay came to."""
    for key, found in closing_of(table).items():
        said = record.closing.get(key, found if key == "actions" else None)
        if said != found:
            line = len(record.actions) + 2
            if key == "fingerprint":
                raise BadRecord(
                    "the game does not come to where the closing line says: the record was changed, or saved "
                    "by another version of Neuland",
                    line,
                )
            raise BadRecord(f"the closing line says {key} {said}, the replay gives {found}", line)
    if table.over != ("scores" in record.closing):
        raise BadRecord("the closing line gives a result, but the game is not over", len(record.actions) + 2)


def _json(line: str, number: int) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        raise BadRecord("this is not a line of JSON: the record is cut off or damaged", number) from None


def _header(header: Any) -> dict[str, Any]:
    fields = {"game": str, "rules": int, "seats": int, "options": dict}
    if not isinstance(header, dict) or "neuland" not in header:
        raise BadRecord('a record begins with a header line {"neuland": 1, "game": …}', 1)
    if header["neuland"] != FORMAT:
        raise BadRecord(f"the record's format is {header['neuland']}, this is format {FORMAT}", 1)
    for name, kind in fields.items():
        if type(header.get(name)) is not kind:
            raise BadRecord(f"the header's {name!r} is missing or not of the right kind", 1)
    if not isinstance(header.get("data", ""), str):
        raise BadRecord("the header's 'data' is not a text", 1)
    _check_players(header)
    _check_hints(header)
    _check_commitment(header)
    try:
        seed = as_seed(header.get("seed"))  # a text; a number in records of before
    except BadOption as error:
        raise BadRecord(f"the header's 'seed' is wrong: {error}", 1) from None
    unknown = set(header) - set(fields) - {"neuland", "seed", "data", "players", "commitment", "salt", "hints"}
    if unknown:
        raise BadRecord(f"the header has an unknown word {sorted(unknown)[0]!r}", 1)
    return {name: header[name] for name in header if name != "neuland"} | {"seed": seed}


def _check_players(header: dict[str, Any]) -> None:
    players = header.get("players", [])
    named = isinstance(players, list) and all(isinstance(name, str) and name.isprintable() for name in players)
    if not named or len(players) not in (0, header["seats"]) or any(len(name) > LONGEST_NAME for name in players):
        raise BadRecord("the header's 'players' is not a list of names, one for each seat", 1)


def _check_hints(header: dict[str, Any]) -> None:
    hints = header.get("hints", [])
    counted = isinstance(hints, list) and all(type(number) is int and 0 <= number <= MOST_HINTS for number in hints)
    if not counted or len(hints) not in (0, header["seats"]):
        raise BadRecord("the header's 'hints' is not a list of numbers, one for each seat", 1)


def _check_commitment(header: dict[str, Any]) -> None:
    promised, salt = header.get("commitment", ""), header.get("salt", "")
    if type(promised) is not str or type(salt) is not str or bool(promised) != bool(salt):
        raise BadRecord("the header has 'commitment' and 'salt', both as texts, or neither", 1)
    if promised and (len(promised) != LETTERS or len(salt) > LONGEST_SALT or not salt.isprintable()):
        raise BadRecord(f"the header's 'commitment' is {LETTERS} digits, its 'salt' at most {LONGEST_SALT} letters", 1)


def _action(line: Any, number: int) -> tuple[int, Action]:
    if not isinstance(line, list) or len(line) != 2 or type(line[0]) is not int or type(line[1]) is not str:
        raise BadRecord('a decision is written [seat, "action"]', number)
    try:
        return line[0], parse_action(line[1])
    except ActionError as error:
        raise BadRecord(str(error), number) from None


def _closing(line: dict[str, Any], number: int) -> dict[str, Any]:
    known = {"actions", "scores", "winners", "fingerprint"}
    if "fingerprint" not in line or set(line) - known:
        raise BadRecord("the closing line has 'fingerprint' and, when over, 'scores' and 'winners'", number)
    return line
