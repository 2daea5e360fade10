"""A period counted on a basis."""

from collections.abc import Iterator, Sequence

from sqlalchemy.orm import Session

from app.shop.sales.basis import BASES, INVOICED, ORDERED, BasisName
from app.shop.sales.entries import TOGETHER, Entry
from app.shop.sales.invoiced import list_documents
from app.shop.sales.ordered import list_orders_and_returns, list_returned
from app.shop.sales.period import Period, moments_of
from app.shop.sales.received import list_payments
from app.shop.sales.sales_counts import SalesCounts, Sums
from app.shop.sales.sums import Group, read_groups, read_products


def count_sales(session: Session, name: BasisName, *periods: Period) -> SalesCounts:
    """Return the sums of periods by everything that a report has."""
    counts, basis = SalesCounts(), BASES[name]
    for period in periods:
        groups = read_groups(session, basis, period)
        counts.add_groups(groups)
        counts.add_orders(groups, read_products(session, basis, period, groups))
        for entry in _list_others(session, name, period, groups):
            counts.add_entry(entry)
            if name != ORDERED:
                # It was counted with all of its order.
                counts.take_order(entry)
    return counts


def count_total(session: Session, name: BasisName, *periods: Period) -> Sums:
    """Return the sums of periods in one."""
    counts = SalesCounts()
    for period in periods:
        groups = read_groups(session, BASES[name], period)
        counts.add_groups(groups)
        for entry in _list_others(session, name, period, groups):
            counts.add_entry(entry)
    return counts.total


def list_entries(session: Session, name: BasisName, period: Period) -> Iterator[Entry]:
    """Return every entry of a period, oldest first."""
    if name == ORDERED:
        return list_orders_and_returns(session, *moments_of(period))
    listed = list_documents if name == INVOICED else list_payments
    return listed(session, *BASES[name].within(period))


def _list_others(session: Session, name: BasisName, period: Period, groups: Sequence[Group]) -> Iterator[Entry]:
    """Return the entries that are not all of their order."""
    if name == ORDERED:
        return list_returned(session, *moments_of(period))
    listed = list_documents if name == INVOICED else list_payments
    ids = [each for group in groups for each in group.others]
    parts = (ids[start : start + TOGETHER] for start in range(0, len(ids), TOGETHER))
    return (entry for part in parts for entry in listed(session, BASES[name].id.in_(part)))
