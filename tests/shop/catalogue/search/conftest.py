"""The sample catalogue, searched."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from flask import Flask
from sqlalchemy.orm import Session

from app import create_app
from app.config import Config
from app.shop.catalogue.search.search import Found, find
from app.store.catalogue.products import Product
from app.store.database.base import db
from app.store.database.sqlite import close_database
from tests.shop.catalogue.search.sample_shop import add_sample

Search = Callable[[str], tuple[list[str], Found]]


@pytest.fixture
def session(app: Flask) -> Session:
    return db.session()


@pytest.fixture(scope="session")
def sample_database(empty_database: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a database with the sample's rows that each test copies."""
    config = Config(data_dir=tmp_path_factory.mktemp("sample"))
    shutil.copy(empty_database, config.database)
    with create_app(config).app_context():
        add_sample()
        close_database()
    return config.database


@pytest.fixture
def sample(session: Session, config: Config, sample_database: Path) -> Session:
    # Nobody has opened the database yet, so it may be another one.
    assert not any(config.data_dir.glob("pitlane.db-*"))
    shutil.copy(sample_database, config.database)
    return session


@pytest.fixture
def search(session: Session) -> Search:
    """The names of a query's products, and what else is found."""

    def run(query: str) -> tuple[list[str], Found]:
        session.rollback()
        found = find(session, query)
        return [session.get_one(Product, each).name for each in found.columns.ids_of(found.places)], found

    return run
