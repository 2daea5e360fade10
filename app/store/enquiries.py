"""Enquiries through the contact form."""

from sqlalchemy import CheckConstraint, Text
from sqlalchemy.orm import Mapped, mapped_column

from app.store.base import Base, Row

NEW = "new"
ANSWERED = "answered"


class Enquiry(Row, Base):
    """One message of the contact form."""

    __tablename__ = "contact_inquiries"
    __table_args__ = (CheckConstraint("status IN ('new', 'read', 'answered')", "status"),)

    name: Mapped[str] = mapped_column(Text)
    email: Mapped[str] = mapped_column(Text)
    phone: Mapped[str | None] = mapped_column(Text)
    vehicle_type: Mapped[str | None] = mapped_column(Text)
    service_interest: Mapped[str | None] = mapped_column(Text)
    message: Mapped[str] = mapped_column(Text)
    status: Mapped[str] = mapped_column(Text, default=NEW)
