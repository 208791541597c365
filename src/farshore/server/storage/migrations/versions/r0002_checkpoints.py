"""What steps told, and how tables stood, so that they outlive a change of the rules.

Old entries are left as they are: they are told when their table is next opened, by rules that can still replay it.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make room for what is told, for checkpoints and for results."""
    op.add_column("entries", sa.Column("told", sa.String()))
    op.add_column("entries", sa.Column("actors", sa.String()))
    op.add_column("tables", sa.Column("result", sa.String()))
    op.create_table(
        "checkpoints",
        sa.Column("table", sa.String(), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("after", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("position", sa.String(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
    )


def downgrade() -> None:
    """Forget what was told and how tables stood; the logs stay."""
    op.drop_table("checkpoints")
    for table, column in (("tables", "result"), ("entries", "actors"), ("entries", "told")):
        op.drop_column(table, column)
