"""Half of a listener's threads are for reads; two uploads wait."""

import http.client
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from types import SimpleNamespace
from typing import Any

import pytest

from app.server import dispatcher
from app.server.channel import HELD
from app.server.policy import NoOwner
from app.server.server import ADMIN, PUBLIC, THREADS, Server
from app.store.database import write_lock

FORM = {"Content-Type": "multipart/form-data; boundary=x", "Cookie": "admin_session=one"}
UPLOAD = "/api/admin/upload-image"


class Owned(NoOwner):
    """Every cookie is the owner's."""

    def is_owner(self, listener: str, environ: dict[str, Any]) -> bool:
        return True


class Slow:
    """An application that holds each change until the test lets it continue."""

    def __init__(self) -> None:
        self.inside: list[float] = []
        self.go_on = threading.Semaphore(0)

    def __call__(self, environ: dict[str, Any], start_response: Callable[..., Any]) -> list[bytes]:
        if environ["REQUEST_METHOD"] == "POST" or environ["PATH_INFO"] == dispatcher.READY:
            self.inside.append(environ[HELD])
            self.go_on.acquire(timeout=30)
        start_response("200 OK", [("Content-Length", "0")])
        return []


class Visitors:
    """Requests under way at one listener."""

    def __init__(self, server: Server, listener: str) -> None:
        self._port = server.port(listener)
        self.dispatcher = next(each for each in server.listeners if each.name == listener)._server.task_dispatcher
        self.lines: list[http.client.HTTPConnection] = []

    def send(self, method: str, path: str, headers: dict[str, str] | None = None) -> http.client.HTTPConnection:
        line = http.client.HTTPConnection("127.0.0.1", self._port, timeout=30)
        self.lines.append(line)
        line.request(method, path, b"{}" if method == "POST" else None, headers or {})
        return line

    def wait_for_held(self, number: int) -> None:
        wait_for(lambda: len(self.dispatcher._held) == number)


def wait_for(holds: Callable[[], bool]) -> None:
    while not holds():
        threading.Event().wait(0.01)


def status(line: http.client.HTTPConnection) -> tuple[int, str | None]:
    answer = line.getresponse()
    answer.read()
    return answer.status, answer.getheader("Retry-After")


@contextmanager
def visiting(application: Slow, listener: str = PUBLIC) -> Iterator[Visitors]:
    server = Server(application, "127.0.0.1", 0, 0, Owned())
    server.start()
    visitors = Visitors(server, listener)
    try:
        yield visitors
    finally:
        application.go_on.release(100)
        for line in visitors.lines:
            line.close()
        server.stop()


@pytest.mark.parametrize("listener", [PUBLIC, ADMIN])
def test_changes_have_half_of_the_threads_and_reads_go_on(listener: str) -> None:
    shop, half = Slow(), THREADS[listener] // 2
    with visiting(shop, listener) as visitors:
        changes = [visitors.send("POST", "/api/cart") for _ in range(half + 2)]
        ready = visitors.send("GET", dispatcher.READY)
        visitors.wait_for_held(3)
        assert status(visitors.send("GET", "/api/brands")) == (200, None)
        assert len(shop.inside) == half
        shop.go_on.release(100)
        assert [status(line)[0] for line in [*changes, ready]] == [200] * (half + 3)
        # Whoever was held back has less patience left, and knows it.
        assert [held > 0 for held in shop.inside] == [False] * half + [True] * 3


def test_a_change_held_back_too_long_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    assert dispatcher.PATIENCE == write_lock.PATIENCE == 5
    monkeypatch.setattr(dispatcher, "PATIENCE", 0.1)
    shop = Slow()
    with visiting(shop) as visitors:
        for _ in range(4):
            visitors.send("POST", "/api/cart")
        wait_for(lambda: len(shop.inside) == 4)
        assert status(visitors.send("POST", "/api/cart")) == (503, "5")


def test_two_uploads_wait_and_the_next_is_refused_at_once() -> None:
    shop = Slow()
    with visiting(shop) as visitors:
        uploads = [visitors.send("POST", UPLOAD, FORM)]
        wait_for(lambda: len(shop.inside) == 1)
        for number in (1, 2):
            uploads.append(visitors.send("POST", UPLOAD, FORM))
            visitors.wait_for_held(number)
        assert status(visitors.send("POST", UPLOAD, FORM)) == (503, "5")
        # Another change of the owner's does not wait for them.
        other = visitors.send("POST", "/api/admin/logout")
        wait_for(lambda: len(shop.inside) == 2)
        shop.go_on.release(100)
        assert [status(line)[0] for line in [*uploads, other]] == [200] * 4


def test_a_strangers_form_takes_no_uploads_place() -> None:
    shop = Slow()
    with visiting(shop) as visitors:
        for path, headers in ((UPLOAD, {"Content-Type": FORM["Content-Type"]}), ("/api/contact", FORM)):
            visitors.send("POST", path, headers)
        wait_for(lambda: len(shop.inside) == 2)
        visitors.send("POST", UPLOAD, FORM)
        wait_for(lambda: len(shop.inside) == 3)


def test_who_has_gone_keeps_no_place() -> None:
    shop = Slow()
    with visiting(shop) as visitors:
        for _ in range(4):
            visitors.send("POST", "/api/cart")
        wait_for(lambda: len(shop.inside) == 4)
        with closing(visitors.send("POST", "/api/cart")):
            visitors.wait_for_held(1)
        last = visitors.send("POST", "/api/cart")
        shop.go_on.release(100)
        assert status(last)[0] == 200
        wait_for(lambda: not any(visitors.dispatcher._taken.values()))


def test_a_mails_link_is_counted_as_the_change_that_it_is() -> None:
    def is_change(command: str, path: str) -> bool:
        return dispatcher.is_change(SimpleNamespace(command=command, path=path))

    assert is_change("GET", "/withdraw/confirm/token") and is_change("POST", "/withdraw")
    assert not is_change("GET", "/withdraw")
