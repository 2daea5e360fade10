"""Issues receipts, invoices and credit notes. Each takes its number within the write() that stores it, so a document
that fails uses up no number.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from decimal import Decimal

from sqlalchemy.orm import Session

from app.shop.base.errors import Conflict
from app.shop.base.settings.settings import read_settings
from app.shop.base.workshop_days import workshop_day
from app.shop.sales.documents.content import Buyer, DocumentLine, Draft, write_content
from app.shop.sales.documents.crediting import Credit, Left, credit_all, credit_amount, find_creditable
from app.shop.sales.documents.logos import store_logo
from app.shop.sales.documents.numbers import next_number, say_number, series_of
from app.shop.sales.documents.order_lines import lines_back, lines_of
from app.shop.sales.documents.overpayment import excess_in
from app.shop.sales.documents.seller import refuse_unnamed
from app.shop.sales.orders.orders import get_order
from app.store.database.base import now
from app.store.sales.documents import CREDIT_NOTE, INVOICE, RECEIPT, Document
from app.store.sales.orders import CANCELLED, Order
from app.store.sales.payment_state import OWING, UNPAID
from app.store.sales.payments import OPEN, REFUND, Payment
from app.store.sales.rate_taxes import RateTax
from app.store.sales.sale import Sale

NOTHING = Decimal("0.00")
CREDIT_FIRST = "This {} has an invoice, {}. Credit it first"
NO_INVOICE = "This {} has no invoice to credit"
NOTHING_PAID = "Nothing is paid for this {} yet: make an invoice, or record the payment first"
IS_CANCELLED = "This {} is cancelled and nothing was paid for it"
CAME_BACK = "All of this {} came back and nothing was paid for it"
CREDITED = "Credited in full"
CANCELLED_REASON = "The {} was cancelled"
RETURNED_REASON = "Items were returned"


@dataclass(frozen=True)
class DocumentRequest:
    """A document that the owner asks for; blank names are the customer's."""

    kind: str
    buyer: Buyer
    reason: str | None = None

    def of(self, name: str, address: str) -> "DocumentRequest":
        """Return it with a customer's name and address where it has none."""
        buyer = replace(self.buyer, name=self.buyer.name or name, address=self.buyer.address or address)
        return replace(self, buyer=buyer)


def issue_document(session: Session, order_id: str, wanted: DocumentRequest) -> Document:
    """Issue a document of an order. Raises NotFound, and what `issue` does."""
    order = get_order(session, order_id)
    return issue(session, order, wanted.of(order.customer_name, order.shipping_address), lines_of(order), order.taxes)


def issue(
    session: Session, sale: Sale, wanted: DocumentRequest, lines: Sequence[DocumentLine], rates: Sequence[RateTax]
) -> Document:
    """Issue a document of an order or a job.

    A credit note covers everything that is left of its invoice. An invoice issued after a refund is credited at once by
    the amount refunded. Raises Conflict for a second invoice, for a credit note without an invoice and for a receipt
    without a payment, and Invalid where the settings lack the seller's data.
    """
    left = find_creditable(sale)
    if wanted.kind == CREDIT_NOTE:
        return _credit_rest(session, sale, left, wanted.reason)
    if wanted.kind == INVOICE and left:
        raise Conflict(CREDIT_FIRST.format(sale.noun, left.invoice.name))
    _refuse_unpaid(sale, wanted.kind)
    document = _issue(session, Draft(wanted.kind, sale, wanted.buyer, lines, rates))
    if wanted.kind == INVOICE:
        for refund in sale.settled_payments:
            if refund.kind == REFUND:
                _credit_refund(session, sale, refund, NOTHING)
        if isinstance(sale, Order):
            credit_returned(session, sale)
    return document


def _refuse_unpaid(sale: Sale, kind: str) -> None:
    is_unpaid = sale.payment_state in (UNPAID, OPEN)
    if sale.status == CANCELLED and (is_unpaid or not sale.paid):
        raise Conflict(IS_CANCELLED.format(sale.noun))
    if is_unpaid and not sale.uncovered:
        raise Conflict(CAME_BACK.format(sale.noun))
    if kind == RECEIPT and is_unpaid:
        raise Conflict(NOTHING_PAID.format(sale.noun))


def credit_refund(session: Session, sale: Sale, refund: Payment) -> None:
    """Credit a refund against its invoice, at most by the amount left of it.

    The price of its returned pieces that is owed no more is credited with it. Nothing is credited without an invoice,
    or for money that was overpaid or is still owed. The returned pieces are listed if they make up the amount.
    """
    left = find_creditable(sale)
    _credit_refund(session, sale, refund, _owed_no_more(sale, left) if left and isinstance(sale, Order) else NOTHING)


def credit_returned(session: Session, order: Order, pieces: Sequence[DocumentLine] = ()) -> None:
    """Credit the part of an order's invoice that is owed no more because pieces came back. The money that is held for
    them is credited when it is refunded. The pieces are listed if they make up the amount.
    """
    left = find_creditable(order)
    amount = _owed_no_more(order, left) if left else NOTHING
    if left and amount > 0:
        _credit(session, order, left.invoice, credit_amount(left, amount, pieces), RETURNED_REASON)


def _owed_no_more(order: Order, left: Left) -> Decimal:
    """Return what an invoice has beyond the money that is held and is still to come, if pieces came back."""
    if not order.has_returns:
        return NOTHING
    still_owed = order.uncovered if order.payment_state in OWING else NOTHING
    return left.total - (order.paid - order.refunded) - still_owed


def _credit_refund(session: Session, sale: Sale, refund: Payment, least: Decimal) -> None:
    left = find_creditable(sale)
    amount = max(refund.amount - excess_in(sale, refund) if sale.is_reduced_by(refund) else NOTHING, least)
    if left is None or not amount:
        return
    pieces = lines_back(sale, refund) if isinstance(sale, Order) else []
    credited = credit_amount(left, min(amount, left.total), pieces)
    _credit(session, sale, left.invoice, credited, refund.reason)


def refuse_invoiced(sale: Sale) -> None:
    """Raise Conflict if an invoice of an order or a job has not been credited in full."""
    left = find_creditable(sale)
    if left:
        raise Conflict(CREDIT_FIRST.format(sale.noun, left.invoice.name))


def credit_cancelled(session: Session, sale: Sale) -> None:
    """Credit the part of a cancelled sale's invoice that exceeds the money held. The rest is credited when it is
    refunded.
    """
    left = find_creditable(sale)
    amount = left.total - (sale.paid - sale.refunded) if left else Decimal(0)
    if left and amount > 0:
        _credit(session, sale, left.invoice, credit_amount(left, amount), CANCELLED_REASON.format(sale.noun))


def _credit_rest(session: Session, sale: Sale, left: Left | None, reason: str | None) -> Document:
    if left is None:
        raise Conflict(NO_INVOICE.format(sale.noun))
    return _credit(session, sale, left.invoice, credit_all(left), reason or CREDITED)


def _credit(session: Session, sale: Sale, invoice: Document, credit: Credit, reason: str | None) -> Document:
    buyer = Buyer(invoice.buyer_name, invoice.buyer_address, invoice.buyer_vat)
    draft = Draft(CREDIT_NOTE, sale, buyer, credit.lines, credit.rates, invoice, reason)
    return _issue(session, draft)


def _issue(session: Session, draft: Draft) -> Document:
    settings, moment = read_settings(session), now()
    if draft.invoice is None:
        refuse_unnamed(settings, draft.kind, draft.sale.tax_mode)
    day = workshop_day(moment)
    series = series_of(settings, day)
    number = next_number(session, draft.kind, series)
    logo = {"logo": store_logo(session, settings)}
    content = write_content(draft, settings, say_number(series, number), day) | logo
    document = Document(
        kind=draft.kind,
        series=series,
        number=number,
        refers_to=draft.invoice.id if draft.invoice else None,
        issued_at=moment,
        supplied_on=content["suppliedOn"],
        buyer_name=draft.buyer.name,
        buyer_address=draft.buyer.address,
        buyer_vat=draft.buyer.vat_number,
        net=draft.net,
        tax=draft.tax,
        total=draft.net + draft.tax,
        content=content,
        file=f"{draft.kind.replace('_', '-')}-{say_number(series, number)}.pdf",
    )
    draft.sale.documents.append(document)
    session.flush()
    return document
