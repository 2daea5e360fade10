"""A real server on its own ports. Many clients use it at once over real sockets."""

import http.client
import json
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from typing import Any, TypeVar
from urllib.parse import urlsplit

from flask import Flask

from app.server.server import PUBLIC, Server
from app.shop.system.access.sessions import open_session, store_password
from app.store.database.sqlite import write
from app.web.connections import ShopPolicy
from tests.conftest import PASSWORD

Result = TypeVar("Result")


@contextmanager
def serving(app: Flask) -> Iterator[str]:
    """The address of the public listener, while it serves."""
    server = Server(app, "127.0.0.1", 0, 0, ShopPolicy(app))
    server.start()
    try:
        yield server.address(PUBLIC)
    finally:
        server.stop()


def ask(address: str, method: str, path: str, body: Any = None, owner: str = "") -> tuple[int, Any]:
    """Make one call, and return its status and JSON. `owner` is the secret of the owner's session."""
    sent = None if body is None else json.dumps(body)
    headers = {"Content-Type": "application/json"} if method != "GET" else {}
    with closing(http.client.HTTPConnection(urlsplit(address).netloc, timeout=30)) as connection:
        connection.request(method, path, sent, headers | ({"Cookie": f"admin_session={owner}"} if owner else {}))
        answer = connection.getresponse()
        content = answer.read()
    return answer.status, json.loads(content) if content else None


def sign_in() -> str:
    """The secret of a new session of the owner."""
    with write() as session:
        return open_session(session, store_password(session, PASSWORD))


def at_once(tasks: list[Callable[[], Result]]) -> list[Result]:
    """Return the results of all tasks, started at the same moment in a thread each. Raises the first error that a task
    raised.
    """
    start = threading.Barrier(len(tasks))
    results: dict[int, Result] = {}
    failures: list[BaseException] = []

    def work(number: int, task: Callable[[], Result]) -> None:
        start.wait()
        try:
            results[number] = task()
        except BaseException as error:
            # Raised again below, in the test's own thread.
            failures.append(error)

    threads = [threading.Thread(target=work, args=entry) for entry in enumerate(tasks)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if failures:
        raise failures[0]
    return [results[number] for number in range(len(tasks))]
