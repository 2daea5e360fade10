"""The search index written in the background."""

import pytest
from flask import Flask
from sqlalchemy import delete, select, update
from sqlalchemy.orm import Session

from app.runtime import search_indexer
from app.runtime.search_indexer import SearchIndexer
from app.store.catalogue.products import Product
from app.store.catalogue.search_tables import SearchRow
from app.store.database import search_index
from app.store.database.base import db
from app.store.database.driver import sqlite3
from app.store.database.search_index import IndexBacklog, index_products
from app.store.database.sqlite import quiet, write
from app.store.database.state import state_of
from tests.make import make_product
from tests.shop.catalogue.search.conftest import Search
from tests.shop.catalogue.search.index_content import content, rebuild


def test_rows_of_another_program_are_written_again_while_the_old_ones_answer(
    app: Flask, session: Session, search: Search, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(3):
        make_product(f"Grille {number}")
    monkeypatch.setattr(search_index, "REVISION", search_index.REVISION + 1)
    assert len(search("grille")[0]) == 3
    SearchIndexer(app)._index_due()
    session.rollback()
    assert set(session.scalars(select(SearchRow.revision))) == {search_index.REVISION}
    assert len(search("grille")[0]) == 3


def test_the_index_is_made_with_a_larger_cache_which_is_given_back(
    app: Flask, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_product("Grille")
    sizes: list[int] = []

    def cache_size() -> int:
        with quiet() as connection:
            return int(connection.execute("PRAGMA cache_size").fetchone()[0])

    def index(driver: sqlite3.Connection, ids: list[str]) -> None:
        sizes.append(int(driver.execute("PRAGMA cache_size").fetchone()[0]))
        index_products(driver, ids)

    monkeypatch.setattr(search_index, "REVISION", search_index.REVISION + 1)
    monkeypatch.setattr(search_indexer, "index_products", index)
    SearchIndexer(app)._index_due()
    assert (sizes, cache_size()) == ([search_index.LARGE_CACHE], search_index.CACHE_PAGES)


def test_what_one_write_leaves_is_written_in_the_background(
    app: Flask, session: Session, search: Search, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A later write takes its own products all the same."""
    monkeypatch.setattr(search_index, "IN_A_WRITE", 2)
    parts = [make_product(f"Grille {number}") for number in range(9)]
    woken: list[str] = []
    indexer = SearchIndexer(app)
    monkeypatch.setattr(state_of(app).of(IndexBacklog), "wake", lambda: woken.append("woken"))
    with write() as writing:
        writing.execute(update(Product).values(name="Mirror"))
    assert (len(search("mirror")[0]), len(search("grille")[0]), woken) == (2, 7, ["woken"])
    lamp = make_product("Lamp")
    with write() as writing:
        writing.get_one(Product, lamp.id).name = "Lantern"
        writing.execute(delete(Product).where(Product.id == parts[0].id))
    assert len(search("lantern")[0]) == 1
    indexer._index_due()
    assert (len(search("mirror")[0]), search("grille")[0]) == (8, [])
    rebuilt = content(session)
    rebuild()
    assert content(session) == rebuilt


def test_what_was_written_past_the_program_is_found_after_its_start(
    app: Flask, session: Session, search: Search
) -> None:
    make_product("Grille")
    with db.engine.begin() as past:
        past.execute(update(Product).values(name="Mirror"))
    assert search("mirror")[0] == []
    SearchIndexer(app)._index_due()
    assert search("mirror")[0] == ["Mirror"]
