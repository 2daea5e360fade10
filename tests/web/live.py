"""A real server on ports of its own, asked over real sockets by many at once."""

import http.client
import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar
from urllib.parse import urlsplit

from flask import Flask

from app.server import PUBLIC, Server

Result = TypeVar("Result")


@contextmanager
def serving(app: Flask) -> Iterator[str]:
    """The address of the public door, while it serves."""
    server = Server(app, "127.0.0.1", 0, 0)
    server.start()
    try:
        yield server.address(PUBLIC)
    finally:
        server.stop()


def ask(address: str, method: str, path: str, body: Any = None) -> tuple[int, Any]:
    """Status and JSON of one call."""
    connection = http.client.HTTPConnection(urlsplit(address).netloc, timeout=30)
    sent = None if body is None else json.dumps(body)
    connection.request(method, path, sent, {"Content-Type": "application/json"} if method != "GET" else {})
    answer = connection.getresponse()
    content = answer.read()
    connection.close()
    return answer.status, json.loads(content) if content else None


def at_once(tasks: list[Callable[[], Result]]) -> list[Result]:
    """The results of all tasks, let go at the same moment, a thread each."""
    start = threading.Barrier(len(tasks))
    results: dict[int, Result] = {}

    def work(number: int, task: Callable[[], Result]) -> None:
        start.wait()
        results[number] = task()

    threads = [threading.Thread(target=work, args=entry) for entry in enumerate(tasks)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return [results[number] for number in range(len(tasks))]
