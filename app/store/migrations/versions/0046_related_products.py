"""Parts that the owner chose to be shown beside a part."""

from alembic import op

revision = "0046"
down_revision = "0045"

TABLE = """
CREATE TABLE related_products (
	product_id TEXT NOT NULL,
	kind TEXT NOT NULL,
	other_id TEXT NOT NULL,
	position INTEGER NOT NULL,
	CONSTRAINT pk_related_products PRIMARY KEY (product_id, kind, other_id),
	CONSTRAINT ck_related_products_kind CHECK (kind IN ('goes_with', 'replaces')),
	CONSTRAINT fk_related_products_product_id FOREIGN KEY(product_id) REFERENCES products (id) ON DELETE CASCADE,
	CONSTRAINT fk_related_products_other_id FOREIGN KEY(other_id) REFERENCES products (id) ON DELETE CASCADE
)
"""


def upgrade() -> None:
    op.execute(TABLE)
    op.execute("CREATE INDEX ix_related_products_other_id ON related_products (other_id)")
