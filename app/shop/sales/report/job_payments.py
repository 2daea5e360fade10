"""Money that was received for jobs, by day. A job is agreed long before it is paid, and is paid with more or less than
was agreed. It is therefore counted when its money moves, a deposit on its own day, as in the report of money
received.
"""

from collections.abc import Iterator
from datetime import date, datetime, timedelta
from decimal import Decimal
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, and_, func, select
from sqlalchemy.orm import Session

from app.shop.base.workshop_days import begin_of
from app.shop.sales.report.basis import INVOICED, ORDERED, BasisName
from app.shop.sales.report.period import Period, moments_of
from app.store.sales.documents import Document
from app.store.sales.payments import PAYMENT, REFUND, SLIP, SUCCEEDED, Payment

_MOVED = and_(Payment.job_id.is_not(None), Payment.state == SUCCEEDED)


class JobPaymentRow(NamedTuple):
    """Euros that were received or paid back; `returned` is the refunded amount."""

    moment: datetime
    amount: Decimal
    returned: Decimal


def list_job_payments(session: Session, begin: datetime, end: datetime) -> Iterator[JobPaymentRow]:
    """Return the payments for jobs from `begin` until just before `end`. The correction of a payment that was entered
    by mistake reduces the amount but is not a refund.
    """
    found = select(Payment.settled_at, Payment.amount, Payment.kind, Payment.reason)
    for row in session.execute(found.where(_MOVED, Payment.settled_at >= begin, Payment.settled_at < end)):
        is_back = row.kind == REFUND
        is_slip = (row.reason or "").lower() == SLIP.lower()
        returned = row.amount if is_back and not is_slip else Decimal(0)
        yield JobPaymentRow(row.settled_at, -row.amount if is_back else row.amount, returned)


def count_paid_jobs(session: Session, first: date, last: date) -> int:
    """Return the number of jobs for which money was received from `first` to `last`."""
    begin, end = begin_of(first), begin_of(last + timedelta(days=1))
    wanted = (_MOVED, Payment.kind == PAYMENT, Payment.settled_at >= begin, Payment.settled_at < end)
    return session.scalar(select(func.count(func.distinct(Payment.job_id))).where(*wanted)) or 0


def count_jobs(session: Session, name: BasisName, period: Period) -> int:
    """Return the number of jobs among the sales of a report. Each job counts once, as in the report, with its first
    payment or document. A report by orders has none.
    """
    if name == ORDERED:
        return 0
    begin, end = moments_of(period)
    of_job, moment, is_counted = _columns(name)
    firsts = select(func.min(moment).label("moment")).where(of_job.is_not(None), is_counted).group_by(of_job).subquery()
    counted = select(func.count()).where(firsts.c.moment >= begin, firsts.c.moment < end)
    return session.scalar(counted) or 0


def _columns(name: BasisName) -> tuple[ColumnElement[Any], ColumnElement[Any], ColumnElement[bool]]:
    if name == INVOICED:
        return Document.job_id.expression, Document.issued_at.expression, Document.id.is_not(None)
    return Payment.job_id.expression, Payment.settled_at.expression, Payment.state == SUCCEEDED
