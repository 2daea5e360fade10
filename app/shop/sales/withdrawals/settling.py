"""Accepting a withdrawal and finishing it, with what follows for its order."""

from decimal import Decimal
from typing import Literal

from sqlalchemy.orm import Session

from app.shop.base.money import euro
from app.shop.sales.documents.cancelled import settle_documents
from app.shop.sales.documents.issuing import refuse_invoiced
from app.shop.sales.mail.withdrawal_mails import (
    CANCELS_UNPAID,
    NOTHING_BACK,
    TAKEN_OFF,
    WithdrawalOutcome,
    write_decision_mail,
)
from app.shop.sales.orders.corrections import take_off
from app.shop.sales.orders.orders import cancel_in_any_status, next_change
from app.shop.sales.withdrawals.refund import NOTHING, is_unpaid, refund_of
from app.shop.sales.withdrawals.sentence import say_item
from app.store.sales.orders import CANCELLED, CONFIRMED, PENDING, READY, Order, OrderEvent
from app.store.sales.withdrawals import ACCEPTED, DONE, REFUSED, Withdrawal
from app.store.sales.withdrawn import Pieces, is_whole, pieces_of, still_out

Settled = Literal["order", "lines"]
ORDER: Settled = "order"
LINES: Settled = "lines"
IN_THE_SHOP = (PENDING, CONFIRMED, READY)
"""The statuses in which an order's goods have not left."""


def settled_by_accepting(withdrawal: Withdrawal) -> Settled | None:
    """Return whether accepting settles the whole order or lines of it at once, because nothing was paid. It is None if
    money is to be paid back, if the order is cancelled, or if the order does not have the named parts.
    """
    order = withdrawal.order
    if order is None or order.status == CANCELLED or not is_unpaid(withdrawal):
        return None
    pieces = pieces_of(order, withdrawal.items, withdrawal.received_at)
    if pieces is None:
        return None
    return ORDER if is_whole(order, pieces, withdrawal.received_at) else LINES


def accept(session: Session, withdrawal: Withdrawal) -> None:
    """Accept a withdrawal and inform its customer. If nothing was paid, it is also settled: the order is cancelled or
    its lines are removed, and the stock is put back. Raises Conflict if an invoice prevents removing lines.
    """
    settles = settled_by_accepting(withdrawal)
    if settles == ORDER:
        _cancel(session, withdrawal)
    elif settles == LINES:
        _take_off(session, withdrawal)
    elif is_unpaid(withdrawal) or refund_of(withdrawal) == NOTHING:
        _end(withdrawal, NOTHING)
        _note(withdrawal, "accepted: there is nothing to pay back.")
        write_decision_mail(session, withdrawal, WithdrawalOutcome(NOTHING, NOTHING_BACK))
    else:
        refund = refund_of(withdrawal)
        withdrawal.status = ACCEPTED
        _note(withdrawal, f"accepted: {_say(refund)} to pay back.")
        write_decision_mail(session, withdrawal, WithdrawalOutcome(refund))


def finish(session: Session, withdrawal: Withdrawal, amount: Decimal | None) -> None:
    """Finish an accepted withdrawal after its money was paid back. If the whole order was withdrawn and has not left
    the shop, it is cancelled as well.
    """
    order = withdrawal.order
    said = f"done: {_say(amount)} paid back."
    _end(withdrawal, amount)
    pieces = order and pieces_of(order, withdrawal.items, withdrawal.received_at)
    if order and pieces and order.status in IN_THE_SHOP and is_whole(order, pieces, withdrawal.received_at):
        cancel_in_any_status(session, order, _name(withdrawal, said))
        settle_documents(session, order)
    else:
        _note(withdrawal, said)


def note_refusal(withdrawal: Withdrawal) -> None:
    """Refuse a withdrawal, with its reason at the order."""
    withdrawal.status = REFUSED
    _note(withdrawal, f"refused: {withdrawal.note}")


def _cancel(session: Session, withdrawal: Withdrawal) -> None:
    order = _order_of(withdrawal)
    _end(withdrawal, NOTHING)
    said = "accepted: nothing was paid. The order is cancelled, and its stock is back."
    cancel_in_any_status(session, order, _name(withdrawal, said))
    settle_documents(session, order)
    write_decision_mail(session, withdrawal, WithdrawalOutcome(NOTHING, CANCELS_UNPAID))


def _take_off(session: Session, withdrawal: Withdrawal) -> None:
    order = _order_of(withdrawal)
    refuse_invoiced(order)
    pieces: Pieces = pieces_of(order, withdrawal.items, withdrawal.received_at) or []
    named = "; ".join(say_item({"name": line.product_name, "quantity": count}) for line, count in pieces)
    _end(withdrawal, NOTHING)
    # What came back since is not owed already, and stays in its line.
    out = [(line, still_out(line, count, withdrawal.received_at)) for line, count in pieces]
    take_off(session, order, out, _name(withdrawal, f"accepted: nothing was paid. Taken off: {named}."))
    write_decision_mail(session, withdrawal, WithdrawalOutcome(NOTHING, TAKEN_OFF))


def _order_of(withdrawal: Withdrawal) -> Order:
    order = withdrawal.order
    if order is None:
        raise TypeError("a withdrawal without an order settles none")
    return order


def _end(withdrawal: Withdrawal, amount: Decimal | None) -> None:
    withdrawal.status, withdrawal.paid_back = DONE, amount


def _say(amount: Decimal | None) -> str:
    return "the named parts" if amount is None else euro(amount)


def _name(withdrawal: Withdrawal, said: str) -> str:
    return f"Withdrawal {withdrawal.reference} {said}"


def _note(withdrawal: Withdrawal, said: str) -> None:
    order = withdrawal.order
    if order:
        event = OrderEvent(status=order.status, note=_name(withdrawal, said), created_at=next_change(order))
        order.history.append(event)
