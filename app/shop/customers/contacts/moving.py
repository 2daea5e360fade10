"""What belongs to somebody else is moved to another customer."""

from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import ColumnElement, and_, case, or_, select, update
from sqlalchemy.orm import Session

from app.shop.base.errors import NotFound, invalid_field
from app.shop.base.trash.deletions import keep
from app.shop.base.trash.snapshots import take_rows
from app.shop.customers.contacts.contacts import add_contact, get_contact
from app.shop.customers.contacts.merges import Moved, let_go
from app.shop.sales.customer_links.addresses import add_addresses, addresses_of
from app.shop.sales.customer_links.linking import COLLECTION, keep_customer
from app.shop.sales.mail.headers import one_line
from app.store.customers.contacts import Car, Contact, ContactAddress
from app.store.customers.enquiries import Enquiry
from app.store.sales.orders import Order
from app.store.system.deletions import Deletion
from app.store.workshop.jobs import Job
from app.store.workshop.quotes import Quote

KINDS: dict[str, type[Moved]] = {"order": Order, "enquiry": Enquiry, "quote": Quote, "job": Job}
SAME = "Please choose another customer"
NOT_THEIRS = "This belongs to another customer by now"
NO_NAME = "Name must be at least 2 characters"
Ids = dict[type[Moved], set[str]]


@dataclass(frozen=True)
class Sender:
    """Who an order or an enquiry says that it is from."""

    name: str
    email: str | None
    phone: str | None
    address: str | None = None


def move_away(
    session: Session, contact_id: str, given: Iterable[tuple[str, str]], other_id: str | None, name: str
) -> tuple[Contact, Deletion]:
    """Move what is somebody else's to another or a new customer.

    An enquiry, its quote and job go together, and a car goes with the last of them. E-mail addresses and numbers that
    only came with what is moved lead to the other from now on. Returns who has it, and the deletion that undoes it.
    Raises NotFound, Conflict for an e-mail address that a third has, Invalid for the same customer or without a name.
    """
    contact = get_contact(session, contact_id)
    if other_id == contact_id:
        raise invalid_field("otherId", SAME)
    ids = _with_linked(session, _own(contact_id), given)
    senders = _senders(session, _in(ids, Order), _in(ids, Enquiry))
    remaining = _remaining_addresses(session, contact, ids)
    other = get_contact(session, other_id) if other_id else _add(session, senders, remaining, name)
    shot = take_rows(session, Contact, [contact_id])
    shot.links = {table.__tablename__: sorted(each) for table, each in ids.items()}
    for table, each in ids.items():
        session.execute(update(table).where(table.id.in_(each)).values(contact_id=other.id))
    cars, left = _move_cars(session, contact_id, other.id, ids)
    shot.links[Car.__tablename__] = cars
    shot.links[ContactAddress.__tablename__] = _move_addresses(session, contact_id, other.id, senders, remaining)
    shot.changes = {other.id: [{"is_new": not other_id}, left]}
    for whose in (contact_id, other.id):
        keep_customer(session, whose)
    session.expire_all()
    deletion = keep(session, "contact", [f"From {contact.name} to {other.name}"], shot, act="move")
    return get_contact(session, other.id), deletion


def _own(contact_id: str) -> dict[type[Moved], ColumnElement[bool]]:
    """Return what may be moved: the customer's, and nobody's."""
    return {each: or_(each.contact_id == contact_id, each.contact_id.is_(None)) for each in KINDS.values()}


def _with_linked(
    session: Session, own: dict[type[Moved], ColumnElement[bool]], given: Iterable[tuple[str, str]]
) -> Ids:
    """Return the ids by table, with what belongs together."""
    ids: Ids = {each: set() for each in KINDS.values()}
    for kind, row_id in given:
        ids[KINDS[kind]].add(row_id)
    for table, named in ids.items():
        if len(session.scalars(select(table.id).where(_in(ids, table), own[table])).all()) < len(named):
            raise NotFound(NOT_THEIRS)
    count = 0
    while count < (count := sum(map(len, ids.values()))):
        for table, linked in _links(ids).items():
            ids[table] |= set(session.scalars(select(table.id).where(linked, own[table])))
    return ids


def _links(ids: Ids) -> dict[type[Moved], ColumnElement[bool]]:
    of_enquiry, of_job = select(Enquiry.quote_id).where(_in(ids, Enquiry)), select(Job.quote_id).where(_in(ids, Job))
    job_of_enquiry = select(Enquiry.job_id).where(_in(ids, Enquiry))
    begun = select(Quote.inquiry_id).where(_in(ids, Quote))
    return {
        Quote: or_(Quote.inquiry_id.in_(ids[Enquiry]), Quote.id.in_(of_enquiry), Quote.id.in_(of_job)),
        Job: or_(Job.quote_id.in_(ids[Quote]), Job.id.in_(job_of_enquiry)),
        Enquiry: or_(Enquiry.quote_id.in_(ids[Quote]), Enquiry.job_id.in_(ids[Job]), Enquiry.id.in_(begun)),
    }


def _in(ids: Ids, table: type[Moved]) -> ColumnElement[bool]:
    return table.id.in_(ids[table])


def _senders(session: Session, orders: ColumnElement[bool], enquiries: ColumnElement[bool]) -> list[Sender]:
    address = case((Order.delivery_method != COLLECTION, Order.shipping_address), else_=None)
    bought = select(Order.customer_name, Order.customer_email, Order.customer_phone, address)
    asked = select(Enquiry.name, Enquiry.email, Enquiry.phone)
    rows = [*session.execute(bought.where(orders)), *session.execute(asked.where(enquiries))]
    return [Sender(*row) for row in rows]


def _remaining_addresses(session: Session, contact: Contact, ids: Ids) -> set[str]:
    """Return the customer's own addresses and those of what stays."""
    stays = [and_(each.contact_id == contact.id, ~_in(ids, each)) for each in (Order, Enquiry)]
    rest = [addresses_of(each.email, each.phone) for each in _senders(session, *stays)]
    return {address for each in (addresses_of(contact.email, contact.phone), *rest) for address in each}


def _add(session: Session, senders: list[Sender], remaining: set[str], name: str) -> Contact:
    """Add a customer as the first of these says.

    An e-mail address that remains stays the old customer's alone.
    """
    sender = senders[0] if senders else Sender("", None, None)
    given_name = name or one_line(sender.name)
    if not given_name:
        raise invalid_field("name", NO_NAME)
    email = None if (sender.email or "").lower() in remaining else sender.email or None
    return add_contact(
        session, {"name": given_name, "email": email, "phone": sender.phone or None, "address": sender.address}
    )


def _move_cars(session: Session, contact_id: str, other_id: str, ids: Ids) -> tuple[list[str], dict[str, str]]:
    """Move the cars that only what moved names.

    Returns their ids, and the cars that stayed, by the quote or job that lost them.
    """
    theirs = select(Car.id).where(Car.contact_id == contact_id)
    named: set[str] = set()
    left: dict[str, str] = {}
    for table in (Quote, Job):
        named |= set(session.scalars(select(table.car_id).where(_in(ids, table), table.car_id.in_(theirs))))
    shared = {
        car
        for table in (Quote, Job)
        for car in session.scalars(select(table.car_id).where(table.contact_id == contact_id, table.car_id.in_(named)))
    }
    for table in (Quote, Job):
        unlinked = _in(ids, table), table.car_id.in_(shared)
        left |= {row[0]: str(row[1]) for row in session.execute(select(table.id, table.car_id).where(*unlinked))}
        session.execute(update(table).where(*unlinked).values(car_id=None))
    session.execute(update(Car).where(Car.id.in_(named - shared)).values(contact_id=other_id))
    return sorted(named - shared), left


def _move_addresses(
    session: Session, contact_id: str, other_id: str, senders: list[Sender], remaining: set[str]
) -> list[str]:
    """Let the addresses of what moved lead to the other; returns them."""
    moved = {address: text for each in senders for address, text in addresses_of(each.email, each.phone).items()}
    gone = {address: text for address, text in moved.items() if address not in remaining}
    add_addresses(session, other_id, gone)
    let_go(session, contact_id, gone)
    return sorted(gone)
