"""Decks that players have built, under their names."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "decks",
        sa.Column("player", sa.String(24), sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("faction", sa.String(40), nullable=False),
        sa.Column("format", sa.String(40), nullable=False),
        sa.Column("designs", sa.Text, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
