"""Transfers that customers can make: account, reference and amount."""

from dataclasses import dataclass
from decimal import Decimal
from typing import Literal

from sqlalchemy import select
from sqlalchemy.orm import object_session

from app.contract.sales.payments import BankAccountView, TransferCodeView
from app.shop.base.settings.settings import Settings
from app.shop.sales.transfers.codes import draw_code
from app.store.sales.documents import current_invoice
from app.store.sales.orders import Order
from app.store.sales.placing import AnyOrder
from app.store.sales.sale import DONE, Sale
from app.store.workshop.jobs import Job
from app.store.workshop.quotes import ACCEPTED, Quote

What = Literal["deposit", "later", "owed"]


@dataclass(frozen=True)
class Transfer:
    """What its customer can transfer now.

    `what` is a deposit, all that is to pay, or "later" for all of a job whose work is not done yet. The reference
    leads the owner to the order, job or quote; pages, mails and documents all name the same one.
    """

    what: What
    amount: Decimal
    account: BankAccountView
    reference: str

    @property
    def iban(self) -> str:
        """Return the IBAN without spaces."""
        return self.account.iban

    @property
    def account_name(self) -> str:
        """Return the name of the account."""
        return self.account.account_name

    @property
    def code(self) -> TransferCodeView | None:
        """Return the code that a bank's app reads."""
        return draw_code(self.account_name, self.iban, self.amount, self.reference)


def transfer_of_order(order: AnyOrder, settings: Settings) -> Transfer | None:
    """Return the transfer that an order waits for."""
    account = settings.account_for(order)
    number = str(order.order_number)
    named = name_payment(order, number) if isinstance(order, Order) else number
    return Transfer("owed", order.owed, account, named) if account else None


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


def name_payment(sale: Sale, otherwise: str) -> str:
    """Return the reference: its invoice's number while one is in force."""
    invoice = current_invoice(sale.documents)
    return invoice.name if invoice else otherwise


def _deposit_reference(job: Job) -> str:
    """Return the quote's name, which the customer read on accepting."""
    session = object_session(job)
    number = session and session.scalar(select(Quote.number).where(Quote.id == job.quote_id))
    return f"Quote {number}" if number else job.reference


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
