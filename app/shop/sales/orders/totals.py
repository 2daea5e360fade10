"""Functions that calculate the totals of goods, delivery and tax for every cart and order. Totals are calculated
nowhere else.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from decimal import ROUND_DOWN, Decimal
from typing import Literal, NamedTuple

from app.shop.base.money import CENT, TaxMode, tax_on, tax_within
from app.shop.base.settings.settings import Settings
from app.store.sales.rate_taxes import NOTHING, RateTax, TaxedAmount, group_taxes

Method = Literal["delivery", "collection"]
DELIVERY: Method = "delivery"
COLLECTION: Method = "collection"


class Priced(NamedTuple):
    """The listed price of a line, the rate of its tax, and its share of a discount."""

    amount: Decimal
    rate: Decimal
    off: Decimal = NOTHING

    @property
    def charged(self) -> Decimal:
        """Return what is charged, of which the tax is calculated."""
        return self.amount - self.off


@dataclass(frozen=True)
class Terms:
    """The prices and tax of the settings. If `price` is None, no delivery price is set; if `free_over` is None,
    delivery is never free. `tax_rate` is the default rate, `rates` maps the id of every rate to its value.
    """

    tax_mode: TaxMode
    tax_rate: Decimal
    price: Decimal | None
    free_over: Decimal | None
    collection: bool
    rates: Mapping[str | None, Decimal] = field(default_factory=dict)

    def priced(self, amount: Decimal, tax_rate_id: str | None) -> Priced:
        """Return an amount with its product's rate; None is the default."""
        return Priced(amount, self.rates.get(tax_rate_id, self.tax_rate))

    @property
    def has_methods(self) -> bool:
        """Return whether delivery or collection is offered. If neither is, an order follows the specification."""
        return self.price is not None or self.collection


@dataclass(frozen=True)
class Totals:
    """The amounts of a cart or an order. `subtotal` and `delivery` are listed prices, before the `discount`. In every
    mode `line_taxes` and `delivery_tax` add up to `tax`; so do those of `taxes`, the tax by rate, unless the mode is
    "none".
    """

    subtotal: Decimal
    delivery: Decimal
    discount: Decimal
    tax: Decimal
    total: Decimal
    line_taxes: tuple[Decimal, ...]
    delivery_tax: Decimal
    taxes: list[RateTax]


def read_terms(settings: Settings) -> Terms:
    """Return the terms in force. If the shop charges no tax, the only rate is 0, even if the settings store rates for
    later use.
    """
    price = _amount(settings.delivery_price)
    is_taxed = settings.tax_mode != "none"
    return Terms(
        tax_mode=settings.tax_mode,
        tax_rate=Decimal(settings.tax_rate) if is_taxed else Decimal(0),
        price=price,
        free_over=None if price is None else _amount(settings.free_delivery_over),
        collection=settings.collection,
        rates={rate.id: Decimal(rate.rate) for rate in settings.tax_rates} if is_taxed else {},
    )


def offered_methods(terms: Terms) -> tuple[Method, ...]:
    """Return the delivery methods that a customer may choose from, or none if nothing is set."""
    if not terms.has_methods:
        return ()
    return (DELIVERY, COLLECTION) if terms.collection else (DELIVERY,)


def calculate_sums(lines: Sequence[Priced], terms: Terms, method: Method, *, frees_delivery: bool = False) -> Totals:
    """Return the totals of lines for delivery or collection. Delivery is taxed at the default rate, and a discount code
    may free it. Tax is on what is charged. Without lines, everything costs nothing.
    """
    subtotal = sum((line.amount for line in lines), NOTHING)
    delivery = _delivery(subtotal, terms) if lines and method == DELIVERY else NOTHING
    freed = delivery if frees_delivery else NOTHING
    taxed = _tax_each([*lines, Priced(delivery, terms.tax_rate, freed)], terms.tax_mode)
    *line_taxes, delivery_tax = (each.tax for each in taxed)
    tax, discount = (sum(line_taxes, delivery_tax), sum((line.off for line in lines), freed))
    return Totals(
        subtotal=subtotal,
        delivery=delivery,
        discount=discount,
        tax=tax,
        total=subtotal + delivery - discount + (tax if terms.tax_mode == "added" else NOTHING),
        line_taxes=tuple(line_taxes),
        delivery_tax=delivery_tax,
        taxes=group_taxes(taxed, terms.tax_mode),
    )


def price_with_tax(price: Decimal, tax_rate_id: str | None, terms: Terms) -> Decimal:
    """Return what a customer pays for one piece that is collected, with its tax."""
    return calculate_sums([terms.priced(price, tax_rate_id)], terms, COLLECTION).total


def _delivery(subtotal: Decimal, terms: Terms) -> Decimal:
    """Free over the threshold, not at it. Goods count at their listed prices, so no discount makes an order dearer."""
    is_free = terms.free_over is not None and subtotal > terms.free_over
    return NOTHING if terms.price is None or is_free else terms.price


def _tax_each(prices: Sequence[Priced], mode: TaxMode) -> list[TaxedAmount]:
    """Return each price with its part of its rate's tax. The tax on all prices of a rate is rounded only once."""
    parts: dict[int, Decimal] = {}
    for rate in {price.rate for price in prices}:
        places = [place for place, price in enumerate(prices) if price.rate == rate]
        parts.update(zip(places, _share([prices[place].charged for place in places], rate, mode), strict=True))
    return [TaxedAmount(price.rate, price.charged, parts[place]) for place, price in enumerate(prices)]


def _share(amounts: Sequence[Decimal], rate: Decimal, mode: TaxMode) -> list[Decimal]:
    """Return each amount's part of the tax on all of them. The parts are rounded down; the remaining cents go to the
    amounts that lost most, the first of equal ones first.

    Fewer cents remain than amounts that lost anything, so no amount gets a cent that it has no part in.
    """
    tax = _tax(sum(amounts, NOTHING), rate, mode)
    base = 100 + rate if mode == "included" else Decimal(100)
    exact = [amount * rate / base for amount in amounts]
    parts = [each.quantize(CENT, ROUND_DOWN) for each in exact]
    left = int((tax - sum(parts, NOTHING)) / CENT)
    by_loss = sorted(range(len(parts)), key=lambda place: parts[place] - exact[place])
    for place in by_loss[:left]:
        parts[place] += CENT
    return parts


def _tax(amount: Decimal, rate: Decimal, mode: TaxMode) -> Decimal:
    return tax_within(amount, rate) if mode == "included" else tax_on(amount, rate)


def _amount(text: str) -> Decimal | None:
    return Decimal(text) if text else None
