"""A full listener drops the longest silent, an address its own."""

import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from typing import Any

import pytest
from flask import Flask

from app.server import connection_limits
from app.server.policy import NoOwner
from app.server.server import PUBLIC, Server
from app.shop.base.settings.settings import change_settings
from app.store.database.sqlite import write
from app.web.connections import ShopPolicy

HEALTH = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n"


class Tunnelled(NoOwner):
    """A stand-in for a tunnel, through which all visitors arrive from one address."""

    def is_tunnelled(self, peer: str) -> bool:
        return True


@contextmanager
def serving(app: Any, policy: Any = None) -> Iterator[Server]:
    server = Server(app, "127.0.0.1", 0, 0, policy)
    server.start()
    try:
        yield server
    finally:
        server.stop()


@contextmanager
def many(server: Server, number: int) -> Iterator[list[socket.socket]]:
    """So many connections, taken one after the other."""
    lines: list[socket.socket] = []
    try:
        for _ in range(number):
            lines.append(connect(server))
            wait_for(lambda: lines[-1].getsockname()[1] in peers(server))
        yield lines
    finally:
        for line in lines:
            line.close()


def connect(server: Server, source: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port(PUBLIC)), timeout=20, source_address=(source, 0))


def peers(server: Server) -> set[int]:
    """The ports of those that are connected."""
    return {each.addr[1] for each in list(server.listeners[0]._server.active_channels.values())}


def wait_for(holds: Callable[[], bool]) -> None:
    while not holds():
        threading.Event().wait(0.01)


def ask(line: socket.socket) -> bytes:
    """Return the status line of an answer, read to its end."""
    line.sendall(HEALTH)
    said = b""
    while not said.endswith(b"\r\n\r\n"):
        said += line.recv(1000) or b"\r\n\r\n"
    return said[:12]


def answer_at_once(_environ: dict[str, Any], start_response: Callable[..., Any]) -> list[bytes]:
    start_response("200 OK", [("Content-Length", "0")])
    return []


def test_an_address_has_so_many_and_drops_its_most_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection_limits, "ADDRESS_LIMIT", 5)
    with serving(answer_at_once) as server, many(server, 5) as lines:
        assert ask(lines[0]) == b"HTTP/1.1 200"
        with closing(connect(server)) as newest:
            assert ask(newest) == b"HTTP/1.1 200"
            assert lines[1].recv(1) == b""
            assert ask(lines[0]) == b"HTTP/1.1 200"
            wait_for(lambda: len(peers(server)) == 5)


def test_a_full_listener_drops_the_most_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection_limits, "ADDRESS_LIMIT", 2)
    monkeypatch.setattr(connection_limits, "CONNECTION_LIMIT", 10)
    with serving(answer_at_once, Tunnelled()) as server, many(server, 10) as lines:
        assert ask(lines[0]) == b"HTTP/1.1 200"
        with closing(connect(server)) as newest:
            assert ask(newest) == b"HTTP/1.1 200"
            assert lines[1].recv(1) == b""
            wait_for(lambda: len(peers(server)) == 10)


def test_who_is_being_answered_is_not_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection_limits, "ADDRESS_LIMIT", 2)
    go_on = threading.Event()

    def application(environ: dict[str, Any], start_response: Callable[..., Any]) -> list[bytes]:
        go_on.wait(20)
        return answer_at_once(environ, start_response)

    with serving(application) as server, many(server, 2) as lines:
        for line in lines:
            line.sendall(HEALTH)
        channels = server.listeners[0]._server.active_channels
        wait_for(lambda: all(each.requests for each in list(channels.values())))
        with closing(connect(server)) as newest:
            assert newest.recv(1) == b""
        go_on.set()
        assert [line.recv(1000)[:12] for line in lines] == [b"HTTP/1.1 200"] * 2


def test_another_address_is_answered_while_one_opens_without_end() -> None:
    over = threading.Event()

    def open_without_end(server: Server) -> None:
        lines = []
        while not over.is_set():
            lines.append(connect(server))
            if len(lines) > 450:
                lines.pop(0).close()
        for line in lines:
            line.close()

    with serving(answer_at_once) as server:
        crowds = threading.Thread(target=open_without_end, args=(server,))
        crowds.start()
        try:
            for _ in range(10):
                with closing(connect(server, "127.0.0.2")) as line:
                    line.settimeout(2)
                    assert ask(line) == b"HTTP/1.1 200"
        finally:
            over.set()
            crowds.join()


@pytest.mark.parametrize(
    ("one", "other", "is_one"),
    [
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8::1", "2001:db8:0:0:ffff::2", True),
        ("2001:db8:0:1::1", "2001:db8:0:2::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("fe80::1%eth0", "fe80::2%eth0", True),
    ],
)
def test_an_address_is_an_ipv4_address_or_a_64_of_ipv6(one: str, other: str, is_one: bool) -> None:
    assert (connection_limits.net_of(one) == connection_limits.net_of(other)) is is_one


def test_a_tunnel_has_the_connections_of_all_visitors(app: Flask, client: Any) -> None:
    policy = ShopPolicy(app)
    assert not policy.is_tunnelled("127.0.0.1")
    client.get("/api/brands", headers={"X-Forwarded-For": "203.0.113.9"})
    # Nobody from outside gets rid of the limit by a header.
    assert (policy.is_tunnelled("127.0.0.1"), policy.is_tunnelled("203.0.113.7")) == (True, False)
    with write() as session:
        change_settings(session, {"tunnel": "cloudflare", "public_url": "https://shop.example"})
    assert policy.is_tunnelled("127.0.0.1")
