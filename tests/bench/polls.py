"""The cart's poll.

A browser that has the cart asks for changes every five seconds, in every open tab.
"""

from itertools import cycle

from tests.bench import shop
from tests.bench.load import Customer, Figures, etag_of, measure, write_request
from tests.bench.table import Result

UNCHANGED = "304 Not Modified"


def bench_poll(port: int, cart: str, *, rounds: int, seconds: float, customers: int) -> Result:
    """Measure a poll that finds nothing new.

    Against a bare server that says just that.
    """
    path = f"/api/cart/{cart}"
    etag = etag_of(Customer(port).ask(write_request("GET", path)))
    sent = write_request("GET", path)[:-2] + b"If-None-Match: " + etag + b"\r\n\r\n"
    ours, bare = Figures(), Figures()
    with shop.bare_process(b"", UNCHANGED) as bare_port:
        for _ in range(rounds):
            measure(port, cycle([sent]), ours, customers=customers, seconds=seconds)
            measure(bare_port, cycle([sent]), bare, customers=customers, seconds=seconds)
    return Result("cart poll", ours, bare, 0.5)
