"""Fault (b): a small disk fills up. Requests get a 503, nothing is left half done, reads continue, work resumes once
there is room, and a start reports the problem.

The test mounts a small file system: directly as root, else on Linux in a namespace where this account is root. Where
neither is allowed it fails and reports this, so that it does not pass without proof.
"""

import ast
import errno
import random
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.faults.load import CUSTOMER, Ledger, busy, buy
from tests.faults.shop import Broken, Shop, check_books, ended, is_root, open_shop, promise
from tests.running import ROOT, run

MEGABYTE = 1024 * 1024
SIZE = 48 * MEGABYTE
"""Room for the 20 MB that a start asks for, and the write-ahead log, which grows to 4 MB."""
MOST_ORDERS = 3000
REFUSALS = 5
FULL = 22


def fill_a_small_disk(folder: Path) -> dict[str, object]:
    """The figures; raises Broken."""
    if is_root():
        return _fill(folder)
    command = ["unshare", "--map-root-user", "--mount", sys.executable, "-m", "tests.faults.full_disk", str(folder)]
    inside = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    if inside.returncode:
        raise Broken(f"no small disk could be mounted, or a promise was broken on it: {inside.stderr[-2000:]}")
    figures: dict[str, object] = ast.literal_eval(inside.stdout.splitlines()[-1])
    return figures


@contextmanager
def small_disk(folder: Path, size: int = SIZE) -> Iterator[Path]:
    """Mount a file system of so many bytes for the block."""
    folder.mkdir(parents=True, exist_ok=True)
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={size}", "pitlane-faults", str(folder)], check=True)
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


def _fill(folder: Path) -> dict[str, object]:
    with small_disk(folder) as disk:
        data = disk / "shop"
        shop = open_shop(data)
        try:
            return _work_on(disk, data, shop)
        finally:
            ended(shop)


def _work_on(disk: Path, data: Path, shop: Shop) -> dict[str, object]:
    ledger = Ledger()
    with busy(shop, ledger) as over:
        while len(ledger.orders) < 5:
            promise(not over.wait(0.05), "no order went through before the disk was full")
    before = len(ledger.orders)
    _fill_up(disk)
    refused = _buy_until_refused(shop, ledger)
    reads = _read_on(shop)
    promise(shop.ask("GET", "/api/health")[0] == 503, "health said that all was well on a full disk")
    check_books(data, ledger.orders)

    (disk / "filler").unlink()
    promise(shop.ask("GET", "/api/health")[0] == 200, "health did not recover once there was room")
    for _again in range(3):
        known = len(ledger.orders)
        buy(shop, ledger, _chance())
        promise(len(ledger.orders) == known + 1, f"no order went through once there was room: {ledger.surprises}")
    _fill_up(disk)
    promise(shop.stop() == 0, "the stop on a full disk was not clean")
    said = run("serve", "--port", "0", "--desk-port", "0", "--data-dir", str(data))
    promise(said.returncode == FULL, f"the start on a full disk ended with {said.returncode}: {said.stderr}")
    promise("full" in said.stderr and said.stderr.count("\n") == 1, f"the start on a full disk said: {said.stderr}")
    (disk / "filler").unlink()
    again = open_shop(data)
    check_books(data, ledger.orders)
    promise(again.stop() == 0, "the last stop was not clean")
    return {
        "orders before it was full": before,
        "refused with 503": refused,
        "reads answered meanwhile": reads,
        "orders acknowledged": len(ledger.orders),
        "orders lost": 0,
        "start on the full disk": f"exit {said.returncode}: {said.stderr.strip()[:80]}",
    }


def _fill_up(disk: Path) -> None:
    """To the last byte."""
    with (disk / "filler").open("wb", buffering=0) as filler:
        for size in (MEGABYTE, 4096, 1):
            try:
                while filler.write(b"\0" * size):
                    pass
            except OSError as error:
                promise(error.errno == errno.ENOSPC, f"the disk said {error}")


def _buy_until_refused(shop: Shop, ledger: Ledger) -> int:
    """Buy until refused: the write-ahead log's remaining room is used first."""
    for _order in range(MOST_ORDERS):
        buy(shop, ledger, _chance())
        if ledger.refused.get(503, 0) >= REFUSALS:
            promise(ledger.surprises == [], f"an unforeseen answer on a full disk: {ledger.surprises[:1]}")
            return ledger.refused[503]
    raise Broken("a full disk refused no order")


def _read_on(shop: Shop) -> int:
    paths = ["/api/products", f"/api/products/{shop.products[0]}", "/api/product-categories", "/api/settings"] * 5
    for path in paths:
        promise(shop.ask("GET", path)[0] == 200, f"{path} could not be read on a full disk")
    status, cart = shop.ask("POST", "/api/checkout/confirm", CUSTOMER | {"cartId": "none"})
    promise(status == 400, f"a bad request got {status} {cart} on a full disk")
    return len(paths)


def _chance() -> random.Random:
    return random.Random()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as own:
        sys.stdout.write(repr(_fill(Path(own) / "disk")))
