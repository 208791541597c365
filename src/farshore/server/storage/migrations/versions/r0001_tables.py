"""Guests, tables, seats and the log."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the first tables."""
    op.create_table(
        "guests",
        sa.Column("id", sa.String(), primary_key=True),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("token", sa.String(), nullable=False, unique=True),
        sa.Column("created", sa.Double(), nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(), primary_key=True),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("header", sa.String(), nullable=False),
        sa.Column("host", sa.String(), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("updated", sa.Double(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("actors", sa.String(), nullable=False),
        sa.Column("again", sa.String(), nullable=False),
    )
    op.create_index("tables_by_status", "tables", ["status"])
    op.create_table(
        "seats",
        sa.Column("table", sa.String(), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("guest", sa.String(), sa.ForeignKey("guests.id")),
        sa.Column("bot", sa.String(), nullable=False),
        sa.Column("invitation", sa.String(), unique=True),
    )
    op.create_index("seats_by_guest", "seats", ["guest"])
    op.create_table(
        "entries",
        sa.Column("table", sa.String(), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("action", sa.String(), nullable=False),
        sa.Column("takes_back", sa.Integer(), nullable=False),
        sa.Column("guest", sa.String()),
        sa.Column("key", sa.String()),
        sa.Column("at", sa.Double(), nullable=False),
        sa.UniqueConstraint("table", "guest", "key"),
    )


def downgrade() -> None:
    """Forget everything."""
    for table in ("entries", "seats", "tables", "guests"):
        op.drop_table(table)
