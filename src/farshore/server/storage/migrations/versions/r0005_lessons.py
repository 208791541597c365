"""Tables at which somebody practises, or is taught.

Beats that were read, and rewinds, are entries of the log of new kinds: no table that was kept before has any.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make room for it."""
    op.add_column("tables", sa.Column("practised", sa.String(), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("lesson", sa.String(), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("scene", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("passed", sa.Integer(), nullable=False, server_default="0"))


def downgrade() -> None:
    """Forget it; what the logs say of it cannot be read by what was before."""
    for column in ("passed", "scene", "lesson", "practised"):
        op.drop_column("tables", column)
