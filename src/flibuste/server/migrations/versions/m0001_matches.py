"""Matches, their steps, their links, and the requests already carried out."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "match",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("header", sa.LargeBinary, nullable=False),
        sa.Column("chairs", sa.Text, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("touched", sa.Float, nullable=False, index=True),
    )
    op.create_table(
        "step",
        sa.Column("match", sa.String(24), _match(), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("step", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "link",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("match", sa.String(24), _match(), nullable=False, index=True),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("host", sa.Boolean, nullable=False),
    )
    op.create_table(
        "request",
        sa.Column("match", sa.String(24), _match(), primary_key=True),
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("revision", sa.Integer, nullable=False),
    )


def _match() -> sa.ForeignKey:
    return sa.ForeignKey("match.id", ondelete="CASCADE")


def downgrade() -> None:
    for name in ("request", "link", "step", "match"):
        op.drop_table(name)
