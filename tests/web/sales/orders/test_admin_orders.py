"""The back office handles one order over HTTP, with its steps, its notes, and the work that waits."""

from typing import Any

import pytest
from flask.testing import FlaskClient
from sqlalchemy import select

from app.store.catalogue.products import Product
from app.store.customers.enquiries import Enquiry
from app.store.database.base import db
from app.store.database.sqlite import write
from app.store.database.state import state_of
from app.store.sales.orders import NEXT_STATUSES, Order
from tests.in_one_shop import in_one_shop
from tests.make import NOBODY, make_image, make_order, make_product


def admin_path(order: Order) -> str:
    return f"/api/admin/orders/{order.id}"


def history(answer: Any) -> list[tuple[str, str | None]]:
    return [(event["status"], event["note"]) for event in answer["history"]]


def stock_of(product: Product) -> int:
    db.session.rollback()
    return db.session.get_one(Product, product.id, populate_existing=True).inventory


def test_without_a_session_nobody_reads_or_changes_one(client: FlaskClient, signed_out_admin: FlaskClient) -> None:
    path = admin_path(make_order())
    for visitor in (client, signed_out_admin):
        assert visitor.get(path).status_code == 401
        assert visitor.patch(path, json={"status": "confirmed"}).status_code == 401
        assert visitor.get("/api/admin/orders/feed").status_code == 401


def test_a_line_shows_its_products_picture_while_the_product_is_there(admin: FlaskClient) -> None:
    gauge, mats = make_product(image_url=make_image(url="/uploads/gauge.webp").url), make_product("Mats")
    order = make_order((gauge, 1), (mats, 2))
    assert [item["imageUrl"] for item in admin.get(admin_path(order)).json["items"]] == ["/uploads/gauge.webp", None]
    with write() as session:
        session.delete(session.get_one(Product, gauge.id))
    db.session.remove()
    items = admin.get(admin_path(order)).json["items"]
    assert [(item["productName"], item["imageUrl"]) for item in items] == [("Boost Gauge", None), ("Mats", None)]


def test_a_line_says_where_its_product_lies_to_the_owner_alone(admin: FlaskClient, client: FlaskClient) -> None:
    order = make_order((make_product(place="Shelf A3"), 1), (make_product("Mats"), 2))
    [listed] = admin.get("/api/admin/orders").json["orders"]
    for answer in (listed, admin.get(admin_path(order)).json):
        assert [item["place"] for item in answer["items"]] == ["Shelf A3", None]
    assert b"Shelf A3" not in client.get(f"/api/orders/{order.id}").data


def test_a_step_is_taken_and_stored_with_its_note(admin: FlaskClient) -> None:
    order = make_order()
    answer = admin.patch(admin_path(order), json={"status": "confirmed", "note": "Called her"})
    assert (answer.status_code, answer.json["status"]) == (200, "confirmed")
    assert history(answer.json) == [("pending", None), ("confirmed", "Called her")]
    assert history(admin.get(admin_path(order)).json) == history(answer.json)


def test_the_steps_that_may_come_next_come_with_the_order(admin: FlaskClient) -> None:
    order = make_order()
    assert admin.get(admin_path(order)).json["nextStatuses"] == list(NEXT_STATUSES["pending"])
    answer = admin.patch(admin_path(order), json={"status": "confirmed"})
    assert answer.json["nextStatuses"] == list(NEXT_STATUSES["confirmed"])
    (listed,) = admin.get("/api/admin/orders").json["orders"]
    assert listed["nextStatuses"] == list(NEXT_STATUSES["confirmed"])


def test_a_note_alone_changes_nothing_else(admin: FlaskClient) -> None:
    order = make_order()
    answer = admin.patch(admin_path(order), json={"note": " Rings back on Friday "})
    assert (answer.status_code, answer.json["status"]) == (200, "pending")
    assert history(answer.json) == [("pending", None), ("pending", "Rings back on Friday")]


def test_the_customer_sees_neither_notes_nor_that_there_are_any(admin: FlaskClient, client: FlaskClient) -> None:
    order = make_order()
    admin.patch(admin_path(order), json={"note": "A difficult customer"})
    admin.patch(admin_path(order), json={"status": "confirmed", "note": "Paid in cash"})
    answer = client.get(f"/api/orders/{order.id}")
    assert [set(event) for event in answer.json["history"]] == [{"status", "createdAt"}] * 2
    assert [event["status"] for event in answer.json["history"]] == ["pending", "confirmed"]
    assert "difficult" not in answer.text
    assert "cash" not in answer.text


@in_one_shop("body", [{}, {"note": "  "}, {"note": None}, {"status": None}])
def test_nothing_given_is_refused(admin: FlaskClient, body: dict[str, object]) -> None:
    answer = admin.patch(admin_path(make_order()), json=body)
    assert (answer.status_code, answer.json) == (400, {"message": "Please give a status or a note"})


@in_one_shop(
    ("body", "field"),
    [
        ({"status": "paid"}, "status"),
        ({"status": 1}, "status"),
        ({"note": "x" * 501}, "note"),
        ({"note": 5}, "note"),
        ({"total": "0.00"}, "total"),
    ],
)
def test_what_cannot_be_meant_is_refused(admin: FlaskClient, body: dict[str, object], field: str) -> None:
    answer = admin.patch(admin_path(make_order()), json=body)
    assert (answer.status_code, list(answer.json["errors"])) == (400, [field])


@pytest.mark.parametrize("wanted", ["pending", "ready", "completed"])
def test_a_step_that_is_not_allowed_names_those_that_are(admin: FlaskClient, wanted: str) -> None:
    order = make_order()
    answer = admin.patch(admin_path(order), json={"status": wanted, "note": "Never kept"})
    assert answer.status_code == 409
    assert ", ".join(NEXT_STATUSES["pending"]) in answer.json["message"]
    assert history(admin.get(admin_path(order)).json) == [("pending", None)]


def test_cancelling_twice_puts_the_stock_back_once(admin: FlaskClient) -> None:
    product = make_product(inventory=5)
    order = make_order((product, 3))
    before = state_of(db.session()).invalidation.count()
    assert admin.patch(admin_path(order), json={"status": "cancelled"}).status_code == 200
    assert not state_of(db.session()).invalidation.is_current(before, (product.id,))
    assert admin.patch(admin_path(order), json={"status": "cancelled"}).status_code == 409
    assert stock_of(product) == 5


def test_an_unknown_order_is_not_found(admin: FlaskClient) -> None:
    for order_id in (NOBODY, "1001"):
        assert admin.get(f"/api/admin/orders/{order_id}").status_code == 404
        assert admin.patch(f"/api/admin/orders/{order_id}", json={"note": "x"}).status_code == 404


def test_the_feed_tells_what_came_in_and_what_waits(admin: FlaskClient) -> None:
    assert set(admin.get("/api/admin/orders/feed").json.values()) == {0, None}
    make_order()
    admin.patch(admin_path(make_order()), json={"status": "confirmed"})
    with write() as session:
        session.add(Enquiry(name="Aoife", email="a@example.ie", message="Do you tint vans?"))
        session.add(Enquiry(name="Niall", email="n@example.ie", message="Do you tint vans?", status="read"))
        session.flush()
        newest = max(session.scalars(select(Enquiry.created_at)))
    assert admin.get("/api/admin/orders/feed").json == {
        "newest": 1002,
        "pending": 1,
        "newEnquiries": 1,
        "unansweredEnquiries": 2,
        "newestEnquiryAt": newest.isoformat(timespec="milliseconds").replace("+00:00", "Z"),
        "failedMails": 0,
        "mailsByHand": 2,
        "newWithdrawals": 0,
        "toPayBack": 0,
        "quotesToBook": 0,
        "answeredJobs": 0,
        "untoldJobs": 0,
    }
