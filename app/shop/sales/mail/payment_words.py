"""Words on the payment of an order, for its mails."""

from collections.abc import Iterator

from app.shop.base.money import euro
from app.shop.base.settings.parts_only import place_word
from app.shop.base.settings.payment_settings import TRANSFER, WORKSHOP
from app.shop.base.settings.settings import Settings
from app.shop.sales.mail.destinations import is_collected
from app.shop.sales.mail.layout import Pairs
from app.shop.sales.transfers.transfers import Transfer, transfer_of_order
from app.store.sales.orders import CANCELLED
from app.store.sales.payment_state import OVERPAID, OWING
from app.store.sales.placing import AnyOrder

GROUP = 4
DUE = {"deposit": "Deposit to pay now: {}.", "later": "To pay when your car is ready: {}.", "owed": "To pay: {}."}


def payment_words(order: AnyOrder, settings: Settings) -> tuple[str, ...]:
    """Return the sentences about the payment. The result is empty for an order placed when no payment method was set,
    unless it was paid all the same and is now cancelled, or more was paid than it costs.
    """
    if order.really_paid and (order.status == CANCELLED or order.payment_state == OVERPAID):
        return (" ".join(_say_paid(order)),)
    if order.payment_method is None:
        return ()
    if order.status == CANCELLED:
        return ("There is nothing to pay.",)
    if order.owed:
        return (_how_to_pay(order, settings, euro(order.owed)),)
    # Its goods came back, or its customer withdrew.
    return ("There is nothing to pay." if order.payment_state in OWING else "Your order is paid.",)


def account_facts(order: AnyOrder, settings: Settings) -> Pairs:
    """Return the account and the reference for a transfer still owed."""
    return transfer_facts(transfer_of_order(order, settings))


def transfer_facts(transfer: Transfer | None) -> Pairs:
    """Return amount, account and reference; nothing without a transfer."""
    if transfer is None:
        return ()
    return (
        ("Amount", euro(transfer.amount)),
        ("Account name", transfer.account_name),
        ("IBAN", in_groups(transfer.iban)),
        ("Reference", transfer.reference),
    )


def transfer_words(transfer: Transfer | None) -> tuple[str, ...]:
    """Return the sentence that asks for a job's or a quote's transfer."""
    if transfer is None:
        return ()
    said = DUE[transfer.what].format(euro(transfer.amount))
    return (f"{said} {_ask_transfer(transfer)}",)


def _ask_transfer(transfer: Transfer) -> str:
    return f"Please transfer it to the account below, with “{transfer.reference}” as the reference."


def in_groups(iban: str) -> str:
    """Return an IBAN as it is printed, in groups of four."""
    return " ".join(iban[start : start + GROUP] for start in range(0, len(iban), GROUP))


def _how_to_pay(order: AnyOrder, settings: Settings, owed: str) -> str:
    if order.payment_method == WORKSHOP:
        when = " when you collect it" if is_collected(order) else ""
        return f"To pay: {owed}. Pay in our {place_word(settings)}{when}."
    if order.payment_method == TRANSFER:
        transfer = transfer_of_order(order, settings)
        if transfer is None:
            return f"To pay: {owed}. Please ask us for our bank details."
        return f"To pay: {owed}. {_ask_transfer(transfer)}"
    return f"To pay: {owed}. Unless you have already paid by card, you can pay on your order page."


def _say_paid(order: AnyOrder) -> Iterator[str]:
    """Yield sentences on money that the shop must not keep: paid, paid back, and still to be paid back."""
    yield f"You paid {euro(order.really_paid)}."
    if order.really_refunded:
        yield f"We have paid {euro(order.really_refunded)} back to you."
    held = order.paid - order.refunded
    surplus = held if order.status == CANCELLED else held - order.total
    if surplus > 0:
        yield f"{euro(surplus)} is to be paid back to you."
