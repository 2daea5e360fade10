"""The logos that documents show."""

from alembic import op

revision = "0029"
down_revision = "0028"

TABLE = """
CREATE TABLE document_logos (
    id TEXT NOT NULL,
    ground TEXT NOT NULL,
    png BLOB NOT NULL,
    CONSTRAINT pk_document_logos PRIMARY KEY (id),
    CONSTRAINT ck_document_logos_ground CHECK (ground IN ('dark', 'light'))
)
"""


def upgrade() -> None:
    op.execute(TABLE)
