"""Duration of the sales report: `npm run bench -- sales [--orders N]`.

Two years of orders with their payments and documents, some paid in parts, refunded or credited: one year of 20,000, one
of 100,000. The report of each is asked for on each basis, without sockets; the best of `ROUNDS` counts. The ratio is to
one bare statement that reads each entry, its order and its lines once and adds them up, measured in turn with it in
plain sqlite3. All are milliseconds of the processor. Beside them is the private memory of the process.
"""

import argparse
import tempfile
from contextlib import closing
from datetime import timedelta
from pathlib import Path

from flask.testing import FlaskClient

from app import create_app
from app.config import Config
from app.runtime.memory import give_back
from app.shop.base.workshop_days import workshop_day
from app.store.database.base import db, now
from app.store.database.driver import sqlite3
from app.store.migrations.upgrade import upgrade
from tests.bench.sold import sell
from tests.bench.statistics import milliseconds, say, sign_in
from tests.bench.warehouse import Size, fill

ROUNDS = 5
AIMS = {20_000: 300, 100_000: 2_000}
"""Milliseconds of the processor by the orders of the year."""
TABLES = {
    "ordered": ("orders", "id", "created_at"),
    "invoiced": ("documents", "order_id", "issued_at"),
    "received": ("payments", "order_id", "settled_at"),
}


def main(words: list[str]) -> None:
    """Print a table for each year."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--orders", type=int, nargs="*", default=[*AIMS], help="orders in each year")
    for orders in asked.parse_args(words).orders:
        aim = f"; aim {AIMS[orders]:,} ms of processor" if orders in AIMS else ""
        say(f"{orders:,} orders in a year, 25,000 products; best of {ROUNDS}{aim}")
        _measure_year(orders)


def _measure_year(orders: int) -> None:
    with tempfile.TemporaryDirectory(prefix="pitlane-sales-") as folder:
        config = Config(data_dir=Path(folder), throttles=False)
        upgrade(config.database, config.backups)
        fill(config.database, Size("sales", products=25_000, brands=12, orders=0, visits=1))
        sell(config.database, orders, 25_000)
        app = create_app(config)
        with app.app_context():
            admin = sign_in(app)
            say(f"private memory {_private():.0f} MB")
            say(f"{'basis':10} {'report':>9} {'bare':>9} {'ratio':>6} {'MB':>4}")
            for basis in TABLES:
                _measure(admin, config.database, basis)
            db.session.remove()
            db.engine.dispose()


def _measure(admin: FlaskClient, database: Path, basis: str) -> None:
    reports, bares = [], []
    with closing(sqlite3.connect(database, isolation_level=None)) as plain:
        for _ in range(ROUNDS):
            reports.append(milliseconds(lambda: _ask(admin, basis))[1])
            bares.append(milliseconds(lambda: plain.execute(_bare(basis)).fetchall())[1])
    report, bare = min(reports), min(bares)
    say(f"{basis:10} {report:9.1f} {bare:9.1f} {report / bare:6.2f} {_private():4.0f}")


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
