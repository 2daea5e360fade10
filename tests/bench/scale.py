"""Speed with fifty times the catalogue is measured by `npm run bench -- scale`.

`--visits N` adds visits. Two shops run one after the other in this process and are requested without sockets, so that
only the shop is timed. The start is that of the real program. `fresh` is requested right after a write, so that nothing
is cached.
"""

import argparse
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from time import perf_counter, process_time, sleep

from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import update

from app import create_app
from app.config import Config
from app.runtime.search_indexer import SearchIndexer
from app.shop.base.settings.settings import change_settings
from app.store.catalogue.search_tables import SearchRow
from app.store.database.base import db
from app.store.database.sqlite import write
from app.store.database.state import state_of
from app.store.migrations.upgrade import upgrade
from tests.bench import shop
from tests.bench.load import ask_once
from tests.bench.scale_requests import FRESH, OWNER, SOLD, STORED
from tests.bench.statistics import sign_in
from tests.bench.warehouse import Size, fill

ROUNDS = 15
GROWTH = 1.5
OWNER_MILLISECONDS = 1000
Times = dict[str, float]
CUSTOMER = {"customerName": "Aoife Byrne", "customerEmail": "aoife@example.ie", "shippingAddress": "12 Castle Road"}


def main(words: list[str]) -> None:
    """Print the table."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--visits", type=int, default=5_000_000, help="visits in the large shop's year")
    visits = asked.parse_args(words).visits
    small = Size("small", products=500, brands=12, orders=2_000, visits=max(visits // 50, 1))
    large = Size("large", products=25_000, brands=200, orders=100_000, visits=visits)
    said = [dict(_console(measure(size))) for size in (small, large)]
    say(f"\n{'':34}{'small ms':>10}{'large ms':>10}{'growth':>8}   aim")
    for name in said[0]:
        say(_line(name, said[0][name], said[1][name]))


def _console(measured: Iterator[tuple[str, float]]) -> Iterator[tuple[str, float]]:
    """Print and yield the figures as they arrive, because the large shop takes minutes."""
    for name, milliseconds in measured:
        say(f"  {name}: {milliseconds:.1f} ms")
        yield name, milliseconds


def _line(name: str, small: float, large: float) -> str:
    owner = name.startswith("owner")
    aim = f"<= {OWNER_MILLISECONDS} ms" if owner else f"<= {GROWTH}x"
    met = large <= OWNER_MILLISECONDS if owner else large <= small * GROWTH
    return f"{name:34}{small:>10.2f}{large:>10.2f}{large / small:>8.2f}   {aim}{'' if met else ' MISSED'}"


def measure(size: Size) -> Iterator[tuple[str, float]]:
    """Each thing by its name, with its milliseconds."""
    say(f"Filling the {size.name} shop: {size.products:,} products, {size.orders:,} orders, {size.visits:,} visits …")
    with tempfile.TemporaryDirectory(prefix="pitlane-scale-") as folder:
        config = Config(data_dir=Path(folder), throttles=False)
        upgrade(config.database, config.backups)
        fill(config.database, size)
        _keep_visits(config)
        yield "owner: start to first answer", _start(config.data_dir)
        for each in (config.uploads, config.photos, config.backups, config.logs):
            each.mkdir(exist_ok=True)
        app = create_app(config)
        with app.app_context():
            yield from _measure(app, config, size)
            db.session.remove()
            db.engine.dispose()


def _keep_visits(config: Config) -> None:
    """Store all of the year's visits, addresses too. By default the shop would delete most of them."""
    app = create_app(config)
    with app.app_context():
        with write() as session:
            change_settings(session, {"analytics_days": 400, "ip_days": 400})
        db.session.remove()
        db.engine.dispose()


def _measure(app: Flask, config: Config, size: Size) -> Iterator[tuple[str, float]]:
    visitor, admin = app.test_client(), sign_in(app)
    yield "owner: search index made anew", _once(lambda: _make_index(app))
    for name, path in FRESH.items():
        yield f"{name}, fresh", _cpu(lambda path=path: _get(visitor, path), before=_outdate)
    for name, path in STORED.items():
        yield f"{name}, cached", _cpu(lambda path=path: _get(visitor, path))
    carts = iter(shop.fill_carts(config.database, ROUNDS + 1, SOLD))
    yield "checkout", _cpu(lambda: _order(visitor, next(carts)))
    for name, path in OWNER.items():
        yield f"owner: {name}", _once(lambda path=path: _get(admin, path))
    yield "owner: backup", _once(lambda: _post(admin, "/api/admin/backups", {}))


def _cpu(act: Callable[[], object], before: Callable[[], object] = lambda: None) -> float:
    """Milliseconds of the processor that an act takes, the middle of some."""
    times = []
    for number in range(ROUNDS + 1):
        before()
        start = process_time()
        act()
        # The first one compiles statements.
        times += [process_time() - start] if number else []
    return sorted(times)[ROUNDS // 2] * 1000


def _once(act: Callable[[], object]) -> float:
    start = perf_counter()
    act()
    return (perf_counter() - start) * 1000


def _outdate() -> None:
    """Outdate every answer, except those that change only with the owner's writes. The effect is as if everything had
    been ordered, with one product's stock changed.
    """
    invalidation = state_of(db.session()).invalidation
    invalidation.publish([SOLD])
    invalidation.publish_everything()


def _make_index(app: Flask) -> None:
    with write() as session:
        session.execute(update(SearchRow).values(revision=0))
    SearchIndexer(app)._index_due()


def _start(folder: Path) -> float:
    """Return the best time of four starts, in milliseconds, until the program's first answer. Each start is stopped
    when it has checked the database, so that the next finds the mark of a clean stop.
    """
    times = []
    # The first, of a folder without that mark, checks before it answers.
    for number in range(4):
        start = perf_counter()
        with shop.shop_process(folder) as (_process, port):
            ask_once(port, "GET", "/api/health")
            times.append(perf_counter() - start)
            _wait_for_checks(folder, number)
    return min(times) * 1000


def _wait_for_checks(folder: Path, checks: int) -> None:
    """So many starts have checked what they trusted at first."""
    while (folder / "logs" / "pitlane.log").read_text("utf-8").count("is sound") < checks:
        sleep(0.1)


def _get(client: FlaskClient, path: str) -> None:
    answer = client.get(path)
    if answer.status_code != 200 or not answer.data:
        raise RuntimeError(f"{path}: {answer.get_data(as_text=True)[:200]}")


def _post(client: FlaskClient, path: str, body: object) -> None:
    answer = client.post(path, json=body)
    if answer.status_code != 201:
        raise RuntimeError(f"{path}: {answer.get_data(as_text=True)[:200]}")


def _order(client: FlaskClient, cart: str) -> None:
    _post(client, "/api/checkout/confirm", CUSTOMER | {"cartId": cart})


def say(line: str) -> None:
    """Print a line at once, though the next takes a while."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
