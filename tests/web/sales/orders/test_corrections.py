"""An order is corrected. Its sums and the stock are adjusted, each change is recorded, and nothing is overwritten
unseen.
"""

from decimal import Decimal
from typing import Any

import pytest
from flask.testing import FlaskClient
from sqlalchemy import select

from app.store.catalogue.products import Product
from app.store.customers.mails import Mail
from app.store.database.base import db
from app.store.database.sqlite import write
from app.store.sales.orders import NEXT_STATUSES, Order
from tests.in_one_shop import in_one_shop
from tests.make import NOBODY, make_order, make_product


def path(order: Order) -> str:
    return f"/api/admin/orders/{order.id}"


def read(admin: FlaskClient, order: Order) -> dict[str, Any]:
    return dict(admin.get(path(order)).json)


def correct(admin: FlaskClient, order: Order, **changes: object) -> dict[str, Any]:
    answer = admin.patch(path(order), json=changes)
    assert answer.status_code == 200, answer.text
    return dict(answer.json)


def stock(product: Product) -> int:
    db.session.rollback()
    return db.session.scalars(select(Product.inventory).where(Product.id == product.id)).one()


def offer(admin: FlaskClient, **settings: object) -> None:
    assert admin.patch("/api/admin/settings", json=settings).status_code == 200


def lines(order: dict[str, Any]) -> list[tuple[str, int, str]]:
    return [(item["productName"], item["quantity"], item["subtotal"]) for item in order["items"]]


def test_who_and_where_are_corrected_and_stored_with_their_time(admin: FlaskClient) -> None:
    order = make_order()
    before = read(admin, order)
    after = correct(
        admin,
        order,
        customerName=" Eva Byrne ",
        customerEmail="eva@example.ie",
        customerPhone="",
        shippingAddress="13 Castle Road, Kilkenny",
    )
    assert (after["customerName"], after["customerEmail"], after["customerPhone"]) == (
        "Eva Byrne", "eva@example.ie", None,
    )  # fmt: skip
    assert after["shippingAddress"] == "13 Castle Road, Kilkenny"
    assert [after[name] for name in ("subtotal", "tax", "total")] == [before[n] for n in ("subtotal", "tax", "total")]
    assert after["updatedAt"] > before["updatedAt"]
    entry = after["history"][-1]
    assert entry["status"] == "pending"
    assert entry["createdAt"] == after["updatedAt"]
    assert entry["note"] == (
        "Corrected: name Aoife Byrne \u2192 Eva Byrne; e-mail aoife@example.ie \u2192 eva@example.ie; "
        "address 12 Castle Road, Kilkenny \u2192 13 Castle Road, Kilkenny"
    )


def test_what_is_the_same_is_no_change(admin: FlaskClient) -> None:
    order = make_order()
    before = read(admin, order)
    item = {"itemId": before["items"][0]["id"], "quantity": 1}
    assert correct(admin, order, customerName="Aoife Byrne", items=[item], updatedAt=before["updatedAt"]) == before


def test_quantities_lines_sums_and_stock_follow(admin: FlaskClient) -> None:
    gauge, mats = (make_product(inventory=9), make_product("Mats", inventory=5, price=Decimal("20.00")))
    kit = make_product("Kit", inventory=3, price=Decimal("100.00"))
    order = make_order((gauge, 2), (mats, 1))
    first, second = read(admin, order)["items"]
    with write() as session:
        session.get_one(Product, gauge.id).price = Decimal("59.99")

    after = correct(
        admin,
        order,
        items=[
            {"itemId": first["id"], "quantity": 3},
            {"itemId": second["id"], "quantity": 0},
            {"productId": kit.id, "quantity": "2"},
        ],
    )
    # Agreed lines keep their price; new ones come at today's.
    assert lines(after) == [("Boost Gauge", 3, "149.97"), ("Kit", 2, "200.00")]
    assert (after["subtotal"], after["tax"], after["total"]) == ("349.97", "35.00", "384.97")
    assert sum(Decimal(item["tax"]) for item in after["items"]) == Decimal("35.00")
    assert [stock(gauge), stock(mats), stock(kit)] == [6, 5, 1]
    assert after["history"][-1]["note"] == (
        "Corrected: Boost Gauge 2 \u2192 3; Mats 1 \u2192 0; Kit 0 \u2192 2; total \u20ac131.98 \u2192 \u20ac384.97"
    )
    assert admin.patch(path(order), json={"status": "cancelled"}).status_code == 200
    assert [stock(gauge), stock(mats), stock(kit)] == [9, 5, 3]


def test_a_product_that_is_on_a_line_names_that_line(admin: FlaskClient) -> None:
    gauge = make_product(inventory=9)
    order = make_order((gauge, 2))
    after = correct(admin, order, items=[{"productId": gauge.id, "quantity": 1}])
    assert lines(after) == [("Boost Gauge", 1, "49.99")]
    assert stock(gauge) == 8


def test_delivery_follows_the_method_and_the_sum(admin: FlaskClient) -> None:
    offer(admin, deliveryPrice="7.50", freeDeliveryOver="100", collection=True, address="1 Workshop Lane")
    gauge = make_product(inventory=9)
    order = make_order((gauge, 1))
    offer(admin, deliveryPrice="9.50")
    item = read(admin, order)["items"][0]["id"]
    # The price of delivery that was agreed stays; over the threshold it is free; collected it costs nothing.
    assert correct(admin, order, items=[{"itemId": item, "quantity": 2}])["delivery"] == "7.50"
    assert correct(admin, order, items=[{"itemId": item, "quantity": 3}])["delivery"] == "0.00"
    assert correct(admin, order, items=[{"itemId": item, "quantity": 1}])["delivery"] == "9.50"
    collected = correct(admin, order, deliveryMethod="collection")
    assert (collected["delivery"], collected["total"]) == ("0.00", "54.99")
    assert collected["shippingAddress"] == "Collection: Pitlane, 1 Workshop Lane"
    assert collected["nextStatuses"] == list(NEXT_STATUSES["pending"])
    refused = admin.patch(path(order), json={"deliveryMethod": "delivery"})
    assert (refused.status_code, refused.json["errors"]) == (
        400, {"shippingAddress": "Please enter your complete address"},
    )  # fmt: skip
    sent = correct(admin, order, deliveryMethod="delivery", shippingAddress="14 Castle Road, Kilkenny")
    assert (sent["delivery"], sent["total"], sent["deliveryMethod"]) == ("9.50", "65.44", "delivery")


def test_the_tax_is_the_one_of_the_order(admin: FlaskClient) -> None:
    order = make_order((make_product(inventory=9), 1))
    offer(admin, taxRate="23", taxMode="included")
    item = read(admin, order)["items"][0]["id"]
    after = correct(admin, order, items=[{"itemId": item, "quantity": 2}])
    assert (after["taxRate"], after["taxMode"], after["tax"], after["total"]) == ("10", "added", "10.00", "109.98")


def test_an_order_that_was_changed_meanwhile_is_not_overwritten(admin: FlaskClient) -> None:
    order = make_order()
    seen = read(admin, order)["updatedAt"]
    correct(admin, order, customerName="Eva Byrne", updatedAt=seen)
    answer = admin.patch(path(order), json={"customerName": "Ann Byrne", "updatedAt": seen})
    assert (answer.status_code, answer.json["message"]) == (409, "This order was changed meanwhile")
    assert read(admin, order)["customerName"] == "Eva Byrne"
    assert admin.patch(path(order), json={"note": "x", "updatedAt": "2020-01-01T00:00:00.000Z"}).status_code == 409
    for step in ("confirmed", "shipped"):
        correct(admin, order, status=step, updatedAt=read(admin, order)["updatedAt"])


def test_a_step_on_another_order_than_the_one_shown_says_what_it_is_now(admin: FlaskClient) -> None:
    order = make_order()
    seen = read(admin, order)["updatedAt"]
    correct(admin, order, status="confirmed", tracking="RR1", updatedAt=seen)
    before = read(admin, order)
    for change, errors in [
        ({"status": "shipped"}, {"status": "It is confirmed by now, and was not set to shipped."}),
        ({"status": "cancelled"}, {"status": "It is confirmed by now, and was not set to cancelled."}),
        ({"tracking": None}, {"tracking": "Its tracking is RR1 by now, and was not set to none."}),
        ({"status": "confirmed"}, {"status": "It is confirmed by now."}),
        ({"customerName": "Eva Byrne"}, None),
    ]:
        answer = admin.patch(path(order), json={**change, "updatedAt": seen})
        assert (answer.status_code, answer.json["message"]) == (409, "This order was changed meanwhile")
        assert answer.json.get("errors") == errors
    assert read(admin, order) == before


@pytest.mark.parametrize("steps", [["cancelled"], ["confirmed", "ready"], ["confirmed", "shipped", "completed"]])
def test_only_a_pending_or_confirmed_order_is_corrected(admin: FlaskClient, steps: list[str]) -> None:
    order = make_order()
    for step in steps:
        correct(admin, order, status=step)
    before = read(admin, order)
    answer = admin.patch(path(order), json={"customerName": "Eva Byrne"})
    assert answer.status_code == 409
    assert answer.json["message"] == (f"This order is {steps[-1]}. Only a pending or confirmed order can be corrected.")
    assert read(admin, order) == before


def test_too_few_are_named_and_nothing_is_changed(admin: FlaskClient) -> None:
    gauge, mats = make_product(inventory=9), make_product("Mats", inventory=5)
    order = make_order((gauge, 2), (mats, 1))
    before = read(admin, order)
    wanted = [{"productId": gauge.id, "quantity": 1}, {"productId": mats.id, "quantity": 6}]
    answer = admin.patch(path(order), json={"items": wanted, "customerName": "Eva"})
    assert (answer.status_code, answer.json["message"]) == (409, "Only 4 left in stock of Mats")
    assert read(admin, order) == before
    assert [stock(gauge), stock(mats)] == [7, 4]


def test_a_line_whose_product_is_gone_can_only_go_down(admin: FlaskClient) -> None:
    gauge, mats = make_product(inventory=9), make_product("Mats", inventory=5)
    order = make_order((gauge, 2), (mats, 2))
    with write() as session:
        session.delete(session.get_one(Product, mats.id))
    item = read(admin, order)["items"][1]["id"]
    answer = admin.patch(path(order), json={"items": [{"itemId": item, "quantity": 3}]})
    assert (answer.status_code, "Mats is not in the shop any more" in answer.json["message"]) == (409, True)
    assert lines(correct(admin, order, items=[{"itemId": item, "quantity": 1}]))[1] == ("Mats", 1, "49.99")


@in_one_shop(
    ("change", "status", "field"),
    [
        ({"customerName": "A"}, 400, "customerName"),
        ({"customerName": None}, 400, "customerName"),
        ({"customerEmail": "aoife"}, 400, "customerEmail"),
        ({"customerEmail": ""}, 400, "customerEmail"),
        ({"shippingAddress": "here"}, 400, "shippingAddress"),
        ({"deliveryMethod": "drone"}, 400, "deliveryMethod"),
        ({"updatedAt": "yesterday"}, 400, "updatedAt"),
        ({"updatedAt": 5}, 400, "updatedAt"),
        ({"updatedAt": "2026-05-01T09:30:00"}, 400, "updatedAt"),
        ({"items": []}, 400, "items"),
        ({"items": [{"quantity": 1}]}, 400, "items"),
        ({"items": [{"itemId": NOBODY, "productId": NOBODY, "quantity": 1}]}, 400, "items"),
        ({"items": [{"itemId": NOBODY, "quantity": -1}]}, 400, "items"),
        ({"items": [{"itemId": NOBODY}]}, 400, "items"),
        ({"items": [{"itemId": NOBODY, "quantity": 1}]}, 404, None),
        ({"items": [{"productId": NOBODY, "quantity": 1}]}, 404, None),
    ],
)
def test_what_cannot_be_meant_changes_nothing(
    admin: FlaskClient, change: dict[str, object], status: int, field: str | None
) -> None:
    order = make_order()
    before = read(admin, order)
    answer = admin.patch(path(order), json=change)
    assert (answer.status_code, list(answer.json.get("errors", []))) == (status, [field] if field else [])
    assert read(admin, order) == before


def test_no_line_is_named_twice_and_one_at_least_stays(admin: FlaskClient) -> None:
    gauge = make_product(inventory=9)
    order = make_order((gauge, 2))
    item = read(admin, order)["items"][0]["id"]
    twice = [{"itemId": item, "quantity": 1}, {"productId": gauge.id, "quantity": 2}]
    for wanted, message in (
        (twice, "Give each line only once"),
        ([{"itemId": item, "quantity": 0}], "An order needs at least one line: cancel it instead"),
    ):
        answer = admin.patch(path(order), json={"items": wanted})
        assert (answer.status_code, answer.json["errors"]) == (400, {"items": message})
    assert stock(gauge) == 7


def test_a_mail_that_is_not_off_yet_goes_where_and_says_what_was_corrected(admin: FlaskClient) -> None:
    order = make_order()
    correct(admin, order, customerEmail="eva@example.ie", shippingAddress="13 Castle Road, Kilkenny")
    (mail,) = db.session.scalars(select(Mail).where(Mail.kind == "order-received"))
    assert (mail.to_address, "13 Castle Road" in mail.body_text) == ("eva@example.ie", True)
