"""Sales of a period."""

from datetime import date
from typing import Annotated, Literal

from pydantic import BeforeValidator, Field

from app.contract.base.days import DAY, read_day
from app.contract.base.fields import Message, Money, Query, View

NO_DAY = "Please give the first and the last day, such as 2026-03-01"
BasisName = Literal["ordered", "invoiced", "received"]


Day = Annotated[date, BeforeValidator(read_day), Message(NO_DAY), Field(json_schema_extra={"pattern": DAY})]


class SalesFileQuery(Query):
    """The first and last day, and the basis of the amounts. If `basis` is left out, it is the money received; before
    any was received it is documents, and before these orders.
    """

    first: Annotated[Day, Field(alias="from")]
    last: Annotated[Day, Field(alias="to")]
    basis: Annotated[BasisName | None, Message("Choose ordered, invoiced or received")] = None


class SalesQuery(SalesFileQuery):
    """The same, and the unit of the rows."""

    group: Annotated[Literal["day", "week", "month"], Message("Choose day, week or month")] = "day"


class AmountsView(View):
    """Orders and amounts in euros; `net` and `tax` add up to `gross`. Money that was paid back is subtracted from all
    three, and is `refunds`.
    """

    orders: int
    gross: Money
    net: Money
    tax: Money
    refunds: Money


class PeriodAmountsView(AmountsView):
    """Amounts of a day, week or month, identified by its first day. An order counts once."""

    period: date


class RateAmountsView(View):
    """Amounts of one rate in per cent."""

    rate: str
    gross: Money
    net: Money
    tax: Money
    refunds: Money


class MethodAmountsView(AmountsView):
    """Amounts of one way of paying. For money received it is the means of payment; otherwise it is the customer's
    choice, null where there was none.
    """

    method: str | None


class CategoryAmountsView(View):
    """Amounts of one category. A null category is for delivery, and for everything that belongs to no present
    product.
    """

    category: str | None
    gross: Money
    net: Money
    tax: Money
    refunds: Money


class TopProductView(View):
    """A product, its pieces, and what they cost with their tax."""

    product_id: str
    name: str
    quantity: int
    gross: Money
    net: Money


class OwedView(View):
    """Orders of the period that are not paid now, or not in full; `amount` is the missing sum."""

    count: int
    amount: Money


class FunnelView(View):
    """Visits, carts that something was put into, and orders of customers."""

    visits: int
    carts: int
    orders: int


class SalesReportView(View):
    """The sales of a period. `before` is the period of the same length that ended the day before; `bases` are those
    that have any data. `jobs` is how many of the `orders` in the sales are jobs of the workshop.
    """

    basis: BasisName
    bases: list[BasisName]
    sales: AmountsView
    jobs: int
    jobs_before: int
    average: Money
    before: AmountsView
    rows: list[PeriodAmountsView]
    by_rate: list[RateAmountsView]
    by_method: list[MethodAmountsView]
    by_category: list[CategoryAmountsView]
    top_products: list[TopProductView]
    owed: OwedView
    funnel: FunnelView
