"""Stored sums of days that no change has outdated."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from typing import Any

from sqlalchemy import text
from sqlalchemy.orm import Session

from app.shop.sales.basis import BasisName
from app.shop.sales.period import Period
from app.shop.sales.sales_counts import SalesCounts, Sums
from app.store.sales_sums import METHOD, PRODUCT, RATE

TOP_PRODUCTS = 10

_AMOUNTS = "quantity, gross, tax, refunds"
_ADDED = "sum(quantity) AS quantity, sum(gross) AS gross, sum(tax) AS tax, sum(refunds) AS refunds"
_CELLS = ", ".join(f"value ->> {place}" for place in range(5))
_STORED = (
    "FROM json_each(:periods) AS period CROSS JOIN sales_sums WHERE basis = :basis AND kind = :kind"
    " AND day BETWEEN period.value ->> 0 AND period.value ->> 1"
)
_TOTAL = text(f"SELECT sum(orders), {_ADDED} {_STORED}")
_DAYS = text(f"SELECT day, name, orders, {_AMOUNTS} {_STORED}")
_RATES = text(f"SELECT name, {_ADDED} {_STORED} GROUP BY name")
# Both from one pass: a year of a large shop has 200,000 sums of its 25,000 products.
_SOLD = f"SELECT name, {_AMOUNTS} {_STORED} UNION ALL SELECT {_CELLS} FROM json_each(:others)"  # noqa: S608 -- our own
_OF_PRODUCTS = "FROM sold LEFT JOIN products ON products.id = sold.name GROUP BY category"
_CATEGORIES = f"SELECT 1, category, {_ADDED} {_OF_PRODUCTS}"
_BEST = f"SELECT 0, name, {_AMOUNTS} FROM sold WHERE name <> '' AND quantity > 0"  # noqa: S608 -- our own
_TOP = f"SELECT * FROM ({_BEST} ORDER BY quantity DESC, gross DESC, name LIMIT :limit)"  # noqa: S608 -- our own
_GROUPED = f"SELECT name, {_ADDED} FROM ({_SOLD}) GROUP BY name"  # noqa: S608 -- our own
_PRODUCTS = text(f"WITH sold AS ({_GROUPED}) {_CATEGORIES} UNION ALL {_TOP}")


@dataclass(frozen=True)
class StoredSums:
    """The sums of periods on a basis."""

    session: Session
    basis: BasisName
    periods: list[Period]

    def read_total(self) -> Sums:
        """Return them in one."""
        (amounts,) = self._read(_TOTAL, METHOD)
        return Sums(*(amount or 0 for amount in amounts))

    def read_days(self) -> Iterator[tuple[date, str | None, Sums]]:
        """Return them by day and way of paying."""
        for day, method, *amounts in self._read(_DAYS, METHOD):
            yield date.fromisoformat(day), method or None, Sums(*amounts)

    def read_rates(self) -> Iterator[tuple[str, Sums]]:
        """Return them by rate."""
        return ((rate, Sums(0, *amounts)) for rate, *amounts in self._read(_RATES, RATE))

    def read_products(self, others: SalesCounts) -> tuple[list[tuple[str | None, Sums]], list[tuple[str, Sums]]]:
        """Return them by present category, and of the best products.

        Together with the counts of other days. The best sold the most pieces, then for the most euros.
        """
        found = others.products.items()
        rows = json.dumps([(name or "", sums.quantity, sums.gross, sums.tax, sums.refunds) for name, sums in found])
        categories: list[tuple[str | None, Sums]] = []
        top: list[tuple[str, Sums]] = []
        for is_category, name, *amounts in self._read(_PRODUCTS, PRODUCT, others=rows, limit=TOP_PRODUCTS):
            named = name, Sums(0, *amounts)
            (categories if is_category else top).append(named)
        return categories, top

    def _read(self, statement: Any, kind: str, **values: object) -> Iterator[tuple[Any, ...]]:
        periods = json.dumps([[day.isoformat() for day in period] for period in self.periods])
        stored = {"basis": self.basis, "kind": kind, "periods": periods}
        return (tuple(row) for row in self.session.execute(statement, stored | values))
