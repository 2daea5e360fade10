"""The owner's list of customers, and its changes."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from app.shop.enquiries.same_person import last_digits
from app.shop.errors import Conflict, NotFound
from app.shop.trash.deletions import keep
from app.shop.trash.snapshots import take_contact
from app.store.contacts import Car, Contact
from app.store.deletions import Deletion
from app.store.jobs import Job
from app.store.search_text import fold

PAGE_SIZE = 50
NO_CONTACT = "Customer not found"
HAS_JOB = "{} has job {}, which stays for the books. Erase them on the page Privacy instead: the job loses the name."


@dataclass(frozen=True)
class ContactPage:
    """One page of the customers that match, and how many match."""

    contacts: Sequence[Contact]
    total: int
    page: int
    page_size: int = PAGE_SIZE


def list_contacts(session: Session, search: str, page: int) -> ContactPage:
    """Return the customers in whom every word is found, by name.

    In the name, e-mail address, phone, address, note, a car's name, plate or VIN.
    """
    words = fold(search).split()
    found = [contact_id for contact_id, text in _texts(session) if all(word in text for word in words)]
    ids = found[(page - 1) * PAGE_SIZE : page * PAGE_SIZE]
    rows = {row.id: row for row in session.scalars(select(Contact).where(Contact.id.in_(ids)))}
    return ContactPage([rows[each] for each in ids], len(found), page)


def get_contact(session: Session, contact_id: str) -> Contact:
    """Return a customer. Raises NotFound."""
    contact = session.get(Contact, contact_id)
    if contact is None:
        raise NotFound(NO_CONTACT)
    return contact


def add_contact(session: Session, given: Mapping[str, Any]) -> Contact:
    """Add a customer. Raises Conflict for an e-mail address that one has."""
    contact = Contact(**given, digits=last_digits(given.get("phone")))
    _refuse_taken(session, given.get("email"))
    session.add(contact)
    session.flush()
    return contact


def change_contact(session: Session, contact_id: str, changes: Mapping[str, Any]) -> Contact:
    """Change what is named. Raises NotFound, and as `add_contact`."""
    contact = get_contact(session, contact_id)
    _refuse_taken(session, changes.get("email"), but=contact_id)
    for name, value in changes.items():
        setattr(contact, name, value)
    contact.digits = last_digits(contact.phone)
    session.flush()
    return contact


def remove_contact(session: Session, contact_id: str) -> Deletion:
    """Remove a customer with their cars.

    Returns the deletion that brings them back. Raises NotFound, and Conflict for one who has a job.
    """
    contact = get_contact(session, contact_id)
    number = session.scalar(select(func.min(Job.number)).where(Job.contact_id == contact_id))
    if number is not None:
        raise Conflict(HAS_JOB.format(contact.name, number))
    deletion = keep(session, "contact", [contact.name], take_contact(session, contact_id))
    session.delete(contact)
    session.flush()
    return deletion


def find_contact(session: Session, email: str | None, phone: str | None) -> Contact | None:
    """Return the customer of an e-mail address, else of a phone number."""
    by_email = select(Contact).where(func.lower(Contact.email) == func.lower(email)).limit(1)
    by_phone = select(Contact).where(Contact.digits == last_digits(phone)).limit(1)
    found = session.scalar(by_email) if email else None
    return found or (session.scalar(by_phone) if last_digits(phone) else None)


def _refuse_taken(session: Session, email: str | None, but: str = "") -> None:
    rival = select(Contact.name).where(func.lower(Contact.email) == func.lower(email), Contact.id != but).limit(1)
    name = session.scalar(rival) if email else None
    if name is not None:
        raise Conflict(f"{name} has this e-mail address already")


def _texts(session: Session) -> list[tuple[str, str]]:
    """Each customer's id by name, with what can be searched."""
    columns = (Contact.name, Contact.email, Contact.phone, Contact.digits, Contact.address, Contact.note)
    cars: dict[str, list[str]] = {}
    for contact_id, *words in session.execute(select(Car.contact_id, Car.label, Car.plate, Car.plate_folded, Car.vin)):
        cars.setdefault(contact_id, []).extend(filter(None, words))
    rows = session.execute(select(Contact.id, *columns).order_by(func.lower(Contact.name), Contact.id))
    return [(row[0], fold("\n".join([*filter(None, row[1:]), *cars.get(row[0], [])]))) for row in rows]
