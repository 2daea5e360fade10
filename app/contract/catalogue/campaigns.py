"""A sale of many products at once."""

from typing import Annotated, Literal

from pydantic import Field

from app.contract.base.fields import BlankIsNone, Done, Message, Money, Price, View
from app.contract.catalogue.price_changes import SeenPrice
from app.contract.catalogue.product_lists import ProductIds
from app.contract.catalogue.sales import SaleFrom, SaleTo

BAD_VALUE = "Please enter a number above 0, such as 20 or 39.99"


class CampaignBody(ProductIds):
    """A sale for many products.

    `value` is in per cent of each price, or the sale price itself; `end` ends the sales and needs none. Without
    `saleFrom` the sale begins at once. A time without an offset is on the workshop's clock. A dry run only reports what
    would happen. If a price in `seen` is different by now, the request is a conflict.
    """

    by: Annotated[Literal["percent", "price", "end"], Message("Choose percent, price or end")]
    value: Annotated[Price | None, BlankIsNone, Message(BAD_VALUE)] = None
    sale_from: SaleFrom = None
    sale_to: SaleTo = None
    dry_run: bool = False
    seen: Annotated[list[SeenPrice], Field(default_factory=list)]


class CampaignLine(View):
    """A product and its sale price. `priorPrice` is the lowest price of the 30 days before, null where it had none.
    `leftOut` says why the sale is not for this product, null where it is.
    """

    id: str
    name: str
    price: Money
    sale_price: Money | None
    prior_price: Money | None
    left_out: str | None


class CampaignView(Done):
    """All requested products by name. `count` is the number of those that are not left out."""

    count: int
    sales: list[CampaignLine]
