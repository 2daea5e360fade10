"""The back office's list of orders: filtered, paged and picked."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta
from typing import Any

from sqlalchemy import ColumnElement, Select, SQLColumnExpression, Text, and_, cast, func, or_, select
from sqlalchemy.orm import Session, lazyload, load_only, selectinload

from app import practice
from app.shop.base.paged import Paged
from app.shop.base.workshop_days import begin_of
from app.shop.sales.orders.payment_groups import PAYMENT_GROUPS, has_payment, needs_look, payment_group, tracks_payments
from app.store.catalogue.products import Product
from app.store.sales.orders import STATUSES, Order, OrderItem

PAGE_SIZE = 50
"""Orders on a page (CONTRACT.md, Orders)."""
WITH_PLACES = (
    selectinload(Order.items)
    .selectinload(OrderItem.product)
    .options(load_only(Product.place), lazyload(Product.image), lazyload(Product.image2))
)
"""The list needs nothing else of the products."""


@dataclass(frozen=True)
class OrderFilter:
    """The filter of the order list. Each field may be left empty: the status, the group of payment states, the words to
    find, the first and last day in the workshop's time zone, and the ids.
    """

    status: str | None = None
    payment: str | None = None
    search: str = ""
    first: date | None = None
    last: date | None = None
    ids: Sequence[str] = ()


@dataclass(frozen=True)
class OrderPage(Paged[Order]):
    """One page of the matching orders, with the number of all matches. `counts` has every status and `payment_counts`
    every group of payment states, each with the filter but without the field being counted. `payments_to_check`
    counts all orders with a note on a card payment, without the filter.
    """

    counts: dict[str, int]
    payment_counts: dict[str, int]
    payments_to_check: int
    tracks_payments: bool


def list_orders(session: Session, wanted: OrderFilter, page: int) -> OrderPage:
    """Return a page of the matching orders, newest first."""
    counts = _count(session, Order.status, STATUSES, replace(wanted, status=None))
    payments = _count(session, payment_group(), PAYMENT_GROUPS, replace(wanted, payment=None))
    found = find_orders(wanted).limit(PAGE_SIZE).offset((page - 1) * PAGE_SIZE)
    total = counts[wanted.status] if wanted.status else sum(counts.values())
    orders = session.scalars(found.options(WITH_PLACES)).all()
    to_check = session.scalar(select(func.count()).select_from(Order).where(needs_look())) or 0
    return OrderPage(orders, total, page, PAGE_SIZE, counts, payments, to_check, tracks_payments(session))


def find_orders(wanted: OrderFilter) -> Select[Order]:
    """Return the matching orders with lines, histories and payments, newest first."""
    return select_orders().where(_matches(wanted))


def select_orders() -> Select[Order]:
    """All orders with lines, histories and payments, newest first."""
    whole = select(Order).options(
        selectinload(Order.items).selectinload(OrderItem.returns),
        selectinload(Order.history),
        selectinload(Order.payments),
        selectinload(Order.withdrawals),
    )
    return whole.order_by(Order.created_at.desc(), Order.order_number.desc())


def _count(session: Session, key: SQLColumnExpression[Any], keys: Sequence[str], wanted: OrderFilter) -> dict[str, int]:
    counted = session.execute(select(key, func.count()).where(_matches(wanted)).group_by(key))
    found: dict[str | None, int] = dict(counted.all())
    return {each: found.get(each, 0) for each in keys}


def _matches(wanted: OrderFilter) -> ColumnElement[bool]:
    """Match every word in number, name, e-mail, phone, discount code or a product's name."""
    rules = [_holds(word.removeprefix("#")) for word in wanted.search.split()]
    if wanted.status:
        rules.append(Order.status == wanted.status)
    if wanted.payment:
        rules.append(has_payment(wanted.payment))
    if wanted.first:
        rules.append(Order.created_at >= begin_of(wanted.first))
    if wanted.last:
        rules.append(Order.created_at < begin_of(wanted.last + timedelta(days=1)))
    if wanted.ids:
        rules.append(Order.id.in_(wanted.ids))
    return and_(True, *rules)


def _holds(word: str) -> ColumnElement[bool]:
    """Return the condition that finds a word in upper or lower case. The number of a paper of a refund, such as
    1001-R1, finds its order. SQLite's LIKE ignores case only for ASCII
    characters, so a word with other characters is searched in both cases.
    """
    whose = (Order.customer_name, Order.customer_email, Order.customer_phone)
    number = re.sub(r"(?i)(?<=[0-9])-r[0-9]+$", "", practice.without_series(word))
    numbered = cast(Order.order_number, Text).contains(number, autoescape=True)
    fields = (*whose, Order.discount_code)
    ways = sorted({word, word.lower(), word.upper()} if not word.isascii() else {word})
    named = or_(*(OrderItem.product_name.contains(way, autoescape=True) for way in ways))
    bought = select(OrderItem.id).where(OrderItem.order_id == Order.id, named).exists()
    return or_(bought, numbered, *(field.contains(way, autoescape=True) for field in fields for way in ways))
