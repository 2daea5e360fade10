"""Functions that record payments and refunds as rows, and add up their sums. They belong to an order or a job, and each
function runs within a write() that has read it. No row is ever deleted.
"""

from decimal import Decimal

from sqlalchemy.orm import Session

from app.contract.base.fields import GREATEST_PRICE
from app.shop.base.errors import Conflict, invalid_field
from app.shop.base.money import euro
from app.shop.sales.documents.issuing import credit_refund, credit_returned
from app.shop.sales.documents.mailing import renew_waiting_mails
from app.shop.sales.orders.orders import next_change
from app.shop.sales.payments.pieces import put_back, refuse_pieces
from app.shop.sales.payments.refund import Refund
from app.shop.sales.withdrawals.admin_withdrawals import pay_back
from app.store.database.base import now
from app.store.sales.orders import CANCELLED, Order
from app.store.sales.payments import PAYMENT, REFUND, SUCCEEDED, Payment
from app.store.sales.sale import Sale

IS_CANCELLED = "This {} is cancelled: there is nothing to pay for it"
TOO_MUCH = f"All payments together can be at most {euro(GREATEST_PRICE)}"


def record_payment(
    session: Session, sale: Sale, amount: Decimal, method: str, reason: str | None = None, *, overpaid: bool = False
) -> Payment:
    """Record money that the owner has received. Raises Conflict for a cancelled order or job, and for more than is owed
    unless `overpaid` is set.
    """
    if sale.status == CANCELLED:
        raise Conflict(IS_CANCELLED.format(sale.noun))
    if amount > sale.uncovered and not overpaid:
        raise Conflict(f"{euro(sale.uncovered)} is owed")
    payment = Payment(kind=PAYMENT, method=method, amount=amount, reason=reason)
    _add(session, sale, payment)
    renew_waiting_mails(session, sale)
    return payment


def record_refund(session: Session, sale: Sale, refund: Refund) -> Payment:
    """Record money paid back, and everything that follows from it, such as a credit note for the invoice. Raises the
    errors of `check_refund`.
    """
    check_refund(sale, refund)
    payment = Payment(
        kind=REFUND,
        method=refund.method,
        amount=refund.amount,
        reason=refund.reason,
        provider_ref=refund.provider_ref,
    )
    _add(session, sale, payment)
    if isinstance(sale, Order):
        put_back(session, sale, payment, refund)
    session.flush()
    credit_refund(session, sale, payment)
    # What is owed, and so what they ask for, depends on the money and on the pieces.
    renew_waiting_mails(session, sale)
    _end_withdrawal(session, sale, refund)
    return payment


def take_over(session: Session, sale: Sale, payment: Payment, refund: Refund) -> Payment:
    """Give a refund that was found its reason and its pieces."""
    if isinstance(sale, Order):
        refuse_pieces(sale, refund)
    payment.reason = refund.reason
    sale.updated_at = next_change(sale)
    if isinstance(sale, Order):
        put_back(session, sale, payment, refund)
        session.flush()
        credit_returned(session, sale)
    renew_waiting_mails(session, sale)
    _end_withdrawal(session, sale, refund)
    session.flush()
    return payment


def check_refund(sale: Sale, refund: Refund) -> None:
    """Refuse to refund more money or pieces than are left. Raises Conflict, and the errors of `refuse_pieces`."""
    if refund.amount > sale.refundable:
        left = f"Only {euro(sale.refundable)} of what was paid is left" if sale.refundable else "Nothing is left"
        raise Conflict(f"{left} to refund")
    if isinstance(sale, Order):
        refuse_pieces(sale, refund)


def settle_payment(sale: Sale, payment: Payment) -> None:
    """Record that the money of a payment or refund has moved. Its state becomes `succeeded` and its amount is added to
    the order or job.
    """
    payment.state, payment.settled_at = SUCCEEDED, now()
    if payment.kind == REFUND:
        sale.refunded += payment.amount
    else:
        sale.paid += payment.amount
    sale.updated_at = next_change(sale)


def _end_withdrawal(session: Session, sale: Sale, refund: Refund) -> None:
    if isinstance(sale, Order) and refund.withdrawal_id:
        pay_back(session, refund.withdrawal_id, refund.amount)


def _add(session: Session, sale: Sale, payment: Payment) -> None:
    if payment.kind == PAYMENT and sale.paid + payment.amount > GREATEST_PRICE:
        raise invalid_field("amount", TOO_MUCH)
    settle_payment(sale, payment)
    payment.created_at = sale.updated_at
    sale.payments.append(payment)
    session.flush()
