"""Days of the till, cash entries, and sales that were put aside."""

from alembic import op

revision = "0050"
down_revision = "0049"

DAYS = """
CREATE TABLE till_days (
    opening INTEGER NOT NULL,
    counted INTEGER,
    closed_at TEXT,
    sheet JSON,
    id TEXT NOT NULL,
    created_at TEXT NOT NULL,
    CONSTRAINT pk_till_days PRIMARY KEY (id)
)
"""
ENTRIES = """
CREATE TABLE cash_entries (
    day_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    amount INTEGER NOT NULL,
    reason TEXT NOT NULL,
    id TEXT NOT NULL,
    created_at TEXT NOT NULL,
    CONSTRAINT pk_cash_entries PRIMARY KEY (id),
    CONSTRAINT ck_cash_entries_kind CHECK (kind IN ('cash_in', 'cash_out')),
    CONSTRAINT ck_cash_entries_amount CHECK (amount > 0),
    CONSTRAINT fk_cash_entries_day_id FOREIGN KEY(day_id) REFERENCES till_days (id) ON DELETE RESTRICT
)
"""
PARKED = """
CREATE TABLE parked_sales (
    content JSON NOT NULL,
    id TEXT NOT NULL,
    created_at TEXT NOT NULL,
    CONSTRAINT pk_parked_sales PRIMARY KEY (id)
)
"""


def upgrade() -> None:
    for table in (DAYS, ENTRIES, PARKED):
        op.execute(table)
    op.execute("CREATE INDEX ix_till_days_closed_at ON till_days (closed_at)")
    op.execute("CREATE INDEX ix_cash_entries_day_id ON cash_entries (day_id)")
    op.execute("CREATE INDEX ix_orders_till ON orders (created_at) WHERE source = 'till'")
