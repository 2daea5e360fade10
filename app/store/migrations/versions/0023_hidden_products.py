"""Products that only the owner sees."""

from alembic import op

revision = "0023"
down_revision = "0022"

COLUMN = (
    "ALTER TABLE products ADD COLUMN hidden INTEGER DEFAULT 0 NOT NULL\n"
    "CONSTRAINT ck_products_hidden CHECK (hidden IN (0, 1))"
)
INDEXES = {
    "ix_products_featured_created_at": ("ix_products_hidden_featured_created_at", "hidden, featured, created_at"),
    "ix_products_category_featured_created_at": (
        "ix_products_category_hidden_featured_created_at",
        "category, hidden, featured, created_at",
    ),
}


def upgrade() -> None:
    op.execute(COLUMN)
    for old, (new, columns) in INDEXES.items():
        op.execute(f"DROP INDEX {old}")
        op.execute(f"CREATE INDEX {new} ON products ({columns})")
