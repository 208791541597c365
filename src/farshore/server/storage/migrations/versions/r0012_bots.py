"""Bots from outside: guests that are programs, and the seats on which one plays. Nobody who was kept before is one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Make room for them."""
    op.create_table(
        "bots",
        sa.Column("guest", sa.String(), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("owner", sa.String(), sa.ForeignKey("guests.id"), nullable=False),
    )
    op.create_index("bots_by_owner", "bots", ["owner"])
    op.add_column("seats", sa.Column("outside", sa.Integer(), nullable=False, server_default="0"))


def downgrade() -> None:
    """Forget them: their tokens end, what they sat at stays."""
    op.execute("DELETE FROM sessions WHERE guest IN (SELECT guest FROM bots)")
    op.drop_column("seats", "outside")
    op.drop_table("bots")
