"""Withdrawals in the back office: accepted, refused, settled, counted."""

from collections.abc import Mapping
from datetime import datetime
from decimal import Decimal
from typing import Any

from sqlalchemy import ColumnElement, and_, func, or_, select
from sqlalchemy.orm import Session

from app.shop.base.errors import Conflict, Invalid, NotFound, invalid_field
from app.shop.sales.mail.withdrawal_mails import write_decision_mail
from app.shop.sales.withdrawals.refund import days_left, is_due, refund_of
from app.shop.sales.withdrawals.settling import accept, finish, note_refusal
from app.store.sales.orders import CANCELLED, Order
from app.store.sales.withdrawals import ACCEPTED, DONE, NEW, NEXT_STATUSES, REFUSED, Withdrawal

NOTHING_GIVEN = "Please give a status or a note"
NO_REASON = "Please give the reason"


def count_new_withdrawals(session: Session) -> tuple[int, datetime | None]:
    """Return how many are new, and since when the oldest is."""
    found = select(func.count(), func.min(Withdrawal.received_at)).where(Withdrawal.status == NEW)
    count, oldest = session.execute(found).one()
    return count, oldest


def count_to_pay_back(session: Session) -> tuple[int, datetime | None, int | None]:
    """Return the number of withdrawals to pay back, the date of the oldest, and the fewest days left. Withdrawals
    settled by a cancelled order are included while the shop still holds money for it.
    """
    wanted = or_(Withdrawal.status == ACCEPTED, and_(Withdrawal.status == DONE, _holds_money()))
    found = [each for each in session.scalars(select(Withdrawal).where(wanted)) if is_due(each)]
    left = [days for each in found if (days := days_left(each)) is not None]
    return (len(found), min((each.received_at for each in found), default=None), min(left, default=None))


def _holds_money() -> ColumnElement[bool]:
    held = select(Order.id).where(Order.status == CANCELLED, Order.paid > Order.refunded)
    return Withdrawal.order_id.in_(held)


def change_withdrawal(session: Session, withdrawal_id: str, changes: Mapping[str, Any]) -> Withdrawal:
    """Take the next step of a withdrawal, or store a note. Each step is also noted in the order's history. Raises
    NotFound, Conflict for a step that is not allowed, and Invalid if nothing is given or a refusal has no reason.
    """
    withdrawal = session.get(Withdrawal, withdrawal_id)
    if withdrawal is None:
        raise NotFound("Withdrawal not found")
    status = changes.get("status")
    if status is None and "note" not in changes:
        raise Invalid(NOTHING_GIVEN)
    if "note" in changes:
        withdrawal.note = changes["note"]
    if status is not None:
        _take_step(session, withdrawal, status)
    return withdrawal


def find_accepted(session: Session, withdrawal_id: str, order: Order) -> Withdrawal:
    """Return the accepted withdrawal of the order, which is to be paid back. Raises NotFound, and Conflict if it is not
    accepted.
    """
    withdrawal = session.get(Withdrawal, withdrawal_id)
    if withdrawal is None or withdrawal.order_id != order.id:
        raise NotFound("Withdrawal not found")
    if withdrawal.status != ACCEPTED:
        raise Conflict(f"This withdrawal is {withdrawal.status}. Only an accepted one is paid back.")
    return withdrawal


def pay_back(session: Session, withdrawal_id: str, amount: Decimal) -> None:
    """Finish an accepted withdrawal after its money was paid back. A withdrawal that was finished meanwhile is not
    changed, since the money has moved anyway.
    """
    withdrawal = session.get(Withdrawal, withdrawal_id)
    if withdrawal and withdrawal.status == ACCEPTED:
        finish(session, withdrawal, amount)


def _take_step(session: Session, withdrawal: Withdrawal, status: str) -> None:
    allowed = NEXT_STATUSES[withdrawal.status]
    if status not in allowed:
        ends = f"Its next status can be: {', '.join(allowed)}." if allowed else "Its status can no longer change."
        raise Conflict(f"This withdrawal is {withdrawal.status}. {ends}")
    if status == ACCEPTED:
        accept(session, withdrawal)
    elif status == REFUSED:
        if not withdrawal.note:
            raise invalid_field("note", NO_REASON)
        note_refusal(withdrawal)
        write_decision_mail(session, withdrawal)
    elif withdrawal.status == ACCEPTED:
        finish(session, withdrawal, refund_of(withdrawal))
    else:
        withdrawal.status = DONE
