"""Readiness of the shop, and its reasons."""

import shutil
from collections import namedtuple

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import event

from app.config import Config
from app.store.database.base import db
from app.version import VERSION

Usage = namedtuple("Usage", "total used free")


def test_a_shop_that_can_write_is_ready(client: FlaskClient, signed_out_admin: FlaskClient) -> None:
    for browser in (client, signed_out_admin):
        answer = browser.get("/api/health")
        assert (answer.status_code, answer.json) == (200, {"status": "ok", "version": VERSION})


def test_a_full_disk_is_said(client: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _path: Usage(100, 100, 0))
    answer = client.get("/api/health")
    assert (answer.status_code, answer.json) == (503, {"message": "The disk is full"})


def test_a_database_that_takes_no_write_is_said(
    client: FlaskClient, config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    from contextlib import closing

    from app.store.database.driver import sqlite3

    monkeypatch.setattr("app.store.database.sqlite.BUSY_MILLISECONDS", 50)
    with closing(sqlite3.connect(config.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        answer = client.get("/api/health")
    assert answer.status_code == 503
    assert answer.json == {"message": "The database cannot be written to: database is locked"}
    assert client.get("/api/health").status_code == 200


def test_a_database_that_may_only_be_read_is_said(app: Flask, client: FlaskClient) -> None:
    with app.app_context():
        engine = db.engine
    engine.dispose()
    # Replaces a file that lost its rights under a running shop, which root, whom tests may run as, would not notice.
    event.listen(engine, "connect", lambda connection, _record: connection.execute("PRAGMA query_only=ON"))
    answer = client.get("/api/health")
    assert answer.status_code == 503
    assert answer.json == {"message": "The database cannot be written to: attempt to write a readonly database"}
