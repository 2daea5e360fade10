"""Pieces that came back after an order was completed."""

from alembic import op

revision = "0017"
down_revision = "0016"

RETURNS = """
CREATE TABLE order_returns (
    item_id TEXT NOT NULL,
    quantity INTEGER NOT NULL,
    id TEXT NOT NULL,
    created_at TEXT NOT NULL,
    CONSTRAINT pk_order_returns PRIMARY KEY (id),
    CONSTRAINT ck_order_returns_quantity CHECK (quantity > 0),
    CONSTRAINT fk_order_returns_item_id FOREIGN KEY(item_id) REFERENCES order_items (id) ON DELETE CASCADE
)
"""


def upgrade() -> None:
    op.execute(RETURNS)
    op.execute("CREATE INDEX ix_order_returns_item_id ON order_returns (item_id)")
