"""Everyone who bought, asked or visited the workshop is listed as a customer exactly once."""

from time import process_time
from typing import Any

import pytest
from flask.testing import FlaskClient
from sqlalchemy import insert

from app.config import Config
from app.store.customers.contacts import Contact, ContactAddress
from app.store.database.base import db, new_id
from app.store.database.sqlite import write
from app.store.sales.orders import Order
from tests.make import NOBODY, make_order, make_product
from tests.web.base.trash.test_deleted import tables, undo
from tests.web.customers.enquiries.test_contact import LETTER
from tests.web.customers.enquiries.test_contacts import CONTACTS, add, add_car

PHONE = "+353 (0)56 123 4567"


def ask(client: FlaskClient, **given: Any) -> str:
    """Send an enquiry, and return its id."""
    return str(client.post("/api/contact", json=LETTER | given).json["inquiry"]["id"])


def customers(admin: FlaskClient, search: str = "") -> list[tuple[str, int, int]]:
    """Return the names of the customers, with their orders and enquiries."""
    found = admin.get(CONTACTS, query_string={"search": search}).json["contacts"]
    return [(each["name"], each["orderCount"], each["enquiryCount"]) for each in found]


def customer_of(order: Order) -> str | None:
    found = db.session.get_one(Order, order.id).contact_id
    db.session.remove()
    return found


def test_who_bought_and_asked_is_there_once(client: FlaskClient, admin: FlaskClient) -> None:
    make_order(email="AOIFE@example.ie ", phone=None)
    make_order(email="", phone="0035356 1234567")
    ask(client, phone=PHONE)
    assert customers(admin) == [("Aoife Byrne", 2, 1)]
    make_order(name="Pat Byrne", email="pat@example.ie", phone="056 123 4567")
    assert customers(admin) == [("Aoife Byrne", 2, 1), ("Pat Byrne", 1, 0)]
    for search in ("056 1234567", "+353 56 123 4567", "aoife@"):
        assert ("Aoife Byrne", 2, 1) in customers(admin, search), search


def test_what_a_later_order_says_is_added_and_the_same_again_changes_nothing(
    admin: FlaskClient, config: Config
) -> None:
    order = make_order(phone=None)
    known = f"{CONTACTS}/{customer_of(order)}"
    assert admin.get(known).json["contact"]["phone"] is None
    make_order(phone="056 123 4567")
    assert admin.get(known).json["contact"]["phone"] == "056 123 4567"
    make_order(email="work@example.ie", phone="056 123 4567", address="3 Quay Street")
    shown = admin.get(known).json
    assert (shown["also"], shown["contact"]["address"]) == (["work@example.ie"], "12 Castle Road, Kilkenny")
    before = rows_of_customers(config)
    make_order(phone="056 123 4567")
    assert rows_of_customers(config) == before


def rows_of_customers(config: Config) -> list[Any]:
    found = tables(config)
    return [found["contacts"], found["contact_addresses"]]


def test_only_so_long_as_there_is_something_of_them(client: FlaskClient, admin: FlaskClient) -> None:
    asked = f"/api/contact-inquiries/{ask(client)}"
    admin.patch(asked, json={"outcome": "spam"})
    assert customers(admin) == []
    admin.patch(asked, json={"outcome": None})
    assert customers(admin) == [("Aoife Byrne", 0, 1)]
    deleted = admin.delete(asked)
    assert customers(admin) == []
    assert undo(admin, deleted).status_code == 200
    assert customers(admin) == [("Aoife Byrne", 0, 1)]


def test_a_corrected_order_has_the_customer_whom_it_names(admin: FlaskClient) -> None:
    order = make_order(name="Aofe", email="aofe@example.ie")
    admin.patch(f"/api/admin/orders/{order.id}", json={"customerName": "Aoife", "customerEmail": "aoife@example.ie"})
    assert customers(admin) == [("Aoife", 1, 0)]
    assert admin.get(CONTACTS).json["contacts"][0]["email"] == "aoife@example.ie"


def test_a_manual_order_is_of_the_customer_who_was_chosen(admin: FlaskClient) -> None:
    walker = add(admin, name="Walker", email="", phone="")
    body = {"customerName": "Walker", "deliveryMethod": "collection", "items": [{"productId": make_product().id}]}
    refused = admin.post("/api/admin/orders", json=body | {"contactId": NOBODY})
    assert (refused.status_code, refused.json["message"]) == (
        400,
        "This customer is gone. Please choose another, or none",
    )
    assert admin.post("/api/admin/orders", json=body | {"contactId": walker["id"]}).status_code == 201
    assert admin.post("/api/admin/orders", json=body).status_code == 201
    assert customers(admin) == [("Walker", 1, 0)]


def test_one_who_is_removed_is_restored_with_what_they_sent(client: FlaskClient, admin: FlaskClient) -> None:
    order = make_order()
    contact_id = customer_of(order)
    removed = admin.delete(f"{CONTACTS}/{contact_id}")
    assert (customers(admin), customer_of(order)) == ([], None)
    assert undo(admin, removed).status_code == 200
    assert (customers(admin), customer_of(order)) == ([("Aoife Byrne", 1, 0)], contact_id)
    admin.delete(f"{CONTACTS}/{contact_id}")
    assert add(admin)["id"] == customer_of(order) != contact_id


def test_the_page_tells_of_money_withdrawals_and_other_addresses(client: FlaskClient, admin: FlaskClient) -> None:
    order = make_order((make_product(), 2), phone="056 123 4567")
    ask(client, email="work@example.ie", phone=PHONE)
    stated = {"step": "confirm", "name": "Aoife Byrne", "email": "aoife@example.ie", "order": str(order.order_number)}
    assert client.post("/api/withdrawals", json=stated).status_code in {200, 201}
    page = admin.get(f"{CONTACTS}/{customer_of(order)}").json
    assert [(each["kind"], each["total"]) for each in page["history"]] == [
        ("withdrawal", None),
        ("enquiry", None),
        ("order", str(order.total)),
    ]
    assert (page["paid"], page["also"]) == ("0.00", ["work@example.ie"])


def merge(admin: FlaskClient, one: str, other: str, *taken: str) -> Any:
    return admin.post(f"{CONTACTS}/{one}/merge", json={"otherId": other, "taken": list(taken)})


def two(client: FlaskClient, admin: FlaskClient) -> tuple[str, str]:
    """Return two customers who have one of everything each."""
    ids = []
    for name, email in (("Aoife Byrne", "aoife@example.ie"), ("A. Byrne-Walsh", "work@example.ie")):
        make_order(name=name, email=email)
        contact = add(admin, name=name, email=email, phone="", note=f"{name} rings")
        assert add_car(admin, contact["id"])[0] == 201
        assert admin.post("/api/admin/quotes", json={"contactId": contact["id"]}).status_code == 201
        assert admin.post("/api/admin/jobs", json={"contactId": contact["id"]}).status_code == 201
        ask(client, name=name, email=email, phone="")
        ids.append(contact["id"])
    return ids[0], ids[1]


def test_two_are_merged_with_all_they_have_and_parted_again(
    client: FlaskClient, admin: FlaskClient, config: Config
) -> None:
    one, other = two(client, admin)
    before = tables(config)
    merged = merge(admin, one, other, "name")
    assert (merged.json["name"], merged.json["email"]) == ("A. Byrne-Walsh", "aoife@example.ie")
    assert merged.json["note"] == "Aoife Byrne rings\nA. Byrne-Walsh rings"
    assert customers(admin) == [("A. Byrne-Walsh", 2, 2)]
    page = admin.get(f"{CONTACTS}/{one}").json
    assert ([each["kind"] for each in page["history"]].count("job"), len(page["contact"]["cars"])) == (2, 2)
    assert page["also"] == ["work@example.ie"]
    assert len(admin.get(f"/api/admin/quotes?contactId={one}").json["quotes"]) == 2
    assert admin.get("/api/admin/deleted").json[0]["act"] == "merge"
    assert undo(admin, merged).status_code == 200
    assert tables(config) == before


def test_what_came_since_stays_with_whose_address_it_came_from(client: FlaskClient, admin: FlaskClient) -> None:
    one, other = two(client, admin)
    merged = merge(admin, one, other)
    order = make_order(email="work@example.ie")
    assert customer_of(order) == one
    admin.patch(f"{CONTACTS}/{one}", json={"note": "Newer"})
    parted = undo(admin, merged)
    assert parted.json["notes"] == ["Aoife Byrne was changed since then: newer changes stay."]
    assert customer_of(order) == other
    assert admin.get(f"{CONTACTS}/{one}").json["contact"]["note"] == "Newer"


def test_a_car_deleted_before_a_merge_is_restored_to_the_merged_customer(
    client: FlaskClient, admin: FlaskClient
) -> None:
    one, other = two(client, admin)
    car = admin.get(f"{CONTACTS}/{other}").json["contact"]["cars"][0]
    deleted = admin.delete(f"/api/admin/cars/{car['id']}")
    merge(admin, one, other)
    assert undo(admin, deleted).status_code == 200
    assert len(admin.get(f"{CONTACTS}/{one}").json["contact"]["cars"]) == 2


@pytest.mark.parametrize(
    ("body", "status", "message"),
    [
        ({"otherId": NOBODY}, 404, "Customer not found"),
        ({"otherId": ""}, 400, "The other customer must be given by their id"),
        ({"otherId": NOBODY, "taken": ["note"]}, 400, "Choose from name, email, phone and address"),
    ],
)
def test_a_wrong_merge_is_refused(admin: FlaskClient, body: dict[str, Any], status: int, message: str) -> None:
    contact = add(admin)
    answer = admin.post(f"{CONTACTS}/{contact['id']}/merge", json=body)
    assert (answer.status_code, answer.json["message"]) == (status, message)
    assert merge(admin, contact["id"], contact["id"]).json["message"] == "Please choose another customer"


def test_privacy_knows_merged_ones(client: FlaskClient, admin: FlaskClient) -> None:
    one, other = two(client, admin)
    merge(admin, one, other)
    for email in ("aoife@example.ie", "work@example.ie"):
        held = admin.post("/api/admin/privacy/find", json={"email": email}).json
        assert [len(held[kind]) for kind in ("orders", "inquiries", "contacts", "quotes", "jobs")] == [2, 2, 1, 2, 2]
        assert [each["what"] for each in held["deletedCustomers"]] == ["contact"]
    for kind in ("orders", "jobs"):
        for row in held[kind]:
            path = f"/api/admin/orders/{row['id']}" if kind == "orders" else f"/api/admin/jobs/{row['id']}/status"
            send = admin.patch if kind == "orders" else admin.post
            assert send(path, json={"status": "cancelled"}).status_code == 200
    assert admin.post("/api/admin/privacy/erase", json={"email": "work@example.ie"}).status_code == 200
    assert customers(admin) == []
    assert db.session.query(ContactAddress).count() == 0
    assert admin.get("/api/admin/deleted").json == []


def test_ten_thousand_are_listed_and_searched_at_once(admin: FlaskClient) -> None:
    ids = [new_id() for _ in range(10_000)]
    with write() as session:
        people = [
            {"id": each, "name": f"Séan {n}" if n % 10 == 0 else f"Sean {n}", "email": f"sean{n}@example.ie"}
            for n, each in enumerate(ids)
        ]
        session.execute(insert(Contact), people)
        session.execute(
            insert(ContactAddress),
            [{"address": each["email"], "contact_id": each["id"], "text": each["email"]} for each in people],
        )
    for search, most in (("sean9999", 0.6), ("", 0.1)):
        admin.get(CONTACTS, query_string={"search": search})
        began = process_time()
        assert admin.get(CONTACTS, query_string={"search": search}).json["total"] in {1, 10_000}
        assert (spent := process_time() - began) < most, (search, spent)
