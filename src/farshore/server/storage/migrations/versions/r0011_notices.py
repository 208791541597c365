"""How people are reached when it is their turn, when not, and what was sent to them: nobody is reached yet."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Make room for it."""
    op.create_table(
        "notice_ways",
        sa.Column("id", sa.String(), primary_key=True),
        sa.Column("guest", sa.String(), sa.ForeignKey("guests.id"), nullable=False),
        *(sa.Column(name, sa.String(), nullable=False) for name in ("kind", "address", "keys")),
        *(sa.Column(name, sa.String(), nullable=False) for name in ("session", "base", "language")),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("is_on", sa.Integer(), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.Column("trouble", sa.String(), nullable=False),
    )
    op.create_index("notice_ways_by_guest", "notice_ways", ["guest"])
    op.create_table(
        "notices",
        sa.Column("way", sa.String(), sa.ForeignKey("notice_ways.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("table", sa.String(), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("kind", sa.String(), primary_key=True),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("state", sa.String(), nullable=False),
        sa.Column("due", sa.Double(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
    )
    op.create_table(
        "quiet_hours",
        sa.Column("guest", sa.String(), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("start", sa.Integer(), nullable=False),
        sa.Column("end", sa.Integer(), nullable=False),
        sa.Column("zone", sa.String(), nullable=False),
    )
    op.create_table(
        "attendances",
        sa.Column("guest", sa.String(), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("table", sa.String(), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("until", sa.Double(), nullable=False),
    )


def downgrade() -> None:
    """Forget it."""
    for table in ("attendances", "quiet_hours", "notices", "notice_ways"):
        op.drop_table(table)
