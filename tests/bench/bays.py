"""Duration of the calendar is measured by `npm run bench -- bays`. The shop has a busy year of jobs and appointments.
The calendar of this week, that of 62 days, and Today are called without sockets. All figures are milliseconds of the
processor, each the best and the worst of `ROUNDS`.
"""

import tempfile
from collections.abc import Iterator
from contextlib import closing
from datetime import timedelta
from pathlib import Path

from app import create_app
from app.config import Config
from app.shop.base.workshop_days import workshop_day
from app.store.database.base import db, now
from app.store.database.driver import sqlite3
from app.store.migrations.upgrade import upgrade
from tests.bench.statistics import milliseconds, say, sign_in

ROUNDS = 20
JOBS = 5_000
APPOINTMENTS = 10_000
BAYS = 6
TARGET_MILLISECONDS = 50
JOB_ID = "printf('b0000000-0000-4000-8000-%012x', n % {jobs})"
BAY_ID = "printf('c0000000-0000-4000-8000-%012x', n % {bays})"
MOMENT = (
    "strftime('%Y-%m-%dT%H:%M:%f000Z', 'now', '-180 days', (n / {bays} * 5) || ' hours', '+' || {hours} || ' hours')"
)


def main(_words: list[str]) -> None:
    """Print the table."""
    say(f"{JOBS:,} jobs, {APPOINTMENTS:,} appointments in {BAYS} bays; target {TARGET_MILLISECONDS} ms for a week")
    with tempfile.TemporaryDirectory(prefix="pitlane-bays-") as folder:
        config = Config(data_dir=Path(folder), throttles=False)
        upgrade(config.database, config.backups)
        book(config.database)
        app = create_app(config)
        with app.app_context():
            admin = sign_in(app)
            for name, path in _asked():
                answer = admin.get(path)
                if answer.status_code != 200:
                    raise RuntimeError(answer.get_data(as_text=True))
                times = [milliseconds(lambda asked=path: admin.get(asked))[1] for _ in range(ROUNDS)]
                shown = answer.get_data(as_text=True).count('"starts":')
                say(f"{name:10} {min(times):7.1f} to {max(times):7.1f} ms, {shown:4} appointments")
            db.session.remove()
            db.engine.dispose()


def _asked() -> Iterator[tuple[str, str]]:
    monday = workshop_day(now())
    monday -= timedelta(days=monday.weekday())
    for name, days in (("week", 7), ("month", 42), ("62 days", 62)):
        yield name, f"/api/admin/calendar?from={monday}&to={monday + timedelta(days=days - 1)}"
    yield "Today", "/api/admin/today"


def book(database: Path) -> None:
    """Write bays, jobs and appointments that never overlap."""
    size = {"jobs": JOBS, "bays": BAYS}
    starts, ends = (MOMENT.format(bays=BAYS, hours=hours) for hours in (0, 4))
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.execute("BEGIN")
        connection.execute(
            f"INSERT INTO bays (id, created_at, name, display_order) {numbers(BAYS)}"
            f" SELECT {BAY_ID.format(**size)}, '2026-01-01T00:00:00.000000Z', 'Bay ' || (n + 2), n FROM c"
        )
        connection.execute(
            "INSERT INTO jobs (id, created_at, updated_at, number, customer, car, status, promised_at, note, tax_mode,"
            f" subtotal, tax, total) {numbers(JOBS)} SELECT {JOB_ID.format(**size)}, {starts}, {starts}, n + 1,"
            " 'Customer ' || n, 'Volkswagen Golf', CASE WHEN n % 50 THEN 'collected' ELSE 'booked' END,"
            f" {ends}, '', 'included', 10000, 2000, 10000 FROM c"
        )
        connection.execute(
            f"INSERT INTO appointments (id, created_at, job_id, bay_id, starts_at, ends_at, title)"
            f" {numbers(APPOINTMENTS)} SELECT printf('d0000000-0000-4000-8000-%012x', n), {starts},"
            f" {JOB_ID.format(**size)}, {BAY_ID.format(**size)}, {starts}, {ends}, '' FROM c"
        )
        connection.execute("COMMIT")


def numbers(count: int) -> str:
    return f"WITH RECURSIVE c(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM c WHERE n < {count - 1})"
