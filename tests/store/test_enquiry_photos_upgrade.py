"""A shop whose enquiries came before they could have photos."""

from contextlib import closing
from pathlib import Path

from app.store.driver import sqlite3
from app.store.migrate import upgrade
from app.store.migrations.run import run_upgrade
from tests.store.keep_release import ROWS
from tests.store.test_years_upgrade import add_row


def test_every_enquiry_stays_without_an_outcome(tmp_path: Path) -> None:
    database = tmp_path / "pitlane.db"
    run_upgrade(database, "0027")
    with closing(sqlite3.connect(database)) as connection, connection:
        add_row(connection, "contact_inquiries", **ROWS["contact_inquiries"])

    upgrade(database, tmp_path / "backups")

    with closing(sqlite3.connect(database)) as connection:
        enquiries = connection.execute("SELECT id, status, part, outcome, photo_token_hash FROM contact_inquiries")
        assert enquiries.fetchall() == [("enquiry", "new", None, None, None)]
        assert connection.execute("SELECT count(*) FROM photos").fetchone() == (0,)
