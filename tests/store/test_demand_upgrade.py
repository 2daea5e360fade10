"""A shop from before the demand book."""

from contextlib import closing
from pathlib import Path

from app.store.driver import sqlite3
from app.store.migrate import upgrade
from app.store.migrations.run import run_upgrade
from tests.store.keep_release import ROWS
from tests.store.test_years_upgrade import add_row


def test_products_have_no_supplier_and_enquiries_want_nothing_by_words(tmp_path: Path) -> None:
    database = tmp_path / "pitlane.db"
    run_upgrade(database, "0031")
    with closing(sqlite3.connect(database)) as connection, connection:
        for table, row in ROWS.items():
            add_row(connection, table, **row)

    upgrade(database, tmp_path / "backups")

    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("SELECT id, supplier FROM products").fetchall() == [("gauge", None)]
        assert connection.execute("SELECT id, wanted FROM contact_inquiries").fetchall() == [("enquiry", None)]
        assert connection.execute("SELECT count(*) FROM demand_marks").fetchone() == (0,)
