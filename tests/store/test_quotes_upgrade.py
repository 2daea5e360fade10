"""A shop from before there were quotes."""

from contextlib import closing
from pathlib import Path

import pytest

from app.store.driver import sqlite3
from app.store.migrate import upgrade
from app.store.migrations.run import run_upgrade
from tests.store.keep_release import LATER, ROWS
from tests.store.test_years_upgrade import add_row

TABLES = ("quotes", "quote_lines", "quote_tokens", "quote_answers")


def test_a_quote_goes_with_its_customer(tmp_path: Path) -> None:
    database = tmp_path / "pitlane.db"
    run_upgrade(database, "0030")
    with closing(sqlite3.connect(database)) as connection, connection:
        for table, row in (*ROWS.items(), *LATER["0030"].items()):
            add_row(connection, table, **row)

    upgrade(database, tmp_path / "backups")

    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.execute("PRAGMA foreign_keys=ON")
        with pytest.raises(sqlite3.IntegrityError, match="FOREIGN KEY"):
            add_row(connection, "quotes", **LATER["0031"]["quotes"] | {"contact_id": "nobody"})
        for table in TABLES:
            add_row(connection, table, **LATER["0031"][table])
        connection.execute("DELETE FROM contacts")
        for table in TABLES:
            assert connection.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,)
