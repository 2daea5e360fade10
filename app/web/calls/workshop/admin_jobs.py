"""The owner's jobs."""

from typing import Any

from flask import current_app

from app.contract.base.fields import Body, Done
from app.contract.workshop.admin_jobs import AdminJobView, JobChange, JobOfQuote, JobsQuery, JobStep, JobsView, NewJob
from app.shop.base.paged import Paged
from app.shop.sales.documents.issuing import credit_cancelled
from app.shop.sales.payments.card_answers import list_open_of
from app.shop.sales.payments.card_queue import CardQueue
from app.shop.workshop.jobs import jobs, stock_taken
from app.shop.workshop.jobs.job_links import tell_ready
from app.shop.workshop.jobs.job_list import JobFilter, list_jobs
from app.shop.workshop.jobs.of_quote import book_quote
from app.shop.workshop.jobs.renewed_mails import renew_waiting_mails
from app.shop.workshop.jobs.states import change_status, refuse_outdated
from app.shop.workshop.jobs.view import show_job
from app.store.database.base import db
from app.store.database.sqlite import write
from app.store.database.state import state_of
from app.store.workshop.jobs import CANCELLED, READY, Job
from app.web.api.call import call
from app.web.calls.base.customer_origin import customer_origin
from app.web.calls.base.undo import offer_undo

JOBS = "/api/admin/jobs"
ONE = f"{JOBS}/{{jobId}}"
LINE = f"{ONE}/lines/{{lineId}}"


@call("GET", JOBS, query=JobsQuery, answer=JobsView, admin=True)
def find_jobs(query: JobsQuery) -> Paged[Job]:
    """Return a page of the jobs that match, newest first. The search covers number, customer, car and plate."""
    return list_jobs(db.session(), JobFilter(query.search, query.status, query.contact_id), query.page)


@call("POST", JOBS, body=NewJob, answer=AdminJobView, status=201, admin=True)
def add_job(body: NewJob) -> AdminJobView:
    """Book a job without a quote."""
    with write() as session:
        return show_job(session, jobs.add_job(session, _sent(body)))


@call("POST", "/api/admin/quotes/{quoteId}/job", body=JobOfQuote, answer=AdminJobView, status=201, admin=True)
def add_job_of_quote(quote_id: str, body: JobOfQuote) -> AdminJobView:
    """Return the job of a quote. If there is none, a job with the accepted lines is booked. The status is 409 if the
    time in the bay is taken, or if the quote was not accepted, unless `force` states that it was agreed by phone.
    """
    with write() as session:
        return show_job(session, book_quote(session, quote_id, body.model_dump()["parts"], force=body.force))


@call("GET", ONE, answer=AdminJobView, admin=True)
def read_admin_job(job_id: str) -> AdminJobView:
    """Return a job with its lines and its history."""
    session = db.session()
    return show_job(session, jobs.get_job(session, job_id))


@call("PATCH", ONE, body=JobChange, answer=AdminJobView, admin=True)
def change_job(job_id: str, body: JobChange) -> AdminJobView:
    """Change a job; 409 where it was changed since `updatedAt`."""
    with write() as session:
        job = jobs.change_job(session, job_id, _sent(body))
        renew_waiting_mails(session, job)
        return show_job(session, job)


@call("DELETE", ONE, answer=Done, admin=True)
def remove_job(job_id: str) -> Done:
    """Remove a job that is not begun; 409 for another."""
    with write() as session:
        deletion = jobs.remove_job(session, job_id)
    offer_undo(deletion)
    return Done()


@call("POST", f"{ONE}/status", body=JobStep, answer=AdminJobView, admin=True)
def change_job_status(job_id: str, body: JobStep) -> AdminJobView:
    """Take the job's next step. The status is 409, naming the allowed steps, for any other step. With `fit` it is also
    409 if there are too few of a part.
    """
    with write() as session:
        job = jobs.get_job(session, job_id)
        refuse_outdated(job, body.updated_at)
        if body.fit:
            stock_taken.fit_all(session, job)
        change_status(session, job, body.status, body.note)
        if body.status == CANCELLED:
            credit_cancelled(session, job)
        renew_waiting_mails(session, job)
        if body.notify and job.status == READY:
            tell_ready(session, job, customer_origin())
    # The card page of one cancelled now is closed at Stripe.
    state_of(current_app).of(CardQueue).ask_now(list_open_of(db.session(), job_id))
    return show_job(db.session(), job)


@call("POST", f"{LINE}/fitted", answer=AdminJobView, admin=True)
def fit_job_line(job_id: str, line_id: str) -> AdminJobView:
    """Take the part of a line from stock. The status is 409 if there are too few."""
    with write() as session:
        return show_job(session, stock_taken.fit_line(session, job_id, line_id))


@call("DELETE", f"{LINE}/fitted", answer=AdminJobView, admin=True)
def take_job_line_back(job_id: str, line_id: str) -> AdminJobView:
    """Give back to the stock what fitting took."""
    with write() as session:
        return show_job(session, stock_taken.take_back(session, job_id, line_id))


def _sent(body: Body) -> dict[str, Any]:
    """The fields that were sent."""
    return body.model_dump(include=body.model_fields_set)
