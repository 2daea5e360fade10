"""Marks of the hours whose sums of sales a change has outdated."""

from contextlib import closing
from pathlib import Path

import pytest

from app.store.driver import sqlite3
from app.store.migrate import upgrade
from app.store.migrations.run import run_upgrade
from tests.store.keep_release import MOMENT, rows_of
from tests.store.test_years_upgrade import add_row

ORDERED, INVOICED, RECEIVED = "ordered", "invoiced", "received"
ALL = {(basis, MOMENT[:13]) for basis in (ORDERED, INVOICED, RECEIVED)}


@pytest.fixture
def connection(tmp_path: Path) -> sqlite3.Connection:
    """Upgrade a shop that has sold."""
    database = tmp_path / "pitlane.db"
    run_upgrade(database, "0036")
    with closing(sqlite3.connect(database)) as before, before:
        for table, row in rows_of("0036").items():
            add_row(before, table, **row)
    upgrade(database, tmp_path / "backups")
    connection = sqlite3.connect(database, isolation_level=None)
    connection.execute("PRAGMA trusted_schema=OFF")
    connection.execute("PRAGMA foreign_keys=ON")
    return connection


def marks(connection: sqlite3.Connection) -> set[tuple[str, str]]:
    return set(connection.execute("SELECT basis, hour FROM sales_outdated"))


def test_an_upgraded_shop_has_all_its_sales_to_count(connection: sqlite3.Connection) -> None:
    with closing(connection):
        assert marks(connection) == ALL


LINE = "order_id, product_id, position, product_name, quantity, unit_price, subtotal"
DOCUMENT = "kind, series, number, issued_at, supplied_on, buyer_name, buyer_address, net, tax, total, content"
SHOWN = f"'invoice', '', 9, '{MOMENT}', '', '', '', 1, 0, 1, '{{}}'"
PAYMENT, GIVEN = (
    "created_at, kind, method, amount, state, settled_at",
    f"'', 'payment', 'cash', 1, 'succeeded', '{MOMENT}'",
)
WRITES = {
    "UPDATE orders SET tracking = 'x', status = 'shipped', updated_at = 'x'": [],
    "UPDATE order_items SET vehicle = NULL, fit = NULL, fit_note = NULL": [],
    "UPDATE payments SET url = NULL": [],
    "UPDATE documents SET file = NULL": [],
    "UPDATE products SET category = 'Gauges', inventory = 1": [],
    "UPDATE orders SET status = 'cancelled'": [ORDERED],
    "UPDATE orders SET paid = 1": [RECEIVED],
    "UPDATE orders SET payment_method = 'card'": [ORDERED, INVOICED, RECEIVED],
    f"INSERT INTO order_items (id, {LINE}) SELECT 'line', {LINE} FROM order_items": [ORDERED, INVOICED, RECEIVED],
    "UPDATE order_items SET quantity = 3 WHERE id = 'item'": [ORDERED, INVOICED, RECEIVED],
    "DELETE FROM order_items WHERE id = 'line'": [ORDERED, INVOICED, RECEIVED],
    "UPDATE order_returns SET quantity = 2": [ORDERED],
    "UPDATE refund_items SET quantity = 2": [RECEIVED],
    "DELETE FROM refund_items": [RECEIVED],
    "DELETE FROM order_returns": [ORDERED],
    "DELETE FROM payments": [RECEIVED],
    "DELETE FROM documents": [INVOICED],
    "INSERT INTO order_returns (id, created_at, item_id, quantity) SELECT 'back', created_at, 'item', 1 FROM orders": [
        ORDERED
    ],
    "DELETE FROM orders": [ORDERED],
    f"INSERT INTO documents (id, job_id, {DOCUMENT}) SELECT 'work', id, {SHOWN} FROM jobs": [INVOICED],
    f"INSERT INTO payments (id, job_id, {PAYMENT}) SELECT 'cash', id, {GIVEN} FROM jobs": [RECEIVED],
    "UPDATE job_lines SET unit_price = 1": [INVOICED, RECEIVED],
    "UPDATE job_lines SET fitted_at = NULL, stock_taken = 0": [],
    "UPDATE jobs SET tax_mode = 'none'": [INVOICED, RECEIVED],
    "UPDATE jobs SET status = 'ready', paid = 1": [],
    "DELETE FROM job_lines": [INVOICED, RECEIVED],
}


def test_a_change_marks_the_hours_in_which_its_order_counts(connection: sqlite3.Connection) -> None:
    with closing(connection):
        for words, bases in WRITES.items():
            connection.execute("DELETE FROM sales_outdated")
            assert connection.execute(words).rowcount == 1, words
            assert marks(connection) == {(basis, MOMENT[:13]) for basis in bases}, words


def test_a_write_taken_back_leaves_no_mark(connection: sqlite3.Connection) -> None:
    with closing(connection):
        connection.execute("DELETE FROM sales_outdated")
        connection.execute("BEGIN")
        connection.execute("UPDATE orders SET total = 1")
        assert marks(connection) == ALL
        connection.execute("ROLLBACK")
        assert not marks(connection)


def test_an_order_that_moves_marks_both_its_hours(connection: sqlite3.Connection) -> None:
    with closing(connection):
        connection.execute("DELETE FROM sales_outdated")
        connection.execute("UPDATE orders SET created_at = '2026-06-01T10:00:00.000000Z'")
        assert {(ORDERED, MOMENT[:13]), (ORDERED, "2026-06-01T10")} <= marks(connection)
