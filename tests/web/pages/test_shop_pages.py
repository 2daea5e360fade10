"""Every brand and model has a page with its own text, which search engines can find."""

import re
from typing import Any

import pytest
from flask.testing import FlaskClient

from app.store.catalogue.vehicles import Brand, CarModel
from tests.make import make_brand, make_fitment, make_model, make_product
from tests.web.pages.template import facts, seeds

pytestmark = pytest.mark.usefixtures("built")
MODEL = "/shop/brands/audi/a3-8v"


@pytest.fixture
def garage(client: FlaskClient) -> tuple[Brand, CarModel]:
    brand = make_brand("Audi", slug="audi")
    model = make_model(brand, "A3 8V", slug="a3-8v", year="2013-2019")
    for name in ("Carbon Lip", "Boost Gauge", "Coilover Kit", "Mud Flaps"):
        make_fitment(make_product(name, slug=name.lower().replace(" ", "-")), model)
    return brand, model


def part(page: str, pattern: str) -> str:
    found = re.search(pattern, page)
    assert found
    return found[1]


def graph(page: str) -> dict[str, Any]:
    return {each["@type"]: each for each in facts(page)["@graph"]}


def test_a_brand_s_page_names_its_models(client: FlaskClient, garage: tuple[Brand, CarModel]) -> None:
    brand, model = garage
    page = client.get("/shop/brands/audi")
    assert page.status_code == 200
    assert "<title>Audi | Pitlane</title>" in page.text
    assert '<link rel="canonical" href="/shop/brands/audi" />' in page.text
    assert "A3 8V" in part(page.text, r'name="description" content="([^"]+)"')
    assert f'<a href="{MODEL}">Audi A3 8V</a>' in part(page.text, r"<noscript>(.*?)</noscript>")
    assert graph(page.text)["ItemList"]["itemListElement"][0]["url"] == MODEL
    assert seeds(page.text)[f"api/models?brandId={brand.id}"][0]["id"] == model.id


def test_a_model_s_page_names_the_parts_that_fit(client: FlaskClient, garage: tuple[Brand, CarModel]) -> None:
    _brand, model = garage
    page = client.get(MODEL)
    assert page.status_code == 200
    assert "<title>Audi A3 8V | Pitlane</title>" in page.text
    assert "2013-2019" in part(page.text, r'name="description" content="([^"]+)"')
    assert "<h1>Parts that fit the Audi A3 8V</h1>" in page.text
    assert '<a href="/shop/carbon-lip">Carbon Lip</a>' in page.text
    trail = [each["name"] for each in graph(page.text)["BreadcrumbList"]["itemListElement"]]
    assert trail == ["Shop", "Audi", "Audi A3 8V"]
    assert graph(page.text)["ItemList"]["numberOfItems"] == 4
    assert len(seeds(page.text)[f"api/models/{model.id}/products?universal=1"]) == 4


def test_the_drill_down_s_own_address_names_the_better_one(client: FlaskClient, garage: tuple[Brand, CarModel]) -> None:
    assert garage
    page = client.get("/shop?brand=audi&model=a3-8v")
    assert (page.status_code, part(page.text, r'rel="canonical" href="([^"]+)"')) == (200, MODEL)


@pytest.mark.parametrize("path", ["/shop", "/by-vehicle"])
def test_a_vehicle_that_there_is_not_is_404_as_a_category_is(
    client: FlaskClient, garage: tuple[Brand, CarModel], path: str
) -> None:
    assert garage
    for query in ("brand=nope", "brand=nope&model=a3-8v", "brand=audi&model=nope"):
        page = client.get(f"{path}?{query}")
        assert (page.status_code, "Shop by Vehicle" in page.text) == (404, True), query
    for query in ("brand=audi", "brand=audi&model=a3-8v", "brand=", "model=nope"):
        assert client.get(f"{path}?{query}").status_code == 200, query


def test_a_category_has_a_title_and_an_address_of_its_own(client: FlaskClient) -> None:
    make_product("Snow Foam", category="Valeting")
    page = client.get("/shop?category=valeting").text
    assert "<title>Valeting | Pitlane</title>" in page
    assert '<link rel="canonical" href="/shop?category=valeting" />' in page
    assert "Snow Foam" in part(page, r'name="description" content="([^"]+)"')


@pytest.mark.parametrize("path", ["/shop/brands/nope", "/shop/brands/audi/nope", "/shop/brands/nope/a3-8v"])
def test_a_vehicle_that_is_none_is_a_404(client: FlaskClient, garage: tuple[Brand, CarModel], path: str) -> None:
    assert garage
    page = client.get(path)
    assert page.status_code == 404
    assert "canonical" not in page.text


def test_a_name_cannot_become_markup(client: FlaskClient) -> None:
    brand = make_brand("<b>Lada</b>", slug="lada")
    make_model(brand, "</noscript><script>alert(1)</script>", slug="niva")
    for path in ("/shop/brands/lada", "/shop/brands/lada/niva"):
        text = client.get(path).text
        assert "<b>Lada" not in text
        assert "<script>alert" not in text
        assert text.count("</noscript>") == 1


def test_a_product_tells_which_cars_it_fits(client: FlaskClient, garage: tuple[Brand, CarModel]) -> None:
    assert garage
    page = client.get("/shop/carbon-lip").text
    [car] = facts(page)["isAccessoryOrSparePartFor"]
    assert (car["@type"], car["name"], car["url"]) == ("Car", "Audi A3 8V", MODEL)
    product = client.get("/api/products/carbon-lip").json
    assert seeds(page)[f"api/products/{product['id']}/models"][0]["slug"] == "a3-8v"


def test_the_sitemap_lists_them_with_the_day_of_their_last_addition(
    admin: FlaskClient, client: FlaskClient, garage: tuple[Brand, CarModel]
) -> None:
    assert garage
    admin.patch("/api/admin/settings", json={"publicUrl": "https://shop.example"})
    sitemap = client.get("/sitemap.xml").text
    for path in ("/shop", "/shop/brands/audi", MODEL, "/shop/carbon-lip"):
        assert re.search(rf"<loc>https://shop\.example{path}</loc><lastmod>\d{{4}}-\d\d-\d\d</lastmod>", sitemap)


@pytest.mark.parametrize("path", ["/cart", "/checkout", "/order-lookup"])
def test_pages_of_one_customer_are_stored_from_search_engines(client: FlaskClient, path: str) -> None:
    assert '<meta name="robots" content="noindex" />' in client.get(path).text
    assert f"Disallow: {path}" not in client.get("/robots.txt").text


def test_a_model_s_frame_has_its_headline(client: FlaskClient, garage: tuple[Brand, CarModel]) -> None:
    assert "<div>Audi A3 8V</div>" in client.get(MODEL).text
    assert "<div>Shop by Vehicle</div>" in client.get("/shop/brands/audi/nothing").text


@pytest.mark.parametrize(("stored", "shown"), [("2020-", "from 2020"), ("-2012", "to 2012"), ("Mk 2", "Mk 2")])
def test_open_years_are_said_in_words(client: FlaskClient, stored: str, shown: str) -> None:
    model = make_model(make_brand("Audi", slug="audi"), "Q2", slug="q2", year=stored)
    page = client.get("/shop/brands/audi/q2").text
    assert f"Audi Q2 ({shown})" in part(page, r'name="description" content="([^"]+)"')
    assert seeds(page)[f"api/models?brandId={model.brand_id}"][0]["year"] == stored
