"""The clock is set while the shop runs. Connections that never end are still ended, and honest ones are not."""

import socket
import threading
import time
from contextlib import closing

import pytest
from flask import Flask

from app.server import channel
from app.server.server import PUBLIC, Server

HOUR = 3600
CART = b"POST /api/cart HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n"


def move_the_clock(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    right = time.time
    monkeypatch.setattr(time, "time", lambda: right() + seconds)


def wait_until_heard(server: Server) -> None:
    """Wait until the public listener has an unfinished message."""
    channels = server.listeners[0]._server.active_channels
    while not any(channel.request for channel in list(channels.values())):
        threading.Event().wait(0.01)


def test_set_back_by_an_hour_a_drip_is_ended_all_the_same(app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(channel, "DEADLINE", 1)
    server = Server(app, "127.0.0.1", 0, 0)
    server.start()
    try:
        with closing(socket.create_connection(("127.0.0.1", server.port(PUBLIC)), timeout=30)) as line:
            line.sendall(b"GET / HTTP/1.1\r\nHost: local")
            wait_until_heard(server)
            move_the_clock(monkeypatch, -HOUR)
            assert line.recv(100) == b""
    finally:
        server.stop()


def test_set_forward_by_a_year_a_message_under_way_is_heard_to_its_end(
    app: Flask, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = Server(app, "127.0.0.1", 0, 0)
    server.start()
    try:
        with closing(socket.create_connection(("127.0.0.1", server.port(PUBLIC)), timeout=30)) as line:
            line.sendall(CART)
            wait_until_heard(server)
            move_the_clock(monkeypatch, 365 * 24 * HOUR)
            # Two rounds of the server's own look at what has lasted too long.
            line.settimeout(5)
            with pytest.raises(TimeoutError):
                line.recv(1)
            line.settimeout(30)
            line.sendall(b"{}")
            assert line.recv(100).startswith(b"HTTP/1.1 201")
    finally:
        server.stop()
