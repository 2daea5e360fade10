"""The history of a product's stock."""

from typing import Annotated, Literal

from pydantic import BeforeValidator, Field

from app.contract.base.fields import Digits, Message, Moment, Query, View
from app.contract.base.paged import Rows

Reason = Literal["order", "cancel", "refund", "manual", "import", "count", "job"]


class StockMovesQuery(Query):
    """The page of a history."""

    page: Annotated[Digits, Field(ge=1), Message("Page must be a number from 1")] = 1


class StockMoveView(View):
    """A change of stock, and the stock that remained after it. The order or job is the one that took or returned the
    pieces; it is null for any other reason. `optionName` is the option that changed, if the shop still has it.
    """

    id: int
    created_at: Moment
    change: int
    option_name: str | None
    reason: Reason
    order_id: str | None
    order_number: Annotated[str | None, BeforeValidator(lambda number: None if number is None else str(number))]
    job_id: str | None
    job_number: int | None
    stock: int


class StockMovesView(View):
    """One page of a product's moves, newest first."""

    moves: Rows[StockMoveView]
    total: int
    page: int
    page_size: int
