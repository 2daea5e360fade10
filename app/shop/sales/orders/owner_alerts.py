"""Newly arrived orders and enquiries, for the owner's alerts.

They are read on the driver, by the columns that an alert shows: the desktop program asks every two seconds, and would
hold the tables of the whole shop in memory for it.
"""

from collections.abc import Sequence
from datetime import datetime
from decimal import Decimal
from typing import NamedTuple

from sqlalchemy import text
from sqlalchemy.orm import Session

from app.store.database.prepared import Prepared
from app.store.database.types import show_number, write_time

_ORDERS = Prepared(
    text("""
        SELECT id, order_number, customer_name, total FROM orders
        WHERE created_at >= :since AND source = 'shop' ORDER BY order_number
    """)
)
_ENQUIRIES = Prepared(text("SELECT id, name FROM contact_inquiries WHERE created_at >= :since ORDER BY created_at"))


class ArrivedOrder(NamedTuple):
    """An order that has just arrived."""

    id: str
    order_number: int
    customer_name: str
    total: Decimal


class ArrivedEnquiry(NamedTuple):
    """An enquiry that has just arrived."""

    id: str
    name: str


def orders_since(session: Session, moment: datetime) -> Sequence[ArrivedOrder]:
    """Return the customers' orders since a moment, by order number. Orders entered by the owner are left out, because
    they are no news to the owner.
    """
    rows = _ORDERS.read(session, {"since": write_time(moment)})
    return [
        ArrivedOrder(row_id, show_number(number), name, Decimal(cents) / 100) for row_id, number, name, cents in rows
    ]


def enquiries_since(session: Session, moment: datetime) -> Sequence[ArrivedEnquiry]:
    """Return the enquiries received at or after this moment, oldest first."""
    return [ArrivedEnquiry(*row) for row in _ENQUIRIES.read(session, {"since": write_time(moment)})]
