"""The pieces that a refund was for."""

from alembic import op

revision = "0026"
down_revision = "0025"

TABLE = """
CREATE TABLE refund_items (
    payment_id TEXT NOT NULL,
    item_id TEXT NOT NULL,
    quantity INTEGER NOT NULL,
    id TEXT NOT NULL,
    created_at TEXT NOT NULL,
    CONSTRAINT pk_refund_items PRIMARY KEY (id),
    CONSTRAINT ck_refund_items_quantity CHECK (quantity > 0),
    CONSTRAINT fk_refund_items_payment_id FOREIGN KEY(payment_id) REFERENCES payments (id) ON DELETE RESTRICT,
    CONSTRAINT fk_refund_items_item_id FOREIGN KEY(item_id) REFERENCES order_items (id) ON DELETE CASCADE
)
"""


def upgrade() -> None:
    op.execute(TABLE)
    for column in ("payment_id", "item_id"):
        op.execute(f"CREATE INDEX ix_refund_items_{column} ON refund_items ({column})")
