"""The time at which a product's stock last moved.

It moved by whatever way. So an older file of products does not put it back.
"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("products", sa.Column("stock_moved_at", sa.Text(), nullable=True))
    op.execute(
        "CREATE TRIGGER stock_moved AFTER UPDATE OF inventory ON products WHEN old.inventory <> new.inventory"
        " BEGIN UPDATE products SET stock_moved_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now') WHERE id = new.id; END"
    )
