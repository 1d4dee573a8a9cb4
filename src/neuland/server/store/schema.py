"""The database's tables. Migrations make them; this says how the code reads and writes them."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

players = Table(
    "players",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("created", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True, comment="of a browser's or program's secret; never the secret"),
    Column("player", ForeignKey("players.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("start", Text, nullable=False, comment="JSON; holds the seed"),
    Column("visibility", String(10), nullable=False),
    Column("clock", Text, nullable=False),
    Column("seed_policy", String(10), nullable=False),
    Column("begun", String(10), nullable=False),
    Column("parent", String(24), nullable=False, server_default=""),
    Column("invitation", String(40), nullable=False),
    Column("commitment", String(64), nullable=False, server_default="", comment="the salted hash of the deal"),
    Column("salt", String(64), nullable=False, server_default=""),
    Column("created", BigInteger, nullable=False),
    # What lists and the sweep look for; it follows from the entries and is written along with them.
    Column("status", String(10), nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("waiting", String(40), nullable=False, server_default="", comment="seats that are asked: ,0,2,"),
    Column("due", BigInteger, nullable=True, comment="when the server itself must look after the table"),
    Column("round", Integer, nullable=False, server_default="0"),
    Column("phase", String(40), nullable=False, server_default=""),
    Index("tables_due", "due"),
    Index("tables_status", "status", "visibility", "changed"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("body", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("ref", String(24), nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", String(24), nullable=False),
    Column("quiet", Integer, nullable=False, server_default="0", comment="1: no notices from this table"),
    Column(
        "hidden", BigInteger, nullable=False, server_default="0", comment="until something is asked after; -1: ever"
    ),
    Index("seats_player", "player"),
)

accounts = Table(
    "accounts",
    metadata,
    Column("login", String(60), primary_key=True),
    Column("player", ForeignKey("players.id"), nullable=False),
    Column("password", String(200), nullable=False, comment="argon2"),
    Column("created", BigInteger, nullable=False),
)

failures = Table(
    "failures",
    metadata,
    Column("key", String(64), primary_key=True, comment="a keyed hash of an address or a login"),
    Column("count", Integer, nullable=False, comment="of wrong passwords"),
    Column("last", BigInteger, nullable=False),
)

lessons = Table(
    "table_texts",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("text", Text, nullable=False, comment="a lesson's words by language, JSON"),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("version", Integer, nullable=False),
    Column("player", String(24), nullable=False),
    Column("note", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

ways = Table(
    "ways",
    metadata,
    Column("id", String(24), primary_key=True, comment="who knows it may say that no more notices are wanted"),
    Column("player", ForeignKey("players.id"), nullable=False),
    Column("kind", String(10), nullable=False, comment="webhook, mail or push"),
    Column("target", Text, nullable=False, comment="URL, mail address, or a browser's subscription as JSON"),
    Column("lang", String(5), nullable=False),
    Column("code", String(20), nullable=False, comment="sent to a mail address; empty once it came back"),
    Column("created", BigInteger, nullable=False),
    Index("ways_player", "player"),
)

told = Table(
    "told",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("way", ForeignKey("ways.id"), primary_key=True),
    Column("told", Integer, nullable=False, server_default="0", comment="since which version the question was asked"),
    Column("seen", BigInteger, nullable=False, server_default="0", comment="tables.changed when it was last looked at"),
    Column("tries", Integer, nullable=False, server_default="0"),
    Column("due", BigInteger, nullable=False, server_default="0", comment="not to be tried again before"),
)

decks = Table(
    "decks",
    metadata,
    Column("player", ForeignKey("players.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("name", String(40), primary_key=True),
    Column("faction", String(40), nullable=False),
    Column("format", String(40), nullable=False),
    Column("designs", Text, nullable=False, comment="JSON"),
    Column("changed", BigInteger, nullable=False),
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("facts", Text, nullable=False, comment="the review of an ended game, JSON"),
    Column("made", BigInteger, nullable=False),
)

shared = Table(
    "shared",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", Text, nullable=False, comment="what all nodes share: a key, the last heartbeat"),
)
