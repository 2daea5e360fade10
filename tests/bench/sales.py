"""Duration of the sales report: `npm run bench -- sales [--orders N]`.

A year of orders with their payments and documents, some paid in parts, refunded or credited; the report of that year on
each basis, called without sockets: `first` after a change of the sales, and `again` once the maintenance has stored its
sums, each the best of `ROUNDS`; at last one while none are stored, as after an upgrade. The ratio is that of `first` to
one bare statement that reads each entry, its order and its lines once and adds them up, measured in turn with it in
plain sqlite3. All are milliseconds of the processor. Beside them stands the private memory of the process.
"""

import argparse
import tempfile
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from threading import Event

from flask.testing import FlaskClient

from app import create_app
from app.config import Config
from app.runtime.memory import give_back
from app.shop.sales.storing import store_outdated
from app.shop.workshop_days import workshop_day
from app.store.base import db, now
from app.store.driver import sqlite3
from app.store.migrate import upgrade
from tests.bench.sold import sell
from tests.bench.statistics import milliseconds, say, sign_in
from tests.bench.warehouse import Size, fill

ROUNDS = 5
TARGET_MILLISECONDS = 300
CHANGE = "UPDATE orders SET total = total WHERE order_number = (SELECT max(order_number) FROM orders)"
TABLES = {
    "ordered": ("orders", "id", "created_at"),
    "invoiced": ("documents", "order_id", "issued_at"),
    "received": ("payments", "order_id", "settled_at"),
}


def main(words: list[str]) -> None:
    """Print the table."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--orders", type=int, default=100_000, help="orders in the year")
    orders = asked.parse_args(words).orders
    say(f"{orders:,} orders in a year, 25,000 products; best of {ROUNDS}; target {TARGET_MILLISECONDS} ms of processor")
    with tempfile.TemporaryDirectory(prefix="pitlane-sales-") as folder:
        config = Config(data_dir=Path(folder), throttles=False)
        upgrade(config.database, config.backups)
        fill(config.database, Size("sales", products=25_000, brands=12, orders=0, visits=1))
        sell(config.database, orders, 25_000)
        app = create_app(config)
        with app.app_context():
            admin = sign_in(app)
            say(f"private memory {_private():.0f} MB")
            say(f"all sums stored in {milliseconds(_store)[1] / 1000:.1f} s")
            say(f"{'basis':10} {'first':>9} {'again':>9} {'bare':>9} {'ratio':>6} {'MB':>4}")
            for basis in TABLES:
                _measure(admin, config.database, basis)
            _forget(config.database)
            for basis in TABLES:
                took = milliseconds(lambda: _ask(admin, basis))[1]  # noqa: B023 -- called at once
                say(f"{basis:10} {took:9.1f} while no sums are stored, {_private():.0f} MB")
            db.session.remove()
            db.engine.dispose()


def _measure(admin: FlaskClient, database: Path, basis: str) -> None:
    firsts, agains, bares = [], [], []
    with closing(sqlite3.connect(database, isolation_level=None)) as plain:
        for _ in range(ROUNDS):
            plain.execute(CHANGE)
            # The next call sees it.
            db.session.remove()
            firsts.append(milliseconds(lambda: _ask(admin, basis))[1])
            _store()
            agains.append(milliseconds(lambda: _ask(admin, basis))[1])
            bares.append(milliseconds(lambda: plain.execute(_bare(basis)).fetchall())[1])
    first, again, bare = min(firsts), min(agains), min(bares)
    say(f"{basis:10} {first:9.1f} {again:9.1f} {bare:9.1f} {first / bare:6.2f} {_private():4.0f}")


def _store() -> None:
    """Do what the maintenance does each hour."""
    store_outdated(Event())
    db.session.remove()


def _forget(database: Path) -> None:
    """Mark every hour of sales, as an upgrade does."""
    with closing(sqlite3.connect(database, isolation_level=None)) as plain:
        for basis, (table, _, moment) in TABLES.items():
            hours = f"SELECT DISTINCT '{basis}', substr({moment}, 1, 13) FROM {table}"
            plain.execute(f"INSERT OR IGNORE INTO sales_outdated (basis, hour) {hours}")
    db.session.remove()


def _private() -> float:
    """Return the process's own megabytes, once what lies free went back."""
    give_back()
    lines = Path("/proc/self/smaps_rollup").read_text(encoding="ascii").splitlines()
    return sum(int(line.split()[1]) for line in lines if line.startswith("Private_")) / 1024


def _ask(admin: FlaskClient, basis: str) -> None:
    today = workshop_day(now())
    period = f"from={today - timedelta(days=364)}&to={today}"
    answer = admin.get(f"/api/admin/reports/sales?{period}&basis={basis}&group=week")
    if answer.status_code != 200 or not answer.json or not answer.json["topProducts"]:
        raise RuntimeError(answer.get_data(as_text=True))


def _bare(basis: str) -> str:
    table, order, moment = TABLES[basis]
    return (
        f"SELECT sum(o.total), sum(i.quantity), sum(i.subtotal) FROM {table} AS t JOIN orders AS o ON o.id = t.{order}"
        f" JOIN order_items AS i ON i.order_id = o.id WHERE t.{moment} >= '2000'"
    )
