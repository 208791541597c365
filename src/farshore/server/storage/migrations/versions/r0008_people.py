"""Which server this is, where its people are signed in, their accounts, and who may look at a table.

Whoever was known by a cookie is signed in with it. SQLite drops no column that is unique, so that ``guests.token``
stays, without a token in it. Tables that were kept before can be looked at by those who sit there, and by whoever
their host gives a link to.
"""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

WATCH_BYTES = 16
SIGNED_IN = """
    INSERT INTO sessions (id, guest, token, created, seen, browser)
    SELECT id, id, token, created, created, '' FROM guests
"""


def upgrade() -> None:
    """Make room for it."""
    op.create_table(
        "facts",
        sa.Column("name", sa.String(), primary_key=True),
        sa.Column("value", sa.String(), nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(), primary_key=True),
        sa.Column("guest", sa.String(), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("token", sa.String(), nullable=False, unique=True),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("seen", sa.Double(), nullable=False),
        sa.Column("browser", sa.String(), nullable=False),
    )
    op.create_index("sessions_by_guest", "sessions", ["guest"])
    op.execute(SIGNED_IN)
    op.execute("UPDATE guests SET token = id")
    op.create_table(
        "accounts",
        sa.Column("guest", sa.String(), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("login", sa.String(), nullable=False, unique=True),
        sa.Column("password", sa.String(), nullable=False),
    )
    op.create_table(
        "sign_ins",
        sa.Column("token", sa.String(), primary_key=True),
        sa.Column("guest", sa.String(), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
    )
    op.add_column("tables", sa.Column("watch", sa.String(), nullable=False, server_default=""))
    for (table,) in op.get_bind().execute(sa.text("SELECT id FROM tables")).all():
        values = {"table": table, "watch": secrets.token_urlsafe(WATCH_BYTES)}
        op.execute(sa.text("UPDATE tables SET watch = :watch WHERE id = :table").bindparams(**values))
    op.create_table(
        "admissions",
        sa.Column("table", sa.String(), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("guest", sa.String(), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("seat", sa.Integer(), nullable=False),
    )


def downgrade() -> None:
    """Forget it; each of those who are signed in stays so where they came first."""
    op.execute("UPDATE guests SET token = (SELECT min(token) FROM sessions WHERE sessions.guest = guests.id)")
    op.drop_table("admissions")
    op.drop_column("tables", "watch")
    op.drop_table("sign_ins")
    op.drop_table("accounts")
    op.drop_table("sessions")
    op.drop_table("facts")
