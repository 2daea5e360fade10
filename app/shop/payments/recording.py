"""Payments and refunds as rows, with the order's sums of them.

Each function runs within a write() in which the order was read. No row is ever deleted.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal

from sqlalchemy.orm import Session

from app.contract.fields import GREATEST_PRICE
from app.shop.documents.issuing import credit_refund
from app.shop.errors import Conflict, invalid_field
from app.shop.mail.order_sums import euro
from app.shop.orders.orders import next_change
from app.shop.orders.returns import find_item, note_return, refuse_restock, restock_items
from app.shop.withdrawals.admin import pay_back
from app.store.base import now
from app.store.orders import CANCELLED, Order
from app.store.payments import PAYMENT, REFUND, SUCCEEDED, Payment, RefundItem

IS_CANCELLED = "This order is cancelled: nothing is to be paid for it"
IN_STOCK_AGAIN = "This order is cancelled: its pieces are back in stock already"
NO_PIECES = "Name the pieces that go back into stock"
TOO_MANY = "{} of {} can still be refunded"
TOO_MUCH = f"All payments of an order can be at most {euro(GREATEST_PRICE)}"


@dataclass(frozen=True)
class Refund:
    """Money that goes back, for which pieces, and why.

    `restock` puts the pieces, (id of a line, quantity) pairs, into stock again. `withdrawal_id` is the accepted
    withdrawal that it settles. `provider_ref` is the card provider's name for it, once the money is on its way.
    """

    amount: Decimal
    method: str
    reason: str | None
    pieces: Sequence[tuple[str, int]] = ()
    restock: bool = False
    withdrawal_id: str | None = None
    provider_ref: str | None = None


def record_payment(
    session: Session, order: Order, amount: Decimal, method: str, reason: str | None = None, *, overpaid: bool = False
) -> Payment:
    """Record money that the owner has taken.

    Raises Conflict for a cancelled order, and for more than is owed unless `overpaid`.
    """
    if order.status == CANCELLED:
        raise Conflict(IS_CANCELLED)
    if amount > order.uncovered and not overpaid:
        raise Conflict(f"{euro(order.uncovered)} is owed")
    payment = Payment(kind=PAYMENT, method=method, amount=amount, reason=reason)
    return _add(session, order, payment)


def record_refund(session: Session, order: Order, refund: Refund) -> Payment:
    """Record money paid back, with all that follows from it.

    An invoice of the order gets its credit note.

    Raises what `check_refund` does.
    """
    check_refund(order, refund)
    payment = Payment(
        kind=REFUND,
        method=refund.method,
        amount=refund.amount,
        reason=refund.reason,
        provider_ref=refund.provider_ref,
    )
    _add(session, order, payment)
    _put_back(session, order, payment, refund)
    credit_refund(session, order, payment)
    if refund.withdrawal_id:
        pay_back(session, refund.withdrawal_id, order, refund.amount)
    return payment


def take_over(session: Session, order: Order, payment: Payment, refund: Refund) -> Payment:
    """Give a refund that was found its reason and its pieces."""
    _refuse_pieces(order, refund)
    payment.reason = refund.reason
    order.updated_at = next_change(order)
    _put_back(session, order, payment, refund)
    if refund.withdrawal_id:
        pay_back(session, refund.withdrawal_id, order, refund.amount)
    session.flush()
    return payment


def check_refund(order: Order, refund: Refund) -> None:
    """Refuse more money or pieces than can come back.

    Raises Conflict, NotFound for a line of another order, and Invalid for a restock of nothing.
    """
    if refund.amount > order.refundable:
        left = f"Only {euro(order.refundable)} of what was paid is left" if order.refundable else "Nothing is left"
        raise Conflict(f"{left} to refund")
    _refuse_pieces(order, refund)


def settle_payment(order: Order, payment: Payment) -> None:
    """Note that the money of a payment or refund has moved.

    It is `succeeded` then, and in the order's sums.
    """
    payment.state, payment.settled_at = SUCCEEDED, now()
    if payment.kind == REFUND:
        order.refunded += payment.amount
    else:
        order.paid += payment.amount
    order.updated_at = next_change(order)


def _refuse_pieces(order: Order, refund: Refund) -> None:
    if refund.restock and not refund.pieces:
        raise invalid_field("lines", NO_PIECES)
    if refund.restock and order.status == CANCELLED:
        raise Conflict(IN_STOCK_AGAIN)
    for item_id, quantity in _together(refund.pieces).items():
        item = find_item(order, item_id)
        open_pieces = item.quantity - item.refunded
        if quantity > open_pieces:
            raise Conflict(TOO_MANY.format(f"Only {open_pieces}" if open_pieces else "None", item.product_name))
        if refund.restock:
            refuse_restock(item, quantity)


def _add(session: Session, order: Order, payment: Payment) -> Payment:
    if payment.kind == PAYMENT and order.paid + payment.amount > GREATEST_PRICE:
        raise invalid_field("amount", TOO_MUCH)
    settle_payment(order, payment)
    payment.created_at = order.updated_at
    order.payments.append(payment)
    session.flush()
    return payment


def _put_back(session: Session, order: Order, payment: Payment, refund: Refund) -> None:
    _name_pieces(order, payment, refund.pieces)
    if refund.restock:
        moment = next_change(order)
        note_return(order, restock_items(session, order, refund.pieces, moment), refund.reason, moment)


def _name_pieces(order: Order, payment: Payment, pieces: Sequence[tuple[str, int]]) -> None:
    for item_id, quantity in pieces:
        row = RefundItem(item_id=item_id, quantity=quantity)
        payment.items.append(row)
        find_item(order, item_id).refunds.append(row)


def _together(pieces: Sequence[tuple[str, int]]) -> Counter[str]:
    together: Counter[str] = Counter()
    for item_id, quantity in pieces:
        together[item_id] += quantity
    return together
