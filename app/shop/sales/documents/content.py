"""Builds the content of a document: everything that it shows, as JSON.

It is stored with the document and is the document: no later change of an order, a job, a product or a setting alters
it. Amounts are texts, "49.99"; days are days of the workshop, "2026-11-22".
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from typing import Any

from app.shop.base.money import euro
from app.shop.base.settings.settings import Settings
from app.shop.base.workshop_days import workshop_day
from app.shop.sales.documents.seller import ORIGINAL_ACCENT, describe_seller
from app.shop.sales.documents.unit_prices import choose_unit_price
from app.shop.sales.documents.ways_to_pay import describe_ways
from app.shop.sales.transfers.transfers import name_payment
from app.store.sales.documents import CREDIT_NOTE, INVOICE, RECEIPT, Document
from app.store.sales.orders import Order
from app.store.sales.payments import CARD_ONLINE, REFUND, Payment
from app.store.sales.rate_taxes import ADDED, NO_TAX, RateTax
from app.store.sales.reduced import AT_COUNTER
from app.store.sales.sale import Sale

Content = dict[str, Any]
METHODS = {CARD_ONLINE: "Card", "terminal": "Card", "cash": "Cash", "transfer": "Bank transfer", "other": "Payment"}


@dataclass(frozen=True)
class Buyer:
    """The customer as a document names them."""

    name: str
    address: str
    vat_number: str | None = None


@dataclass(frozen=True)
class DocumentLine:
    """One line with a name, a quantity and its amounts. `net` is without tax, and `tax` is added to it or contained in
    the price. `unit_price` is the price of one, if it was agreed.
    """

    name: str
    quantity: int | Decimal
    rate: str
    net: Decimal
    tax: Decimal
    detail: str = ""
    unit_price: Decimal | None = None

    @property
    def gross(self) -> Decimal:
        """Return its price with tax."""
        return self.net + self.tax


@dataclass(frozen=True)
class Draft:
    """The data of a document before it has a number. `invoice` is the one that a credit note reverses; the note has the
    same seller, even if the settings have changed since.
    """

    kind: str
    sale: Sale
    buyer: Buyer
    lines: Sequence[DocumentLine]
    rates: Sequence[RateTax]
    invoice: Document | None = None
    reason: str | None = None

    @property
    def net(self) -> Decimal:
        """Return the sum without tax."""
        return sum((line.net for line in self.lines), Decimal("0.00"))

    @property
    def tax(self) -> Decimal:
        """Return the tax of all lines."""
        return sum((line.tax for line in self.lines), Decimal("0.00"))


def write_content(draft: Draft, settings: Settings, number: str, issued_on: date) -> Content:
    """Return the content of a document under its number."""
    taxed = draft.sale.tax_mode != NO_TAX
    priced = choose_prices(draft.kind, draft.sale.tax_mode)
    return {
        "kind": draft.kind,
        "number": number,
        "issuedOn": issued_on.isoformat(),
        "suppliedOn": _supply_day(draft.sale, issued_on).isoformat(),
        "accent": settings.accent or ORIGINAL_ACCENT,
        "taxed": taxed,
        "priced": priced,
        "seller": draft.invoice.content["seller"] if draft.invoice else describe_seller(settings, taxed=taxed),
        "buyer": {
            "name": draft.buyer.name,
            "address": draft.buyer.address,
            "vatNumber": draft.buyer.vat_number or "",
        },
        "order": draft.sale.reference,
        **draft.sale.details,
        "refersTo": draft.invoice.name if draft.invoice else None,
        "reason": draft.reason,
        "lines": [_describe_line(line, priced) for line in draft.lines],
        "rates": [
            {"rate": each.rate, "net": str(each.net), "tax": str(each.tax), "gross": str(each.gross)}
            for each in draft.rates
            if taxed
        ],
        "net": str(draft.net),
        "tax": str(draft.tax),
        "total": str(draft.net + draft.tax),
        **_describe_money(draft, settings, number),
        "discount": _say_discount(draft),
        "paymentTerms": settings.payment_terms if draft.kind == INVOICE else "",
        "note": settings.invoice_note,
    }


def choose_prices(kind: str, tax_mode: str) -> str:
    """Return how prices are shown: "net", "gross", or "plain" without tax. Receipts show customers the same kind of
    prices as the shop.
    """
    if tax_mode == NO_TAX:
        return "plain"
    return "gross" if kind == RECEIPT and tax_mode != ADDED else "net"


def _say_discount(draft: Draft) -> str:
    """Return what the code of an order took off, which its lines contain. A credit note says nothing of it."""
    order = draft.sale
    if draft.kind == CREDIT_NOTE or not isinstance(order, Order) or not order.discount:
        return ""
    if order.frees_delivery:
        return f"Delivery is free with the code {order.discount_code}."
    words = {ADDED: " excl. VAT", NO_TAX: ""}.get(order.tax_mode, " incl. VAT")
    if order.discount_code == AT_COUNTER:
        return f"{euro(order.discount)}{words} was taken off. The prices above are those after it."
    return (
        f"The code {order.discount_code} took {euro(order.discount)}{words} off. The prices above are those after it."
    )


def _describe_line(line: DocumentLine, priced: str) -> Content:
    amount = line.net + line.tax if priced == "gross" else line.net
    return {
        "name": line.name,
        "detail": line.detail,
        "quantity": line.quantity if isinstance(line.quantity, int) else _say_quantity(line.quantity),
        "unitPrice": str(choose_unit_price(amount, line.quantity, line.unit_price)),
        "rate": line.rate,
        "net": str(line.net),
        "tax": str(line.tax),
        "amount": str(amount),
    }


def _say_quantity(quantity: Decimal) -> str:
    """ "1.5"."""
    return f"{quantity.normalize():f}"


def _supply_day(sale: Sale, otherwise: date) -> date:
    """The day of the document counts where nothing is known."""
    return workshop_day(sale.supplied_at) if sale.supplied_at else otherwise


def _describe_money(draft: Draft, settings: Settings, number: str) -> Content:
    """Payments, what is to pay, and how; none on a credit note."""
    if draft.kind == CREDIT_NOTE:
        return {"payments": [], "due": None}
    moved = map(_describe_payment, draft.sale.settled_payments)
    ways = describe_ways(
        draft.sale, settings, number if draft.kind == INVOICE else name_payment(draft.sale, draft.sale.reference)
    )
    return {"payments": list(moved), "due": str(draft.sale.owed), **ways}


def _describe_payment(payment: Payment) -> Content:
    back = payment.kind == REFUND
    label = "Correction" if payment.is_slip else "Refund" if back else METHODS[payment.method]
    if payment.is_deposit:
        label = f"Deposit, {label.lower()}"
    day = workshop_day(payment.settled_at or payment.created_at)
    return {"label": label, "on": day.isoformat(), "amount": str(-payment.amount if back else payment.amount)}
