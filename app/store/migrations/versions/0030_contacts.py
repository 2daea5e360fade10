"""Customers of the workshop and their cars."""

from alembic import op

revision = "0030"
down_revision = "0029"

CONTACTS = """
CREATE TABLE contacts (
    name TEXT NOT NULL,
    email TEXT,
    phone TEXT,
    digits TEXT,
    address TEXT,
    note TEXT,
    id TEXT NOT NULL,
    created_at TEXT NOT NULL,
    CONSTRAINT pk_contacts PRIMARY KEY (id)
)
"""
CARS = """
CREATE TABLE cars (
    contact_id TEXT NOT NULL,
    model_id TEXT,
    label TEXT NOT NULL,
    year INTEGER,
    plate TEXT,
    plate_folded TEXT,
    vin TEXT,
    note TEXT,
    id TEXT NOT NULL,
    created_at TEXT NOT NULL,
    CONSTRAINT pk_cars PRIMARY KEY (id),
    CONSTRAINT fk_cars_contact_id FOREIGN KEY(contact_id) REFERENCES contacts (id) ON DELETE CASCADE
)
"""


def upgrade() -> None:
    op.execute(CONTACTS)
    op.execute("CREATE INDEX ix_contacts_email ON contacts (email)")
    op.execute(CARS)
    op.execute("CREATE INDEX ix_cars_contact_id ON cars (contact_id)")
    op.execute("CREATE INDEX ix_cars_plate_folded ON cars (plate_folded)")
