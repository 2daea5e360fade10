"""Options of a product: written by the owner, summed up in its stock, and shown to visitors."""

from decimal import Decimal
from typing import Any

import pytest
from flask.testing import FlaskClient
from sqlalchemy import select

from app.contract.catalogue.part_numbers import NO_CODE
from app.store.catalogue.price_history import PriceStep
from app.store.catalogue.product_options import ProductOption
from app.store.catalogue.products import Product
from app.store.catalogue.stock_moves import StockMove
from app.store.customers.mails import Mail
from app.store.database.base import db
from tests.in_one_shop import in_one_shop
from tests.make import CHECKOUT, NOBODY, make_option, make_product

PRODUCTS = "/api/admin/products"
GIVEN: list[dict[str, Any]] = [
    {"name": "52 mm", "sku": "BG-52", "ean": "4006381333931", "price": "39.00", "inventory": 3},
    {"name": "60 mm", "inventory": 4},
    {"name": "80 mm", "inventory": 9, "shown": 0},
]


def put(admin: FlaskClient, product: Product, options: Any) -> Any:
    return admin.put(f"{PRODUCTS}/{product.id}/options", json={"options": options})


def read(admin: FlaskClient, product: Product) -> list[dict[str, Any]]:
    return list(admin.get(f"{PRODUCTS}/{product.id}/options").json)


def stored(product: Product) -> Product:
    db.session.rollback()
    return db.session.get_one(Product, product.id)


def test_the_stock_is_the_sum_of_the_shown_ones_and_visitors_choose_among_them(admin: FlaskClient) -> None:
    product = make_product()
    assert put(admin, product, GIVEN).json == {"success": True}
    assert (stored(product).inventory, stored(product).option_count, stored(product).price_from) == (7, 3, 39)
    shown = admin.get(f"/api/products/{product.slug}").json
    assert (shown["inventory"], shown["price"], shown["priceFrom"]) == (7, "49.99", "39.00")
    assert [(each["name"], each["price"], each["inventory"], each["sku"]) for each in shown["options"]] == [
        ("52 mm", "39.00", 3, "BG-52"), ("60 mm", "49.99", 4, None),
    ]  # fmt: skip
    [listed] = admin.get("/api/products").json
    assert "options" not in listed
    assert listed["priceFrom"] == "39.00"
    for answer in (shown, listed, admin.get("/api/search?q=gauge").json["products"][0]):
        assert answer["optionCount"] == 2
    assert admin.get(f"{PRODUCTS}/{product.id}").json["optionCount"] == 3


def test_a_row_that_is_named_stays_and_one_that_is_left_out_goes(admin: FlaskClient) -> None:
    product = make_product()
    put(admin, product, GIVEN)
    _small, large, _hidden = read(admin, product)
    put(admin, product, [{"id": large["id"], "name": "60 mm", "sku": "BG-52"}, {"name": "100 mm", "inventory": 1}])
    found = [(each["id"] == large["id"], each["name"], each["sku"], each["inventory"]) for each in read(admin, product)]
    assert found == [(True, "60 mm", "BG-52", 4), (False, "100 mm", None, 1)]
    assert stored(product).inventory == 5
    put(admin, product, [])
    assert (stored(product).inventory, stored(product).option_count) == (5, 0)


@pytest.fixture
def product(admin: FlaskClient) -> Product:
    """A product with options, and the numbers of two others."""
    make_product("Mats", sku="M-7")
    make_option(make_product("Kit"), sku="K9")
    product = make_product()
    put(admin, product, GIVEN)
    return product


@in_one_shop(
    ("options", "status", "sentence"),
    [
        ([{"name": " "}], 400, "Give each option a name"),
        ([{"inventory": 2}], 400, "Give each option a name"),
        ([{"name": "Red"}, {"name": "red"}], 400, "Two options are called “Red”: give each a name of its own"),
        ([{"name": "a", "sku": "X-1"}, {"name": "b", "sku": "x1"}], 409, "Two options have the part number X-1"),
        ([{"name": "a", "sku": "M 7"}], 409, "Mats has the part number M 7 already"),
        ([{"name": "a", "sku": "k-9"}], 409, "Kit, Red has the part number k-9 already"),
        ([{"name": str(each)} for each in range(51)], 400, "A product has at most 50 options, given as a list"),
        ("Red", 400, "A product has at most 50 options, given as a list"),
        (["Red"], 400, "Option 1 is not valid"),
        ([{"name": "a", "price": "-1"}], 400, "Option 1: Price must be at least 0"),
        ([{"name": "a", "price": "1.999"}], 400, "Option 1: Price can have at most two decimals"),
        ([{"name": "a"}, {"name": "b", "inventory": -4}], 400, "Option 2: Stock must be a whole number, 0 or more"),
        ([{"name": "a", "inventory": "1.5"}], 400, "Option 1: Stock must be a whole number, 0 or more"),
        ([{"name": "a", "inventory": 2**40}], 400, "Option 1: Inventory must be at most 2,147,483,647"),
        ([{"name": "a", "ean": "4006381333932"}], 400, "Option 1: This is not a valid barcode number"),
        ([{"name": "a", "sku": ";"}], 400, f"Option 1: {NO_CODE}"),
        ([{"name": "a", "imageUrl": "/uploads/other.webp"}], 400, None),
        ([{"name": "a", "id": NOBODY}], 404, "This option is no longer in the shop"),
        ([{"name": "a", "strange": 1}], 400, "Option 1 is not valid"),
    ],
)
def test_what_is_wrong_is_refused_in_a_sentence_and_nothing_changes(
    admin: FlaskClient, product: Product, options: Any, status: int, sentence: str | None
) -> None:
    before = read(admin, product)
    answer = put(admin, product, options)
    assert answer.status_code == status, answer.json
    assert answer.json["message"] == (sentence or answer.json["message"])
    assert len(answer.json["message"]) > 10
    assert read(admin, product) == before


def test_a_product_cannot_take_the_number_of_an_option(admin: FlaskClient) -> None:
    make_option(make_product("Kit"), sku="K9")
    answer = admin.patch(f"{PRODUCTS}/{make_product().id}", json={"sku": "k-9"})
    assert (answer.status_code, answer.json["message"]) == (409, "Kit, Red has this part number already")


def test_a_stock_that_moved_meanwhile_is_not_written_over(admin: FlaskClient) -> None:
    product = make_product()
    option = make_option(product, inventory=5)
    row = {"id": option.id, "name": "Red", "inventory": 7, "inventoryWas": 6}
    answer = put(admin, product, [row])
    assert (answer.status_code, answer.json["message"]) == (409, "Red: 1 was sold meanwhile: now 5")
    assert put(admin, product, [row | {"inventory": 6}]).status_code == 200
    assert stored(product).inventory == 5
    assert put(admin, product, [row | {"inventoryWas": 5}]).status_code == 200
    assert stored(product).inventory == 7
    move = db.session.scalars(select(StockMove).order_by(StockMove.id.desc())).first()
    assert move is not None
    assert (move.change, move.option_id) == (2, option.id)
    history = admin.get(f"{PRODUCTS}/{product.id}/stock-moves").json["moves"]
    assert (history[0]["optionName"], history[0]["stock"]) == ("Red", 7)


def test_the_stock_of_a_product_with_options_is_changed_there_alone(admin: FlaskClient) -> None:
    product = make_product()
    make_option(product, inventory=5, price=Decimal("20.00"))
    sentence = "The stock of a product with options is their sum: change it there"
    for change in ({"inventory": 8}, {"inventoryChange": 1}):
        answer = admin.patch(f"{PRODUCTS}/{product.id}", json=change)
        assert (answer.status_code, answer.json["message"]) == (400, sentence)
    bulk = {"ids": [product.id], "updates": {"inventory": 8}}
    assert admin.post(f"{PRODUCTS}/bulk-update", json=bulk).status_code == 409
    assert (stored(product).inventory, stored(product).price_from) == (5, 20)
    assert admin.patch(f"{PRODUCTS}/{product.id}", json={"price": "20.00"}).status_code == 200
    assert (stored(product).inventory, stored(product).price_from) == (5, None)


def test_a_product_that_loses_its_last_option_keeps_their_stock(admin: FlaskClient) -> None:
    product = make_product(inventory=1)
    put(admin, product, GIVEN)
    assert put(admin, product, []).status_code == 200
    seen = admin.get(f"/api/products/{product.slug}").json
    assert (seen["inventory"], seen["options"]) == (7, [])
    # The form saves a stock that was typed beside it after the options.
    counted = admin.patch(f"{PRODUCTS}/{product.id}", json={"inventory": 6, "inventoryWas": 7})
    assert (counted.status_code, stored(product).inventory) == (200, 6)


def test_it_is_found_by_the_number_of_an_option(admin: FlaskClient) -> None:
    product = make_product()
    put(admin, product, GIVEN)
    for asked in ("bg52", "BG-52", "4006381333931", "52 mm"):
        assert [each["id"] for each in admin.get(f"/api/products?search={asked}").json] == [product.id], asked
    assert [each["id"] for each in admin.get(f"{PRODUCTS}?number=bg-52").json] == [product.id]


def test_a_product_comes_back_with_its_options_and_its_stock(admin: FlaskClient) -> None:
    product = make_product()
    put(admin, product, GIVEN)
    before, moves = read(admin, product), len(db.session.scalars(select(StockMove)).all())
    gone = admin.delete(f"{PRODUCTS}/{product.id}").headers["Pitlane-Undo"]
    db.session.rollback()
    assert db.session.scalar(select(ProductOption.id)) is None
    assert admin.post(f"/api/admin/deleted/{gone}/restore").json == {"success": True, "notes": []}
    assert read(admin, product) == before
    assert stored(product).inventory == 7
    assert len(db.session.scalars(select(StockMove)).all()) == moves


def test_the_low_stock_list_names_each_low_option(admin: FlaskClient) -> None:
    product = make_product(supplier="Kilkenny Motor Factors")
    make_option(product, "Red", inventory=2, sku="R-1")
    make_option(product, "Blue", inventory=30)
    low = admin.get("/api/admin/demand").json["low"]
    assert [(each["name"], each["sku"], each["inventory"]) for each in low] == [("Boost Gauge, Red", "R-1", 2)]


def test_a_sale_has_one_price_for_all_options(admin: FlaskClient) -> None:
    product = make_product()
    put(admin, product, [{"name": "Red", "inventory": 3, "price": "39.00"}, {"name": "Blue", "inventory": 1}])
    sale = {"salePrice": "35.00", "saleTo": "2099-05-08T18:00"}
    refused = admin.patch(f"{PRODUCTS}/{product.id}", json=sale)
    sentence = "Options of this product have prices of their own: a sale needs one price for all of them"
    assert (refused.status_code, refused.json["errors"]) == (400, {"salePrice": sentence})
    campaign = {"by": "price", "value": "35.00", "saleTo": "2099-05-08T18:00"}
    shown = admin.post(f"{PRODUCTS}/bulk-sale", json=campaign | {"ids": [product.id], "dryRun": True})
    assert shown.json["sales"][0]["leftOut"] == sentence
    put(admin, product, [{"name": "Red", "inventory": 3}, {"name": "Blue", "inventory": 1}])
    assert admin.patch(f"{PRODUCTS}/{product.id}", json=sale | {"salePrice": "38.00"}).status_code == 200
    assert stored(product).sale_prior == 39
    refused = put(admin, product, [{"name": "Red", "price": "30.00"}])
    assert (refused.status_code, refused.json["message"][:30]) == (400, "This product is on sale at one")


def test_today_and_the_list_count_a_product_of_which_an_option_is_low(admin: FlaskClient) -> None:
    product = make_product()
    make_option(product, "Red", inventory=1)
    make_option(product, "Blue", inventory=30, position=1)
    assert admin.get("/api/admin/today").json["lowStock"] == 1
    assert [each["id"] for each in admin.get(f"{PRODUCTS}?stock=low").json] == [product.id]


def test_lists_sort_and_suggest_by_the_lowest_price(admin: FlaskClient) -> None:
    product = make_product("Gauge", price=Decimal("50.00"))
    make_option(product, "Red", price=Decimal("10.00"))
    make_option(product, "Blue", position=1)
    make_product("Mat", price=Decimal("20.00"))
    assert [each["name"] for each in admin.get("/api/products?sort=price").json] == ["Gauge", "Mat"]
    assert [each["name"] for each in admin.get("/api/products?priceTo=15").json] == ["Gauge"]
    [part] = admin.get("/api/search/suggest?q=gauge").json["products"]
    assert (part["price"], part["priceFrom"]) == ("50.00", "10.00")


def test_prices_of_options_come_back_and_are_copied_without_a_change_in_the_history(admin: FlaskClient) -> None:
    product = make_product()
    make_option(product, "Red", price=Decimal("39.00"), inventory=3)
    make_option(product, "Blue", inventory=2, position=1)
    path = f"{PRODUCTS}/{product.id}"
    before = _prices_of(product)
    gone = admin.delete(path).headers["Pitlane-Undo"]
    assert admin.post(f"/api/admin/deleted/{gone}/restore").json == {"success": True, "notes": []}
    assert (stored(product).inventory, stored(product).price_from) == (5, 39)
    assert _prices_of(product) == before
    copy = admin.post(f"{path}/duplicate").json["product"]
    assert (copy["inventory"], copy["optionCount"], copy["priceFrom"]) == (0, 2, "39.00")


def _prices_of(product: Product) -> list[Decimal]:
    db.session.rollback()
    steps = select(PriceStep.price).where(PriceStep.product_id == product.id).order_by(PriceStep.from_at)
    return list(db.session.scalars(steps))


def test_an_alert_of_low_stock_names_the_ordered_option(admin: FlaskClient, client: FlaskClient) -> None:
    settings = {"mailHost": "127.0.0.1", "mailFrom": "shop@example.ie", "ownerEmail": "owner@example.ie"}
    assert admin.patch("/api/admin/settings", json=settings).status_code == 200
    product = make_product()
    red = make_option(product, "Red", inventory=3)
    make_option(product, "Blue", inventory=1, position=1)
    make_option(product, "Green", inventory=90, position=2)
    cart = client.post("/api/cart").json["id"]
    line = {"productId": product.id, "optionId": red.id}
    assert client.post(f"/api/cart/{cart}/items", json=line).status_code == 201
    assert client.post("/api/checkout/confirm", json=CHECKOUT | {"cartId": cart}).status_code == 201
    db.session.rollback()
    subjects = db.session.scalars(select(Mail.subject).where(Mail.kind == "low-stock")).all()
    assert subjects == ["Boost Gauge, Red: 2 left in stock"]
