"""The customer of each order and enquiry, found or added."""

from collections.abc import Collection, Mapping, Sequence

from sqlalchemy import delete, func, or_, select, update
from sqlalchemy.orm import Session

from app.shop.base.errors import invalid_field
from app.shop.sales.customer_links.addresses import (
    Owner,
    add_addresses,
    addresses_of,
    digits_of,
    insert_addresses,
    owners_of,
)
from app.store.customers import contact_statements
from app.store.customers.contacts import Contact, ContactAddress
from app.store.customers.enquiries import Enquiry
from app.store.database.base import new_id
from app.store.sales.orders import Order

SPAM = "spam"
COLLECTION = "collection"
GONE = "This customer is gone. Please choose another, or none"


def link_sender(
    session: Session, name: str, email: str | None, phone: str | None, address: str | None = None
) -> str | None:
    """Return the id of the customer with an e-mail address, or else with a phone number.

    An unknown customer is added, and blank fields of a known one are filled in. A customer who was added automatically
    before both were known to be the same person is merged into the first. Returns None without an e-mail address and a
    phone number.
    """
    addresses = addresses_of(email, phone)
    if not addresses:
        return None
    owners = owners_of(session, addresses, name, email)
    contact_id = owners[0].id if owners else new_id()
    said = {"email": email or None, "phone": phone or None, "digits": digits_of(phone), "address": address or None}
    if owners:
        _complete(session, owners, said, addresses)
    else:
        contact_statements.add_contact(session, contact_id, _in_one_line(name), said)
        insert_addresses(session, contact_id, addresses)
    return contact_id


def link_order(session: Session, order: Order) -> None:
    """Link an order to the customer that it now names. A customer who was added only for this order is removed and
    added again. An address of another customer links the order to them, and an unknown one is added to the present
    customer.
    """
    before, addresses = order.contact_id, addresses_of(order.customer_email, order.customer_phone)
    if not addresses:
        return
    order.contact_id = None
    forget_alone(session, [before] if before else [])
    stays = session.scalar(select(Contact.id).where(Contact.id == before))
    if stays and not owners_of(session, addresses, order.customer_name, order.customer_email):
        add_addresses(session, stays, addresses)
    address = None if order.delivery_method == COLLECTION else order.shipping_address
    order.contact_id = link_sender(session, order.customer_name, order.customer_email, order.customer_phone, address)
    session.flush()


def link_enquiry(session: Session, enquiry: Enquiry) -> None:
    """Give an enquiry its customer; spam has none."""
    before = enquiry.contact_id
    if enquiry.outcome == SPAM:
        enquiry.contact_id = None
        forget_alone(session, [before] if before else [])
    elif before is None or session.scalar(select(Contact.id).where(Contact.id == before)) is None:
        enquiry.contact_id = link_sender(session, enquiry.name, enquiry.email, enquiry.phone)
    session.flush()


def forget_alone(session: Session, ids: Collection[str] | None = None) -> None:
    """Remove automatically added customers who no longer have an order or an enquiry. Without ids, all of them are
    checked. Customers that the owner added are never removed.
    """
    session.flush()
    orders = select(Order.id).where(Order.contact_id == Contact.id).exists()
    enquiries = select(Enquiry.id).where(Enquiry.contact_id == Contact.id).exists()
    alone = delete(Contact).where(Contact.automatic == 1, ~orders, ~enquiries)
    session.execute(alone if ids is None else alone.where(Contact.id.in_(ids)))


def adopt(session: Session, contact: Contact) -> None:
    """Give a customer the orders and enquiries of nobody that they sent."""
    addresses = addresses_of(contact.email, contact.phone)
    for shape, email, phone in (
        (Order, Order.customer_email, Order.customer_phone),
        (Enquiry, Enquiry.email, Enquiry.phone),
    ):
        unlinked = select(shape.id, email, phone).where(shape.contact_id.is_(None), or_(email != "", phone != ""))
        unlinked = unlinked.where(func.coalesce(Enquiry.outcome, "") != SPAM) if shape is Enquiry else unlinked
        ids = [row[0] for row in session.execute(unlinked) if addresses.keys() & addresses_of(row[1], row[2]).keys()]
        session.execute(update(shape).where(shape.id.in_(ids)).values(contact_id=contact.id))


def unlink(session: Session, ids: Collection[str]) -> None:
    """Leave the orders and enquiries of customers to nobody."""
    for table in (Order, Enquiry):
        session.execute(update(table).where(table.contact_id.in_(ids)).values(contact_id=None))


def keep_chosen(session: Session, contact_id: str, email: str | None, phone: str | None) -> None:
    """Retain the customer that the owner chose, and add a new address to them. Raises Invalid for an unknown
    customer.
    """
    if session.get(Contact, contact_id) is None:
        raise invalid_field("contactId", GONE)
    keep_customer(session, contact_id)
    add_addresses(session, contact_id, addresses_of(email, phone))


def keep_customer(session: Session, contact_id: str) -> None:
    """Mark a customer as retained because the owner did something for them."""
    session.execute(update(Contact).where(Contact.id == contact_id, Contact.automatic == 1).values(automatic=0))


def _complete(
    session: Session, owners: Sequence[Owner], said: Mapping[str, str | None], addresses: Mapping[str, str]
) -> None:
    """Add to a customer what is new about them. Somebody who orders again changes nothing."""
    owner, others = owners[0], [each.id for each in owners[1:] if each.automatic]
    if any(text and getattr(owner, name) is None for name, text in said.items()):
        _fill_in(session, owner.id, said)
    _join(session, owner.id, others)
    if others or addresses.keys() - owner.known:
        add_addresses(session, owner.id, addresses)


def _join(session: Session, contact_id: str, others: Collection[str]) -> None:
    """Make customers part of one; nobody but the program had added them."""
    if not others:
        return
    for table in (Order, Enquiry):
        session.execute(update(table).where(table.contact_id.in_(others)).values(contact_id=contact_id))
    theirs = select(ContactAddress.address, ContactAddress.text).where(ContactAddress.contact_id.in_(others))
    add_addresses(session, contact_id, {row[0]: row[1] for row in session.execute(theirs)})
    session.execute(delete(Contact).where(Contact.id.in_(others)))


def _in_one_line(name: str) -> str:
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())


def _fill_in(session: Session, contact_id: str, said: Mapping[str, str | None]) -> None:
    columns = {name: getattr(Contact, name) for name in said if said[name]}
    filled = {name: func.coalesce(column, said[name]) for name, column in columns.items()}
    session.execute(update(Contact).where(Contact.id == contact_id).values(**filled))
