"""Orders, jobs, enquiries and withdrawals of a person."""

import re
from dataclasses import dataclass
from datetime import datetime
from functools import reduce
from typing import Any

from sqlalchemy import ColumnElement, and_, false, func, or_, select
from sqlalchemy.orm import Session, lazyload, selectinload

from app.contract.customers.admin_enquiries import EarlierView
from app.shop.sales.mail.headers import one_line
from app.store.customers.enquiries import Enquiry
from app.store.sales.orders import Order, OrderItem
from app.store.sales.withdrawals import Withdrawal
from app.store.workshop.jobs import Job

MOST = 100
"""The newest of each kind."""
TITLE_LENGTH = 80
LEAST_DIGITS = 7
"""Last digits by which two phone numbers are one: +353 56 123 4567 and 056 123 4567."""
BETWEEN_DIGITS = (" ", "-", "/", "(", ")", ".")


@dataclass(frozen=True)
class Whose:
    """A person, identified by a customer's id, an e-mail address and a phone number. Entries without a customer belong
    to them if the address or number matches.
    """

    contact_id: str | None
    email: str | None
    phone: str | None


def list_history(session: Session, whose: Whose, before: datetime | None = None) -> list[EarlierView]:
    """Return a person's orders, jobs, enquiries and withdrawals, newest first. If `before` is given, only older ones
    are returned.
    """
    kinds = (_orders, _jobs, _enquiries, _withdrawals)
    found = [entry for entries in kinds for entry in entries(session, whose)]
    wanted = [each for each in found if before is None or each.created_at < before]
    return sorted(wanted, key=lambda each: each.created_at, reverse=True)


def _orders(session: Session, whose: Whose) -> list[EarlierView]:
    same = _is_of(whose, Order, _is_same_person(whose.email, whose.phone, Order.customer_email, Order.customer_phone))
    returned = selectinload(Order.items).selectinload(OrderItem.returns)
    paid = (selectinload(Order.payments), selectinload(Order.withdrawals), returned)
    rows = session.scalars(select(Order).where(same).options(*paid).order_by(Order.created_at.desc()).limit(MOST))
    return [EarlierView.from_row(each, kind="order", title=str(each.order_number), state=each.status) for each in rows]


def _jobs(session: Session, whose: Whose) -> list[EarlierView]:
    wanted = select(Job).where(Job.contact_id == (whose.contact_id or ""))
    loaded = (lazyload(Job.lines), selectinload(Job.payments))
    rows = session.scalars(wanted.options(*loaded).order_by(Job.number.desc()).limit(MOST))
    return [EarlierView.from_row(each, kind="job", title=str(each.number), state=each.status) for each in rows]


def _enquiries(session: Session, whose: Whose) -> list[EarlierView]:
    same = _is_of(whose, Enquiry, _is_same_person(whose.email, whose.phone, Enquiry.email, Enquiry.phone))
    rows = session.scalars(select(Enquiry).where(same).order_by(Enquiry.created_at.desc()).limit(MOST))
    return [
        EarlierView.from_row(
            each,
            kind="enquiry",
            title=one_line(each.message)[:TITLE_LENGTH],
            state=each.stage,
            total=None,
            owed=None,
        )
        for each in rows
    ]


def _withdrawals(session: Session, whose: Whose) -> list[EarlierView]:
    of_orders = Withdrawal.order_id.in_(select(Order.id).where(Order.contact_id == (whose.contact_id or "")))
    of_nobody = Withdrawal.order_id.in_(select(Order.id).where(Order.contact_id.is_(None)))
    by_email = _is_same_person(whose.email, None, Withdrawal.email, None)
    same = or_(of_orders, and_(or_(Withdrawal.order_id.is_(None), of_nobody), by_email))
    rows = session.scalars(select(Withdrawal).where(same).order_by(Withdrawal.received_at.desc()).limit(MOST))
    return [
        EarlierView(
            kind="withdrawal",
            id=each.id,
            title=str(each.reference),
            state=each.status,
            created_at=each.received_at,
            total=None,
            owed=None,
        )
        for each in rows
    ]


def _is_of(whose: Whose, table: type[Order] | type[Enquiry], same: ColumnElement[bool]) -> ColumnElement[bool]:
    return or_(table.contact_id == (whose.contact_id or ""), and_(table.contact_id.is_(None), same))


def _is_same_person(email: str | None, phone: str | None, emails: Any, phones: Any) -> ColumnElement[bool]:
    """Return the condition on a table's columns of e-mail and phone."""
    digits = _last_digits(phone)
    by_email = func.lower(emails) == func.lower(email) if email else false()
    return or_(by_email, _digits_of(phones).endswith(digits) if digits else false())


def _last_digits(phone: str | None) -> str | None:
    """Return the digits that find a phone number; None for too few."""
    digits = re.sub(r"[^0-9]", "", phone or "")[-LEAST_DIGITS:]
    return digits if len(digits) == LEAST_DIGITS else None


def _digits_of(phones: Any) -> Any:
    """Return a phone number of a row without the characters between its digits."""
    return reduce(lambda number, letter: func.replace(number, letter, ""), BETWEEN_DIGITS, phones)
