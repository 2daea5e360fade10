"""Orders and payments without the person that they were for."""

from collections.abc import Sequence

from sqlalchemy import ColumnElement, case, func, select, update
from sqlalchemy.orm import Session

from app.store.database.base import now
from app.store.sales.carts import CartItem
from app.store.sales.orders import ERASED, Order, OrderEvent, OrderItem
from app.store.sales.payments import SLIP, Payment

NO_VEHICLE = {"model_id": None, "vehicle_year": None, "engine_id": None, "vehicle": None}
_REASON = case((func.lower(Payment.reason) == SLIP.lower(), Payment.reason))
"""Of the owner's words only those stay on which the payment state depends."""


def empty_orders(session: Session, ids: Sequence[str]) -> None:
    """Take the person out of orders; lines and sums stay."""
    nobody = {
        "contact_id": None,
        "customer_name": ERASED,
        "customer_email": "",
        "customer_phone": None,
        "shipping_address": ERASED,
        "tracking": None,
        "updated_at": now(),
    }
    session.execute(update(Order).where(Order.id.in_(ids)).values(nobody))
    session.execute(update(OrderItem).where(OrderItem.order_id.in_(ids)).values(vehicle=None, fit=None, fit_note=None))
    carts = select(Order.cart_id).where(Order.id.in_(ids))
    session.execute(update(CartItem).where(CartItem.cart_id.in_(carts)).values(NO_VEHICLE))
    session.execute(update(OrderEvent).where(OrderEvent.order_id.in_(ids)).values(note=None))
    empty_payments(session, Payment.order_id.in_(ids))


def empty_payments(session: Session, which: ColumnElement[bool]) -> None:
    """Take the links and the owner's words out of payments."""
    session.execute(update(Payment).where(which).values(url=None, reason=_REASON))
