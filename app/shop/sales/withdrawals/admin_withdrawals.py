"""Withdrawals in the back office: listed, accepted, refused, settled."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal
from typing import Any

from sqlalchemy import ColumnElement, and_, func, or_, select
from sqlalchemy.orm import Session, selectinload

from app.shop.base.errors import Conflict, Invalid, NotFound, invalid_field
from app.shop.base.workshop_days import workshop_day
from app.shop.sales.mail.withdrawal_mails import write_decision_mail
from app.shop.sales.withdrawals.refund import is_due, refund_of, refund_until
from app.shop.sales.withdrawals.settling import accept, finish, note_refusal, settled_by_accepting
from app.store.database.base import now
from app.store.sales.orders import CANCELLED, SHIPPED, Order, OrderItem
from app.store.sales.withdrawals import ACCEPTED, DONE, NEW, NEXT_STATUSES, REFUSED, Withdrawal

NOTHING_GIVEN = "Please give a status or a note"
NO_REASON = "Please give the reason"


@dataclass(frozen=True)
class WithdrawalRow:
    """A withdrawal with what follows from it and its order."""

    withdrawal: Withdrawal
    days_left: int | None
    delivered_days: int | None
    refund: Decimal | None

    def __getattr__(self, name: str) -> Any:
        """Everything else is the withdrawal's own."""
        return getattr(self.withdrawal, name)

    @property
    def refundable(self) -> Decimal | None:
        """The money of its order that can still go back."""
        order = self.withdrawal.order
        return order.refundable if order else None

    @property
    def paid(self) -> Decimal | None:
        """What was paid for its order, mistakes left out."""
        order = self.withdrawal.order
        return order.really_paid if order else None

    @property
    def is_due(self) -> bool:
        """Return whether a decision or money is still due."""
        return is_due(self.withdrawal)

    @property
    def settles(self) -> str | None:
        """What accepting it settles at once, because nothing was paid."""
        return settled_by_accepting(self.withdrawal) if self.withdrawal.status == NEW else None

    @property
    def other_customer(self) -> str | None:
        """The name that its order has, where the statement gives another."""
        order = self.withdrawal.order
        return order.customer_name if order and not _is_alike(order.customer_name, self.withdrawal.name) else None

    @property
    def made_to_order(self) -> list[str]:
        """The names of its order's parts that are made to order."""
        order = self.withdrawal.order
        return [each.product_name for each in order.items if each.is_made_to_order] if order else []

    @property
    def delivered_at(self) -> datetime | None:
        """The time at which its order was delivered."""
        order = self.withdrawal.order
        return order.delivered_at if order else None


def list_withdrawals(session: Session, status: str | None = None) -> list[WithdrawalRow]:
    """Return the withdrawals of a status, or all, newest first."""
    chosen = select(Withdrawal).order_by(Withdrawal.received_at.desc(), Withdrawal.id)
    wanted = chosen.where(Withdrawal.status == status) if status else chosen
    loading = selectinload(Withdrawal.order)
    items = loading.selectinload(Order.items)
    returns, products = (items.selectinload(OrderItem.returns), items.selectinload(OrderItem.product))
    found = session.scalars(
        wanted.options(returns, products, loading.selectinload(Order.history), loading.selectinload(Order.payments))
    )
    return describe(found)


def describe(withdrawals: Iterable[Withdrawal]) -> list[WithdrawalRow]:
    """Return these withdrawals with their present deadlines and refunds."""
    return [WithdrawalRow(each, _days_left(each), _delivered_days(each), refund_of(each)) for each in withdrawals]


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
    left = [days for each in found if (days := _days_left(each)) is not None]
    return (len(found), min((each.received_at for each in found), default=None), min(left, default=None))


def _holds_money() -> ColumnElement[bool]:
    held = select(Order.id).where(Order.status == CANCELLED, Order.paid > Order.refunded)
    return Withdrawal.order_id.in_(held)


def change_withdrawal(session: Session, withdrawal_id: str, changes: Mapping[str, Any]) -> WithdrawalRow:
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
    return describe([withdrawal])[0]


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


def _is_alike(name: str, other: str) -> bool:
    return name.casefold().split() == other.casefold().split()


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


def _days_left(withdrawal: Withdrawal) -> int | None:
    """Days of the workshop's calendar until the money must be back."""
    until = refund_until(withdrawal)
    return (until - workshop_day(now())).days if until else None


def _delivered_days(withdrawal: Withdrawal) -> int | None:
    """Return the days from the delivery to the statement. If the delivery date is not known, the dispatch date is
    used.
    """
    order = withdrawal.order
    since = order and (order.delivered_at or _dispatched_at(order))
    return (workshop_day(withdrawal.received_at) - workshop_day(since)).days if since else None


def _dispatched_at(order: Order) -> datetime | None:
    return next((event.created_at for event in reversed(order.steps) if event.status == SHIPPED), None)
