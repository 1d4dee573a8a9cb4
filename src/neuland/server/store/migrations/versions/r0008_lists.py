"""Lists say how far a table has come, and people take tables from their own list."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", sa.Column("round", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("phase", sa.String(40), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("hidden", sa.BigInteger, nullable=False, server_default="0"))
