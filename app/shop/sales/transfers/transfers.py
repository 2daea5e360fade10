"""Transfers that customers can make: account, reference and amount."""

from dataclasses import dataclass
from decimal import Decimal
from typing import Literal

from app.contract.sales.payments import BankAccountView, TransferCodeView
from app.shop.base.settings.settings import Settings
from app.shop.sales.transfers.codes import draw_code
from app.store.sales.documents import current_invoice
from app.store.sales.orders import Order
from app.store.sales.placing import AnyOrder
from app.store.sales.sale import Sale

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


def name_payment(sale: Sale, otherwise: str) -> str:
    """Return the reference: its invoice's number while one is in force."""
    invoice = current_invoice(sale.documents)
    return invoice.name if invoice else otherwise
