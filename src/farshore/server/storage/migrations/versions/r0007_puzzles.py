"""Tables at which somebody is to find the move: no table that was kept before is one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make room for it."""
    op.add_column("tables", sa.Column("puzzle", sa.String(), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("asked", sa.String(), nullable=False, server_default=""))


def downgrade() -> None:
    """Forget it: they are tables to practise at."""
    op.drop_column("tables", "asked")
    op.drop_column("tables", "puzzle")
