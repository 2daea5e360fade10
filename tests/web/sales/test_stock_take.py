"""The owner counts the shelves, sees the differences, and books them while the shop sells."""

from typing import Any

import pytest
from flask.testing import FlaskClient

from app.shop.sales.stock_take.counting import MISREAD, NOTHING, UNKNOWN
from app.store.catalogue.product_options import ProductOption
from app.store.catalogue.products import Product
from app.store.database.base import db
from tests.in_one_shop import in_one_shop
from tests.make import checkout, make_cart, make_option, make_product

TAKE = "/api/admin/stock-take"


def count(admin: FlaskClient, product: Product, counted: int | str | None, **given: Any) -> Any:
    return admin.put(f"{TAKE}/count", json={"productId": product.id, "counted": counted} | given)


def scan(admin: FlaskClient, number: str) -> Any:
    return admin.post(f"{TAKE}/scan", json={"number": number})


def stock_of(product: Product) -> int:
    db.session.expire_all()
    return db.session.get_one(Product, product.id).inventory


def order(admin: FlaskClient, product: Product, quantity: int = 1) -> str:
    cart = make_cart((product, quantity))
    return str(admin.post("/api/checkout/confirm", json=checkout(cart)).json["orderId"])


@pytest.mark.parametrize(
    ("counted", "sentence"),
    [
        ("2.5", "Please enter how many there are, as a whole number of 0 or more"),
        ("-1", "Please enter how many there are, as a whole number of 0 or more"),
        ("1000001", "The count must be at most 1,000,000"),
    ],
)
def test_of_a_wrong_count_the_limit_is_named(admin: FlaskClient, counted: str, sentence: str) -> None:
    assert count(admin, make_product("Boost Gauge"), counted).json["errors"] == {"counted": sentence}


def test_a_typed_count_is_shown_with_its_difference_and_booked(admin: FlaskClient) -> None:
    gauge = make_product("Boost Gauge", inventory=5)
    pads = make_product("Pads", inventory=3)
    counted = count(admin, gauge, 4).json
    assert (counted["expected"], counted["counted"], counted["difference"]) == (5, 4, -1)
    count(admin, pads, "3")
    take = admin.get(TAKE).json
    assert (take["counted"], take["differing"], take["more"]) == (2, 1, False)
    assert [part["name"] for part in admin.get(f"{TAKE}?show=differing").json["parts"]] == ["Boost Gauge"]
    assert stock_of(gauge) == 5
    assert admin.post(f"{TAKE}/book").json == {"success": True, "changed": 1, "short": []}
    assert (stock_of(gauge), stock_of(pads)) == (4, 3)
    [move] = admin.get(f"/api/admin/products/{gauge.id}/stock-moves").json["moves"]
    assert (move["reason"], move["change"]) == ("count", -1)
    assert admin.get(TAKE).json["counted"] == 0


def test_a_wrong_count_is_mended_by_another(admin: FlaskClient) -> None:
    gauge = make_product(inventory=5)
    count(admin, gauge, 4)
    admin.post(f"{TAKE}/book")
    order(admin, gauge)
    assert count(admin, gauge, 5).json["expected"] == 4
    admin.post(f"{TAKE}/book")
    assert stock_of(gauge) == 4
    moves = admin.get(f"/api/admin/products/{gauge.id}/stock-moves").json["moves"]
    assert [move["change"] for move in moves if move["reason"] == "count"] == [1, -1]


def test_each_scan_counts_one_more(admin: FlaskClient) -> None:
    gauge = make_product(inventory=2, sku="BG-52", ean="4006381333931")
    assert scan(admin, "bg 52").json["counted"] == 1
    assert scan(admin, "4006381333931").json["counted"] == 2
    assert scan(admin, "BG-52").json["difference"] == 1
    admin.post(f"{TAKE}/book")
    assert stock_of(gauge) == 3


def test_an_order_between_counting_and_booking_takes_its_pieces_all_the_same(admin: FlaskClient) -> None:
    gauge = make_product(inventory=5)
    count(admin, gauge, 4)
    order(admin, gauge, 2)
    admin.post(f"{TAKE}/book")
    assert stock_of(gauge) == 2


def test_a_parcel_that_waits_is_expected_to_be_there(admin: FlaskClient) -> None:
    gauge = make_product(inventory=5)
    number = order(admin, gauge, 2)
    [part] = admin.get(TAKE).json["parts"]
    assert (part["expected"], part["waiting"]) == (5, 2)
    for status in ("confirmed", "shipped"):
        assert admin.patch(f"/api/admin/orders/{number}", json={"status": status}).status_code == 200
    [part] = admin.get(TAKE).json["parts"]
    assert (part["expected"], part["waiting"]) == (3, 0)


def test_what_was_oversold_meanwhile_is_named_and_no_stock_falls_below_none(admin: FlaskClient) -> None:
    gauge = make_product("Boost Gauge", inventory=2)
    count(admin, gauge, 0)
    order(admin, gauge, 1)
    assert admin.post(f"{TAKE}/book").json == {"success": True, "changed": 1, "short": ["Boost Gauge"]}
    assert stock_of(gauge) == 0


def test_each_option_is_counted_by_itself(admin: FlaskClient) -> None:
    gauge = make_product("Boost Gauge")
    red = make_option(gauge, "Red", sku="BG-R", inventory=4, position=0)
    make_option(gauge, "Blue", sku="BG-B", inventory=1, position=1)
    assert count(admin, gauge, 1).status_code == 409
    assert count(admin, gauge, 3, optionId=red.id).json["difference"] == -1
    assert scan(admin, "bg-b").json["difference"] == 0
    other = make_product("Pads")
    soft = make_option(other, "Soft", ean="036000291452", inventory=1, position=0)
    assert scan(admin, "0036000291452").json["name"] == "Pads, Soft", "a scanner reads twelve digits as thirteen"
    assert count(admin, other, None, optionId=soft.id).json["counted"] is None
    names = [part["name"] for part in admin.get(TAKE).json["parts"]]
    assert names == ["Boost Gauge, Red", "Boost Gauge, Blue", "Pads, Soft"]
    admin.post(f"{TAKE}/book")
    db.session.expire_all()
    assert db.session.get_one(ProductOption, red.id).inventory == 3
    assert stock_of(gauge) == 4


def test_the_parts_of_one_place_are_listed_by_themselves(admin: FlaskClient) -> None:
    gauge = make_product("Boost Gauge", place="Shelf 10")
    mats = make_product("Mats", category="Mats", place="Shelf 2")
    make_product("Pads")
    take = admin.get(TAKE).json
    assert take["places"] == ["Shelf 2", "Shelf 10"]
    assert {part["name"]: part["place"] for part in take["parts"]} == {
        "Boost Gauge": "Shelf 10", "Mats": "Shelf 2", "Pads": None,
    }  # fmt: skip
    there = admin.get(f"{TAKE}?place=Shelf+2").json
    assert [part["productId"] for part in there["parts"]] == [mats.id]
    assert admin.get(f"{TAKE}?place=Shelf+2&category={gauge.category}").json["parts"] == []
    count(admin, mats, 3)
    assert admin.get(f"{TAKE}?place=Shelf+2&show=uncounted").json["parts"] == []


def test_a_count_is_taken_back_alone_or_with_all_others(admin: FlaskClient) -> None:
    gauge, pads = make_product("Boost Gauge", inventory=5), make_product("Pads", inventory=3)
    count(admin, gauge, 1)
    assert count(admin, gauge, None).json["counted"] is None
    count(admin, gauge, 1)
    count(admin, pads, 1)
    assert admin.delete(TAKE).json == {"success": True}
    assert admin.get(TAKE).json["counted"] == 0
    booked = admin.post(f"{TAKE}/book")
    assert (booked.status_code, booked.json["message"]) == (409, NOTHING)
    assert (stock_of(gauge), stock_of(pads)) == (5, 3)


@in_one_shop("counted", ["", "many", -1, 1.5, 1_000_001, "4006381333931"])
def test_what_is_no_number_of_pieces_is_refused(admin: FlaskClient, counted: Any) -> None:
    gauge = make_product(inventory=5)
    answer = count(admin, gauge, counted)
    assert answer.status_code == (200 if counted == "" else 400)
    if counted == 1_000_001:
        assert answer.json["errors"] == {"counted": "The count must be at most 1,000,000"}
    assert admin.get(TAKE).json["counted"] == 0


def test_an_unknown_number_counts_nothing(admin: FlaskClient) -> None:
    make_product(sku="BG-52")
    for number, said in (("4006381333931", UNKNOWN), ("4006381333932", MISREAD), ("BG-53", UNKNOWN)):
        answer = scan(admin, number)
        assert (answer.status_code, answer.json["errors"]) == (400, {"number": said.format(number)})
    assert admin.get(f"{TAKE}?category=Nothing").json["parts"] == []
