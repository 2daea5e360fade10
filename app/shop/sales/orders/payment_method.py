"""The way of paying that an order is placed with."""

from app.contract.sales.payments import PaymentChoice
from app.shop.base.errors import invalid_field
from app.shop.base.settings.payment_settings import WORKSHOP
from app.shop.base.settings.settings import Settings

LEFT_OUT = ""
"""The customer's call names no way; None says that none was to be chosen."""
CHOOSE = "Choose how to pay"


def settle_method(settings: Settings, wanted: str | None) -> PaymentChoice | None:
    """Return the payment method that a customer chose. If it is left out, it is the only one offered, else payment in
    the workshop. The result is None if none is offered. Raises Invalid for a method that is not offered.
    """
    offered = settings.payment_methods
    if wanted == LEFT_OUT:
        wanted = _unnamed(offered)
    if wanted is None and not offered:
        return None
    if wanted not in offered:
        raise invalid_field("paymentMethod", CHOOSE)
    return wanted


def admin_method(settings: Settings) -> PaymentChoice | None:
    """Return the payment method of an order entered by the owner. It is payment in the workshop if that is offered,
    else the last method offered, because nobody was asked.
    """
    offered = settings.payment_methods
    return WORKSHOP if WORKSHOP in offered else next(reversed(offered), None)


def _unnamed(offered: tuple[PaymentChoice, ...]) -> PaymentChoice | None:
    if len(offered) == 1:
        return offered[0]
    return WORKSHOP if offered else None
