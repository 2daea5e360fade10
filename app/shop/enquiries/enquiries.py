"""Keeping what a customer wrote."""

from dataclasses import dataclass

from sqlalchemy.orm import Session

from app.shop.mail.outbox import write_enquiry_mails
from app.store.base import new_id
from app.store.enquiries import Enquiry


@dataclass(frozen=True)
class EnquiryText:
    """Text of a customer's enquiry."""

    name: str
    email: str
    phone: str | None
    vehicle_type: str | None
    service_interest: str | None
    message: str


def add_enquiry(session: Session, text: EnquiryText) -> Enquiry:
    """Keep the enquiry as a new one, with the mails about it."""
    enquiry = Enquiry(id=new_id(), **vars(text))
    session.add(enquiry)
    write_enquiry_mails(session, enquiry)
    return enquiry
