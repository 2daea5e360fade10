"""Customers, their addresses and their cars."""

from sqlalchemy import ForeignKey, Integer, Text, text
from sqlalchemy.orm import Mapped, mapped_column, query_expression, relationship

from app.store.database.base import Base, Row


class Contact(Row):
    """A customer who ordered, asked or visited the workshop. `digits` is the phone number as it is compared.
    `automatic` marks a customer who was added by an order or an enquiry and is removed with the last of these. The
    counts are set only if a query asks for them.
    """

    __tablename__ = "contacts"

    name: Mapped[str] = mapped_column(Text)
    email: Mapped[str | None] = mapped_column(Text, index=True)
    phone: Mapped[str | None] = mapped_column(Text)
    digits: Mapped[str | None] = mapped_column(Text)
    address: Mapped[str | None] = mapped_column(Text)
    note: Mapped[str | None] = mapped_column(Text)
    automatic: Mapped[int] = mapped_column(Integer, default=0, server_default=text("0"))

    order_count: Mapped[int] = query_expression()
    job_count: Mapped[int] = query_expression()
    enquiry_count: Mapped[int] = query_expression()
    cars: Mapped[list["Car"]] = relationship(order_by="Car.created_at", viewonly=True, lazy="selectin")


class ContactAddress(Base):
    """A present or former e-mail address or phone number of a customer. `address` is the form that is compared: an
    e-mail address in lower case, or the digits of a number without country code and leading zeros. `text` is the
    form in which it was written.
    """

    __tablename__ = "contact_addresses"

    address: Mapped[str] = mapped_column(Text, primary_key=True)
    contact_id: Mapped[str] = mapped_column(ForeignKey("contacts.id", ondelete="CASCADE"), primary_key=True, index=True)
    text: Mapped[str] = mapped_column(Text)


class Car(Row):
    """A customer's car. `label` is its name as the owner writes it; `model_id` is no foreign key, since the car
    outlives the shop's list of models. `plate_folded` is the plate in capitals without blanks and hyphens.
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
