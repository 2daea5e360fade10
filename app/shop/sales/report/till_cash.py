"""Cash without a sale: what came into the till or went out, and what the count missed."""

from datetime import datetime
from decimal import Decimal
from typing import NamedTuple

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.store.sales.till import CashEntry, TillDay

DIFFERENCE = "till_difference"
COUNTED = "{} counted in place of {}"


class CashMoved(NamedTuple):
    """Cash without a sale. `amount` is below 0 for what went out or is missing."""

    moment: datetime
    kind: str
    amount: Decimal
    reason: str


def list_cash(session: Session, begin: datetime, end: datetime) -> list[CashMoved]:
    """Return the cash entries and the differences from `begin` until just before `end`, oldest first."""
    of_time = CashEntry.created_at >= begin, CashEntry.created_at < end
    entries = [
        CashMoved(each.created_at, each.kind, each.signed, each.reason)
        for each in session.scalars(select(CashEntry).where(*of_time))
    ]
    closed = (TillDay.closed_at.is_not(None), TillDay.closed_at >= begin, TillDay.closed_at < end)
    differences = [
        CashMoved(day.closed_at or end, DIFFERENCE, day.difference, COUNTED.format(day.counted, day.expected))
        for day in session.scalars(select(TillDay).where(*closed))
        if day.difference
    ]
    return sorted([*entries, *differences])
