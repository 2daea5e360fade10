"""The owner's list of jobs."""

from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import ColumnElement, func, or_, select
from sqlalchemy.orm import Session, lazyload

from app.shop.base.paged import Paged
from app.shop.workshop.calendar.workshop_today import has_new_answer, is_ready_untold, needs_look, was_paid_lately
from app.shop.workshop.jobs.states import OPEN
from app.store.customers.contacts import Car
from app.store.database.base import now
from app.store.database.search_text import fold_code
from app.store.workshop.jobs import Job

PAGE_SIZE = 50
OPEN_ONES = "open"
"""No status: it asks for every job that is not over."""
BESIDE: dict[str | None, Callable[[], ColumnElement[bool]]] = {
    "check": needs_look,
    "answered": has_new_answer,
    "untold": is_ready_untold,
    "came": lambda: was_paid_lately(now()),
}
"""No statuses either: what Today counts."""


@dataclass(frozen=True)
class JobFilter:
    """Conditions on jobs; None asks for all."""

    search: str = ""
    status: str | None = None
    contact_id: str | None = None


def list_jobs(session: Session, wanted: JobFilter, page: int) -> Paged[Job]:
    """Return a page of the jobs that match, newest first."""
    found = select(Job).where(*_conditions(wanted))
    total = session.scalar(select(func.count()).select_from(found.subquery())) or 0
    rows = found.order_by(Job.number.desc()).offset((page - 1) * PAGE_SIZE).limit(PAGE_SIZE)
    return Paged(session.scalars(rows.options(lazyload(Job.lines))).all(), total, page, PAGE_SIZE)


def _conditions(wanted: JobFilter) -> list[ColumnElement[bool]]:
    said = [Job.contact_id == wanted.contact_id] if wanted.contact_id else []
    if wanted.status in BESIDE:
        said.append(BESIDE[wanted.status]())
    elif wanted.status:
        said.append(Job.status.in_(OPEN) if wanted.status == OPEN_ONES else Job.status == wanted.status)
    return said + [_has_word(word) for word in wanted.search.split()]


def _has_word(word: str) -> ColumnElement[bool]:
    found = [Job.customer.icontains(word, autoescape=True), Job.car.icontains(word, autoescape=True)]
    plate = fold_code(word)
    if plate:
        cars = select(Car.id).where(Car.plate_folded.contains(plate, autoescape=True))
        found.append(Job.car_id.in_(cars))
    if word.isdecimal() and len(word) <= 9:
        found.append(Job.number == int(word))
    return or_(*found)
