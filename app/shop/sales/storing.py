"""Sums of sales, stored by day for a report to add up."""

from collections.abc import Iterator
from datetime import date
from threading import Event
from typing import Any

from sqlalchemy import delete, insert
from sqlalchemy.orm import Session

from app.shop.sales.basis import BASES, BasisName
from app.shop.sales.counting import count_sales
from app.shop.sales.outdated_days import forget_outdated, list_outdated
from app.shop.sales.sales_counts import SalesCounts
from app.store.base import Base, db
from app.store.sales_sums import METHOD, PRODUCT, RATE, SalesSum
from app.store.sqlite import write

# Of the table: a class has each row looked at, which takes longer than to count them.
_INSERT = insert(Base.metadata.tables[SalesSum.__tablename__])
SOME = 5
"""Days counted in one turn of the writer: at 270 orders a day some 40 ms."""


def store_outdated(stopping: Event) -> None:
    """Store the sums of every outdated day, some in a turn."""
    for name in BASES:
        days = list_outdated(db.session(), name)
        for start in range(0, len(days), SOME):
            if stopping.is_set():
                return
            with write(catalogue=False) as session:
                for day in days[start : start + SOME]:
                    store_day(session, name, day)


def store_day(session: Session, name: BasisName, day: date) -> None:
    """Store a day's sums on a basis in place of those before."""
    counts = count_sales(session, name, (day, day))
    of_day = SalesSum.basis == name, SalesSum.kind.in_((METHOD, RATE, PRODUCT)), SalesSum.day == day.isoformat()
    session.execute(delete(SalesSum).where(*of_day))
    rows = [{"basis": name, "day": day.isoformat(), **row} for row in _rows(counts)]
    if rows:
        session.execute(_INSERT, rows)
    forget_outdated(session, name, day)


def _rows(counts: SalesCounts) -> Iterator[dict[str, Any]]:
    """In the order of the table's key, which is the quickest."""
    for kind, found in ((METHOD, counts.methods), (PRODUCT, counts.products), (RATE, counts.rates)):
        for name, sums in sorted(found.items(), key=lambda each: each[0] or ""):
            if sums.is_anything:
                yield {"kind": kind, "name": name or "", **sums.as_dict()}
