"""Games kept in files, as records."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from neuland.core.errors import BadOption
from neuland.core.record import Record
from neuland.core.table import Table
from neuland.terminal.seats import Seat, spell


def save(table: Table, seats: Sequence[Seat], file: str, hints: Sequence[int] = ()) -> None:
    """Writes the record of a table; the file is whole at every moment, and no other file is lost."""
    path = Path(file)
    record = Record.of(table)
    record.players = [spell([seat]) for seat in seats]
    record.hints = list(hints)
    try:
        if path.exists() and not path.read_bytes().startswith(b'{"neuland"'):
            raise BadOption(f"{file}: there is another file of that name, which is not a saved game.")
        fresh = path.with_name(f"{path.name}.new")
        fresh.write_text(record.dumps(), "utf-8")
        fresh.replace(path)
    except OSError as error:
        raise BadOption(f"{file}: cannot be written ({error.strerror}).") from None
    except ValueError:
        raise BadOption(f"{file!r} is not the name of a file.") from None


def usual_file(table: Table) -> str:
    """The file that a game is saved in when no name is given."""
    return f"{table.origin.game}-{table.origin.seed}.jsonl"
