"""Outcome of the enquiry that a quote answers."""

from sqlalchemy.orm import Session

from app.store.customers.enquiries import Enquiry
from app.store.workshop.quotes import ACCEPTED, DECLINED, SENT, Quote

OUTCOMES = {SENT: "quoted", ACCEPTED: "won", DECLINED: "lost"}


def note_outcome(session: Session, quote: Quote) -> None:
    """Give the enquiry of a quote the outcome that its status means."""
    enquiry = session.get(Enquiry, quote.inquiry_id) if quote.inquiry_id else None
    if enquiry and quote.status in OUTCOMES:
        enquiry.outcome = OUTCOMES[quote.status]
