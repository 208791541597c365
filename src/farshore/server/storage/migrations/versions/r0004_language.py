"""In which language somebody is spoken to.

Seats that nobody named were kept by the English word for their colour; they are left as they are, and known by it.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make room for it."""
    op.add_column("guests", sa.Column("language", sa.String(), nullable=False, server_default=""))


def downgrade() -> None:
    """Forget it."""
    op.drop_column("guests", "language")
