"""Tax and delivery method of an order."""

from typing import Literal

from app.contract.base.fields import Money, View

TaxMode = Literal["added", "included", "none"]
Method = Literal["delivery", "collection"]


class RateTaxView(View):
    """Tax of one rate in per cent; `net` and `tax` make `gross`."""

    rate: str
    net: Money
    tax: Money
    gross: Money
