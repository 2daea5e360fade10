"""Picture of a category that its owner chose."""

from alembic import op

revision = "0016"
down_revision = "0015"

COLUMN = "image_url TEXT CONSTRAINT fk_product_categories_image_url REFERENCES images (url)"


def upgrade() -> None:
    op.execute(f"ALTER TABLE product_categories ADD COLUMN {COLUMN}")
    op.execute("CREATE INDEX ix_product_categories_image_url ON product_categories (image_url)")
