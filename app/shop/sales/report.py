"""The sales of a period, compared with the period before."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta
from decimal import ROUND_HALF_UP, Decimal

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from app.shop.sales.daily_sales import CENT, DaySales, Sales, add_up, sales_by_day
from app.shop.sales.filled_carts import count_filled_carts
from app.shop.sales.period import Period, moments_of, refuse_wrong, sold_in
from app.shop.sales.returned import Returned, list_returned, sum_returned
from app.store.analytics import DailyVisits
from app.store.orders import CANCELLED, SHOP, Order, OrderItem

BEST_SELLERS = 10
NOTHING = (Decimal(0), Decimal(0))


@dataclass(frozen=True)
class BestSeller:
    """A product, its pieces sold, and the sum of their lines."""

    product_id: str
    name: str
    quantity: int
    total: Decimal


@dataclass(frozen=True)
class TaxOfRate:
    """Orders of one rate: net, tax, and both together.

    Less what came back, of which `returned` is the total.
    """

    rate: str
    net: Decimal
    tax: Decimal
    total: Decimal
    returned: Decimal


@dataclass(frozen=True)
class Funnel:
    """Visits, carts that something was put into, and orders of customers.

    A cart that was ordered counts on the day of its order, another on the day of its opening.
    """

    visits: int
    carts: int
    orders: int


@dataclass(frozen=True)
class SalesReport:
    """Everything that the screen of sales shows.

    `average` is an order's, as it was placed.
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
    refuse_wrong(first, last)
    days = sales_by_day(session, first, last)
    sales = add_up(days)
    length = last - first + timedelta(days=1)
    returned = list_returned(session, *moments_of((first, last)))
    return SalesReport(
        first=first,
        last=last,
        sales=sales,
        average=((sales.total + sales.returned) / (sales.orders or 1)).quantize(CENT, ROUND_HALF_UP),
        before=add_up(sales_by_day(session, first - length, last - length)),
        rows=group_days(days, unit),
        best_sellers=_best_sellers(session, (first, last), returned),
        taxes=_taxes(session, (first, last), returned),
        funnel=_funnel(session, (first, last)),
    )


def group_days(days: Sequence[DaySales], unit: str) -> list[DaySales]:
    """Return the sales of each day, week or month.

    Under its first day; a week begins on Monday.
    """
    begin = _BEGINS[unit]
    groups: dict[date, list[DaySales]] = {}
    for day in days:
        groups.setdefault(begin(day.date), []).append(day)
    return [DaySales(**vars(add_up(found)), date=begun) for begun, found in groups.items()]


_BEGINS: dict[str, Callable[[date], date]] = {
    "day": lambda day: day,
    "week": lambda day: day - timedelta(days=day.weekday()),
    "month": lambda day: day.replace(day=1),
}


def _best_sellers(session: Session, period: Period, returned: Sequence[Returned]) -> list[BestSeller]:
    back = {each.product_id for each in returned}
    pieces = func.sum(OrderItem.quantity)
    found = (
        select(OrderItem.product_id, func.max(OrderItem.product_name), pieces, func.sum(OrderItem.subtotal))
        .join(Order, Order.id == OrderItem.order_id)
        .where(*sold_in(period))
        .group_by(OrderItem.product_id)
        .order_by(pieces.desc(), func.max(OrderItem.product_name))
        # Only what came back falls in rank: behind these none can rise to the best.
        .limit(BEST_SELLERS + len(back))
    )
    sold = [_less_returned(BestSeller(*row), returned) for row in session.execute(found)]
    sold.sort(key=lambda each: (-each.quantity, each.name))
    return [each for each in sold if each.quantity > 0][:BEST_SELLERS]


def _less_returned(sold: BestSeller, returned: Sequence[Returned]) -> BestSeller:
    back = [each for each in returned if each.product_id == sold.product_id]
    quantity, total = sum(each.quantity for each in back), sum((each.goods for each in back), Decimal(0))
    return replace(sold, quantity=sold.quantity - quantity, total=sold.total - total)


def _taxes(session: Session, period: Period, returned: Sequence[Returned]) -> list[TaxOfRate]:
    sums = select(Order.tax_rate, func.sum(Order.tax), func.sum(Order.total)).where(*sold_in(period))
    sold = {rate: (tax, total) for rate, tax, total in session.execute(sums.group_by(Order.tax_rate))}
    rates = sorted({*sold, *(each.tax_rate for each in returned)}, key=Decimal, reverse=True)
    return [_tax_of(rate, sold.get(rate, NOTHING), returned) for rate in rates]


def _tax_of(rate: str, sold: tuple[Decimal, Decimal], returned: Sequence[Returned]) -> TaxOfRate:
    back = [each for each in returned if each.tax_rate == rate]
    tax, total = sold[0] - sum((each.tax for each in back), Decimal(0)), sold[1] - sum_returned(back)
    return TaxOfRate(rate, total - tax, tax, total, sum_returned(back))


def _funnel(session: Session, period: Period) -> Funnel:
    begin, end = moments_of(period)
    visits = select(func.coalesce(func.sum(DailyVisits.count), 0)).where(
        DailyVisits.day >= period[0].isoformat(), DailyVisits.day <= period[1].isoformat()
    )
    ordered = select(func.count(), func.count().filter(Order.status != CANCELLED)).where(
        Order.created_at >= begin, Order.created_at < end, Order.source == SHOP
    )
    all_orders, orders = session.execute(ordered).one()
    carts = all_orders + count_filled_carts(session, period[0], period[1])
    return Funnel(session.scalar(visits) or 0, carts, orders)
