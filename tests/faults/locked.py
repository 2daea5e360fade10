"""Fault (k): another program holds the database, or many pictures arrive at once. Customers who only read notice
neither.
"""

import random
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from http.client import HTTPConnection
from pathlib import Path

from PIL import Image

from app.store.database.driver import sqlite3
from tests.faults.shop import Shop, ended, memory_of, open_shop, promise
from tests.shop.base.pictures import encode

WITHIN = 1.0
"""Seconds in which a read is answered."""
GIVEN_UP = 7.0
"""Seconds in which a writer gets its answer: five, and the listener's next look at the requests that wait."""
WRITERS = 12
UPLOADS = 10
SIZE = (5472, 3648)
MEGABYTE = 1024 * 1024
LEFT_BEHIND = 40 * MEGABYTE
READS = ("/api/products", "/", "/api/cart-of-nobody", "/api/settings")
Answer = tuple[int, float, str | None]


def hold_the_database(folder: Path, *, seconds: float) -> dict[str, object]:
    """Hold the database this many seconds during writes, then send many pictures. Returns the figures, and raises
    Broken.
    """
    shop = open_shop(folder)
    try:
        figures = _lock(shop, folder, seconds) | _send_pictures(shop)
        promise(shop.stop() == 0, "the stop was not clean")
    finally:
        ended(shop)
    return figures


def _lock(shop: Shop, folder: Path, seconds: float) -> dict[str, object]:
    answers: list[Answer] = []
    with reads(shop) as waits, _locked(folder):
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            answers += _at_once([lambda: _ask(shop.port, "POST", "/api/cart")] * WRITERS)
    promise({status for status, _, _ in answers} == {503}, f"a writer got {sorted({each[0] for each in answers})}")
    promise(all(after for _, _, after in answers), "a writer was not told when to come again")
    longest = max(waited for _, waited, _ in answers)
    promise(longest < GIVEN_UP, f"a writer waited {longest:.1f} s")
    promise(max(waits) < WITHIN, f"while the database was held a read took {max(waits):.2f} s")
    promise(_ask(shop.port, "POST", "/api/cart")[0] == 201, "nothing could be written afterwards")
    return {
        "seconds held": seconds,
        "reads meanwhile, longest in s": (len(waits), round(max(waits), 3)),
        "writers refused, longest wait in s": (len(answers), round(longest, 2)),
    }


def _send_pictures(shop: Shop) -> dict[str, object]:
    picture = a_large_picture()
    before = memory_of(shop)
    with reads(shop) as waits:
        answers = _at_once([lambda: _upload(shop, picture)] * UPLOADS)
    statuses = sorted(status for status, _, _ in answers)
    promise(set(statuses) == {201, 503}, f"{UPLOADS} pictures at once got {statuses}")
    promise(statuses.count(201) >= 3, f"only {statuses.count(201)} pictures were taken")
    promise(max(waits) < WITHIN, f"while pictures came a read took {max(waits):.2f} s")
    left = memory_of(shop) - before
    promise(left < LEFT_BEHIND, f"{left / MEGABYTE:.0f} MB were left behind")
    return {
        "pictures sent at once, taken, refused": (UPLOADS, statuses.count(201), statuses.count(503)),
        "reads while they came, longest in s": (len(waits), round(max(waits), 3)),
        "left in memory, MB": round(left / MEGABYTE, 1),
    }


@contextmanager
def reads(shop: Shop) -> Iterator[list[float]]:
    """Read all the while, and note how long each answer took."""
    over, waits = threading.Event(), [0.0]

    def read() -> None:
        while not over.is_set():
            for path in READS:
                waits.append(_ask(shop.port, "GET", path)[1])
            over.wait(0.05)

    thread = threading.Thread(target=read)
    thread.start()
    try:
        yield waits
    finally:
        over.set()
        thread.join(30)


@contextmanager
def _locked(folder: Path) -> Iterator[None]:
    with closing(sqlite3.connect(folder / "pitlane.db", timeout=30, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield
        other.execute("ROLLBACK")


def _at_once(tasks: list[Callable[[], Answer]]) -> list[Answer]:
    answers: list[Answer] = []
    threads = [threading.Thread(target=lambda task=task: answers.append(task())) for task in tasks]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    promise(len(answers) == len(tasks), "somebody got no answer")
    return answers


def _ask(port: int, method: str, path: str) -> Answer:
    began = time.monotonic()
    with closing(HTTPConnection("127.0.0.1", port, timeout=60)) as line:
        line.request(method, path, headers={"Content-Type": "application/json"})
        answer = line.getresponse()
        answer.read()
        return answer.status, time.monotonic() - began, answer.getheader("Retry-After")


def _upload(shop: Shop, picture: bytes) -> Answer:
    began = time.monotonic()
    return shop.upload(picture)[0], time.monotonic() - began, None


def a_large_picture() -> bytes:
    """A photo of 20 megapixels, with some grain."""
    grain = Image.frombytes("RGB", (684, 456), random.Random(3).randbytes(684 * 456 * 3))
    return encode(grain.resize(SIZE, Image.Resampling.BILINEAR), "JPEG", quality=85)
