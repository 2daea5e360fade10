"""A shop whose orders were placed before anything could come back."""

from contextlib import closing
from pathlib import Path

from app.store.driver import sqlite3
from app.store.migrate import upgrade
from app.store.migrations.run import run_upgrade
from tests.store.keep_release import LATER, ROWS
from tests.store.test_years_upgrade import add_row


def test_every_line_stays_and_nothing_of_it_came_back(tmp_path: Path) -> None:
    database = tmp_path / "pitlane.db"
    run_upgrade(database, "0016")
    with closing(sqlite3.connect(database)) as connection, connection:
        for table, row in ROWS.items():
            add_row(connection, table, **row)

    upgrade(database, tmp_path / "backups")

    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        assert connection.execute("SELECT id, quantity FROM order_items").fetchall() == [("item", 2)]
        assert connection.execute("SELECT * FROM order_returns").fetchall() == []
        connection.execute("PRAGMA foreign_keys=ON")
        add_row(connection, "order_returns", **LATER["0017"]["order_returns"])
        connection.execute("DELETE FROM order_items")
        assert connection.execute("SELECT * FROM order_returns").fetchall() == []
