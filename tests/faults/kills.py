"""Fault (a): the power fails at random while customers order and the owner works. All acknowledged work is there,
complete.
"""

import random
import time
from pathlib import Path

from tests.faults.load import Ledger, busy, until_orders
from tests.faults.shop import check_books, check_pictures, count_orders, ended, open_shop, promise, read

BACK_WITHIN = 10
"""Seconds of its own work from the start to the first answer after a kill; what others take on a busy PC is not its."""


def kill_at_random(folder: Path, *, kills: int, orders: int, seed: int = 7) -> dict[str, object]:
    """Kill the shop this many times on the same directory, with the orders spread over the kills. Returns the figures,
    and raises Broken.
    """
    chance = random.Random(seed)
    ledger = Ledger()
    longest_start = most_work = 0.0
    shop = open_shop(folder)
    for number in range(kills):
        with busy(shop, ledger, seed=seed + number) as over:
            until_orders(ledger, orders * (number + 1) // kills, over)
            time.sleep(chance.uniform(0, 0.3))
            shop.running.process.kill()
        ended(shop)
        shop.close()
        shop = open_shop(folder)
        longest_start = max(longest_start, shop.started_in)
        most_work = max(most_work, shop.worked)
        promise(shop.worked < BACK_WITHIN, f"up again only after {shop.worked:.1f} s of work")
        promise(ledger.surprises == [], f"an unforeseen answer: {ledger.surprises[:1]}")
        check_acknowledged(folder, ledger)
    pictures = check_pictures(shop)
    promise(pictures >= ledger.pictures, "an acknowledged picture is lost")
    stored = count_orders(folder)
    promise(shop.stop() == 0, "the last stop was not clean")
    return {
        "kills": kills,
        "orders acknowledged": len(ledger.orders),
        "orders lost": 0,
        "orders stored": stored,
        "pictures acknowledged": ledger.pictures,
        "settings acknowledged": ledger.tagline,
        "longest wait for it to be up again, s": round(longest_start, 2),
        "of which its own work at most, s": round(most_work, 2),
    }


def check_acknowledged(folder: Path, ledger: Ledger) -> None:
    """Check that the orders and settings that were acknowledged are there."""
    check_books(folder, ledger.orders)
    stored = read(folder, "SELECT value FROM settings WHERE key = 'tagline'")
    stored = int(stored[0][0].strip('"').split()[1]) if stored else 0
    promise(stored >= ledger.tagline, f"the settings are those of change {stored}, not {ledger.tagline}")
    # A write whose answer did not get through counts as done from now on.
    ledger.tagline = stored
