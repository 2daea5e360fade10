"""Photos of jobs, with a stage and a note."""

from alembic import op

revision = "0036"
down_revision = "0035"

PHOTOS = """
CREATE TABLE photos_new (
    "of" TEXT NOT NULL,
    owner_id TEXT NOT NULL,
    position INTEGER NOT NULL,
    filename TEXT NOT NULL,
    width INTEGER NOT NULL,
    height INTEGER NOT NULL,
    stage TEXT,
    note TEXT DEFAULT '' NOT NULL,
    is_public INTEGER DEFAULT 0 NOT NULL,
    id TEXT NOT NULL,
    created_at TEXT NOT NULL,
    CONSTRAINT pk_photos PRIMARY KEY (id),
    CONSTRAINT ck_photos_of CHECK (of IN ('enquiry', 'job')),
    CONSTRAINT ck_photos_stage CHECK (stage IN ('before', 'during', 'after', 'damage', 'other')),
    CONSTRAINT ck_photos_is_public CHECK (is_public IN (0, 1)),
    CONSTRAINT uq_photos_filename UNIQUE (filename)
)
"""
KEPT = '"of", owner_id, position, filename, width, height, id, created_at'
COPY = "INSERT INTO photos_new (%s) SELECT %s FROM photos"


def upgrade() -> None:
    # SQLite cannot change a CHECK: what a photo may be of.
    op.execute(PHOTOS)
    op.execute(COPY % (KEPT, KEPT))
    op.execute("DROP TABLE photos")
    op.execute("ALTER TABLE photos_new RENAME TO photos")
    op.execute("CREATE INDEX ix_photos_owner_id_position ON photos (owner_id, position)")
