"""A busy hour is run in a minute by `npm run bench -- load [--seconds N]`. The shop runs on one core, the crowd on the
others.

1,000 open carts ask every 5 s whether anything changed, 20 customers browse, and one orders each second. Then the same
runs with two orders a second while the owner imports 2,000 products. The requests arrive as a tunnel delivers them,
over some open connections. Every request has its due moment, and its time counts from that moment: a shop that falls
behind gets no fewer requests.
"""

import argparse
import os
import queue
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from tests.bench import shop
from tests.bench.load import Customer, ask_once, etag_of, write_request
from tests.free_port import free_port
from tests.owner import Owner
from tests.running import Running

CARTS = 1000
POLL_SECONDS = 5
BROWSING = 20
LOOK_SECONDS = 1.0
CONNECTIONS = 16
IMPORTED = 2000
MEGABYTES = 90
PASSWORD = "a rather long secret"
CHECKOUT = {"customerName": "Aoife Byrne", "customerEmail": "aoife@example.ie", "shippingAddress": "12 Castle Road"}


class Hour(NamedTuple):
    """The load within the hour. It has the orders per second and whether the owner imports. Its p99 in ms may be at
    most `aim`.
    """

    name: str
    orders: int
    imports: bool
    aim: float


HOURS = [Hour("busy", 1, False, 30), Hour("busier", 2, True, 60)]


class Due(NamedTuple):
    """A request with its moment, in seconds from the start."""

    at: float
    kind: str
    sent: bytes
    cart: str


@dataclass
class Said:
    """Answers to a crowd: seconds by kind of request, and refusals."""

    times: dict[str, list[float]] = field(default_factory=dict)
    refused: list[bytes] = field(default_factory=list)
    etags: dict[str, bytes] = field(default_factory=dict)
    unchanged: int = 0

    def p99(self, kinds: list[str]) -> float:
        """Milliseconds within which 99 of 100 were answered."""
        times = sorted(each for kind in kinds for each in self.times[kind])
        return times[int(len(times) * 0.99)] * 1000


def main(words: list[str]) -> None:
    """Print the table."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seconds", type=int, default=60)
    seconds = asked.parse_args(words).seconds
    os.environ["PITLANE_ADMIN_PASSWORD"] = PASSWORD
    for hour in HOURS:
        say(f"\n{hour.name}: {describe_hour(hour)}")
        with tempfile.TemporaryDirectory(prefix="pitlane-load-") as folder:
            with shop.shop_process(Path(folder), "--sample"):
                pass
            desk_port = free_port()
            with shop.shop_process(Path(folder), "--desk-port", str(desk_port)) as (process, port):
                _measure(Path(folder) / "pitlane.db", Running(process, port, desk_port, Path(folder)), hour, seconds)


def describe_hour(hour: Hour) -> str:
    """Return the hour's orders and its import in words."""
    orders = "an order" if hour.orders == 1 else f"{hour.orders} orders"
    return f"{orders} a second" + (f", an import of {IMPORTED:,} products" if hour.imports else "")


def _measure(database: Path, running: Running, hour: Hour, seconds: int) -> None:
    (product,) = shop.stock_up(database)
    # Of every product some: a sale outdates the carts that hold what was sold, and no others.
    products = shop.list_products(database)
    shares = [CARTS // len(products) + (number < CARTS % len(products)) for number in range(len(products))]
    filled = [shop.fill_carts(database, share, each) for each, share in zip(products, shares, strict=True)]
    carts = [cart for some in filled for cart in some]
    buyers = shop.fill_carts(database, seconds * hour.orders, product)
    slugs = [each["slug"] for each in ask_once(running.port, "GET", "/api/products")]
    said, due = Said(), sorted(_plan(carts, buyers, slugs, seconds))
    before = shop.resident_megabytes(running.process.pid) or 0
    with ThreadPoolExecutor() as owner:
        imported = owner.submit(_import, running, seconds / 3) if hour.imports else None
        _run(running.port, due, said)
    if imported:
        say(imported.result())
    after = shop.resident_megabytes(running.process.pid) or 0
    for kind, times in said.times.items():
        say(f"{kind:10}{len(times):>8,} answers, p99 {said.p99([kind]):>8.1f} ms, longest {max(times) * 1000:>8.1f} ms")
    say(f"all: p99 {said.p99(list(said.times)):.1f} ms (aim: at most {hour.aim}), {len(said.refused)} refused,")
    say(
        f"{said.unchanged:,} polls answered 304; memory {before:.0f} MB, then {after:.0f} MB (aim: at most {MEGABYTES})"
    )
    if said.refused:
        raise SystemExit(said.refused[0].decode())


def _plan(carts: list[str], buyers: list[str], slugs: list[str], seconds: int) -> Iterator[Due]:
    for number, cart in enumerate(carts):
        first = number * POLL_SECONDS / CARTS
        for turn in range(seconds // POLL_SECONDS):
            yield Due(first + turn * POLL_SECONDS, "poll", b"", cart)
    for number in range(int(BROWSING * seconds / LOOK_SECONDS)):
        path = f"/api/products/{slugs[number % len(slugs)]}" if number % 3 else "/api/products?limit=24"
        yield Due(number * LOOK_SECONDS / BROWSING, "look", write_request("GET", path), "")
    for number, cart in enumerate(buyers):
        sent = write_request("POST", "/api/checkout/confirm", CHECKOUT | {"cartId": cart})
        yield Due((number + 0.5) * seconds / len(buyers), "checkout", sent, "")


def _import(running: Running, wait: float) -> str:
    category = ask_once(running.port, "GET", "/api/product-categories")[0]["name"]
    header = "slug,name,description,price,category,inventory\n"
    lines = (f"part-{n},Part {n},Made for the bench.,{n % 90 + 10}.00,{category},{n % 20}\n" for n in range(IMPORTED))
    owner = Owner(running.desk_port, PASSWORD)
    time.sleep(wait)
    start = time.perf_counter()
    answer = owner.upload("/api/admin/import/products", (header + "".join(lines)).encode(), "file", "products.csv")
    return f"{answer['created']:,} products imported in {time.perf_counter() - start:.1f} s"


def _run(port: int, due: list[Due], said: Said) -> None:
    waiting: queue.SimpleQueue[Due | None] = queue.SimpleQueue()
    start = time.perf_counter()
    workers = [threading.Thread(target=_work, args=(port, waiting, said, start)) for _ in range(CONNECTIONS)]
    for worker in workers:
        worker.start()
    for each in due:
        time.sleep(max(0.0, start + each.at - time.perf_counter()))
        waiting.put(each)
    for _ in workers:
        waiting.put(None)
    for worker in workers:
        worker.join()


def _work(port: int, waiting: "queue.SimpleQueue[Due | None]", said: Said, start: float) -> None:
    customer = Customer(port)
    while (due := waiting.get()) is not None:
        answer = customer.ask(_poll(due.cart, said) if due.cart else due.sent)
        said.times.setdefault(due.kind, []).append(time.perf_counter() - start - due.at)
        _read(answer, due, said)
    customer.close()


def _poll(cart: str, said: Said) -> bytes:
    """As a browser asks: with the ETag of what it has."""
    known = said.etags.get(cart)
    head = b"If-None-Match: " + known + b"\r\n" if known else b""
    return f"GET /api/cart/{cart} HTTP/1.1\r\nHost: 127.0.0.1\r\n".encode() + head + b"\r\n"


def _read(answer: bytes, due: Due, said: Said) -> None:
    if answer.startswith(b"HTTP/1.1 304"):
        said.unchanged += 1
    elif not answer.startswith((b"HTTP/1.1 200", b"HTTP/1.1 201")):
        said.refused.append(answer)
    elif due.cart:
        said.etags[due.cart] = etag_of(answer)


def say(line: str) -> None:
    """Print a line at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
