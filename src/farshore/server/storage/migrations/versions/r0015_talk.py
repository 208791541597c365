"""Talk at tables: nothing has been said yet, and who watches reads nothing."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"

COLUMNS = ("talked", "talk_open")


def upgrade() -> None:
    """Make room for it."""
    for name in COLUMNS:
        op.add_column("tables", sa.Column(name, sa.Integer(), nullable=False, server_default="0"))
    op.create_table(
        "talk",
        sa.Column("table", sa.String(), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("changed", sa.Integer(), nullable=False),
        sa.Column("guest", sa.String(), sa.ForeignKey("guests.id"), nullable=False),
        *(sa.Column(name, sa.String(), nullable=False) for name in ("text", "sign", "language")),
        sa.Column("at", sa.Double(), nullable=False),
        *(sa.Column(name, sa.Integer(), nullable=False) for name in ("is_open", "is_removed", "is_reported")),
    )
    op.create_index("talk_by_guest", "talk", ["guest"])
    op.create_table(
        "talk_silences",
        sa.Column("table", sa.String(), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("guest", sa.String(), sa.ForeignKey("guests.id"), primary_key=True),
    )
    op.create_table(
        "talk_mutes",
        *(sa.Column(name, sa.String(), sa.ForeignKey("guests.id"), primary_key=True) for name in ("guest", "other")),
    )


def downgrade() -> None:
    """Forget it."""
    op.drop_table("talk_mutes")
    op.drop_table("talk_silences")
    op.drop_index("talk_by_guest", "talk")
    op.drop_table("talk")
    for name in COLUMNS:
        op.drop_column("tables", name)
