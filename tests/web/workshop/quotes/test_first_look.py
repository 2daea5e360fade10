"""Noting the first look at a quote delays and refuses nothing."""

import time
from collections.abc import Iterator
from contextlib import closing, contextmanager

import pytest
from flask.testing import FlaskClient
from sqlalchemy.exc import OperationalError

from app.config import Config
from app.shop.workshop.quotes import answering
from app.store.database.driver import sqlite3
from tests.web.workshop.quotes.offer import QUOTES, offer


@contextmanager
def held(config: Config) -> Iterator[None]:
    """Another program holds the database for writing."""
    with closing(sqlite3.connect(config.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


def test_a_link_opens_at_once_while_the_database_is_held(admin: FlaskClient, config: Config) -> None:
    quote, token = offer(admin)
    with held(config):
        began = time.monotonic()
        for path in (f"/api/quotes/{token}", f"/quote/{token}"):
            assert admin.get(path).status_code == 200, path
        assert time.monotonic() - began < 2
    assert admin.get(f"{QUOTES}/{quote['id']}").json["seenAt"] is None
    assert admin.get(f"/api/quotes/{token}").status_code == 200
    assert admin.get(f"{QUOTES}/{quote['id']}").json["seenAt"] is not None


def test_nobody_has_seen_the_version_that_a_change_makes(admin: FlaskClient, client: FlaskClient) -> None:
    quote, token = offer(admin)
    assert client.get(f"/api/quotes/{token}").status_code == 200
    seen = admin.get(f"{QUOTES}/{quote['id']}").json
    changed = admin.patch(f"{QUOTES}/{quote['id']}", json={"intro": "Again", "updatedAt": seen["updatedAt"]}).json
    assert (seen["seenAt"] is not None, changed["seenAt"], changed["status"]) == (True, None, "sent")
    assert client.get(f"/api/quotes/{token}").status_code == 200
    assert admin.get(f"{QUOTES}/{quote['id']}").json["seenAt"] is not None


def test_a_link_opens_while_the_disk_is_full(admin: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> None:
    quote, token = offer(admin)

    def refuse(*_given: object) -> None:
        raise OperationalError("UPDATE", None, sqlite3.OperationalError("database or disk is full"))

    with monkeypatch.context() as patched:
        patched.setattr(answering, "note_seen", refuse)
        assert admin.get(f"/api/quotes/{token}").status_code == 200
    assert admin.get(f"{QUOTES}/{quote['id']}").json["seenAt"] is None
