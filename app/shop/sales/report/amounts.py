"""AmountsView of a report in euros."""

from collections.abc import Callable, Mapping
from datetime import date, timedelta
from decimal import Decimal
from typing import Any

from app.contract.sales.reports import PeriodAmountsView
from app.shop.sales.report.period import Period
from app.shop.sales.report.sales_counts import Sums


def amounts_of(sums: Sums) -> dict[str, Any]:
    """Return the fields of `AmountsView`."""
    gross, tax, refunds = (euros(cents) for cents in (sums.gross, sums.tax, sums.refunds))
    return {"orders": sums.orders, "gross": gross, "net": gross - tax, "tax": tax, "refunds": refunds}


def euros(cents: int) -> Decimal:
    """Return cents as exact euros."""
    return Decimal(cents).scaleb(-2)


def group_days(days: Mapping[date, Sums], period: Period, unit: str) -> list[PeriodAmountsView]:
    """Return the amounts of each day, week or month of a period. Each row has the first day of its span as its date; a
    week begins on Monday.
    """
    rows: dict[date, Sums] = {}
    for number in range((period[1] - period[0]).days + 1):
        day = period[0] + timedelta(days=number)
        row = rows.setdefault(_BEGINS[unit](day), Sums())
        if day in days:
            row.add_sums(days[day])
    return [PeriodAmountsView(**amounts_of(sums), period=day) for day, sums in rows.items()]


_BEGINS: dict[str, Callable[[date], date]] = {
    "day": lambda day: day,
    "week": lambda day: day - timedelta(days=day.weekday()),
    "month": lambda day: day.replace(day=1),
}
