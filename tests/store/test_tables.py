"""The tables keep references, promised pieces and more by themselves."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from app.store.database.driver import sqlite3
from app.store.database.search_index import index_products, list_due
from app.store.migrations.upgrade import upgrade
from tests.store.keep_release import ROWS, add_row, first_shop

FOUND = "SELECT count(*) FROM product_search WHERE product_search MATCH 'vehicles : tdi'"
BELONGING = {
    "contacts": ("cars", "contact_addresses", "quotes", "quote_lines", "quote_tokens", "quote_answers"),
    "jobs": ("job_lines", "job_tokens", "job_events", "appointments"),
    "contact_inquiries": ("enquiry_replies",),
    "order_items": ("order_returns",),
}
"""Tables whose rows go with the rows of another."""


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    """Return a shop with a row in every table that matters."""
    database = tmp_path / "pitlane.db"
    first_shop(database)
    upgrade(database, tmp_path / "backups")
    with closing(sqlite3.connect(database, isolation_level=None)) as opened:
        opened.execute("PRAGMA trusted_schema=OFF")
        opened.execute("PRAGMA foreign_keys=ON")
        yield opened


def ask(connection: sqlite3.Connection, statement: str) -> tuple[Any, ...]:
    return tuple(connection.execute(statement).fetchone())


@pytest.mark.parametrize("table", BELONGING)
def test_what_belongs_to_a_row_goes_with_it(connection: sqlite3.Connection, table: str) -> None:
    for freed in ("refund_items", "payments", "documents"):
        connection.execute(f"DELETE FROM {freed}")
    assert all(ask(connection, f"SELECT count(*) FROM {each}") == (1,) for each in BELONGING[table])
    connection.execute(f"DELETE FROM {table}")
    assert all(ask(connection, f"SELECT count(*) FROM {each}") == (0,) for each in BELONGING[table])


@pytest.mark.parametrize("table", ["orders", "jobs", "payments", "images"])
def test_a_row_stays_that_another_names(connection: sqlite3.Connection, table: str) -> None:
    connection.execute("UPDATE payments SET job_id = 'job'")
    with pytest.raises(sqlite3.IntegrityError, match="FOREIGN KEY"):
        connection.execute(f"DELETE FROM {table}")


@pytest.mark.parametrize(
    ("table", "named"),
    [
        ("cars", {"contact_id": "nobody"}),
        ("quotes", {"contact_id": "nobody", "number": 2}),
        ("refund_items", {"payment_id": "none"}),
    ],
)
def test_a_row_names_only_what_is_there(connection: sqlite3.Connection, table: str, named: dict[str, object]) -> None:
    with pytest.raises(sqlite3.IntegrityError, match="FOREIGN KEY"):
        add_row(connection, table, **ROWS[table] | {"id": "other"} | named)


def test_a_deleted_car_order_or_mail_is_no_longer_named(connection: sqlite3.Connection) -> None:
    connection.execute("DELETE FROM model_product_compatibility")
    connection.execute("DELETE FROM car_models")
    line = "SELECT model_id, engine_id, vehicle FROM cart_items"
    assert ask(connection, line) == (None, None, "Volkswagen Golf, 2018, 2.0 TDI")
    connection.execute("DELETE FROM mails")
    assert ask(connection, "SELECT mail_id FROM enquiry_replies") == (None,)
    for table in ("refund_items", "payments", "documents", "orders"):
        connection.execute(f"DELETE FROM {table}")
    assert ask(connection, "SELECT id, order_id FROM withdrawals") == ("withdrawal", None)


def test_each_change_of_a_products_stock_is_noted(connection: sqlite3.Connection) -> None:
    connection.execute("DELETE FROM stock_moves")
    connection.execute("UPDATE products SET name = 'Other', inventory = 7")
    assert ask(connection, "SELECT stock_moved_at FROM products") == (None,)
    connection.execute("UPDATE products SET inventory = inventory - 2")
    connection.execute("INSERT INTO stock_cause (reason, order_id) VALUES ('cancel', 'order')")
    connection.execute("UPDATE products SET inventory = inventory + 2")
    connection.execute("UPDATE stock_cause SET reason = 'job', order_id = NULL, job_id = 'job'")
    connection.execute("UPDATE products SET inventory = inventory - 1")
    noted = connection.execute("SELECT product_id, order_id, job_id, change, reason FROM stock_moves ORDER BY id")
    assert noted.fetchall() == [
        ("gauge", None, None, -2, "manual"), ("gauge", "order", None, 2, "cancel"), ("gauge", None, "job", -1, "job"),
    ]  # fmt: skip
    moved, today = ask(connection, "SELECT stock_moved_at, strftime('%Y-%m-%d', 'now') FROM products")
    assert moved.startswith(today)
    assert moved.endswith("Z")


def test_open_jobs_and_accepted_quotes_promise_their_parts(connection: sqlite3.Connection) -> None:
    connection.execute("UPDATE jobs SET status = 'arrived', quote_id = NULL")
    connection.execute("UPDATE quote_lines SET hundredths = 150")
    connection.execute("UPDATE job_lines SET hundredths = 300")
    for change, agreed in (
        ("SELECT 1", 5),
        ("UPDATE jobs SET status = 'cancelled'", 2),
        ("UPDATE quotes SET status = 'sent'", 0),
        ("UPDATE quotes SET status = 'accepted'", 2),
        ("DELETE FROM quotes", 0),
    ):
        connection.execute(change)
        assert ask(connection, "SELECT inventory, agreed FROM products") == (7, agreed), change


def test_the_search_index_has_each_change_of_an_engine(connection: sqlite3.Connection) -> None:
    for change, found in (
        ("SELECT 1", 1),
        ("UPDATE car_engines SET name = '1.4 TSI'", 0),
        ("UPDATE car_engines SET code = 'TDI'", 1),
        ("DELETE FROM car_engines", 0),
    ):
        connection.execute(change)
        assert list_due(connection) == ["gauge"]
        index_products(connection, ["gauge"])
        assert ask(connection, FOUND) == (found,), change
