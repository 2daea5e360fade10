"""The back office's list of orders: filtered, paged and picked."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta

from sqlalchemy import ColumnElement, Select, Text, and_, cast, func, or_, select
from sqlalchemy.orm import Session, selectinload

from app.shop.sales.daily_sales import begin_of
from app.store.orders import STATUSES, Order, OrderItem

PAGE_SIZE = 50
"""Orders on a page (CONTRACT.md, Orders)."""


@dataclass(frozen=True)
class OrderFilter:
    """Filter of orders.

    The status (or any), the words to be found, the first and last day in the workshop's time zone (or any), and the
    ids (or all).
    """

    status: str | None = None
    search: str = ""
    first: date | None = None
    last: date | None = None
    ids: Sequence[str] = ()


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


def list_orders(session: Session, wanted: OrderFilter, page: int) -> OrderPage:
    """Return a page of the matching orders, newest first."""
    matching = _matches(wanted)
    counts = _count_by_status(session, matching)
    found = find_orders(wanted).limit(PAGE_SIZE).offset((page - 1) * PAGE_SIZE)
    total = counts[wanted.status] if wanted.status else sum(counts.values())
    return OrderPage(session.scalars(found).all(), total, page, PAGE_SIZE, counts)


def find_orders(wanted: OrderFilter) -> Select[Order]:
    """Return the matching orders with their lines and histories, newest first."""
    matching = _matches(wanted)
    return select_orders().where(and_(matching, Order.status == wanted.status) if wanted.status else matching)


def select_orders() -> Select[Order]:
    """All orders with their lines and histories, newest first."""
    whole = select(Order).options(selectinload(Order.items), selectinload(Order.history))
    return whole.order_by(Order.created_at.desc(), Order.order_number.desc())


def _count_by_status(session: Session, matching: ColumnElement[bool]) -> dict[str, int]:
    counted = session.execute(select(Order.status, func.count()).where(matching).group_by(Order.status))
    return dict.fromkeys(STATUSES, 0) | dict(counted.all())


def _matches(wanted: OrderFilter) -> ColumnElement[bool]:
    """Match all of a filter but its status.

    Every word is in the number, the name, the e-mail, the phone or a product's name.
    """
    rules = [_holds(word.removeprefix("#")) for word in wanted.search.split()]
    if wanted.first:
        rules.append(Order.created_at >= begin_of(wanted.first))
    if wanted.last:
        rules.append(Order.created_at < begin_of(wanted.last + timedelta(days=1)))
    if wanted.ids:
        rules.append(Order.id.in_(wanted.ids))
    return and_(True, *rules)


def _holds(word: str) -> ColumnElement[bool]:
    """Find a word in any case.

    SQLite's LIKE knows the two cases of ASCII alone, so other characters are searched in both.
    """
    fields = (cast(Order.order_number, Text), Order.customer_name, Order.customer_email, Order.customer_phone)
    ways = sorted({word, word.lower(), word.upper()} if not word.isascii() else {word})
    named = or_(*(OrderItem.product_name.contains(way, autoescape=True) for way in ways))
    bought = select(OrderItem.id).where(OrderItem.order_id == Order.id, named).exists()
    return or_(bought, *(field.contains(way, autoescape=True) for field in fields for way in ways))
