"""Shopping sites read the products as RSS, once the owner has switched it on."""

import re
from datetime import UTC, datetime
from decimal import Decimal
from xml.etree import ElementTree

import pytest
from flask.testing import FlaskClient

from app.store.base.images import Image
from app.store.catalogue.manufacturers import Manufacturer
from app.store.catalogue.products import Product
from app.store.database.sqlite import write
from tests.make import make_image, make_more_images, make_option, make_product, save

G = "{http://base.google.com/ns/1.0}"
Items = list[dict[str, str]]
RULES = {
    f"{G}id": r"\S{1,50}",
    "title": r".{1,150}",
    "description": r"(?s).{1,5000}",
    "link": r"https://parts\.example/shop/[a-z0-9-]+",
    f"{G}image_link": r"https://parts\.example/uploads/[\w.-]+\.webp",
    f"{G}price": r"\d+\.\d{2} EUR",
    f"{G}availability": r"in_stock|out_of_stock",
    f"{G}condition": r"new",
}
"""What each item must have, by support.google.com/merchants/answer/7052112 and Meta's catalogue fields."""


def set_settings(admin: FlaskClient, **changes: object) -> None:
    assert admin.patch("/api/admin/settings", json=changes).status_code == 200


@pytest.fixture
def on(admin: FlaskClient) -> FlaskClient:
    set_settings(admin, productFeed=True, publicUrl="https://parts.example", taxMode="none")
    return admin


def picture(name: str = "one") -> Image:
    return make_image(filename=f"{name}.webp", url=f"/uploads/{name}.webp")


def read(client: FlaskClient) -> Items:
    answer = client.get("/products.xml")
    assert (answer.status_code, answer.content_type) == (200, "application/xml; charset=utf-8")
    return [{each.tag: each.text or "" for each in item} for item in ElementTree.fromstring(answer.text).iter("item")]


def test_it_is_off_until_the_owner_switches_it_on(admin: FlaskClient) -> None:
    assert admin.get("/products.xml").status_code == 404
    set_settings(admin, productFeed=True)
    assert admin.get("/products.xml").status_code == 200
    set_settings(admin, sellsParts=False)
    assert admin.get("/products.xml").status_code == 404


def test_every_item_has_what_the_sites_ask_for(on: FlaskClient) -> None:
    url = picture().url
    make_product(image_url=url)
    make_product("Gutter & <guard> \x0b" + "long " * 60, image_url=url, description="d" * 6000, inventory=0)
    items = read(on)
    assert len(items) == 2
    for item in items:
        for name, rule in RULES.items():
            assert re.fullmatch(rule, item[name]), (name, item[name])
    assert len({item[f"{G}id"] for item in items}) == 2
    assert {item[f"{G}availability"] for item in items} == {"in_stock", "out_of_stock"}
    assert items[1]["title"].startswith("Gutter & <guard> long")


def test_eleven_further_pictures_are_named_up_to_the_tenth(on: FlaskClient) -> None:
    product = make_product(image_url=picture().url, image_url2=picture("two").url)
    more = make_more_images(product, 10)
    text = on.get("/products.xml").text
    named = re.findall(r"<g:additional_image_link>https://parts\.example(.*?)</", text)
    assert named == ["/uploads/two.webp", *more[:9]]


def test_brand_and_numbers_identify_a_product(on: FlaskClient) -> None:
    maker = save(Manufacturer(name="Brembo", slug="brembo"))
    image_url, image_url2 = picture().url, picture("two").url
    make_product(
        "A", image_url=image_url, image_url2=image_url2, manufacturer_id=maker.id, sku="B-1", ean="5901234123457"
    )
    make_product("B", image_url=image_url, sku="only-ours")
    known, _unknown = read(on)
    assert (known[f"{G}brand"], known[f"{G}mpn"], known[f"{G}gtin"]) == ("Brembo", "B-1", "5901234123457")
    assert known[f"{G}additional_image_link"] == "https://parts.example/uploads/two.webp"
    assert f"{G}identifier_exists" not in known


@pytest.mark.parametrize("brand", ["", "Brembo"])
@pytest.mark.parametrize("sku", [None, "B-1"])
@pytest.mark.parametrize("ean", [None, "5901234123457"])
def test_a_part_number_is_a_makers_only_beside_a_brand(
    on: FlaskClient, brand: str, sku: str | None, ean: str | None
) -> None:
    maker = save(Manufacturer(name=brand, slug="brembo")).id if brand else None
    make_product(image_url=picture().url, manufacturer_id=maker, sku=sku, ean=ean)
    [item] = read(on)
    said = {name: item.get(f"{G}{name}") for name in ("brand", "mpn", "gtin", "identifier_exists")}
    is_identified = ean or (brand and sku)
    assert said == {
        "brand": brand or None,
        "mpn": sku if brand else None,
        "gtin": ean,
        "identifier_exists": None if is_identified else "no",
    }


def test_what_visitors_do_not_see_and_the_sites_refuse_is_left_out(on: FlaskClient) -> None:
    url = picture().url
    make_product("Draft", image_url=url, hidden=1)
    make_product("Free", image_url=url, price=0)
    make_product("Without a picture")
    assert read(on) == []


@pytest.mark.parametrize(("mode", "price"), [("added", "12.30 EUR"), ("included", "10.00 EUR"), ("none", "10.00 EUR")])
def test_the_price_is_what_a_customer_pays(on: FlaskClient, mode: str, price: str) -> None:
    set_settings(on, taxMode=mode, taxRate="23")
    make_product(image_url=picture().url, price=10)
    assert [item[f"{G}price"] for item in read(on)] == [price]


def test_a_sale_names_its_price_its_time_and_the_prior_price(on: FlaskClient) -> None:
    begins, ends = datetime(2026, 5, 1, 9, 30, tzinfo=UTC), datetime(2099, 5, 8, 18, tzinfo=UTC)
    sale = {"sale_price": 8, "sale_prior": 9, "sale_from": begins, "sale_to": ends}
    make_product(image_url=picture().url, price=10, **sale)
    [item] = read(on)
    assert (item[f"{G}price"], item[f"{G}sale_price"]) == ("9.00 EUR", "8.00 EUR")
    assert item[f"{G}sale_price_effective_date"] == "2026-05-01T09:30Z/2099-05-08T18:00Z"


def test_pieces_promised_to_a_job_are_not_for_sale(on: FlaskClient) -> None:
    product = make_product(image_url=picture().url, inventory=1)
    with write() as session:
        found = session.get(Product, product.id)
        assert found
        found.agreed = 1
    assert [item[f"{G}availability"] for item in read(on)] == ["out_of_stock"]


def test_each_shown_option_is_an_item_of_its_products_group(on: FlaskClient) -> None:
    url, own = picture().url, picture("two").url
    product = make_product("Gauge", slug="gauge", image_url=url, price=10)
    red = make_option(product, "Red", price=Decimal(8), sku="R-1", ean="5901234123457", image_url=own)
    make_option(product, "Blue", inventory=0, position=1)
    make_option(product, "Secret", shown=0, position=2)
    first, second = read(on)
    assert first[f"{G}id"] == red.id
    assert (first["title"], second["title"]) == ("Gauge, Red", "Gauge, Blue")
    assert first["link"] == f"https://parts.example/shop/gauge?option={red.id}"
    assert (first[f"{G}price"], second[f"{G}price"]) == ("8.00 EUR", "10.00 EUR")
    assert (first.get(f"{G}mpn"), first[f"{G}gtin"], second[f"{G}identifier_exists"]) == (None, "5901234123457", "no")
    assert (first[f"{G}image_link"], second[f"{G}image_link"]) == tuple(
        f"https://parts.example{each}" for each in (own, url)
    )
    assert (first[f"{G}availability"], second[f"{G}availability"]) == ("in_stock", "out_of_stock")
    assert {item[f"{G}item_group_id"] for item in (first, second)} == {product.id}


def test_options_without_a_price_of_their_own_are_in_the_sale(on: FlaskClient) -> None:
    begins, ends = datetime(2026, 5, 1, 9, 30, tzinfo=UTC), datetime(2099, 5, 8, 18, tzinfo=UTC)
    sale = {"sale_price": 8, "sale_prior": 9, "sale_from": begins, "sale_to": ends}
    make_option(make_product(image_url=picture().url, price=10, **sale))
    [item] = read(on)
    assert (item[f"{G}price"], item[f"{G}sale_price"]) == ("9.00 EUR", "8.00 EUR")
