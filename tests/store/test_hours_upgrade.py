"""A shop from before customers and the calendar had the same hours."""

from contextlib import closing
from pathlib import Path

import pytest

from app.store.driver import sqlite3
from app.store.migrate import upgrade
from app.store.migrations.run import run_upgrade

SPAN = "INSERT INTO opening VALUES (1, '07:00', '15:00')"
LINES = """INSERT INTO settings VALUES ('hours', '[{"days": "Daily", "hours": "9 to 5"}]')"""


@pytest.mark.parametrize(
    ("rows", "own_words", "spans"),
    [([], None, 6), ([SPAN], "true", 1), ([LINES], "true", 0), ([LINES, SPAN], "true", 1)],
)
def test_customers_read_the_hours_of_before(tmp_path: Path, rows: list[str], own_words: str | None, spans: int) -> None:
    database = tmp_path / "pitlane.db"
    run_upgrade(database, "0038")
    with closing(sqlite3.connect(database)) as connection, connection:
        for row in rows:
            connection.execute(row)
    upgrade(database, tmp_path / "backups")
    with closing(sqlite3.connect(database)) as connection:
        settings = dict(connection.execute("SELECT key, value FROM settings"))
        counted = connection.execute("SELECT count(*) FROM opening").fetchone()[0]
    assert (settings.get("own_hours"), counted) == (own_words, spans)
    assert ("Daily" in settings.get("hours", ""), "8AM-6PM" in settings.get("hours", "")) == (
        LINES in rows,
        rows == [SPAN],
    )
