"""Whoever does not want to be on the club's page: nobody, before."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Make room for it."""
    op.add_column("accounts", sa.Column("unlisted", sa.Integer(), nullable=False, server_default="0"))


def downgrade() -> None:
    """Forget it."""
    op.drop_column("accounts", "unlisted")
