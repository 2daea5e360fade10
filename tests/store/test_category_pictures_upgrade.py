"""A shop whose categories have no pictures of their own."""

from contextlib import closing
from pathlib import Path

import pytest

from app.store.driver import sqlite3
from app.store.migrate import upgrade
from app.store.migrations.run import run_upgrade
from tests.store.keep_release import LATER, ROWS
from tests.store.test_years_upgrade import add_row


def test_every_category_stays_and_may_show_an_upload(tmp_path: Path) -> None:
    database = tmp_path / "pitlane.db"
    run_upgrade(database, "0015")
    with closing(sqlite3.connect(database)) as connection, connection:
        for table, row in (ROWS | LATER["0013"] | LATER["0014"]).items():
            add_row(connection, table, **row)

    upgrade(database, tmp_path / "backups")

    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.row_factory = sqlite3.Row
        found = [dict(row) for row in connection.execute("SELECT * FROM product_categories")]
        assert found == [ROWS["product_categories"] | {"image_url": None}]
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        connection.execute("PRAGMA foreign_keys=ON")
        with pytest.raises(sqlite3.IntegrityError):
            connection.execute("UPDATE product_categories SET image_url = '/uploads/none.webp'")
        connection.execute("UPDATE product_categories SET image_url = (SELECT url FROM images)")
        with pytest.raises(sqlite3.IntegrityError):
            connection.execute("DELETE FROM images")
