"""How many matches an address has made is asked whenever it wants one more."""

from __future__ import annotations

from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_match_origin", "match", ["origin"])


def downgrade() -> None:
    op.drop_index("ix_match_origin", "match")
