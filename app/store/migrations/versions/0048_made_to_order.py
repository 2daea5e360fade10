"""Products get documents, and can be ordered beyond their stock. Lines of orders have the pieces that are not taken
from stock, and what was said of them.
"""

from alembic import op

revision = "0048"
down_revision = "0046"

DOCUMENTS = """
CREATE TABLE product_documents (
	product_id TEXT NOT NULL,
	filename TEXT NOT NULL,
	name TEXT NOT NULL,
	size INTEGER NOT NULL,
	position INTEGER NOT NULL,
	id TEXT NOT NULL,
	created_at TEXT NOT NULL,
	CONSTRAINT pk_product_documents PRIMARY KEY (id),
	CONSTRAINT fk_product_documents_product_id FOREIGN KEY(product_id) REFERENCES products (id) ON DELETE CASCADE
)
"""
WAS_MADE = (
    "UPDATE order_items SET made_to_order = 1 WHERE product_id IN (SELECT id FROM products WHERE made_to_order = 1)"
)


def upgrade() -> None:
    op.execute(DOCUMENTS)
    for column in ("product_id", "filename"):
        op.execute(f"CREATE INDEX ix_product_documents_{column} ON product_documents ({column})")
    op.execute("ALTER TABLE products ADD COLUMN lead_days INTEGER")
    op.execute("ALTER TABLE order_items ADD COLUMN to_order INTEGER DEFAULT 0 NOT NULL")
    op.execute("ALTER TABLE order_items ADD COLUMN lead_days INTEGER")
    op.execute("ALTER TABLE order_items ADD COLUMN made_to_order INTEGER DEFAULT 0 NOT NULL")
    # It was the product's own until now.
    op.execute(WAS_MADE)
