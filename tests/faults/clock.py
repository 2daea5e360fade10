"""Fault (g): the clock jumps while the shop runs. It jumps back by an hour and forward by three years, and is also
wrong at a start.
"""

import struct
import threading
import time
from contextlib import closing
from pathlib import Path

from app.runtime.maintenance_worker import FIRST
from app.shop.system.privacy.clock import KEY
from app.store.database.driver import sqlite3
from tests.faults.load import Ledger, busy
from tests.faults.shop import Shop, check_books, ended, open_shop, promise
from tests.forked import SHIM

HOUR = 3600.0
THREE_YEARS = 3 * 365 * 24 * HOUR
JUMPS = {"an hour back": -HOUR, "three years forward": THREE_YEARS, "back to the present": 0.0}
ORDERS = 3


def move_the_clock(folder: Path, *, starts: tuple[str, ...] = tuple(JUMPS)) -> dict[str, object]:
    """Make every clock jump while the shop runs, then start the shop at each of the times in `starts`. Returns the
    figures, and raises Broken.
    """
    folder.parent.mkdir(parents=True, exist_ok=True)
    clock = folder.with_name(f"{folder.name}-clock")
    ledger = Ledger()
    _set(clock, 0)
    shop = _open(folder, clock)
    try:
        _wait_for_a_noted_run(folder)
        # The clock jumps in the middle of all this.
        for name, shift in JUMPS.items():
            with busy(shop, ledger, owner=False) as over:
                _until_more(ledger, over)
                _set(clock, shift)
                _until_more(ledger, over)
            _look_at_it(shop, ledger, name)
            check_books(folder, ledger.orders)
        carts = [shop.ask("POST", "/api/cart")[1]["id"] for _ in range(ORDERS)]
        for name in starts:
            promise(shop.stop() == 0, f"{name}: the stop was not clean")
            _set(clock, JUMPS[name])
            shop = _open(folder, clock)
            with busy(shop, ledger, owner=False) as over:
                _until_more(ledger, over)
            _look_at_it(shop, ledger, f"a start {name}")
            check_books(folder, ledger.orders)
            _look_for_carts(shop, carts, name)
        promise(shop.stop() == 0, "the last stop was not clean")
    finally:
        ended(shop)
    return {
        "jumps while it runs": len(JUMPS),
        "starts at another time": len(starts),
        "orders acknowledged": len(ledger.orders),
        "orders lost": 0,
    }


def _look_at_it(shop: Shop, ledger: Ledger, name: str) -> None:
    """Check the shop after a jump of the clock. No answer was unforeseen, the owner can sign in, all orders are listed,
    statistics and a backup are available, and the shop is healthy.
    """
    promise(ledger.surprises == [], f"{name}: an unforeseen answer: {ledger.surprises[:1]}")
    promise(shop.sign_in() == 200, f"{name}: the owner could not sign in")
    status, page = shop.ask("GET", "/api/admin/orders", owner=True)
    promise(status == 200 and page["total"] >= len(ledger.orders), f"{name}: the list of orders is short")
    promise(shop.ask("GET", "/api/admin/analytics/stats?days=7", owner=True)[0] == 200, f"{name}: no statistics")
    promise(shop.ask("POST", "/api/admin/backups", owner=True)[0] == 201, f"{name}: no backup could be made")
    promise(shop.ask("GET", "/api/health")[0] == 200, f"{name}: not healthy")


def _look_for_carts(shop: Shop, carts: list[str], name: str) -> None:
    """Check that no cart was removed. The owner must be asked about the date exactly when it is more than two days
    ahead.
    """
    is_asked = _is_asked_about_the_date(shop)
    promise(is_asked == (JUMPS[name] > 48 * HOUR), f"a start {name}: the owner was asked wrongly about the date")
    gone = [cart for cart in carts if shop.ask("GET", f"/api/cart/{cart}")[0] != 200]
    promise(gone == [], f"a start {name}: {len(gone)} carts were forgotten")


def _wait_for_a_noted_run(folder: Path) -> None:
    """Wait until the shop has noted a time at which it ran, to which later ones are compared."""
    for _look in range(600):
        with closing(sqlite3.connect(folder / "pitlane.db")) as database:
            if database.execute("SELECT 1 FROM settings WHERE key = ?", (KEY,)).fetchone():
                return
        time.sleep(0.1)
    promise(False, "no run was noted within a minute")


def _is_asked_about_the_date(shop: Shop) -> bool:
    """Return whether the owner is asked now or after the first chores."""
    end = time.monotonic() + 3 * FIRST
    while time.monotonic() < end:
        if shop.ask("GET", "/api/admin/clock", owner=True)[1]["isHeld"]:
            return True
        time.sleep(0.5)
    return False


def _until_more(ledger: Ledger, over: threading.Event) -> None:
    known = len(ledger.orders)
    for _look in range(600):
        if len(ledger.orders) >= known + ORDERS or ledger.surprises:
            return
        over.wait(0.05)
    promise(False, "no order went through within 30 s")


def _open(folder: Path, clock: Path) -> Shop:
    return open_shop(folder, PYTHONPATH=str(SHIM), PITLANE_FAULTS_CLOCK=str(clock))


def _set(clock: Path, shift: float) -> None:
    """In place, because the shop has the file mapped."""
    with clock.open("r+b" if clock.exists() else "wb") as file:
        file.write(struct.pack("d", shift))
