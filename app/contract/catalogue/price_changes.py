"""The owner's change of many prices at once, by a rule."""

import re
from decimal import Decimal
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field

from app.contract.base.decimals import read_decimal
from app.contract.base.fields import GREATEST_PRICE, Body, Done, Id, Message, Money, Price, View
from app.contract.catalogue.product_lists import ProductIds

BAD_VALUE = "Please enter a number such as 5, -2.50 or 12.99"
SIGNED_PATTERN = r"^[+-]?[0-9]{1,8}(\.[0-9]{1,2})?$"


def _signed_amount(value: Any) -> Decimal:
    """Return a signed amount from a text or a whole number."""
    if isinstance(value, int) and not isinstance(value, bool):
        value = str(value)
    if not isinstance(value, str):
        raise ValueError("not a signed amount")
    amount = read_decimal(re.sub(r"^[+-](?=[0-9])", "", value.strip()), GREATEST_PRICE)
    return -amount if value.strip().startswith("-") else amount


SignedAmount = Annotated[
    Decimal,
    BeforeValidator(_signed_amount),
    Field(json_schema_extra={"type": "string", "pattern": SIGNED_PATTERN}),
]
ChangeBy = Annotated[Literal["percent", "amount", "fixed"], Message("Change prices by percent, amount or fixed")]
Rounding = Annotated[Literal["none", "99", "whole"], Message("Round to none, 99 or whole")]


class SeenPrice(Body):
    """A product's price as the preview showed it."""

    id: Id
    price: Annotated[Price, Message("Invalid price format")]


class PriceChange(ProductIds):
    """A rule for the prices of many products.

    `value` is in per cent, or in euros to add or to set. `rounding` "99" takes the nearest price that ends in .99,
    "whole" the nearest whole euro. A dry run only reports the changes. If a price in `seen` is different by now, the
    request is a conflict.
    """

    by: ChangeBy
    value: Annotated[SignedAmount, Message(BAD_VALUE)]
    rounding: Rounding = "none"
    dry_run: bool = False
    seen: Annotated[list[SeenPrice], Field(default_factory=list)]


class ChangedPrice(View):
    """A product's price before and after the change."""

    id: str
    name: str
    before: Money
    after: Money


class PricesChanged(Done):
    """All requested products by name, with their prices before and after. `count` is the number of those with a changed
    price.
    """

    count: int
    prices: list[ChangedPrice]
