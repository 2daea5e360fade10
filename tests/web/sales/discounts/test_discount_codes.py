"""The owner keeps discount codes, and customers give them in the cart and order with them."""

from datetime import timedelta
from decimal import Decimal
from functools import partial
from typing import Any

from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import select, update

from app.store.catalogue.products import Product
from app.store.database.base import db, now
from app.store.database.sqlite import write
from app.store.sales.discounts import Discount
from tests.in_one_shop import in_one_shop
from tests.live import ask, at_once, serving
from tests.make import checkout, make_cart, make_category, make_product
from tests.web.sales.discounts.codes import CODES, add_code, give, read_code
from tests.web.sales.orders.test_delivery_and_tax import choose

CONFIRM = "/api/checkout/confirm"
OFF = "The code is off your cart now, so please look at the total again."


def change(code: str, **values: Any) -> None:
    """Change a code behind the back of the carts that have it."""
    with write() as session:
        session.execute(update(Discount).where(Discount.code == code).values(**values))
    db.session.remove()


def test_a_code_is_made_changed_removed_and_brought_back(admin: FlaskClient) -> None:
    category = make_category("Seats")
    made = add_code(admin, "Spring-10", least="50", usesLeft="20", categoryId=category.id, firstDay="2026-03-01",
                    lastDay="2026-03-31")  # fmt: skip

    assert made | {"id": "", "createdAt": ""} == {
        "id": "", "code": "Spring-10", "kind": "percent", "value": "10", "firstDay": "2026-03-01",
        "lastDay": "2026-03-31", "least": "50.00", "usesLeft": 20, "categoryId": category.id, "category": "Seats",
        "active": True, "uses": 0, "takenOff": "0.00", "createdAt": "",
    }  # fmt: skip
    changed = admin.patch(f"{CODES}/{made['id']}", json={"kind": "amount", "value": "7.50", "lastDay": None})
    assert (changed.json["value"], changed.json["lastDay"], changed.json["firstDay"]) == ("7.50", None, "2026-03-01")
    gone = admin.delete(f"{CODES}/{made['id']}")
    assert admin.get(CODES).json == []
    assert admin.post(f"/api/admin/deleted/{gone.headers['Pitlane-Undo']}/restore", json={}).status_code == 200
    assert admin.get(CODES).json == [changed.json]


@in_one_shop(
    ("given", "field", "message"),
    [
        ({"code": "ВЕСНА"}, "code", "Please enter a code of the letters A to Z, digits and hyphens"),
        ({"code": "A B"}, "code", "Please enter a code of the letters A to Z, digits and hyphens"),
        ({"code": "-"}, "code", "Please enter a code of the letters A to Z, digits and hyphens"),
        ({"code": "A" * 31}, "code", "Code must be at most 30 characters"),
        ({"value": "0"}, "value", "Please enter whole per cent from 1 to 100"),
        ({"value": "101"}, "value", "Please enter whole per cent from 1 to 100"),
        ({"value": "2.5"}, "value", "Please enter whole per cent from 1 to 100"),
        ({"kind": "amount", "value": "0"}, "value", "Please enter how much the code takes off, as a number above 0"),
        ({"value": None}, "value", "Please enter how much the code takes off, as a number above 0"),
        ({"kind": "gift"}, "kind", "Choose what the code gives"),
        ({"firstDay": "2026-03-02", "lastDay": "2026-03-01"}, "lastDay", "The last day is before the first one"),
        ({"categoryId": "00000000-0000-4000-8000-000000000000"}, "categoryId", "Category not found"),
    ],
)
def test_a_code_that_cannot_be_is_refused(admin: FlaskClient, given: Any, field: str, message: str) -> None:
    answer = admin.post(CODES, json={"code": "SPRING10", "value": "10"} | given)

    assert (answer.status_code, answer.json["errors"]) == (400, {field: message})
    assert admin.get(CODES).json == []


def test_a_code_exists_once_in_any_case(admin: FlaskClient) -> None:
    add_code(admin)

    answer = admin.post(CODES, json={"code": "spring10", "value": "5"})

    assert (answer.status_code, answer.json["errors"]) == (409, {"code": "A discount with this code already exists"})


def test_a_customer_orders_with_a_code(client: FlaskClient, admin: FlaskClient) -> None:
    add_code(admin, usesLeft="3")
    cart = make_cart((make_product(), 2), (make_product("Mats", price=Decimal("0.07")), 1))

    shown = give(client, cart, " spring10 ")
    assert shown == client.get(f"/api/cart/{cart.id}").json
    assert shown["discount"] == {"code": "SPRING10", "amount": "10.01", "reason": None}
    assert (shown["subtotal"], shown["tax"], shown["total"]) == ("100.05", "9.00", "99.04")
    order = client.post(CONFIRM, json=checkout(cart)).json["order"]

    assert order["discount"] == {"code": "SPRING10", "amount": "10.01"}
    assert [(each["subtotal"], each["discount"]) for each in order["items"]] == [("99.98", "10.00"), ("0.07", "0.01")]
    assert [order[name] for name in ("subtotal", "tax", "total")] == ["100.05", "9.00", "99.04"]
    used = read_code(admin)
    assert (used["uses"], used["takenOff"], used["usesLeft"]) == (1, "10.01", 2)


def test_cancelling_the_whole_order_gives_the_use_back(client: FlaskClient, admin: FlaskClient) -> None:
    add_code(admin, usesLeft="1")
    cart = make_cart((make_product(), 1))
    give(client, cart)
    order = client.post(CONFIRM, json=checkout(cart)).json["order"]
    assert read_code(admin)["usesLeft"] == 0

    admin.patch(f"/api/admin/orders/{order['id']}", json={"status": "cancelled"})

    used = read_code(admin)
    assert (used["uses"], used["takenOff"], used["usesLeft"]) == (0, "0.00", 1)


def test_a_wrong_code_and_an_inactive_one_read_alike_and_the_former_stays(
    client: FlaskClient, admin: FlaskClient
) -> None:
    add_code(admin)
    add_code(admin, "OLD", active=False)
    make_category("Seats")
    add_code(admin, "SEATS", categoryId=admin.get("/api/product-categories").json[0]["id"])
    cart = make_cart((make_product(), 1))
    give(client, cart)

    path = f"/api/cart/{cart.id}/discount"
    answers = [client.post(path, json={"code": code}) for code in ("NOTHING", "OLD")]

    assert {(each.status_code, each.json["errors"]["code"]) for each in answers} == {(409, "This code is not valid")}
    refused = client.post(path, json={"code": "SEATS"})
    assert refused.json["message"] == "This code is only for Seats"
    assert client.get(f"/api/cart/{cart.id}").json["discount"]["code"] == "SPRING10"
    assert client.delete(path).json == {"success": True}
    assert client.get(f"/api/cart/{cart.id}").json["discount"] is None


@in_one_shop("given", [{"code": "ВЕСНА10"}, {"code": ""}, {"code": "  "}, {}])
def test_a_code_that_is_missing_or_of_another_alphabet_is_asked_for(client: FlaskClient, given: Any) -> None:
    answer = client.post(f"/api/cart/{make_cart().id}/discount", json=given)

    assert (answer.status_code, answer.json["message"]) == (
        400,
        "Please enter a code of the letters A to Z, digits and hyphens",
    )


def test_a_code_that_ended_meanwhile_refuses_the_checkout_once(client: FlaskClient, admin: FlaskClient) -> None:
    add_code(admin)
    cart = make_cart((make_product(), 1))
    give(client, cart)
    change("SPRING10", to_at=now() - timedelta(days=1))
    assert client.get(f"/api/cart/{cart.id}").json["discount"]["amount"] == "0.00"

    answer = client.post(CONFIRM, json=checkout(cart))

    assert answer.status_code == 409
    assert answer.json["message"].startswith("SPRING10: This code ended on ")
    assert answer.json["message"].endswith(OFF)
    assert client.get(f"/api/cart/{cart.id}").json["discount"] is None
    order = client.post(CONFIRM, json=checkout(cart)).json["order"]
    assert (order["discount"], order["total"]) == (None, "54.99")


def test_a_removed_code_refuses_the_checkout_once_too(client: FlaskClient, admin: FlaskClient) -> None:
    made = add_code(admin)
    cart = make_cart((make_product(), 1))
    give(client, cart)
    admin.delete(f"{CODES}/{made['id']}")
    assert client.get(f"/api/cart/{cart.id}").json["discount"] is None

    answers = [client.post(CONFIRM, json=checkout(cart)) for _ in range(2)]

    assert [each.status_code for each in answers] == [409, 201]
    assert answers[0].json["message"] == f"Your discount code is not valid any more. {OFF.replace('The code', 'It')}"


def test_a_cart_that_became_too_small_says_so_and_has_its_code_again_later(
    client: FlaskClient, admin: FlaskClient
) -> None:
    add_code(admin, least="60.00")
    cart = make_cart((make_product(), 2))
    give(client, cart)
    item = client.get(f"/api/cart/{cart.id}").json["items"][0]["id"]

    client.patch(f"/api/cart/items/{item}", json={"quantity": 1})
    small = client.get(f"/api/cart/{cart.id}").json
    client.patch(f"/api/cart/items/{item}", json={"quantity": 2})

    assert (small["discount"], small["total"]) == (
        {"code": "SPRING10", "amount": "0.00", "reason": "This code is for orders from €60.00 of goods"},
        "54.99",
    )
    assert client.get(f"/api/cart/{cart.id}").json["discount"]["amount"] == "10.00"


def test_free_delivery_is_for_a_delivery_and_takes_no_use_of_a_collection(
    client: FlaskClient, admin: FlaskClient
) -> None:
    choose(delivery_price="9.90", collection=True)
    add_code(admin, "FREEPOST", kind="free_delivery", usesLeft="5")
    carts = [make_cart((make_product(), 1)) for _ in range(2)]
    shown = give(client, carts[0], "FREEPOST")
    give(client, carts[1], "FREEPOST")

    methods = [(each["method"], each["delivery"], each["discount"]) for each in shown["delivery"]["methods"]]
    assert methods == [("delivery", "9.90", "9.90"), ("collection", "0.00", "0.00")]
    reasons = {each["method"]: each["discountReason"] for each in shown["delivery"]["methods"]}
    assert reasons == {
        "delivery": None,
        "collection": "FREEPOST makes the delivery free: it takes nothing off an order that is collected",
    }
    sent, fetched = (
        client.post(CONFIRM, json=checkout(cart, deliveryMethod=method)).json["order"]
        for cart, method in zip(carts, ("delivery", "collection"), strict=True)
    )

    assert (sent["discount"]["amount"], sent["deliveryTax"], sent["total"]) == ("9.90", "0.00", "54.99")
    assert (fetched["discount"], fetched["total"]) == (None, "54.99")
    assert read_code(admin, "FREEPOST")["usesLeft"] == 4


def test_a_value_of_free_delivery_is_ignored(admin: FlaskClient) -> None:
    added = add_code(admin, "FREEPOST", kind="free_delivery", value="25.50")
    assert added["value"] == "0"
    changed = admin.patch(f"{CODES}/{added['id']}", json={"value": "7"})
    assert (changed.status_code, read_code(admin, "FREEPOST")["value"]) == (200, "0")


def test_free_delivery_where_nothing_is_to_pay_is_refused(client: FlaskClient, admin: FlaskClient) -> None:
    add_code(admin, "FREEPOST", kind="free_delivery")

    answer = client.post(f"/api/cart/{make_cart((make_product(), 1)).id}/discount", json={"code": "FREEPOST"})

    assert (answer.status_code, answer.json["message"]) == (409, "This code takes nothing off your cart")


def test_a_cart_says_why_its_code_has_come_to_take_nothing_off(client: FlaskClient, admin: FlaskClient) -> None:
    choose(delivery_price="9.90", free_delivery_over="100.00")
    add_code(admin, "FREEPOST", kind="free_delivery")
    cart = make_cart((make_product(price=Decimal("60.00"), inventory=5), 1))
    shown = give(client, cart, "FREEPOST")
    assert (shown["discount"]["reason"], shown["delivery"]["methods"][0]["discountReason"]) == (None, None)

    client.patch(f"/api/cart/items/{shown['items'][0]['id']}", json={"quantity": 2})
    shown = client.get(f"/api/cart/{cart.id}").json

    free = "FREEPOST makes the delivery free: it takes nothing off where the delivery is free anyway"
    assert shown["discount"] == {"code": "FREEPOST", "amount": "0.00", "reason": free}
    assert [each["discountReason"] for each in shown["delivery"]["methods"]] == [free]
    assert client.post(CONFIRM, json=checkout(cart)).json["order"]["discount"] is None


def test_per_cent_of_too_little_say_so(client: FlaskClient, admin: FlaskClient) -> None:
    add_code(admin)
    cart = make_cart((make_product(price=Decimal("5.00")), 1))
    give(client, cart)
    db.session.execute(update(Product).values(price=Decimal("0.01")))
    db.session.commit()

    reason = client.get(f"/api/cart/{cart.id}").json["discount"]["reason"]

    assert reason == "SPRING10 takes less than a cent off these goods, so it takes nothing off"


def test_twenty_checkouts_at_once_share_the_last_use(app: Flask, client: FlaskClient, admin: FlaskClient) -> None:
    add_code(admin, usesLeft="1")
    product = make_product(inventory=40)
    carts = [make_cart((product, 1)) for _ in range(20)]
    for cart in carts:
        give(client, cart)

    with serving(app) as address:
        answers = at_once([partial(ask, address, "POST", CONFIRM, checkout(cart)) for cart in carts])

    assert sorted(status for status, _ in answers) == [201] + [409] * 19
    assert {answer["message"] for status, answer in answers if status == 409} == {
        f"SPRING10: This code is used up. {OFF}"
    }
    db.session.rollback()
    assert db.session.scalars(select(Discount.uses_left)).all() == [0]


def test_a_category_is_known_by_its_present_name(client: FlaskClient, admin: FlaskClient) -> None:
    seats = make_category("Seats")
    add_code(admin, categoryId=seats.id)
    cart = make_cart((make_product("Seat", category="Seats", price=Decimal("100.00")), 1), (make_product(), 1))
    admin.patch(f"/api/admin/product-categories/{seats.id}", json={"name": "Chairs"})

    give(client, cart)
    order = client.post(CONFIRM, json=checkout(cart)).json["order"]

    assert [each["discount"] for each in order["items"]] == ["10.00", "0.00"]
