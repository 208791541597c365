"""Tables that are listed for everyone on the server: no table that was kept before is one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Make room for it."""
    op.add_column("tables", sa.Column("listed", sa.Integer(), nullable=False, server_default="0"))


def downgrade() -> None:
    """Forget it: all are private again."""
    op.drop_column("tables", "listed")
