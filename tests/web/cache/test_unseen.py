"""No cached answer is made of a table that outdates none."""

from collections.abc import Iterator

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import Engine, event

from app.store.catalogue.manufacturers import Manufacturer
from app.store.database.base import db
from app.store.database.driver import sqlite3
from app.store.database.touched import UNSEEN
from app.web.api.call import Call
from app.web.cache import responses
from app.web.pages.page_table import list_pages
from tests.make import make_brand, make_fitment, make_image, make_model, make_product, save
from tests.web.api.test_late_calls import listed

__all__ = ["listed"]

READ = sqlite3.SQLITE_READ
KNOWINGLY = {
    "/api/products/{productId}/related": {"orders", "order_items"},
    "/api/goes-with": {"orders", "order_items"},
}
"""What is often bought together may be as old as the catalogue."""
OWN = {"/order/:order", "/quote/:token", "/job/:token"}
"""Pages of one customer, which are not cached."""


@pytest.fixture
def reading(app: Flask) -> Iterator[set[str]]:
    """The tables that are read from now on."""
    seen: set[str] = set()

    def note(action: int, table: str | None, *_more: str | None) -> int:
        seen.update({table} if action == READ and table else ())
        return sqlite3.SQLITE_OK

    def watch(connection: sqlite3.Connection, _record: object) -> None:
        connection.set_authorizer(note)

    # A statement that a connection holds ready is not looked at again.
    def hold_none(_dialect: object, _record: object, _given: object, named: dict[str, object]) -> None:
        named["cached_statements"] = 0

    listening = [(Engine, "connect", watch), (Engine, "do_connect", hold_none)]
    for each in listening:
        event.listen(*each)
    db.engine.dispose()
    yield seen
    for each in listening:
        event.remove(*each)


def test_no_cached_call_reads_what_outdates_nothing(
    app: Flask, client: FlaskClient, reading: set[str], listed: dict[str, list[Call]]
) -> None:
    model, image = make_model(make_brand()), make_image()
    maker = save(Manufacturer(name="Bosch", slug="bosch"))
    product = make_product(image_url=image.url, manufacturer_id=maker.id)
    make_fitment(product, model)
    known = {"productId": product.id, "modelId": model.id, "brandId": model.brand_id}
    asked = {"search": "boost", "q": "boost", "productIds": product.id} | known
    cached = [each for calls in listed.values() for each in calls if each.cached]
    assert len(cached) > 15
    for each in cached:
        slug = maker.slug if "manufacturers" in each.path else product.slug
        responses.init_responses(app)
        reading.clear()
        answer = client.get(each.path.format(slug=slug, **known), query_string=asked)
        assert answer.status_code == 200, (each.path, answer.json)
        assert reading & UNSEEN <= KNOWINGLY.get(each.path, set()), each.path


def test_no_cached_page_reads_what_outdates_nothing(client: FlaskClient, built: object, reading: set[str]) -> None:
    model = make_model(make_brand(slug="audi"), slug="a4")
    product = make_product()
    make_fitment(product, model)
    known = {":brand": "audi", ":model": "a4", ":slug": product.slug}
    for path in set(list_pages()) - OWN - {"*"}:
        reading.clear()
        address = "/".join(known.get(part, part) for part in path.split("/"))
        assert client.get(address).status_code == 200, address
        assert not reading & UNSEEN - {"orders", "order_items"}, address
