"""A busy hour in a minute: `npm run bench -- load [--seconds N]`, the shop on one core, the crowd on the others.

1,000 open carts ask every 5 s whether anything changed, 20 customers look around, one orders each second. They come as
a tunnel delivers them, over some open connections. Every request has its moment, and its time counts from that moment:
a shop that falls behind gets no fewer requests.
"""

import argparse
import queue
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from tests.bench import shop
from tests.bench.load import Customer, ask_once, etag_of, write_request

CARTS = 1000
POLL_SECONDS = 5
BROWSING = 20
LOOK_SECONDS = 1.0
CONNECTIONS = 16
P99_MILLISECONDS = 50
MEGABYTES = 90
CHECKOUT = {"customerName": "Aoife Byrne", "customerEmail": "aoife@example.ie", "shippingAddress": "12 Castle Road"}


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
    with tempfile.TemporaryDirectory(prefix="pitlane-load-") as folder:
        with shop.shop_process(Path(folder), "--sample"):
            pass
        with shop.shop_process(Path(folder)) as (process, port):
            _measure(Path(folder) / "pitlane.db", process.pid, port, seconds)


def _measure(database: Path, pid: int, port: int, seconds: int) -> None:
    product = shop.stock_up(database)
    # Of every product some: a sale outdates the carts that hold what was sold, and no others.
    products = shop.list_products(database)
    shares = [CARTS // len(products) + (number < CARTS % len(products)) for number in range(len(products))]
    filled = [shop.fill_carts(database, share, each) for each, share in zip(products, shares, strict=True)]
    carts = [cart for some in filled for cart in some]
    buyers = shop.fill_carts(database, seconds, product)
    slugs = [each["slug"] for each in ask_once(port, "GET", "/api/products")]
    said, due = Said(), sorted(_plan(carts, buyers, slugs, seconds))
    before = shop.resident_megabytes(pid) or 0
    _run(port, due, said)
    after = shop.resident_megabytes(pid) or 0
    for kind, times in said.times.items():
        say(f"{kind:10}{len(times):>8,} answers, p99 {said.p99([kind]):>8.1f} ms, longest {max(times) * 1000:>8.1f} ms")
    say(f"all: p99 {said.p99(list(said.times)):.1f} ms (aim: at most {P99_MILLISECONDS}), {len(said.refused)} refused,")
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
        yield Due(number + 0.5, "checkout", sent, "")


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
