"""Carts that were removed, as a number for each day."""

from alembic import op

revision = "0019"
down_revision = "0018"

REMOVED_CARTS = """
CREATE TABLE removed_carts (
    day TEXT NOT NULL,
    count INTEGER NOT NULL,
    CONSTRAINT pk_removed_carts PRIMARY KEY (day)
) WITHOUT ROWID
"""


def upgrade() -> None:
    op.execute(REMOVED_CARTS)
