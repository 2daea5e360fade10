"""Hidden products are drafts that only the owner sees, until they are published."""

import csv
import json
from io import BytesIO

import pytest
from flask.testing import FlaskClient
from sqlalchemy import func, select

from app.store.catalogue.categories import Category
from app.store.catalogue.products import Product, ProductSlug
from app.store.database.base import db
from app.store.website.analytics import ProductPageView
from tests.make import (
    checkout,
    make_brand,
    make_cart,
    make_fitment,
    make_image,
    make_model,
    make_order,
    make_product,
    make_subcategory,
    save,
)
from tests.web.catalogue.products.product_form import PRODUCTS, form

NAME = "Zyxxo Spoiler"


@pytest.fixture
def draft(admin: FlaskClient) -> Product:
    """A hidden product with all that could show it."""
    shown = make_product("Plain Spoiler")
    category = db.session.scalars(select(Product.category)).one()
    subcategory = make_subcategory(_category(category))
    model = make_model(make_brand("Mazda"), "CX-5", slug="cx-5")
    given = {"sku": "ZX-1", "image_url": make_image().url, "featured": 1, "subcategory_id": subcategory.id}
    hidden = make_product(NAME, hidden=1, slug="zyxxo", **given)
    for product in (shown, hidden):
        make_fitment(product, model)
    make_order((shown, 1), (make_product("Together"), 1))
    save(ProductSlug(slug="zyxxo-of-old", product_id=hidden.id))
    return hidden


def _category(name: str) -> Category:
    return db.session.scalars(select(Category).where(Category.name == name)).one()


def everything_public(client: FlaskClient, hidden: Product) -> dict[str, str]:
    """Every public answer and page that shows products, by its path."""
    model = client.get("/api/models").json[0]["id"]
    other = next(each["id"] for each in client.get("/api/products").json if each["name"] == "Plain Spoiler")
    paths = [
        "/api/products", "/api/products?search=zyxxo", "/api/products?search=ZX-1", "/api/products?limit=5&sort=newest",
        f"/api/products?modelId={model}", f"/api/products?modelId={model}&fit=only", "/api/product-categories",
        f"/api/products?category={hidden.category}&inStock=1", f"/api/products?subcategoryId={hidden.subcategory_id}",
        f"/api/models/{model}/products?universal=1", f"/api/products/{other}/related", "/api/search/suggest?q=zyx",
        "/api/search?q=zyxxo", "/api/search?q=spoiler", "/sitemap.xml", "/", "/shop", "/shop/brands/mazda/cx-5",
    ]  # fmt: skip
    return {path: client.get(path).text for path in paths}


def test_nothing_public_shows_a_hidden_product(admin: FlaskClient, client: FlaskClient, draft: Product) -> None:
    for path, text in everything_public(client, draft).items():
        assert draft.id not in text, path
        assert "zyxxo" not in text.lower().replace('"query":"zyxxo"', ""), path
    for path in ("zyxxo", draft.id, "zyxxo-of-old", f"{draft.id}/models", f"{draft.id}/related"):
        assert client.get(f"/api/products/{path}").status_code == 404, path
    assert client.get("/shop/zyxxo").status_code == client.get("/shop/zyxxo-of-old").status_code == 404
    facets = client.get("/api/product-facets").json
    assert (facets["total"], facets["subcategories"]) == (2, [])
    assert client.get("/api/product-categories").json[0]["productCount"] == 2
    client.post("/api/analytics/product-view", json={"productId": draft.id})
    assert (
        db.session.scalar(
            select(func.count()).select_from(ProductPageView).where(ProductPageView.product_id == draft.id)
        )
        == 0
    )


def test_publishing_is_one_act_that_lists_and_searches_follow_at_once(
    admin: FlaskClient, client: FlaskClient, draft: Product
) -> None:
    before = everything_public(client, draft)
    body = {"ids": [draft.id], "updates": {"hidden": 0}}
    undo = admin.post(f"{PRODUCTS}/bulk-update", json=body).headers["Pitlane-Undo"]
    after = everything_public(client, draft)
    assert [path for path, text in after.items() if draft.id in text or "zyxxo" in text.lower()] == [
        path for path in before if path not in {"/", "/shop", "/api/product-categories"}
    ]
    assert client.get("/api/products/zyxxo").json["hidden"] == 0
    assert admin.post(f"/api/admin/deleted/{undo}/restore").status_code == 200
    assert everything_public(client, draft) == before


def test_the_owner_finds_marks_and_filters_it(admin: FlaskClient, draft: Product) -> None:
    def names(query: str) -> set[str]:
        return {each["name"] for each in admin.get(f"{PRODUCTS}?{query}").json}

    assert names("search=zyxxo") == names("search=zyxo") == names("hidden=1") == names("number=ZX-1") == {NAME}
    assert names("search=spoiler") == names("search=spoil") == {NAME, "Plain Spoiler"}
    assert NAME not in names("hidden=0")
    assert admin.get(f"{PRODUCTS}?hidden=2").json["message"] == "Hidden must be 0 or 1"
    assert admin.get(f"{PRODUCTS}/{draft.id}").json["hidden"] == 1
    assert admin.patch(f"{PRODUCTS}/{draft.id}", json={"hidden": 2}).json["message"] == "Hidden must be 0 or 1"
    made = admin.post(PRODUCTS, json=form(slug="another", category=draft.category, hidden="1")).json["product"]
    assert (made["hidden"], admin.patch(f"{PRODUCTS}/{made['id']}", json={"hidden": 0}).json["product"]["hidden"]) == (
        1,
        0,
    )


def test_nobody_puts_it_into_a_cart_and_a_line_of_it_is_sold_out(admin: FlaskClient, client: FlaskClient) -> None:
    product, other = make_product("Kit", inventory=5), make_product("Other")
    cart = make_cart((product, 1), (other, 1))
    assert admin.patch(f"{PRODUCTS}/{product.id}", json={"hidden": 1}).status_code == 200
    shown = client.get(f"/api/cart/{cart.id}").json
    assert [(line["product"]["inventory"], line["quantity"]) for line in shown["items"]] == [(0, 1), (10, 1)]
    assert shown["subtotal"] == "49.99"
    item = shown["items"][0]["id"]
    assert client.patch(f"/api/cart/items/{item}", json={"quantity": 2}).json["message"] == "Sold out"
    refused = client.post("/api/checkout/confirm", json=checkout(cart))
    assert (refused.status_code, refused.json["message"]) == (409, "Sold out: Kit")
    fresh = client.post("/api/cart").json["id"]
    added = client.post(f"/api/cart/{fresh}/items", json={"productId": product.id})
    assert (added.status_code, added.json["message"]) == (404, "Product not found")
    manual = {"items": [{"productId": product.id, "quantity": 1}], "deliveryMethod": "delivery"}
    assert admin.post("/api/admin/orders/preview", json=manual).json["message"] == "Sold out: Kit"
    assert client.delete(f"/api/cart/items/{item}").status_code == 200
    assert client.post("/api/checkout/confirm", json=checkout(cart)).status_code == 201


def test_the_owner_alone_previews_its_page(admin: FlaskClient, client: FlaskClient, draft: Product) -> None:
    visitor = client.get("/shop/zyxxo?preview=1")
    assert (visitor.status_code, NAME in visitor.text) == (404, False)
    page = admin.get("/shop/zyxxo?preview=1")
    assert (page.status_code, page.headers["Cache-Control"], page.headers["X-Robots-Tag"]) == (
        200,
        "no-store",
        "noindex",
    )
    seed = page.text.split('id="seed">')[1].split("</script>")[0]
    answers = {"/".join(key): answer for key, answer in json.loads(seed)["queries"]}
    assert answers["api/products/zyxxo"]["hidden"] == 1
    assert answers[f"api/products/{draft.id}/models"][0]["name"] == "CX-5"
    again = client.get("/shop/zyxxo?preview=1")
    assert (again.status_code, NAME in again.text) == (404, False)
    assert admin.get("/shop/zyxxo").status_code == 404
    admin.patch(f"{PRODUCTS}/{draft.id}", json={"hidden": 0})
    published = admin.get("/shop/zyxxo?preview=1")
    assert (published.status_code, published.headers["Location"]) == (302, "/shop/zyxxo")


def test_a_file_carries_it_both_ways(admin: FlaskClient, client: FlaskClient, draft: Product) -> None:
    text = admin.get("/api/admin/export/products.csv").text
    header, *lines = csv.reader(text.lstrip("\ufeff").splitlines())
    column = header.index("hidden")
    assert {line[1]: line[column] for line in lines} == {NAME: "1", "Plain Spoiler": "0", "Together": "0"}
    file = BytesIO(b"slug,hidden\r\nzyxxo,0\r\n")
    answer = admin.post("/api/admin/import/products", data={"file": (file, "products.csv")})
    assert (answer.status_code, answer.json["updated"]) == (200, 1)
    assert client.get("/api/products/zyxxo").status_code == 200
    assert admin.post(f"/api/admin/deleted/{answer.headers['Pitlane-Undo']}/restore").status_code == 200
    assert client.get("/api/products/zyxxo").status_code == 404
