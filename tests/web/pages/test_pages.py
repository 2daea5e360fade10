"""The pages have real statuses over HTTP, each with its own head. Their first answers are sent with them."""

from datetime import timedelta
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.store.catalogue.categories import Category
from app.store.catalogue.products import Product, ProductSlug
from app.store.catalogue.vehicles import Brand, CarModel
from app.store.database.base import now
from app.store.database.sqlite import write
from tests.in_one_shop import in_one_shop
from tests.make import make_image, make_option, make_product
from tests.web.pages.template import facts, seeds

pytestmark = pytest.mark.usefixtures("built")


def add_product(name: str = "Bronze wheel", slug: str = "bronze-wheel", **more: Any) -> Product:
    with write() as session:
        session.merge(Category(id="c", name="Wheels", slug="wheels"))
        product = Product(name=name, slug=slug, description="A wheel. " * 40, price=120, category="Wheels", **more)
        session.add(product)
    return product


@in_one_shop("path", ["/", "/shop", "/by-vehicle", "/cart", "/checkout"])
def test_a_public_page_answers_200_with_the_settings(client: FlaskClient, path: str) -> None:
    page = client.get(path)
    assert page.status_code == 200
    assert page.content_type == "text/html; charset=utf-8"
    assert seeds(page.text)["api/settings"] == client.get("/api/settings").json
    assert client.head(path).status_code == 200


def test_the_home_page_is_the_prerendered_one_and_says_what_the_business_is(client: FlaskClient) -> None:
    make_product()
    page = client.get("/")
    assert "id=home" in page.text
    assert facts(page.text)["@type"] == "AutoRepair"
    assert "'sha256-abc='" in page.headers["Content-Security-Policy"]
    assert "sha256" not in client.get("/checkout").headers["Content-Security-Policy"]


def test_the_owners_name_is_escaped_in_the_page(admin: FlaskClient, client: FlaskClient) -> None:
    name = '</title><script>"&'
    assert admin.patch("/api/admin/settings", json={"businessName": name}).status_code == 200
    text = client.get("/").text
    assert "<script>" not in text
    assert "&lt;/title&gt;" in text
    assert seeds(text)["api/settings"]["businessName"] == name


@in_one_shop("path", ["/nope", "/shop/nope", "/shop/a/b", "/admin/anything-else", "/order", "/nope.js"])
def test_an_unknown_page_is_a_404_with_the_shell(client: FlaskClient, path: str) -> None:
    page = client.get(path)
    assert page.status_code == 404
    assert "id=root" in page.text
    assert "api/settings" in seeds(page.text)


@pytest.mark.parametrize(
    ("path", "to"),
    [
        ("/shop/", "/shop"),
        ("/cart/?a=1", "/cart?a=1"),
        ("/shop/x/", "/shop/x"),
        ("/admin/login/?a=1", "/admin/login?a=1"),
    ],
)
def test_a_trailing_slash_leads_to_the_page_without(client: FlaskClient, path: str, to: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.headers["Location"]) == (308, to)


@pytest.mark.parametrize("path", ["/%5Cevil.example/", "/%2Fevil.example/", "/%2F%2Fevil.example/"])
def test_no_redirect_leads_to_another_host(client: FlaskClient, path: str) -> None:
    where = client.get(path).headers["Location"]
    assert where.startswith("/")
    assert not where.startswith(("//", "/\\"))


@in_one_shop("path", ["/api/nope", "/api/settings/", "/api", "/api/"])
def test_an_unknown_api_path_answers_json(client: FlaskClient, path: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.json) == (404, {"message": "Not found"})


def test_a_product_page_carries_the_product_and_its_offer(client: FlaskClient) -> None:
    add_product(inventory=3)
    page = client.get("/shop/bronze-wheel").text
    assert seeds(page)["api/products/bronze-wheel"] == client.get("/api/products/bronze-wheel").json
    offer = facts(page)["offers"]
    assert (offer["price"], offer["priceCurrency"]) == ("132.00", "EUR")
    assert offer["availability"] == "https://schema.org/InStock"
    assert "<title>Bronze wheel | Pitlane</title>" in page
    assert '<link rel="canonical" href="/shop/bronze-wheel" />' in page


@pytest.mark.parametrize(("mode", "price"), [("added", "132.00"), ("included", "120.00"), ("none", "120.00")])
def test_the_offer_has_its_tax_as_the_feed_has(admin: FlaskClient, client: FlaskClient, mode: str, price: str) -> None:
    product = add_product(image_url=make_image().url)
    given = {"taxMode": mode, "taxRate": "10", "productFeed": True, "publicUrl": "https://parts.example"}
    assert admin.patch("/api/admin/settings", json=given).status_code == 200
    sale = {"salePrice": "99.99", "saleTo": (now() + timedelta(days=3)).isoformat()}
    offer = facts(client.get("/shop/bronze-wheel").text)["offers"]
    assert (offer["price"], f"<g:price>{price} EUR<" in client.get("/products.xml").text) == (price, True)
    assert "priceSpecification" not in offer
    assert admin.patch(f"/api/admin/products/{product.id}", json=sale).status_code == 200
    offer, feed = facts(client.get("/shop/bronze-wheel").text)["offers"], client.get("/products.xml").text
    [prior] = offer["priceSpecification"]
    assert (prior["price"], f"<g:price>{price} EUR<" in feed) == (price, True)
    assert f"<g:sale_price>{offer['price']} EUR<" in feed
    assert offer["price"] == ("109.99" if mode == "added" else "99.99")


def test_a_page_of_a_product_with_options_carries_their_offers(client: FlaskClient) -> None:
    product = add_product()
    red = make_option(product, "Red", price=Decimal("99.00"), sku="R-1")
    make_option(product, "Blue", inventory=0, position=1)
    make_option(product, "Secret", shown=0, position=2)
    page = client.get(f"/shop/bronze-wheel?option={red.id}").text
    assert "Secret" not in page
    group = facts(page)
    assert (group["@type"], group["productGroupID"], "offers" in group) == ("ProductGroup", product.id, False)
    first, second = group["hasVariant"]
    assert (first["name"], first["sku"], second["name"]) == ("Bronze wheel, Red", "R-1", "Bronze wheel, Blue")
    assert (first["offers"]["price"], first["offers"]["availability"][-7:]) == ("108.90", "InStock")
    assert (second["offers"]["price"], second["offers"]["availability"][-10:]) == ("132.00", "OutOfStock")
    assert first["offers"]["url"].endswith(f"/shop/bronze-wheel?option={red.id}")
    assert '<link rel="canonical" href="/shop/bronze-wheel" />' in page


def test_nothing_in_a_product_can_end_the_block_of_data(client: FlaskClient) -> None:
    add_product(name="</script><script>alert(1)</script><!--", slug="odd")
    page = client.get("/shop/odd").text
    assert "<script>" not in page
    assert seeds(page)["api/products/odd"]["name"].startswith("</script>")
    assert facts(page)["name"].startswith("</script>")


def test_an_address_that_a_product_once_had_leads_to_the_present_one(client: FlaskClient) -> None:
    product = add_product()
    with write() as session:
        session.add(ProductSlug(slug="old-wheel", product_id=product.id))
    for old in ("old-wheel", product.id):
        answer = client.get(f"/shop/{old}")
        assert (answer.status_code, answer.headers["Location"]) == (301, "/shop/bronze-wheel")


def test_links_are_absolute_once_a_public_address_is_set(admin: FlaskClient, client: FlaskClient) -> None:
    assert admin.patch("/api/admin/settings", json={"publicUrl": "https://shop.example"}).status_code == 200
    page = client.get("/shop").text
    assert '<link rel="canonical" href="https://shop.example/shop" />' in page
    assert "https://shop.example/sitemap.xml" in client.get("/robots.txt").text
    assert "<loc>https://shop.example/by-vehicle</loc>" in client.get("/sitemap.xml").text


def test_the_shop_opened_at_a_category_brings_its_products(client: FlaskClient) -> None:
    add_product()
    found = seeds(client.get("/shop?category=wheels").text)
    part = found["api/products?category=wheels&sort=best&limit=60"]
    assert ([each["slug"] for each in part["products"]], part["total"]) == (["bronze-wheel"], 1)
    assert {"api/brands", "api/product-categories"} <= set(found)
    [category] = found["api/product-categories"]
    assert found[f"api/product-subcategories?categoryId={category['id']}"] == []
    missing = client.get("/shop?category=nope")
    assert missing.status_code == 404
    assert "api/products?category=nope" not in seeds(missing.text)
    assert client.get("/shop?category=Wheels").status_code == 200


@pytest.mark.parametrize("page", ["/shop", "/by-vehicle"])
def test_a_page_opened_at_a_model_brings_its_parts(client: FlaskClient, page: str) -> None:
    with write() as session:
        brand = Brand(name="Audi", slug="audi")
        session.add(brand)
        session.flush()
        model = CarModel(brand_id=brand.id, name="A3", slug="a3")
        session.add(model)
    found = seeds(client.get(f"{page}?brand=audi&model=a3").text)
    assert found[f"api/models?brandId={brand.id}"][0]["name"] == "A3"
    assert found[f"api/models/{model.id}/products?universal=1"] == []


def test_a_page_the_browser_has_already_is_304(client: FlaskClient) -> None:
    etag = client.get("/shop").headers["ETag"]
    assert client.get("/shop", headers={"If-None-Match": etag}).status_code == 304


def test_pages_are_zipped_for_browsers_that_can(client: FlaskClient) -> None:
    zipped = client.get("/shop", headers={"Accept-Encoding": "gzip, br"})
    assert zipped.headers["Content-Encoding"] == "br"
    assert "Accept-Encoding" in zipped.headers["Vary"]


def test_the_owner_s_listener_alone_tells_that_the_first_password_is_due(
    client: FlaskClient, signed_out_admin: FlaskClient
) -> None:
    assert "setup" in signed_out_admin.get("/admin/login").text
    assert "setup" not in client.get("/admin/login").text


def test_without_a_built_interface_one_sentence_says_so(app: Flask, client: FlaskClient, tmp_path: Path) -> None:
    app.config["UI"] = tmp_path / "nowhere"
    page = client.get("/")
    assert page.status_code == 503
    assert "The user interface is not built. Run npm run build." in page.text
    assert client.get("/api/settings").status_code == 200
