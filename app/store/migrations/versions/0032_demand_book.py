"""Suppliers of products, what enquiries want, and marks in the demand book."""

from alembic import op

revision = "0032"
down_revision = "0031"

MARKS = """
CREATE TABLE demand_marks (
    words TEXT NOT NULL,
    product_id TEXT NOT NULL,
    model_id TEXT NOT NULL,
    state TEXT NOT NULL,
    id TEXT NOT NULL,
    created_at TEXT NOT NULL,
    CONSTRAINT pk_demand_marks PRIMARY KEY (id),
    CONSTRAINT uq_demand_marks_words_product_id_model_id UNIQUE (words, product_id, model_id),
    CONSTRAINT ck_demand_marks_state CHECK (state IN ('ordered', 'not_for_us'))
)
"""


def upgrade() -> None:
    op.execute("ALTER TABLE products ADD COLUMN supplier TEXT")
    op.execute("ALTER TABLE contact_inquiries ADD COLUMN wanted TEXT")
    op.execute(MARKS)
