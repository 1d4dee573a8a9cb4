"""What the server says about itself: lines for people, or JSON for programs; the last ones for the operator's page."""

from __future__ import annotations

import json
import logging
import sys
from collections import deque
from datetime import UTC, datetime

LINES = 200


class JsonLines(logging.Formatter):
    """One JSON object per line. Every message is `SUBJECT: EVENT`, or `table ID: EVENT`; those become members."""

    def format(self, record: logging.LogRecord) -> str:
        subject, _, event = record.getMessage().partition(": ")
        about, _, table = subject.partition(" ")
        facts = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "about": about,
            **({"table": table} if table else {}),
            "event": event,
            **({"trace": self.formatException(record.exc_info)} if record.exc_info else {}),
        }
        return json.dumps(facts, ensure_ascii=False)


class LastLines(logging.Handler):
    """Remembers the last lines."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: deque[str] = deque(maxlen=LINES)

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(f"{datetime.fromtimestamp(record.created, UTC):%H:%M:%S} {record.getMessage()}")


LAST = LastLines()


def set_up(as_json: bool) -> None:
    """Everything that is said goes to standard error."""
    shown = logging.StreamHandler(sys.stderr)
    plain = logging.Formatter("%(asctime)s %(message)s", datefmt="%H:%M:%S")
    shown.setFormatter(JsonLines() if as_json else plain)
    logging.basicConfig(level=logging.INFO, handlers=[shown], force=True)
    logging.getLogger("neuland.server").addHandler(LAST)
    for noisy in ("alembic", "uvicorn.error", "asyncio"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
