"""A bare sqlite3 loop that commits the shop's rows.

They are the rows of an order or of a cart's item, synchronous=FULL: no HTTP, no rule.
"""

import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from app.store.driver import sqlite3
from tests.bench.load import Figures

MailText = tuple[str, str, str]
CUSTOMER = ("Aoife Byrne", "aoife@example.ie", "056 123 4567", "12 Castle Road, Kilkenny")


def connect(database: Path) -> sqlite3.Connection:
    """A connection as the shop opens its own."""
    connection = sqlite3.connect(database, isolation_level=None)
    for pragma in ("foreign_keys=ON", "synchronous=FULL", "secure_delete=ON"):
        connection.execute(f"PRAGMA {pragma}")
    return connection


def add_item(connection: sqlite3.Connection, product: str, cart: str) -> None:
    """Write the addition of a product to a cart."""
    connection.execute("BEGIN IMMEDIATE")
    connection.execute(
        "INSERT INTO cart_items (id, cart_id, product_id, quantity, unit_price, created_at)"
        " VALUES (?, ?, ?, 1, 4999, ?)",
        (str(uuid.uuid4()), cart, product, _moment()),
    )
    connection.execute("UPDATE carts SET updated_at = ? WHERE id = ?", (_moment(), cart))
    connection.execute("COMMIT")


def read_letter(database: Path) -> MailText:
    """Return a mail that the shop wrote with an order.

    Its subject, text and HTML.
    """
    with closing(sqlite3.connect(database, timeout=30)) as connection:
        found = connection.execute("SELECT subject, body_text, body_html FROM mails WHERE order_id IS NOT NULL")
        subject, body_text, body_html = found.fetchone()
    return subject, body_text, body_html


def place_order(connection: sqlite3.Connection, product: str, letter: MailText, cart: str) -> None:
    """Write a checkout of one line, the customer's mail included."""
    order, moment = str(uuid.uuid4()), _moment()
    connection.execute("BEGIN IMMEDIATE")
    connection.execute("UPDATE products SET inventory = inventory - 1 WHERE id = ? AND inventory >= 1", (product,))
    connection.execute("UPDATE carts SET status = 'ordered', updated_at = ? WHERE id = ?", (moment, cart))
    connection.execute(
        "INSERT INTO orders (id, order_number, cart_id, customer_name, customer_email, customer_phone,"
        " shipping_address, subtotal, tax, total, tax_rate, status, created_at, updated_at)"
        " SELECT ?, coalesce(max(order_number), 1000) + 1, ?, ?, ?, ?, ?, 4999, 500, 5499, '10', 'pending', ?, ?"
        " FROM orders",
        (order, cart, *CUSTOMER, moment, moment),
    )
    connection.execute(
        "INSERT INTO order_items (id, order_id, product_id, position, product_name, quantity, unit_price, subtotal)"
        " VALUES (?, ?, ?, 0, 'Boost Gauge', 1, 4999, 4999)",
        (str(uuid.uuid4()), order, product),
    )
    connection.execute(
        "INSERT INTO order_events (id, order_id, status, created_at) VALUES (?, ?, 'pending', ?)",
        (str(uuid.uuid4()), order, moment),
    )
    connection.execute(
        "INSERT INTO mails (id, kind, to_address, to_name, subject, body_text, body_html, order_id, status, attempts,"
        " due_at, created_at, once_key) VALUES (?, 'order-received', ?, ?, ?, ?, ?, ?, 'by_hand', 0, ?, ?, ?)",
        (str(uuid.uuid4()), CUSTOMER[1], CUSTOMER[0], *letter, order, moment, moment, f"order-received:{order}"),
    )
    connection.execute("COMMIT")


def measure(write: Callable[[str], None], carts: Iterator[str], figures: Figures, seconds: float) -> None:
    """One window of commits, one after the other."""
    begin = start = time.perf_counter()
    count = 0
    while start < begin + seconds:
        write(next(carts))
        end = time.perf_counter()
        figures.times.append(end - start)
        start, count = end, count + 1
    figures.rates.append(count / (start - begin))


def _moment() -> str:
    return datetime.now(UTC).isoformat(timespec="microseconds").replace("+00:00", "Z")
