"""Amounts of a job: those of the lines that are agreed."""

from datetime import datetime, timedelta

from app.shop.sales.orders.line_totals import total_lines
from app.shop.sales.orders.totals import Totals
from app.store.database.base import now
from app.store.workshop.jobs import Job

TOO_MUCH = "The job's total is too large"


def total_job(job: Job) -> Totals:
    """Return the totals of the agreed lines. Raises Invalid if they exceed the maximum."""
    return total_lines(job.agreed_lines, job.tax_mode, TOO_MUCH)


def keep_totals(job: Job) -> None:
    """Store the totals that follow from the lines."""
    totals = total_job(job)
    job.subtotal, job.tax, job.total = totals.subtotal, totals.tax, totals.total


def next_change(job: Job) -> datetime:
    """Return the time of a change made now. It is later than the last change by at least the millisecond that answers
    show.
    """
    return max(now(), job.updated_at + timedelta(milliseconds=1))
