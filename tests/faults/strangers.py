"""(s) Strangers send the owner's calls what only the owner may send."""

import socket
import threading
from contextlib import suppress
from pathlib import Path

from tests.faults.shop import Shop, ended, memory_of, open_shop, promise

STRANGERS = 40
MEGABYTE = 1024 * 1024
BODY = 16 * MEGABYTE
COST = 20 * MEGABYTE
"""Memory and disk that all of them together may take."""
HEAD = (
    "POST /api/admin/upload-image HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: multipart/form-data; boundary=x\r\n"
    "Cookie: admin_session=none\r\n{size}\r\n\r\n"
)


def send_large_bodies(folder: Path) -> dict[str, object]:
    """Send the large bodies of all strangers at once, with a length and then in chunks. Returns the figures, and raises
    Broken.
    """
    shop = open_shop(folder)
    try:
        known = _cost(shop, f"Content-Length: {BODY}", b"x" * 65536)
        chunked = _cost(shop, "Transfer-Encoding: chunked", b"10000\r\n" + b"x" * 65536 + b"\r\n")
        promise(shop.stop() == 0, "the stop was not clean")
    finally:
        ended(shop)
    return {"strangers": STRANGERS, "MB each": BODY // MEGABYTE, "cost, MB": known, "cost in chunks, MB": chunked}


def _cost(shop: Shop, size: str, piece: bytes) -> float:
    """Return the most that memory and temporary files took meanwhile."""
    before = memory_of(shop) + _temporary_files(shop)
    lines = [socket.create_connection(("127.0.0.1", shop.port), timeout=10) for _ in range(STRANGERS)]
    threads = [threading.Thread(target=_send, args=(line, HEAD.format(size=size).encode(), piece)) for line in lines]
    most = 0
    for thread in threads:
        thread.start()
    while any(thread.is_alive() for thread in threads):
        most = max(most, memory_of(shop) + _temporary_files(shop) - before)
        threads[0].join(0.05)
    for line in lines:
        line.close()
    promise(most < COST, f"{STRANGERS} strangers cost {most / MEGABYTE:.0f} MB")
    return round(most / MEGABYTE, 1)


def _send(line: socket.socket, head: bytes, piece: bytes) -> None:
    with suppress(OSError):
        line.sendall(head)
        for _ in range(BODY // 65536):
            line.sendall(piece)
        line.recv(1000)


def _temporary_files(shop: Shop) -> int:
    """Return the bytes of the server's files that have no name."""
    size = 0
    for file in Path(f"/proc/{shop.running.process.pid}/fd").glob("*"):
        with suppress(OSError):
            if "(deleted)" in str(file.readlink()):
                size += file.stat().st_size
    return size
