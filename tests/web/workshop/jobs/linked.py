"""Jobs with a customer's link for the tests."""

from typing import Any

from flask.testing import FlaskClient

from app.shop.workshop.quotes.sending import hash_token
from app.store.customers.contacts import Contact
from app.store.database.base import db
from app.store.workshop.jobs import Job, JobLine, JobToken
from tests.make import save

JOBS = "/api/admin/jobs"
AOIFE = {"name": "Aoife Byrne", "email": "aoife@example.ie"}
PADS = {"kind": "service", "text": "Brake pads, front", "quantity": "1", "unitPrice": "80.00"}
DISCS = {"kind": "labour", "text": "Discs, skimmed", "quantity": "1.5", "unitPrice": "60.00"}
PAGE = "/api/jobs/opens"


def save_job(token: str = "opens", **given: Any) -> Job:
    """Save a job of 100 euros, opened by the token."""
    contact = save(Contact(**AOIFE))
    columns = {
        "number": 17,
        "customer": "Aoife Byrne",
        "car": "Volkswagen Golf",
        "status": "in_work",
        "subtotal": 100,
        "tax": 10,
        "total": 110,
    }
    job = Job(contact_id=contact.id, tax_mode="added", **columns | given)
    job.lines = [
        JobLine(position=0, kind="labour", text="Service", hundredths=200, unit_price=50, tax_rate="10", stock_taken=0)
    ]
    save(job)
    save(JobToken(job_id=job.id, token_hash=hash_token(token)))
    return job


def change(job: Job, **given: Any) -> None:
    """Change a stored job."""
    db.session.expire_all()
    stored = db.session.get(Job, job.id)
    for name, value in given.items():
        setattr(stored, name, value)
    db.session.commit()


def propose(admin: FlaskClient, job: Job, *lines: dict[str, Any], by: str = "link") -> list[str]:
    """Ask for extra work, and return the ids of its lines."""
    answer = admin.post(f"{JOBS}/{job.id}/extra-work", json={"by": by, "lines": lines or [PADS]})
    assert answer.status_code == 200, answer.json
    return [line["id"] for line in admin.get(f"{JOBS}/{job.id}").json["lines"] if line["askedAt"]]


def give(client: FlaskClient, line_id: str, **given: Any) -> tuple[int, str]:
    """Answer a line; return the status, and the sentence or the total."""
    body = {"approve": True, "name": "Aoife Byrne"} | given
    response = client.post(f"{PAGE}/lines/{line_id}", json=body)
    return response.status_code, str(response.json.get("message") or response.json["total"])
