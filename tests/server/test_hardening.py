"""Listeners that are open to strangers are protected. Every request has only one meaning, and no message can go on for
ever.
"""

import http.client
import json
import socket
import time
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest
from flask import Flask

from app.server import channel, parser
from app.server.server import Server
from app.web.connections import ShopPolicy

HEALTH = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n"


@pytest.fixture
def port(app: Flask) -> Iterator[int]:
    """The public listener of a running server."""
    server = Server(app, "127.0.0.1", 0, 0, ShopPolicy(app))
    server.start()
    yield server.listeners[0].port
    server.stop()


def talk(port: int, message: bytes, *, patience: float = 5) -> bytes:
    """Return everything that the server sends until it hangs up or is silent for `patience` seconds."""
    said = b""
    with closing(socket.create_connection(("127.0.0.1", port), timeout=patience)) as line:
        try:
            line.sendall(message)
            while piece := line.recv(65536):
                said += piece
        except OSError:
            pass
    return said


def status(answer: bytes) -> int:
    return int(answer.split(b" ", 2)[1])


def body(answer: bytes) -> Any:
    return json.loads(answer.split(b"\r\n\r\n", 1)[1])


def test_an_honest_request_is_answered(port: int) -> None:
    answer = talk(port, HEALTH + b"Connection: close\r\n\r\n")
    assert status(answer) == 200
    assert b"\r\nServer:" not in answer


@pytest.mark.parametrize(
    "message",
    [
        b"GET /api/health HTTP/1.1\r\n\r\n",
        b"GET /api/health HTTP/1.0\r\n\r\n",
        HEALTH + b"Host: evil.example\r\n\r\n",
        HEALTH.replace(b"1.1", b"1.9") + b"\r\n",
        HEALTH.replace(b"1.1", b"2.0") + b"\r\n",
        HEALTH.replace(b" HTTP/1.1", b"") + b"\r\n",
        HEALTH + b"X-Folded: a\r\n b\r\n\r\n",
        HEALTH + b"No colon here\r\n\r\n",
        HEALTH + b"Space : before\r\n\r\n",
        HEALTH + b"Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}",
        HEALTH + b"Content-Length: +2\r\n\r\n{}",
        HEALTH + b"Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
        HEALTH + b"Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        HEALTH + b"Transfer-Encoding: chunked, chunked\r\n\r\n0\r\n\r\n",
        HEALTH + b"Transfer-Encoding: gzip\r\n\r\n",
        HEALTH.replace(b"1.1", b"1.0") + b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    ],
)
def test_what_two_servers_could_read_differently_is_400(port: int, message: bytes) -> None:
    answer = talk(port, message)
    assert status(answer) == 400
    assert body(answer) == {"message": "The request is not valid HTTP"}
    assert answer.count(b"HTTP/1.") == 1
    for header in (b"X-Content-Type-Options: nosniff", b"Cache-Control: no-store"):
        assert b"\r\n%b\r\n" % header in answer


def test_too_many_headers_are_431(port: int) -> None:
    answer = talk(port, HEALTH + b"X-Long: " + b"x" * 40_000 + b"\r\n\r\n")
    assert status(answer) == 431
    assert body(answer) == {"message": "The headers of the request are too large"}


def post(port: int, path: str, size: int, *, send: int | None = None) -> bytes:
    head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nConnection: close\r\n"
    content = b'"' + b"x" * ((size if send is None else send) - 1)
    return talk(port, f"{head}Content-Length: {size}\r\n\r\n".encode() + content)


def test_a_body_a_little_too_large_is_refused_in_the_calls_own_words(port: int) -> None:
    for path, words in (("/api/contact", {"success": False}), ("/api/cart", {})):
        answer = post(port, path, 256 * 1024 + 1)
        assert status(answer) == 413
        assert body(answer) == words | {"message": "The request is too large"}


def test_a_body_far_too_large_is_not_even_read(port: int) -> None:
    for path in ("/api/contact", "/api/admin/login"):
        answer = post(port, path, parser.PUBLIC_BODY, send=10)
        assert status(answer) == 413
        assert body(answer) == {"success": False, "message": "The request is too large"}


@pytest.mark.parametrize("path", ["/api/contact", "/api/admin/upload-image"])
def test_who_sends_a_body_too_large_to_its_end_hears_why(port: int, path: str) -> None:
    answer = post(port, path, 1_000_000)
    assert status(answer) == 413
    assert body(answer)["message"] == "The request is too large"


def test_a_refused_body_without_an_end_is_cut_off(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(channel, "DEADLINE", 1)
    head = b"POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2147483648\r\n\r\n"
    with closing(socket.create_connection(("127.0.0.1", port), timeout=5)) as line:
        line.sendall(head)
        for _ in range(400):
            try:
                line.sendall(b"x")
            except OSError:
                return
            time.sleep(0.05)
    pytest.fail("the connection was still open")


def test_a_refused_body_is_not_asked_for(port: int) -> None:
    head = (
        b"POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2147483648\r\nExpect: 100-continue\r\n\r\n"
    )
    answer = talk(port, head)
    assert status(answer) == 413
    assert b"100 Continue" not in answer


def test_a_body_in_endless_chunks_is_cut_off(port: int) -> None:
    head = b"POST /api/contact HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
    answer = talk(port, head + b"10000\r\n" + b"x" * 65536 + b"\r\n" + (b"10000\r\n" + b"x" * 65536 + b"\r\n") * 20)
    assert answer == b"" or status(answer) == 413


@pytest.mark.parametrize("start", [b"GET /api/he", HEALTH + b"Content-Length: 1000\r\n\r\n{"])
def test_a_message_that_drips_is_ended(port: int, monkeypatch: pytest.MonkeyPatch, start: bytes) -> None:
    monkeypatch.setattr(channel, "DEADLINE", 1)
    with closing(socket.create_connection(("127.0.0.1", port), timeout=0.2)) as line:
        line.sendall(start)
        for _ in range(200):
            try:
                if line.recv(1000) == b"":
                    return
            except TimeoutError:
                line.sendall(b"x")
            except ConnectionError:
                return
    pytest.fail("the connection was still open")


def test_connections_that_drip_keep_nobody_out(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(channel, "DEADLINE", 1)
    lines = [socket.create_connection(("127.0.0.1", port), timeout=5) for _ in range(100)]
    try:
        for line in lines:
            line.sendall(b"GET / HT")
        assert status(talk(port, HEALTH + b"Connection: close\r\n\r\n")) == 200
        for line in lines:
            assert line.recv(1000) == b""
        assert status(talk(port, HEALTH + b"Connection: close\r\n\r\n")) == 200
    finally:
        for line in lines:
            line.close()


def test_a_stored_connection_serves_many_requests(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(channel, "DEADLINE", 1)
    with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=5)) as line:
        line.connect()
        stored = line.sock
        for _ in range(3):
            line.request("GET", "/api/health")
            answer = line.getresponse()
            assert (answer.status, line.sock) == (200, stored)
            answer.read()
            time.sleep(0.8)
