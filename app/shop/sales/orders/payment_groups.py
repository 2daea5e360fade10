"""Query conditions that select orders by their payment state. The state of one order is `Order.payment_state`, with
`owed`, `uncovered` and `refundable` beside it.
"""

from datetime import datetime, timedelta
from decimal import Decimal

from sqlalchemy import ColumnElement, Integer, Select, and_, case, cast, func, or_, select, type_coerce
from sqlalchemy.orm import InstrumentedAttribute, Session

from app.shop.base.settings.settings import read_settings
from app.store.database.base import now
from app.store.database.types import Cents
from app.store.sales.orders import CANCELLED, COMPLETED, Order, OrderItem, OrderReturn
from app.store.sales.payment_state import PAID, REFUNDED, UNPAID
from app.store.sales.payments import CARD_ONLINE, OPEN, PAYMENT, REFUND, SLIP, SUCCEEDED, Payment
from app.store.sales.rate_taxes import ADDED
from app.store.sales.withdrawals import OPEN as UNSETTLED
from app.store.sales.withdrawals import Withdrawal

PAYMENT_GROUPS = (UNPAID, OPEN, PAID, REFUNDED)
"""`unpaid` has the part-paid ones too, `paid` the overpaid and `refunded` the part-refunded."""
CHECK = "check"
"""Beside these: a card payment that its owner must look into."""
CAME = "came"
"""Beside these: a card payment within the last day, whatever the state."""
LATELY = timedelta(days=1)
"""How long a payment that came is news."""
NOTHING = Decimal(0)


def payment_group() -> ColumnElement[str | None]:
    """Return the group of an order's payment state. It is None if nothing is due: for an unpaid order that is
    cancelled, was completed without a payment method or came back as a whole, and while the customer's withdrawal
    from the whole order is open.
    """
    slips = _slips()
    paid, refunded = Order.paid - slips, Order.refunded - slips
    left = Order.paid - Order.refunded
    owes_rest = and_(Order.status != CANCELLED, Order.id.in_(_with_returns()), uncovered() > NOTHING)
    given_up = and_(left == NOTHING, ~owes_rest)
    paid_back = and_(refunded > NOTHING, or_(given_up, and_(left < Order.total, paid >= Order.total)))
    return case(
        (paid_back, REFUNDED),
        (left >= Order.total, PAID),
        (and_(left == NOTHING, Order.id.in_(_with_open_payment())), OPEN),
        (Order.id.in_(_withdrawn()), None),
        (and_(Order.id.in_(_with_returns()), uncovered() <= NOTHING), case((left > NOTHING, PAID))),
        (and_(Order.status != CANCELLED, or_(Order.status != COMPLETED, Order.payment_method.is_not(None))), UNPAID),
    )


def has_payment(wanted: str) -> ColumnElement[bool]:
    """Return the condition for the orders of a payment group or of one of two further lists. These are the card
    payments to check and the recent ones.
    """
    if wanted == CAME:
        return was_paid_lately(now())
    return needs_look() if wanted == CHECK else payment_group() == wanted


def needs_look() -> ColumnElement[bool]:
    """Match the orders with a `payment_note`."""
    noted = select(Payment.order_id).where(Payment.state == OPEN, Payment.kind == PAYMENT, Payment.reason.is_not(None))
    is_owed = and_(Order.status != CANCELLED, uncovered() > NOTHING)
    return and_(is_owed, Order.id.in_(noted.scalar_subquery()))


def was_paid_lately(moment: datetime) -> ColumnElement[bool]:
    """Match the orders with a card payment within the last day."""
    return Order.id.in_(paid_lately(Payment.order_id, moment))


def paid_lately(column: InstrumentedAttribute[str | None], moment: datetime) -> Select[str | None]:
    """Return the ids in `column` of card payments of the last day."""
    online = Payment.kind == PAYMENT, Payment.method == CARD_ONLINE, Payment.state == SUCCEEDED
    return select(column).where(*online, Payment.settled_at > moment - LATELY, column.is_not(None))


def tracks_payments(session: Session) -> bool:
    """Return whether a way of paying is set or a payment recorded."""
    return bool(read_settings(session).payment_methods or session.scalar(select(Payment.id).limit(1)))


def uncovered() -> ColumnElement[Decimal]:
    """Return what no money covers, less the price of the pieces that came back: `Order.uncovered`, or less than 0."""
    return (
        Order.total - Order.paid + Order.refunded - case((Order.id.in_(_with_returns()), _came_back()), else_=NOTHING)
    )


def _came_back() -> ColumnElement[Decimal]:
    """Return the price of an order's pieces that came back, as `price_of_gone` does."""
    of_line = select(func.sum(OrderReturn.quantity)).where(OrderReturn.item_id == OrderItem.id)
    back = func.coalesce(of_line.correlate(OrderItem).scalar_subquery(), 0)
    tax = case((Order.tax_mode == ADDED, OrderItem.tax), else_=NOTHING)
    charged = type_coerce(OrderItem.subtotal - OrderItem.discount + tax, Integer)
    # Whole cents, rounded half up.
    share = cast((2 * charged * back + OrderItem.quantity) / (2 * OrderItem.quantity), Integer)
    is_whole = func.sum(back) >= func.sum(OrderItem.quantity)
    price = case((is_whole, type_coerce(Order.total, Integer)), else_=func.sum(share))
    found = select(type_coerce(price, Cents())).where(OrderItem.order_id == Order.id)
    return found.correlate(Order).scalar_subquery()


def _with_returns() -> ColumnElement[str]:
    """Return the orders of which pieces came back: few, so that the lines of the others are not read."""
    return select(OrderItem.order_id).join(OrderReturn, OrderReturn.item_id == OrderItem.id).scalar_subquery()


def _withdrawn() -> ColumnElement[str | None]:
    is_whole = Withdrawal.items.is_(None)
    found = select(Withdrawal.order_id).where(
        is_whole, Withdrawal.status.in_(UNSETTLED), Withdrawal.order_id.is_not(None)
    )
    return found.scalar_subquery()


def _slips() -> ColumnElement[Decimal]:
    """Return the sum of an order's refunds that correct a payment entered by mistake. The sum is calculated only for
    orders with refunds and through the order: otherwise SQLite would go through all successful payments again for
    each order.
    """
    found = select(func.coalesce(func.sum(Payment.amount), NOTHING)).where(
        Payment.order_id == Order.id,
        Payment.kind == REFUND,
        func.lower(Payment.reason) == SLIP.lower(),
    )
    return case((Order.refunded > NOTHING, found.correlate(Order).scalar_subquery()), else_=NOTHING)


def _with_open_payment() -> ColumnElement[str | None]:
    return select(Payment.order_id).where(Payment.state == OPEN, Payment.kind == PAYMENT).scalar_subquery()
