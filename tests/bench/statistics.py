"""Duration of statistics: `python -m tests.bench.statistics [--visits N]`.

A machine's own speed is taken out by the ratio to a bare count of the same table in plain sqlite3, measured in turn
with each answer. `first ms` is the first call on the database, `call ms` the best of some, `cpu ms` what that took of
the processor: all three are the whole call, session and JSON included.
"""

import argparse
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import perf_counter, process_time

from flask import Flask
from flask.testing import FlaskClient

from app import create_app
from app.config import Config
from app.shop.system.access.sessions import open_session, store_password
from app.store.database.base import db
from app.store.database.driver import sqlite3
from app.store.database.sqlite import write
from app.store.migrations.run import run_upgrade
from tests.bench.visits import Crowd, fill

ROUNDS = 7
PERIODS = (7, 30, 90)
TARGET_MILLISECONDS = 300


def main() -> None:
    """Print the table."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--visits", type=int, default=1_000_000, help="visits in the year")
    visits = asked.parse_args().visits
    measure_year(Crowd("many visitors", visits, visits // 8), Crowd("few visitors", visits, 600))


def measure_year(*crowds: Crowd) -> None:
    """Print a line for each period of each crowd. All crowds have the same number of visits."""
    visits = crowds[0].visits
    say(f"{visits:,} visits in a year; best of {ROUNDS} each; target {TARGET_MILLISECONDS} ms")
    say(f"{'crowd':14} {'days':>4} {'first ms':>9} {'call ms':>9} {'cpu ms':>9} {'count ms':>9} {'ratio':>6}")
    for crowd in crowds:
        measure(crowd)


def measure(crowd: Crowd) -> None:
    """A line for each period, over a database of the crowd's own."""
    with tempfile.TemporaryDirectory() as folder:
        config = Config(data_dir=Path(folder), throttles=False)
        run_upgrade(config.database)
        fill(config.database, crowd)
        app = create_app(config)
        with app.app_context():
            for days in PERIODS:
                _measure_period(sign_in(app), config.database, crowd, days)
            db.session.remove()
            db.engine.dispose()


def _measure_period(admin: FlaskClient, database: Path, crowd: Crowd, days: int) -> None:
    first, _ = milliseconds(lambda: ask(admin, days))
    plain = sqlite3.connect(database)
    calls, counts = [], []
    for _ in range(ROUNDS):
        calls.append(milliseconds(lambda: ask(admin, days)))
        counts.append(milliseconds(lambda: plain.execute("SELECT count(*) FROM page_visits").fetchone()))
    plain.close()
    (call, cpu), (count, _) = min(calls), min(counts)
    say(f"{crowd.name:14} {days:4} {first:9.1f} {call:9.1f} {cpu:9.1f} {count:9.2f} {call / count:6.1f}")


def sign_in(app: Flask) -> FlaskClient:
    """The owner at the admin listener."""
    client = app.test_client()
    client.environ_base["pitlane.listener"] = "desk"
    with write() as session:
        secret = open_session(session, store_password(session, "a rather long secret"))
    client.set_cookie("desk_session", secret)
    return client


def ask(admin: FlaskClient, days: int) -> None:
    """One call of the statistics, which must succeed."""
    answer = admin.get(f"/api/admin/analytics/stats?days={days}")
    if answer.status_code != 200:
        raise RuntimeError(answer.get_data(as_text=True))


def say(line: str) -> None:
    """Print a line at once, though the next takes a while."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def milliseconds(act: Callable[[], object]) -> tuple[float, float]:
    """Return an act's duration and processor time in milliseconds."""
    clock, processor = perf_counter(), process_time()
    act()
    return (perf_counter() - clock) * 1000, (process_time() - processor) * 1000


if __name__ == "__main__":
    main()
