"""The owner's menu of services."""

from decimal import Decimal

from sqlalchemy import Integer, Text
from sqlalchemy.orm import Mapped, mapped_column

from app.store.base import Base, Row
from app.store.types import Cents


class ServicePrice(Row, Base):
    """The price of a service for one size of car.

    `size` is blank where it is the same for every car.
    """

    __tablename__ = "service_prices"

    service: Mapped[str] = mapped_column(Text)
    size: Mapped[str] = mapped_column(Text, default="")
    price: Mapped[Decimal] = mapped_column(Cents)
    minutes: Mapped[int | None] = mapped_column(Integer)
    note: Mapped[str] = mapped_column(Text, default="")
    position: Mapped[int] = mapped_column(Integer, default=0)
