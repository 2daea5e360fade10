"""Times of the order look-up are measured by `npm run bench -- lookup`. Right pairs, repeated ones and wrong ones take
turns, 200 of each. The ratio of each kind's median to that of the right ones shows whether the time reveals that
there is an order.
"""

import tempfile
import time
from pathlib import Path

from tests.bench import shop
from tests.bench.browser import CUSTOMER, Browser
from tests.bench.flows import say

PAIRS = 200
LOOKUP = "/api/orders/lookup"
OURS = CUSTOMER["customerEmail"]
FIRST = 1001


def main(_words: list[str] | None = None) -> None:
    """Print the table."""
    with tempfile.TemporaryDirectory(prefix="pitlane-lookup-") as temporary:
        folder = Path(temporary)
        with shop.shop_process(folder, "--sample"):
            pass
        with shop.shop_process(folder) as (_process, port):
            browser = Browser(port)
            for cart in shop.fill_carts(folder / "pitlane.db", PAIRS, shop.stock_up(folder / "pitlane.db")[0]):
                browser.order(cart)
            _describe(_measure(browser))


def _measure(browser: Browser) -> dict[str, list[float]]:
    """Return the seconds of each kind's answers, kind after kind in turns."""
    times: dict[str, list[float]] = {}
    for number in range(FIRST, FIRST + PAIRS):
        asked = {
            "right": (number, OURS),
            "right, asked again": (number, OURS),
            "another's e-mail": (number, "other@example.ie"),
            "no such order": (number + 10 * PAIRS, OURS),
        }
        for name, (order, email) in asked.items():
            begin = time.perf_counter()
            browser.ask("POST", LOOKUP, {"orderNumber": str(order), "email": email})
            times.setdefault(name, []).append(time.perf_counter() - begin)
    return times


def _describe(times: dict[str, list[float]]) -> None:
    right = _quarter(times["right"], 2)
    say(f"{'':<20}{'median ms':>10}{'quartiles ms':>16}{'to right':>10}")
    for name, each in times.items():
        low, middle, high = (_quarter(each, place) for place in (1, 2, 3))
        say(f"{name:<20}{middle:>10.2f}{f'{low:.2f} - {high:.2f}':>16}{middle / right:>10.2f}")


def _quarter(times: list[float], place: int) -> float:
    """Return a quartile in milliseconds; the second is the median."""
    return sorted(times)[len(times) * place // 4] * 1000
