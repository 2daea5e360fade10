"""The owner's quotes: found, written, changed, removed."""

from collections.abc import Mapping
from datetime import timedelta
from decimal import Decimal
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from app.shop.base.errors import Conflict, NotFound, invalid_field
from app.shop.base.settings.settings import read_settings
from app.shop.base.trash.deletions import keep
from app.shop.base.trash.snapshots import Snapshot, take_quotes
from app.shop.base.workshop_days import workshop_day
from app.shop.customers.contacts.contacts import get_contact
from app.shop.customers.contacts.taking_over import contact_of_enquiry
from app.shop.workshop.quotes.writing import write_quote
from app.store.catalogue.products import Product
from app.store.customers.contacts import Contact
from app.store.customers.enquiries import Enquiry
from app.store.database.base import now
from app.store.sales.sale_lines import values_of_line
from app.store.system.deletions import Deletion
from app.store.workshop.jobs import Job
from app.store.workshop.quotes import ACCEPTED, DECLINED, DRAFT, PART, SENT, WITHDRAWN, Quote, QuoteLine

NO_QUOTE = "Quote not found"
NO_CUSTOMER = "Please choose the customer for the quote"
CHANGED = "This quote was changed meanwhile. Please look again."
ANSWERED = "The customer answered this quote meanwhile. Please look again."
NOT_DRAFT = "This quote was sent. Take it back instead: its customer has the link."
IS_WITHDRAWN = "This quote was taken back. Duplicate it to offer it again."
HAS_JOB = "This quote has job {}: change that instead"
CANCEL_JOB = "This quote has job {}: cancel that instead, unless it is finished"
NOT_WITHDRAWN = {
    DRAFT: "This quote was not sent. Delete it instead.",
    ACCEPTED: "The customer accepted this quote. Change it instead.",
    DECLINED: "The customer declined this quote. There is nothing to take back.",
    WITHDRAWN: "This quote was taken back already",
}
VALID_FOR = timedelta(days=14)


def get_quote(session: Session, quote_id: str) -> Quote:
    """Return a quote. Raises NotFound."""
    quote = session.get(Quote, quote_id)
    if quote is None:
        raise NotFound(NO_QUOTE)
    return quote


def add_quote(session: Session, given: Mapping[str, Any]) -> Quote:
    """Create a draft for a customer or for the sender of an enquiry. The draft begins with the part that the enquiry is
    about. Raises NotFound, and Invalid in the same cases as `change_quote`.
    """
    contact = _contact_of(session, given)
    settings = read_settings(session)
    quote = Quote(
        number=_next_number(session), inquiry_id=given.get("inquiry_id"), tax_mode=settings.tax_mode,
        valid_until=(workshop_day(now()) + VALID_FOR).isoformat(),
    )  # fmt: skip
    quote.contact_id, quote.lines = contact.id, []
    contact.automatic = 0
    cars = contact.cars if given.get("inquiry_id") else []
    begun = {"car_id": cars[-1].id if cars else None, "lines": _asked_parts(session, quote.inquiry_id)}
    write_quote(session, quote, {**begun, **given}, settings)
    session.add(quote)
    session.flush()
    session.refresh(quote, ["contact"])
    return quote


def change_quote(session: Session, quote_id: str, changes: Mapping[str, Any]) -> Quote:
    """Change the named fields; a quote that was already sent gets a new version. An answer is cleared but stays on
    record. Raises NotFound, Invalid, and Conflict when `updated_at` is not the present one.
    """
    quote = get_quote(session, quote_id)
    if abs(quote.updated_at - changes["updated_at"]) >= timedelta(milliseconds=1):
        raise Conflict(ANSWERED if quote.is_answered else CHANGED)
    if quote.status == WITHDRAWN:
        raise Conflict(IS_WITHDRAWN)
    refuse_with_job(session, quote)
    if quote.status != DRAFT:
        _begin_version(quote)
    write_quote(session, quote, changes, read_settings(session))
    session.flush()
    return quote


def duplicate_quote(session: Session, quote_id: str) -> Quote:
    """Write a draft like a quote, at the prices that it has."""
    old = get_quote(session, quote_id)
    lines = [values_of_line(line, QuoteLine) | {"quantity": line.quantity} for line in old.lines]
    deposit = "deposit_percent" if old.deposit_percent else "deposit"
    rest = {name: getattr(old, name) for name in ("contact_id", "inquiry_id", "car_id", "intro", deposit)}
    return add_quote(session, rest | {"lines": lines})


def remove_quote(session: Session, quote_id: str) -> Deletion:
    """Remove a draft and return the deletion that restores it. Raises NotFound, and Conflict for a quote that was
    sent.
    """
    quote = get_quote(session, quote_id)
    if quote.status != DRAFT:
        raise Conflict(NOT_DRAFT)
    shot = take_quotes(session, "id", [quote_id])
    deletion = keep(session, "quote", [f"{quote.number}, {quote.customer}"], shot)
    session.delete(quote)
    session.flush()
    return deletion


def withdraw_quote(session: Session, quote_id: str) -> Quote:
    """End a sent quote. Raises NotFound, and Conflict for another."""
    quote = get_quote(session, quote_id)
    if quote.status != SENT:
        refuse_with_job(session, quote, CANCEL_JOB)
        raise Conflict(NOT_WITHDRAWN[quote.status])
    quote.status, quote.updated_at = WITHDRAWN, now()
    return quote


def refuse_with_job(session: Session, quote: Quote, words: str = HAS_JOB) -> None:
    """Raise Conflict for a quote with a job, naming it."""
    number = session.scalar(select(Job.number).where(Job.quote_id == quote.id))
    if number is not None:
        raise Conflict(words.format(number))


def _begin_version(quote: Quote) -> None:
    quote.version, quote.status = quote.version + 1, SENT
    quote.answered_at = quote.answered_name = quote.message = quote.preferred_day = quote.dropped_at = None
    # Its link shows the new version at once, but nobody has looked at it yet.
    quote.seen_at = None
    quote.start_early = 0


def _asked_parts(session: Session, inquiry_id: str | None) -> list[dict[str, Any]]:
    """Return the line of the part that an enquiry names, if any."""
    enquiry = session.get(Enquiry, inquiry_id) if inquiry_id else None
    product = session.get(Product, enquiry.product_id) if enquiry and enquiry.product_id else None
    if product is None:
        return []
    once = {"quantity": Decimal(1), "is_optional": False, "choice": None}
    return [{"kind": PART, "product_id": product.id, "text": product.name, "unit_price": product.present_price} | once]


def _contact_of(session: Session, given: Mapping[str, Any]) -> Contact:
    if given.get("contact_id"):
        return get_contact(session, given["contact_id"])
    if given.get("inquiry_id"):
        return contact_of_enquiry(session, given["inquiry_id"])
    raise invalid_field("contactId", NO_CUSTOMER)


def _next_number(session: Session) -> int:
    """Return the next quote number. The number of a deleted draft is not used again, so that the draft can be restored
    with it.
    """
    deleted = session.scalars(select(Deletion.content).where(Deletion.kind.in_(("quote", "contact"))))
    rows = (row for content in deleted for row in Snapshot.from_json(content).rows.get(Quote.__tablename__, []))
    greatest = session.scalar(select(func.max(Quote.number))) or 0
    return int(max([greatest, *(row["number"] for row in rows)])) + 1
