"""What has the wrong customer is moved, and back."""

from typing import Any

import pytest
from flask.testing import FlaskClient

from app.config import Config
from app.store.sales.withdrawals import Withdrawal
from tests.make import NOBODY, make_order, save
from tests.web.base.trash.test_deleted import tables, undo
from tests.web.customers.enquiries.test_contacts import CONTACTS, add, add_car
from tests.web.customers.enquiries.test_customers import ask, customer_of, customers

PHONE = "056 123 4567"


def move(admin: FlaskClient, contact_id: str, *items: tuple[str, str], **given: Any) -> Any:
    """Ask to move these to another customer."""
    body = {"items": [{"kind": kind, "id": row_id} for kind, row_id in items], **given}
    return admin.post(f"{CONTACTS}/{contact_id}/move", json=body)


def the_one(admin: FlaskClient, search: str = "") -> str:
    """Return the id of the one customer who is found."""
    [found] = admin.get(CONTACTS, query_string={"search": search}).json["contacts"]
    return str(found["id"])


def test_an_order_by_the_same_phone_is_moved_to_a_new_customer_and_back(admin: FlaskClient, config: Config) -> None:
    mine = make_order(phone=PHONE)
    theirs = make_order(name="Byrne", email="mam@example.ie", phone=PHONE)
    save(Withdrawal(reference=1, name="Byrne", email="aoife@example.ie", order_text="1002", order_id=theirs.id))
    one = the_one(admin)
    admin.patch(f"{CONTACTS}/{one}", json={"note": "Rings"})
    before = tables(config)
    moved = move(admin, one, ("order", theirs.id))
    assert (moved.status_code, moved.json["name"], moved.json["email"]) == (200, "Byrne", "mam@example.ie")
    assert customers(admin) == [("Aoife Byrne", 1, 0), ("Byrne", 1, 0)]
    assert customer_of(mine) == one
    kinds = [each["kind"] for each in admin.get(f"{CONTACTS}/{moved.json['id']}").json["history"]]
    assert sorted(kinds) == ["order", "withdrawal"]
    page = admin.get(f"{CONTACTS}/{one}").json
    assert ([each["kind"] for each in page["history"]], page["also"]) == (["order"], [])
    assert admin.get("/api/admin/deleted").json[0]["act"] == "move"
    assert undo(admin, moved).status_code == 200
    assert tables(config) == before


def test_the_next_enquiry_from_a_moved_address_is_the_others(admin: FlaskClient) -> None:
    make_order(phone=PHONE)
    theirs = make_order(name="Byrne", email="mam@example.ie", phone=PHONE)
    moved = move(admin, the_one(admin), ("order", theirs.id))
    newer = make_order(name="Mary Byrne", email="MAM@example.ie")
    assert customer_of(newer) == moved.json["id"]
    assert undo(admin, moved).status_code == 200
    assert [name for name, *_ in customers(admin)] == ["Aoife Byrne", "Byrne"]


def test_an_enquiry_takes_its_quote_its_job_and_the_car_along(client: FlaskClient, admin: FlaskClient) -> None:
    asked = ask(client, vehicleType="Volkswagen Golf")
    contact = admin.post(f"{CONTACTS}/from", json={"kind": "enquiry", "id": asked}).json
    one, [car] = contact["id"], contact["cars"]
    quote = admin.post("/api/admin/quotes", json={"inquiryId": asked}).json
    assert quote["carId"] == car["id"]
    other_car = add_car(admin, one, label="Opel Corsa")[1]["id"]
    job = admin.post("/api/admin/jobs", json={"contactId": one, "carId": other_car}).json
    other = add(admin, name="Mary Byrne", email="mary@example.ie", phone="")["id"]
    moved = move(admin, one, ("quote", quote["id"]), otherId=other)
    assert (moved.status_code, moved.json["id"]) == (200, other)
    page = admin.get(f"{CONTACTS}/{other}").json
    assert [each["kind"] for each in page["history"]] == ["enquiry"]
    assert page["contact"]["cars"] == [car]
    assert len(admin.get(f"/api/admin/quotes?contactId={other}").json["quotes"]) == 1
    left = admin.get(f"{CONTACTS}/{one}").json
    assert [each["id"] for each in left["history"]] == [job["id"]]
    held = admin.post("/api/admin/privacy/find", json={"email": "mary@example.ie"}).json
    assert [len(held[kind]) for kind in ("inquiries", "contacts", "quotes")] == [1, 1, 1]
    assert [each["what"] for each in held["deletedCustomers"]] == ["contact"]
    assert undo(admin, moved).status_code == 200
    assert len(admin.get(f"/api/admin/quotes?contactId={one}").json["quotes"]) == 1


def test_a_car_stays_where_something_else_names_it(admin: FlaskClient) -> None:
    one, other = (add(admin, name=name, email="", phone="")["id"] for name in ("Aoife", "Pat"))
    shared, own = (add_car(admin, one, label=label)[1]["id"] for label in ("Volkswagen Golf", "Opel Corsa"))
    first, second, third = (
        admin.post("/api/admin/jobs", json={"contactId": one, "carId": car}).json["id"] for car in (shared, shared, own)
    )
    moved = move(admin, one, ("job", second), ("job", third), otherId=other)
    shown = [admin.get(f"/api/admin/jobs/{each}").json for each in (first, second, third)]
    assert [(each["carId"], each["car"]) for each in shown] == [
        (shared, "Volkswagen Golf"),
        (None, "Volkswagen Golf"),
        (own, "Opel Corsa"),
    ]
    assert [each["label"] for each in admin.get(f"{CONTACTS}/{other}").json["contact"]["cars"]] == ["Opel Corsa"]
    assert undo(admin, moved).status_code == 200
    assert admin.get(f"/api/admin/jobs/{second}").json["carId"] == shared
    assert len(admin.get(f"{CONTACTS}/{one}").json["contact"]["cars"]) == 2


def test_a_wrong_move_is_refused_and_changes_nothing(admin: FlaskClient, config: Config) -> None:
    mine, other = make_order(phone=PHONE), make_order(name="Pat", email="pat@example.ie")
    one = customer_of(mine) or ""
    job = admin.post("/api/admin/jobs", json={"contactId": one}).json["id"]
    before = tables(config)
    for given, status, message in (
        (move(admin, one, ("order", other.id)), 404, "This belongs to another customer by now"),
        (move(admin, one, ("order", NOBODY)), 404, "This belongs to another customer by now"),
        (move(admin, one, ("order", mine.id), otherId=one), 400, "Please choose another customer"),
        (move(admin, one, ("order", mine.id), otherId=NOBODY), 404, "Customer not found"),
        (move(admin, one, ("job", job)), 400, "Name must be at least 2 characters"),
        (move(admin, one), 400, "Choose what belongs to somebody else"),
        (move(admin, one, ("car", job)), 400, "Choose what belongs to somebody else"),
        (move(admin, NOBODY, ("order", mine.id)), 404, "Customer not found"),
    ):
        assert (given.status_code, given.json["message"]) == (status, message)
    assert tables(config) == before


@pytest.mark.parametrize("email", ["aoife@example.ie", "mam@example.ie"])
def test_erasing_either_forgets_the_way_back(admin: FlaskClient, email: str) -> None:
    make_order(phone=PHONE)
    theirs = make_order(name="Byrne", email="mam@example.ie", phone=PHONE)
    move(admin, the_one(admin), ("order", theirs.id))
    for row in admin.post("/api/admin/privacy/find", json={"email": email}).json["orders"]:
        admin.patch(f"/api/admin/orders/{row['id']}", json={"status": "cancelled"})
    assert admin.post("/api/admin/privacy/erase", json={"email": email}).status_code == 200
    assert len(customers(admin)) == 1
    assert admin.get("/api/admin/deleted").json == []
