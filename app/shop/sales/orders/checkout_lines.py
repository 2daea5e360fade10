"""The lines of a cart at the checkout, with the pieces that they take from stock."""

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Any

from sqlalchemy.orm import Session

from app.shop.base.errors import Conflict, Invalid
from app.shop.base.money import line_total
from app.shop.catalogue.products.chosen_option import CHOOSE_OPTION, GONE_OPTION
from app.shop.sales.orders.short_stock import too_few, too_few_for_owner
from app.shop.sales.orders.stock_share import refuse_share
from app.store.catalogue.product_options import ProductOption, name_of
from app.store.catalogue.products import Product
from app.store.sales import placing
from app.store.sales.orders import SHOP


@dataclass(frozen=True)
class CheckoutLine:
    """A line of an order with the product's present price and stock. `fitting` holds the values of `LINE_COLUMNS`."""

    product_id: str
    name: str
    price: Decimal
    inventory: int
    tax_rate_id: str | None
    option_id: str | None
    option_name: str | None
    needs_option: int
    lead_days: int | None
    made_to_order: int
    quantity: int
    fitting: Sequence[Any]

    @property
    def taken(self) -> int:
        """Return the pieces to take from stock. With a lead time the rest is to be ordered."""
        return self.quantity if self.lead_days is None else min(self.quantity, self.inventory)

    @property
    def amount(self) -> Decimal:
        """Return the price of the whole line."""
        return line_total(self.price, self.quantity)


def take_lines(session: Session, cart_id: str, source: str, share: int) -> list[CheckoutLine]:
    """Return the lines of a cart, and take their pieces from stock.

    `share` is how much of a part's stock one order may take, in per cent. Raises Invalid for an empty cart, and
    Conflict naming the product that is short or whose option is missing.
    """
    lines = [CheckoutLine(*row) for row in placing.read_lines(session, cart_id)]
    if not lines:
        raise Invalid("Your cart is empty")
    for line in lines:
        if line.needs_option:
            gone = line.option_name and GONE_OPTION.format(name_of(line.name, line.option_name))
            raise Conflict(gone or CHOOSE_OPTION.format(line.name))
        # A hidden product has none for sale, whatever its stock.
        if line.taken > line.inventory or not _take(session, line):
            raise _too_few(session, line, source)
        refuse_share(line.quantity, line.inventory, share, line.name, line.lead_days)
    return lines


def _take(session: Session, line: CheckoutLine) -> bool:
    return not line.taken or placing.take_stock(session, line.product_id, line.taken, line.option_id)


def _too_few(session: Session, line: CheckoutLine, source: str) -> Conflict:
    of_option = session.get(ProductOption, line.option_id) if line.option_id else None
    found = (of_option or session.get(Product, line.product_id)) if source != SHOP else None
    return too_few_for_owner(found, line.inventory, line.name) if found else too_few(line.name, line.inventory)
