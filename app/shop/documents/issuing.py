"""Issuing of receipts, invoices and credit notes.

Each takes its number within the write() that stores it, so a document that fails takes none.
"""

from dataclasses import dataclass, replace
from decimal import Decimal

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.shop.documents.content import Buyer, Draft, lines_back, lines_of, write_content
from app.shop.documents.crediting import Credit, Left, credit_all, credit_amount, what_is_left
from app.shop.documents.excess import excess_in
from app.shop.documents.logos import store_logo
from app.shop.documents.numbers import next_number, say_number, series_of
from app.shop.documents.seller import refuse_unnamed
from app.shop.errors import Conflict
from app.shop.orders.orders import get_order
from app.shop.settings.settings import read_settings
from app.shop.workshop_days import workshop_day
from app.store.base import now
from app.store.documents import CREDIT_NOTE, INVOICE, Document
from app.store.orders import CANCELLED, Order
from app.store.payments import REFUND, Payment

CREDIT_FIRST = "This order has an invoice, {}. Credit it first"
NO_INVOICE = "There is no invoice of this order to credit"
IS_CANCELLED = "This order is cancelled and nothing was paid for it"
CREDITED = "Credited in full"
CANCELLED_REASON = "The order was cancelled"


@dataclass(frozen=True)
class Wanted:
    """A document that the owner asks for; blank names are the order's."""

    kind: str
    buyer: Buyer
    reason: str | None = None


def issue_document(session: Session, order_id: str, wanted: Wanted) -> Document:
    """Issue a document of an order.

    A credit note is of all that is left of the order's invoice. An invoice after a refund is credited at once by what
    went back. Raises Conflict for a second invoice and for a credit note without one, Invalid where the settings lack
    the seller's data.
    """
    order = get_order(session, order_id)
    named = _name_buyer(order, wanted.buyer)
    left = find_creditable(session, order)
    if wanted.kind == CREDIT_NOTE:
        return _credit_rest(session, order, left, wanted.reason)
    if wanted.kind == INVOICE and left:
        raise Conflict(CREDIT_FIRST.format(left.invoice.name))
    if order.status == CANCELLED and not order.paid:
        raise Conflict(IS_CANCELLED)
    document = _issue(session, Draft(wanted.kind, order, named, lines_of(order), order.taxes))
    if wanted.kind == INVOICE:
        for refund in order.settled_payments:
            if refund.kind == REFUND:
                credit_refund(session, order, refund)
    return document


def credit_refund(session: Session, order: Order, refund: Payment) -> None:
    """Credit a refund against the order's invoice.

    Only as much as is left of it; without an invoice nothing, and nothing for money that was paid too much. Its pieces
    are shown where they make up the amount.
    """
    left = None if refund.is_slip else find_creditable(session, order)
    amount = refund.amount - excess_in(order, refund)
    if left is None or not amount:
        return
    credited = credit_amount(left, min(amount, left.total), lines_back(order, refund))
    _credit(session, order, left.invoice, credited, refund.reason)


def refuse_invoiced(session: Session, order_id: str) -> None:
    """Raise Conflict while an invoice of the order stands."""
    left = find_creditable(session, get_order(session, order_id))
    if left:
        raise Conflict(CREDIT_FIRST.format(left.invoice.name))


def credit_cancelled(session: Session, order: Order) -> None:
    """Credit what a cancelled order's invoice has beyond the money held.

    The rest is credited by its refund.
    """
    left = find_creditable(session, order)
    amount = left.total - (order.paid - order.refunded) if left else Decimal(0)
    if left and amount > 0:
        _credit(session, order, left.invoice, credit_amount(left, amount), CANCELLED_REASON)


def find_creditable(session: Session, order: Order) -> Left | None:
    """Return what is left to credit of the order's last invoice."""
    found = select(Document).where(Document.order_id == order.id, Document.kind == INVOICE)
    invoice = session.scalars(found.order_by(Document.issued_at.desc(), Document.number.desc())).first()
    left = what_is_left(session, invoice) if invoice else None
    return left if left and left.total > 0 else None


def _credit_rest(session: Session, order: Order, left: Left | None, reason: str | None) -> Document:
    if left is None:
        raise Conflict(NO_INVOICE)
    return _credit(session, order, left.invoice, credit_all(left), reason or CREDITED)


def _credit(session: Session, order: Order, invoice: Document, credit: Credit, reason: str | None) -> Document:
    buyer = Buyer(invoice.buyer_name, invoice.buyer_address, invoice.buyer_vat)
    draft = Draft(CREDIT_NOTE, order, buyer, credit.lines, credit.rates, invoice, reason)
    return _issue(session, draft)


def _issue(session: Session, draft: Draft) -> Document:
    settings, moment = read_settings(session), now()
    if draft.invoice is None:
        refuse_unnamed(settings, draft.kind, draft.order.tax_mode)
    day = workshop_day(moment)
    series = series_of(settings, day)
    number = next_number(session, draft.kind, series)
    logo = {"logo": store_logo(session, settings)}
    content = write_content(draft, settings, say_number(series, number), day) | logo
    document = Document(
        kind=draft.kind,
        series=series,
        number=number,
        order_id=draft.order.id,
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
    session.add(document)
    session.flush()
    return document


def _name_buyer(order: Order, buyer: Buyer) -> Buyer:
    return replace(buyer, name=buyer.name or order.customer_name, address=buyer.address or order.shipping_address)
