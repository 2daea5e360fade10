"""A shop whose orders were placed before there were terms."""

from contextlib import closing
from pathlib import Path

from app.store.driver import sqlite3
from app.store.migrate import upgrade
from app.store.migrations.run import run_upgrade
from tests.store.keep_release import LATER, ROWS
from tests.store.test_years_upgrade import add_row


def test_every_order_stays_and_names_no_terms(tmp_path: Path) -> None:
    database = tmp_path / "pitlane.db"
    run_upgrade(database, "0023")
    with closing(sqlite3.connect(database)) as connection, connection:
        for table, row in ROWS.items():
            add_row(connection, table, **row)

    upgrade(database, tmp_path / "backups")

    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        assert connection.execute("SELECT id, total, terms_version FROM orders").fetchall() == [("order", 10998, None)]
        add_row(connection, "policies", **LATER["0024"]["policies"])
        assert connection.execute("SELECT slug, version FROM policies").fetchall() == [("terms", 1)]
