"""The owner's menu of services."""

from decimal import Decimal

from sqlalchemy import Integer, Text, select
from sqlalchemy.orm import Mapped, column_property, mapped_column

from app.store.base.tax_rates import TaxRate
from app.store.database.base import Row
from app.store.database.types import Cents


class ServicePrice(Row):
    """The price of a service for one size of car. `size` is blank if the price is the same for every car. `card` is the
    service on the website to which it belongs, if any. `tax_rate_id` is no foreign key: a price restored without its
    rate gets the rate of hours and services.
    """

    __tablename__ = "service_prices"

    service: Mapped[str] = mapped_column(Text)
    size: Mapped[str] = mapped_column(Text, default="")
    price: Mapped[Decimal] = mapped_column(Cents)
    minutes: Mapped[int | None] = mapped_column(Integer)
    note: Mapped[str] = mapped_column(Text, default="")
    position: Mapped[int] = mapped_column(Integer, default=0)
    tax_rate_id: Mapped[str | None] = mapped_column(Text)
    card: Mapped[str | None] = mapped_column(Text)
    tax_rate: Mapped[str | None] = column_property(
        select(TaxRate.rate).where(TaxRate.id == tax_rate_id).correlate_except(TaxRate).scalar_subquery()
    )
    """The value of its rate as it is now, "13.5"."""
