"""Sums of a period: of stored days, and outdated ones counted anew."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date

from sqlalchemy.orm import Session

from app.shop.sales.basis import BasisName
from app.shop.sales.counting import count_sales, count_total
from app.shop.sales.outdated_days import list_outdated, split_days
from app.shop.sales.period import Period
from app.shop.sales.sales_counts import Sums
from app.shop.sales.stored_sums import StoredSums


@dataclass(frozen=True)
class PeriodCounts:
    """The sums of a period; of its products only the best."""

    total: Sums
    days: Mapping[date, Sums]
    methods: Mapping[str | None, Sums]
    rates: Mapping[str, Sums]
    categories: list[tuple[str | None, Sums]]
    top: list[tuple[str, Sums]]


def count_period(session: Session, name: BasisName, period: Period) -> PeriodCounts:
    """Return the sums of a period.

    The session sees one state, so the marks of outdated days belong to the sums and the sales that it reads.
    """
    outdated, stored = _split(session, name, period)
    counts = count_sales(session, name, *outdated)
    categories, top = stored.read_products(counts)
    for day, method, sums in stored.read_days():
        counts.days[day].add_sums(sums)
        counts.methods[method].add_sums(sums)
    for rate, sums in stored.read_rates():
        counts.rates[rate].add_sums(sums)
    return PeriodCounts(counts.total, counts.days, counts.methods, counts.rates, categories, top)


def total_period(session: Session, name: BasisName, period: Period) -> Sums:
    """Return the sums of a period in one."""
    outdated, stored = _split(session, name, period)
    total = count_total(session, name, *outdated)
    total.add_sums(stored.read_total())
    return total


def _split(session: Session, name: BasisName, period: Period) -> tuple[list[Period], StoredSums]:
    """Return a period's outdated days, and the sums of the others."""
    outdated, others = split_days(period, list_outdated(session, name, period))
    return outdated, StoredSums(session, name, others)
