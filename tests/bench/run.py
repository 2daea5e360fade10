"""The measurement of the shop against the machine, `npm run bench`.

The share of the machine's possible rate that the shop reaches, and the wait of the slowest hundredth.

Then the statistics over a year of visits, each period set against a bare count over the same rows.

Reads are set against a bare waitress that answers the same bytes, writes against a bare sqlite3 loop that commits the
same rows. Both sides take turns window by window, so that whatever else the machine does disturbs them alike.
"""

import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from itertools import cycle
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from tests.bench import bare_sqlite, crowd, scale, shop, statistics  # noqa: E402 -- started as a file: the folder is known only now
from tests.bench.load import Customer, Figures, ask_once, measure, write_request  # noqa: E402
from tests.bench.polls import bench_poll  # noqa: E402
from tests.bench.table import Result, describe  # noqa: E402
from tests.bench.visits import Crowd  # noqa: E402

ROUNDS = 8
SECONDS = 0.6
CUSTOMERS = 4
CARTS = 12_000
YEAR_OF_VISITS = 1_000_000
CONFIRM = "/api/checkout/confirm"
CUSTOMER = {
    "customerName": "Aoife Byrne",
    "customerEmail": "aoife@example.ie",
    "customerPhone": "056 123 4567",
    "shippingAddress": "12 Castle Road, Kilkenny",
    "paymentIntentId": "mock",
}


def bench_read(name: str, port: int, path: str, aim: float | None = None) -> Result:
    """A read against a bare server that answers the same bytes."""
    sent = write_request("GET", path)
    content = Customer(port).ask(sent).split(b"\r\n\r\n", 1)[1]
    ours, bare = Figures(), Figures()
    with shop.bare_process(content) as bare_port:
        for _ in range(ROUNDS):
            measure(port, cycle([sent]), ours, customers=CUSTOMERS, seconds=SECONDS)
            measure(bare_port, cycle([sent]), bare, customers=CUSTOMERS, seconds=SECONDS)
    return Result(name, ours, bare, aim)


def bench_write(
    name: str, port: int, requests: Iterator[bytes], bare_round: Callable[[Figures], None], aim: float | None = None
) -> Result:
    """A write against a loop of bare commits."""
    ours, bare = Figures(), Figures()
    for _ in range(ROUNDS):
        measure(port, requests, ours, customers=CUSTOMERS, seconds=SECONDS)
        with shop.on_one_core():
            bare_round(bare)
    return Result(name, ours, bare, aim)


def bench_adding(port: int, database: Path, bare_database: Path, product: str) -> Result:
    """A product goes into empty carts."""
    empty = shop.fill_carts(database, CARTS)
    requests = (write_request("POST", f"/api/cart/{cart}/items", {"productId": product}) for cart in empty)
    carts = iter(shop.fill_carts(bare_database, 3 * CARTS))
    add = partial(bare_sqlite.add_item, bare_sqlite.connect(bare_database), product)
    return bench_write("add to cart", port, requests, lambda figures: bare_sqlite.measure(add, carts, figures, SECONDS))


def bench_checkout(port: int, database: Path, bare_database: Path, product: str) -> Result:
    """Measure carts of one product that become orders.

    The bare loop writes the same mail beside each as the shop does.
    """
    first, *others = shop.fill_carts(database, CARTS, product)
    ask_once(port, "POST", CONFIRM, CUSTOMER | {"cartId": first})
    requests = (write_request("POST", CONFIRM, CUSTOMER | {"cartId": cart}) for cart in others)
    carts = iter(shop.fill_carts(bare_database, 3 * CARTS, product))
    place = partial(
        bare_sqlite.place_order, bare_sqlite.connect(bare_database), product, bare_sqlite.read_letter(database)
    )
    return bench_write(
        "checkout", port, requests, lambda figures: bare_sqlite.measure(place, carts, figures, SECONDS), aim=0.5
    )


def bench_all(folder: Path) -> None:
    """Measure a shop filled with the sample, and print the table.

    The shop is started anew before the measurement.
    """
    with shop.shop_process(folder, "--sample"):
        pass
    with shop.shop_process(folder) as (process, port):
        results = list(measure_all(folder, port))
        tell("")
        for line in describe(results):
            tell(line)
        asked = sum(len(result.ours.times) for result in results)
        tell(f"\nResident memory after {asked:,} requests: {describe_memory(process.pid)} (aim: at most 90 MB)")


def measure_all(folder: Path, port: int) -> Iterator[Result]:
    """One result after the other, naming each on the way."""
    database = folder / "pitlane.db"
    product = shop.stock_up(database)
    category = ask_once(port, "GET", "/api/product-categories")[0]["slug"]
    cart = shop.fill_carts(database, 1, product)[0]
    bare_database = shop.copy_database(database, folder / "bare.db")
    tell("Measuring reads …")
    yield bench_read("category list", port, f"/api/products?category={category}", aim=0.8)
    yield bench_read("product", port, f"/api/products/{product}", aim=0.8)
    yield bench_read("cart, kept", port, f"/api/cart/{cart}")
    yield bench_poll(port, cart, rounds=ROUNDS, seconds=SECONDS, customers=CUSTOMERS)
    tell("Measuring writes …")
    yield bench_adding(port, database, bare_database, product)
    yield bench_checkout(port, database, bare_database, product)


def describe_memory(pid: int) -> str:
    """The shop's resident memory in words."""
    megabytes = shop.resident_megabytes(pid)
    return "unknown on this system" if megabytes is None else f"{megabytes:.0f} MB"


def tell(line: str) -> None:
    """Show one line at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def bench_server() -> None:
    """Reads, writes and statistics against the limits of this machine."""
    with tempfile.TemporaryDirectory(prefix="pitlane-bench-") as temporary:
        bench_all(Path(temporary))
    tell("\nStatistics: filling a year of visits …")
    statistics.measure_year(Crowd("many visitors", YEAR_OF_VISITS, YEAR_OF_VISITS // 8))


if __name__ == "__main__":
    others = {"scale": scale.main, "load": crowd.main}
    chosen, *more = sys.argv[1:] or [""]
    if chosen in others:
        others[chosen](more)
    else:
        bench_server()
