"""The contact form."""

from typing import Any

import pytest
from flask.testing import FlaskClient
from sqlalchemy import select

from app.store.customers.enquiries import Enquiry
from app.store.database.base import db
from tests.in_one_shop import in_one_shop

LETTER = {
    "name": "Aoife Byrne",
    "email": "aoife@example.ie",
    "phone": "056 123 4567",
    "vehicleType": "Golf 7",
    "serviceInterest": "led",
    "message": "Could you fit an LED bar to my car?",
}
SERVICES = [
    "mechanical", "exhaust", "tinting", "detailing", "autostyling", "carplay", "led", "caliper", "graphics",
    "headlight", "coating", "consultation",
]  # fmt: skip
OPTIONAL = ("phone", "vehicleType", "serviceInterest")


def stored() -> list[Enquiry]:
    return list(db.session.scalars(select(Enquiry)))


def test_an_enquiry_is_stored_whole(client: FlaskClient) -> None:
    answer = client.post("/api/contact", json=LETTER)

    enquiry = stored()[0]
    answered = dict(answer.json)
    assert len(answered.pop("photoToken")) >= 43
    assert (answer.status_code, answered) == (
        201,
        {"success": True, "message": "We'll get back to you within 24 hours.", "inquiry": {"id": enquiry.id}},
    )
    assert (enquiry.name, enquiry.email, enquiry.phone) == ("Aoife Byrne", "aoife@example.ie", "056 123 4567")
    assert (enquiry.vehicle_type, enquiry.service_interest) == ("Golf 7", "led")
    assert (enquiry.message, enquiry.status) == (LETTER["message"], "new")


@pytest.mark.parametrize("blank", ["", "  ", None])
def test_what_is_optional_may_be_blank(client: FlaskClient, blank: str | None) -> None:
    answer = client.post("/api/contact", json=LETTER | dict.fromkeys(OPTIONAL, blank))

    enquiry = stored()[0]
    assert answer.status_code == 201
    assert (enquiry.phone, enquiry.vehicle_type, enquiry.service_interest) == (None, None, None)


@in_one_shop("service", SERVICES)
def test_each_service_can_be_asked_for(client: FlaskClient, service: str) -> None:
    assert client.post("/api/contact", json=LETTER | {"serviceInterest": service}).status_code == 201


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("name", "A", "Name must be at least 2 characters"),
        ("name", "  A  ", "Name must be at least 2 characters"),
        ("name", 12, "Name must be at least 2 characters"),
        ("name", "A\x00B", "Name must be at least 2 characters"),
        ("email", "aoife", "Please enter a valid email address"),
        ("email", "aoife@example", "Please enter a valid email address"),
        ("email", "a@b@c.ie", "Please enter a valid email address"),
        ("email", f"{'a' * 250}@b.ie", "Email must be at most 254 characters"),
        ("message", "Too short", "Message must be at least 10 characters"),
        ("message", "x" * 5001, "Message must be at most 5,000 characters"),
        ("serviceInterest", "boats", "Please choose one of the services"),
        ("serviceInterest", 3, "Please choose one of the services"),
        ("phone", "5" * 501, "Phone must be at most 500 characters"),
    ],
)
def test_each_field_is_refused_in_its_own_words(client: FlaskClient, field: str, value: Any, message: str) -> None:
    answer = client.post("/api/contact", json=LETTER | {field: value})

    assert (answer.status_code, answer.json) == (
        400,
        {"success": False, "message": message, "errors": {field: message}},
    )
    assert stored() == []


def test_missing_fields_are_named_in_the_forms_order(client: FlaskClient) -> None:
    answer = client.post("/api/contact", json={})

    assert list(answer.json["errors"]) == ["name", "email", "message"]
    assert answer.json["message"] == "Name must be at least 2 characters"


@pytest.mark.parametrize("field", ["id", "createdAt", "status"])
def test_what_the_shop_sets_itself_is_not_taken(client: FlaskClient, field: str) -> None:
    answer = client.post("/api/contact", json=LETTER | {field: "2026-01-01T00:00:00Z"})

    assert (answer.status_code, list(answer.json["errors"])) == (400, [field])
    assert stored() == []
