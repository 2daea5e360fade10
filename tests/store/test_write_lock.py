"""Nobody waits long for a turn to write."""

import re
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import timedelta

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy.exc import OperationalError

from app.config import Config
from app.server.channel import HELD
from app.server.dispatcher import READY
from app.store.base.users import AdminSession
from app.store.database import write_lock
from app.store.database.base import db, now
from app.store.database.driver import sqlite3
from app.store.database.sqlite import write
from app.web.api.call import calls
from app.web.call_modules import load_calls
from tests.make import NOBODY

SOON = 2.0
"""Seconds that a busy machine may take for what waits for nothing."""


@contextmanager
def held(config: Config) -> Iterator[None]:
    """The database is held by another program."""
    with closing(sqlite3.connect(config.database, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield


def make_sessions_due() -> None:
    """Have the next request of a session note its use."""
    with write() as session:
        for row in session.scalars(db.select(AdminSession)):
            row.seen_at = now() - timedelta(minutes=5)


@pytest.fixture
def locked(app: Flask, config: Config) -> Iterator[None]:
    """Another program holds the database."""
    with held(config):
        yield


@pytest.fixture
def taken(app: Flask) -> Iterator[None]:
    """Another thread has the writer's turn."""
    over, begun = threading.Event(), threading.Event()

    def hold() -> None:
        write_lock.take_turn()
        begun.set()
        over.wait(30)
        write_lock.end_turn()

    holder = threading.Thread(target=hold)
    holder.start()
    begun.wait(30)
    yield
    over.set()
    holder.join()


@pytest.mark.parametrize("hindrance", ["locked", "taken"])
def test_a_write_gives_up_when_its_patience_is_over(hindrance: str, request: pytest.FixtureRequest) -> None:
    request.getfixturevalue(hindrance)
    began = time.monotonic()
    with pytest.raises(OperationalError, match="locked"), write(patience=0.3):
        pass
    assert 0.25 < time.monotonic() - began < 0.3 + SOON


def test_the_wait_for_the_turn_is_taken_off_the_wait_for_the_lock(app: Flask, locked: None) -> None:
    def first() -> None:
        with app.app_context(), pytest.raises(OperationalError), write(patience=1):
            pass

    other = threading.Thread(target=first)
    other.start()
    began = time.monotonic()
    with pytest.raises(OperationalError), write(patience=1.5):
        pass
    other.join()
    # One after the other they would take 2.5 s.
    assert time.monotonic() - began < 2.3


def test_the_patience_of_one_write_is_not_the_next_ones(app: Flask) -> None:
    with write(patience=0.2):
        pass
    with write() as session:
        assert session.connection().exec_driver_sql("PRAGMA busy_timeout").scalar() == 5000


@pytest.mark.parametrize("hindrance", ["locked", "taken"])
def test_a_visitor_hears_when_to_come_again(
    client: FlaskClient, hindrance: str, request: pytest.FixtureRequest
) -> None:
    request.getfixturevalue(hindrance)
    answer = client.post("/api/cart", environ_overrides={HELD: write_lock.PATIENCE - 0.1})
    assert (answer.status_code, answer.headers["Retry-After"]) == (503, "5")
    assert answer.json == {"message": "The shop is busy. Please try again in a moment."}


def test_the_owner_reads_on(admin: FlaskClient, config: Config) -> None:
    make_sessions_due()
    began = time.monotonic()
    with held(config):
        assert admin.get("/api/admin/orders").status_code == 200
    assert time.monotonic() - began < SOON


def test_no_read_but_one_takes_a_turn(admin: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_patience: float = 0) -> float:
        raise OperationalError("the writer's turn", None, sqlite3.OperationalError(write_lock.LOCKED))

    make_sessions_due()
    monkeypatch.setattr("app.store.database.sqlite.take_turn", refuse)
    load_calls()
    reads = [re.sub(r"{\w+}", NOBODY, each.path) for each in calls if each.method == "GET"]
    assert [path for path in reads if admin.get(path).status_code == 503] == [READY]
