"""Orders, jobs and enquiries of a person."""

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import select
from sqlalchemy.orm import Session, lazyload

from app.shop.enquiries.same_person import is_same_person
from app.shop.mail.headers import one_line
from app.store.contacts import Contact
from app.store.enquiries import Enquiry
from app.store.jobs import Job
from app.store.orders import Order

MOST = 100
"""The newest of each kind."""
TITLE_LENGTH = 80


@dataclass(frozen=True)
class HistoryEntry:
    """An order, a job or an enquiry.

    `title` is a number or the first words.
    """

    kind: str
    id: str
    title: str
    state: str
    created_at: datetime


def list_history(
    session: Session, email: str | None, phone: str | None, before: datetime | None = None
) -> list[HistoryEntry]:
    """Return what an e-mail address or a phone number sent, newest first.

    Only what is older than `before`, where that is given.
    """
    found = [*_orders(session, email, phone), *_jobs(session, email, phone), *_enquiries(session, email, phone)]
    wanted = [each for each in found if before is None or each.created_at < before]
    return sorted(wanted, key=lambda each: each.created_at, reverse=True)


def _orders(session: Session, email: str | None, phone: str | None) -> list[HistoryEntry]:
    same = is_same_person(email, phone, Order.customer_email, Order.customer_phone)
    rows = session.scalars(select(Order).where(same).order_by(Order.created_at.desc()).limit(MOST))
    return [HistoryEntry("order", each.id, str(each.order_number), each.status, each.created_at) for each in rows]


def _jobs(session: Session, email: str | None, phone: str | None) -> list[HistoryEntry]:
    same = is_same_person(email, phone, Contact.email, Contact.phone)
    wanted = select(Job).join(Contact, Contact.id == Job.contact_id).where(same)
    rows = session.scalars(wanted.options(lazyload(Job.lines)).order_by(Job.number.desc()).limit(MOST))
    return [HistoryEntry("job", each.id, str(each.number), each.status, each.created_at) for each in rows]


def _enquiries(session: Session, email: str | None, phone: str | None) -> list[HistoryEntry]:
    same = is_same_person(email, phone, Enquiry.email, Enquiry.phone)
    rows = session.scalars(select(Enquiry).where(same).order_by(Enquiry.created_at.desc()).limit(MOST))
    return [
        HistoryEntry("enquiry", each.id, one_line(each.message)[:TITLE_LENGTH], each.stage, each.created_at)
        for each in rows
    ]
