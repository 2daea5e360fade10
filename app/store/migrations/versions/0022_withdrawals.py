"""Statements of withdrawal, and the day an order was delivered."""

from alembic import op

revision = "0022"
down_revision = "0021"

WITHDRAWALS = """
CREATE TABLE withdrawals (
    id TEXT NOT NULL,
    reference INTEGER NOT NULL,
    received_at TEXT NOT NULL,
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    order_text TEXT NOT NULL,
    order_id TEXT,
    items JSON,
    verified_by TEXT NOT NULL,
    status TEXT NOT NULL,
    note TEXT,
    token_hash TEXT,
    CONSTRAINT pk_withdrawals PRIMARY KEY (id),
    CONSTRAINT uq_withdrawals_reference UNIQUE (reference),
    CONSTRAINT uq_withdrawals_token_hash UNIQUE (token_hash),
    CONSTRAINT ck_withdrawals_verified_by CHECK (verified_by IN ('link', 'mail', 'none')),
    CONSTRAINT ck_withdrawals_status CHECK (status IN ('new', 'accepted', 'refused', 'done')),
    CONSTRAINT fk_withdrawals_order_id FOREIGN KEY(order_id) REFERENCES orders (id) ON DELETE SET NULL
)
"""


def upgrade() -> None:
    op.execute(WITHDRAWALS)
    op.execute("CREATE INDEX ix_withdrawals_received_at ON withdrawals (received_at)")
    op.execute("CREATE INDEX ix_withdrawals_order_id ON withdrawals (order_id)")
    op.execute("ALTER TABLE orders ADD COLUMN delivered_at TEXT")
