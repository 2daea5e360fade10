"""Content of a product and its unit price."""

from decimal import Decimal
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field

from app.contract.base.decimals import read_decimal
from app.contract.base.fields import BlankIsNone, Message, Money, Trimmed, View

PACK_PATTERN = r"[0-9]{1,6}(\.[0-9]{1,3})?"
GREATEST_CONTENT = Decimal("999999.999")
NO_CONTENT = "Contents must be an amount above 0, such as 0.5"
NO_UNIT = "Unit must be ml, l, g, kg, m, m2 or piece"


def _content(value: Any) -> str:
    """Return an amount above 0 without needless zeros."""
    amount = read_decimal(value, GREATEST_CONTENT, 3)
    if not amount:
        raise ValueError("no amount")
    return format(amount.normalize(), "f")


PackAmount = Annotated[
    Annotated[str, BeforeValidator(_content), Field(json_schema_extra={"pattern": f"^{PACK_PATTERN}$"})] | None,
    BlankIsNone,
    Trimmed,
    Message(NO_CONTENT),
]
PackUnit = Annotated[Literal["ml", "l", "g", "kg", "m", "m2", "piece"] | None, BlankIsNone, Trimmed, Message(NO_UNIT)]


class UnitPriceView(View):
    """Unit price of a product's content, and its unit. Of a content in ml it is the price of a litre, of one in g the
    price of a kilogram.
    """

    price: Money
    unit: str
