"""What an enquiry is about, its outcome, and its photos."""

from alembic import op

revision = "0028"
down_revision = "0027"

PHOTOS = """
CREATE TABLE photos (
    "of" TEXT NOT NULL,
    owner_id TEXT NOT NULL,
    position INTEGER NOT NULL,
    filename TEXT NOT NULL,
    width INTEGER NOT NULL,
    height INTEGER NOT NULL,
    id TEXT NOT NULL,
    created_at TEXT NOT NULL,
    CONSTRAINT pk_photos PRIMARY KEY (id),
    CONSTRAINT uq_photos_filename UNIQUE (filename),
    CONSTRAINT ck_photos_of CHECK (of IN ('enquiry'))
)
"""
COLUMNS = (
    "product_id TEXT",
    "part TEXT",
    "model_id TEXT",
    "vehicle_year INTEGER",
    "vehicle TEXT",
    "preferred_day TEXT",
    "outcome TEXT CONSTRAINT ck_contact_inquiries_outcome CHECK (outcome IN ('quoted', 'won', 'lost', 'spam'))",
    "photo_token_hash TEXT",
)


def upgrade() -> None:
    op.execute(PHOTOS)
    op.execute("CREATE INDEX ix_photos_owner_id_position ON photos (owner_id, position)")
    for column in COLUMNS:
        op.execute(f"ALTER TABLE contact_inquiries ADD COLUMN {column}")
    op.execute("CREATE UNIQUE INDEX ix_contact_inquiries_photo_token_hash ON contact_inquiries (photo_token_hash)")
