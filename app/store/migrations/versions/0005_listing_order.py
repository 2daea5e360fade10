"""Indexes in the order of the lists.

So the first products of many cost no more than those of a few.
"""

from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_index(op.f("ix_products_featured_created_at"), "products", ["featured", "created_at"])
    op.create_index(
        op.f("ix_products_category_featured_created_at"), "products", ["category", "featured", "created_at"]
    )
