"""This module measures the cart's poll that finds nothing new. A browser that has the cart asks whether anything
changed, every five seconds, in every open tab.
"""

from itertools import cycle

from tests.bench import shop
from tests.bench.load import Customer, Figures, Server, etag_of, measure, write_request
from tests.bench.table import Result

UNCHANGED = "304 Not Modified"


def bench_poll(server: Server, cart: str, *, rounds: int, seconds: float, customers: int) -> Result:
    """Measure a poll that finds nothing new, against a bare server that answers only that."""
    path = f"/api/cart/{cart}"
    etag = etag_of(Customer(server.port).ask(write_request("GET", path)))
    sent = write_request("GET", path)[:-2] + b"If-None-Match: " + etag + b"\r\n\r\n"
    ours, bare = Figures(), Figures()
    with shop.bare_process(b"", UNCHANGED) as bare_server:
        for _ in range(rounds):
            measure(server, cycle([sent]), ours, customers=customers, seconds=seconds)
            measure(bare_server, cycle([sent]), bare, customers=customers, seconds=seconds)
    return Result("cart poll", ours, bare, 0.5)
