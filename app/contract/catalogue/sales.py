"""A product's sale price, as everybody sees it and as the owner sends it."""

from typing import Annotated

from app.contract.base.days import Time
from app.contract.base.fields import BlankIsNone, Message, Moment, Money, Price, Trimmed, View

BAD_SALE_PRICE = "The sale price must be a price such as 39.99"
SalePrice = Annotated[Price | None, BlankIsNone, Message(BAD_SALE_PRICE)]
SaleFrom = Annotated[
    Time | None, BlankIsNone, Trimmed, Message("Please say when the sale begins, such as 2026-11-27T09:00")
]
SaleTo = Annotated[
    Time | None, BlankIsNone, Trimmed, Message("Please say when the sale ends, such as 2026-11-30T18:00")
]


class SaleView(View):
    """A sale that runs now. `priorPrice` is the lowest price of the 30 days before it began, and `percent` the
    reduction of that price, rounded down.
    """

    price: Money
    prior_price: Money
    percent: int
    until: Moment
