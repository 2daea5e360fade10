"""The customer's page of a job: linked, and asked for extra work."""

from app.contract.base.fields import Done
from app.contract.workshop.admin_job_links import ExtraWorkBody, JobLinkView, MadeLink, PassedOnView, TellCustomer
from app.contract.workshop.admin_quotes import SendQuote
from app.shop.workshop.jobs.extra_work import Proposal, ask_for_work
from app.shop.workshop.jobs.informing import note_passed_on, tell_customer
from app.shop.workshop.jobs.job_links import linked_at, send_link
from app.shop.workshop.jobs.jobs import get_job
from app.shop.workshop.jobs.states import note_answers_seen
from app.store.database.base import db
from app.store.database.sqlite import write
from app.web.api.call import call
from app.web.calls.base.customer_origin import customer_origin

ONE = "/api/admin/jobs/{jobId}"
LINK = f"{ONE}/link"


@call("GET", LINK, answer=JobLinkView, admin=True)
def read_job_link(job_id: str) -> JobLinkView:
    """Return when the customer's page was last linked."""
    return JobLinkView(linked_at=linked_at(db.session(), job_id))


@call("POST", LINK, body=SendQuote, answer=MadeLink, admin=True)
def send_job_link(job_id: str, body: SendQuote) -> MadeLink:
    """Mail the customer the page's link, or make one to pass on."""
    with write() as session:
        return MadeLink(url=send_link(session, job_id, body.by, customer_origin()))


@call("POST", f"{ONE}/tell", body=TellCustomer, answer=PassedOnView, admin=True)
def tell_job_customer(job_id: str, body: TellCustomer) -> PassedOnView:
    """Inform the customer of the day, or that the car is ready. The status is 409 if no day is booked or the car is not
    ready. A new text informs nobody until `passedOn` is sent for it.
    """
    with write() as session:
        if body.passed_on:
            return note_passed_on(session, job_id, body.what)
        return tell_customer(session, job_id, body.what, body.by, customer_origin())


@call("POST", f"{ONE}/answers-seen", answer=Done, admin=True)
def note_seen_answers(job_id: str) -> Done:
    """Note that the owner has seen the answers to extra work."""
    with write() as session:
        note_answers_seen(get_job(session, job_id))
    return Done()


@call("POST", f"{ONE}/extra-work", body=ExtraWorkBody, answer=MadeLink, admin=True)
def propose_extra_work(job_id: str, body: ExtraWorkBody) -> MadeLink:
    """Ask the customer for extra work; it counts once it is approved."""
    with write() as session:
        return MadeLink(url=ask_for_work(session, job_id, Proposal(**body.model_dump()), customer_origin()))
