"""Terms and other texts in versions, and each order's terms."""

from alembic import op

revision = "0024"
down_revision = "0023"

POLICIES = """
CREATE TABLE policies (
    kind TEXT NOT NULL,
    slug TEXT NOT NULL,
    version INTEGER NOT NULL,
    title TEXT NOT NULL,
    body TEXT NOT NULL,
    valid_from TEXT NOT NULL,
    id TEXT NOT NULL,
    created_at TEXT NOT NULL,
    CONSTRAINT pk_policies PRIMARY KEY (id),
    CONSTRAINT uq_policies_slug_version UNIQUE (slug, version),
    CONSTRAINT ck_policies_kind CHECK (kind IN ('terms', 'returns', 'imprint', 'custom'))
)
"""


def upgrade() -> None:
    op.execute(POLICIES)
    op.execute("ALTER TABLE orders ADD COLUMN terms_version INTEGER")
