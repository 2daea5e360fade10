"""A product's sale: the reduced price, and the prior price that has to be shown with it."""

from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal
from typing import Any

from sqlalchemy import ColumnElement, and_, func


@dataclass(frozen=True)
class RunningSale:
    """A sale that runs now. `prior_price` is the lowest price of the 30 days before it began."""

    price: Decimal
    prior_price: Decimal
    until: datetime

    @property
    def percent(self) -> int:
        """Return the reduction in per cent of the prior price, rounded down."""
        return int((self.prior_price - self.price) * 100 / self.prior_price)


def is_on_sale(price: Any, sale_price: Any, prior: Any, sale_from: Any, sale_to: Any) -> ColumnElement[bool]:
    """Return the condition on these columns under which customers pay the sale price. The sale must run, and be below
    the price and the prior price (Directive 98/6/EC, Article 6a).
    """
    moment = func.this_moment()
    return and_(sale_price < prior, sale_price < price, sale_from <= moment, sale_to > moment)
