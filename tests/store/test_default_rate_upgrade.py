"""A shop that had one tax rate, a setting."""

from contextlib import closing
from pathlib import Path

import pytest

from app.store.driver import sqlite3
from app.store.migrate import upgrade
from app.store.migrations.run import run_upgrade
from tests.store.keep_release import ROWS
from tests.store.test_years_upgrade import add_row


@pytest.mark.parametrize(("stored", "rate"), [('"13.5"', "13.5"), (None, "10")])
def test_its_rate_becomes_the_default_and_the_one_of_each_sold_line(
    tmp_path: Path, stored: str | None, rate: str
) -> None:
    database = tmp_path / "pitlane.db"
    run_upgrade(database, "0026")
    with closing(sqlite3.connect(database)) as connection, connection:
        for table, row in ROWS.items():
            add_row(connection, table, **row)
        if stored:
            add_row(connection, "settings", key="tax_rate", value=stored)

    upgrade(database, tmp_path / "backups")

    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        assert connection.execute("SELECT name, rate, is_default FROM tax_rates").fetchall() == [("Standard", rate, 1)]
        assert connection.execute("SELECT tax_rate FROM order_items").fetchall() == [("10",)]
        settings = dict(connection.execute("SELECT key, value FROM settings WHERE key LIKE 'tax%'").fetchall())
        assert settings == ({"tax_mode": '"added"'} if stored else {})
