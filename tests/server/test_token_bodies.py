"""Large bodies of visitors with a token are few at a time."""

import select
import socket
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing
from typing import Any

import pytest
from flask import Flask

from app.server import bodies
from app.server.server import ADMIN, PUBLIC, Server
from app.shop.customers.enquiries.enquiries import EnquiryText, add_enquiry
from app.shop.customers.enquiries.enquiry_photos import hash_token, new_token
from app.shop.workshop.drops.drops import Drops
from app.store.database.base import now
from app.store.database.sqlite import write
from app.store.database.state import state_of
from app.web.connections import DROP_BODY, PHOTO_BODY, ShopPolicy
from tests.shop.base.pictures import make_picture

MEGABYTE = 1024 * 1024
QUIET = 4.0
"""Seconds without a byte taken, after which none is."""
PATIENCE = 60.0
"""Seconds that a test waits for a condition on a machine that is busy with others."""
SIZE = 9 * MEGABYTE
CONNECTIONS = 40


@pytest.fixture
def server(app: Flask) -> Iterator[Server]:
    server = Server(app, "127.0.0.1", 0, 0, ShopPolicy(app))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def lines(server: Server) -> Iterator[Callable[..., list[socket.socket]]]:
    with ExitStack() as stack:

        def connect(number: int = 1, listener: str = PUBLIC) -> list[socket.socket]:
            place = ("127.0.0.1", server.port(listener))
            return [stack.enter_context(closing(socket.create_connection(place, timeout=20))) for _ in range(number)]

        yield connect


def photo_path(app: Flask) -> str:
    token = new_token()
    text = EnquiryText("Aoife Byrne", "aoife@example.ie", None, None, None, "Could you repair this door?")
    with app.app_context(), write() as session:
        add_enquiry(session, text, hash_token(token))
    return f"/api/contact/photos/{token}"


def drop_path(app: Flask) -> tuple[Any, str]:
    drop, token = state_of(app).of(Drops).add(None, now())
    return drop, f"/drop/{token}"


def head(path: str, length: int | None = SIZE, kind: str = "text/plain", *more: str) -> bytes:
    size = "Transfer-Encoding: chunked" if length is None else f"Content-Length: {length}"
    fields = [f"POST {path} HTTP/1.1", "Host: 127.0.0.1", size, f"Content-Type: {kind}", "Connection: close", *more]
    return "\r\n".join([*fields, "", ""]).encode()


def photo(path: str, padding: int = 400_000) -> bytes:
    """A whole request with a photo, by default a large one."""
    part = b'--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n'
    body = part + make_picture() + b"\0" * padding + b"\r\n--x--\r\n"
    return head(path, len(body), "multipart/form-data; boundary=x") + body


def answer(line: socket.socket) -> tuple[int, str]:
    """Return status and text of the answer."""
    received = b""
    while chunk := line.recv(65536):
        received += chunk
    return int(received.split(b" ", 2)[1]), received.decode()


def held(server: Server) -> int:
    """Return the number of bytes of bodies that the listeners hold."""
    found = 0
    for listener in server.listeners:
        for channel in list(listener._server.active_channels.values()):
            requests = [*channel.requests, channel.request]
            found += sum(len(each.body_rcv) for each in requests if each and each.body_rcv)
    return found


def places(server: Server) -> tuple[int, int]:
    """How many bodies are under way, and how many wait."""
    found = server.listeners[0]._server.bodies
    return len(found._taken), len(found._waiting)


def send_most(sending: Sequence[socket.socket], size: int = SIZE) -> None:
    """Send each body, but for its last byte, until none is taken."""
    left = dict.fromkeys(sending, size - 1)
    for each in sending:
        each.setblocking(False)
    while left:
        _, ready, _ = select.select([], list(left), [], QUIET)
        if not ready:
            break
        for line in ready:
            try:
                left[line] -= line.send(b"x" * min(left[line], MEGABYTE))
            except BlockingIOError:
                continue
            except OSError:
                left[line] = 0
            if not left[line]:
                del left[line]
    for each in sending:
        each.settimeout(20)


def wait_for(condition: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < until
        time.sleep(0.01)


@pytest.mark.parametrize("length", [SIZE, None], ids=["known", "chunked"])
def test_forty_bodies_of_one_photo_token_cost_one(
    server: Server, app: Flask, lines: Callable[..., list[socket.socket]], length: int | None
) -> None:
    path = photo_path(app)
    sending = lines(CONNECTIONS)
    for line in sending:
        line.sendall(head(path, length) + (b"900000\r\n" if length is None else b""))
    send_most(sending)
    wait_for(lambda: held(server) >= SIZE - 1)
    assert held(server) < SIZE + CONNECTIONS * 8192 + MEGABYTE
    # One is read and three wait, as many as the enquiry may still have photos.
    wait_for(lambda: places(server) == (1, 3))
    for line in sending[4:]:
        status, said = answer(line)
        assert (status, "Retry-After: 5" in said) == (503, True)


def test_an_ended_drop_takes_nothing_and_says_so_on_a_page(
    server: Server, app: Flask, lines: Callable[..., list[socket.socket]]
) -> None:
    drop, path = drop_path(app)
    drop.ended = True
    sending = lines(CONNECTIONS)
    for line in sending:
        line.sendall(head(path))
    send_most(sending)
    assert held(server) == 0
    for line in sending:
        status, said = answer(line)
        assert (status, "No more pictures can be sent with this code" in said, "text/html" in said) == (413, True, True)


def test_two_forms_of_a_drop_are_read_at_once_and_two_wait(
    server: Server, app: Flask, lines: Callable[..., list[socket.socket]]
) -> None:
    drop, path = drop_path(app)
    drop.pictures = [None] * 10
    sending = lines(6)
    for line in sending:
        line.sendall(head(path))
        wait_for(lambda: len(server.listeners[0]._server.active_channels) == 6)
    assert {answer(line)[0] for line in sending[4:]} == {503}
    wait_for(lambda: places(server) == (2, 2))
    sending[0].close()
    wait_for(lambda: places(server) == (2, 1))


def test_a_drop_takes_no_more_bytes_than_its_pictures_may_have(
    server: Server, app: Flask, lines: Callable[..., list[socket.socket]]
) -> None:
    drop, path = drop_path(app)
    drop.pictures = [None] * 19
    [large, first, second] = lines(3)
    large.sendall(head(path, PHOTO_BODY + 1))
    assert answer(large)[0] == 413
    first.sendall(head(path))
    wait_for(lambda: places(server) == (1, 0))
    second.sendall(head(path))
    wait_for(lambda: places(server) == (1, 1))
    drop.pictures = []
    [largest] = lines()
    largest.sendall(head(path, DROP_BODY + 1))
    status, said = answer(largest)
    assert (status, "Too many pictures at once" in said) == (413, True)


def test_four_large_bodies_of_strangers_in_all_at_both_listeners(
    server: Server, app: Flask, lines: Callable[..., list[socket.socket]]
) -> None:
    sending = lines(2) + lines(2, ADMIN)
    for number, line in enumerate(sending, start=1):
        line.sendall(head(photo_path(app)))
        wait_for(lambda number=number: places(server) == (number, 0))
    for listener in (PUBLIC, ADMIN):
        [fifth] = lines(1, listener)
        fifth.sendall(head(photo_path(app), SIZE, "text/plain", "Expect: 100-continue"))
        status, said = answer(fifth)
        assert (status, "Retry-After: 5" in said, "100 Continue" in said) == (503, True, False)
    sending[0].close()
    wait_for(lambda: places(server) == (3, 0))
    [another] = lines()
    another.sendall(photo(photo_path(app)))
    assert answer(another)[0] == 201


@pytest.mark.parametrize("padding", [0, 400_000], ids=["small", "large"])
def test_four_photos_sent_at_once_are_taken_one_after_the_other(
    server: Server, app: Flask, lines: Callable[..., list[socket.socket]], padding: int
) -> None:
    path = photo_path(app)
    sending = lines(4)
    for line in sending:
        line.sendall(photo(path, padding))
    assert [answer(line)[0] for line in sending] == [201] * 4
    [fifth] = lines()
    fifth.sendall(photo(path, padding))
    assert answer(fifth)[0] == (413 if padding else 404)


def test_a_waiting_body_may_continue_or_must_come_again(
    server: Server, app: Flask, lines: Callable[..., list[socket.socket]], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = photo_path(app)
    [first, second, third] = lines(3)
    first.sendall(head(path))
    wait_for(lambda: places(server) == (1, 0))
    second.sendall(head(path, SIZE, "text/plain", "Expect: 100-continue"))
    wait_for(lambda: places(server) == (1, 1))
    first.close()
    assert second.recv(100).startswith(b"HTTP/1.1 100 Continue")
    monkeypatch.setattr(bodies, "PATIENCE", 0.1)
    third.sendall(head(path))
    assert answer(third)[0] == 503
