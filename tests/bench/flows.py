"""Processor time of flows of requests is measured by `npm run bench -- flows`, in less than two minutes.

One customer follows another. The shop's own processor time is divided by the number of flows. It is compared with a
bare sqlite3 loop that commits the same rows, and with the time that waitress, and waitress with a Flask that knows no
rule, take for as many requests. The best round of each side counts, because the others were disturbed.
"""

import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.bench import shop
from tests.bench.bare_sqlite import Bare, measure, read_mail
from tests.bench.browser import Browser
from tests.bench.load import Customer, Figures, Server, ask_once, etag_of, write_request
from tests.bench.sessions import describe_sessions

ROUNDS = 4
SECONDS = 1.0
CARTS = 10_000
ADDING, OPENING, CHECKOUT = 0.25, 0.30, 0.35
"""Least ratios to the bare rows, by processor time."""
POLLS = 6
PICTURES = 6


@dataclass(frozen=True)
class Goods:
    """The products, pages and prepared carts that the flows use. The products never sell out."""

    products: list[str]
    slug: str
    category: str
    pictures: list[str]
    empty: Iterator[str]
    filled: Iterator[str]


@dataclass(frozen=True)
class Flow:
    """A flow, and the rows that it writes. `aim` is the least ratio to the bare rows. `answers` is the most answers of
    a bare waitress that it may cost.
    """

    name: str
    act: Callable[[Browser, Goods], object]
    rows: Callable[[Bare], object]
    aim: float | None = None
    answers: int | None = None


def add_to_new_cart(browser: Browser, goods: Goods) -> None:
    """New cart, add, read."""
    cart = browser.open_cart()
    browser.add(cart, goods.products[0])
    browser.ask("GET", f"/api/cart/{cart}")


def order_three(browser: Browser, goods: Goods) -> None:
    """Cart, three adds, order."""
    cart = browser.open_cart()
    for product in goods.products[:3]:
        browser.add(cart, product)
    browser.order(cart)


def visit(browser: Browser, goods: Goods) -> None:
    """Visit three pages with their pictures and counts, fill a cart and order. The cart is requested several times, and
    the order's page once.
    """
    for path in ("/", f"/shop?category={goods.category}", f"/shop/{goods.slug}"):
        browser.ask("GET", path)
        browser.ask("POST", "/api/analytics/page-visit", {"path": path})
    browser.ask("POST", "/api/analytics/product-view", {"productId": goods.products[0]})
    for picture in goods.pictures:
        browser.ask("GET", picture)
    cart = browser.open_cart()
    browser.add(cart, goods.products[0])
    etag = etag_of(browser.ask("GET", f"/api/cart/{cart}"))
    for _ in range(POLLS):
        browser.ask("GET", f"/api/cart/{cart}", etag=etag)
    browser.ask("GET", f"/order/{browser.order(cart)}")


FLOWS = (
    Flow("new cart", lambda browser, _goods: browser.open_cart(), Bare.open_cart, aim=OPENING),
    Flow("add to cart", lambda browser, goods: browser.add(next(goods.empty), goods.products[0]), Bare.add_prepared,
         aim=ADDING),
    Flow("checkout", lambda browser, goods: browser.order(next(goods.filled)), Bare.order_prepared, aim=CHECKOUT),
    Flow("new cart, add, read", add_to_new_cart, Bare.cart, answers=28),
    Flow("cart, 3 adds, order", order_three, lambda bare: bare.cart_and_order(3), answers=50),
    Flow("a whole visit", visit, Bare.visit, answers=133),
)  # fmt: skip


def main(_words: list[str] | None = None) -> None:
    """Print the table."""
    with tempfile.TemporaryDirectory(prefix="pitlane-flows-") as temporary:
        folder = Path(temporary)
        with shop.shop_process(folder, "--sample"):
            pass
        with shop.shop_process(folder) as (process, port):
            _measure_flows(folder, Server(port, process.pid))
            megabytes = shop.resident_megabytes(process.pid)
            say(f"Resident memory afterwards: {f'{megabytes:.0f} MB' if megabytes else 'unknown on this system'}")


def copy_bare(folder: Path, products: list[str], carts: int) -> Bare:
    """Return the bare side on a copy of a shop's database. The shop must have an order."""
    database = shop.copy_database(folder / "pitlane.db", folder / "bare.db")
    empty, filled = (iter(shop.fill_carts(database, carts, each)) for each in (None, products[0]))
    return Bare(database, products, read_mail(database), empty, filled)


def _measure_flows(folder: Path, server: Server) -> None:
    goods = _prepare(folder / "pitlane.db", server.port)
    Browser(server.port).order(next(goods.filled))
    bare = copy_bare(folder, goods.products, CARTS)
    answer = Customer(server.port).ask(write_request("GET", f"/api/products/{goods.slug}")).split(b"\r\n\r\n", 1)[1]
    with shop.bare_process(answer) as waitress, shop.bare_process(answer, "200 OK", "flask") as flask:
        floors = [_cost(each, lambda browser, _goods: browser.open_cart(), goods)[0] for each in (waitress, flask)]
        say(f"\nOne answer of a bare waitress: {floors[0]:.3f} ms of the processor; with Flask {floors[1]:.3f} ms\n")
        say(f"{'':<22}{'shop ms':>9}{'rows ms':>9}{'ratio':>7}{'aim':>6}{'answers':>9}{'aim':>6}{'requests':>10}"
            f"{'waitress':>10}{'and Flask':>11}")  # fmt: skip
        for flow in FLOWS:
            ours, requests = _cost(server, flow.act, goods)
            say(_line(flow, ours, _cost_of_rows(flow, bare), requests, floors))
        say(describe_sessions(server, [waitress, flask], goods.products[0], goods.slug, goods.category))


def _prepare(database: Path, port: int) -> Goods:
    products = shop.stock_up(database, 3)
    category = ask_once(port, "GET", "/api/product-categories")[0]["slug"]
    listed = ask_once(port, "GET", f"/api/products?category={category}&limit={PICTURES}")
    pictures = [each["imageUrl"] for each in listed if each["imageUrl"]]
    empty, filled = (iter(shop.fill_carts(database, CARTS, each)) for each in (None, products[0]))
    return Goods(products, listed[0]["slug"], category, pictures, empty, filled)


def _cost(server: Server, act: Callable[[Browser, Goods], object], goods: Goods) -> tuple[float, float]:
    """Return the milliseconds of the processor for one flow in the best round, and its number of requests."""
    figures, browser, count = Figures(), Browser(server.port), 0
    for _ in range(ROUNDS):
        begin, used, first = time.perf_counter(), server.processor_seconds(), count
        while time.perf_counter() < begin + SECONDS:
            act(browser, goods)
            count += 1
        figures.add_window(count - first, time.perf_counter() - begin, server.processor_seconds(since=used))
    return figures.processor_ms, browser.requests / count


def _cost_of_rows(flow: Flow, bare: Bare) -> float:
    figures = Figures()
    with shop.on_one_core():
        for _ in range(ROUNDS):
            measure(lambda: flow.rows(bare), figures, SECONDS / 2)
    return figures.processor_ms


def _line(flow: Flow, ours: float, rows: float, requests: float, floors: list[float]) -> str:
    aims = [f"{each:.2f}" if isinstance(each, float) else str(each or "-") for each in (flow.aim, flow.answers)]
    shares = [requests * each / ours for each in floors]
    return (
        f"{flow.name:<22}{ours:>9.2f}{rows:>9.2f}{rows / ours:>7.2f}{aims[0]:>6}{ours / floors[0]:>9.1f}{aims[1]:>6}"
        f"{requests:>10.0f}{shares[0]:>10.0%}{shares[1]:>11.0%}"
    )


def say(line: str) -> None:
    """Print a line at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
