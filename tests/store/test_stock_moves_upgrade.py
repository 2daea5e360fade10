"""A shop whose stock moved before its history was kept."""

from contextlib import closing
from pathlib import Path

from app.store.driver import sqlite3
from app.store.migrate import upgrade
from app.store.migrations.run import run_upgrade
from tests.store.keep_release import ROWS
from tests.store.test_years_upgrade import add_row


def test_the_stock_stays_and_its_history_begins_with_the_next_change(tmp_path: Path) -> None:
    database = tmp_path / "pitlane.db"
    run_upgrade(database, "0020")
    with closing(sqlite3.connect(database)) as connection, connection:
        for table, row in ROWS.items():
            add_row(connection, table, **row)

    upgrade(database, tmp_path / "backups")

    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        assert connection.execute("SELECT inventory FROM products").fetchall() == [(7,)]
        assert connection.execute("SELECT * FROM stock_moves").fetchall() == []
        connection.execute("UPDATE products SET inventory = inventory - 2, name = 'Other'")
        connection.execute("INSERT INTO stock_cause (reason, order_id) VALUES ('cancel', 'order')")
        connection.execute("UPDATE products SET inventory = inventory + 2")
        noted = connection.execute("SELECT product_id, order_id, change, reason FROM stock_moves ORDER BY id")
        assert noted.fetchall() == [("gauge", None, -2, "manual"), ("gauge", "order", 2, "cancel")]
