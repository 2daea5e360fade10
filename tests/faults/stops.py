"""Faults (d) and (e): thirty stop signals at once, and a second start. The signals arrive under load, and the second
start is on the same directory.
"""

import os
import signal
import threading
from pathlib import Path

from tests.faults.load import Ledger, busy
from tests.faults.shop import check_books, count_orders, ended, open_shop, promise
from tests.running import run

SIGNALS = 30


def stop_under_load(folder: Path, *, times: int) -> dict[str, object]:
    """So many stops. The figures; raises Broken."""
    ledger = Ledger()
    for number in range(times):
        shop = open_shop(folder)
        before = count_orders(folder)
        try:
            with busy(shop, ledger, seed=number) as over:
                while count_orders(folder) < before + 3:
                    promise(not over.wait(0.05), "no order went through")
                _signal_at_once(shop.running.process.pid)
                status = shop.running.process.wait(60)
        finally:
            ended(shop)
            shop.close()
        promise(status == 0, f"the stop ended with {status}")
        promise(not (folder / "pitlane.db-wal").exists(), "a write-ahead log was left")
        # An order that is stored although nobody got its answer is one that was cut off.
        stored = count_orders(folder)
        promise(stored == len(ledger.orders), f"{stored - len(ledger.orders)} answers under way were cut off")
        promise(ledger.surprises == [], f"an unforeseen answer: {ledger.surprises[:1]}")
        check_books(folder, ledger.orders)
    return {
        "stops": times,
        "signals at once": SIGNALS,
        "orders acknowledged": len(ledger.orders),
        "orders lost": 0,
        "answers cut off": 0,
    }


def start_a_second(folder: Path, *, starts: int) -> dict[str, object]:
    """Start the shop this many more times at once, on a directory that is already served. Returns the figures, and
    raises Broken.
    """
    shop = open_shop(folder)
    ledger = Ledger()
    ends = []

    def start() -> None:
        ends.append(run("serve", "--port", "0", "--desk-port", "0", "--data-dir", str(folder)))

    try:
        with busy(shop, ledger):
            threads = [threading.Thread(target=start) for _one in range(starts)]
            for each in threads:
                each.start()
            for each in threads:
                each.join(120)
        promise(len(ends) == starts, "a second start did not end")
        for end in ends:
            holder = f"process {shop.running.process.pid} runs the shop on it already"
            promise(end.returncode == 1, f"a second start ended with {end.returncode}")
            promise(holder in end.stderr and end.stderr.count("\n") == 1, f"a second start said: {end.stderr}")
        promise(shop.stop() == 0, "the first one's stop was not clean")
        check_books(folder, ledger.orders)
    finally:
        ended(shop)
    return {"second starts refused": len(ends), "orders meanwhile": len(ledger.orders), "orders lost": 0}


def _signal_at_once(process: int) -> None:
    """Send all signals at the same moment, each from its own thread. A signal that arrives after the process has ended
    is ignored.
    """
    go = threading.Barrier(SIGNALS)

    def tell(number: int) -> None:
        go.wait()
        try:
            os.kill(process, signal.SIGTERM if number % 2 else signal.SIGINT)
        except ProcessLookupError:
            return

    threads = [threading.Thread(target=tell, args=(number,)) for number in range(SIGNALS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
