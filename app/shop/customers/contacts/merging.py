"""Two customers who are one person become one."""

from collections.abc import Collection

from sqlalchemy import delete, select, update
from sqlalchemy.orm import Session

from app.shop.base.errors import invalid_field
from app.shop.base.trash.deletions import keep
from app.shop.base.trash.snapshots import read_rows, take_rows
from app.shop.customers.contacts.contacts import get_contact
from app.shop.customers.contacts.merges import FIELDS, LINKED, links_of
from app.shop.sales.customer_links.addresses import digits_of
from app.store.customers.contacts import Contact, ContactAddress
from app.store.system.deletions import Deletion

SAME = "Please choose another customer"
CHOSEN = ("name", "email", "phone", "address")
"""What is chosen from either; a blank field never wins."""


def merge_contacts(session: Session, contact_id: str, other_id: str, taken: Collection[str]) -> Deletion:
    """Move another customer's cars, orders and everything else to this one.

    `taken` are the fields with values to be taken from the other customer. The e-mail addresses and phone numbers of
    both still lead to this customer, and both notes are retained. Returns the deletion that undoes the merge. Raises
    NotFound, and Invalid if both are the same customer.
    """
    contact, other = get_contact(session, contact_id), get_contact(session, other_id)
    if contact_id == other_id:
        raise invalid_field("otherId", SAME)
    [before] = read_rows(session, Contact, "id", [contact_id])
    shot = take_rows(session, Contact, [other_id])
    shot.rows[ContactAddress.__tablename__] = read_rows(session, ContactAddress, "contact_id", [other_id])
    shot.links = links_of(session, other_id)
    _take_fields(contact, other, taken)
    session.flush()
    shot.links[ContactAddress.__tablename__] = _move(session, contact_id, other_id)
    [after] = read_rows(session, Contact, "id", [contact_id])
    shot.changes = {contact_id: [{name: row[name] for name in FIELDS} for row in (before, after)]}
    return keep(session, "contact", [f"{other.name} into {contact.name}"], shot, act="merge")


def _take_fields(contact: Contact, other: Contact, taken: Collection[str]) -> None:
    for name in CHOSEN:
        theirs = getattr(other, name)
        if theirs and (name in taken or not getattr(contact, name)):
            setattr(contact, name, theirs)
    contact.digits = digits_of(contact.phone)
    notes = dict.fromkeys(filter(None, (contact.note, other.note)))
    contact.note = "\n".join(notes) or None
    contact.automatic = 0


def _move(session: Session, contact_id: str, other_id: str) -> list[str]:
    """Move what belongs to the other, and return the addresses that moved."""
    for table in LINKED:
        session.execute(update(table).where(table.contact_id == other_id).values(contact_id=contact_id))
    known = select(ContactAddress.address).where(ContactAddress.contact_id == contact_id)
    theirs = select(ContactAddress.address).where(ContactAddress.contact_id == other_id)
    moved = sorted(set(session.scalars(theirs)) - set(session.scalars(known)))
    of_other = (ContactAddress.contact_id == other_id, ContactAddress.address.in_(moved))
    session.execute(update(ContactAddress).where(*of_other).values(contact_id=contact_id))
    session.execute(delete(Contact).where(Contact.id == other_id))
    session.expire_all()
    return moved
