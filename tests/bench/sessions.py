"""Sessions of visitors who come at the same time are part of `npm run bench -- flows`.

A session is twelve calls, from the home page to the page of the order. The shop's own processor time is divided by the
number of sessions, and compared with the time that waitress, and waitress with a Flask that knows no rule, take for as
many calls of as many visitors at once. The best round of each counts, because the others were disturbed.
"""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from tests.bench.browser import Browser
from tests.bench.load import Figures, Server, etag_of

VISITORS = 32
CALLS = 12
ROUNDS = 4
SECONDS = 2.0
AIM = 14
"""Most milliseconds of the processor for a session, on a machine whose bare waitress answers in 0.06."""

Act = Callable[[Browser], object]


def run_session(browser: Browser, product: str, slug: str, category: str) -> None:
    """Look at three pages, fill a cart, ask whether it changed, and order."""
    for path in ("/", f"/shop?category={category}", f"/shop/{slug}"):
        browser.ask("GET", path)
    browser.ask("POST", "/api/analytics/page-visit", {"path": f"/shop/{slug}"})
    browser.ask("POST", "/api/analytics/product-view", {"productId": product})
    cart = browser.open_cart()
    browser.add(cart, product)
    etag = etag_of(browser.ask("GET", f"/api/cart/{cart}"))
    browser.ask("GET", f"/api/cart/{cart}", etag=etag)
    browser.ask("GET", "/api/settings")
    browser.ask("GET", f"/order/{browser.order(cart)}")


def cost_at_once(server: Server, act: Act) -> float:
    """Return the milliseconds of the processor for one act in the best round, while all visitors are at it."""
    figures = Figures()
    for _ in range(ROUNDS):
        begin, used = time.perf_counter(), server.processor_seconds()
        with ThreadPoolExecutor(VISITORS) as visitors:
            counts = [visitors.submit(_repeat, server, act, begin + SECONDS) for _ in range(VISITORS)]
        figures.add_window(
            sum(each.result() for each in counts), time.perf_counter() - begin, server.processor_seconds(since=used)
        )
    return figures.processor_ms


def _repeat(server: Server, act: Act, end: float) -> int:
    browser, count = Browser(server.port), 0
    while time.perf_counter() < end:
        act(browser)
        count += 1
    return count


def describe_sessions(server: Server, floors: list[Server], product: str, slug: str, category: str) -> str:
    """Measure sessions of all visitors at once, beside bare servers that answer as many calls. Return them in words."""
    ours = cost_at_once(server, lambda browser: run_session(browser, product, slug, category))
    waitress, flask = (CALLS * cost_at_once(each, Browser.open_cart) for each in floors)
    return (
        f"A session of {CALLS} calls beside {VISITORS - 1} others: {ours:.2f} ms of the processor (aim: at most {AIM});"
        f" as many calls {waitress:.2f} ms in a bare waitress, {flask:.2f} with Flask"
    )
