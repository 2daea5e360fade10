"""Jobs, bays, appointments and the menu of services."""

from alembic import op

revision = "0035"
down_revision = "0034"

STATUS = "status IN ('booked', 'arrived', 'in_work', 'waiting', 'ready', 'collected', 'cancelled')"
BAYS = """
CREATE TABLE bays (
    name TEXT NOT NULL,
    display_order INTEGER NOT NULL,
    id TEXT NOT NULL,
    created_at TEXT NOT NULL,
    CONSTRAINT pk_bays PRIMARY KEY (id)
)
"""
OPENING = """
CREATE TABLE opening (
    weekday INTEGER NOT NULL,
    opens TEXT NOT NULL,
    closes TEXT NOT NULL,
    CONSTRAINT pk_opening PRIMARY KEY (weekday, opens),
    CONSTRAINT ck_opening_weekday CHECK (weekday BETWEEN 1 AND 7),
    CONSTRAINT ck_opening_span CHECK (closes > opens)
)
"""
CLOSED_DAYS = """
CREATE TABLE closed_days (
    day TEXT NOT NULL,
    reason TEXT NOT NULL,
    CONSTRAINT pk_closed_days PRIMARY KEY (day)
)
"""
SERVICE_PRICES = """
CREATE TABLE service_prices (
    service TEXT NOT NULL,
    size TEXT NOT NULL,
    price INTEGER NOT NULL,
    minutes INTEGER,
    note TEXT NOT NULL,
    position INTEGER NOT NULL,
    id TEXT NOT NULL,
    created_at TEXT NOT NULL,
    CONSTRAINT pk_service_prices PRIMARY KEY (id)
)
"""
JOBS = f"""
CREATE TABLE jobs (
    number INTEGER NOT NULL,
    quote_id TEXT,
    contact_id TEXT,
    customer TEXT NOT NULL,
    car_id TEXT,
    car TEXT,
    status TEXT NOT NULL,
    promised_at TEXT,
    mileage INTEGER,
    note TEXT NOT NULL,
    tax_mode TEXT NOT NULL,
    deposit INTEGER,
    subtotal INTEGER NOT NULL,
    tax INTEGER NOT NULL,
    total INTEGER NOT NULL,
    paid INTEGER DEFAULT 0 NOT NULL,
    refunded INTEGER DEFAULT 0 NOT NULL,
    updated_at TEXT NOT NULL,
    id TEXT NOT NULL,
    created_at TEXT NOT NULL,
    CONSTRAINT pk_jobs PRIMARY KEY (id),
    CONSTRAINT ck_jobs_status CHECK ({STATUS}),
    CONSTRAINT uq_jobs_number UNIQUE (number),
    CONSTRAINT uq_jobs_quote_id UNIQUE (quote_id),
    CONSTRAINT fk_jobs_contact_id FOREIGN KEY(contact_id) REFERENCES contacts (id) ON DELETE SET NULL
)
"""
JOB_LINES = """
CREATE TABLE job_lines (
    id TEXT NOT NULL,
    job_id TEXT NOT NULL,
    position INTEGER NOT NULL,
    kind TEXT NOT NULL,
    product_id TEXT,
    text TEXT NOT NULL,
    hundredths INTEGER NOT NULL,
    unit_price INTEGER NOT NULL,
    tax_rate TEXT NOT NULL,
    asked_at TEXT,
    approved_at TEXT,
    refused_at TEXT,
    answered_name TEXT,
    fitted_at TEXT,
    stock_taken INTEGER NOT NULL,
    CONSTRAINT pk_job_lines PRIMARY KEY (id),
    CONSTRAINT ck_job_lines_kind CHECK (kind IN ('part', 'labour', 'service')),
    CONSTRAINT ck_job_lines_stock_taken CHECK (stock_taken >= 0),
    CONSTRAINT ck_job_lines_answer CHECK (approved_at IS NULL OR refused_at IS NULL),
    CONSTRAINT fk_job_lines_job_id FOREIGN KEY(job_id) REFERENCES jobs (id) ON DELETE CASCADE
)
"""
JOB_TOKENS = """
CREATE TABLE job_tokens (
    token_hash TEXT NOT NULL,
    job_id TEXT NOT NULL,
    created_at TEXT NOT NULL,
    CONSTRAINT pk_job_tokens PRIMARY KEY (token_hash),
    CONSTRAINT fk_job_tokens_job_id FOREIGN KEY(job_id) REFERENCES jobs (id) ON DELETE CASCADE
)
"""
JOB_EVENTS = f"""
CREATE TABLE job_events (
    job_id TEXT NOT NULL,
    status TEXT,
    note TEXT,
    id TEXT NOT NULL,
    created_at TEXT NOT NULL,
    CONSTRAINT pk_job_events PRIMARY KEY (id),
    CONSTRAINT ck_job_events_status CHECK ({STATUS}),
    CONSTRAINT fk_job_events_job_id FOREIGN KEY(job_id) REFERENCES jobs (id) ON DELETE CASCADE
)
"""
APPOINTMENTS = """
CREATE TABLE appointments (
    job_id TEXT,
    bay_id TEXT NOT NULL,
    starts_at TEXT NOT NULL,
    ends_at TEXT NOT NULL,
    title TEXT NOT NULL,
    id TEXT NOT NULL,
    created_at TEXT NOT NULL,
    CONSTRAINT pk_appointments PRIMARY KEY (id),
    CONSTRAINT ck_appointments_span CHECK (ends_at > starts_at),
    CONSTRAINT fk_appointments_job_id FOREIGN KEY(job_id) REFERENCES jobs (id) ON DELETE CASCADE,
    CONSTRAINT fk_appointments_bay_id FOREIGN KEY(bay_id) REFERENCES bays (id) ON DELETE RESTRICT
)
"""
INDEXES = (
    ("jobs", "car_id"),
    ("jobs", "contact_id"),
    ("jobs", "promised_at"),
    ("jobs", "status"),
    ("job_lines", "job_id"),
    ("job_tokens", "job_id"),
    ("job_events", "job_id"),
    ("appointments", "bay_id, starts_at"),
    ("appointments", "job_id"),
    ("appointments", "starts_at"),
    ("payments", "job_id"),
    ("documents", "job_id"),
    ("gallery_items", "job_id"),
)
COLUMNS = (
    ("payments", "job_id TEXT REFERENCES jobs (id)"),
    ("documents", "job_id TEXT REFERENCES jobs (id)"),
    ("gallery_items", "job_id TEXT"),
    ("gallery_items", "agreed_on TEXT"),
    ("stock_moves", "job_id TEXT"),
    ("stock_cause", "job_id TEXT"),
)
BAY = """
INSERT INTO bays (id, created_at, name, display_order) VALUES (
    lower(
        hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-a'
        || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6))
    ),
    strftime('%Y-%m-%dT%H:%M:%f000Z', 'now'), 'Bay 1', 0
)
"""
MOVE_NOTED = (
    "CREATE TRIGGER stock_move_noted AFTER UPDATE OF inventory ON products WHEN old.inventory <> new.inventory"
    " BEGIN INSERT INTO stock_moves (product_id, order_id, job_id, change, reason, created_at)"
    " VALUES (new.id, (SELECT order_id FROM stock_cause), (SELECT job_id FROM stock_cause),"
    " new.inventory - old.inventory, coalesce((SELECT reason FROM stock_cause), 'manual'),"
    " strftime('%Y-%m-%dT%H:%M:%fZ', 'now')); END"
)


def upgrade() -> None:
    for table in (BAYS, OPENING, CLOSED_DAYS, SERVICE_PRICES, JOBS, JOB_LINES, JOB_TOKENS, JOB_EVENTS, APPOINTMENTS):
        op.execute(table)
    op.execute(BAY)
    for table, column in COLUMNS:
        op.execute(f"ALTER TABLE {table} ADD COLUMN {column}")
    for table, columns in INDEXES:
        op.execute(f"CREATE INDEX ix_{table}_{columns.replace(', ', '_')} ON {table} ({columns})")
    op.execute("DROP TRIGGER stock_move_noted")
    op.execute(MOVE_NOTED)
