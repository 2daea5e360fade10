"""Rows of a customer's cart, as its statements read them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal
from typing import Any

from app.store.base.unit_price import UnitPrice, unit_price
from app.store.catalogue.sale import RunningSale
from app.store.database.prepared import Row
from app.store.sales.cart_verdicts import LINE_COLUMNS


@dataclass(frozen=True)
class NewCart:
    """The row of a cart just opened, read like a `Cart`."""

    id: str
    status: str
    items: tuple[()] = ()


@dataclass(frozen=True)
class InShop:
    """A product in a cart, or one of its options, with its present price and stock. `needs_option` is 1 for a product
    that has options, of which none is chosen; `option_name` is then that of the removed one, if it was chosen.
    """

    id: str
    price: Decimal
    name: str
    slug: str
    category: str
    inventory: int
    tax_rate_id: str | None
    image_url: str | None
    option_id: str | None
    option_name: str | None
    needs_option: int
    pack_amount: str | None
    pack_unit: str | None
    made_to_order: int
    lead_days: int | None
    sale: RunningSale | None
    images: Sequence[Mapping[str, Any]]

    @property
    def unit_price(self) -> UnitPrice | None:
        """Return the price of its content's unit."""
        return unit_price(self.price, self.pack_amount, self.pack_unit)


PICTURE = ("url", "width", "height", "widths", "alt")
"""The columns of a picture."""
_OF_CART = 5
_OF_FITTING = _OF_CART + len(LINE_COLUMNS)
_NO_VEHICLE: Row = (None,) * len(LINE_COLUMNS)


@dataclass(frozen=True)
class InCart:
    """A line of a cart with its product. `cart_status` is the status of the cart, and `fitting` has the values of
    `LINE_COLUMNS`.
    """

    id: str
    cart_id: str
    cart_status: str
    quantity: int
    created_at: datetime
    product: InShop
    fitting: Row = _NO_VEHICLE


def line_of(row: Row) -> InCart:
    """Return a line of a cart from the columns of the cart, the line, its vehicle and its product."""
    (cart_id, status, item_id, quantity, created_at), fitting, product = (
        row[:_OF_CART],
        row[_OF_CART:_OF_FITTING],
        row[_OF_FITTING:],
    )
    moment = datetime.fromisoformat(created_at)
    return InCart(item_id, cart_id, status, quantity, moment, product_of(product), fitting)


def product_of(row: Row) -> InShop:
    """Return a product in a cart from its columns and those of its two pictures."""
    facts, pictures = row[: -2 * len(PICTURE)], row[-2 * len(PICTURE) :]
    product_id, cents, *others, prior, until = facts
    shown = [pictures[: len(PICTURE)], pictures[len(PICTURE) :]]
    images = [dict(zip(PICTURE, picture, strict=True)) for picture in shown if picture[0]]
    sale = _sale_of(cents, prior, until)
    return InShop(*(product_id, Decimal(cents).scaleb(-2), *others, sale, images))


def _sale_of(cents: int, prior: int | None, until: str | None) -> RunningSale | None:
    if prior is None or until is None:
        return None
    return RunningSale(Decimal(cents).scaleb(-2), Decimal(prior).scaleb(-2), datetime.fromisoformat(until))
