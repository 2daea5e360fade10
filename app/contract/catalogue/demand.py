"""The demand book, its marks, and the shopping list."""

from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field

from app.contract.base.fields import BlankIsNone, Body, Message, Moment, OptionalId, OptionalText, Query, View

DEMAND_PERIODS = (30, 90)


def _period(value: Any) -> int:
    periods = {str(days): days for days in DEMAND_PERIODS}
    if str(value) not in periods:
        raise ValueError("no such period")
    return periods[str(value)]


class DemandQuery(Query):
    """Which days: the last 30 or 90."""

    days: Annotated[
        int,
        BeforeValidator(_period),
        Message("Days must be 30 or 90"),
        Field(json_schema_extra={"enum": list(DEMAND_PERIODS)}),
    ] = DEMAND_PERIODS[0]


Mark = Literal["ordered", "not_for_us"]


class DemandLineView(View):
    """Something that customers asked for and the shop did not have.

    `words`, `productId` and `modelId` identify the line; `query` is the words as somebody wrote them. `looks` counts
    visits of a part since it was sold out, or of a model without parts. `waiting` is the number of visitors who want an
    e-mail when the part is back in stock, whenever they asked. `lastAt` is null where only the days of these are known.
    """

    words: str
    query: str
    product_id: str | None
    product: str | None
    model_id: str | None
    vehicle: str | None
    searches: int
    enquiries: int
    looks: int
    waiting: int
    last_at: Moment | None
    mark: Mark | None


class LowPartView(View):
    """A part of low stock, and the pieces ordered in the period. `promised` are set aside for quotes and jobs, `short`
    is the number that these need beyond the stock. `toOrder` is the number that open orders wait for.
    """

    id: str
    name: str
    supplier: str | None
    sku: str | None
    ean: str | None
    manufacturer: str | None
    inventory: int
    sold: int
    promised: int
    short: int
    to_order: int


class DemandView(View):
    """The demand book of a period, the most wanted lines first. `unnamed` is the number of enquiries about neither a
    part, a vehicle nor a service.
    """

    lines: list[DemandLineView]
    unnamed: int
    low: list[LowPartView]


class DemandMarkBody(Body):
    """The mark of a line; a null `state` takes it back."""

    words: Annotated[OptionalText, Message("The words must be at most 500 characters")] = None
    product_id: Annotated[OptionalId, Message("The part must be given by its id")] = None
    model_id: Annotated[OptionalId, Message("The vehicle must be given by its id")] = None
    state: Annotated[Mark | None, BlankIsNone, Message("State must be ordered, not_for_us or none")]
