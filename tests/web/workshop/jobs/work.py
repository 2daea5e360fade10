"""Jobs for the tests."""

from typing import Any

from flask.testing import FlaskClient

from tests.web.workshop.quotes.offer import FITTING

JOBS = "/api/admin/jobs"
POLISH = {"kind": "service", "text": "Polish", "quantity": "1", "unitPrice": "100.00"}


def add_customer(admin: FlaskClient, **car: Any) -> tuple[str, str]:
    """Add a customer with a car; return both ids."""
    contact_id = admin.post("/api/admin/contacts", json={"name": "Aoife Byrne", "email": "aoife@example.ie"}).json["id"]
    given = {"label": "Volkswagen Golf", "year": 2015, "plate": "152-KK-1234"} | car
    return contact_id, admin.post(f"/api/admin/contacts/{contact_id}/cars", json=given).json["id"]


def book(admin: FlaskClient, **given: Any) -> dict[str, Any]:
    """Book a job, of a new customer unless one is given."""
    if "contactId" not in given:
        contact_id, car_id = add_customer(admin)
        given = {"contactId": contact_id, "carId": car_id} | given
    answer = admin.post(JOBS, json={"lines": [FITTING]} | given)
    assert answer.status_code == 201, answer.json
    return dict(answer.json)


def step(admin: FlaskClient, job: dict[str, Any], *statuses: str) -> dict[str, Any]:
    """Take steps, and return the job after them."""
    for status in statuses:
        answer = admin.post(f"{JOBS}/{job['id']}/status", json={"status": status})
        assert answer.status_code == 200, answer.json
        job = answer.json
    return job


def part_of(product_id: str, **given: Any) -> dict[str, Any]:
    """A line of a part."""
    line = {"kind": "part", "productId": product_id, "text": "Boost Gauge", "quantity": "2", "unitPrice": "49.99"}
    return line | given


def change(admin: FlaskClient, job: dict[str, Any], **changes: Any) -> Any:
    """Answer of a change of the job as it was seen."""
    return admin.patch(f"{JOBS}/{job['id']}", json={"updatedAt": job["updatedAt"]} | changes)


def with_ids(job: dict[str, Any]) -> list[dict[str, Any]]:
    """The lines of a job as a form sends them."""
    names = ("id", "kind", "productId", "text", "quantity", "unitPrice", "taxRate")
    return [{name: line[name] for name in names} for line in job["lines"]]
