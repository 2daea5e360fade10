"""Personal data by e-mail address: access, export, erasure.

GDPR, articles 15, 17 and 20.

Visits are not among it: they carry no name and no e-mail address, so nobody can tell whose they are.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import ColumnElement, delete, func, or_, select, update
from sqlalchemy.orm import InstrumentedAttribute, Session

from app.shop.errors import Conflict
from app.shop.trash.deletions import forget
from app.shop.trash.snapshots import Snapshot
from app.store.base import now
from app.store.deletions import Deletion
from app.store.enquiries import Enquiry
from app.store.mails import Mail
from app.store.orders import Order, OrderEvent

ERASED = "Erased"
"""Stands where the name and the address of a person were."""
FINISHED = ("completed", "cancelled")


@dataclass(frozen=True)
class Held:
    """Everything that carries an e-mail address, newest first.

    Also what belongs to an order or an enquiry that does. `deleted` are enquiries that the owner has deleted and could
    still bring back.
    """

    email: str
    orders: Sequence[Order]
    inquiries: Sequence[Enquiry]
    mails: Sequence[Mail]
    deleted: Sequence[Deletion]

    @property
    def deleted_inquiries(self) -> int:
        """Return the number of deleted enquiries."""
        return len(self.deleted)


def find_held(session: Session, email: str) -> Held:
    """Return the data held under an e-mail address, whatever its case."""
    orders = session.scalars(
        select(Order).where(_same(Order.customer_email, email)).order_by(Order.created_at.desc())
    ).all()
    inquiries = session.scalars(
        select(Enquiry).where(_same(Enquiry.email, email)).order_by(Enquiry.created_at.desc())
    ).all()
    about = or_(
        _same(Mail.to_address, email),
        Mail.order_id.in_([order.id for order in orders]),
        Mail.inquiry_id.in_([inquiry.id for inquiry in inquiries]),
    )
    mails = session.scalars(select(Mail).where(about).order_by(Mail.created_at.desc())).all()
    return Held(email, orders, inquiries, mails, _find_deleted(session, email))


def erase(session: Session, email: str) -> Held:
    """Take the person out of the orders, and remove enquiries and mails.

    The orders keep their lines and sums for the books. Return the data held before. Raises Conflict while an order is
    not finished: the shop still owes something.
    """
    held = find_held(session, email)
    open_ones = sorted(order.order_number for order in held.orders if order.status not in FINISHED)
    if open_ones:
        raise Conflict(f"Order {open_ones[0]} is not finished. Complete or cancel it first; nothing was erased.")
    for table, rows in ((Mail, held.mails), (Enquiry, held.inquiries)):
        session.execute(delete(table).where(table.id.in_([row.id for row in rows])))
    for deletion in held.deleted:
        forget(session, deletion)
    _empty_orders(session, [order.id for order in held.orders])
    return held


def _find_deleted(session: Session, email: str) -> list[Deletion]:
    return [
        deletion
        for deletion in session.scalars(select(Deletion).where(Deletion.kind == "enquiry"))
        for row in Snapshot.from_json(deletion.content).rows[Enquiry.__tablename__]
        if row["email"].lower() == email.lower()
    ]


def _empty_orders(session: Session, ids: list[str]) -> None:
    nobody = {
        "customer_name": ERASED,
        "customer_email": "",
        "customer_phone": None,
        "shipping_address": ERASED,
        "tracking": None,
        "updated_at": now(),
    }
    session.execute(update(Order).where(Order.id.in_(ids)).values(nobody))
    session.execute(update(OrderEvent).where(OrderEvent.order_id.in_(ids)).values(note=None))


def _same(column: InstrumentedAttribute[str], email: str) -> ColumnElement[bool]:
    return func.lower(column) == email.lower()
