"""Amounts of a report in euros."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from decimal import Decimal
from typing import Any

from app.shop.sales.report.period import Period
from app.shop.sales.report.sales_counts import Sums


@dataclass(frozen=True)
class Amounts:
    """Number of orders, and amounts in euros with their tax. Returned amounts are already deducted; `refunds` is the
    sum that was deducted.
    """

    orders: int
    gross: Decimal
    net: Decimal
    tax: Decimal
    refunds: Decimal


@dataclass(frozen=True)
class PeriodAmounts(Amounts):
    """Amounts of the day, week or month that begins on a day."""

    period: date


@dataclass(frozen=True)
class RateAmounts(Amounts):
    """Amounts of one rate in per cent."""

    rate: str


@dataclass(frozen=True)
class MethodAmounts(Amounts):
    """Amounts of one way of paying; None where none was chosen."""

    method: str | None


@dataclass(frozen=True)
class CategoryAmounts(Amounts):
    """The amounts of one category. The category None covers delivery and everything that no product of the shop
    explains.
    """

    category: str | None


def amounts_of(sums: Sums) -> dict[str, Any]:
    """Return the fields of `Amounts`."""
    gross, tax, refunds = (euros(cents) for cents in (sums.gross, sums.tax, sums.refunds))
    return {"orders": sums.orders, "gross": gross, "net": gross - tax, "tax": tax, "refunds": refunds}


def euros(cents: int) -> Decimal:
    """Return cents as exact euros."""
    return Decimal(cents).scaleb(-2)


def group_days(days: Mapping[date, Sums], period: Period, unit: str) -> list[PeriodAmounts]:
    """Return the amounts of each day, week or month of a period. Each row has the first day of its span as its date; a
    week begins on Monday.
    """
    rows: dict[date, Sums] = {}
    for number in range((period[1] - period[0]).days + 1):
        day = period[0] + timedelta(days=number)
        row = rows.setdefault(_BEGINS[unit](day), Sums())
        if day in days:
            row.add_sums(days[day])
    return [PeriodAmounts(**amounts_of(sums), period=day) for day, sums in rows.items()]


_BEGINS: dict[str, Callable[[date], date]] = {
    "day": lambda day: day,
    "week": lambda day: day - timedelta(days=day.weekday()),
    "month": lambda day: day.replace(day=1),
}
