"""Paying for a job by card, from its customer's link."""

from flask import current_app, request

from app.config import Config
from app.contract.sales.card_payments import NextStepView
from app.contract.workshop.jobs import JobPayment
from app.shop.sales.payments import paying
from app.shop.sales.payments.card_answers import list_pages
from app.shop.sales.payments.card_queue import CardQueue
from app.shop.sales.payments.paying import NextStep
from app.shop.workshop.jobs.customer_job import find_payable
from app.shop.workshop.jobs.job_links import find_job
from app.store.database.base import db
from app.store.database.state import state_of
from app.store.sales.payments import Payment
from app.web.access import listeners
from app.web.api.call import call

ONE = "/api/jobs/{token}"


@call("POST", f"{ONE}/pay", body=JobPayment, answer=NextStepView)
def pay_job(token: str, body: JobPayment) -> NextStep:
    """Open a card page for the deposit or for the amount owed. The status is 409 if nothing is owed, the job is
    cancelled, or cards are not accepted.
    """
    config: Config = current_app.config["PITLANE"]
    job, place = find_payable(db.session(), token), f"{listeners.site_origin(request)}/job/{token}"
    return paying.pay_job(config, job, body.what, place)


@call("POST", f"{ONE}/returned")
def note_job_return(token: str) -> None:
    """Ask Stripe about a job after its customer returned to the shop. This answer does not wait for Stripe's. The job
    shows the result.
    """
    session = db.session()
    job = find_job(session, token)
    state_of(session).of(CardQueue).ask_now(list_pages(session, Payment.job_id == job.id))
