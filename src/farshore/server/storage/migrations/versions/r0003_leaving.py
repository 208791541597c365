"""Why a bot plays on a person's seat, and which tables somebody no longer wants to see among theirs.

Changes of who plays are entries of the log of a new kind: nobody has left any table that was kept before.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make room for it."""
    op.add_column("seats", sa.Column("away", sa.String(), nullable=False, server_default=""))
    op.create_table(
        "forgotten",
        sa.Column("guest", sa.String(), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("table", sa.String(), sa.ForeignKey("tables.id"), primary_key=True),
    )


def downgrade() -> None:
    """Forget it; what the logs say of it cannot be read by what was before."""
    op.drop_table("forgotten")
    op.drop_column("seats", "away")
