"""A stop by two signals is clean. Two are sent when someone presses Ctrl+C twice, and also by npm, which passes on the
signal that the terminal has already sent.
"""

import signal
import threading
import time
from contextlib import suppress
from http.client import HTTPException

import pytest

from tests.forked import Forked
from tests.running import Running, Start

PAIRS = {
    "idle": [
        (signal.SIGTERM, signal.SIGTERM, 0.05),
        (signal.SIGINT, signal.SIGINT, 0.02),
        (signal.SIGTERM, signal.SIGINT, 0.12),
    ],
    "busy": [
        (signal.SIGINT, signal.SIGINT, 0.0),
        (signal.SIGINT, signal.SIGTERM, 0.05),
        (signal.SIGTERM, signal.SIGTERM, 0.2),
    ],
}
"""The two signals, and the seconds between them: the end of an idle shop is over sooner.

The last pair of each is sent to a shop as users start it, which ends with its interpreter.
"""


@pytest.mark.parametrize("kind", PAIRS)
def test_a_second_signal_changes_nothing(start: Start, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for *pair, seconds in PAIRS[kind]:
        if (*pair, seconds) == PAIRS[kind][-1]:
            monkeypatch.setattr(Forked, "template", None)
        shop = start(PITLANE_THROTTLES="off")
        ordering = [threading.Thread(target=keep_ordering, args=(shop,)) for _ in range(3 if kind == "busy" else 0)]
        for thread in ordering:
            thread.start()
        time.sleep(0.3 if ordering else 0)
        for number in pair:
            with suppress(ProcessLookupError):
                shop.process.send_signal(number)
            time.sleep(seconds)
        # Held down, until the very end of the interpreter.
        while shop.process.poll() is None:
            shop.process.send_signal(pair[1])
            time.sleep(0.01)
        assert shop.process.stdout
        assert (shop.process.wait(30), shop.process.stdout.read()) == (0, ""), (pair, seconds)
        assert not (shop.folder / "pitlane.db-wal").exists()
        for thread in ordering:
            thread.join()


def keep_ordering(shop: Running) -> None:
    with suppress(OSError, HTTPException):
        while True:
            assert shop.ask("POST", "/api/cart")[0] == 201
