"""Discount codes, one for each cart, and what they took off orders and their lines."""

from alembic import op

revision = "0044"
down_revision = "0043"

DISCOUNTS = """
CREATE TABLE discounts (
    code TEXT NOT NULL,
    code_folded TEXT NOT NULL,
    kind TEXT NOT NULL,
    value INTEGER NOT NULL,
    from_at TEXT,
    to_at TEXT,
    least INTEGER,
    uses_left INTEGER,
    category_id TEXT,
    active INTEGER DEFAULT 1 NOT NULL,
    id TEXT NOT NULL,
    created_at TEXT NOT NULL,
    CONSTRAINT pk_discounts PRIMARY KEY (id),
    CONSTRAINT uq_discounts_code_folded UNIQUE (code_folded),
    CONSTRAINT ck_discounts_kind CHECK (kind IN ('percent', 'amount', 'free_delivery')),
    CONSTRAINT ck_discounts_active CHECK (active IN (0, 1)),
    CONSTRAINT ck_discounts_uses_left CHECK (uses_left >= 0)
)
"""


def upgrade() -> None:
    op.execute(DISCOUNTS)
    op.execute("ALTER TABLE carts ADD COLUMN discount_id TEXT")
    op.execute("ALTER TABLE orders ADD COLUMN discount_code TEXT")
    op.execute("ALTER TABLE orders ADD COLUMN discount_id TEXT")
    op.execute("ALTER TABLE orders ADD COLUMN discount INTEGER DEFAULT 0 NOT NULL")
    op.execute("ALTER TABLE order_items ADD COLUMN discount INTEGER DEFAULT 0 NOT NULL")
    for table in ("carts", "orders"):
        op.execute(f"CREATE INDEX ix_{table}_discount_id ON {table} (discount_id) WHERE discount_id IS NOT NULL")
