"""Sales of a period."""

from datetime import date
from typing import Annotated, Literal

from pydantic import BeforeValidator, Field

from app.contract.days import DAY, read_day
from app.contract.fields import Message, Money, Query, View
from app.contract.today import DaySalesView, SalesView

NO_DAY = "Please give the first and the last day, such as 2026-03-01"


Day = Annotated[date, BeforeValidator(read_day), Message(NO_DAY), Field(json_schema_extra={"pattern": DAY})]


class SalesQuery(Query):
    """The first and last day, and the unit of the rows."""

    first: Annotated[Day, Field(alias="from")]
    last: Annotated[Day, Field(alias="to")]
    by: Annotated[Literal["day", "week", "month"], Message("Choose day, week or month")] = "day"


class BestSellerView(View):
    """A product, its pieces sold, and the sum of their lines."""

    product_id: str
    name: str
    quantity: int
    total: Money


class TaxOfRateView(View):
    """Orders of one rate in per cent: net, tax, and both together.

    Less what came back, of which `returned` is the total.
    """

    rate: str
    net: Money
    tax: Money
    total: Money
    returned: Money


class FunnelView(View):
    """Visits, carts that something was put into, and orders of customers."""

    visits: int
    carts: int
    orders: int


class SalesReportView(View):
    """The sales of a period.

    `before` is the period of the same length that ended the day before. A row stands under the first day of its unit.
    """

    sales: SalesView
    average: Money
    before: SalesView
    rows: list[DaySalesView]
    best_sellers: list[BestSellerView]
    taxes: list[TaxOfRateView]
    funnel: FunnelView
