"""How an order is taxed and how it leaves the workshop."""

from typing import Literal

TaxMode = Literal["added", "included", "none"]
Method = Literal["delivery", "collection"]
