"""A shop of before drafts: every product stays in sight."""

from contextlib import closing
from pathlib import Path

from app.store.driver import sqlite3
from app.store.migrate import upgrade
from app.store.migrations.run import run_upgrade
from tests.store.keep_release import ROWS
from tests.store.test_years_upgrade import add_row


def test_no_product_is_hidden_by_the_upgrade(tmp_path: Path) -> None:
    database = tmp_path / "pitlane.db"
    run_upgrade(database, "0022")
    with closing(sqlite3.connect(database)) as connection, connection:
        for table, row in ROWS.items():
            add_row(connection, table, **row)

    upgrade(database, tmp_path / "backups")

    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("SELECT id, hidden FROM products").fetchall() == [("gauge", 0)]
