"""A mark that changes with whatever the sales report counts."""

from contextlib import closing
from pathlib import Path

import pytest

from app.store.driver import sqlite3
from app.store.migrate import upgrade
from app.store.migrations.run import run_upgrade
from tests.store.keep_release import LATER, rows_of
from tests.store.test_years_upgrade import add_row

WRITES = (
    "UPDATE orders SET status = 'cancelled'",
    "UPDATE order_items SET quantity = 2",
    "UPDATE payments SET state = 'failed'",
    "UPDATE documents SET total = 1",
    "UPDATE products SET category = 'Other'",
    "DELETE FROM products",
    "DELETE FROM refund_items",
    "DELETE FROM order_returns",
    "DELETE FROM payments",
    "DELETE FROM documents",
    "DELETE FROM order_items",
)
OTHERS = ("UPDATE products SET inventory = 1, category = category", "UPDATE carts SET updated_at = 'x'")


@pytest.fixture
def connection(tmp_path: Path) -> sqlite3.Connection:
    """Upgrade a shop that has sold."""
    database = tmp_path / "pitlane.db"
    run_upgrade(database, "0033")
    with closing(sqlite3.connect(database)) as before, before:
        for table, row in rows_of("0033").items():
            add_row(before, table, **row)
    upgrade(database, tmp_path / "backups")
    connection = sqlite3.connect(database, isolation_level=None)
    connection.execute("PRAGMA trusted_schema=OFF")
    return connection


def mark(connection: sqlite3.Connection) -> int:
    ((found,),) = connection.execute("SELECT mark FROM sales_mark")
    return int(found)


def test_every_write_that_the_report_counts_changes_the_mark(connection: sqlite3.Connection) -> None:
    with closing(connection):
        for words in OTHERS:
            before = mark(connection)
            assert connection.execute(words).rowcount == 1
            assert mark(connection) == before
        for words in WRITES:
            before = mark(connection)
            assert connection.execute(words).rowcount == 1, words
            assert mark(connection) != before, words
        before = mark(connection)
        add_row(connection, "documents", **LATER["0025"]["documents"])
        assert mark(connection) != before


def test_a_write_taken_back_leaves_it(connection: sqlite3.Connection) -> None:
    with closing(connection):
        before = mark(connection)
        connection.execute("BEGIN")
        connection.execute("UPDATE orders SET total = 1")
        assert mark(connection) != before
        connection.execute("ROLLBACK")
        assert mark(connection) == before
