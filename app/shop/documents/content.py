"""Content of a document: everything that it shows, as JSON.

It is stored with the document and is the document: no later change of an order, a product or a setting alters it.
Amounts are texts, "49.99"; days are days of the workshop, "2026-11-22".
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from decimal import ROUND_HALF_UP, Decimal
from typing import Any

from app.shop.documents.seller import ORIGINAL_ACCENT, describe_seller
from app.shop.money import CENT, part_of
from app.shop.settings.settings import Settings
from app.shop.workshop_days import workshop_day
from app.store.documents import CREDIT_NOTE, INVOICE, RECEIPT, Document
from app.store.orders import COMPLETED, READY, SHIPPED, Order, OrderItem
from app.store.payments import CARD_ONLINE, REFUND, Payment
from app.store.rate_taxes import ADDED, NO_TAX, RateTax

Content = dict[str, Any]
METHODS = {CARD_ONLINE: "Card", "terminal": "Card", "cash": "Cash", "transfer": "Bank transfer", "other": "Payment"}
DELIVERY = "Delivery"


@dataclass(frozen=True)
class Buyer:
    """The customer as a document names them."""

    name: str
    address: str
    vat_number: str | None = None


@dataclass(frozen=True)
class Line:
    """One line: what, how many, and its amounts.

    `net` is without tax, `tax` what comes on top or is contained.
    """

    name: str
    quantity: int
    rate: str
    net: Decimal
    tax: Decimal
    detail: str = ""


@dataclass(frozen=True)
class Draft:
    """What a document is about, before it has a number.

    `invoice` is the one that a credit note takes back; its seller is the note's, whatever the settings say by now.
    """

    kind: str
    order: Order
    buyer: Buyer
    lines: Sequence[Line]
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
    taxed = draft.order.tax_mode != NO_TAX
    priced = _choose_prices(draft) if taxed else "plain"
    return {
        "kind": draft.kind,
        "number": number,
        "issuedOn": issued_on.isoformat(),
        "suppliedOn": supply_day(draft.order, issued_on).isoformat(),
        "accent": settings.accent or ORIGINAL_ACCENT,
        "taxed": taxed,
        "priced": priced,
        "seller": draft.invoice.content["seller"] if draft.invoice else describe_seller(settings, taxed=taxed),
        "buyer": {
            "name": draft.buyer.name,
            "address": draft.buyer.address,
            "vatNumber": draft.buyer.vat_number or "",
        },
        "order": str(draft.order.order_number),
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
        **_describe_money(draft),
        "paymentTerms": settings.payment_terms if draft.kind == INVOICE else "",
        "note": settings.invoice_note,
    }


def lines_of(order: Order) -> list[Line]:
    """Return an order's lines, with its delivery where that costs something."""
    lines = [line_of(order, item, item.quantity, item.subtotal, item.tax) for item in order.items]
    if order.delivery:
        net = order.delivery if order.tax_mode == ADDED else order.delivery - order.delivery_tax
        lines.append(Line(DELIVERY, 1, order.tax_rate, net, order.delivery_tax))
    return lines


def lines_back(order: Order, refund: Payment) -> list[Line]:
    """Return the pieces of a refund, each with its amounts."""
    items = {item.id: item for item in order.items}
    return [_line_back(order, items[each.item_id], each.quantity) for each in refund.items]


def _line_back(order: Order, item: OrderItem, quantity: int) -> Line:
    before = item.refunded - quantity
    subtotal, tax = (part_of(amount, item.quantity, before, quantity) for amount in (item.subtotal, item.tax))
    return line_of(order, item, quantity, subtotal, tax)


def line_of(order: Order, item: OrderItem, quantity: int, subtotal: Decimal, tax: Decimal) -> Line:
    """Return the line of some or all pieces of an order's line."""
    net = subtotal if order.tax_mode == ADDED else subtotal - tax
    vehicle = f"for {item.vehicle}" if item.vehicle else ""
    return Line(item.product_name, quantity, item.tax_rate or order.tax_rate, net, tax, vehicle)


def supply_day(order: Order, otherwise: date) -> date:
    """Return the day on which the customer got the goods.

    The dispatch counts where the delivery is not known, and the day of the document before either.
    """
    if order.delivered_at:
        return workshop_day(order.delivered_at)
    sent = [event.created_at for event in order.steps if event.status in (READY, SHIPPED, COMPLETED)]
    return workshop_day(sent[-1]) if sent else otherwise


def _choose_prices(draft: Draft) -> str:
    """Customers read a receipt with the prices that the shop shows."""
    return "gross" if draft.kind == RECEIPT and draft.order.tax_mode != ADDED else "net"


def _describe_line(line: Line, priced: str) -> Content:
    amount = line.net + line.tax if priced == "gross" else line.net
    return {
        "name": line.name,
        "detail": line.detail,
        "quantity": line.quantity,
        "unitPrice": str((amount / line.quantity).quantize(CENT, ROUND_HALF_UP)),
        "rate": line.rate,
        "net": str(line.net),
        "tax": str(line.tax),
        "amount": str(amount),
    }


def _describe_money(draft: Draft) -> Content:
    """Payments and what is still owed; a credit note has neither."""
    if draft.kind == CREDIT_NOTE:
        return {"payments": [], "due": None}
    moved = map(_describe_payment, draft.order.settled_payments)
    return {"payments": list(moved), "due": str(draft.order.owed)}


def _describe_payment(payment: Payment) -> Content:
    back = payment.kind == REFUND
    label = "Correction" if payment.is_slip else "Refund" if back else METHODS[payment.method]
    day = workshop_day(payment.settled_at or payment.created_at)
    return {"label": label, "on": day.isoformat(), "amount": str(-payment.amount if back else payment.amount)}
