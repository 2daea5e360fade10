"""Personal data by e-mail address: access, export, erasure."""

import json

import pytest
from flask.testing import FlaskClient

from app.store.customers.enquiries import Enquiry
from app.store.customers.mails import Mail
from app.store.database.base import db
from app.store.sales.orders import Order, OrderEvent
from tests.in_one_shop import in_one_shop
from tests.make import CHECKOUT, make_order, make_product, save

EMAIL = CHECKOUT["customerEmail"]
FIND = "/api/admin/privacy/find"
ERASE = "/api/admin/privacy/erase"


@pytest.fixture
def person(admin: FlaskClient) -> str:
    """Add a person's finished order with its mails and a note, and their enquiry. An enquiry and a mail of somebody
    else are added too.
    """
    make_product()
    order_id = make_order().id
    for status in ("confirmed", "ready", "completed"):
        answer = admin.patch(f"/api/admin/orders/{order_id}", json={"status": status, "note": "Aoife rings first"})
        assert answer.status_code == 200
    for name, email in (("Aoife Byrne", "AOIFE@example.ie"), ("Liam Walsh", "liam@example.ie")):
        save(Enquiry(name=name, email=email, phone="056 1", message="Do you tint the windows of vans?"))
    save(
        Mail(
            kind="order-received",
            to_address="liam@example.ie",
            to_name="Liam",
            subject="s",
            body_text="t",
            body_html="h",
        )
    )
    return order_id


def test_everything_that_carries_the_address_is_found(admin: FlaskClient, person: str) -> None:
    answer = admin.post(FIND, json={"email": f" {EMAIL.upper()} "})

    assert answer.status_code == 200
    assert [order["id"] for order in answer.json["orders"]] == [person]
    assert [inquiry["name"] for inquiry in answer.json["inquiries"]] == ["Aoife Byrne"]
    assert {mail["orderId"] for mail in answer.json["mails"]} == {person}
    assert "liam" not in answer.text.lower()


def test_a_stranger_has_nothing_here(admin: FlaskClient, person: str) -> None:
    answer = admin.post(FIND, json={"email": "nobody@example.ie"})
    assert answer.json == {
        "email": "nobody@example.ie",
        "orders": [],
        "inquiries": [],
        "mails": [],
        "deletedInquiries": 0,
        "deleted": [],
        "withdrawals": [],
        "documents": [],
        "contacts": [],
        "deletedCustomers": [],
        "quotes": [],
        "jobs": [],
        "photos": [],
        "works": [],
        "stockWaits": [],
    }


def test_it_is_given_over_as_a_file(admin: FlaskClient, person: str) -> None:
    answer = admin.post("/api/admin/privacy/export", json={"email": EMAIL})

    assert answer.headers["Content-Disposition"] == 'attachment; filename="personal-data.json"'
    assert answer.headers["Cache-Control"] == "no-store"
    assert json.loads(answer.data) == admin.post(FIND, json={"email": EMAIL}).json


def test_erased_the_orders_keep_their_sums_and_nobody_s_name(admin: FlaskClient, person: str) -> None:
    before = admin.get(f"/api/admin/orders/{person}").json
    held = admin.post(FIND, json={"email": EMAIL}).json

    answer = admin.post(ERASE, json={"email": EMAIL})

    assert answer.json == {
        "success": True,
        "orders": 1,
        "inquiries": 1,
        "mails": len(held["mails"]),
        "withdrawals": 0,
        "contacts": 1,
        "jobs": 0,
    }
    after = admin.get(f"/api/admin/orders/{person}").json
    stored = ("orderNumber", "subtotal", "tax", "delivery", "total", "items", "status", "createdAt")
    assert {name: after[name] for name in stored} == {name: before[name] for name in stored}
    gone = ("customerName", "customerEmail", "customerPhone", "shippingAddress", "tracking")
    assert [after[name] for name in gone] == ["Erased", "", None, "Erased", None]
    assert [event["note"] for event in after["history"]] == [None] * len(before["history"])
    assert admin.post(FIND, json={"email": EMAIL}).json["orders"] == []


def test_nothing_in_the_database_names_the_person_any_more(admin: FlaskClient, person: str) -> None:
    admin.post(ERASE, json={"email": EMAIL})

    rows = [
        *db.session.query(Order),
        *db.session.query(OrderEvent),
        *db.session.query(Enquiry),
        *db.session.query(Mail),
    ]
    texts = [str(value) for row in rows for value in vars(row).values()]
    assert [text for text in texts if "aoife" in text.lower()] == []
    assert db.session.query(Enquiry).one().name == "Liam Walsh"
    assert db.session.query(Mail).one().to_name == "Liam"


def test_an_enquiry_that_was_deleted_but_could_come_back_is_forgotten_too(admin: FlaskClient, person: str) -> None:
    for inquiry in admin.post(FIND, json={"email": EMAIL}).json["inquiries"]:
        assert admin.delete(f"/api/contact-inquiries/{inquiry['id']}").status_code == 200
    held = admin.post(FIND, json={"email": EMAIL}).json
    assert held["deletedInquiries"] == 1
    assert held["deleted"][0]["inquiry"]["message"] == "Do you tint the windows of vans?"

    assert admin.post(ERASE, json={"email": EMAIL}).json["inquiries"] == 1

    assert admin.get("/api/admin/deleted").json == []


def test_an_order_under_way_is_not_torn_from_its_customer(admin: FlaskClient, person: str) -> None:
    order = make_order()

    answer = admin.post(ERASE, json={"email": EMAIL})

    sentence = f"Order {order.order_number} is not finished. Complete or cancel it first; nothing was erased."
    assert (answer.status_code, answer.json["message"]) == (409, sentence)
    assert len(admin.post(FIND, json={"email": EMAIL}).json["orders"]) == 2


@in_one_shop("body", [{}, {"email": ""}, {"email": "aoife"}, {"email": 5}, {"email": None}])
@pytest.mark.parametrize("path", [FIND, ERASE, "/api/admin/privacy/export"])
def test_an_address_that_is_none_is_refused(
    admin: FlaskClient, person: str, path: str, body: dict[str, object]
) -> None:
    answer = admin.post(path, json=body)
    assert (answer.status_code, answer.json["message"]) == (400, "Please enter a valid email address")
    assert len(admin.post(FIND, json={"email": EMAIL}).json["orders"]) == 1
