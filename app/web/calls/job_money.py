"""Payments, refunds and documents of a job."""

from app.contract.documents import DocumentBody, DocumentView
from app.contract.job_money import JobMoneyView, JobRefundBody
from app.contract.payment_bodies import PaymentBody
from app.shop.documents.content import Buyer
from app.shop.documents.issuing import Wanted
from app.shop.jobs import job_money
from app.shop.jobs.job_money import JobMoney
from app.shop.payments.recording import record_payment
from app.shop.payments.refund import Refund
from app.store.base import db
from app.store.documents import Document
from app.store.sqlite import write
from app.web.api.call import call

JOB = "/api/admin/jobs/{jobId}"


@call("GET", f"{JOB}/money", answer=JobMoneyView, admin=True)
def read_job_money(job_id: str) -> JobMoney:
    """Return a job's total, payments and documents."""
    return job_money.show_money(db.session(), job_id)


@call("POST", f"{JOB}/payments", body=PaymentBody, answer=JobMoneyView, status=201, admin=True)
def record_job_payment(job_id: str, body: PaymentBody) -> JobMoney:
    """Record money that was taken for a job, its deposit too."""
    with write(catalogue=False) as session:
        job = job_money.get_unchanged(session, job_id, body.updated_at)
        record_payment(session, job, body.amount, body.method, body.reason, overpaid=body.overpaid)
        return job_money.show_money(session, job_id)


@call("POST", f"{JOB}/refunds", body=JobRefundBody, answer=JobMoneyView, status=201, admin=True)
def record_job_refund(job_id: str, body: JobRefundBody) -> JobMoney:
    """Record money of a job that was paid back, tell the customer."""
    refund = Refund(body.amount, body.method, body.reason)
    with write(catalogue=False) as session:
        job = job_money.get_unchanged(session, job_id, body.updated_at)
        job_money.refund_job(session, job, refund, notify=body.notify)
        return job_money.show_money(session, job_id)


@call("POST", f"{JOB}/documents", body=DocumentBody, answer=DocumentView, status=201, admin=True)
def add_job_document(job_id: str, body: DocumentBody) -> Document:
    """Issue a receipt, an invoice or a credit note of a job."""
    buyer = Buyer(body.buyer_name, body.buyer_address, body.buyer_vat)
    with write(catalogue=False) as session:
        return job_money.add_document(session, job_id, Wanted(body.kind, buyer, body.reason), notify=body.notify)
