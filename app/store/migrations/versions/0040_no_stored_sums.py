"""The stored sums of sales go, with the triggers that marked them."""

from alembic import op

revision = "0040"
down_revision = "0039"

MARKING = "SELECT name FROM sqlite_master WHERE type = 'trigger' AND sql LIKE '%INSERT INTO sales_outdated%'"


def upgrade() -> None:
    for name in op.get_bind().exec_driver_sql(MARKING).scalars().all():
        op.execute(f"DROP TRIGGER {name}")
    op.execute("DROP TABLE sales_outdated")
    op.execute("DROP TABLE sales_sums")
