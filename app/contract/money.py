"""Tax and delivery method of an order."""

from typing import Literal

TaxMode = Literal["added", "included", "none"]
Method = Literal["delivery", "collection"]
