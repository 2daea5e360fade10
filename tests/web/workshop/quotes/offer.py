"""Quotes for the tests."""

from typing import Any

from flask.testing import FlaskClient

from app.shop.workshop.quotes.sending import hash_token
from app.store.customers.contacts import Contact
from app.store.customers.enquiries import Enquiry
from app.store.database.base import now
from app.store.workshop.quotes import Quote, QuoteToken
from tests.make import save

QUOTES = "/api/admin/quotes"
AOIFE = {"name": "Aoife Byrne", "email": "aoife@example.ie"}
FITTING = {"kind": "labour", "text": "Fitting", "quantity": "1.5", "unitPrice": "60.00"}
TINT = {"kind": "service", "text": "Tint, rear windows", "quantity": "1", "unitPrice": "249.99"}
LINES = [
    FITTING,
    TINT | {"isOptional": True},
    {"kind": "labour", "text": "Black film", "quantity": "1", "unitPrice": "100.00", "choice": "A"},
    {"kind": "labour", "text": "Chrome film", "quantity": "1", "unitPrice": "140.00", "choice": "A"},
]


def make_enquiry(**given: Any) -> Enquiry:
    """Save the enquiry of a customer with a car."""
    asked = {"message": "Can you tint my Golf?", "vehicle": "Volkswagen Golf", "status": "read"}
    return save(Enquiry(**AOIFE, **asked | given, created_at=now()))


def draft(admin: FlaskClient, **given: Any) -> dict[str, Any]:
    """Write a draft, of an enquiry unless a customer is given."""
    about = {} if "contactId" in given or "inquiryId" in given else {"inquiryId": make_enquiry().id}
    answer = admin.post(QUOTES, json={"lines": LINES} | about | given)
    assert answer.status_code == 201, answer.json
    return dict(answer.json)


def send(admin: FlaskClient, quote: dict[str, Any], by: str = "link") -> str:
    """Send a quote, and return the token of its link."""
    answer = admin.post(f"{QUOTES}/{quote['id']}/send", json={"by": by})
    assert answer.status_code == 200, answer.json
    return str(answer.json["url"].rpartition("/quote/")[2])


def offer(admin: FlaskClient, **given: Any) -> tuple[dict[str, Any], str]:
    """Return a sent quote as its owner sees it, and its token."""
    quote = draft(admin, **given)
    token = send(admin, quote)
    return dict(admin.get(f"{QUOTES}/{quote['id']}").json), token


def save_quote() -> str:
    """Save a sent quote, and return the token of its link."""
    contact = save(Contact(**AOIFE))
    sums = {"subtotal": 0, "tax": 0, "total": 0, "tax_mode": "added"}
    quote = save(Quote(number=1, contact_id=contact.id, status="sent", valid_until="2099-12-31", **sums))
    save(QuoteToken(quote_id=quote.id, token_hash=hash_token("opens")))
    return "opens"


def accepting(quote: dict[str, Any], *texts: str, **given: Any) -> dict[str, Any]:
    """The body that accepts the lines with these texts."""
    taken = [line["id"] for line in quote["lines"] if line["text"] in (texts or ("Fitting", "Black film"))]
    return {"version": quote["version"], "name": "Aoife Byrne", "accept": taken} | given
