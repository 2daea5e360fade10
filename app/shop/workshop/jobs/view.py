"""A job as its owner sees it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy.orm import Session

from app.shop.base.workshop_times import wall_text
from app.shop.customers.enquiries.questions import Question, list_questions
from app.shop.workshop.jobs.amounts import total_job
from app.shop.workshop.jobs.states import NEXT
from app.store.customers.contacts import Car, Contact
from app.store.sales.rate_taxes import RateTax
from app.store.sales.sale_lines import work_minutes
from app.store.workshop.agreed_pieces import note_stocks
from app.store.workshop.jobs import Job
from app.store.workshop.quotes import Quote


@dataclass(frozen=True)
class ShownJob:
    """A job with the values that are calculated for the owner. `quote` is the quote that the job was made from and
    `contact` is its customer; each is None once it no longer exists.
    """

    job: Job
    taxes: list[RateTax]
    quote: Quote | None
    contact: Contact | None
    plate: str | None
    questions: Sequence[Question]

    def __getattr__(self, name: str) -> Any:
        """Everything else is the job's own."""
        return getattr(self.job, name)

    @property
    def next_statuses(self) -> tuple[str, ...]:
        """Return the statuses that the job may change to."""
        return NEXT[self.job.status]

    @property
    def minutes(self) -> int:
        """Return the work of its agreed lines."""
        return work_minutes(self.job.agreed_lines)

    @property
    def promised_local(self) -> str | None:
        """Return the promised time on the workshop's clock."""
        return wall_text(self.job.promised_at) if self.job.promised_at else None

    @property
    def quote_number(self) -> int | None:
        """Return the number of its quote."""
        return self.quote.number if self.quote else None

    @property
    def preferred_day(self) -> str | None:
        """Return the day that its customer would like."""
        return self.quote.preferred_day if self.quote else None

    @property
    def start_early(self) -> bool:
        """Return the wish that the work begins before a withdrawal is over."""
        return bool(self.quote and self.quote.start_early)

    @property
    def email(self) -> str | None:
        """Return the customer's e-mail address."""
        return self.contact.email if self.contact else None

    @property
    def phone(self) -> str | None:
        """Return the customer's phone number."""
        return self.contact.phone if self.contact else None


def show_job(session: Session, job: Job) -> ShownJob:
    """Return a job for its owner."""
    quote = session.get(Quote, job.quote_id) if job.quote_id else None
    contact = session.get(Contact, job.contact_id) if job.contact_id else None
    car = session.get(Car, job.car_id) if job.car_id else None
    taxes, plate = total_job(job).taxes, car.plate if car else None
    questions = list_questions(session, quote_id=job.quote_id, job_id=job.id)
    note_stocks(session, job.lines)
    return ShownJob(job, taxes, quote, contact, plate, questions)
