"""The place of a product in the store."""

from alembic import op

revision = "0054"
down_revision = "0053"


def upgrade() -> None:
    op.execute("ALTER TABLE products ADD COLUMN place TEXT")
