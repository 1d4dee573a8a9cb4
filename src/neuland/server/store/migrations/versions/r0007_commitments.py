"""Tables show from the start what their deal was committed to. Those made before have nothing to show."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("commitment", sa.String(64), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("salt", sa.String(64), nullable=False, server_default=""))
