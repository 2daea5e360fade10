"""Only the owner may send large and slow bodies. This depends on the listener and the session, not on the path."""

import socket
import threading
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from flask import Flask

from app.config import Config
from app.server.parser import ADMIN_BODY
from app.server.server import ADMIN, PUBLIC, Server
from app.shop.customers.enquiries.enquiries import EnquiryText, add_enquiry
from app.shop.customers.enquiries.enquiry_photos import hash_token, new_token
from app.shop.workshop.drops.drops import Drops
from app.store.database.base import now
from app.store.database.sqlite import write
from app.store.database.state import state_of
from app.web.connections import DROP_BODY, PHOTO_BODY, ShopPolicy
from tests.live import sign_in

UPLOAD = "/api/admin/upload-image"
COOKIE = {PUBLIC: "admin_session", ADMIN: "desk_session"}
STRANGERS = 40
MEGABYTE = 1024 * 1024


@pytest.fixture
def server(app: Flask) -> Iterator[Server]:
    server = Server(app, "127.0.0.1", 0, 0, ShopPolicy(app))
    server.start()
    yield server
    server.stop()


def head(path: str, length: int | None, cookie: str = "") -> bytes:
    size = "Transfer-Encoding: chunked" if length is None else f"Content-Length: {length}"
    sent = f"Cookie: {cookie}\r\n" if cookie else ""
    return f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{size}\r\n{sent}Connection: close\r\n\r\n".encode()


def connect(server: Server, listener: str) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port(listener)), timeout=20)


def answer(server: Server, listener: str, message: bytes) -> int:
    with closing(connect(server, listener)) as line:
        line.sendall(message)
        return int(line.recv(1000).split(b" ", 2)[1])


def test_the_owners_large_body_is_read_at_both_listeners_and_nobody_elses(server: Server) -> None:
    for listener, other in ((PUBLIC, ADMIN), (ADMIN, PUBLIC)):
        owner = f"{COOKIE[listener]}={sign_in()}"
        assert answer(server, listener, head(UPLOAD, MEGABYTE, owner) + b"x" * MEGABYTE) == 415
        assert answer(server, listener, head(UPLOAD, ADMIN_BODY, owner)) == 413
        for cookie in ("", f"{COOKIE[listener]}=wrong", f"{COOKIE[other]}={sign_in()}"):
            assert answer(server, listener, head(UPLOAD, MEGABYTE, cookie)) == 413


def test_a_session_is_worth_nothing_where_the_back_office_is_not_served(app: Flask, config: Config) -> None:
    app.config["PITLANE"] = replace(config, admin_from="desk")
    server = Server(app, "127.0.0.1", 0, 0, ShopPolicy(app))
    server.start()
    try:
        assert answer(server, PUBLIC, head(UPLOAD, MEGABYTE, f"admin_session={sign_in()}")) == 413
    finally:
        server.stop()


def test_the_owner_alone_has_more_time(server: Server) -> None:
    owner = f"admin_session={sign_in()}"
    for path, cookie, allowed in (
        (UPLOAD, owner, 120), ("/api/contact", owner, 15), (UPLOAD, "admin_session=wrong", 15), (UPLOAD, "", 15),
    ):  # fmt: skip
        with closing(connect(server, PUBLIC)) as line:
            line.sendall(head(path, 1000, cookie))
            channel = heard(server)
            channel.end_if_late(channel.began + allowed - 1)
            assert not channel.will_close
            channel.end_if_late(channel.began + allowed + 1)
            assert channel.will_close
            assert line.recv(100) == b""


def test_forty_strangers_cost_neither_memory_nor_disk(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    files: list[Path] = []
    monkeypatch.setattr("tempfile.TemporaryFile", lambda mode: files.append(Path(mode)))
    lines = [connect(server, PUBLIC) for _ in range(STRANGERS)]
    try:
        for number, line in enumerate(lines):
            # Half of them do not say how much will come.
            line.sendall(head(UPLOAD, 16_000_000 if number % 2 else None))
        for line in lines:
            swallow(line, 4 * MEGABYTE)
        channels = list(server.listeners[0]._server.active_channels.values())
        held = sum(len(each.request.body_rcv) for each in channels if each.request and each.request.body_rcv)
        assert (files, held < 20 * MEGABYTE) == ([], True)
    finally:
        for line in lines:
            line.close()


def test_a_body_without_an_end_is_cut_off(server: Server) -> None:
    for listener, path, length in product(
        (PUBLIC, ADMIN), ("/", "/api/brands", "/api/contact", UPLOAD), (None, 2_000_000_000)
    ):
        with closing(connect(server, listener)) as line:
            line.sendall(head(path, length))
            # More than the buffers of both sockets hold.
            assert swallow(line, 100 * MEGABYTE) < 100 * MEGABYTE


def heard(server: Server) -> Any:
    """Return the public listener's one connection with an unfinished message."""
    channels = server.listeners[0]._server.active_channels
    while True:
        for channel in list(channels.values()):
            if channel.request and channel.request.headers_finished and not channel.will_close:
                return channel
        threading.Event().wait(0.01)


def swallow(line: socket.socket, most: int) -> int:
    """Send chunks of 64 KB until the server hangs up or `most` bytes are sent. Returns the number of bytes sent."""
    chunk = b"10000\r\n" + b"x" * 65536 + b"\r\n"
    for sent in range(0, most, 65536):
        try:
            line.sendall(chunk)
        except OSError:
            return sent
    return most


def test_a_phones_pictures_are_read_whole_while_its_drop_is_known(server: Server, app: Flask) -> None:
    _drop, token = state_of(app).of(Drops).add(None, now())
    for listener in (PUBLIC, ADMIN):
        assert answer(server, listener, head(f"/drop/{token}", MEGABYTE) + b"x" * MEGABYTE) == 400
        assert answer(server, listener, head(f"/drop/{token}", DROP_BODY + 1)) == 413
        for path in ("/drop/guessed", f"/drop/{token}/", f"/other/{token}"):
            assert answer(server, listener, head(path, MEGABYTE)) == 413, path


def test_a_phones_photo_is_read_whole_while_its_enquiry_takes_one(server: Server, app: Flask) -> None:
    token = new_token()
    text = EnquiryText("Aoife Byrne", "aoife@example.ie", None, None, None, "Could you repair this door?")
    with app.app_context(), write() as session:
        add_enquiry(session, text, hash_token(token))
    for listener in (PUBLIC, ADMIN):
        assert answer(server, listener, head(f"/api/contact/photos/{token}", MEGABYTE) + b"x" * MEGABYTE) == 415
        assert answer(server, listener, head(f"/api/contact/photos/{token}", PHOTO_BODY + 1)) == 413
        assert answer(server, listener, head("/api/contact/photos/guessed", MEGABYTE)) == 413
