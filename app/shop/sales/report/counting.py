"""A period counted on a basis."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date

from sqlalchemy import not_, select
from sqlalchemy.orm import Session

from app.shop.sales.report.basis import BASES, INVOICED, ORDERED, Basis, BasisName
from app.shop.sales.report.entries import SalesEntry
from app.shop.sales.report.invoiced import list_documents
from app.shop.sales.report.ordered import list_orders_and_returns, list_returned
from app.shop.sales.report.period import Period, moments_of
from app.shop.sales.report.product_sums import read_product_sums, read_rate_sums
from app.shop.sales.report.received import list_payments
from app.shop.sales.report.sales_counts import SalesCounts, Sums
from app.shop.sales.report.sums import EntryGroup, read_groups, whole
from app.store.sales.orders import Order


@dataclass(frozen=True)
class PeriodCounts:
    """The sums of a period; of its products only the best."""

    total: Sums
    days: Mapping[date, Sums]
    methods: Mapping[str | None, Sums]
    rates: Mapping[str, Sums]
    categories: Mapping[str | None, Sums]
    best: list[tuple[str, Sums]]


def count_sales(session: Session, name: BasisName, period: Period) -> PeriodCounts:
    """Return the sums of a period by everything that a report has."""
    counts, groups = _count_entries(session, name, BASES[name], period)
    sold = read_product_sums(session, BASES[name], period, groups, counts.products)
    sold.categories[None].add_sums(counts.add_rates(groups, sold.rates))
    return PeriodCounts(counts.total, counts.days, counts.methods, counts.rates, sold.categories, sold.best)


def count_rates(session: Session, name: BasisName, basis: Basis, period: Period) -> SalesCounts:
    """Return the sums by day, method and rate, without those of products, which are half of the work.

    The basis has a part of the rows of the one with this name.
    """
    counts, groups = _count_entries(session, name, basis, period)
    counts.add_rates(groups, read_rate_sums(session, basis, period, groups))
    return counts


def _count_entries(
    session: Session, name: BasisName, basis: Basis, period: Period
) -> tuple[SalesCounts, list[EntryGroup]]:
    counts = SalesCounts()
    groups = read_groups(session, basis, period)
    counts.add_groups(groups)
    for entry in _list_others(session, name, basis, period):
        counts.add_entry(entry)
        if name != ORDERED:
            # It is counted with all of its order below.
            counts.take_order(entry)
    return counts, groups


def count_total(session: Session, name: BasisName, period: Period) -> Sums:
    """Return the sums of a period in one."""
    counts = SalesCounts()
    counts.add_groups(read_groups(session, BASES[name], period))
    for entry in _list_others(session, name, BASES[name], period):
        counts.add_entry(entry)
    return counts.total


def list_entries(session: Session, name: BasisName, period: Period) -> Iterator[SalesEntry]:
    """Return every entry of a period, oldest first."""
    if name == ORDERED:
        return list_orders_and_returns(session, *moments_of(period))
    listed = list_documents if name == INVOICED else list_payments
    return listed(session, *BASES[name].within(period))


def _list_others(session: Session, name: BasisName, basis: Basis, period: Period) -> Iterator[SalesEntry]:
    """Return the entries that are not all of their order."""
    if name == ORDERED:
        return list_returned(session, *moments_of(period))
    listed = list_documents if name == INVOICED else list_payments
    found = select(basis.id).outerjoin(Order, Order.id == basis.order_id)
    return listed(session, basis.id.in_(found.where(*basis.within(period), not_(whole(basis)))))
