"""The sales of a period, compared with the period before."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from decimal import ROUND_HALF_UP, Decimal

from sqlalchemy import ColumnElement, distinct, func, select
from sqlalchemy.orm import Session

from app.shop.errors import invalid_field
from app.shop.sales.daily_sales import CENT, DaySales, Sales, add_up, begin_of, sales_by_day, workshop_day
from app.store.analytics import DailyVisits
from app.store.carts import ACTIVE, Cart, CartItem
from app.store.orders import CANCELLED, SHOP, Order, OrderItem

BEST_SELLERS = 10
LONGEST = timedelta(days=3660)
COLUMNS = ("date", "orderNumber", "customerName", "status", "taxRate", "net", "tax", "total")
BACKWARDS = "The last day must not lie before the first"
TOO_LONG = "Please choose at most ten years"
Period = tuple[date, date]


@dataclass(frozen=True)
class BestSeller:
    """A product, its pieces sold, and the sum of their lines."""

    product_id: str
    name: str
    quantity: int
    total: Decimal


@dataclass(frozen=True)
class TaxOfRate:
    """Orders of one rate: net, tax, and both together."""

    rate: str
    net: Decimal
    tax: Decimal
    total: Decimal


@dataclass(frozen=True)
class Funnel:
    """Visits, carts with something in them, and orders of customers.

    Carts that nobody touched for the days of retention are gone, and not counted.
    """

    visits: int
    carts: int
    orders: int


@dataclass(frozen=True)
class SalesReport:
    """Everything that the screen of sales shows.

    `average` is an order's.
    """

    first: date
    last: date
    sales: Sales
    average: Decimal
    before: Sales
    rows: list[DaySales]
    best_sellers: list[BestSeller]
    taxes: list[TaxOfRate]
    funnel: Funnel


def read_report(session: Session, first: date, last: date, unit: str) -> SalesReport:
    """Return the sales from `first` to `last`.

    In rows of a `unit`: "day", "week" or "month". The period before has as many days and ends the day
    before `first`. Raises Invalid for a last day before the first and for more than ten years.
    """
    _refuse_wrong(first, last)
    days = sales_by_day(session, first, last)
    sales = add_up(days)
    length = last - first + timedelta(days=1)
    return SalesReport(
        first=first,
        last=last,
        sales=sales,
        average=(sales.total / (sales.orders or 1)).quantize(CENT, ROUND_HALF_UP),
        before=add_up(sales_by_day(session, first - length, last - length)),
        rows=group_days(days, unit),
        best_sellers=_best_sellers(session, (first, last)),
        taxes=_taxes(session, (first, last)),
        funnel=_funnel(session, (first, last)),
    )


def list_sales(session: Session, first: date, last: date) -> Iterator[tuple[object, ...]]:
    """Return the cells of `COLUMNS` for each order.

    Those of the period, oldest first. Cancelled ones are left out. Raises Invalid as `read_report` does.
    """
    _refuse_wrong(first, last)
    found = select(Order).where(*_sold((first, last))).order_by(Order.order_number)
    return (_cells(order) for order in session.scalars(found))


def _cells(order: Order) -> tuple[object, ...]:
    order_cells = (workshop_day(order.created_at), order.order_number, order.customer_name, order.status)
    return *order_cells, order.tax_rate, order.total - order.tax, order.tax, order.total


def _refuse_wrong(first: date, last: date) -> None:
    if last < first:
        raise invalid_field("to", BACKWARDS)
    if last - first > LONGEST:
        raise invalid_field("to", TOO_LONG)


def group_days(days: Sequence[DaySales], unit: str) -> list[DaySales]:
    """Return the sales of each day, week or month.

    Under its first day; a week begins on Monday.
    """
    begin = _BEGINS[unit]
    groups: dict[date, list[DaySales]] = {}
    for day in days:
        groups.setdefault(begin(day.date), []).append(day)
    sums = {begun: add_up(found) for begun, found in groups.items()}
    return [DaySales(orders=found.orders, total=found.total, date=begun) for begun, found in sums.items()]


_BEGINS: dict[str, Callable[[date], date]] = {
    "day": lambda day: day,
    "week": lambda day: day - timedelta(days=day.weekday()),
    "month": lambda day: day.replace(day=1),
}


def _moments(period: Period) -> tuple[datetime, datetime]:
    return begin_of(period[0]), begin_of(period[1] + timedelta(days=1))


def _sold(period: Period) -> tuple[ColumnElement[bool], ...]:
    begin, end = _moments(period)
    return Order.created_at >= begin, Order.created_at < end, Order.status != CANCELLED


def _best_sellers(session: Session, period: Period) -> list[BestSeller]:
    pieces = func.sum(OrderItem.quantity)
    found = (
        select(OrderItem.product_id, func.max(OrderItem.product_name), pieces, func.sum(OrderItem.subtotal))
        .join(Order, Order.id == OrderItem.order_id)
        .where(*_sold(period))
        .group_by(OrderItem.product_id)
        .order_by(pieces.desc(), func.max(OrderItem.product_name))
        .limit(BEST_SELLERS)
    )
    return [BestSeller(*row) for row in session.execute(found)]


def _taxes(session: Session, period: Period) -> list[TaxOfRate]:
    sums = select(Order.tax_rate, func.sum(Order.tax), func.sum(Order.total)).where(*_sold(period))
    rows = session.execute(sums.group_by(Order.tax_rate)).all()
    ordered = sorted(rows, key=lambda row: Decimal(row[0]), reverse=True)
    return [TaxOfRate(rate, total - tax, tax, total) for rate, tax, total in ordered]


def _funnel(session: Session, period: Period) -> Funnel:
    begin, end = _moments(period)
    visits = select(func.coalesce(func.sum(DailyVisits.count), 0)).where(
        DailyVisits.day >= period[0].isoformat(), DailyVisits.day <= period[1].isoformat()
    )
    filled = select(func.count(distinct(CartItem.cart_id))).join(Cart, Cart.id == CartItem.cart_id)
    waiting = filled.where(Cart.created_at >= begin, Cart.created_at < end, Cart.status == ACTIVE)
    orders = session.scalar(select(func.count()).where(*_sold(period), Order.source == SHOP)) or 0
    return Funnel(session.scalar(visits) or 0, (session.scalar(waiting) or 0) + orders, orders)
