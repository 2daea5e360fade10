"""The name of a cart line's option that its owner removed."""

from alembic import op

revision = "0053"
down_revision = "0051"


def upgrade() -> None:
    op.execute("ALTER TABLE cart_items ADD COLUMN removed_option TEXT")
