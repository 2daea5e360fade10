"""Tax rates, payments, documents, and facts of a product."""

from alembic import op

revision = "0025"
down_revision = "0024"

TAX_RATES = """
CREATE TABLE tax_rates (
    name TEXT NOT NULL,
    rate TEXT NOT NULL,
    is_default INTEGER DEFAULT 0 NOT NULL,
    id TEXT NOT NULL,
    created_at TEXT NOT NULL,
    CONSTRAINT pk_tax_rates PRIMARY KEY (id),
    CONSTRAINT uq_tax_rates_name UNIQUE (name),
    CONSTRAINT ck_tax_rates_is_default CHECK (is_default IN (0, 1))
)
"""
PAYMENTS = """
CREATE TABLE payments (
    order_id TEXT,
    kind TEXT NOT NULL,
    method TEXT NOT NULL,
    amount INTEGER NOT NULL,
    state TEXT NOT NULL,
    provider_ref TEXT,
    session_ref TEXT,
    url TEXT,
    expires_at TEXT,
    reason TEXT,
    settled_at TEXT,
    id TEXT NOT NULL,
    created_at TEXT NOT NULL,
    CONSTRAINT pk_payments PRIMARY KEY (id),
    CONSTRAINT uq_payments_provider_ref UNIQUE (provider_ref),
    CONSTRAINT uq_payments_session_ref UNIQUE (session_ref),
    CONSTRAINT ck_payments_kind CHECK (kind IN ('payment', 'refund')),
    CONSTRAINT ck_payments_method CHECK (method IN ('card_online', 'terminal', 'cash', 'transfer', 'other')),
    CONSTRAINT ck_payments_amount CHECK (amount > 0),
    CONSTRAINT ck_payments_state CHECK (state IN ('open', 'succeeded', 'failed', 'expired')),
    CONSTRAINT fk_payments_order_id FOREIGN KEY(order_id) REFERENCES orders (id) ON DELETE RESTRICT
)
"""
EVENTS = """
CREATE TABLE payment_events (
    id TEXT NOT NULL,
    kind TEXT NOT NULL,
    received_at TEXT NOT NULL,
    CONSTRAINT pk_payment_events PRIMARY KEY (id)
)
"""
DOCUMENTS = """
CREATE TABLE documents (
    id TEXT NOT NULL,
    kind TEXT NOT NULL,
    series TEXT NOT NULL,
    number INTEGER NOT NULL,
    order_id TEXT,
    refers_to TEXT,
    issued_at TEXT NOT NULL,
    supplied_on TEXT NOT NULL,
    buyer_name TEXT NOT NULL,
    buyer_address TEXT NOT NULL,
    buyer_vat TEXT,
    net INTEGER NOT NULL,
    tax INTEGER NOT NULL,
    total INTEGER NOT NULL,
    content JSON NOT NULL,
    file TEXT,
    CONSTRAINT pk_documents PRIMARY KEY (id),
    CONSTRAINT uq_documents_kind_series_number UNIQUE (kind, series, number),
    CONSTRAINT ck_documents_kind CHECK (kind IN ('invoice', 'credit_note', 'receipt')),
    CONSTRAINT fk_documents_order_id FOREIGN KEY(order_id) REFERENCES orders (id) ON DELETE RESTRICT,
    CONSTRAINT fk_documents_refers_to FOREIGN KEY(refers_to) REFERENCES documents (id) ON DELETE RESTRICT
)
"""
COLUMNS = (
    "products ADD COLUMN tax_rate_id TEXT REFERENCES tax_rates (id)",
    "products ADD COLUMN pack_amount TEXT",
    "products ADD COLUMN pack_unit TEXT CONSTRAINT ck_products_pack_unit"
    " CHECK (pack_unit IN ('ml', 'l', 'g', 'kg', 'm', 'm2', 'piece'))",
    "products ADD COLUMN warnings TEXT",
    "products ADD COLUMN made_to_order INTEGER DEFAULT 0 NOT NULL CONSTRAINT ck_products_made_to_order"
    " CHECK (made_to_order IN (0, 1))",
    "order_items ADD COLUMN tax_rate TEXT DEFAULT '' NOT NULL",
    "orders ADD COLUMN payment_method TEXT CONSTRAINT ck_orders_payment_method"
    " CHECK (payment_method IN ('card', 'workshop', 'transfer'))",
    "orders ADD COLUMN paid INTEGER DEFAULT 0 NOT NULL",
    "orders ADD COLUMN refunded INTEGER DEFAULT 0 NOT NULL",
)
INDEXES = {
    "payments": ("order_id", "state", "settled_at"),
    "documents": ("order_id", "refers_to", "issued_at"),
    "products": ("tax_rate_id",),
}


def upgrade() -> None:
    for table in (TAX_RATES, PAYMENTS, EVENTS, DOCUMENTS):
        op.execute(table)
    for column in COLUMNS:
        op.execute(f"ALTER TABLE {column}")
    op.execute("CREATE UNIQUE INDEX uq_tax_rates_default ON tax_rates (is_default) WHERE is_default = 1")
    for table, columns in INDEXES.items():
        for column in columns:
            op.execute(f"CREATE INDEX ix_{table}_{column} ON {table} ({column})")
