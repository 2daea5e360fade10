"""Duration of the till: `npm run bench -- till`.

25,000 products, and a day of 5,000 lines in 2,500 sales, some paid in parts or refunded. A number is looked up, a sale
of three parts is added up and made, and the day's sums are read, without sockets; the best of `ROUNDS` counts. The
ratio is to one bare statement that reads the same rows, measured in turn with it in plain sqlite3. All are milliseconds
of the processor.
"""

import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing
from itertools import count
from pathlib import Path
from uuid import uuid4

from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from app import create_app
from app.config import Config
from app.store.database.base import db
from app.store.database.driver import sqlite3
from app.store.migrations.upgrade import upgrade
from tests.bench.sold import sell
from tests.bench.statistics import milliseconds, say, sign_in
from tests.bench.warehouse import Size, fill

ROUNDS = 15
PRODUCTS = 25_000
SALES = 2_500
TILL = "/api/admin/till"
Asked = tuple[str, int, Callable[[], object], str]
"""Its name, its aim in milliseconds, the call, and the bare statement."""


def main(_words: list[str]) -> None:
    """Print the table."""
    say(f"{PRODUCTS:,} products, {SALES * 2:,} lines a day; best of {ROUNDS}, milliseconds of processor")
    with tempfile.TemporaryDirectory(prefix="pitlane-till-") as folder:
        config = Config(data_dir=Path(folder), throttles=False)
        upgrade(config.database, config.backups)
        fill(config.database, Size("till", products=PRODUCTS, brands=12, orders=0, visits=1))
        sell(config.database, SALES, PRODUCTS)
        app = create_app(config)
        with app.app_context():
            admin = sign_in(app)
            opened = admin.post(f"{TILL}/days", json={"opening": "100.00", "understood": True}).json
            _move_to_today(config.database)
            say(f"{'':14} {'till':>7} {'bare':>7} {'ratio':>6} {'aim':>4}")
            with closing(sqlite3.connect(config.database, isolation_level=None)) as plain:
                for name, aim, call, bare in _asked(admin, (opened or {})["id"]):
                    ours = min(milliseconds(call)[1] for _ in range(ROUNDS))
                    least = min(
                        milliseconds(lambda said=bare: plain.execute(said).fetchall())[1] for _ in range(ROUNDS)
                    )
                    say(f"{name:14} {ours:7.1f} {least:7.2f} {ours / max(least, 0.01):6.1f} {aim:4}")
            db.session.remove()
            db.engine.dispose()


def _move_to_today(database: Path) -> None:
    """Let the year's orders be sales of this day, and give every product a number and stock."""
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        now = "strftime('%Y-%m-%dT%H:%M:%f000Z', 'now')"
        connection.execute(f"UPDATE orders SET source = 'till', created_at = {now}")
        connection.execute(f"UPDATE payments SET settled_at = {now}")
        connection.execute("UPDATE products SET sku = 'BN-' || rowid, sku_folded = 'bn' || rowid, inventory = 999")
        connection.execute("ANALYZE")


def _done(answer: TestResponse) -> TestResponse:
    """Return an answer. Raises RuntimeError for a refusal and for an empty list."""
    if answer.status_code not in (200, 201) or not answer.json:
        raise RuntimeError(answer.get_data(as_text=True))
    return answer


def _asked(admin: FlaskClient, day_id: str) -> Iterator[Asked]:
    numbers = count(1)
    ids = [each["id"] for each in admin.get("/api/admin/products?limit=3").json or []]
    lines = [{"productId": each} for each in ids]
    total = (admin.post(f"{TILL}/preview", json={"lines": lines}).json or {})["total"]
    of_ids = "SELECT id, name, price, inventory FROM products WHERE id IN ('{}')".format("', '".join(ids))

    def make() -> object:
        paid = [{"method": "cash", "amount": total}]
        body = {"id": str(uuid4()), "lines": lines, "total": total, "payments": paid}
        return _done(admin.post(f"{TILL}/sales", json=body))

    yield (
        "scan", 100, lambda: _done(admin.get(f"/api/admin/products?number=BN-{next(numbers)}&limit=2")),
        "SELECT * FROM products WHERE sku_folded = 'bn77'",
    )  # fmt: skip
    yield "add up 3 parts", 100, lambda: _done(admin.post(f"{TILL}/preview", json={"lines": lines})), of_ids
    yield "sell 3 parts", 100, make, of_ids
    yield (
        "the day's sums", 50, lambda: _done(admin.get(f"{TILL}/days/{day_id}")),
        "SELECT p.method, sum(p.amount), sum(i.subtotal) FROM payments p JOIN orders o ON o.id = p.order_id"
        " JOIN order_items i ON i.order_id = o.id WHERE o.source = 'till' GROUP BY p.method",
    )  # fmt: skip
