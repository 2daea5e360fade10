"""The sales of a period, compared with the period before."""

from collections import defaultdict
from collections.abc import Collection, Sequence
from datetime import timedelta
from decimal import ROUND_HALF_UP, Decimal

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from app.contract.sales.reports import (
    AmountsView,
    CategoryAmountsView,
    MethodAmountsView,
    RateAmountsView,
    SalesReportView,
    TopProductView,
)
from app.shop.sales.report.amounts import amounts_of, euros, group_days
from app.shop.sales.report.basis import BasisName, offered_bases
from app.shop.sales.report.counting import PeriodCounts, count_sales, count_total
from app.shop.sales.report.daily_sales import CENT
from app.shop.sales.report.funnel import read_funnel, read_owed
from app.shop.sales.report.job_payments import count_jobs
from app.shop.sales.report.period import Period, refuse_wrong
from app.shop.sales.report.sales_counts import Sums
from app.store.catalogue.products import Product
from app.store.sales.orders import OrderItem
from app.store.workshop.jobs import JobLine


def read_report(session: Session, period: Period, basis: BasisName | None, unit: str) -> SalesReportView:
    """Return the sales of a period, compared with the period before.

    Without a basis, the last basis that has any entries is used. The rows are grouped by `unit`: "day", "week" or
    "month". The period before has as many days and ends the day before. Raises Invalid for a last day before the first
    one and for more than ten years.
    """
    refuse_wrong(*period)
    bases = offered_bases(session)
    chosen = basis or bases[-1]
    counts = count_sales(session, chosen, period)
    return SalesReportView(
        basis=chosen,
        bases=bases,
        sales=AmountsView(**amounts_of(counts.total)),
        jobs=count_jobs(session, chosen, period),
        jobs_before=count_jobs(session, chosen, _before(period)),
        average=_average(counts.total),
        before=AmountsView(**amounts_of(count_total(session, chosen, _before(period)))),
        rows=group_days(counts.days, period, unit),
        by_rate=_by_rate(counts),
        by_method=_by_method(counts),
        by_category=_by_category(counts),
        top_products=_name_products(session, counts.best),
        owed=read_owed(session, period),
        funnel=read_funnel(session, period),
    )


def _before(period: Period) -> Period:
    length = period[1] - period[0] + timedelta(days=1)
    return period[0] - length, period[1] - length


def _average(total: Sums) -> Decimal:
    return (euros(total.gross + total.refunds) / (total.orders or 1)).quantize(CENT, ROUND_HALF_UP)


def _by_rate(counts: PeriodCounts) -> list[RateAmountsView]:
    """Highest first; "13.50" and "13.5" are one rate."""
    rates: defaultdict[Decimal, Sums] = defaultdict(Sums)
    for rate, sums in counts.rates.items():
        rates[Decimal(rate)].add_sums(sums)
    found = ((rate, sums) for rate, sums in sorted(rates.items(), reverse=True) if sums.is_anything)
    return [RateAmountsView(**amounts_of(sums), rate=f"{rate.normalize():f}") for rate, sums in found]


def _by_category(counts: PeriodCounts) -> list[CategoryAmountsView]:
    by_gross = sorted(counts.categories.items(), key=_most_first)
    return [CategoryAmountsView(**amounts_of(sums), category=name) for name, sums in by_gross if sums.is_anything]


def _by_method(counts: PeriodCounts) -> list[MethodAmountsView]:
    by_gross = sorted(counts.methods.items(), key=_most_first)
    return [MethodAmountsView(**amounts_of(sums), method=method) for method, sums in by_gross if sums.is_anything]


def _most_first(named: tuple[str | None, Sums]) -> tuple[int, str]:
    return -named[1].gross, named[0] or ""


def _name_products(session: Session, top: Sequence[tuple[str, Sums]]) -> list[TopProductView]:
    """Return products by the names that they have now."""
    names = _read_names(session, [product_id for product_id, _ in top])
    return [
        TopProductView(
            product_id=each,
            name=names[each],
            quantity=sums.quantity,
            gross=euros(sums.gross),
            net=euros(sums.gross - sums.tax),
        )
        for each, sums in top
    ]


def _read_names(session: Session, ids: Collection[str]) -> dict[str, str]:
    """Return the names of products. A deleted product has the name that it was sold by."""
    names = dict(session.execute(select(Product.id, Product.name).where(Product.id.in_(ids))).all())
    for product_id, name in ((OrderItem.product_id, OrderItem.product_name), (JobLine.product_id, JobLine.text)):
        gone = [each for each in ids if each not in names]
        sold = select(product_id, func.max(name)).where(product_id.in_(gone)).group_by(product_id)
        names |= {each: said for each, said in session.execute(sold) if each}
    return names
