"""A job to be paid for and documented."""

from typing import Any

from flask.testing import FlaskClient

from app.store.database.base import db
from app.store.sales.documents import Document
from tests.web.sales.documents.seller import set_seller
from tests.web.workshop.jobs.work import JOBS, book

HOURS = {"kind": "labour", "text": "Fit the kit", "quantity": "1.5", "unitPrice": "49.99"}
KIT = {"kind": "service", "text": "Kit", "quantity": "2", "unitPrice": "33.33"}


def book_work(admin: FlaskClient, **settings: Any) -> dict[str, Any]:
    """A job over 1.5 hours and two kits, and a seller."""
    set_seller(admin, taxRate="23", **settings)
    return book(admin, lines=[HOURS, KIT])


def pay(admin: FlaskClient, job: dict[str, Any], amount: str, **given: Any) -> Any:
    return admin.post(f"{JOBS}/{job['id']}/payments", json={"amount": amount, "method": "cash"} | given)


def refund(admin: FlaskClient, job: dict[str, Any], amount: str, **given: Any) -> Any:
    body = {"amount": amount, "method": "cash", "reason": "Not all was needed"}
    return admin.post(f"{JOBS}/{job['id']}/refunds", json=body | given)


def document(admin: FlaskClient, job: dict[str, Any], kind: str = "invoice", **given: Any) -> Any:
    return admin.post(f"{JOBS}/{job['id']}/documents", json={"kind": kind} | given)


def content_of(issued: Any) -> dict[str, Any]:
    assert issued.status_code == 201, issued.json
    return db.session.get_one(Document, issued.json["id"]).content
