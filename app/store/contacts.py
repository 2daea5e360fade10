"""Customers of the workshop, and their cars."""

from sqlalchemy import ForeignKey, Integer, Text
from sqlalchemy.orm import Mapped, mapped_column, relationship

from app.store.base import Base, Row


class Contact(Row, Base):
    """A customer as the owner knows them.

    `digits` are those of the phone, by which it is found in any writing.
    """

    __tablename__ = "contacts"

    name: Mapped[str] = mapped_column(Text)
    email: Mapped[str | None] = mapped_column(Text, index=True)
    phone: Mapped[str | None] = mapped_column(Text)
    digits: Mapped[str | None] = mapped_column(Text)
    address: Mapped[str | None] = mapped_column(Text)
    note: Mapped[str | None] = mapped_column(Text)

    cars: Mapped[list["Car"]] = relationship(order_by="Car.created_at", viewonly=True, lazy="selectin")


class Car(Row, Base):
    """A customer's car.

    `label` is its name as the owner writes it; `model_id` is no foreign key, since the car outlives the shop's list.
    `plate_folded` is the plate without blanks and hyphens, in capitals.
    """

    __tablename__ = "cars"

    contact_id: Mapped[str] = mapped_column(ForeignKey("contacts.id", ondelete="CASCADE"), index=True)
    model_id: Mapped[str | None] = mapped_column(Text)
    label: Mapped[str] = mapped_column(Text)
    year: Mapped[int | None] = mapped_column(Integer)
    plate: Mapped[str | None] = mapped_column(Text)
    plate_folded: Mapped[str | None] = mapped_column(Text, index=True)
    vin: Mapped[str | None] = mapped_column(Text)
    note: Mapped[str | None] = mapped_column(Text)
