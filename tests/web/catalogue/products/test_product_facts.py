"""Unit price, warnings, manufacturer's facts, and what is made to order."""

from decimal import Decimal

import pytest
from flask.testing import FlaskClient

from app.store.base.unit_price import unit_price
from tests.in_one_shop import in_one_shop
from tests.make import make_category, make_product
from tests.web.catalogue.products.product_form import PRODUCTS, form
from tests.web.system.spreadsheets.product_file import send


@pytest.mark.parametrize(
    ("price", "amount", "unit", "shown"),
    [
        ("14.50", "500", "ml", ("29.00", "l")),
        ("9.99", "0.75", "l", ("13.32", "l")),
        ("0.01", "2000", "ml", ("0.01", "l")),
        ("4.00", "250", "g", ("16.00", "kg")),
        ("10.00", "3", "m", ("3.33", "m")),
        ("10.00", "1.6", "m2", ("6.25", "m2")),
        ("10.05", "10", "piece", ("1.01", "piece")),
        ("29.00", "1", "l", None),
        ("29.00", "1000", "g", None),
        ("29.00", None, None, None),
    ],
)
def test_a_unit_price_is_half_up_and_per_whole_unit(
    price: str, amount: str | None, unit: str | None, shown: tuple[str, str] | None
) -> None:
    found = unit_price(Decimal(price), amount, unit)
    assert (found and (str(found.price), found.unit)) == shown


def test_the_facts_are_on_the_product_and_in_the_cart(admin: FlaskClient, client: FlaskClient) -> None:
    make_category()
    maker = {"name": "Lowline", "postalAddress": "1 Mill St, Leeds", "electronicAddress": "a@lowline.example"}
    assert admin.post("/api/admin/manufacturers", json=maker | {"euContact": "Lowline EU, Kilkenny"}).status_code == 201
    facts = {"packAmount": "0.50", "packUnit": "l", "warnings": "  Flammable. ", "madeToOrder": 1}
    made = admin.post(PRODUCTS, json=form(price="14.50", manufacturer="Lowline", **facts)).json["product"]
    assert (made["packAmount"], made["warnings"], made["madeToOrder"]) == ("0.5", "Flammable.", 1)
    shown = client.get(f"/api/products/{made['slug']}").json
    assert shown["unitPrice"] == {"price": "29.00", "unit": "l"}
    assert client.get(f"/api/manufacturers/{shown['manufacturerSlug']}").json == maker | {
        "euContact": "Lowline EU, Kilkenny"
    }
    assert client.get("/api/manufacturers/nobody").status_code == 404
    cart = client.post("/api/cart").json["id"]
    assert client.post(f"/api/cart/{cart}/items", json={"productId": made["id"]}).status_code == 201
    product = client.get(f"/api/cart/{cart}").json["items"][0]["product"]
    assert (product["unitPrice"], product["madeToOrder"]) == ({"price": "29.00", "unit": "l"}, 1)


@in_one_shop(
    ("changes", "field"),
    [
        ({"packAmount": "5"}, "packUnit"),
        ({"packUnit": "ml"}, "packAmount"),
        ({"packAmount": "0", "packUnit": "ml"}, "packAmount"),
        ({"packAmount": "-1", "packUnit": "ml"}, "packAmount"),
        ({"packAmount": "1.2345", "packUnit": "ml"}, "packAmount"),
        ({"packAmount": "1", "packUnit": "gallon"}, "packUnit"),
        ({"warnings": "x" * 2001}, "warnings"),
        ({"madeToOrder": 2}, "madeToOrder"),
    ],
)
def test_half_a_content_and_nonsense_are_refused(admin: FlaskClient, changes: dict[str, object], field: str) -> None:
    product = make_product()
    for answer in (
        admin.patch(f"{PRODUCTS}/{product.id}", json=changes),
        admin.post(PRODUCTS, json=form(category=product.category, **changes)),
    ):
        assert (answer.status_code, list(answer.json["errors"])) == (400, [field])


def test_what_lacks_its_makers_facts_is_listed_and_counted(admin: FlaskClient) -> None:
    for name, electronic in (("Whole", "a@whole.example"), ("Half", None)):
        maker = {"name": name, "postalAddress": "1 Mill St", "electronicAddress": electronic}
        assert admin.post("/api/admin/manufacturers", json=maker).status_code == 201
    category = make_category().name
    for name in ("Whole", "Half", ""):
        sent = form(name=f"Part {name}", slug=f"part-{name.lower()}", category=category, manufacturer=name)
        assert admin.post(PRODUCTS, json=sent).status_code == 201
    make_product("Draft", hidden=1)
    found = admin.get(f"{PRODUCTS}?lacks=safety&sort=name").json
    assert [each["name"] for each in found] == ["Draft", "Part", "Part Half"]
    assert admin.get(f"{PRODUCTS}?lacks=all").status_code == 400
    [found] = [each for each in admin.get("/api/admin/shop-health").json if each["key"] == "safety"]
    assert (found["path"], found["message"].startswith("2 products without")) == ("/admin/dashboard?lacks=safety", True)


def test_a_file_reads_a_content_with_a_comma_and_refuses_half_of_one(admin: FlaskClient) -> None:
    product = make_product(slug="wax", pack_amount="500", pack_unit="ml")
    assert send(admin, 'slug,packAmount,packUnit\nwax,"0,75",l\n')[0] == 200
    read = admin.get(f"{PRODUCTS}/{product.id}").json
    assert (read["packAmount"], read["packUnit"]) == ("0.75", "l")
    make_product(slug="mat")
    status, answer = send(admin, "slug,packAmount\nmat,2\n")
    assert (status, [each["field"] for each in answer["errors"]]) == (400, ["packUnit"])
