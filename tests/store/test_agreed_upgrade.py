"""A shop with quotes and jobs from before their parts were promised."""

from contextlib import closing
from pathlib import Path

from app.store.driver import sqlite3
from app.store.migrate import upgrade
from app.store.migrations.run import run_upgrade
from tests.store.keep_release import rows_of
from tests.store.test_years_upgrade import add_row


def test_open_jobs_and_accepted_quotes_promise_their_parts(tmp_path: Path) -> None:
    database = tmp_path / "pitlane.db"
    run_upgrade(database, "0037")
    rows = rows_of("0037")
    part = {"kind": "part", "product_id": "gauge"}
    given: dict[str, dict[str, object]] = {
        "quotes": {"status": "accepted"},
        "quote_lines": part | {"hundredths": 150, "accepted": 1},
        "jobs": {"status": "arrived", "quote_id": None},
        "job_lines": part | {"hundredths": 300, "asked_at": None, "fitted_at": None},
    }
    with closing(sqlite3.connect(database)) as connection, connection:
        for table, row in rows.items():
            add_row(connection, table, **row | given.get(table, {}))

    upgrade(database, tmp_path / "backups")

    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        assert connection.execute("SELECT inventory, agreed FROM products WHERE id = 'gauge'").fetchone() == (7, 5)
        assert connection.execute("SELECT * FROM agreed_changes").fetchall() == []
        for change, agreed in (
            ("UPDATE jobs SET status = 'cancelled'", 2),
            ("UPDATE quotes SET status = 'sent'", 0),
            ("UPDATE quotes SET status = 'accepted'", 2),
            ("DELETE FROM quotes", 0),
        ):
            connection.execute("PRAGMA foreign_keys=ON")
            connection.execute(change)
            assert connection.execute("SELECT agreed FROM products WHERE id = 'gauge'").fetchone() == (agreed,), change
        assert connection.execute("SELECT product_id FROM agreed_changes").fetchall() == [("gauge",)]
