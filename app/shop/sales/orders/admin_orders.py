"""The owner's changes of orders."""

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from types import MappingProxyType
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from app.shop.base.errors import Conflict, Invalid
from app.shop.base.rows import count_where
from app.shop.sales.mail.step_mails import tell_tracking
from app.shop.sales.orders.corrections import FIELDS, correct_order
from app.shop.sales.orders.orders import change_status, get_order, next_change
from app.store.sales.orders import CONFIRMED, PENDING, Order, OrderEvent

NOTHING_GIVEN = "Please give a status or a note"
CHANGED_MEANWHILE = "This order was changed meanwhile"
NOTHING: Mapping[str, Any] = MappingProxyType({})
CALLED = {"status": "It", "tracking": "Its tracking"}
WITHDRAWN = "The customer withdrew: {}. No order was confirmed."
OTHERS_BY_NOW = "Changed meanwhile: {}. No order was confirmed."


def change_order(session: Session, order_id: str, changes: Mapping[str, Any]) -> Order:
    """Change an order as `changes` describes. It can be corrected, take a step, or get an internal note, tracking or a
    delivery date. Raises NotFound, Invalid when nothing is given, and Conflict for a wrong step or an outdated
    `updated_at`.
    """
    order = get_order(session, order_id)
    status, note = changes.get("status"), changes.get("note")
    if status is None and note is None and not changes.keys() & {"tracking", "delivered_at", *FIELDS}:
        raise Invalid(NOTHING_GIVEN)
    refuse_outdated(order, changes.get("updated_at"), changes)
    if changes.keys() & set(FIELDS):
        correct_order(session, order, changes)
    if "tracking" in changes and changes["tracking"] != order.tracking:
        order.tracking, order.updated_at = changes["tracking"], next_change(order)
        tell_tracking(session, order)
    if "delivered_at" in changes:
        order.delivered_at = changes["delivered_at"]
    if status is not None:
        change_status(session, order, status, note, despite_withdrawal=changes.get("despite_withdrawal", False))
    elif note is not None:
        order.history.append(OrderEvent(status=order.status, note=note, created_at=next_change(order)))
    return order


def confirm_orders(session: Session, seen: Sequence[tuple[str, datetime]], *, despite_withdrawal: bool = False) -> int:
    """Confirm pending orders that have not changed since they were seen, and return their number. Raises NotFound, and
    Conflict naming the orders that have changed or, unless `despite_withdrawal`, those with an open withdrawal; then
    none is confirmed.
    """
    orders = [(get_order(session, order_id), moment) for order_id, moment in dict(seen).items()]
    others = [
        str(order.order_number) for order, moment in orders if order.status != PENDING or _is_another(order, moment)
    ]
    if others:
        raise Conflict(OTHERS_BY_NOW.format(", ".join(sorted(others))))
    withdrawn = [str(order.order_number) for order, _ in orders if order.withdrawal and order.withdrawal.is_open]
    if withdrawn and not despite_withdrawal:
        raise Conflict(WITHDRAWN.format(", ".join(sorted(withdrawn))))
    for order, _ in orders:
        change_status(session, order, CONFIRMED, despite_withdrawal=True)
    return len(orders)


def get_unchanged(session: Session, order_id: str, seen: datetime | None) -> Order:
    """Return the order with this id. Raises NotFound, and Conflict as `refuse_outdated` does."""
    order = get_order(session, order_id)
    refuse_outdated(order, seen)
    return order


def refuse_outdated(order: Order, seen: datetime | None, wanted: Mapping[str, Any] = NOTHING) -> None:
    """Raise Conflict for an order that was changed since `seen`. The error lists the present status and tracking next
    to the `wanted` ones.
    """
    if seen is not None and _is_another(order, seen):
        both = {field: _say_both(order, field, wanted[field]) for field in CALLED if field in wanted}
        raise Conflict(CHANGED_MEANWHILE, both or None)


def _say_both(order: Order, field: str, wanted: str | None) -> str:
    present = getattr(order, field)
    said = f"{CALLED[field]} is {present or 'none'} by now"
    return f"{said}." if present == wanted else f"{said}, and was not set to {wanted or 'none'}."


def _is_another(order: Order, seen: datetime) -> bool:
    """Compare to the millisecond, as answers show the time."""
    return abs(order.updated_at - seen) >= timedelta(milliseconds=1)


def newest_number(session: Session) -> int:
    """The greatest order number; 0 without orders."""
    return session.scalar(select(func.max(Order.order_number))) or 0


def count_pending(session: Session) -> int:
    """Return the number of pending orders."""
    return count_where(session, Order.status == PENDING)
