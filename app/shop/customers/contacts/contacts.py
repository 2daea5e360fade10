"""Customers, as the owner changes them."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import and_, delete, func, or_, select
from sqlalchemy.orm import Session

from app.shop.base.errors import Conflict, NotFound
from app.shop.base.trash.deletions import keep
from app.shop.base.trash.snapshots import take_contact
from app.shop.base.workshop_days import workshop_day
from app.shop.customers.contacts.contact_list import with_counts
from app.shop.customers.contacts.merges import links_of
from app.shop.sales.customer_links.addresses import add_addresses, addresses_of, digits_of
from app.shop.sales.customer_links.linking import adopt, unlink
from app.store.customers.contacts import Contact, ContactAddress
from app.store.database.base import now
from app.store.system.deletions import Deletion
from app.store.workshop.jobs import Job
from app.store.workshop.quotes import ACCEPTED, SENT, Quote

NO_CONTACT = "Customer not found"
HAS_JOB = (
    "{} has job {}, which is kept for your accounts. "
    "Erase them under Find a person instead: the job stays, without the name."
)
CAN_ACCEPT = "{} can still accept quote {}. Press “Take back” on the quote first."
HAS_ACCEPTED = (
    "{} accepted quote {}. If it no longer holds, press “The customer changed their mind” on the quote first."
)


def get_contact(session: Session, contact_id: str) -> Contact:
    """Return a customer. Raises NotFound."""
    contact = session.scalar(with_counts().where(Contact.id == contact_id))
    if contact is None:
        raise NotFound(NO_CONTACT)
    return contact


def add_contact(session: Session, given: Mapping[str, Any]) -> Contact:
    """Add a customer. One that was added automatically by an order or an enquiry is completed instead. Raises Conflict
    for an e-mail address that another customer has.
    """
    known = _find_automatic(session, given.get("email"))
    if known:
        return change_contact(session, known.id, {name: value for name, value in given.items() if value})
    _refuse_taken(session, given.get("email"))
    contact = Contact(**given)
    session.add(contact)
    session.flush()
    _keep_addresses(session, contact)
    adopt(session, contact)
    return contact


def change_contact(session: Session, contact_id: str, changes: Mapping[str, Any]) -> Contact:
    """Change what is named. Raises NotFound, and as `add_contact`."""
    contact = get_contact(session, contact_id)
    _refuse_taken(session, changes.get("email"), but=contact_id)
    for name, value in changes.items():
        setattr(contact, name, value)
    contact.automatic = 0
    _keep_addresses(session, contact)
    return contact


def remove_contact(session: Session, contact_id: str) -> Deletion:
    """Remove a customer with their cars, and return the deletion that restores them. Raises NotFound, and Conflict for
    a customer who has a job, can still accept a quote or has accepted one.
    """
    contact = get_contact(session, contact_id)
    number = session.scalar(select(func.min(Job.number)).where(Job.contact_id == contact_id))
    if number is not None:
        raise Conflict(HAS_JOB.format(contact.name, number))
    _refuse_with_quote(session, contact)
    shot = take_contact(session, contact_id)
    shot.links = links_of(session, contact_id)
    deletion = keep(session, "contact", [contact.name], shot)
    unlink(session, [contact_id])
    session.delete(contact)
    session.flush()
    return deletion


def _refuse_with_quote(session: Session, contact: Contact) -> None:
    """Raise Conflict for a customer who can still accept a quote or has accepted one, because its link would end."""
    is_open = and_(Quote.status == SENT, Quote.valid_until >= workshop_day(now()).isoformat())
    held = select(Quote.status, Quote.number).where(
        Quote.contact_id == contact.id, or_(is_open, Quote.status == ACCEPTED)
    )
    found = session.execute(held.order_by(Quote.number).limit(1)).first()
    if found:
        words = CAN_ACCEPT if found.status == SENT else HAS_ACCEPTED
        raise Conflict(words.format(contact.name, found.number))


def _keep_addresses(session: Session, contact: Contact) -> None:
    """Store the e-mail address and phone number by which a customer is recognised from now on. An e-mail address that
    belonged to another customer is removed from them.
    """
    contact.digits = digits_of(contact.phone)
    session.flush()
    others = ContactAddress.contact_id != contact.id
    email = (contact.email or "").lower()
    session.execute(delete(ContactAddress).where(ContactAddress.address == email, others))
    add_addresses(session, contact.id, addresses_of(contact.email, contact.phone))


def _find_automatic(session: Session, email: str | None) -> Contact | None:
    same = select(Contact).where(func.lower(Contact.email) == func.lower(email), Contact.automatic == 1)
    return session.scalar(same.limit(1)) if email else None


def _refuse_taken(session: Session, email: str | None, but: str = "") -> None:
    rival = select(Contact.name).where(func.lower(Contact.email) == func.lower(email), Contact.id != but).limit(1)
    name = session.scalar(rival) if email else None
    if name is not None:
        raise Conflict(f"{name} has this e-mail address already")
