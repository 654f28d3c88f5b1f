"""What a match needs to name its decisions, and to know whose guests play it: how often choices were taken
back, now and when each choice was made, and the address that made the match. And a
table to be written when somebody asks whether the server is ready."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("match", sa.Column("undone", sa.Integer, nullable=False, server_default="0"))
    op.add_column("step", sa.Column("undone", sa.Integer, nullable=False, server_default="0"))
    op.create_table("pulse", sa.Column("at", sa.Float, primary_key=True))
    op.add_column("match", sa.Column("origin", sa.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_table("pulse")
    op.drop_column("match", "origin")
    op.drop_column("step", "undone")
    op.drop_column("match", "undone")
