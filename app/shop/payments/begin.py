"""The payment of an order just placed."""

from dataclasses import dataclass

from app.shop.orders.record import Placed
from app.shop.settings.payment_settings import BankAccount
from app.shop.settings.settings import Settings
from app.store.placing import AnyOrder


@dataclass(frozen=True)
class BegunPayment:
    """State of an order's payment, with the means for it.

    `url` is the page at which a card is charged; None for every other way.
    """

    state: str
    url: str | None
    bank_account: BankAccount | None


@dataclass(frozen=True)
class BegunOrder:
    """A placed order with its payment."""

    order_id: str
    order: AnyOrder
    payment: BegunPayment


def begin_payment(placed: Placed, settings: Settings) -> BegunOrder:
    """Return an order with the next step of its payment.

    The order is committed by now.
    """
    order = placed.order
    payment = BegunPayment(order.payment_state, None, settings.account_for(order))
    return BegunOrder(placed.order_id, order, payment)
