"""Totals of goods, delivery and tax, for every cart and order.

Calculated here alone.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import ROUND_DOWN, Decimal
from typing import Literal

from app.shop.money import CENT, TaxMode, tax_on, tax_within
from app.shop.settings.settings import Settings

Method = Literal["delivery", "collection"]
DELIVERY: Method = "delivery"
COLLECTION: Method = "collection"
NOTHING = Decimal("0.00")


@dataclass(frozen=True)
class Terms:
    """Prices and tax of the settings.

    `price` None: no delivery price is set; `free_over` None: never free.
    """

    tax_mode: TaxMode
    tax_rate: Decimal
    price: Decimal | None
    free_over: Decimal | None
    collection: bool

    @property
    def has_methods(self) -> bool:
        """Return whether delivery or collection is offered.

        Without either, an order is as in the specification.
        """
        return self.price is not None or self.collection


@dataclass(frozen=True)
class Totals:
    """The amounts of a cart or an order.

    In every mode `taxes` and `delivery_tax` add up to `tax`.
    """

    subtotal: Decimal
    delivery: Decimal
    tax: Decimal
    total: Decimal
    taxes: tuple[Decimal, ...]
    delivery_tax: Decimal


def read_terms(settings: Settings) -> Terms:
    """Return the terms in force.

    Without tax the rate is 0, whatever the settings keep for later.
    """
    price = _amount(settings.delivery_price)
    return Terms(
        tax_mode=settings.tax_mode,
        tax_rate=Decimal(0) if settings.tax_mode == "none" else Decimal(settings.tax_rate),
        price=price,
        free_over=None if price is None else _amount(settings.free_delivery_over),
        collection=settings.collection,
    )


def offered_methods(terms: Terms) -> tuple[Method, ...]:
    """Return the delivery methods that a customer may choose from.

    None while nothing is set.
    """
    if not terms.has_methods:
        return ()
    return (DELIVERY, COLLECTION) if terms.collection else (DELIVERY,)


def calculate_sums(amounts: Sequence[Decimal], terms: Terms, method: Method) -> Totals:
    """Return the totals of lines, sent or collected.

    The lines cost `amounts`. No lines cost nothing.
    """
    subtotal = sum(amounts, NOTHING)
    delivery = _delivery(subtotal, terms) if amounts and method == DELIVERY else NOTHING
    tax = _tax(subtotal + delivery, terms)
    *taxes, delivery_tax = _share(tax, [*amounts, delivery], terms)
    on_top = tax if terms.tax_mode == "added" else NOTHING
    return Totals(subtotal, delivery, tax, subtotal + delivery + on_top, tuple(taxes), delivery_tax)


def _delivery(subtotal: Decimal, terms: Terms) -> Decimal:
    """Free over the threshold, not at it."""
    is_free = terms.free_over is not None and subtotal > terms.free_over
    return NOTHING if terms.price is None or is_free else terms.price


def _tax(amount: Decimal, terms: Terms) -> Decimal:
    return tax_within(amount, terms.tax_rate) if terms.tax_mode == "included" else tax_on(amount, terms.tax_rate)


def _share(tax: Decimal, amounts: Sequence[Decimal], terms: Terms) -> list[Decimal]:
    """Return each amount's part of the tax.

    Rounded down, then the cents left over to those that lost most, the first first.

    Fewer cents are left over than amounts lost anything, so that none gets a cent that it has no part in.
    """
    base = 100 + terms.tax_rate if terms.tax_mode == "included" else Decimal(100)
    exact = [amount * terms.tax_rate / base for amount in amounts]
    parts = [each.quantize(CENT, ROUND_DOWN) for each in exact]
    left = int((tax - sum(parts, NOTHING)) / CENT)
    by_loss = sorted(range(len(parts)), key=lambda place: parts[place] - exact[place])
    for place in by_loss[:left]:
        parts[place] += CENT
    return parts


def _amount(text: str) -> Decimal | None:
    return Decimal(text) if text else None
