"""A product has up to twelve pictures: the third and those after it are rows."""

from alembic import op

revision = "0042"
down_revision = "0041"

TABLE = """
CREATE TABLE product_images (
	product_id TEXT NOT NULL,
	image_url TEXT NOT NULL,
	position INTEGER NOT NULL,
	CONSTRAINT pk_product_images PRIMARY KEY (product_id, image_url),
	CONSTRAINT fk_product_images_product_id_products FOREIGN KEY(product_id) REFERENCES products (id) ON DELETE CASCADE,
	CONSTRAINT fk_product_images_image_url_images FOREIGN KEY(image_url) REFERENCES images (url) ON UPDATE CASCADE
)
"""


def upgrade() -> None:
    op.execute(TABLE)
    op.execute("CREATE INDEX ix_product_images_image_url ON product_images (image_url)")
