"""The owner's enquiries over HTTP."""

from datetime import timedelta

import pytest
from flask.testing import FlaskClient

from app.store.customers.enquiries import Enquiry
from app.store.database.base import now
from app.store.database.sqlite import write
from tests.in_one_shop import in_one_shop
from tests.make import NOBODY


def make_enquiry(name: str = "Aoife Byrne", minutes_ago: int = 0) -> str:
    with write() as session:
        enquiry = Enquiry(
            name=name,
            email="aoife@example.ie",
            message="Do you tint the windows of vans?",
            created_at=now() - timedelta(minutes=minutes_ago),
        )
        session.add(enquiry)
    return enquiry.id


def test_without_a_session_nobody_reads_or_changes_them(client: FlaskClient, signed_out_admin: FlaskClient) -> None:
    one = f"/api/contact-inquiries/{make_enquiry()}"
    for visitor in (client, signed_out_admin):
        assert visitor.get("/api/contact-inquiries").status_code == 401
        assert visitor.patch(one, json={"status": "read"}).status_code == 401
        assert visitor.delete(one).status_code == 401


def test_they_come_newest_first_and_whole(admin: FlaskClient) -> None:
    make_enquiry("Older", minutes_ago=5)
    newest = make_enquiry("Newer")
    first, second = admin.get("/api/contact-inquiries").json
    assert second["name"] == "Older"
    assert first.pop("createdAt").endswith("Z")
    state = {name: first.pop(name) for name in ("dueAt", "ageSeconds", "answeredAt", "undelivered")}
    assert (state["answeredAt"], state["undelivered"]) == (None, 0)
    assert first == {
        "id": newest,
        "name": "Newer",
        "email": "aoife@example.ie",
        "phone": None,
        "vehicleType": None,
        "serviceInterest": None,
        "message": "Do you tint the windows of vans?",
        "status": "new",
        "productId": None,
        "part": None,
        "vehicle": None,
        "preferredDay": None,
        "wanted": None,
        "outcome": None,
        "quoteId": None,
        "jobId": None,
        "about": None,
        "stage": "new",
        "photoCount": 0,
    }


@pytest.mark.parametrize("status", ["read", "answered", "new"])
def test_marking_one_answers_the_row_and_is_stored(admin: FlaskClient, status: str) -> None:
    enquiry_id = make_enquiry()
    answer = admin.patch(f"/api/contact-inquiries/{enquiry_id}", json={"status": status})
    assert (answer.status_code, answer.json["id"], answer.json["status"]) == (200, enquiry_id, status)
    assert admin.get("/api/contact-inquiries").json[0]["status"] == status


@in_one_shop("body", [{}, {"status": "spam"}, {"status": None}, {"status": ["read"]}])
def test_another_status_is_refused(admin: FlaskClient, body: dict[str, object]) -> None:
    answer = admin.patch(f"/api/contact-inquiries/{make_enquiry()}", json=body)
    assert (answer.status_code, answer.json["errors"]) == (400, {"status": "Status must be new, read or answered"})


def test_an_unknown_field_is_refused(admin: FlaskClient) -> None:
    answer = admin.patch(f"/api/contact-inquiries/{make_enquiry()}", json={"status": "read", "name": "x"})
    assert answer.status_code == 400


def test_a_deleted_one_is_gone(admin: FlaskClient) -> None:
    path = f"/api/contact-inquiries/{make_enquiry()}"
    answer = admin.delete(path)
    assert (answer.status_code, answer.json) == (200, {"success": True})
    assert admin.get("/api/contact-inquiries").json == []
    assert admin.delete(path).status_code == 404


@pytest.mark.parametrize("enquiry_id", [NOBODY, "no-id"])
def test_an_unknown_one_is_not_found(admin: FlaskClient, enquiry_id: str) -> None:
    path = f"/api/contact-inquiries/{enquiry_id}"
    assert admin.patch(path, json={"status": "read"}).status_code == 404
    assert admin.delete(path).status_code == 404
