"""A shop from before lines of orders noted whether their part was made to order."""

from contextlib import closing
from pathlib import Path

from app.store.database.driver import sqlite3
from app.store.migrations.upgrade import upgrade
from tests.store.keep_release import first_shop


def test_lines_of_parts_made_to_order_keep_their_exemption(tmp_path: Path) -> None:
    for made in (0, 1):
        database = tmp_path / f"{made}" / "pitlane.db"
        database.parent.mkdir()
        first_shop(database)
        with closing(sqlite3.connect(database)) as connection, connection:
            connection.execute("UPDATE products SET made_to_order = ?", (made,))
        upgrade(database, tmp_path / f"backups{made}")
        with closing(sqlite3.connect(database)) as connection:
            assert connection.execute("SELECT made_to_order, to_order, lead_days FROM order_items").fetchall() == [
                (made, 0, None)
            ]
