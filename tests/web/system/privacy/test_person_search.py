"""A person is found by e-mail address in any form, and by name, phone and order number."""

import json
from typing import Any

from flask.testing import FlaskClient

from app.store.customers.enquiries import Enquiry
from tests.make import make_order, save

FIND = "/api/admin/privacy/find"
EXPORT = "/api/admin/privacy/export"
ERASE = "/api/admin/privacy/erase"


def find(admin: FlaskClient, **details: str) -> Any:
    answer = admin.post(FIND, json=details)
    assert answer.status_code == 200
    return answer.json


def numbers(held: Any) -> list[str]:
    return [order["orderNumber"] for order in held["orders"]]


def write_enquiry(**given: str) -> Enquiry:
    about = {"name": "Éanna Walsh", "email": "éanna@example.ie", "phone": "087 765 4321", "message": "Vans too?"}
    return save(Enquiry(**about | given))


def test_an_address_is_found_in_every_writing(admin: FlaskClient) -> None:
    for stored in ("éanna@example.ie", "ÉANNA@example.ie", "e\u0301anna@example.ie"):
        make_order(email=stored)
        write_enquiry(email=stored)
        admin.delete(f"/api/contact-inquiries/{write_enquiry(email=stored).id}")

    for asked in ("éanna@example.ie", "ÉANNA@example.ie", "E\u0301ANNA@EXAMPLE.IE", "e\u0301anna@example.ie"):
        held = find(admin, email=asked)
        assert [len(held[kind]) for kind in ("orders", "inquiries", "deleted", "mails")] == [3, 3, 3, 3], asked


def test_an_order_without_an_address_is_found(admin: FlaskClient) -> None:
    make_order(name="Éanna Ó Briain", email="", phone="056 765 4321")
    make_order(name="Liam Walsh", email="liam@example.ie", phone="056 111 2222")
    fitting: list[dict[str, str]] = [
        {"name": "Éanna Ó Briain"},
        {"name": "o\u0301 briain  ÉANNA"},
        {"name": "Briain"},
        {"phone": "0567654321"},
        {"phone": "+353 56 765 4321"},
        {"orderNumber": "1001"},
        {"orderNumber": "#1001"},
        {"name": "Éanna", "phone": "056 765 4321", "orderNumber": "1001"},
    ]
    assert [numbers(find(admin, **details)) for details in fitting] == [["1001"]] * len(fitting)


def test_what_fits_in_part_is_not_found(admin: FlaskClient) -> None:
    make_order(name="Éanna Ó Briain", email="", phone="056 765 4321")
    others: list[dict[str, str]] = [
        {"name": "Éan"},
        {"phone": "4321"},
        {"phone": "056 765 4322"},
        {"orderNumber": "1002"},
        {"name": "Éanna", "phone": "056 111 2222"},
        {"name": "Éanna", "email": "liam@example.ie"},
    ]
    assert [details for details in others if numbers(find(admin, **details))] == []


def test_name_and_phone_find_enquiries_too_and_their_mails(admin: FlaskClient, client: FlaskClient) -> None:
    assert client.post("/api/contact", json={
        "name": "Éanna Walsh", "email": "e@example.ie", "phone": "087 765 4321", "message": "Do you tint vans?",
    }).status_code == 201  # fmt: skip
    for details in ({"name": "walsh éanna"}, {"phone": "+353877654321"}):
        held = find(admin, **details)
        assert [each["email"] for each in held["inquiries"]] == ["e@example.ie"]
        assert [mail["kind"] for mail in held["mails"]] == ["enquiry-received"]


def test_the_file_holds_deleted_enquiries_that_can_come_back(admin: FlaskClient, client: FlaskClient) -> None:
    inquiry = client.post("/api/contact", json={
        "name": "Éanna Walsh", "email": "e@example.ie", "message": "Do you tint the windows of vans?",
    }).json["inquiry"]  # fmt: skip
    admin.delete(f"/api/contact-inquiries/{inquiry['id']}")

    (deleted,) = json.loads(admin.post(EXPORT, json={"email": "e@example.ie"}).data)["deleted"]

    assert deleted["inquiry"]["message"] == "Do you tint the windows of vans?"
    assert [mail["subject"] for mail in deleted["mails"]] == ["Your enquiry to Pitlane"]
    assert deleted["deletedAt"] < deleted["expiresAt"]


def test_several_people_of_one_name_are_not_erased_together(admin: FlaskClient) -> None:
    write_enquiry(name="Liam Walsh", email="liam@example.ie")
    write_enquiry(name="Liam Walsh", email="walsh@example.ie")
    write_enquiry(name="Mary Walsh", email="mary@example.ie")
    for name, named in (("Walsh", "Liam Walsh, Mary Walsh"), ("Liam Walsh", "Liam Walsh")):
        answer = admin.post(ERASE, json={"name": name})
        assert (answer.status_code, answer.json["message"]) == (
            409,
            f"This is more than one person: {named}. Look for the e-mail address or the order number instead; "
            "nothing was erased.",
        )
    assert admin.post(ERASE, json={"name": "Mary Walsh"}).json["inquiries"] == 1
    assert len(find(admin, name="Walsh")["inquiries"]) == 2


REFUSED: list[tuple[dict[str, str], str, str]] = [
    ({"name": " "}, "name", "Please enter a name"),
    ({"phone": "no digit"}, "phone", "Please enter a phone number"),
    ({"phone": ""}, "phone", "Please enter a phone number"),
    ({"orderNumber": "1001a"}, "orderNumber", "Please enter an order number"),
    ({"name": "Aoife", "email": "aoife"}, "email", "Please enter a valid email address"),
]


def test_a_detail_that_is_none_is_refused(admin: FlaskClient) -> None:
    for path in (FIND, ERASE, EXPORT):
        for details, field, sentence in REFUSED:
            answer = admin.post(path, json=details)
            assert (answer.status_code, answer.json["errors"]) == (400, {field: sentence})


def test_an_order_by_phone_is_erased_by_its_number(admin: FlaskClient) -> None:
    make_order(name="Éanna Ó Briain", email="", phone="056 765 4321")
    admin.patch(f"/api/admin/orders/{find(admin, orderNumber='1001')['orders'][0]['id']}", json={"status": "cancelled"})
    make_order(name="Éanna Ó Briain", email="", phone="056 765 4321")

    assert admin.post(ERASE, json={"orderNumber": "1001"}).json["orders"] == 1

    assert numbers(find(admin, name="Éanna Ó Briain")) == ["1002"]
