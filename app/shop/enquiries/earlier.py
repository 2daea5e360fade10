"""Earlier orders and enquiries of a person."""

import re
from dataclasses import dataclass
from datetime import datetime
from functools import reduce
from typing import Any

from sqlalchemy import ColumnElement, false, func, or_, select
from sqlalchemy.orm import Session

from app.shop.mail.headers import one_line
from app.store.enquiries import Enquiry
from app.store.orders import Order

MOST = 20
TITLE_LENGTH = 80
LEAST_DIGITS = 7
"""Last digits by which two phone numbers are one: +353 56 123 4567 and 056 123 4567."""
BETWEEN_DIGITS = (" ", "-", "/", "(", ")", ".")


@dataclass(frozen=True)
class Earlier:
    """An order or an enquiry.

    `title` is a number or the first words.
    """

    kind: str
    id: str
    title: str
    state: str
    created_at: datetime


def list_earlier(session: Session, enquiry: Enquiry) -> list[Earlier]:
    """Return what the same e-mail address or phone sent before.

    The newest first, at most twenty.
    """
    found = [*_orders(session, enquiry), *_enquiries(session, enquiry)]
    return sorted(found, key=lambda each: each.created_at, reverse=True)[:MOST]


def _orders(session: Session, enquiry: Enquiry) -> list[Earlier]:
    same = _is_same(enquiry, Order.customer_email, Order.customer_phone) & (Order.created_at < enquiry.created_at)
    rows = session.scalars(select(Order).where(same).order_by(Order.created_at.desc()).limit(MOST))
    return [Earlier("order", each.id, str(each.order_number), each.status, each.created_at) for each in rows]


def _enquiries(session: Session, enquiry: Enquiry) -> list[Earlier]:
    same = _is_same(enquiry, Enquiry.email, Enquiry.phone) & (Enquiry.created_at < enquiry.created_at)
    rows = session.scalars(select(Enquiry).where(same).order_by(Enquiry.created_at.desc()).limit(MOST))
    return [
        Earlier("enquiry", each.id, one_line(each.message)[:TITLE_LENGTH], each.stage, each.created_at) for each in rows
    ]


def _is_same(enquiry: Enquiry, email: Any, phone: Any) -> ColumnElement[bool]:
    digits = re.sub(r"[^0-9]", "", enquiry.phone or "")[-LEAST_DIGITS:]
    by_phone = _digits(phone).endswith(digits) if len(digits) == LEAST_DIGITS else false()
    return or_(func.lower(email) == func.lower(enquiry.email), by_phone)


def _digits(phone: Any) -> Any:
    """The phone number of a row without what stands between its digits."""
    return reduce(lambda number, letter: func.replace(number, letter, ""), BETWEEN_DIGITS, phone)
