"""Payments, refunds and documents of a job."""

from flask import current_app

from app.config import Config
from app.contract.sales.documents import DocumentBody, DocumentView
from app.contract.sales.payment_bodies import PaymentBody
from app.contract.workshop.job_money import JobMoneyView, JobRefundBody
from app.shop.sales.documents.content import Buyer
from app.shop.sales.documents.issuing import DocumentRequest
from app.shop.sales.payments.card_answers import list_open_of
from app.shop.sales.payments.card_queue import CardQueue
from app.shop.sales.payments.recording import record_payment
from app.shop.sales.payments.refund import Refund
from app.shop.sales.payments.refunding import refund_sale
from app.shop.workshop.jobs import job_money
from app.store.database.base import db
from app.store.database.sqlite import write
from app.store.database.state import state_of
from app.store.sales.documents import Document
from app.web.api.call import call

JOB = "/api/admin/jobs/{jobId}"


@call("GET", f"{JOB}/money", answer=JobMoneyView, admin=True)
def read_job_money(job_id: str) -> JobMoneyView:
    """Return a job's total, payments and documents."""
    return job_money.show_money(db.session(), job_id)


@call("POST", f"{JOB}/payments", body=PaymentBody, answer=JobMoneyView, status=201, admin=True)
def record_job_payment(job_id: str, body: PaymentBody) -> JobMoneyView:
    """Record money that was taken for a job, its deposit too."""
    with write() as session:
        job = job_money.get_unchanged(session, job_id, body.updated_at)
        record_payment(session, job, body.amount, body.method, body.reason, overpaid=body.overpaid)
    # A card page over another sum than is due now is closed at Stripe.
    state_of(current_app).of(CardQueue).ask_now(list_open_of(db.session(), job_id))
    return job_money.show_money(db.session(), job_id)


@call("POST", f"{JOB}/refunds", body=JobRefundBody, answer=JobMoneyView, status=201, admin=True)
def record_job_refund(job_id: str, body: JobRefundBody) -> JobMoneyView:
    """Pay money of a job back and inform the customer."""
    refund = Refund(body.amount, body.method, body.reason)
    config: Config = current_app.config["PITLANE"]
    refund_sale(config, job_money.A_JOB, job_id, refund, body.updated_at, notify=body.notify)
    return job_money.show_money(db.session(), job_id)


@call("POST", f"{JOB}/documents", body=DocumentBody, answer=DocumentView, status=201, admin=True)
def add_job_document(job_id: str, body: DocumentBody) -> Document:
    """Issue a receipt, an invoice or a credit note of a job."""
    buyer = Buyer(body.buyer_name, body.buyer_address, body.buyer_vat)
    with write() as session:
        return job_money.add_document(
            session, job_id, DocumentRequest(body.kind, buyer, body.reason), notify=body.notify
        )
