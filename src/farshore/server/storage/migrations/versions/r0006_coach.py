"""Tables at which the coach may be asked, and what it made of games that are over.

At a table that was kept before, nobody has agreed to it.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make room for it."""
    op.add_column("tables", sa.Column("coached", sa.Integer(), nullable=False, server_default="0"))
    op.create_table(
        "reviews",
        sa.Column("table", sa.String(), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("review", sa.String(), nullable=False),
        sa.Column("made", sa.Double(), nullable=False),
    )


def downgrade() -> None:
    """Forget it."""
    op.drop_table("reviews")
    op.drop_column("tables", "coached")
