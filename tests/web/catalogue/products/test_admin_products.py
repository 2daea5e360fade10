"""The owner's products: add, change, duplicate, remove, and every refusal."""

from decimal import Decimal
from typing import Any

from flask.testing import FlaskClient

from app.store.base.tax_rates import TaxRate
from app.store.catalogue.manufacturers import Manufacturer
from app.store.catalogue.products import Product
from app.store.database.base import db
from tests.make import (
    NOBODY,
    make_brand,
    make_cart,
    make_category,
    make_fitment,
    make_image,
    make_model,
    make_order,
    make_product,
    make_subcategory,
    save,
)
from tests.web.catalogue.products.product_form import PRODUCTS, form

OWNERS = {
    "supplier": None, "place": None, "promised": 0, "short": 0, "salePrice": None, "saleFrom": None, "saleTo": None,
    "priorPrice": None,
}  # fmt: skip
"""What only the owner sees of a product, as long as nothing is set."""


def test_a_product_is_added_from_its_form(admin: FlaskClient, client: FlaskClient):
    make_category()
    assert client.get("/api/products").json == []
    answer = admin.post(PRODUCTS, json=form(name="  Boost Gauge "))
    product = answer.json["product"]
    assert (answer.status_code, product["name"], product["price"]) == (201, "Boost Gauge", "49.99")
    assert (product["inventory"], product["featured"], product["subcategoryId"]) == (7, 1, None)
    assert (product["imageUrl"], product["imageUrl2"], product["images"]) == (None, None, [])
    assert [each | OWNERS for each in client.get("/api/products").json] == [product]
    assert admin.get(f"{PRODUCTS}/{product['id']}").json == product


def test_stock_and_featured_may_be_left_out_and_a_price_may_be_a_number(admin: FlaskClient):
    make_category()
    body = form(price=1250.5)
    del body["inventory"], body["featured"]
    product = admin.post(PRODUCTS, json=body).json["product"]
    assert (product["inventory"], product["featured"], product["price"]) == (0, 0, "1250.50")


def test_a_taken_slug_is_a_conflict_on_its_field(admin: FlaskClient):
    make_product(slug="boost-gauge")
    other = make_product(slug="other")
    words = "A product with this slug already exists"
    for answer in (
        admin.post(PRODUCTS, json=form()),
        admin.patch(f"{PRODUCTS}/{other.id}", json={"slug": "boost-gauge"}),
    ):
        assert (answer.status_code, answer.json) == (409, {"message": words, "errors": {"slug": words}})
    assert admin.patch(f"{PRODUCTS}/{other.id}", json={"slug": "other"}).status_code == 200


def test_a_subcategory_must_be_one_of_the_category(admin: FlaskClient):
    subcategory = make_subcategory(make_category(), "Mats")
    foreign = make_subcategory(make_category("Wheels"), "Alloy")
    assert (
        admin.post(PRODUCTS, json=form(subcategoryId=subcategory.id)).json["product"]["subcategoryId"] == subcategory.id
    )
    wrong = admin.post(PRODUCTS, json=form(slug="two", subcategoryId=foreign.id))
    assert (wrong.status_code, list(wrong.json["errors"])) == (400, ["subcategoryId"])
    unknown = admin.post(PRODUCTS, json=form(slug="two", subcategoryId=NOBODY))
    assert (unknown.status_code, unknown.json["message"]) == (404, "Subcategory not found")


def read_public(client: FlaskClient, product_id: str) -> dict[str, Any]:
    """Return the fields that visitors and the owner both get."""
    answer = client.get(f"/api/products/{product_id}").json
    return {name: value for name, value in answer.items() if name not in {"documents", "options"}}


def test_only_what_is_sent_changes(admin: FlaskClient, client: FlaskClient):
    product = make_product("Gauge", featured=1, price=Decimal("10.00"))
    before = read_public(client, product.id) | OWNERS
    answer = admin.patch(f"{PRODUCTS}/{product.id}", json={"price": "12.5", "inventory": "0"})
    assert answer.status_code == 200
    assert answer.json["product"] == before | {"price": "12.50", "inventory": 0}
    assert read_public(client, product.id) | OWNERS == answer.json["product"]
    assert admin.patch(f"{PRODUCTS}/{product.id}", json={"name": None}).status_code == 400
    assert admin.patch(f"{PRODUCTS}/{product.id}", json={}).json["product"] == answer.json["product"]
    assert admin.patch(f"{PRODUCTS}/{NOBODY}", json={}).json == {"message": "Product not found"}


def test_a_product_leaves_the_subcategory_of_the_category_it_left(admin: FlaskClient):
    subcategory = make_subcategory(make_category(), "Mats")
    make_category("Wheels")
    product = make_product(subcategory_id=subcategory.id)
    moved = admin.patch(f"{PRODUCTS}/{product.id}", json={"category": "Wheels"}).json["product"]
    assert (moved["category"], moved["subcategoryId"]) == ("Wheels", None)


def test_an_old_address_leads_on_until_another_product_takes_it(admin: FlaskClient, client: FlaskClient):
    product = make_product(slug="old")
    admin.patch(f"{PRODUCTS}/{product.id}", json={"slug": "new"})
    admin.patch(f"{PRODUCTS}/{product.id}", json={"slug": "newer"})
    assert client.get("/api/products/old").json["slug"] == client.get("/api/products/new").json["slug"] == "newer"
    admin.patch(f"{PRODUCTS}/{product.id}", json={"slug": "old"})
    assert client.get("/api/products/newer").json["slug"] == "old"
    taker = admin.post(PRODUCTS, json=form(slug="newer")).json["product"]
    assert client.get("/api/products/newer").json["id"] == taker["id"]
    admin.delete(f"{PRODUCTS}/{taker['id']}")
    assert client.get("/api/products/newer").status_code == 404


def test_a_removed_product_stays_in_orders_and_leaves_carts(admin: FlaskClient, client: FlaskClient):
    product = make_product("Gauge")
    order, cart = make_order((product, 1)), make_cart((product, 2))
    make_fitment(product, make_model(make_brand()))
    assert admin.delete(f"{PRODUCTS}/{product.id}").json == {"success": True}
    assert client.get(f"/api/cart/{cart.id}").json["items"] == []
    assert client.get(f"/api/orders/{order.id}").json["items"][0]["productName"] == "Gauge"
    gone = admin.delete(f"{PRODUCTS}/{product.id}")
    assert (gone.status_code, gone.json) == (404, {"message": "Product not found"})


def test_a_copy_has_an_address_of_its_own_and_the_same_fitment(admin: FlaskClient):
    image = make_image(listed=0)
    product = make_product("Gauge", slug="gauge", featured=1, image_url=image.url)
    make_fitment(product, make_model(make_brand()))
    copies = [admin.post(f"{PRODUCTS}/{product.id}/duplicate") for _ in range(2)]
    assert [copy.status_code for copy in copies] == [201, 201]
    assert [copy.json["product"]["slug"] for copy in copies] == ["gauge-copy", "gauge-copy-2"]
    copy = copies[0].json["product"]
    assert (copy["name"], copy["inventory"], copy["featured"]) == ("Gauge (copy)", 0, 0)
    assert (copy["imageUrl"], copy["price"]) == (image.url, "49.99")
    counts = {row["slug"]: row["modelCount"] for row in admin.get(PRODUCTS).json}
    assert counts == {"gauge": 1, "gauge-copy": 1, "gauge-copy-2": 1}
    assert admin.post(f"{PRODUCTS}/{NOBODY}/duplicate").status_code == 404


def test_a_copy_has_every_column_but_its_own(admin: FlaskClient):
    """A copy of a product has every column except those that are its own. A column added to the table must be copied,
    or be named here as one of these.
    """
    category = make_category("Gauges")
    given = {
        "category": category.name,
        "description": "Oil pressure",
        "price": Decimal("12.34"),
        "subcategory_id": make_subcategory(category).id,
        "image_url": make_image(listed=0).url,
        "image_url2": make_image(listed=0).url,
        "fits": "open",
        "hidden": 1,
        "pack_amount": "500",
        "pack_unit": "ml",
        "warnings": "Keep away from flames.",
        "made_to_order": 1,
        "lead_days": 21,
        "supplier": "Kilkenny Motor Factors",
        "place": "Shelf A3",
        "tax_rate_id": save(TaxRate(name="Repair", rate="13.5")).id,
        "manufacturer_id": save(Manufacturer(name="Lowline", slug="lowline")).id,
    }
    numbers = {"id", "created_at", "name", "slug", "sku", "sku_folded", "ean"}
    own = numbers | {"inventory", "agreed", "featured", "stock_moved_at", "option_count", "price_from"}
    own |= {"sale_price", "sale_from", "sale_to", "sale_prior"}
    assert given.keys() | own == set(Product.__table__.columns.keys())
    product = make_product("Gauge", slug="gauge", inventory=7, featured=1, **given)
    copied = admin.post(f"{PRODUCTS}/{product.id}/duplicate").json["product"]["id"]
    copy = db.session.get_one(Product, copied)
    assert {name: getattr(copy, name) for name in given} == given


def test_the_owners_list_is_newest_first(admin: FlaskClient):
    ids = [make_product(f"Product {number}").id for number in range(3)]
    assert [row["id"] for row in admin.get(PRODUCTS).json] == ids[::-1]
