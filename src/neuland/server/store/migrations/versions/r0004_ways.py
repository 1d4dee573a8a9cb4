"""Ways to be told belong to players, not to seats: mail and push messages beside webhooks."""

from secrets import token_urlsafe
from time import time

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    ways = op.create_table(
        "ways",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("player", sa.String(24), sa.ForeignKey("players.id"), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("lang", sa.String(5), nullable=False),
        sa.Column("code", sa.String(20), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("ways_player", "ways", ["player"])
    op.create_table(
        "told",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("way", sa.String(24), sa.ForeignKey("ways.id"), primary_key=True),
        sa.Column("told", sa.Integer, nullable=False, server_default="0"),
        sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
        sa.Column("due", sa.BigInteger, nullable=False, server_default="0"),
    )
    op.create_table(
        "shared",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.add_column("seats", sa.Column("quiet", sa.Integer, nullable=False, server_default="0"))
    _keep_webhooks(ways)
    op.drop_table("hooks")


def _keep_webhooks(ways: sa.Table) -> None:
    """Who named a webhook for a seat goes on being told there."""
    found = op.get_bind().execute(
        sa.text(
            "SELECT DISTINCT seats.player, hooks.url FROM hooks"
            " JOIN seats ON seats.table_id = hooks.table_id AND seats.seat = hooks.seat"
            " JOIN players ON players.id = seats.player"
        )
    )
    rows = [
        {"id": token_urlsafe(12), "player": player, "kind": "webhook", "target": url, "lang": "en", "code": ""}
        for player, url in found
    ]
    op.bulk_insert(ways, [{**row, "created": int(time() * 1000)} for row in rows])
