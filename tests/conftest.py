"""What the tests share: a shop on a real SQLite file of its own, asked through its public or its desk door."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app import create_app
from app.config import Config
from app.store.base import db
from app.store.migrate import upgrade


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
    app = create_app(config)
    with app.app_context():
        yield app
        db.session.remove()
        db.engine.dispose()


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    """A visitor at the public door."""
    return app.test_client()
