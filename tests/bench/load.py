"""Customers who ask over real sockets as fast as they are answered."""

import json
import socket
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import nan
from pathlib import Path
from typing import Any

Port = int
Requests = Iterator[bytes]


@dataclass(frozen=True)
class Server:
    """A process that is measured."""

    port: Port
    pid: int

    def processor_seconds(self, since: float | None = 0.0) -> float | None:
        """Return the processor time of all its threads in seconds, from `since` on. Returns None if the system hides
        it.
        """
        ran = [int(each.read_text().split()[0]) for each in Path(f"/proc/{self.pid}/task").glob("*/schedstat")]
        return sum(ran) / 1e9 - since if ran and since is not None else None


@dataclass
class Figures:
    """Rate and processor time that each window took, and each answer's time. Times are in seconds, but processor time
    is in milliseconds for one answer.
    """

    rates: list[float] = field(default_factory=list)
    times: list[float] = field(default_factory=list)
    processor: list[float] = field(default_factory=list)

    def add_window(self, count: int, seconds: float, processor_seconds: float | None) -> None:
        """Add one window's answers to the figures. The processor time is None if the system hides it."""
        self.rates.append(count / seconds)
        if processor_seconds is not None and count:
            self.processor.append(processor_seconds / count * 1000)

    @property
    def rate(self) -> float:
        """Return the answers per second in the best window. The other windows were disturbed by other work of the
        machine.
        """
        return max(self.rates)

    @property
    def processor_ms(self) -> float:
        """Return the milliseconds of the processor for one answer in the best window. The result is nan if the system
        hides them.
        """
        return min(self.processor, default=nan)

    @property
    def p99(self) -> float:
        """Return the milliseconds within which 99 of 100 answers arrived."""
        return sorted(self.times)[int(len(self.times) * 0.99)] * 1000


class Customer:
    """One connection that stays open."""

    def __init__(self, port: Port) -> None:
        self._socket = socket.create_connection(("127.0.0.1", port))
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def ask(self, sent: bytes) -> bytes:
        """The whole answer, headers included."""
        self._socket.sendall(sent)
        answer = self._socket.recv(65536)
        while (end := answer.find(b"\r\n\r\n")) < 0:
            answer += self._more()
        size = end + 4 + _length(answer[:end])
        while len(answer) < size:
            answer += self._more()
        return answer

    def _more(self) -> bytes:
        """Raises ConnectionError when the shop hung up."""
        more = self._socket.recv(65536)
        if not more:
            raise ConnectionError("the shop hung up")
        return more

    def close(self) -> None:
        """Hang up."""
        self._socket.close()


def _length(head: bytes) -> int:
    start = head.lower().find(b"content-length:")
    return 0 if start < 0 else int(head[start + 15 :].split(b"\r\n", 1)[0])


def etag_of(answer: bytes) -> bytes:
    """The ETag of an answer, quotes included; empty for one without."""
    head = answer.split(b"\r\n\r\n", 1)[0]
    start = head.lower().find(b"\r\netag: ")
    return b"" if start < 0 else head[start + 8 :].split(b"\r\n", 1)[0]


def write_request(method: str, path: str, body: Any = None) -> bytes:
    """The bytes of a request."""
    content = b"" if body is None else json.dumps(body).encode()
    kind = "" if body is None else f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n"
    return f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{kind}\r\n".encode() + content


def read_json(answer: bytes) -> Any:
    """The JSON of an answer."""
    return json.loads(answer.split(b"\r\n\r\n", 1)[1])


def ask_once(port: Port, method: str, path: str, body: Any = None) -> Any:
    """The JSON of one call. Raises RuntimeError for a refusal."""
    customer = Customer(port)
    answer = customer.ask(write_request(method, path, body))
    customer.close()
    if not answer.startswith((b"HTTP/1.1 200", b"HTTP/1.1 201")):
        raise RuntimeError(answer.decode())
    return read_json(answer)


def measure(server: Server, requests: Requests, figures: Figures, *, customers: int, seconds: float) -> None:
    """Measure one window, with so many customers for so long. It ends early when the requests are used up. A refusal
    raises RuntimeError.
    """
    lock = threading.Lock()
    refused: list[bytes] = []
    times: list[float] = []
    end = time.perf_counter() + seconds

    def buy() -> None:
        customer = Customer(server.port)
        while (start := time.perf_counter()) < end and not refused:
            with lock:
                sent = next(requests, None)
            if sent is None:
                break
            answer = customer.ask(sent)
            times.append(time.perf_counter() - start)
            if not answer.startswith((b"HTTP/1.1 200", b"HTTP/1.1 201", b"HTTP/1.1 304")):
                refused.append(answer)
        customer.close()

    begin, used = time.perf_counter(), server.processor_seconds()
    threads = [threading.Thread(target=buy) for _ in range(customers)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if refused:
        raise RuntimeError(refused[0].decode())
    figures.add_window(len(times), time.perf_counter() - begin, server.processor_seconds(since=used))
    figures.times.extend(times)
