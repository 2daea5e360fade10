"""A receipt as a roll of paper or a sheet shows it."""

from typing import Literal

from app.contract.base.fields import Money, View
from app.contract.base.money import RateTaxView


class ReceiptSellerView(View):
    """The seller of a receipt."""

    name: str
    legal_name: str
    vat_number: str
    address: str
    phone: str
    email: str


class ReceiptLineView(View):
    """A line of a receipt, at the price that customers see."""

    name: str
    detail: str
    quantity: int | str
    unit_price: Money
    amount: Money


class ReceiptPaymentView(View):
    """A payment on a receipt."""

    label: str
    amount: Money


class TillReceiptView(View):
    """A receipt with everything that it shows. `id` is its document's, `order` the number of its order, `issuedOn` a
    day such as 2026-11-22. The amounts of the lines are without tax where it is `priced` net; their sum is `net` then.
    """

    id: str
    number: str
    order: str
    issued_on: str
    seller: ReceiptSellerView
    lines: list[ReceiptLineView]
    taxed: bool
    priced: Literal["net", "gross", "plain"]
    net: Money
    rates: list[RateTaxView]
    total: Money
    payments: list[ReceiptPaymentView]
    discount: str
    note: str
