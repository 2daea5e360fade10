"""The search index always holds what a fresh one would."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from flask import Flask
from hypothesis import settings
from sqlalchemy import delete, func, insert, select, text, update
from sqlalchemy.orm import Session

from app.store.catalogue.categories import Category, Subcategory
from app.store.catalogue.products import Product
from app.store.catalogue.search_tables import SearchOutdated, SearchRow
from app.store.catalogue.vehicles import Brand, CarEngine, CarModel, Fitment, FitmentEngine
from app.store.database import search_index
from app.store.database.base import db, new_id
from app.store.database.search_index import update_index
from app.store.database.sqlite import quiet, write
from app.store.database.writer import driver_of
from app.store.system.copies import copy_database, make_ready, put_back
from tests.make import make_order, make_product
from tests.shop.catalogue.search.conftest import Search
from tests.shop.catalogue.search.index_content import content, rebuild

WRITES = settings.default.max_examples * 4
"""A thousand in `npm run fuzz`."""
WORDS = ("golf", "brake", "kit", "Škoda", "CX-5", "mk7", "2014", "grille", "ID.3", "carbon", "wheel")


def phrase(chance: random.Random) -> str:
    return " ".join(chance.choices(WORDS, k=3)) + f" {chance.randrange(10**9)}"


def pick(session: Session, chance: random.Random, table: type) -> str:
    return chance.choice(list(session.scalars(select(table.id).order_by(table.id))))


def writes(session: Session, chance: random.Random) -> list[Callable[[], object]]:
    """Return one write of each kind, some by the ORM and some past it."""
    product, model = pick(session, chance, Product), pick(session, chance, CarModel)
    name = phrase(chance)
    add = {"id": new_id(), "name": name, "slug": name, "description": "", "price": 1}
    return [
        lambda: setattr(session.get(Product, product), "name", name),
        lambda: session.execute(update(Product).where(Product.id == product).values(description=name)),
        lambda: session.execute(update(Product).values(inventory=chance.randrange(9))),
        lambda: session.execute(delete(Product).where(Product.id == product)),
        lambda: session.add(Product(**add, category=session.scalar(select(Category.name)))),
        lambda: session.execute(
            update(Category).where(Category.id == pick(session, chance, Category)).values(name=name)
        ),
        lambda: session.execute(
            update(Subcategory).where(Subcategory.id == pick(session, chance, Subcategory)).values(name=name)
        ),
        lambda: setattr(session.get(Brand, pick(session, chance, Brand)), "name", name),
        lambda: session.execute(update(CarModel).where(CarModel.id == model).values(name=name, year="2001-2004")),
        lambda: session.execute(delete(Fitment).where(Fitment.product_id == product)),
        lambda: session.execute(delete(Fitment).where(Fitment.model_id == model)),
        lambda: (
            session.merge(Fitment(id=new_id(), product_id=product, model_id=model))
            if not session.scalar(select(Fitment.id).where(Fitment.product_id == product, Fitment.model_id == model))
            else None
        ),
        lambda: session.add(CarEngine(model_id=model, name=name, code=f"C{name[-4:]}")),
        lambda: session.execute(update(CarEngine).where(CarEngine.model_id == model).values(code=name)),
        lambda: session.execute(delete(CarEngine).where(CarEngine.model_id == model)),
        lambda: session.execute(
            insert(FitmentEngine)
            .prefix_with("OR IGNORE")
            .from_select(
                ("fitment_id", "engine_id"),
                select(Fitment.id, CarEngine.id)
                .join(CarEngine, CarEngine.model_id == Fitment.model_id)
                .where(CarEngine.name < name),
            )
        ),
        lambda: session.execute(
            delete(FitmentEngine).where(
                FitmentEngine.fitment_id.in_(select(Fitment.id).where(Fitment.model_id == model))
            )
        ),
    ]


def test_after_random_writes_the_index_equals_a_fresh_one(sample: Session) -> None:
    chance = random.Random(17)
    for _number in range(WRITES // 10):
        with write() as session:
            for _each in range(10):
                chance.choice(writes(session, chance))()
                session.flush()
    written = content(sample)
    rebuild()
    assert content(sample) == written


def test_an_order_writes_nothing_into_the_index(app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    product = make_product()
    monkeypatch.setattr(search_index, "index_products", lambda *_given: pytest.fail("the index was written"))
    make_order((product, 1))
    assert db.session.scalar(select(func.count()).select_from(SearchOutdated)) == 0


def test_a_change_that_fails_leaves_the_index_as_it_was(session: Session) -> None:
    product = make_product("Ember grille")
    before = content(session)
    with pytest.raises(ZeroDivisionError), write() as writing:
        writing.get_one(Product, product.id).name = "Plain grille"
        update_index(driver_of(writing.connection()))
        raise ZeroDivisionError
    assert content(session) == before


def test_a_sqlite_that_cannot_delete_from_a_bare_index_has_a_plain_one(session: Session, search: Search) -> None:
    """Python's own SQLite may be older than 3.43."""
    with write() as writing:
        statement = writing.scalar(text("SELECT sql FROM sqlite_master WHERE name = 'product_search'"))
        writing.execute(text("DROP TABLE product_search"))
        writing.execute(text(statement.replace(", content='', contentless_delete=1", "")))
    product = make_product("Grille")
    with write() as writing:
        writing.get_one(Product, product.id).name = "Mirror"
    assert (search("grille")[0], search("mirror")[0]) == ([], ["Mirror"])


def test_a_restored_backup_of_an_older_program_is_searched_at_once(
    app: Flask, session: Session, search: Search, tmp_path: Path
) -> None:
    make_product("Grille")
    with write() as writing:
        writing.execute(text("DELETE FROM product_search"))
        writing.execute(delete(SearchRow))
    with quiet() as connection:
        copy_database(connection, tmp_path / "copy.db")
        make_ready(tmp_path / "copy.db")
        put_back(tmp_path / "copy.db", connection)
    assert search("grille")[0] == ["Grille"]
