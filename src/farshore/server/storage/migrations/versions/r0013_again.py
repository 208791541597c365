"""Spectators who see later, and where a table comes from: nobody did, and all were begun anew, before."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Make room for it."""
    op.add_column("tables", sa.Column("delay", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("origin", sa.String(), nullable=False, server_default=""))


def downgrade() -> None:
    """Forget it: spectators see at once."""
    op.drop_column("tables", "origin")
    op.drop_column("tables", "delay")
