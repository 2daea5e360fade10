"""Each of these settings has a test that fails without it. Nothing else would notice that the setting is missing
(docs/security.md).
"""

import http.client
import os
import socket
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from sqlalchemy import text

from app.server import channel, connection_limits, parser
from app.server import server as served
from app.server.server import ADMIN, LISTENER, PUBLIC, Server
from app.shop.base.images import images, picture_files
from app.store.database.base import db
from tests.live import at_once
from tests.shop.base.pictures import make_picture


def connect(server: Server) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.listeners[0].port), timeout=20)


def test_the_limits_of_a_connection_are_those_of_the_design() -> None:
    assert (served.CHANNEL_TIMEOUT, channel.DEADLINE, channel.ADMIN_DEADLINE) == (30, 15, 120)
    assert (parser.PUBLIC_BODY, parser.ADMIN_BODY, channel.DRAINED) == (256 * 1024 + 1, 21 * 1024 * 1024, 1024 * 1024)
    assert (connection_limits.CONNECTION_LIMIT, connection_limits.ADDRESS_LIMIT) == (400, 40)
    assert connection_limits.CONNECTION_LIMIT + served.BEING_CLOSED <= 480


def test_each_listener_answers_with_threads_of_its_own() -> None:
    """Each listener answers with its own threads. Eight requests of customers do not make four of the back office wait,
    and no listener serves both.
    """
    inside = {PUBLIC: threading.Barrier(8 + 1), ADMIN: threading.Barrier(4 + 1)}

    def application(environ: dict[str, Any], start_response: Callable[..., Any]) -> list[bytes]:
        inside[environ[LISTENER]].wait(20)
        start_response("200 OK", [("Content-Length", "0")])
        return []

    server = Server(application, "127.0.0.1", 0, 0)
    server.start()
    lines = [http.client.HTTPConnection("127.0.0.1", server.port(name)) for name in [PUBLIC] * 8 + [ADMIN] * 4]
    try:
        for line in lines:
            line.request("GET", "/")
        inside[ADMIN].wait(20)
        assert [line.getresponse().status for line in lines[8:]] == [200] * 4
        inside[PUBLIC].wait(20)
        assert [line.getresponse().status for line in lines[:8]] == [200] * 8
    finally:
        for line in lines:
            line.close()
        server.stop()


def test_the_back_office_listens_on_this_computer_alone(app: Flask) -> None:
    server = Server(app, "0.0.0.0", 0, 0)
    try:
        assert [listener._server.socket.getsockname()[0] for listener in server.listeners] == ["0.0.0.0", "127.0.0.1"]
    finally:
        server.start()
        server.stop()


def test_the_back_office_sees_what_a_tunnel_adds(app: Flask) -> None:
    server = Server(app, "127.0.0.1", 0, 0)
    server.start()
    try:
        for header, status in (({}, 200), ({"X-Forwarded-For": "127.0.0.1"}, 403), ({"Forwarded": "for=x"}, 403)):
            with closing(http.client.HTTPConnection("127.0.0.1", server.port(ADMIN), timeout=20)) as line:
                line.request("GET", "/api/admin/check", headers=header)
                assert line.getresponse().status == status
    finally:
        server.stop()


def test_a_connection_that_stays_silent_is_ended(app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(served, "CHANNEL_TIMEOUT", 1)
    server = Server(app, "127.0.0.1", 0, 0)
    server.start()
    try:
        with closing(connect(server)) as line:
            assert line.recv(1) == b""
    finally:
        server.stop()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("journal_mode", "wal"),
        ("synchronous", 2),
        ("foreign_keys", 1),
        ("busy_timeout", 5000),
        ("trusted_schema", 0),
        ("secure_delete", 1),
    ],
)
def test_the_database_is_opened_as_it_must_be(app: Flask, name: str, value: object) -> None:
    assert db.session().execute(text(f"PRAGMA {name}")).scalar() == value


def test_a_picture_is_on_the_disk_before_it_has_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    events: list[str] = []
    flush, rename = os.fsync, os.replace
    monkeypatch.setattr(picture_files.os, "fsync", lambda file: (events.append("flushed"), flush(file))[1])
    monkeypatch.setattr(os, "replace", lambda path, to: (events.append(Path(path).suffix), rename(path, to))[1])
    images.store_picture(tmp_path, make_picture(kind="PNG"))
    assert events == ["flushed", ".part"] * (len(events) // 2)
    assert len(events) >= 2


def test_pictures_are_taken_in_one_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    inside: list[int] = []
    most: list[int] = []

    def store(_uploads: Path, _raw: bytes) -> None:
        inside.append(1)
        most.append(len(inside))
        threading.Event().wait(0.05)
        inside.pop()

    monkeypatch.setattr(images, "store_trusted_picture", store)
    at_once([lambda: images.store_picture(tmp_path, b"")] * 5)
    assert max(most) == 1
