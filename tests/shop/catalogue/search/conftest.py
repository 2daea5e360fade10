"""The sample catalogue, searched."""

from collections.abc import Callable

import pytest
from flask import Flask
from sqlalchemy.orm import Session

from app.shop.catalogue.search.search import Found, find
from app.store.catalogue.products import Product
from app.store.database.base import db
from tests.shop.catalogue.search.sample_shop import add_sample

Search = Callable[[str], tuple[list[str], Found]]


@pytest.fixture
def session(app: Flask) -> Session:
    return db.session()


@pytest.fixture
def sample(session: Session) -> Session:
    add_sample()
    return session


@pytest.fixture
def search(session: Session) -> Search:
    """The names of a query's products, and what else is found."""

    def run(query: str) -> tuple[list[str], Found]:
        session.rollback()
        found = find(session, query)
        return [session.get_one(Product, each).name for each in found.columns.ids_of(found.places)], found

    return run
