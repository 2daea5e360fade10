"""Part numbers, manufacturers, and the searches of visitors.

The search index marks a product when one of these changes, so its trigger is made again.
"""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"

COLUMNS = (
    "sku TEXT",
    "sku_folded TEXT",
    "ean TEXT",
    "manufacturer_id TEXT CONSTRAINT fk_products_manufacturer_id REFERENCES manufacturers (id)",
)
MARKS = (
    (
        "search_product_changed",
        "UPDATE OF name, slug, description, category, subcategory_id, sku, ean, manufacturer_id ON products",
        "SELECT new.id AS id",
    ),
    (
        "search_manufacturer_changed",
        "UPDATE OF name ON manufacturers",
        "SELECT id FROM products WHERE manufacturer_id = new.id",
    ),
    ("search_code_added", "INSERT ON product_codes", "SELECT new.product_id AS id"),
    ("search_code_changed", "UPDATE OF code ON product_codes", "SELECT new.product_id AS id"),
    ("search_code_removed", "DELETE ON product_codes", "SELECT old.product_id AS id"),
)
"""Name and event of each trigger, and the products that it marks."""


def upgrade() -> None:
    _create_tables()
    for column in COLUMNS:
        op.execute(f"ALTER TABLE products ADD COLUMN {column}")
    op.create_index("ix_products_sku_folded", "products", ["sku_folded"], unique=True)
    op.create_index("ix_products_manufacturer_id", "products", ["manufacturer_id"])
    op.execute("DROP TRIGGER search_product_changed")
    for name, event, ids in MARKS:
        mark = (
            f"INSERT INTO search_outdated (product_id) SELECT id FROM ({ids})"  # noqa: S608 -- our own words
            " WHERE id NOT IN (SELECT product_id FROM search_outdated)"
        )
        op.execute(f"CREATE TRIGGER {name} AFTER {event} BEGIN {mark}; END")


def _create_tables() -> None:
    op.create_table(
        "manufacturers",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("slug", sa.Text(), nullable=False),
        sa.Column("postal_address", sa.Text(), nullable=True),
        sa.Column("electronic_address", sa.Text(), nullable=True),
        sa.Column("eu_contact", sa.Text(), nullable=True),
        sa.Column("display_order", sa.Integer(), nullable=False),
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("created_at", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_manufacturers")),
        sa.UniqueConstraint("name", name=op.f("uq_manufacturers_name")),
        sa.UniqueConstraint("slug", name=op.f("uq_manufacturers_slug")),
    )
    op.create_table(
        "product_codes",
        sa.Column("product_id", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("folded", sa.Text(), nullable=False),
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("created_at", sa.Text(), nullable=False),
        sa.CheckConstraint("kind IN ('mpn', 'oem', 'cross')", name=op.f("ck_product_codes_kind")),
        sa.ForeignKeyConstraint(
            ["product_id"], ["products.id"], name=op.f("fk_product_codes_product_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_product_codes")),
        sa.UniqueConstraint("product_id", "kind", "folded", name=op.f("uq_product_codes_product_id_kind_folded")),
    )
    op.create_index("ix_product_codes_folded", "product_codes", ["folded"])
    op.create_table(
        "searches",
        sa.Column("query", sa.Text(), nullable=False),
        sa.Column("folded", sa.Text(), nullable=False),
        sa.Column("results", sa.Integer(), nullable=False),
        sa.Column("corrected", sa.Text(), nullable=True),
        sa.Column("model_id", sa.Text(), nullable=True),
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("created_at", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_searches")),
    )
    op.create_index("ix_searches_created_at_folded", "searches", ["created_at", "folded"])
