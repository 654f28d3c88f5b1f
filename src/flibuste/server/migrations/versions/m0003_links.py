"""A secret may open several matches: who plays again with the same people keeps the same link."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def _rebuild(*, keyed_by_match: bool) -> None:
    """The table anew: SQLite can't change a primary key."""
    key = ("match", "hash") if keyed_by_match else ("hash",)
    op.create_table(
        "link_anew",
        sa.Column("match", sa.String(24), sa.ForeignKey("match.id", ondelete="CASCADE"), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("host", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint(*key),
    )
    op.execute("INSERT INTO link_anew (match, hash, seats, host) SELECT match, hash, seats, host FROM link")
    op.drop_table("link")
    op.rename_table("link_anew", "link")
    if not keyed_by_match:
        op.create_index("ix_link_match", "link", ["match"])


def upgrade() -> None:
    _rebuild(keyed_by_match=True)


def downgrade() -> None:
    _rebuild(keyed_by_match=False)
