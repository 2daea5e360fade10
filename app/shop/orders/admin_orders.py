"""Orders in the back office.

The list, and the owner's changes of one.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import ColumnElement, Select, Text, and_, cast, func, or_, select
from sqlalchemy.orm import Session, selectinload

from app.shop.errors import Conflict, Invalid
from app.shop.mail.step_mails import tell_tracking
from app.shop.orders.corrections import FIELDS, correct_order
from app.shop.orders.orders import change_status, get_order, next_change
from app.store.orders import PENDING, STATUSES, Order, OrderEvent, OrderItem

PAGE_SIZE = 50
"""Orders on a page (CONTRACT.md, Orders)."""
NOTHING_GIVEN = "Please give a status or a note"
CHANGED_MEANWHILE = "This order was changed meanwhile"


@dataclass(frozen=True)
class OrderPage:
    """One page of the orders that match.

    Also how many match in all; `counts` by status, for every status.
    """

    orders: Sequence[Order]
    total: int
    page: int
    page_size: int
    counts: dict[str, int]


def list_orders(session: Session, status: str | None, search: str, page: int) -> OrderPage:
    """Return a page of the matching orders, newest first.

    They have the status (or any) and match the search.
    """
    matching = _matches(search)
    counts = _count_by_status(session, matching)
    wanted = and_(matching, Order.status == status) if status else matching
    found = select_orders().where(wanted).limit(PAGE_SIZE).offset((page - 1) * PAGE_SIZE)
    total = counts[status] if status else sum(counts.values())
    return OrderPage(session.scalars(found).all(), total, page, PAGE_SIZE, counts)


def select_orders() -> Select[Order]:
    """All orders with their lines and histories, newest first."""
    whole = select(Order).options(selectinload(Order.items), selectinload(Order.history))
    return whole.order_by(Order.created_at.desc(), Order.order_number.desc())


def change_order(session: Session, order_id: str, changes: Mapping[str, Any]) -> Order:
    """Change an order by whatever `changes` holds.

    Correct it, take a step, keep an internal note or the tracking. Raises NotFound, Invalid when nothing is given,
    Conflict for a wrong step and for `updated_at` no longer true.
    """
    order = get_order(session, order_id)
    status, note = changes.get("status"), changes.get("note")
    if status is None and note is None and not changes.keys() & {"tracking", *FIELDS}:
        raise Invalid(NOTHING_GIVEN)
    _refuse_outdated(order, changes.get("updated_at"))
    if changes.keys() & set(FIELDS):
        correct_order(session, order, changes)
    if "tracking" in changes and changes["tracking"] != order.tracking:
        order.tracking, order.updated_at = changes["tracking"], next_change(order)
        tell_tracking(session, order)
    if status is not None:
        change_status(session, order, status, note)
    elif note is not None:
        order.history.append(OrderEvent(status=order.status, note=note, created_at=next_change(order)))
    return order


def _refuse_outdated(order: Order, seen: datetime | None) -> None:
    """To the millisecond, as answers show the time."""
    if seen is not None and abs(order.updated_at - seen) >= timedelta(milliseconds=1):
        raise Conflict(CHANGED_MEANWHILE)


def newest_number(session: Session) -> int:
    """The greatest order number; 0 without orders."""
    return session.scalar(select(func.max(Order.order_number))) or 0


def count_pending(session: Session) -> int:
    """Return the number of pending orders."""
    return session.scalar(select(func.count()).where(Order.status == PENDING)) or 0


def _count_by_status(session: Session, matching: ColumnElement[bool]) -> dict[str, int]:
    counted = session.execute(select(Order.status, func.count()).where(matching).group_by(Order.status))
    return dict.fromkeys(STATUSES, 0) | dict(counted.all())


def _matches(search: str) -> ColumnElement[bool]:
    """Find a search's words in an order.

    Every word is in the number, the name, the e-mail, the phone or a product's name.
    """
    return and_(True, *(_holds(word.removeprefix("#")) for word in search.split()))


def _holds(word: str) -> ColumnElement[bool]:
    """Find a word in any case.

    SQLite's LIKE knows the two cases of ASCII alone, so other characters are searched in both.
    """
    fields = (cast(Order.order_number, Text), Order.customer_name, Order.customer_email, Order.customer_phone)
    ways = sorted({word, word.lower(), word.upper()} if not word.isascii() else {word})
    named = or_(*(OrderItem.product_name.contains(way, autoescape=True) for way in ways))
    bought = select(OrderItem.id).where(OrderItem.order_id == Order.id, named).exists()
    return or_(bought, *(field.contains(way, autoescape=True) for field in fields for way in ways))
