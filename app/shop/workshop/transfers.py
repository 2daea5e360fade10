"""Transfers that customers can make for jobs and quotes."""

from decimal import Decimal

from sqlalchemy import select
from sqlalchemy.orm import object_session

from app.shop.base.settings.settings import Settings
from app.shop.sales.transfers.transfers import Transfer, name_payment
from app.store.sales.sale import DONE
from app.store.workshop.jobs import Job
from app.store.workshop.quotes import ACCEPTED, Quote


def transfer_of_job(job: Job, settings: Settings) -> Transfer | None:
    """Return the transfer of a job's deposit, or of the rest of its amount. Returns None when no transfer is offered,
    when nothing is to be paid, or when the customer was erased.
    """
    account = settings.bank_account
    if account is None or not job.owed or job.contact_id is None:
        return None
    if job.status in DONE:
        return Transfer("owed", job.owed, account, name_payment(job, job.reference))
    if job.deposit_owed:
        return Transfer("deposit", job.deposit_owed, account, name_payment(job, _deposit_reference(job)))
    return Transfer("later", job.owed, account, name_payment(job, job.reference))


def transfer_of_quote(quote: Quote, job: Job | None, settings: Settings) -> Transfer | None:
    """Return the transfer of an accepted quote, which is its deposit. Once the quote is booked, return the transfer of
    its job.
    """
    if job:
        return transfer_of_job(job, settings)
    account, deposit = (settings.bank_account, min(quote.deposit or Decimal(0), quote.total))
    if account is None or not deposit or quote.status != ACCEPTED:
        return None
    return Transfer("deposit", deposit, account, f"Quote {quote.number}")


def _deposit_reference(job: Job) -> str:
    """Return the quote's name, which the customer read on accepting."""
    session = object_session(job)
    number = session and session.scalar(select(Quote.number).where(Quote.id == job.quote_id))
    return f"Quote {number}" if number else job.reference
