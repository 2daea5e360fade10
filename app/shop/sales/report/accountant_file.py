"""The accountant's file: each entry, a line for each rate. With the money received, the till's cash entries and
differences, too.
"""

import heapq
from collections import defaultdict
from collections.abc import Iterator
from datetime import datetime
from decimal import Decimal
from operator import itemgetter

from sqlalchemy.orm import Session

from app.shop.base.workshop_days import workshop_day
from app.shop.sales.report.amounts import euros
from app.shop.sales.report.basis import RECEIVED, BasisName, offered_bases
from app.shop.sales.report.counting import list_entries
from app.shop.sales.report.entries import SalesEntry
from app.shop.sales.report.period import Period, moments_of, refuse_wrong
from app.shop.sales.report.sales_counts import Sums
from app.shop.sales.report.till_cash import list_cash

COLUMNS = (
    "date", "orderNumber", "customerName", "status", "taxRate", "net", "tax", "total", "method", "document",
)  # fmt: skip

Row = tuple[datetime, tuple[object, ...]]


def list_sales(session: Session, period: Period, basis: BasisName | None) -> Iterator[tuple[object, ...]]:
    """Return the cells of `COLUMNS` for each entry and tax rate, oldest first. Returned amounts are negative. Without a
    basis, the default basis of the report is used. Raises Invalid in the same cases as `refuse_wrong`.
    """
    refuse_wrong(*period)
    name = basis or offered_bases(session)[-1]
    entries = list_entries(session, name, period)
    rows: Iterator[Row] = ((entry.moment, cells) for entry in entries for cells in _cells(entry))
    if name == RECEIVED:
        rows = heapq.merge(rows, _list_till(session, period), key=itemgetter(0))
    return (cells for _, cells in rows)


def _list_till(session: Session, period: Period) -> Iterator[Row]:
    """Return what came into the till and went out of it without a sale. It has no tax, so it is no sale."""
    for moved in list_cash(session, *moments_of(period)):
        untaxed = None, None, None
        yield moved.moment, (
            workshop_day(moved.moment), None, None, moved.kind, *untaxed, moved.amount, "cash", moved.reason
        )  # fmt: skip


def _cells(entry: SalesEntry) -> Iterator[tuple[object, ...]]:
    order = (entry.order.number, entry.order.customer) if entry.order else (None, None)
    rates: defaultdict[str, Sums] = defaultdict(Sums)
    for line in entry.lines:
        rates[line.rate].add(line.gross, line.tax)
    # A rate at which nothing costs anything is left out, unless there is no other.
    shown = [rate for rate, sums in rates.items() if sums.is_anything] or list(rates)[:1]
    for rate in sorted(shown, key=Decimal, reverse=True):
        sums = rates[rate]
        amounts = euros(sums.gross - sums.tax), euros(sums.tax), euros(sums.gross)
        yield workshop_day(entry.moment), *order, entry.kind, rate, *amounts, entry.method, entry.document
