"""A shop whose removed carts were not counted."""

from contextlib import closing
from pathlib import Path

from app.store.driver import sqlite3
from app.store.migrate import upgrade
from app.store.migrations.run import run_upgrade
from tests.store.keep_release import LATER, ROWS
from tests.store.test_years_upgrade import add_row


def test_the_carts_stay_and_no_day_has_a_removed_one(tmp_path: Path) -> None:
    database = tmp_path / "pitlane.db"
    run_upgrade(database, "0018")
    with closing(sqlite3.connect(database)) as connection, connection:
        for table, row in ROWS.items():
            add_row(connection, table, **row)

    upgrade(database, tmp_path / "backups")

    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        assert connection.execute("SELECT id FROM carts").fetchall() == [("cart",)]
        assert connection.execute("SELECT * FROM removed_carts").fetchall() == []
        add_row(connection, "removed_carts", **LATER["0019"]["removed_carts"])
