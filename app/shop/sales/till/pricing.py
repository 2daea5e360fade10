"""Lines of a sale over the counter, at their prices and discounts."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from decimal import Decimal
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.shop.base.errors import Conflict, NotFound, invalid_field
from app.shop.base.money import line_total, tax_on
from app.shop.base.settings.settings import settings_in_force
from app.shop.base.trash.deletions import find_deleted_row
from app.shop.catalogue.fitment.judging import judge_products, read_vehicle
from app.shop.catalogue.fitment.verdict import Fit
from app.shop.catalogue.products.chosen_option import choose_option, line_name, price_of
from app.shop.sales.discounts.spreading import spread
from app.shop.sales.orders.order_totals import calculate_totals
from app.shop.sales.orders.totals import COLLECTION, Priced, Terms, Totals, read_terms
from app.store.catalogue.product_options import ProductOption
from app.store.catalogue.products import Product
from app.store.database.base import new_id, now
from app.store.sales.rate_taxes import NO_TAX, NOTHING, RateTax

GONE = "Line {}: {} is not in the shop any more. Take its line off."
NO_RATE = "“{}”: There is no such tax rate"
TOO_MUCH_OFF = "{}: the discount is more than the price"
TOO_MUCH_OFF_ALL = "The discount is more than the price of everything"
Given = Mapping[str, Any]


@dataclass(frozen=True)
class SoldLine:
    """A line with its price. `product` is None for a text of one's own. `discount` is all that is taken off it."""

    name: str
    quantity: int
    unit_price: Decimal
    rate: Decimal
    product: Product | None = None
    option: ProductOption | None = None
    discount: Decimal = NOTHING
    stock: int | None = None
    fit: Fit | None = None

    @property
    def amount(self) -> Decimal:
        """Return its price before the discount."""
        return line_total(self.unit_price, self.quantity)

    @property
    def product_id(self) -> str | None:
        """Return the id of its part."""
        return self.product.id if self.product else None

    @property
    def sku(self) -> str | None:
        """Return the number of its part."""
        return self.part.sku if self.part else None

    @property
    def part(self) -> Product | ProductOption | None:
        """Return the option, or the product without options, of which the pieces are."""
        return self.option or self.product

    @property
    def option_id(self) -> str | None:
        """Return the id of its option."""
        return self.option.id if self.option else None

    @property
    def tax_rate(self) -> str:
        """Return its rate in per cent."""
        return str(self.rate)

    @property
    def priced(self) -> Priced:
        """Return it as totals are calculated."""
        return Priced(self.amount, self.rate, self.discount)

    @property
    def stock_of(self) -> str:
        """Return the id of the part that has the stock."""
        return self.part.id if self.part else ""

    @property
    def stored_id(self) -> str:
        """Return the product's id of the order's line: one that no product has, where it is none."""
        return self.product.id if self.product else new_id()


@dataclass(frozen=True)
class PricedSale:
    """The lines of a sale, its totals and the terms in force."""

    lines: Sequence[SoldLine]
    totals: Totals
    terms: Terms
    vehicle: str | None = None

    @property
    def subtotal(self) -> Decimal:
        """Return the price before the discount."""
        return self.totals.subtotal

    @property
    def discount(self) -> Decimal:
        """Return what is taken off."""
        return self.totals.discount

    @property
    def tax(self) -> Decimal:
        """Return the tax of all lines."""
        return self.totals.tax

    @property
    def total(self) -> Decimal:
        """Return what is to pay."""
        return self.totals.total

    @property
    def tax_mode(self) -> str:
        """Return whether tax is added to the prices."""
        return self.terms.tax_mode

    @property
    def taxes(self) -> list[RateTax]:
        """Return the tax of each rate."""
        return self.totals.taxes


def price_sale(session: Session, lines: Sequence[Given], off: Given | None, vehicle: Given | None) -> PricedSale:
    """Return the lines of a sale at present prices. Raises NotFound for a part that is gone, Invalid for an unknown
    rate, Conflict for a discount of more than there is to pay, and what `read_vehicle` raises.
    """
    terms = read_terms(settings_in_force(session))
    sold = _judge(session, _read_lines(session, lines, terms), vehicle)
    left = [line.amount - line.discount for line in sold[0]]
    shares = spread(_off(off, sum(left, NOTHING), TOO_MUCH_OFF_ALL), left)
    priced = [replace(line, discount=line.discount + share) for line, share in zip(sold[0], shares, strict=True)]
    return PricedSale(priced, calculate_totals([line.priced for line in priced], terms, COLLECTION), terms, sold[1])


def _read_lines(session: Session, lines: Sequence[Given], terms: Terms) -> list[SoldLine]:
    ids = [line["product_id"] for line in lines if line["product_id"]]
    products = {each.id: each for each in session.scalars(select(Product).where(Product.id.in_(ids)))}
    taken: Counter[str] = Counter()
    for place, line in enumerate(lines, 1):
        if line["product_id"] and line["product_id"] not in products:
            raise NotFound(GONE.format(place, _name_deleted(session, line["product_id"])))
    return [_read_line(session, line, products, taken, terms) for line in lines]


def _name_deleted(session: Session, product_id: str) -> str:
    """Return the name that a part had when it was deleted, or “this part” where that is no longer known."""
    deleted = find_deleted_row(session, Product, product_id, now())
    return f"“{deleted['name']}”" if deleted else "this part"


def _read_line(
    session: Session, given: Given, products: Mapping[str, Product], taken: Counter[str], terms: Terms
) -> SoldLine:
    product_id = given["product_id"]
    if product_id is None:
        line = SoldLine(given["text"], given["quantity"], given["unit_price"], _rate_of(given, terms))
    else:
        product = products[product_id]
        line = _read_part(product, choose_option(session, product, given["option_id"]), given["quantity"], terms)
        left = (line.stock or 0) - taken[line.stock_of]
        taken[line.stock_of] += line.quantity
        line = replace(line, stock=max(left, 0))
    return replace(line, discount=_off(given["off"], line.amount, TOO_MUCH_OFF.format(line.name)))


def _read_part(product: Product, option: ProductOption | None, quantity: int, terms: Terms) -> SoldLine:
    """Return a line of a part. The counter sells what the website hides, but no option that is not shown."""
    rate = terms.priced(NOTHING, product.tax_rate_id).rate
    stock = option.for_sale if option else product.available
    name, price = line_name(product, option), price_of(product, option)
    return SoldLine(name, quantity, price, rate, product, option, stock=stock)


def _rate_of(given: Given, terms: Terms) -> Decimal:
    named = given["tax_rate"]
    if named is None or terms.tax_mode == NO_TAX:
        return terms.tax_rate
    rate = Decimal(named)
    if rate not in {terms.tax_rate, *terms.rates.values()}:
        raise invalid_field("lines", NO_RATE.format(given["text"]))
    return rate


def _off(off: Given | None, amount: Decimal, refusal: str) -> Decimal:
    """Return what a discount takes off an amount. Raises Conflict with the sentence for more than the amount."""
    if off is None:
        return NOTHING
    taken: Decimal = off["amount"] if off["percent"] is None else tax_on(amount, off["percent"])
    if taken > amount:
        raise Conflict(refusal)
    return taken


def _judge(session: Session, lines: list[SoldLine], vehicle: Given | None) -> tuple[list[SoldLine], str | None]:
    if vehicle is None:
        return lines, None
    named = read_vehicle(session, **vehicle)
    fits = judge_products(session, named, [line.product.id for line in lines if line.product])
    return [replace(line, fit=fits.get(line.product_id or "")) for line in lines], named.label
