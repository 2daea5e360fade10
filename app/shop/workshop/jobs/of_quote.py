"""Jobs that quotes become."""

from collections.abc import Mapping, Sequence
from decimal import Decimal
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.shop.base.errors import Conflict
from app.shop.base.settings.settings import read_settings
from app.shop.workshop.calendar.appointments import add_parts
from app.shop.workshop.jobs.jobs import store_job
from app.shop.workshop.quotes.amounts import standard_lines
from app.shop.workshop.quotes.outcome import note_outcome
from app.shop.workshop.quotes.quotes import IS_WITHDRAWN, get_quote
from app.shop.workshop.quotes.writing import keep_accepted
from app.store.database.base import now
from app.store.sales.sale_lines import values_of_line
from app.store.workshop.jobs import Job, JobLine
from app.store.workshop.quotes import ACCEPTED, WITHDRAWN, Quote, QuoteLine

NOT_ACCEPTED = "This quote was not accepted. Mark it as agreed by phone to book the job."
NO_LINES = "This quote has no lines: there is nothing to do yet"
BY_PHONE = "{}, by phone"
WRITTEN = "The customer wrote: {}"


def job_of_quote(session: Session, quote_id: str, *, force: bool) -> Job:
    """Return the job of a quote; if there is none, book one with the accepted lines.

    With `force` the quote was agreed by phone: it counts as accepted, everything it offers without options is taken,
    and the job's history records this. Raises NotFound, and Conflict for a quote that is withdrawn, empty, or not
    accepted without `force`.
    """
    quote = get_quote(session, quote_id)
    present = session.scalar(select(Job).where(Job.quote_id == quote.id))
    if present:
        return present
    note, message = f"From quote {quote.number}", _message(quote)
    if quote.status != ACCEPTED:
        _agree(session, quote, force=force)
        note = f"{note}, agreed by phone"
    taken = [line for line in quote.lines if line.accepted]
    job = Job(
        quote_id=quote.id, contact_id=quote.contact_id, customer=quote.customer, car_id=quote.car_id, car=quote.car,
        tax_mode=quote.tax_mode, deposit=_deposit(quote), lines=_copy(taken), note=message,
    )  # fmt: skip
    return store_job(session, job, {}, read_settings(session), note)


def book_quote(session: Session, quote_id: str, parts: Sequence[Mapping[str, Any]], *, force: bool) -> Job:
    """Return the job of a quote. A new job gets the given times in a bay. Raises the errors of `job_of_quote`, and
    Conflict for a time that is taken; nothing is booked then.
    """
    is_new = session.scalar(select(Job.id).where(Job.quote_id == quote_id)) is None
    job = job_of_quote(session, quote_id, force=force)
    if is_new:
        add_parts(session, job.id, parts)
    return job


def _agree(session: Session, quote: Quote, *, force: bool) -> None:
    """Mark a quote as accepted, so that its link shows this and no longer asks for an answer."""
    if quote.status == WITHDRAWN:
        raise Conflict(IS_WITHDRAWN)
    if not force:
        raise Conflict(NOT_ACCEPTED)
    if not quote.lines:
        raise Conflict(NO_LINES)
    quote.status, quote.dropped_at = ACCEPTED, None
    keep_accepted(quote, standard_lines(quote.lines))
    quote.answered_at = quote.updated_at = now()
    quote.answered_name = BY_PHONE.format(quote.customer)
    note_outcome(session, quote)


def _copy(lines: Sequence[QuoteLine]) -> list[JobLine]:
    return [JobLine(position=position, **values_of_line(line, JobLine)) for position, line in enumerate(lines)]


def _deposit(quote: Quote) -> Decimal | None:
    return min(quote.deposit, quote.total) if quote.deposit else None


def _message(quote: Quote) -> str:
    """Return what the customer wrote when accepting, for the job's note."""
    return WRITTEN.format(quote.message) if quote.status == ACCEPTED and quote.message else ""
