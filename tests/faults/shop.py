"""The real server, run as a separate process on its own directory. The directory is checked afterwards."""

import atexit
import io
import json
import os
import time
from contextlib import closing, suppress
from dataclasses import dataclass, field
from decimal import Decimal
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

from PIL import Image

from app.store.database.driver import sqlite3
from tests.running import Running, serve

PASSWORD = "a rather long secret"
STOCK = 1_000_000
PRICES = ("49.99", "0.07", "1249.00")
BOUNDARY = "pitlane-faults"


class Broken(AssertionError):
    """A broken promise. `str(error)` names the promise."""


def promise(stored: bool, words: str) -> None:
    """Raise Broken unless the promise held."""
    if not stored:
        raise Broken(words)


@dataclass
class Shop:
    """A running shop with three products in large stock, and the owner's session on it."""

    running: Running
    started_in: float
    worked: float
    """Seconds until it answered, and those of them in which it had a processor."""
    products: list[str] = field(default_factory=list)
    _cookie: str = ""

    @property
    def port(self) -> int:
        return self.running.port

    def ask(self, method: str, path: str, body: Any = None, *, owner: bool = False) -> tuple[int, Any]:
        """One call on a connection of its own."""
        headers = {"Cookie": self._cookie} if owner else {}
        return self.running.ask(method, path, body, self.running.desk_port if owner else None, **headers)

    def sign_in(self) -> int:
        """The status of the owner's signing in."""
        with closing(HTTPConnection("127.0.0.1", self.running.desk_port, timeout=30)) as line:
            content = json.dumps({"password": PASSWORD})
            line.request("POST", "/api/admin/login", content, {"Content-Type": "application/json"})
            answer = line.getresponse()
            self._cookie = (answer.getheader("Set-Cookie") or "").split(";")[0]
            return answer.status

    def stock_up(self) -> None:
        """Three products, unless they are there from an earlier start."""
        _status, found = self.ask("GET", "/api/products")
        if not found:
            self.ask("POST", "/api/admin/product-categories", {"name": "Parts"}, owner=True)
            for number, price in enumerate(PRICES):
                words = {"name": f"Part {number}", "slug": f"part-{number}", "description": "For the faults' tests."}
                sold = {"price": price, "inventory": STOCK, "category": "Parts"}
                status, answer = self.ask("POST", "/api/admin/products", words | sold, owner=True)
                promise(status == 201, f"a product could not be added: {status} {answer}")
            _status, found = self.ask("GET", "/api/products")
        self.products = [product["id"] for product in found]

    def upload(self, picture: bytes) -> tuple[int, Any]:
        """The owner's upload of a picture."""
        part = f'--{BOUNDARY}\r\nContent-Disposition: form-data; name="image"; filename="p.jpg"\r\n'
        content = part.encode() + b"Content-Type: image/jpeg\r\n\r\n" + picture + f"\r\n--{BOUNDARY}--\r\n".encode()
        headers = {"Content-Type": f"multipart/form-data; boundary={BOUNDARY}", "Cookie": self._cookie}
        with closing(HTTPConnection("127.0.0.1", self.running.desk_port, timeout=30)) as line:
            line.request("POST", "/api/admin/upload-image", content, headers)
            answer = line.getresponse()
            return answer.status, json.loads(answer.read())

    def kill(self) -> None:
        """Kill the process without warning, and wait until it has ended."""
        self.running.process.kill()
        self.running.process.wait(30)
        self.close()

    def stop(self) -> int:
        """The exit status of a stop as the system asks for it."""
        status = self.running.stop()
        self.close()
        return status

    def close(self) -> None:
        if self.running.process.stdout:
            self.running.process.stdout.close()


def open_shop(folder: Path, *, signed_in: bool = True, **environment: str) -> Shop:
    """Start the shop on a directory and wait until it answers. If `signed_in` is true, the owner is signed in and the
    shop is stocked.
    """
    began = time.monotonic()
    given = {"PITLANE_THROTTLES": "off", "PITLANE_ADMIN_PASSWORD": PASSWORD} | environment
    shop = Shop(serve(folder, (), given), 0, 0)
    # However the harness ends, its shop does not outlive it.
    atexit.register(ended, shop)
    try:
        while shop.ask("GET", "/api/health")[0] != 200:
            promise(time.monotonic() - began < 60, "the shop was not ready within 60 s")
            time.sleep(0.05)
        shop.started_in = time.monotonic() - began
        shop.worked = _processor_time(shop.running.process.pid) or shop.started_in
        if signed_in:
            promise(shop.sign_in() == 200, "the owner could not sign in")
            shop.stock_up()
    except BaseException:
        shop.kill()
        raise
    return shop


def _processor_time(process: int) -> float:
    """Return the seconds of processor time that a process has used, or 0 where the system does not report them."""
    with suppress(OSError):
        words = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")
    return 0


def memory_of(shop: Shop) -> int:
    """Return the bytes of memory that the shop's process uses, or 0 where the system does not report them."""
    with suppress(OSError):
        return int(Path(f"/proc/{shop.running.process.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    return 0


def ended(shop: Shop) -> None:
    """End a shop however a test left it."""
    if shop.running.process.poll() is None:
        shop.kill()


def a_picture(number: int) -> bytes:
    """A small photo, each of another colour."""
    encoded = io.BytesIO()
    Image.new("RGB", (96, 64), (number % 256, number // 256 % 256, 90)).save(encoded, "JPEG")
    return encoded.getvalue()


def read(folder: Path, statement: str) -> list[tuple[Any, ...]]:
    """Rows of the shop's database, which may be running."""
    with closing(sqlite3.connect(f"{(folder / 'pitlane.db').as_uri()}?mode=ro", uri=True, timeout=20)) as connection:
        return list(connection.execute(statement))


def count_orders(folder: Path) -> int:
    return int(read(folder, "SELECT count(*) FROM orders")[0][0])


def check_books(folder: Path, acknowledged: dict[str, Decimal]) -> None:
    """Check every acknowledged order and the stock. Each order must be there with its total, every order must be
    complete, and no piece may be lost or gained.
    """
    promise(read(folder, "PRAGMA integrity_check") == [("ok",)], "the database is not sound")
    promise(read(folder, "PRAGMA foreign_key_check") == [], "rows point nowhere")
    lines = dict(read(folder, "SELECT order_id, sum(subtotal) FROM order_items GROUP BY order_id"))
    orders = {row[0]: row[1:] for row in read(folder, "SELECT id, subtotal, tax, total FROM orders")}
    lost = acknowledged.keys() - orders.keys()
    promise(not lost, f"{len(lost)} of {len(acknowledged)} acknowledged orders are lost")
    promise(orders.keys() == lines.keys(), "an order has no lines, or lines have no order")
    for number, (subtotal, tax, total) in orders.items():
        promise(lines[number] == subtotal and subtotal + tax == total, f"the sums of order {number} are wrong")
    wrong = [number for number, total in acknowledged.items() if Decimal(orders[number][2]) / 100 != total]
    promise(not wrong, f"{len(wrong)} orders have another total than was said")
    sold = dict(read(folder, "SELECT product_id, sum(quantity) FROM order_items GROUP BY product_id"))
    for product, left in read(folder, "SELECT id, inventory FROM products"):
        promise(left + sold.get(product, 0) == STOCK, "stock and what was sold do not add up")


def check_pictures(shop: Shop) -> int:
    """Return the number of pictures; each must open."""
    _status, listed = shop.ask("GET", "/api/admin/uploads", owner=True)
    for upload in listed:
        with closing(HTTPConnection("127.0.0.1", shop.port, timeout=30)) as line:
            line.request("GET", upload["url"])
            answer = line.getresponse()
            content = answer.read()
        promise(answer.status == 200, f"the listed picture {upload['url']} is not there")
        Image.open(io.BytesIO(content)).load()
    return len(listed)


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0
