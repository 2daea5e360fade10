"""Extra work: proposed by the owner, answered by the customer."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy.orm import Session

from app.shop.base.errors import Conflict, NotFound
from app.shop.base.settings.settings import read_settings
from app.shop.sales.documents.issuing import refuse_invoiced
from app.shop.sales.orders.line_totals import total_lines
from app.shop.workshop.jobs.amounts import TOO_MUCH, keep_totals
from app.shop.workshop.jobs.job_links import find_job, make_link, refuse_without_email
from app.shop.workshop.jobs.job_mails import alert_answered, write_proposal_mail
from app.shop.workshop.jobs.job_photos import change_job_photo
from app.shop.workshop.jobs.jobs import get_job
from app.shop.workshop.jobs.states import add_event
from app.shop.workshop.quotes.line_values import read_lines
from app.shop.workshop.quotes.sending import BY_MAIL
from app.store.base.folding import fold
from app.store.database.base import now
from app.store.sales.rate_taxes import NO_TAX
from app.store.workshop.jobs import CANCELLED, COLLECTED, Job, JobLine

CHANGED = "This has changed. Please look again."
NO_LINE = "We are no longer asking about this work. Please look again."
IS_OVER = {
    CANCELLED: "This job was cancelled. Please call us if you want the work after all.",
    COLLECTED: "Your car was collected already. Please call us if you want the work after all.",
}
NOTHING_MORE = "This job is {}. Write a quote for more work."
WAS_ANSWERED = "This was {} already. Please call us to change that."
SAME = timedelta(milliseconds=1)


@dataclass(frozen=True)
class ExtraAnswer:
    """A customer's answer to one line. `asked_at` is the time of the request that they saw, if they send it."""

    approve: bool
    name: str
    asked_at: datetime | None = None


@dataclass(frozen=True)
class Proposal:
    """Lines that the customer is asked about, and the way in which they are informed. `message` gives the reason; it is
    shown with the lines, as are the job's photos with `photo_ids`.
    """

    lines: Sequence[Mapping[str, Any]]
    by: str
    message: str = ""
    photo_ids: Sequence[str] = ()


def ask_for_work(session: Session, job_id: str, proposal: Proposal, origin: str) -> str:
    """Propose extra work to the customer, and return the URL of their page.

    The work counts once it is approved. Raises NotFound, also for a photo of another job, Invalid for wrong lines or
    without an e-mail address to write to, and Conflict for a job that is over or has an invoice.
    """
    job = get_job(session, job_id)
    if job.status in IS_OVER:
        raise Conflict(NOTHING_MORE.format(job.status))
    refuse_invoiced(job)
    refuse_without_email(session, job, proposal.by)
    for photo_id in proposal.photo_ids:
        change_job_photo(session, job_id, photo_id, {"is_public": True})
    _add_lines(session, job, proposal)
    url = make_link(session, job, origin)
    session.flush()
    if proposal.by == BY_MAIL:
        write_proposal_mail(session, job, open_lines(job), proposal.message, url)
    return url


def _add_lines(session: Session, job: Job, proposal: Proposal) -> None:
    first = max((line.position for line in job.lines), default=-1) + 1
    photo_ids = [*dict.fromkeys(proposal.photo_ids)] or None
    asked = {"asked_at": now(), "reason": proposal.message or None, "photo_ids": photo_ids}
    for place, values in enumerate(read_lines(session, proposal.lines, read_settings(session), JobLine)):
        rate = "0" if job.tax_mode == NO_TAX else values["tax_rate"]
        job.lines.append(JobLine(**values | asked | {"position": first + place, "tax_rate": rate}))
        add_event(job, f"The customer was asked about “{values['text']}”")
    total_lines([*job.agreed_lines, *open_lines(job)], job.tax_mode, TOO_MUCH)


def open_lines(job: Job) -> list[JobLine]:
    """Return the lines that wait for the customer's answer."""
    return [line for line in job.lines if line.asked_at and not line.answered_at]


def answer_extra_work(session: Session, token: str, line_id: str, answer: ExtraAnswer) -> Job:
    """Approve or decline a proposed line. Repeating the same answer changes nothing. Raises NotFound for a line that
    the job does not have, and Conflict for a different answer, a line that was changed, or a job that is over.
    """
    job = find_job(session, token)
    line = find_line(job, line_id)
    if line.answered_at:
        return _compare(job, line, answer)
    if job.status in IS_OVER:
        raise Conflict(IS_OVER[job.status])
    if _is_other(line, answer):
        raise Conflict(CHANGED)
    _keep(session, job, line, answer)
    return job


def find_line(job: Job, line_id: str) -> JobLine:
    """Return a line of the job. Raises NotFound."""
    line = next((each for each in job.lines if each.id == line_id), None)
    if line is None:
        raise NotFound(NO_LINE)
    return line


def _is_other(line: JobLine, answer: ExtraAnswer) -> bool:
    """Return whether the line was not asked about as it was seen."""
    if line.asked_at is None:
        return True
    return answer.asked_at is not None and abs(answer.asked_at - line.asked_at) >= SAME


def _compare(job: Job, line: JobLine, answer: ExtraAnswer) -> Job:
    """Return the job if the line has just this answer."""
    is_approved = line.approved_at is not None
    if answer.approve != is_approved or fold(answer.name) != fold(line.answered_name or ""):
        raise Conflict(WAS_ANSWERED.format(say_answer(line)))
    return job


def say_answer(line: JobLine) -> str:
    """Return "approved" or "declined"."""
    return "approved" if line.approved_at else "declined"


def _keep(session: Session, job: Job, line: JobLine, answer: ExtraAnswer) -> None:
    line.approved_at, line.refused_at = (now(), None) if answer.approve else (None, now())
    line.answered_name = answer.name
    keep_totals(job)
    add_event(job, f"{answer.name} {say_answer(line)} “{line.text}”")
    session.flush()
    alert_answered(session, job, line)
