"""A shop whose enquiries were answered elsewhere so far."""

from contextlib import closing
from pathlib import Path

from app.shop.enquiries.fields import FIELDS, fields_in
from app.store.driver import sqlite3
from app.store.migrate import upgrade
from app.store.migrations.run import run_upgrade
from tests.store.keep_release import LATER, ROWS
from tests.store.test_years_upgrade import add_row


def test_every_enquiry_stays_without_a_reply_and_three_templates_come(tmp_path: Path) -> None:
    database = tmp_path / "pitlane.db"
    run_upgrade(database, "0019")
    with closing(sqlite3.connect(database)) as connection, connection:
        for table, row in (ROWS | LATER["0002"]).items():
            add_row(connection, table, **row)

    upgrade(database, tmp_path / "backups")

    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        assert connection.execute("SELECT id, status FROM contact_inquiries").fetchall() == [("enquiry", "new")]
        assert connection.execute("SELECT * FROM enquiry_replies").fetchall() == []
        texts = connection.execute("SELECT subject || body FROM enquiry_templates").fetchall()
        assert len(texts) == 3
        assert all(fields_in(text) and set(fields_in(text)) <= set(FIELDS) for (text,) in texts)
        connection.execute("PRAGMA foreign_keys=ON")
        add_row(connection, "enquiry_replies", **LATER["0020"]["enquiry_replies"])
        connection.execute("DELETE FROM mails")
        assert connection.execute("SELECT mail_id FROM enquiry_replies").fetchall() == [(None,)]
        connection.execute("DELETE FROM contact_inquiries")
        assert connection.execute("SELECT * FROM enquiry_replies").fetchall() == []
