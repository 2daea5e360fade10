"""After a sale an old answer gets the new stock, and is the same as one that is made anew."""

from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from app.store.catalogue.products import Product
from app.store.database.state import state_of
from app.web.cache import responses
from app.web.cache.stores import DependencyCache
from tests.make import checkout, make_brand, make_cart, make_category, make_fitment, make_model, make_product

TRICK = 'Says ,"inventory":5 and "id":"x", in bar.'
"""A text like the fields that are looked for."""


@pytest.fixture
def sold(client: FlaskClient) -> Product:
    """Return a product of a shop with some more."""
    make_category("Lights")
    for number in range(3):
        make_product(f"Lamp {number}", category="Lights", inventory=number)
    model = make_model(make_brand())
    product = make_product(description=TRICK, inventory=10)
    make_fitment(product, model)
    return product


def order(client: FlaskClient, product: Product, quantity: int = 2) -> None:
    assert client.post("/api/checkout/confirm", json=checkout(make_cart((product, quantity)))).status_code == 201


def paths(client: FlaskClient, product: Product) -> list[str]:
    """Return every call whose answer is given the stock."""
    model = client.get("/api/models").json[0]["id"]
    lists = ("", "?limit=2", "?sort=best", "?inStock=1", "?search=gauge", "?sort=-price&offset=1", f"?modelId={model}")
    beside = f"/api/products/{product.id}/related", f"/api/models/{model}/products?universal=1"
    return [*(f"/api/products{each}" for each in lists), f"/api/products/{product.slug}", *beside]


def shown(answer: TestResponse) -> tuple[Any, ...]:
    return answer.status_code, answer.get_data(), answer.headers.get("X-Total-Count"), answer.headers["ETag"]


def test_it_is_the_same_as_an_answer_made_anew(
    app: Flask, client: FlaskClient, sold: Product, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = paths(client, sold)
    before = [shown(client.get(path)) for path in asked]
    order(client, sold)
    written = [shown(client.get(path)) for path in asked]
    assert any(old != new for old, new in zip(before, written, strict=True))
    app.extensions[responses.EXTENSION] = DependencyCache(state_of(app))
    monkeypatch.setattr(app.wsgi_app, "_replies", DependencyCache(state_of(app)))
    assert [shown(client.get(path)) for path in asked] == written
    assert client.get(f"/api/products/{sold.slug}").json["description"] == TRICK


def test_nothing_is_made_anew_until_a_part_is_sold_out(
    client: FlaskClient, sold: Product, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, given = "/api/products?sort=best", []
    client.get(path)
    write_stock = responses.write_stock
    monkeypatch.setattr(responses, "write_stock", lambda *words: given.append(words) or write_stock(*words))
    order(client, sold)
    assert client.get(path).json[0]["inventory"] == 8
    assert len(given) == 1
    order(client, sold, 8)
    assert [each["inventory"] for each in client.get(path).json] == [2, 1, 0, 0]
    assert len(given) == 1


def test_a_change_of_the_owner_makes_it_anew(client: FlaskClient, admin: FlaskClient, sold: Product) -> None:
    path = f"/api/products/{sold.slug}"
    client.get(path)
    order(client, sold)
    assert admin.patch(f"/api/admin/products/{sold.id}", json={"name": "Another gauge"}).status_code == 200
    assert (client.get(path).json["name"], client.get(path).json["inventory"]) == ("Another gauge", 8)
