"""Customers in the bin, alerts about people, documents of the erased."""

from datetime import timedelta

import pytest
from flask.testing import FlaskClient

from app.store.customers.mails import Mail
from app.store.database.base import now
from app.store.workshop.calendar import Appointment, Bay
from tests.make import make_product, save
from tests.web.sales.documents.seller import issue, make_paid, set_seller
from tests.web.system.backups.backup_tools import make, restore
from tests.web.system.privacy.test_erasure import ERASE, FIND, LOGIN

PERSON = {"name": "Zebedee Quirke", "email": "zebedee@example.ie", "phone": "056 777 1234"}
CONTACTS = "/api/admin/contacts"


def add_customer(admin: FlaskClient) -> str:
    added = admin.post(CONTACTS, json=PERSON).json["id"]
    assert admin.post(f"{CONTACTS}/{added}/cars", json={"label": "Golf"}).status_code == 201
    return str(added)


@pytest.mark.parametrize("details", [{"email": PERSON["email"]}, {"name": PERSON["name"]}, {"phone": PERSON["phone"]}])
def test_a_customer_in_the_bin_is_found_exported_and_erased_for_good(
    admin: FlaskClient, details: dict[str, str]
) -> None:
    added = add_customer(admin)
    backup = make(admin)["name"]
    assert admin.delete(f"{CONTACTS}/{added}").status_code == 200

    (found,) = admin.post(FIND, json=details).json["deletedCustomers"]
    assert (found["what"], found["name"]) == ("contact", PERSON["name"])
    assert found["content"]["contacts"][0]["phone"] == PERSON["phone"]
    assert "Golf" in admin.post("/api/admin/privacy/export", json=details).text
    assert admin.post(ERASE, json=details).json["contacts"] == 1
    assert admin.get("/api/admin/deleted").json == []

    assert restore(admin, backup) == (200, {"success": True})
    admin.post("/api/admin/login", json=LOGIN)
    held = admin.post(FIND, json=details).json
    assert (held["contacts"], held["deletedCustomers"]) == ([], [])


def test_the_export_names_the_appointments(admin: FlaskClient) -> None:
    line = {"kind": "labour", "text": "Film", "quantity": "1", "unitPrice": "9"}
    job = admin.post("/api/admin/jobs", json={"contactId": add_customer(admin), "lines": [line]}).json["id"]
    span = {"starts_at": now(), "ends_at": now() + timedelta(hours=1), "title": "Zebedee comes"}
    save(Appointment(job_id=job, bay_id=save(Bay(name="Lift")).id, **span))
    (held,) = admin.post(FIND, json={"phone": PERSON["phone"]}).json["jobs"]
    assert [each["title"] for each in held["appointments"]] == ["Zebedee comes"]
    assert "Zebedee comes" in admin.post("/api/admin/privacy/export", json={"phone": PERSON["phone"]}).text


def test_alerts_that_name_an_erased_person_go(admin: FlaskClient) -> None:
    contact = add_customer(admin)
    line = {"kind": "labour", "text": "Film", "quantity": "1", "unitPrice": "9"}
    quote = admin.post("/api/admin/quotes", json={"contactId": contact, "lines": [line]}).json["id"]
    about: list[dict[str, str]] = [{"quote_id": quote}, {"reply_to": PERSON["email"].upper()}, {}]
    for each in about:
        words = {"subject": "Quirke", "body_text": "Quirke", "body_html": "Quirke"}
        save(Mail(kind="quote-answered", to_address="me@example.ie", to_name="Me", **words, **each))

    assert admin.post(ERASE, json={"email": PERSON["email"]}).json["mails"] == 2
    assert len(admin.get("/api/admin/mails").json["mails"]) == 1


def test_the_link_of_an_erased_order_serves_no_document(admin: FlaskClient, client: FlaskClient) -> None:
    set_seller(admin)
    order = make_paid(admin, (make_product(), 1), name=PERSON["name"], email=PERSON["email"])
    issued = issue(admin, order.id, "receipt")
    for status in ("confirmed", "shipped", "completed"):
        assert admin.patch(f"/api/admin/orders/{order.id}", json={"status": status}).status_code == 200
    path = f"/api/orders/{order.id}/documents/{issued['id']}.pdf"
    assert client.get(path).status_code == 200
    assert len(client.get(f"/api/orders/{order.id}").json["documents"]) == 1

    assert admin.post(ERASE, json={"email": PERSON["email"]}).status_code == 200

    assert client.get(path).status_code == 404
    assert client.get(f"/api/orders/{order.id}").json["documents"] == []
    assert admin.get(f"/api/admin/documents/{issued['id']}.pdf").status_code == 200
