"""The power fails in the middle of sales over the counter. Each is whole, or not there and made by the next press."""

import threading
import time
from contextlib import closing
from decimal import Decimal
from http.client import HTTPException
from typing import Any

import pytest
from flask.testing import FlaskClient

from app.config import Config
from app.store.catalogue.products import Product
from app.store.database.base import db
from app.store.database.driver import sqlite3
from tests.live import ask, sign_in
from tests.make import make_product
from tests.runtime.test_kill import shop_process
from tests.web.sales.documents.seller import set_seller
from tests.web.sales.till.counter import SALES, of, open_day, sale

STOCK = 1000
AT_ONCE = 3
SALES_MADE = 40
KILLS = ((1, 0.0), (4, 0.002), (4, 0.005), (6, 0.009))
"""So many more sales are answered before each kill, and so many seconds later it comes."""
SPLIT = [{"method": "cash", "amount": "20.00"}, {"method": "terminal", "amount": "24.00"}]
WHOLE = """
    SELECT o.id, o.status, o.paid = o.total,
      (SELECT group_concat(quantity, ',') FROM (
        SELECT quantity FROM order_items i WHERE i.order_id = o.id ORDER BY quantity)),
      (SELECT count(*) FROM payments p WHERE p.order_id = o.id AND p.state = 'succeeded'),
      (SELECT sum(amount) FROM payments p WHERE p.order_id = o.id) = o.total,
      (SELECT count(*) FROM documents d WHERE d.order_id = o.id)
    FROM orders o
"""


@pytest.fixture
def parts(admin: FlaskClient) -> list[Product]:
    set_seller(admin)
    open_day(admin)
    return [make_product(name, price=Decimal("10.00"), inventory=STOCK) for name in ("Gauge", "Mats")]


def test_killed_at_any_moment_a_sale_is_whole_or_not_there(config: Config, parts: list[Product]) -> None:
    gauge, mats = parts
    work = {"text": "Fitting", "unitPrice": "10.00", "quantity": 1}
    bodies = [sale("44.00", of(gauge, 2), of(mats), work, payments=SPLIT, receipt="print") for _ in range(SALES_MADE)]
    owner = sign_in()
    db.session.remove()
    answered: set[str] = set()

    for more, later in KILLS:
        with shop_process(config) as (process, address):
            seller = Seller(address, owner, bodies, answered)
            seller.sell_until(len(answered) + more)
            time.sleep(later)
            process.kill()
            seller.end()
        check(config, answered, gauge, mats)

    with shop_process(config) as (_process, address):
        for body in bodies:
            status, answer = ask(address, "POST", SALES, body, owner)
            assert status == (200 if body["id"] in answered else status) and status in (200, 201), answer
            answered.add(body["id"])
    assert len(check(config, answered, gauge, mats)) == len(bodies)


class Seller:
    """Three counters that make the sales that have no answer yet."""

    def __init__(self, address: str, owner: str, bodies: list[dict[str, Any]], answered: set[str]) -> None:
        self._ask = address, owner
        self._left = [body for body in bodies if body["id"] not in answered]
        self._answered = answered
        self._more = threading.Condition()
        self._threads = [threading.Thread(target=self._sell, args=(share,)) for share in range(AT_ONCE)]

    def sell_until(self, count: int) -> None:
        """Begin, and return once so many sales have an answer."""
        for thread in self._threads:
            thread.start()
        with self._more:
            assert self._more.wait_for(lambda: len(self._answered) >= count, 60)

    def end(self) -> None:
        for thread in self._threads:
            thread.join()

    def _sell(self, share: int) -> None:
        address, owner = self._ask
        for body in self._left[share::AT_ONCE]:
            try:
                status, _ = ask(address, "POST", SALES, body, owner)
            except (OSError, HTTPException):
                return
            with self._more:
                if status in (200, 201):
                    self._answered.add(body["id"])
                self._more.notify()


def check(config: Config, answered: set[str], gauge: Product, mats: Product) -> list[str]:
    """Every sale that was answered is there, and each that is there is whole. Returns their ids."""
    with closing(sqlite3.connect(config.database)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        sold = connection.execute(WHOLE).fetchall()
        assert {tuple(row[1:]) for row in sold} <= {("completed", 1, "1,1,2", 2, 1, 1)}
        carts = {row[0] for row in connection.execute("SELECT cart_id FROM orders")}
        assert answered <= carts
        assert {row[0] for row in connection.execute("SELECT id FROM carts")} == carts
        left = dict(connection.execute("SELECT id, inventory FROM products").fetchall())
        assert left == {gauge.id: STOCK - 2 * len(sold), mats.id: STOCK - len(sold)}
        return [row[0] for row in sold]
