"""Counts of the sales, cached while nothing of them changes."""

from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date
from threading import Lock
from typing import Generic, TypeVar

from sqlalchemy.orm import Session

from app.shop.sales.amounts import CategoryAmounts
from app.shop.sales.basis import BasisName
from app.shop.sales.counting import count_sales, count_total
from app.shop.sales.period import Period
from app.shop.sales.sales_counts import Sums
from app.shop.sales.sold_products import list_categories, pick_top
from app.store.sales_mark import read_sales_mark
from app.store.state import state_of

MOST = 6
"""Periods, each on a basis; one of ten years takes less than 1 MB."""
Key = tuple[BasisName, Period]
Value = TypeVar("Value")


@dataclass(frozen=True)
class Counted:
    """The sums of a period; of its products only the best."""

    total: Sums
    days: Mapping[date, Sums]
    methods: Mapping[str | None, Sums]
    rates: Mapping[str, Sums]
    categories: list[CategoryAmounts]
    top: list[tuple[str, Sums]]


class Cached(Generic[Value]):
    """The values asked for last, each with the mark of its sales."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._values: OrderedDict[Key, tuple[int, Value]] = OrderedDict()

    def get(self, session: Session, key: Key, make: Callable[[], Value]) -> Value:
        """Return the value of a key.

        Made anew when the sales have changed. A session sees one state: the mark is of the rows that `make` reads.
        """
        mark, cached = read_sales_mark(session), self._values.get(key)
        if cached is not None and cached[0] == mark:
            return cached[1]
        value = make()
        if mark is not None:
            self._store(key, mark, value)
        return value

    def _store(self, key: Key, mark: int, value: Value) -> None:
        with self._lock:
            self._values[key] = (mark, value)
            self._values.move_to_end(key)
            if len(self._values) > MOST:
                self._values.popitem(last=False)


class CachedSales(Cached[Counted]):
    """The sums of periods."""


class CachedTotals(Cached[Sums]):
    """The sums of the periods before."""


def count_once(session: Session, name: BasisName, period: Period) -> Counted:
    """Return the sums of a period, counted or cached."""
    cached = state_of(session).of(CachedSales)
    return cached.get(session, (name, period), lambda: _count(session, name, period))


def total_once(session: Session, name: BasisName, period: Period) -> Sums:
    """Return the sums of a period in one, counted or cached."""
    cached = state_of(session).of(CachedTotals)
    return cached.get(session, (name, period), lambda: count_total(session, name, period))


def _count(session: Session, name: BasisName, period: Period) -> Counted:
    counts = count_sales(session, name, period)
    categories, top = list_categories(session, counts), pick_top(counts)
    return Counted(counts.total, dict(counts.days), dict(counts.methods), dict(counts.rates), categories, top)
