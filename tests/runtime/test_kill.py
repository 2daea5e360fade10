"""The power fails during fifty checkouts. Every order that was confirmed to a customer is there, complete."""

import re
import subprocess
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from http.client import HTTPException

from flask import Flask

from app.config import Config
from app.store.database.base import db
from app.store.database.driver import sqlite3
from tests.forked import start_program
from tests.live import ask
from tests.make import checkout, make_cart, make_product
from tests.running import environment

CHECKOUTS = 50
STOCK = 1000


@contextmanager
def shop_process(config: Config) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Start the shop as a separate process on a data directory. Provides the process and its address."""
    words = ["serve", "--port", "0", "--desk-port", "0", "--data-dir", str(config.data_dir)]
    process = start_program(words, environment(PITLANE_THROTTLES="off"))
    with process:
        try:
            assert process.stdout
            lines = iter(process.stdout.readline, "")
            found = next(match for line in lines if (match := re.search(r"Shop: +(http://\S+)", line)))
            yield process, found[1]
        finally:
            process.kill()


def test_a_kill_during_fifty_checkouts_loses_no_acknowledged_order(app: Flask, config: Config) -> None:
    product = make_product(inventory=STOCK)
    carts = [make_cart((product, 2)) for _ in range(CHECKOUTS)]
    db.session.remove()
    acknowledged: list[str] = []
    refused: list[object] = []
    enough = threading.Event()

    with shop_process(config) as (process, address):

        def order(share: int) -> None:
            for cart in carts[share::4]:
                try:
                    status, answer = ask(address, "POST", "/api/checkout/confirm", checkout(cart))
                except (OSError, HTTPException):
                    return
                if status == 201:
                    acknowledged.append(answer["orderId"])
                else:
                    refused.append(answer)
                if refused or len(acknowledged) == CHECKOUTS // 2:
                    enough.set()

        threads = [threading.Thread(target=order, args=(share,)) for share in range(4)]
        for thread in threads:
            thread.start()
        assert enough.wait(60)
        process.kill()
        for thread in threads:
            thread.join()
    assert refused == []

    check(config, acknowledged)
    with shop_process(config) as (_process, address):
        assert ask(address, "GET", "/api/health")[0] == 200
        assert ask(address, "GET", f"/api/orders/{acknowledged[-1]}")[0] == 200


def check(config: Config, acknowledged: list[str]) -> None:
    """Every acknowledged order is there, and whatever is there is whole."""
    with closing(sqlite3.connect(config.database)) as connection:
        orders = {row[0] for row in connection.execute("SELECT id FROM orders")}
        assert set(acknowledged) <= orders
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        sold = connection.execute("SELECT sum(quantity), count(DISTINCT order_id) FROM order_items").fetchone()
        assert sold == (2 * len(orders), len(orders))
        assert connection.execute("SELECT inventory FROM products").fetchone() == (STOCK - 2 * len(orders),)
        assert connection.execute("SELECT count(*) FROM order_events").fetchone() == (len(orders),)
        ordered = connection.execute("SELECT count(*) FROM carts WHERE status = 'ordered'").fetchone()
        assert ordered == (len(orders),)
