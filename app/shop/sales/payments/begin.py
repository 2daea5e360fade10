"""The payment of an order just placed."""

from dataclasses import dataclass, field

from app.config import Config
from app.contract.sales.payments import BankAccountView
from app.shop.base.settings.settings import Settings
from app.shop.sales.orders.new_order import Placed
from app.store.sales.payments import CARD, OPEN
from app.store.sales.placing import AnyOrder
from app.store.system.late_tables import late

_open_page = late("app.shop.sales.payments.card_pages", "open_page")
"""Most orders are not paid by card, and Stripe's client waits for the first that is."""


@dataclass(frozen=True)
class BegunPayment:
    """The state of an order's payment with the details needed to pay it. `url` is the page that charges a card; it is
    None for every other method.
    """

    state: str
    url: str | None = field(repr=False)
    bank_account: BankAccountView | None


@dataclass(frozen=True)
class BegunOrder:
    """A placed order with its payment."""

    order_id: str
    order: AnyOrder
    payment: BegunPayment


def place_of(origin: str, order_id: str) -> str:
    """Return the address of an order's page."""
    return f"{origin}/order/{order_id}"


def begin_payment(config: Config, placed: Placed, settings: Settings, origin: str) -> BegunOrder:
    """Return an order with the next step of its payment. The order is already committed and remains valid if its card
    payment page fails. `origin` is the site's own, to which the customer returns from that page.
    """
    order = placed.order
    state, account = order.payment_state, settings.account_for(order)
    is_due, place = order.payment_method == CARD and state == OPEN, place_of(origin, placed.order_id)
    url = _open_page(config, placed.order_id, place) if is_due else None
    return BegunOrder(placed.order_id, order, BegunPayment(state, url, account))
