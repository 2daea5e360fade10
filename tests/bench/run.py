"""The measurement of the shop against the machine is run by `npm run bench`. It shows the share of the machine's
possible rate that the shop reaches, and the wait of the slowest hundredth. Then it measures the statistics over a
year of visits, each period set against a bare count over the same rows.

Reads are compared with a bare waitress that answers the same bytes, writes with a bare sqlite3 loop that commits the
same rows. Both sides take turns window by window, so that any other work of the machine disturbs them alike.

`-- flows` measures a series of customers' actions, `-- load` a busy hour, `-- scale` a large catalogue, `-- bays` the
calendar, `-- till` the till, `-- workshop` inbox, quotes and jobs, `-- start` the processor's time of a start,
`-- window` the wait for its window, and `-- lookup` whether the time of a look-up reveals that there is such an order.
`--quick` takes fewer windows and leaves the statistics out: two minutes in all.
"""

import argparse
import sys
import tempfile
from collections.abc import Callable, Iterator
from itertools import cycle
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from tests.bench import bare_sqlite, bays, crowd, flows, lookup, sales, scale, shop, start, statistics, till, workshop  # noqa: E402 -- started as a file: the folder is known only now
from tests.bench.browser import CONFIRM, CUSTOMER  # noqa: E402 -- as above
from tests.bench.load import Customer, Figures, Server, ask_once, measure, write_request  # noqa: E402 -- as above
from tests.bench.polls import bench_poll  # noqa: E402 -- as above
from tests.bench.table import Result, describe  # noqa: E402 -- as above
from tests.bench.visits import Crowd  # noqa: E402 -- as above

ROUNDS = 8
QUICK_ROUNDS = 4
SECONDS = 0.6
CUSTOMERS = 4
CARTS = 12_000
YEAR_OF_VISITS = 1_000_000


def bench_read(name: str, server: Server, path: str, rounds: int, aim: float | None = None) -> Result:
    """A read against a bare server that answers the same bytes."""
    sent = write_request("GET", path)
    content = Customer(server.port).ask(sent).split(b"\r\n\r\n", 1)[1]
    ours, bare = Figures(), Figures()
    with shop.bare_process(content) as bare_server:
        for _ in range(rounds):
            measure(server, cycle([sent]), ours, customers=CUSTOMERS, seconds=SECONDS)
            measure(bare_server, cycle([sent]), bare, customers=CUSTOMERS, seconds=SECONDS)
    return Result(name, ours, bare, aim)


def bench_write(
    server: Server, requests: Iterator[bytes], bare_write: Callable[[], object], rounds: int
) -> tuple[Figures, Figures]:
    """A write against a loop of bare commits."""
    ours, bare = Figures(), Figures()
    for _ in range(rounds):
        measure(server, requests, ours, customers=CUSTOMERS, seconds=SECONDS)
        with shop.on_one_core():
            bare_sqlite.measure(bare_write, bare, SECONDS)
    return ours, bare


def bench_all(folder: Path, rounds: int) -> None:
    """Fill a shop with the sample, restart it, and print the table."""
    with shop.shop_process(folder, "--sample"):
        pass
    with shop.shop_process(folder) as (process, port):
        results = list(measure_all(folder, Server(port, process.pid), rounds))
        tell("")
        for line in describe(results):
            tell(line)
        asked = sum(len(result.ours.times) for result in results)
        tell(f"\nResident memory after {asked:,} requests: {describe_memory(process.pid)} (aim: at most 90 MB)")


def measure_all(folder: Path, server: Server, rounds: int) -> Iterator[Result]:
    """One result after the other, naming each on the way."""
    database = folder / "pitlane.db"
    (product,) = shop.stock_up(database)
    category = ask_once(server.port, "GET", "/api/product-categories")[0]["slug"]
    cart = shop.fill_carts(database, 1, product)[0]
    tell("Measuring reads …")
    yield bench_read("category list", server, f"/api/products?category={category}", rounds, aim=0.8)
    yield bench_read("product", server, f"/api/products/{product}", rounds, aim=0.8)
    yield bench_read("cart, cached", server, f"/api/cart/{cart}", rounds)
    yield bench_poll(server, cart, rounds=rounds, seconds=SECONDS, customers=CUSTOMERS)
    tell("Measuring writes …")
    empty, filled = (iter(shop.fill_carts(database, CARTS, each)) for each in (None, product))
    ask_once(server.port, "POST", CONFIRM, CUSTOMER | {"cartId": next(filled)})
    bare = flows.copy_bare(folder, [product], 3 * CARTS)
    adding = (write_request("POST", f"/api/cart/{each}/items", {"productId": product}) for each in empty)
    yield Result("add to cart", *bench_write(server, adding, bare.add_prepared, rounds), flows.ADDING)
    ordering = (write_request("POST", CONFIRM, CUSTOMER | {"cartId": each}) for each in filled)
    yield Result("checkout", *bench_write(server, ordering, bare.order_prepared, rounds), flows.CHECKOUT)


def describe_memory(pid: int) -> str:
    """The shop's resident memory in words."""
    megabytes = shop.resident_megabytes(pid)
    return "unknown on this system" if megabytes is None else f"{megabytes:.0f} MB"


def tell(line: str) -> None:
    """Show one line at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def bench_server(words: list[str]) -> None:
    """Reads, writes and statistics against the limits of this machine."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--quick", action="store_true", help="fewer windows, and no statistics")
    quick = asked.parse_args(words).quick
    with tempfile.TemporaryDirectory(prefix="pitlane-bench-") as temporary:
        bench_all(Path(temporary), QUICK_ROUNDS if quick else ROUNDS)
    flows.main()
    if not quick:
        tell("\nStatistics: filling a year of visits …")
        statistics.measure_year(Crowd("many visitors", YEAR_OF_VISITS, YEAR_OF_VISITS // 8))


def window(words: list[str]) -> None:
    """The wait for the window, with what only the tests of the window install."""
    from tests.bench.window import main

    main(words)


if __name__ == "__main__":
    others = {
        "scale": scale.main,
        "load": crowd.main,
        "flows": flows.main,
        "lookup": lookup.main,
        "start": start.main,
        "sales": sales.main,
        "till": till.main,
        "bays": bays.main,
        "workshop": workshop.main,
        "window": window,
    }
    chosen, *more = sys.argv[1:] or [""]
    if chosen in others:
        others[chosen](more)
    else:
        bench_server(sys.argv[1:])
