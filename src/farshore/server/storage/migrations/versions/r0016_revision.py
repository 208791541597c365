"""How often a table was changed, so that of two processes that change it at the same time one notices."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Make room for it."""
    op.add_column("tables", sa.Column("revision", sa.Integer(), nullable=False, server_default="0"))


def downgrade() -> None:
    """Forget it."""
    op.drop_column("tables", "revision")
