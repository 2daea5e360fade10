"""Discount codes: as customers give them, and as the owner keeps them."""

import re
from datetime import date
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field

from app.contract.base.days import OptionalDay
from app.contract.base.fields import BlankIsNone, Body, Digits, Message, Moment, Money, OptionalId, Price, Trimmed, View
from app.contract.base.limits import too_long

CODE_LIMIT = 30
CODE_PATTERN = r"^[A-Za-z0-9-]*[A-Za-z0-9][A-Za-z0-9-]*$"
NO_CODE = "Please enter a code of the letters A to Z, digits and hyphens"
NO_VALUE = "Please enter how much the code takes off, as a number above 0"
DiscountKind = Literal["percent", "amount", "free_delivery"]
Kind = Annotated[DiscountKind, Message("Choose what the code gives")]
Uses = Annotated[Digits, Field(ge=0)]


def _code(text: Any) -> str:
    if not isinstance(text, str) or not re.fullmatch(CODE_PATTERN, text):
        raise ValueError("no code")
    if len(text) > CODE_LIMIT:
        raise too_long(CODE_LIMIT)
    return text


Code = Annotated[
    str,
    BeforeValidator(_code),
    Trimmed,
    Field(json_schema_extra={"maxLength": CODE_LIMIT, "pattern": CODE_PATTERN}),
    Message(NO_CODE),
]


OptionalCode = Annotated[Code | None, BlankIsNone, Message(NO_CODE)]


class CartCodeBody(Body):
    """A discount code for the cart, in place of the one that it has."""

    code: Code


class DiscountView(View):
    """The code of an order, and what it took off."""

    code: str
    amount: Money


class CartDiscountView(DiscountView):
    """The code of a cart and what it takes off. The amount is for delivery, where there is a choice of delivery
    methods. `reason` says why it takes off nothing at present, and is null otherwise.
    """

    reason: str | None


class NewDiscount(Body):
    """A code to add. `value` is in whole per cent or in euros, by the kind, and is ignored for free delivery. The code
    holds from the first to the last day, for goods of at least `least` euros, so often as `usesLeft` says, and for
    the goods of one category. Each of these may be left out or null.
    """

    code: Code
    kind: Kind = "percent"
    value: Annotated[Price | None, BlankIsNone, Message(NO_VALUE)] = None
    first_day: Annotated[OptionalDay, Message("Please give the first day such as 2026-11-24")] = None
    last_day: Annotated[OptionalDay, Message("Please give the last day such as 2026-11-24")] = None
    least: Annotated[Price | None, BlankIsNone, Message("Please enter the least order in euros, or nothing")] = None
    uses_left: Annotated[Uses | None, BlankIsNone, Message("Please enter how often it can be used, or nothing")] = None
    category_id: Annotated[OptionalId, Message("Choose a category")] = None
    active: Annotated[bool, Message("Choose whether the code can be used")] = True


class DiscountChange(NewDiscount):
    """Only what is sent changes."""

    code: Code = ""


class AdminDiscountView(View):
    """A code with its uses and the euros that it took off. Both are of orders that are not cancelled. `category` is the
    name of its category, and null where that was removed.
    """

    id: str
    code: str
    kind: DiscountKind
    value: str
    first_day: date | None
    last_day: date | None
    least: Money | None
    uses_left: int | None
    category_id: str | None
    category: str | None
    active: bool
    uses: int
    taken_off: Money
    created_at: Moment
