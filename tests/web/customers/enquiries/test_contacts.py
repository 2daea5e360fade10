"""Customers and their cars: found again, with what they sent."""

from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.in_one_shop import in_one_shop
from tests.make import NOBODY, make_brand, make_model, make_order, make_product
from tests.web.customers.enquiries.test_contact import LETTER

CONTACTS = "/api/admin/contacts"
AOIFE = {"name": "Aoife Byrne", "email": "aoife@example.ie", "phone": "056 123 4567"}


def add(admin: FlaskClient, **given: Any) -> dict[str, Any]:
    answer = admin.post(CONTACTS, json=AOIFE | given)
    assert answer.status_code == 201, answer.json
    return dict(answer.json)


def add_car(admin: FlaskClient, contact_id: str, **given: Any) -> tuple[int, dict[str, Any]]:
    answer = admin.post(f"{CONTACTS}/{contact_id}/cars", json={"label": "Volkswagen Golf", **given})
    return answer.status_code, dict(answer.json)


def names(admin: FlaskClient, search: str) -> list[str]:
    return [each["name"] for each in admin.get(CONTACTS, query_string={"search": search}).json["contacts"]]


def test_a_customer_is_found_by_name_address_phone_and_plate(admin: FlaskClient) -> None:
    aoife = add(admin, name="Áoife Byrne")
    add(admin, name="Niall Walsh", email="niall@example.ie", phone="086 555 0101")
    assert add_car(admin, aoife["id"], plate="161-KK-1234", vin="WVWZZZ1KZAW123456")[0] == 201
    numbers = ("161kk1234", "161-kk", "161-KK1234", "161.kk 1234")
    for search in ("aoife", "AOIFE@example", "1234567", "056 123", *numbers, "wvwzzz", "golf byrne"):
        assert names(admin, search) == ["Áoife Byrne"], search
    assert names(admin, "") == ["Niall Walsh", "Áoife Byrne"]
    assert names(admin, "nobody") == []


def test_who_may_be_the_same_person_comes_first(admin: FlaskClient) -> None:
    add(admin, name="Aaron Abbott", email="", phone="")
    nora = add(admin, name="Nora Walsh", email="nora@example.ie", phone="086 555 0101")
    add(admin, name="Yann Young", email="", phone="+353 86 555 0101")
    plate = add(admin, name="Walter West", email="", phone="")
    for each, written in ((nora, "161-KK-1234"), (plate, "161 kk 1234")):
        assert add_car(admin, each["id"], plate=written)[0] == 201
    add(admin, name="Norah Welsh", email="", phone="")
    add(admin, name="Nora Mary Walsh", email="", phone="")
    answer = admin.get(CONTACTS, query_string={"like": nora["id"]}).json
    assert answer["total"] == 6
    others = [each["name"] for each in answer["contacts"] if each["id"] != nora["id"]]
    assert others == ["Yann Young", "Nora Mary Walsh", "Walter West", "Norah Welsh", "Aaron Abbott"]
    searched = admin.get(CONTACTS, query_string={"like": nora["id"], "search": "a"}).json["contacts"]
    assert [each["name"] for each in searched][-1] == "Aaron Abbott"
    gone = admin.get(CONTACTS, query_string={"like": NOBODY}).json
    assert gone["contacts"][0]["name"] == "Aaron Abbott"


def test_orders_and_messages_are_listed_with_their_customer(client: FlaskClient, admin: FlaskClient) -> None:
    order = make_order((make_product(), 1), email="AOIFE@example.ie")
    model = make_model(make_brand())
    asked = client.post("/api/contact", json=LETTER | {"modelId": model.id, "vehicleYear": 2018}).json["inquiry"]["id"]
    made = admin.post(f"{CONTACTS}/from", json={"kind": "enquiry", "id": asked})
    assert (made.status_code, made.json["name"]) == (200, "Aoife Byrne")
    assert [(car["label"], car["modelId"], car["year"]) for car in made.json["cars"]] == [
        ("Volkswagen Golf, 2018", model.id, 2018)
    ]
    again = [admin.post(f"{CONTACTS}/from", json=each).json for each in (
        {"kind": "enquiry", "id": asked}, {"kind": "order", "id": order.id},
    )]  # fmt: skip
    assert [each["id"] for each in again] == [made.json["id"]] * 2
    assert len(again[1]["cars"]) == 1
    whole = admin.get(f"{CONTACTS}/{made.json['id']}").json
    assert [(each["kind"], each["id"]) for each in whole["history"]] == [("enquiry", asked), ("order", order.id)]


def test_the_car_of_an_enquiry_is_added_without_a_model_that_is_gone(client: FlaskClient, admin: FlaskClient) -> None:
    model = make_model(make_brand())
    asked = client.post("/api/contact", json=LETTER | {"modelId": model.id}).json["inquiry"]["id"]
    assert admin.delete(f"/api/admin/models/{model.id}").status_code == 200
    made = admin.post(f"{CONTACTS}/from", json={"kind": "enquiry", "id": asked})
    assert (made.status_code, [car["modelId"] for car in made.json["cars"]]) == (200, [None])


@in_one_shop(
    ("given", "status", "message"),
    [
        ({"name": "A"}, 400, "Name must be at least 2 characters"),
        ({"email": "nowhere"}, 400, "Please enter a valid email address"),
        ({"phone": "1" * 61}, 400, "A phone number has at most 60 characters"),
        (
            {"name": "Niall\u202ehslaW"},
            400,
            "Name contains a hidden character, such as a line break. Please type it again.",
        ),
        (
            {"phone": "086\x07555"},
            400,
            "Phone contains a hidden character, such as a line break. Please type it again.",
        ),
        ({"email": "AOIFE@example.ie"}, 409, "Aoife Byrne has this e-mail address already"),
    ],
)
@pytest.mark.usefixtures("contact")
def test_a_wrong_customer_is_refused(admin: FlaskClient, given: dict[str, Any], status: int, message: str) -> None:
    answer = admin.post(CONTACTS, json={"name": "Niall Walsh", **given})
    assert (answer.status_code, answer.json["message"]) == (status, message)
    assert names(admin, "") == ["Aoife Byrne"]


@pytest.fixture
def contact(admin: FlaskClient) -> dict[str, Any]:
    return add(admin)


@in_one_shop(
    ("given", "message"),
    [
        ({"label": " "}, "Please enter the car, such as Volkswagen Golf"),
        ({"vin": "WVWZZZ1KZAW12345O"}, "A VIN has 17 letters and digits, without I, O and Q"),
        ({"year": 1700}, "Please choose a year"),
        ({"plate": "1" * 21}, "A plate has at most 20 characters"),
        ({"plate": "12\x00D 1"}, "Plate contains a hidden character, such as a line break. Please type it again."),
        (
            {"label": "Golf\u2066GTI"},
            "Car contains a hidden character, such as a line break. Please type it again.",
        ),
        ({"modelId": NOBODY}, "This vehicle is not in the shop's list. Please choose another, or none"),
    ],
)
def test_a_wrong_car_is_refused(
    admin: FlaskClient, contact: dict[str, Any], given: dict[str, Any], message: str
) -> None:
    status, answer = add_car(admin, contact["id"], **given)
    assert (status, answer["message"]) == (400, message)
    assert admin.get(f"{CONTACTS}/{contact['id']}").json["contact"]["cars"] == []


def test_what_is_changed_or_deleted_can_come_back(admin: FlaskClient) -> None:
    contact = add(admin)
    car = add_car(admin, contact["id"])[1]
    assert admin.patch(f"/api/admin/cars/{car['id']}", json={"plate": "12 D 1"}).json["label"] == "Volkswagen Golf"
    assert names(admin, "12d1") == ["Aoife Byrne"]
    changed = admin.patch(f"{CONTACTS}/{contact['id']}", json={"phone": "", "note": "Rings at noon"}).json
    assert (changed["phone"], changed["note"], changed["name"]) == (None, "Rings at noon", "Aoife Byrne")
    for path in (f"/api/admin/cars/{car['id']}", f"{CONTACTS}/{contact['id']}"):
        undo = admin.delete(path).headers["Pitlane-Undo"]
        assert admin.delete(path).status_code == 404
        assert admin.post(f"/api/admin/deleted/{undo}/restore").status_code == 200
    assert admin.get(f"{CONTACTS}/{contact['id']}").json["contact"]["cars"][0]["plate"] == "12 D 1"


def test_a_car_does_not_come_back_without_its_customer(admin: FlaskClient) -> None:
    contact = add(admin)
    car = add_car(admin, contact["id"])[1]
    undo = admin.delete(f"/api/admin/cars/{car['id']}").headers["Pitlane-Undo"]
    admin.delete(f"{CONTACTS}/{contact['id']}")
    answer = admin.post(f"/api/admin/deleted/{undo}/restore")
    assert (answer.status_code, answer.json["message"]) == (
        409,
        "Volkswagen Golf cannot come back: its customer is gone. Bring that back first.",
    )


def test_nobody_else_reads_them(client: FlaskClient) -> None:
    for path in (CONTACTS, f"{CONTACTS}/{NOBODY}"):
        assert client.get(path).status_code == 401
