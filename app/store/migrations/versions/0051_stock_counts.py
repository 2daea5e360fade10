"""Counted stocks that are not booked yet."""

from alembic import op

revision = "0051"
down_revision = "0050"

TABLE = """
CREATE TABLE stock_counts (
    product_id TEXT NOT NULL,
    option_id TEXT,
    counted INTEGER NOT NULL,
    expected INTEGER NOT NULL,
    id TEXT NOT NULL,
    created_at TEXT NOT NULL,
    CONSTRAINT pk_stock_counts PRIMARY KEY (id),
    CONSTRAINT ck_stock_counts_counted CHECK (counted >= 0),
    CONSTRAINT fk_stock_counts_product_id FOREIGN KEY(product_id) REFERENCES products (id) ON DELETE CASCADE,
    CONSTRAINT fk_stock_counts_option_id FOREIGN KEY(option_id) REFERENCES product_options (id) ON DELETE CASCADE
)
"""


def upgrade() -> None:
    op.execute(TABLE)
    op.execute("CREATE INDEX ix_stock_counts_product_id ON stock_counts (product_id)")
    op.execute("CREATE UNIQUE INDEX ix_stock_counts_option_id ON stock_counts (option_id)")
    op.execute(
        "CREATE UNIQUE INDEX ix_stock_counts_without_option ON stock_counts (product_id) WHERE option_id IS NULL"
    )
