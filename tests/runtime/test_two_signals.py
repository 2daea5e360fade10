"""A stop by two signals is clean. Two are sent when someone presses Ctrl+C twice, and also by npm, which passes on the
signal that the terminal has already sent.
"""

import signal
import threading
import time
from contextlib import suppress
from http.client import HTTPException

import pytest

from tests.running import Running, Start

Pair = tuple[signal.Signals, signal.Signals, float]
"""Two signals and the seconds between them: the end of an idle shop is over sooner."""
IDLE: list[Pair] = [
    (signal.SIGTERM, signal.SIGTERM, 0.05),
    (signal.SIGINT, signal.SIGINT, 0.02),
    (signal.SIGINT, signal.SIGTERM, 0.08),
    (signal.SIGTERM, signal.SIGINT, 0.12),
]
BUSY: list[Pair] = [
    (signal.SIGTERM, signal.SIGTERM, 0.05),
    (signal.SIGINT, signal.SIGINT, 0.0),
    (signal.SIGINT, signal.SIGTERM, 0.05),
    (signal.SIGTERM, signal.SIGINT, 0.2),
]


@pytest.mark.usefixtures("started_by_user")
@pytest.mark.parametrize(("pairs", "counters"), [(IDLE[:2], 0), (BUSY[2:], 3)], ids=["idle", "busy"])
def test_a_second_signal_changes_nothing(start: Start, pairs: list[Pair], counters: int) -> None:
    stop_twice(start, pairs, counters)


@pytest.mark.parametrize(("pairs", "counters"), [(IDLE[2:], 0), (BUSY[:2], 3)], ids=["idle", "busy"])
def test_nor_does_one_of_the_other_pairs(start: Start, pairs: list[Pair], counters: int) -> None:
    stop_twice(start, pairs, counters)


def stop_twice(start: Start, pairs: list[Pair], counters: int) -> None:
    """Stop a shop by each pair while so many customers order."""
    for first, second, seconds in pairs:
        shop = start(PITLANE_THROTTLES="off")
        ordering = [threading.Thread(target=keep_ordering, args=(shop,)) for _ in range(counters)]
        for thread in ordering:
            thread.start()
        time.sleep(0.3 if ordering else 0)
        for number in (first, second):
            with suppress(ProcessLookupError):
                shop.process.send_signal(number)
            time.sleep(seconds)
        # Held down, until the very end of the interpreter.
        while shop.process.poll() is None:
            shop.process.send_signal(second)
            time.sleep(0.01)
        assert shop.process.stdout
        assert (shop.process.wait(30), shop.process.stdout.read()) == (0, ""), (first, second, seconds)
        assert not (shop.folder / "pitlane.db-wal").exists()
        for thread in ordering:
            thread.join()


def keep_ordering(shop: Running) -> None:
    with suppress(OSError, HTTPException):
        while True:
            assert shop.ask("POST", "/api/cart")[0] == 201
