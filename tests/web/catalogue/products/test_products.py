"""Products as every visitor gets them."""

from datetime import UTC, datetime, timedelta
from decimal import Decimal

import pytest
from flask.testing import FlaskClient

from app.store.catalogue.products import Product, ProductSlug
from app.store.database.base import db
from app.store.database.sqlite import write
from tests.make import (
    NOBODY,
    make_brand,
    make_category,
    make_fitment,
    make_image,
    make_model,
    make_product,
    make_subcategory,
    save,
)


def names(client: FlaskClient, address: str) -> list[str]:
    answer = client.get(address)
    assert answer.status_code == 200
    return [product["name"] for product in answer.json]


def test_a_product_shows_every_field_and_its_pictures(client: FlaskClient) -> None:
    category = make_category()
    subcategory = make_subcategory(category)
    picture = make_image(alt="A gauge")
    made = datetime(2026, 5, 4, 3, 2, 1, tzinfo=UTC)
    product = make_product(
        price=Decimal("1249.5"), subcategory_id=subcategory.id, image_url=picture.url, featured=1, created_at=made
    )

    assert client.get(f"/api/products/{product.slug}").json == {
        "id": product.id,
        "name": "Boost Gauge",
        "slug": product.slug,
        "description": "Shows what the turbo does, in bar.",
        "price": "1249.50",
        "category": "Car Accessories",
        "subcategoryId": subcategory.id,
        "imageUrl": picture.url,
        "imageUrl2": None,
        "inventory": 10,
        "featured": 1,
        "hidden": 0,
        "fits": "listed",
        "sku": None,
        "ean": None,
        "manufacturer": None,
        "manufacturerSlug": None,
        "packAmount": None,
        "packUnit": None,
        "unitPrice": None,
        "warnings": None,
        "madeToOrder": 0,
        "optionCount": 0,
        "priceFrom": None,
        "leadDays": None,
        "taxRateId": None,
        "createdAt": "2026-05-04T03:02:01.000Z",
        "images": [{"url": picture.url, "width": 1200, "height": 900, "widths": [320, 640], "alt": "A gauge"}],
        "sale": None,
        "documents": [],
        "fit": None,
        "options": [],
    }


def test_featured_products_come_first_then_the_newest(client: FlaskClient) -> None:
    start = datetime(2026, 1, 1, tzinfo=UTC)
    for day, (name, featured) in enumerate([("old", 0), ("star", 1), ("new", 0), ("new star", 1)]):
        make_product(name, featured=featured, created_at=start + timedelta(days=day))

    assert names(client, "/api/products") == ["new star", "star", "new", "old"]


@pytest.mark.parametrize("asked", ["Valeting%20and%20Cleaning", "valeting-and-cleaning"])
def test_a_category_is_taken_by_name_or_slug(client: FlaskClient, asked: str) -> None:
    make_product("Gauge")
    make_product("Wax", category="Valeting and Cleaning")

    assert names(client, f"/api/products?category={asked}") == ["Wax"]


def test_an_unknown_category_has_no_products(client: FlaskClient) -> None:
    make_product()

    assert names(client, "/api/products?category=boats") == []


def test_a_product_is_found_by_slug_id_and_old_slug(client: FlaskClient) -> None:
    product = make_product()
    save(ProductSlug(slug="its-old-name", product_id=product.id))

    for address in (product.slug, product.id, product.id.upper(), "its-old-name"):
        assert client.get(f"/api/products/{address}").json["id"] == product.id


@pytest.mark.parametrize("address", ["nothing-like-it", NOBODY, "%00", "%F0%9F%9A%97", "'--"])
def test_an_unknown_product_is_not_found(client: FlaskClient, address: str) -> None:
    answer = client.get(f"/api/products/{address}")

    assert (answer.status_code, answer.json) == (404, {"message": "Product not found"})


def test_the_models_that_a_product_fits_come_with_their_brand(client: FlaskClient) -> None:
    product = make_product()
    make_fitment(product, make_model(make_brand("Volkswagen", display_order=2), "Golf", year="2013-2019"))
    make_fitment(product, make_model(make_brand("Audi", display_order=1), "A3"))
    make_model(make_brand("Volvo"), "V60")

    models = client.get(f"/api/products/{product.id}/models").json

    assert [(each["brandName"], each["name"], each["year"]) for each in models] == [
        ("Audi", "A3", None),
        ("Volkswagen", "Golf", "2013-2019"),
    ]
    assert set(models[0]) >= {"id", "brandId", "name", "slug", "year", "createdAt"}


@pytest.mark.parametrize("address", [NOBODY, "no-id"])
def test_an_unknown_product_has_no_list_of_models(client: FlaskClient, address: str) -> None:
    assert client.get(f"/api/products/{address}/models").status_code == 404


def test_a_change_is_seen_at_once_though_answers_are_stored(client: FlaskClient) -> None:
    product = make_product()
    first = client.get("/api/products")
    again = client.get("/api/products", headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.data) == (304, b"")

    with write() as session:
        session.get_one(Product, product.id).inventory = 3
    db.session.remove()

    answer = client.get("/api/products", headers={"If-None-Match": first.headers["ETag"]})
    assert (answer.status_code, answer.json[0]["inventory"]) == (200, 3)
