"""A shop from before the report of sales counted from the rows."""

from contextlib import closing
from pathlib import Path

from app.store.database.driver import sqlite3
from app.store.migrations.upgrade import upgrade
from tests.store.keep_release import add_row, first_shop

SUMS = {
    "basis": "ordered", "kind": "rate", "day": "2026-05-01", "name": "10", "orders": 1, "quantity": 2, "gross": 10998,
    "tax": 1000, "refunds": 0,
}  # fmt: skip
LEFT = "SELECT name FROM sqlite_master WHERE name LIKE 'sales%' OR sql LIKE '%sales_outdated%'"


def test_the_stored_sums_go_and_what_they_counted_stays(tmp_path: Path) -> None:
    database = tmp_path / "pitlane.db"
    first_shop(database)
    with closing(sqlite3.connect(database)) as connection, connection:
        add_row(connection, "sales_sums", **SUMS)
        assert connection.execute("SELECT count(*) FROM sales_outdated").fetchone()[0] > 0

    upgrade(database, tmp_path / "backups")

    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        assert connection.execute(LEFT).fetchall() == []
        for table in ("orders", "order_items", "payments", "documents", "job_lines", "withdrawals"):
            assert connection.execute(f"UPDATE {table} SET id = id || ''").rowcount == 1
        assert connection.execute("UPDATE orders SET total = total + 1").rowcount == 1
