"""A bare sqlite3 loop commits the rows of customers' actions. It uses synchronous=FULL, no HTTP and no rule."""

import time
import uuid
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from app.store.database.driver import sqlite3
from tests.bench.load import Figures

MailText = tuple[str, str, str]
CUSTOMER = ("Aoife Byrne", "aoife@example.ie", "056 123 4567", "12 Castle Road, Kilkenny")
_READ = (
    "SELECT c.status, i.id, i.quantity, i.created_at, p.id, p.price, p.name, p.slug, p.category, p.inventory,"
    " m.url, m.width, m.height, m.widths, m.alt FROM carts c JOIN cart_items i ON i.cart_id = c.id"
    " JOIN products p ON p.id = i.product_id LEFT JOIN images m ON m.url = p.image_url WHERE c.id = ?"
)


class Bare:
    """The bare side that writes the rows on a connection like the shop's own. `empty` and `filled` are carts prepared
    for it.
    """

    def __init__(
        self, database: Path, products: Sequence[str], mail: MailText, empty: Iterator[str], filled: Iterator[str]
    ) -> None:
        self._connection = sqlite3.connect(database, isolation_level=None)
        for pragma in ("foreign_keys=ON", "synchronous=FULL", "secure_delete=ON"):
            self._connection.execute(f"PRAGMA {pragma}")
        self._products = products
        self._mail = mail
        self._empty = empty
        self._filled = filled

    def open_cart(self) -> str:
        """Write an empty cart; its id."""
        cart, moment = str(uuid.uuid4()), _moment()
        sql = "INSERT INTO carts (id, status, created_at, updated_at) VALUES (?, 'active', ?, ?)"
        self._commit([(sql, (cart, moment, moment))])
        return cart

    def add_prepared(self) -> None:
        """Write the addition of a product to a prepared cart."""
        self._add(next(self._empty), self._products[0])

    def order_prepared(self) -> None:
        """Write a checkout of a prepared cart of one line. The customer's mail is included."""
        self._order(next(self._filled), self._products[:1])

    def cart(self) -> None:
        """Write a new cart and an addition, and read both."""
        cart = self.open_cart()
        self._add(cart, self._products[0])
        self._connection.execute(_READ, (cart,)).fetchall()

    def cart_and_order(self, pieces: int) -> None:
        """Write a new cart, additions of different products, and their order."""
        cart = self.open_cart()
        for product in self._products[:pieces]:
            self._add(cart, product)
        self._order(cart, self._products[:pieces])

    def visit(self) -> None:
        """Write the rows of a whole visit: three page visits and one product view, besides a cart and its order."""
        self.cart_and_order(1)
        visits = "INSERT INTO page_visits (id, created_at, ip_address, user_agent, path) VALUES (?, ?, ?, ?, ?)"
        looks = "INSERT INTO product_views (id, created_at, product_id) VALUES (?, ?, ?)"
        rows = [(visits, (str(uuid.uuid4()), _moment(), "127.0.0.1", "", path)) for path in ("/", "/shop", "/shop/a")]
        self._commit([*rows, (looks, (str(uuid.uuid4()), _moment(), self._products[0]))])

    def _add(self, cart: str, product: str) -> None:
        moment = _moment()
        add = (
            "INSERT INTO cart_items (id, cart_id, product_id, quantity, unit_price, created_at)"
            " VALUES (?, ?, ?, 1, 4999, ?)"
        )
        touch = "UPDATE carts SET updated_at = ? WHERE id = ?"
        self._commit([(add, (str(uuid.uuid4()), cart, product, moment)), (touch, (moment, cart))])

    def _order(self, cart: str, products: Sequence[str]) -> None:
        order, moment = str(uuid.uuid4()), _moment()
        take = "UPDATE products SET inventory = inventory - 1 WHERE id = ? AND inventory >= 1"
        close = "UPDATE carts SET status = 'ordered', updated_at = ? WHERE id = ?"
        self._commit([
            *((take, (product,)) for product in products),
            (close, (moment, cart)),
            (_ORDER, (order, cart, *CUSTOMER, moment, moment)),
            *((_ITEM, (str(uuid.uuid4()), order, product, place)) for place, product in enumerate(products)),
            (_EVENT, (str(uuid.uuid4()), order, moment)),
            (_MAIL, (str(uuid.uuid4()), CUSTOMER[1], CUSTOMER[0], *self._mail, order, moment, moment, f"r:{order}")),
        ])  # fmt: skip

    def _commit(self, statements: Sequence[tuple[str, tuple[Any, ...]]]) -> None:
        self._connection.execute("BEGIN IMMEDIATE")
        for sql, values in statements:
            self._connection.execute(sql, values)
        self._connection.execute("COMMIT")


_ORDER = (
    "INSERT INTO orders (id, order_number, cart_id, customer_name, customer_email, customer_phone,"
    " shipping_address, subtotal, tax, total, tax_rate, status, created_at, updated_at)"
    " SELECT ?, coalesce(max(order_number), 1000) + 1, ?, ?, ?, ?, ?, 4999, 500, 5499, '10', 'pending', ?, ?"
    " FROM orders"
)
_ITEM = (
    "INSERT INTO order_items (id, order_id, product_id, position, product_name, quantity, unit_price, subtotal)"
    " VALUES (?, ?, ?, ?, 'Boost Gauge', 1, 4999, 4999)"
)
_EVENT = "INSERT INTO order_events (id, order_id, status, created_at) VALUES (?, ?, 'pending', ?)"
_MAIL = (
    "INSERT INTO mails (id, kind, to_address, to_name, subject, body_text, body_html, order_id, status, attempts,"
    " due_at, created_at, once_key) VALUES (?, 'order-received', ?, ?, ?, ?, ?, ?, 'by_hand', 0, ?, ?, ?)"
)


def read_mail(database: Path) -> MailText:
    """Return the subject, text and HTML of a mail that was sent for an order."""
    with closing(sqlite3.connect(database, timeout=30)) as connection:
        found = connection.execute("SELECT subject, body_text, body_html FROM mails WHERE order_id IS NOT NULL")
        subject, body_text, body_html = found.fetchone()
    return subject, body_text, body_html


def measure(write: Callable[[], object], figures: Figures, seconds: float) -> None:
    """One window of commits, one after the other."""
    begin = start = time.perf_counter()
    used, count = time.process_time(), 0
    while start < begin + seconds:
        write()
        end = time.perf_counter()
        figures.times.append(end - start)
        start, count = end, count + 1
    figures.add_window(count, start - begin, time.process_time() - used)


def _moment() -> str:
    return datetime.now(UTC).isoformat(timespec="microseconds").replace("+00:00", "Z")
