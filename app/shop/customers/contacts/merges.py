"""What belongs to a customer, and undoing merges and moves."""

from collections.abc import Collection
from datetime import datetime
from typing import Any

from sqlalchemy import delete, insert, select, update
from sqlalchemy.orm import Session

from app.shop.base.errors import Conflict
from app.shop.base.trash.snapshots import Snapshot, raw_table
from app.shop.sales.customer_links.addresses import add_addresses, addresses_of
from app.store.customers.contacts import Car, Contact, ContactAddress
from app.store.customers.enquiries import Enquiry
from app.store.sales.orders import Order
from app.store.system.deletions import Deletion
from app.store.workshop.jobs import Job
from app.store.workshop.quotes import Quote

MERGE = "merge"
MOVE = "move"
Moved = Quote | Job | Order | Enquiry
LINKED: tuple[type[Car] | type[Moved], ...] = (Car, Quote, Job, Order, Enquiry)
"""The tables whose rows have a customer."""
FIELDS = ("name", "email", "phone", "digits", "address", "note", "automatic")
NOT_BACK = "{} is gone. Bring that back first."
GONE = "{} is gone, and so is what was merged. Bring that back first."
NEWER = "{} was changed since then: newer changes stay."


def links_of(session: Session, contact_id: str) -> dict[str, list[str]]:
    """Return the ids of what belongs to a customer, by table."""
    found = {each: session.scalars(select(each.id).where(each.contact_id == contact_id)) for each in LINKED}
    return {each.__tablename__: list(ids) for each, ids in found.items()}


def put_links_back(session: Session, shot: Snapshot, contact_id: str, now_of: str | None = None) -> None:
    """Give a customer back what belonged to them. Only rows that are still as the act left them are changed: those that
    belong to `now_of`, or without it to nobody.
    """
    for table in LINKED:
        ids = shot.links.get(table.__tablename__, [])
        left = table.contact_id == now_of if now_of else table.contact_id.is_(None)
        session.execute(update(table).where(table.id.in_(ids), left).values(contact_id=contact_id))


def merged_into(session: Session, contact_id: str) -> str | None:
    """Return the customer whom another was merged into of late."""
    merges = select(Deletion.content).where(Deletion.kind == "contact", Deletion.act == MERGE)
    into: dict[str, str] = {}
    for content in session.scalars(merges):
        shot = Snapshot.from_json(content)
        into |= {row["id"]: next(iter(shot.changes)) for row in shot.rows[Contact.__tablename__]}
    while contact_id in into:
        contact_id = into.pop(contact_id)
    return contact_id if session.get(Contact, contact_id) else None


def undo_merge(session: Session, shot: Snapshot, since: datetime) -> list[str]:
    """Separate two merged customers and give each what they had before. Returns a sentence if the remaining customer
    was changed since then. Raises Conflict if that customer is gone.
    """
    [(contact_id, [before, after])] = shot.changes.items()
    [row] = shot.rows[Contact.__tablename__]
    contact = session.get(Contact, contact_id)
    if contact is None:
        raise Conflict(GONE.format(after["name"]))
    same = [name for name in FIELDS if getattr(contact, name) == after[name]]
    session.execute(insert(raw_table(Contact.__tablename__, row)), [row])
    session.execute(update(Contact).where(Contact.id == contact_id).values({name: before[name] for name in same}))
    put_links_back(session, shot, row["id"], contact_id)
    _part_addresses(session, shot, row["id"], contact_id, since)
    session.expire_all()
    return [] if len(same) == len(FIELDS) else [NEWER.format(contact.name)]


def undo_move(session: Session, shot: Snapshot, _since: datetime) -> list[str]:
    """Give a customer back what was moved to another.

    Only what is still the other's; one who was added for it and has nothing else goes. Raises Conflict if the first is
    gone.
    """
    [(other_id, [act, cars])] = shot.changes.items()
    [row] = shot.rows[Contact.__tablename__]
    contact_id = merged_into(session, row["id"])
    if contact_id is None:
        raise Conflict(NOT_BACK.format(row["name"]))
    put_links_back(session, shot, contact_id, other_id)
    for table in (Quote, Job):
        for row_id, car_id in cars.items():
            without = (table.id == row_id, table.contact_id == contact_id, table.car_id.is_(None))
            session.execute(update(table).where(*without).values(car_id=car_id))
    addresses = shot.links[ContactAddress.__tablename__]
    texts = select(ContactAddress.address, ContactAddress.text).where(ContactAddress.contact_id == other_id)
    rows = session.execute(texts.where(ContactAddress.address.in_(addresses)))
    add_addresses(session, contact_id, {row[0]: row[1] for row in rows})
    let_go(session, other_id, addresses)
    if act["is_new"] and not any(links_of(session, other_id).values()):
        session.execute(delete(Contact).where(Contact.id == other_id))
    session.expire_all()
    return []


def let_go(session: Session, contact_id: str, addresses: Collection[str]) -> None:
    """Know a customer by these addresses no more."""
    theirs = (ContactAddress.contact_id == contact_id, ContactAddress.address.in_(addresses))
    session.execute(delete(ContactAddress).where(*theirs))


def _part_addresses(session: Session, shot: Snapshot, other_id: str, contact_id: str, since: datetime) -> None:
    """Return addresses to the separated customer, with the orders and enquiries that were sent from them since the
    merge.
    """
    moved = set(shot.links[ContactAddress.__tablename__])
    left = (ContactAddress.contact_id == contact_id, ContactAddress.address.in_(moved))
    session.execute(delete(ContactAddress).where(*left))
    for row in shot.rows[ContactAddress.__tablename__]:
        session.execute(insert(ContactAddress).values(**row | {"contact_id": other_id}))
    orders = select(Order.id, Order.customer_email, Order.customer_phone)
    _part_newer(session, Order, orders.where(Order.created_at > since, Order.contact_id == contact_id), moved, other_id)
    asked = select(Enquiry.id, Enquiry.email, Enquiry.phone)
    asked = asked.where(Enquiry.created_at > since, Enquiry.contact_id == contact_id)
    _part_newer(session, Enquiry, asked, moved, other_id)


def _part_newer(
    session: Session, table: type[Order] | type[Enquiry], sent: Any, moved: set[str], other_id: str
) -> None:
    ids = [row[0] for row in session.execute(sent) if next(iter(addresses_of(row[1], row[2])), None) in moved]
    session.execute(update(table).where(table.id.in_(ids)).values(contact_id=other_id))
