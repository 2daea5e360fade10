"""The sums of each day's visits and views.

Whoever writes visits keeps these and the visitors from now on.
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

STATEMENTS = (
    "DROP TRIGGER visit_written",
    "DROP TRIGGER visit_removed",
    "DROP TRIGGER visit_left",
    "DROP TRIGGER visit_moved",
    "INSERT INTO visit_tallies (day, path, count)"
    " SELECT substr(created_at, 1, 10), path, count(*) FROM page_visits GROUP BY 1, 2",
    "INSERT INTO view_tallies (day, product_id, count)"
    " SELECT substr(created_at, 1, 10), coalesce(product_id, ''), count(*) FROM product_views"
    " WHERE product_id IS NOT NULL OR search_query IS NULL GROUP BY 1, 2",
)


def upgrade() -> None:
    op.create_table(
        "visit_tallies",
        sa.Column("day", sa.Text(), nullable=False),
        sa.Column("path", sa.Text(), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("day", "path", name=op.f("pk_visit_tallies")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "view_tallies",
        sa.Column("day", sa.Text(), nullable=False),
        sa.Column("product_id", sa.Text(), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("day", "product_id", name=op.f("pk_view_tallies")),
        sqlite_with_rowid=False,
    )
    for statement in STATEMENTS:
        op.execute(statement)
