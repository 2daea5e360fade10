"""A shop from before there were customers."""

from contextlib import closing
from pathlib import Path

import pytest

from app.store.driver import sqlite3
from app.store.migrate import upgrade
from app.store.migrations.run import run_upgrade
from tests.store.keep_release import LATER, ROWS
from tests.store.test_years_upgrade import add_row


def test_a_car_goes_with_its_customer(tmp_path: Path) -> None:
    database = tmp_path / "pitlane.db"
    run_upgrade(database, "0029")
    with closing(sqlite3.connect(database)) as connection, connection:
        for table, row in ROWS.items():
            add_row(connection, table, **row)

    upgrade(database, tmp_path / "backups")

    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.execute("PRAGMA foreign_keys=ON")
        with pytest.raises(sqlite3.IntegrityError, match="FOREIGN KEY"):
            add_row(connection, "cars", **LATER["0030"]["cars"])
        for table in ("contacts", "cars"):
            add_row(connection, table, **LATER["0030"][table])
        connection.execute("DELETE FROM contacts")
        assert connection.execute("SELECT count(*) FROM cars").fetchone() == (0,)
        assert connection.execute("SELECT count(*) FROM orders").fetchone() == (1,)
