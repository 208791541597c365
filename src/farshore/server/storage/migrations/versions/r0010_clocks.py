"""Clocks: at no table that was kept before does one run."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Make room for them."""
    op.create_table(
        "clocks",
        sa.Column("table", sa.String(), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("agreed", sa.String(), nullable=False),
        sa.Column("state", sa.String(), nullable=False),
        sa.Column("since", sa.Double(), nullable=True),
        sa.Column("due", sa.Double(), nullable=True),
    )
    op.create_index("clocks_by_due", "clocks", ["due"])


def downgrade() -> None:
    """Forget them: everybody has all the time in the world again."""
    op.drop_index("clocks_by_due", "clocks")
    op.drop_table("clocks")
