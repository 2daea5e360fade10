"""The history of each product's stock."""

from alembic import op

revision = "0021"
down_revision = "0020"

REASONS = "reason IN ('order', 'cancel', 'refund', 'manual', 'import', 'count', 'job')"
MOVES = f"""
CREATE TABLE stock_moves (
    id INTEGER NOT NULL,
    product_id TEXT NOT NULL,
    order_id TEXT,
    change INTEGER NOT NULL,
    reason TEXT NOT NULL,
    created_at TEXT NOT NULL,
    CONSTRAINT pk_stock_moves PRIMARY KEY (id),
    CONSTRAINT ck_stock_moves_reason CHECK ({REASONS})
)
"""
CAUSE = f"""
CREATE TABLE stock_cause (
    reason TEXT NOT NULL,
    order_id TEXT,
    CONSTRAINT pk_stock_cause PRIMARY KEY (reason),
    CONSTRAINT ck_stock_cause_reason CHECK ({REASONS})
)
"""


def upgrade() -> None:
    op.execute(MOVES)
    op.execute("CREATE INDEX ix_stock_moves_product_id ON stock_moves (product_id)")
    op.execute(CAUSE)
    op.execute(
        "CREATE TRIGGER stock_move_noted AFTER UPDATE OF inventory ON products WHEN old.inventory <> new.inventory"
        " BEGIN INSERT INTO stock_moves (product_id, order_id, change, reason, created_at) VALUES"
        " (new.id, (SELECT order_id FROM stock_cause), new.inventory - old.inventory,"
        " coalesce((SELECT reason FROM stock_cause), 'manual'), strftime('%Y-%m-%dT%H:%M:%fZ', 'now')); END"
    )
