"""A shop whose search index did not know its engines."""

from contextlib import closing
from pathlib import Path

from app.store.driver import sqlite3
from app.store.migrate import upgrade
from app.store.migrations.run import run_upgrade
from app.store.search_index import index_products, list_due
from tests.store.keep_release import LATER, ROWS
from tests.store.test_years_upgrade import add_row

FOUND = "SELECT count(*) FROM product_search WHERE product_search MATCH 'vehicles : tdi'"


def test_the_index_is_due_and_then_has_each_change_of_an_engine(tmp_path: Path) -> None:
    database = tmp_path / "pitlane.db"
    run_upgrade(database, "0017")
    with closing(sqlite3.connect(database)) as connection, connection:
        for table, row in (ROWS | LATER["0013"]).items():
            add_row(connection, table, **row)
        connection.execute("INSERT INTO product_search_rows VALUES (1, 'gauge', 'boost gauge', 1)")
        connection.execute("DELETE FROM search_outdated")

    upgrade(database, tmp_path / "backups")

    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.execute("PRAGMA foreign_keys=ON")
        for change, found in (
            ("SELECT 1", 1),
            ("UPDATE car_engines SET name = '1.4 TSI'", 0),
            ("UPDATE car_engines SET code = 'TDI'", 1),
            ("DELETE FROM car_engines", 0),
        ):
            connection.execute(change)
            assert list_due(connection) == ["gauge"]
            index_products(connection, ["gauge"])
            assert connection.execute(FOUND).fetchone() == (found,), change
