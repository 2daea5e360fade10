"""Fault (c): connections that never end. There are 200 that send slowly and 600 idle ones from one address, while a
visitor looks around; then more than select() can watch.
"""

import json
import selectors
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from http.client import HTTPConnection
from pathlib import Path

from tests.faults.crowd import free_descriptors
from tests.faults.shop import Shop, ended, open_shop, promise
from tests.running import ROOT

HELD = 200
IDLE = 600
MANY = 1100
CLIENTS = 4
"""Processes that hold the many: one alone may not be allowed so many files."""
WITHIN = 2.0
"""Seconds in which a visitor is answered."""
DRIP_SECONDS = 1.0
ONE = ("127.0.0.1",)
CROWD = tuple(f"127.0.1.{number}" for number in range(1, 7))
"""Addresses with fewer connections each than one may have."""
VISITOR = "127.0.0.2"
KINDS = {
    "header drip": b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ",
    "body drip": b"POST /api/contact HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    b"Content-Length: 60000\r\n\r\n",
    "silent": b"",
}


def hold_connections(folder: Path, *, seconds: float) -> dict[str, object]:
    """Hold each kind of connection this many seconds, then open a large number at once. Returns the figures, and raises
    Broken.
    """
    free_descriptors()
    shop = open_shop(folder)
    figures: dict[str, object] = {"drips of a kind": HELD, "idle": IDLE, "seconds of each kind": seconds}
    try:
        for kind, start in KINDS.items():
            figures |= _look_around(shop, kind, start, seconds)
        figures |= _crowd(shop)
        promise(shop.stop() == 0, "the stop after the crowd was not clean")
    finally:
        ended(shop)
    return figures


def _look_around(shop: Shop, kind: str, start: bytes, seconds: float) -> dict[str, object]:
    waits: list[float] = []
    with held(shop.port, start, HELD if start else IDLE, CROWD if start else ONE) as renewed:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            for method, path, status in (("GET", "/api/products", 200), ("POST", "/api/cart", 201)):
                began = time.monotonic()
                answered = _visit(shop, method, path)
                waits.append(time.monotonic() - began)
                promise(answered == status, f"{kind}: a visitor got {answered}")
                promise(waits[-1] < WITHIN, f"{kind}: a visitor waited {waits[-1]:.2f} s")
            time.sleep(0.2)
        again = renewed()
    return {f"{kind}: answers, longest wait in s, cut off by the server": (len(waits), round(max(waits), 3), again)}


def _visit(shop: Shop, method: str, path: str) -> int:
    """The status of a call from an address of its own."""
    with closing(HTTPConnection("127.0.0.1", shop.port, timeout=30, source_address=(VISITOR, 0))) as line:
        line.request(method, path, headers={"Content-Type": "application/json"})
        return line.getresponse().status


@contextmanager
def held(port: int, start: bytes, number: int, sources: tuple[str, ...]) -> Iterator[Callable[[], int]]:
    """Hold this many slow connections, and count how many the server cuts off. Each of these is opened again."""
    over = threading.Event()
    ready = threading.Event()
    renewals: list[int] = []

    def watch(watched: selectors.BaseSelector, source: str) -> None:
        line = _open(port, start, source)
        watched.register(line, selectors.EVENT_READ, (line, source))

    def drip() -> None:
        with selectors.DefaultSelector() as watched:
            for one in range(number):
                source = sources[one % len(sources)]
                watch(watched, source)
            ready.set()
            due = time.monotonic()
            while not over.is_set():
                for key, _events in watched.select(0.2):
                    watched.unregister(key.fileobj)
                    line, source = key.data
                    line.close()
                    renewals.append(1)
                    watch(watched, source)
                if start and time.monotonic() >= due:
                    due += DRIP_SECONDS
                    for key in list(watched.get_map().values()):
                        with suppress(OSError):
                            key.data[0].send(b"a")
            for key in list(watched.get_map().values()):
                key.data[0].close()

    thread = threading.Thread(target=drip)
    thread.start()
    promise(ready.wait(60), "the slow connections could not be opened")
    try:
        yield lambda: len(renewals)
    finally:
        over.set()
        thread.join(30)


def _open(port: int, start: bytes, source: str) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", port), timeout=30, source_address=(source, 0))
    if start:
        line.sendall(start)
    line.setblocking(False)
    return line


def _crowd(shop: Shop) -> dict[str, object]:
    """Open more connections at once than one process may watch. The server must survive, and answer once they are
    gone.
    """
    command = [sys.executable, "-m", "tests.faults.crowd", str(shop.port), str(MANY // CLIENTS)]
    crowd = [
        subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        for _client in range(CLIENTS)
    ]
    try:
        opened = sum(json.loads(client.stdout.readline()) for client in crowd if client.stdout)
        promise(opened == MANY, f"only {opened} connections could be begun")
        promise(shop.running.process.poll() is None, f"{MANY} connections ended the process")
    finally:
        for client in crowd:
            client.communicate("over\n", timeout=60)
    began = time.monotonic()
    promise(shop.ask("GET", "/api/health")[0] == 200, "nobody was answered once the crowd had gone")
    waited = time.monotonic() - began
    promise(waited < WITHIN, f"once the crowd had gone a visitor waited {waited:.2f} s")
    return {"at once": opened, "the process lives; wait after the crowd, s": round(waited, 3)}
