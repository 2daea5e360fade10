"""What the tests share: a shop on a real SQLite file of its own, asked through its public or its desk door."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from hypothesis import settings
from werkzeug.test import TestResponse

from app import create_app
from app.config import Config
from app.shop.access.admin import open_session, store_password
from app.store.base import db
from app.store.migrate import upgrade
from app.store.sqlite import write
from app.store.version import raise_version

# A slow moment of the machine is no fault of the shop.
settings.register_profile("pitlane", deadline=None)
settings.load_profile("pitlane")

PASSWORD = "a rather long secret"
"""The administrator's password in the tests."""


class Browser(FlaskClient):
    """Every request in a context of its own, as in the server; the test's own session then reads afresh."""

    def open(self, *args: Any, **kwargs: Any) -> TestResponse:
        with self.application.app_context():
            response = super().open(*args, **kwargs)
        db.session.rollback()
        return response


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A migrated file that each test copies, because copying is two hundred times quicker than migrating."""
    database = tmp_path_factory.mktemp("template") / "pitlane.db"
    upgrade(database, database.parent / "backups")
    return database


@pytest.fixture
def config(tmp_path: Path, empty_database: Path) -> Config:
    for name in ("uploads", "backups", "logs"):
        (tmp_path / name).mkdir()
    shutil.copy(empty_database, tmp_path / "pitlane.db")
    return Config(data_dir=tmp_path, throttles=False)


@pytest.fixture
def app(config: Config) -> Iterator[Flask]:
    # What another test's shop answered is another shop's.
    raise_version()
    app = create_app(config)
    app.test_client_class = Browser
    with app.app_context():
        yield app
        db.session.remove()
        db.engine.dispose()


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    """A visitor at the public door."""
    return app.test_client()


@pytest.fixture
def desk(app: Flask) -> FlaskClient:
    """The owner's browser at the desk door, not signed in."""
    client = app.test_client()
    client.environ_base["pitlane.door"] = "desk"
    return client


@pytest.fixture
def admin(app: Flask, desk: FlaskClient) -> FlaskClient:
    """The owner at the desk door, signed in."""
    with write(catalogue=False) as session:
        secret = open_session(session, store_password(session, PASSWORD))
    desk.set_cookie("desk_session", secret)
    return desk
