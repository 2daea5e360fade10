"""A job as its owner sees it."""

from sqlalchemy.orm import Session

from app.contract.workshop.admin_jobs import AdminJobView
from app.shop.base.workshop_times import wall_text
from app.shop.customers.enquiries.questions import list_questions
from app.shop.workshop.jobs.amounts import total_job
from app.shop.workshop.jobs.jobs import why_not_removed
from app.shop.workshop.jobs.states import NEXT
from app.store.customers.contacts import Car, Contact
from app.store.sales.sale_lines import work_minutes
from app.store.workshop.agreed_pieces import note_stocks
from app.store.workshop.jobs import Job
from app.store.workshop.quotes import Quote


def show_job(session: Session, job: Job) -> AdminJobView:
    """Return a job for its owner."""
    quote = session.get(Quote, job.quote_id) if job.quote_id else None
    contact = session.get(Contact, job.contact_id) if job.contact_id else None
    car = session.get(Car, job.car_id) if job.car_id else None
    note_stocks(session, job.lines)
    return AdminJobView.from_row(
        job,
        next_statuses=NEXT[job.status],
        can_be_deleted=why_not_removed(session, job) is None,
        quote_number=quote.number if quote else None,
        preferred_day=quote.preferred_day if quote else None,
        start_early=bool(quote and quote.start_early),
        email=contact.email if contact else None,
        phone=contact.phone if contact else None,
        plate=car.plate if car else None,
        promised_local=wall_text(job.promised_at) if job.promised_at else None,
        minutes=work_minutes(job.agreed_lines),
        taxes=total_job(job).taxes,
        questions=list_questions(session, quote_id=job.quote_id, job_id=job.id),
    )
