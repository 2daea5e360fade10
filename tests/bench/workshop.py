"""Duration of the workshop's screens is measured by `npm run bench -- workshop`. The inbox, quotes, customers and jobs
of a shop that has had many are called without sockets. All figures are milliseconds of the processor, the best and
the worst of `ROUNDS`.
"""

import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from app import create_app
from app.config import Config
from app.store.database.base import db
from app.store.database.driver import sqlite3
from app.store.migrations.upgrade import upgrade
from tests.bench.bays import book, numbers
from tests.bench.statistics import milliseconds, say, sign_in

ROUNDS = 15
ENQUIRIES = 10_000
PHOTOS = 30_000
TARGET_MILLISECONDS = 100
MOMENT = "strftime('%Y-%m-%dT%H:%M:%f000Z', 'now', '-' || n || ' hours')"
JOB = "b0000000-0000-4000-8000-000000000007"
ROWS = {
    "contacts (id, created_at, name, email, phone, digits)": (
        ENQUIRIES,
        f"printf('e0000000-0000-4000-8000-%012x', n), {MOMENT}, 'Customer ' || n, 'c' || n || '@example.ie',"
        " '056 ' || n, '056' || n",
    ),
    "cars (id, created_at, contact_id, label, plate, plate_folded)": (
        ENQUIRIES,
        f"printf('f0000000-0000-4000-8000-%012x', n), {MOMENT}, printf('e0000000-0000-4000-8000-%012x', n),"
        " 'Volkswagen Golf', '161-KK-' || n, '161KK' || n",
    ),
    "contact_inquiries (id, created_at, name, email, phone, message, status, outcome)": (
        ENQUIRIES,
        f"printf('a0000000-0000-4000-8000-%012x', n), {MOMENT}, 'Customer ' || n, 'c' || n || '@example.ie',"
        " '056 ' || n, 'Could you tint the rear windows of my Golf, and what would that cost?',"
        " CASE WHEN n < 20 THEN 'new' ELSE 'read' END,"
        " CASE WHEN n < 60 THEN NULL WHEN n % 3 THEN 'won' ELSE 'lost' END",
    ),
    "photos (id, created_at, of, owner_id, position, filename, width, height, note, is_public)": (
        PHOTOS,
        f"printf('90000000-0000-4000-8000-%012x', n), {MOMENT}, CASE n % 2 WHEN 0 THEN 'enquiry' ELSE 'job' END,"
        " CASE n % 2 WHEN 0 THEN printf('a0000000-0000-4000-8000-%012x', n / 3)"
        " ELSE printf('b0000000-0000-4000-8000-%012x', n / 6) END, n % 6, printf('%032x.webp', n), 1280, 960, '', 0",
    ),
    "quotes (id, created_at, updated_at, number, contact_id, car, inquiry_id, status, version, valid_until, intro,"
    " tax_mode, subtotal, tax, total, start_early)": (
        ENQUIRIES,
        f"printf('80000000-0000-4000-8000-%012x', n), {MOMENT}, {MOMENT}, n + 1,"
        " printf('e0000000-0000-4000-8000-%012x', n), 'Volkswagen Golf',"
        " printf('a0000000-0000-4000-8000-%012x', n), CASE WHEN n < 50 THEN 'sent' ELSE 'accepted' END, 1,"
        " '2099-01-01', '', 'included', 10000, 2000, 10000, 0",
    ),
    "quote_lines (id, quote_id, position, kind, text, hundredths, unit_price, tax_rate, is_optional)": (
        3 * ENQUIRIES,
        "printf('70000000-0000-4000-8000-%012x', n), printf('80000000-0000-4000-8000-%012x', n / 3), n % 3, 'labour',"
        " 'Fitting', 150, 6000, '20', 0",
    ),
    "job_lines (id, job_id, position, kind, text, hundredths, unit_price, tax_rate, stock_taken)": (
        15_000,
        "printf('60000000-0000-4000-8000-%012x', n), printf('b0000000-0000-4000-8000-%012x', n / 3), n % 3, 'labour',"
        " 'Fitting', 150, 6000, '20', 0",
    ),
}


def main(_words: list[str]) -> None:
    """Print the table."""
    say(f"{ENQUIRIES:,} enquiries and quotes, 5,000 jobs, {PHOTOS:,} photos; target {TARGET_MILLISECONDS} ms each")
    with tempfile.TemporaryDirectory(prefix="pitlane-workshop-") as folder:
        config = Config(data_dir=Path(folder), throttles=False)
        upgrade(config.database, config.backups)
        book(config.database)
        _fill(config.database)
        app = create_app(config)
        with app.app_context():
            admin = sign_in(app)
            for name, path in _asked():
                answer = admin.get(path)
                if answer.status_code != 200:
                    raise RuntimeError(f"{path}: {answer.get_data(as_text=True)}")
                times = [milliseconds(lambda asked=path: admin.get(asked))[1] for _ in range(ROUNDS)]
                missed = "" if min(times) <= TARGET_MILLISECONDS else " MISSED"
                say(f"{name:24} {min(times):7.1f} to {max(times):7.1f} ms, {len(answer.data) / 1000:8.1f} kB{missed}")
            db.session.remove()
            db.engine.dispose()


def _asked() -> Iterator[tuple[str, str]]:
    yield "inbox", "/api/admin/inbox"
    yield "inbox by words", "/api/admin/inbox?search=customer+4711"
    yield "inbox, old page", "/api/admin/inbox?stage=won&page=60"
    yield "enquiry", "/api/contact-inquiries/a0000000-0000-4000-8000-000000000007/thread"
    yield "quotes", "/api/admin/quotes"
    yield "quotes by name", "/api/admin/quotes?search=customer+4711"
    yield "a quote", "/api/admin/quotes/80000000-0000-4000-8000-000000000007"
    yield "customers", "/api/admin/contacts"
    yield "customers by plate", "/api/admin/contacts?search=161kk4711"
    yield "a customer", "/api/admin/contacts/e0000000-0000-4000-8000-000000000007"
    yield "jobs", "/api/admin/jobs"
    yield "jobs by name", "/api/admin/jobs?search=customer+4711"
    yield "a job", f"/api/admin/jobs/{JOB}"


def _fill(database: Path) -> None:
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.execute("BEGIN")
        for table, (count, values) in ROWS.items():
            connection.execute(f"INSERT INTO {table} {numbers(count)} SELECT {values} FROM c")
        connection.execute("COMMIT")
