"""Words on the payment of an order, for its mails."""

from decimal import Decimal

from app.shop.mail.destinations import is_collected
from app.shop.mail.layout import Pairs
from app.shop.mail.order_sums import euro
from app.shop.settings.payment_settings import TRANSFER, WORKSHOP
from app.shop.settings.settings import Settings
from app.store.orders import CANCELLED
from app.store.placing import AnyOrder

GROUP = 4


def payment_words(order: AnyOrder, settings: Settings) -> tuple[str, ...]:
    """Return the sentence on the payment.

    None for an order of a time when no way of paying was set.
    """
    if order.payment_method is None:
        return ()
    if order.status == CANCELLED:
        return (_when_cancelled(order.paid - order.refunded),)
    return (_how_to_pay(order, settings, euro(order.owed)) if order.owed else "Your order is paid: nothing is owed.",)


def account_facts(order: AnyOrder, settings: Settings) -> Pairs:
    """Return the account and the reference for a transfer still owed."""
    account = settings.account_for(order)
    if account is None:
        return ()
    return (
        ("Amount", euro(order.owed)),
        ("Account name", account.account_name),
        ("IBAN", in_groups(account.iban)),
        ("Reference", str(order.order_number)),
    )


def in_groups(iban: str) -> str:
    """Return an IBAN as it is printed, in groups of four."""
    return " ".join(iban[start : start + GROUP] for start in range(0, len(iban), GROUP))


def _how_to_pay(order: AnyOrder, settings: Settings, owed: str) -> str:
    if order.payment_method == WORKSHOP:
        return f"{owed} is owed. Pay in our workshop{' when you collect it' if is_collected(order) else ''}."
    if order.payment_method == TRANSFER:
        known = settings.own_account is not None
        where = "to the account below" if known else "to our account, which we will tell you"
        return f"{owed} is owed. Please transfer it {where}, with your order number as the reference."
    return f"{owed} is owed. Unless you have paid by card already, you can pay on the page of your order."


def _when_cancelled(held: Decimal) -> str:
    return f"{euro(held)} is to be paid back to you." if held > 0 else "Nothing is owed."
