"""Requests for an e-mail when a part is back in stock."""

from alembic import op

revision = "0043"
down_revision = "0042"

TABLE = """
CREATE TABLE stock_waits (
    product_id TEXT NOT NULL,
    email TEXT NOT NULL,
    token_hash TEXT NOT NULL,
    confirmed_at TEXT,
    id TEXT NOT NULL,
    created_at TEXT NOT NULL,
    CONSTRAINT pk_stock_waits PRIMARY KEY (id),
    CONSTRAINT fk_stock_waits_product_id FOREIGN KEY(product_id) REFERENCES products (id) ON DELETE CASCADE,
    CONSTRAINT uq_stock_waits_token_hash UNIQUE (token_hash)
)
"""


def upgrade() -> None:
    op.execute(TABLE)
    op.execute("CREATE UNIQUE INDEX ix_stock_waits_product_id_email ON stock_waits (product_id, email)")
