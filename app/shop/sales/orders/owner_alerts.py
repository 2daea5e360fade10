"""Newly arrived orders and enquiries, for the owner's alerts."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.store.customers.enquiries import Enquiry
from app.store.sales.orders import SHOP, Order


def orders_since(session: Session, moment: datetime) -> Sequence[Order]:
    """Return the customers' orders since a moment, by order number. Orders entered by the owner are left out, because
    they are no news to the owner.
    """
    found = select(Order).where(Order.created_at >= moment, Order.source == SHOP).order_by(Order.order_number)
    return session.scalars(found).all()


def enquiries_since(session: Session, moment: datetime) -> Sequence[Enquiry]:
    """Return the enquiries received at or after this moment, oldest first."""
    found = select(Enquiry).where(Enquiry.created_at >= moment).order_by(Enquiry.created_at)
    return session.scalars(found).all()
