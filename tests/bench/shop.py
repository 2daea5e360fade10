"""The two sides of a measurement run as processes. They are the shop on a sample catalogue, and a bare server."""

import os
import re
import subprocess
import sys
import uuid
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from urllib.parse import urlsplit

from app.store.database.driver import sqlite3
from tests.bench.load import Port, Server

MOMENT = f"{datetime.now(UTC):%Y-%m-%dT%H:%M:%S.%fZ}"
"""Of carts: old ones are swept away when a shop starts."""
STOCK = 1_000_000


@contextmanager
def on_one_core() -> Iterator[None]:
    """Bind what starts within to the first core, customers to others."""
    cores = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else set()
    if len(cores) < 2:
        yield
        return
    first = min(cores)
    os.sched_setaffinity(0, {first})
    try:
        yield
    finally:
        os.sched_setaffinity(0, cores - {first})


@contextmanager
def shop_process(folder: Path, *more: str) -> Iterator[tuple[subprocess.Popen[str], Port]]:
    """The shop, serving a folder; `more` are words for its command."""
    words = ["serve", "--port", "0", "--desk-port", "0", "--data-dir", str(folder), *more]
    environ = os.environ | {"PITLANE_THROTTLES": "off"}
    with on_one_core():
        process = subprocess.Popen(
            [sys.executable, "-m", "app", *words], stdout=subprocess.PIPE, text=True, env=environ
        )
    with process:
        try:
            lines = iter(process.stdout.readline, "") if process.stdout else iter([])
            address = next((found[1] for line in lines if (found := re.search(r"Shop: +(http://\S+)", line))), None)
            if address is None:
                raise SystemExit("The shop did not start: see above.")
            yield process, urlsplit(address).port or 80
        finally:
            process.terminate()


@contextmanager
def bare_process(content: bytes, status: str = "200 OK", *more: str) -> Iterator[Server]:
    """Start a bare server that answers every request with these bytes. With `flask` as `more`, Flask runs behind it."""
    words = [sys.executable, "-m", "tests.bench.bare_server", status, *more]
    with on_one_core():
        process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    with process:
        try:
            if process.stdin is None or process.stdout is None:
                raise RuntimeError("the bare server has no pipes")
            process.stdin.write(content)
            process.stdin.close()
            yield Server(int(process.stdout.readline()), process.pid)
        finally:
            process.kill()


_SOLD_WHOLE = "SELECT id FROM products WHERE inventory > 0 AND option_count = 0 ORDER BY slug"
"""The products in stock without options, of which one would have to be chosen."""


def stock_up(database: Path, count: int = 1) -> list[str]:
    """Give some products more stock than is sold; their ids."""
    with closing(sqlite3.connect(database, timeout=30)) as connection, connection:
        found = connection.execute(f"{_SOLD_WHOLE} LIMIT ?", (count,))
        products = [str(row[0]) for row in found]
        connection.executemany("UPDATE products SET inventory = ? WHERE id = ?", [(STOCK, each) for each in products])
    return products


def list_products(database: Path) -> list[str]:
    """The ids of all that can be bought without a choice."""
    with closing(sqlite3.connect(database, timeout=30)) as connection:
        return [str(row[0]) for row in connection.execute(_SOLD_WHOLE)]


def fill_carts(database: Path, count: int, product: str | None = None) -> list[str]:
    """Add so many carts, and return their ids. Each cart has one piece of the product, or is empty if none is given."""
    carts = [str(uuid.uuid4()) for _ in range(count)]
    with closing(sqlite3.connect(database, timeout=30)) as connection, connection:
        connection.executemany(
            "INSERT INTO carts (id, status, created_at, updated_at) VALUES (?, 'active', ?, ?)",
            [(cart, MOMENT, MOMENT) for cart in carts],
        )
        if product:
            connection.executemany(
                "INSERT INTO cart_items (id, cart_id, product_id, quantity, unit_price, created_at)"
                " VALUES (?, ?, ?, 1, 4999, ?)",
                [(str(uuid.uuid4()), cart, product, MOMENT) for cart in carts],
            )
    return carts


def copy_database(database: Path, target: Path) -> Path:
    """A second file with the same tables and rows."""
    with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(target)) as copy:
        source.backup(copy)
        copy.execute("PRAGMA journal_mode=WAL")
    return target


def resident_megabytes(pid: int) -> float | None:
    """Return a process's memory in megabytes (of 10^6 bytes), or None if the system hides it."""
    with suppress(OSError):
        found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{pid}/status").read_text())
        return int(found[1]) * 1024 / 1e6 if found else None
    return None
