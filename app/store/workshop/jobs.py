"""Jobs: work on a customer's car, from the booking to the keys."""

from datetime import datetime
from decimal import Decimal
from typing import TYPE_CHECKING, Any, cast

from sqlalchemy import JSON, CheckConstraint, ForeignKey, ForeignKeyConstraint, Integer, Table, Text, text
from sqlalchemy.orm import Mapped, mapped_column, relationship

from app.store.database.base import Base, Row, now
from app.store.database.types import Cents, SaleNumber, UtcTime
from app.store.sales.documents import Document
from app.store.sales.payments import Payment
from app.store.sales.sale import JobSale
from app.store.sales.sale_lines import WorkLine

BOOKED = "booked"
ARRIVED = "arrived"
IN_WORK = "in_work"
WAITING = "waiting"
READY = "ready"
COLLECTED = "collected"
CANCELLED = "cancelled"
STATUSES = (BOOKED, ARRIVED, IN_WORK, WAITING, READY, COLLECTED, CANCELLED)
_IS_STATUS = f"status IN ({', '.join(repr(each) for each in STATUSES)})"


class Job(JobSale, Row):
    """A job in its present state.

    `customer` and `car` are the names as they were entered; the job outlives both, and its quote. `subtotal`, `tax` and
    `total` are those of the agreed lines; `paid` and `refunded` are updated with the rows of its payments.
    `answers_seen_at` is when the owner last saw the answers to extra work, `day_informed` the time of arrival that was
    sent to the customer, `day_text_at` when a text about it was made for the owner to pass on, `day_informed_before`
    the time the customer knew before a mail that may still be waiting, `ready_informed_at` when the customer was
    informed that the car is ready. `day_changes` counts the changes of its appointments, so that a calendar knows the
    newer of two files.
    """

    __tablename__ = "jobs"
    __table_args__ = (CheckConstraint(_IS_STATUS, "status"),)

    number: Mapped[int] = mapped_column(SaleNumber, unique=True)
    quote_id: Mapped[str | None] = mapped_column(Text, unique=True)
    contact_id: Mapped[str | None] = mapped_column(ForeignKey("contacts.id", ondelete="SET NULL"), index=True)
    customer: Mapped[str] = mapped_column(Text)
    car_id: Mapped[str | None] = mapped_column(Text, index=True)
    car: Mapped[str | None] = mapped_column(Text)
    status: Mapped[str] = mapped_column(Text, default=BOOKED, index=True)
    promised_at: Mapped[datetime | None] = mapped_column(UtcTime, index=True)
    mileage: Mapped[int | None] = mapped_column(Integer)
    note: Mapped[str] = mapped_column(Text, default="")
    tax_mode: Mapped[str] = mapped_column(Text)
    deposit: Mapped[Decimal | None] = mapped_column(Cents)
    subtotal: Mapped[Decimal] = mapped_column(Cents, default=Decimal(0))
    tax: Mapped[Decimal] = mapped_column(Cents, default=Decimal(0))
    total: Mapped[Decimal] = mapped_column(Cents, default=Decimal(0))
    paid: Mapped[Decimal] = mapped_column(Cents, default=Decimal(0), server_default=text("0"))
    refunded: Mapped[Decimal] = mapped_column(Cents, default=Decimal(0), server_default=text("0"))
    updated_at: Mapped[datetime] = mapped_column(UtcTime, default=now)
    answers_seen_at: Mapped[datetime | None] = mapped_column(UtcTime)
    day_informed: Mapped[datetime | None] = mapped_column(UtcTime)
    day_informed_before: Mapped[datetime | None] = mapped_column(UtcTime)
    day_text_at: Mapped[datetime | None] = mapped_column(UtcTime)
    day_changes: Mapped[int] = mapped_column(Integer, default=0, server_default=text("0"))
    ready_informed_at: Mapped[datetime | None] = mapped_column(UtcTime)

    lines: Mapped[list["JobLine"]] = relationship(
        order_by="JobLine.position", lazy="selectin", cascade="all, delete-orphan", passive_deletes=True
    )
    history: Mapped[list["JobEvent"]] = relationship(order_by="JobEvent.created_at", passive_deletes=True)
    documents: Mapped[list[Document]] = relationship(order_by=Document.issued_at, passive_deletes="all")
    payments: Mapped[list[Payment]] = relationship(order_by=Payment.created_at, passive_deletes="all")
    if TYPE_CHECKING:
        appointments: Mapped[list[Any]]
        """Put here by app/store/workshop/calendar.py, which knows jobs."""

    @property
    def agreed_lines(self) -> list["JobLine"]:
        """Return the lines that count."""
        return [line for line in self.lines if line.is_agreed]


# The keys are declared here, so that a shop that sells loads the workshop's tables only for a job.
for _table in (Document.__table__, Payment.__table__):
    cast(Table, _table).append_constraint(ForeignKeyConstraint(["job_id"], [Job.id]))


class JobLine(WorkLine, Base):
    """A line of a job. Extra work has `asked_at`, and counts once it is approved; `reason` and the photos in
    `photo_ids` are shown beside the question. `stock_taken` is the number of pieces of its part that were taken from
    stock when it was fitted.
    """

    __tablename__ = "job_lines"
    __table_args__ = (
        CheckConstraint("kind IN ('part', 'labour', 'service')", "kind"),
        CheckConstraint("stock_taken >= 0", "stock_taken"),
        CheckConstraint("approved_at IS NULL OR refused_at IS NULL", "answer"),
    )

    NOT_GIVEN = (
        "id", "job_id", "position", "asked_at", "reason", "photo_ids", "approved_at", "refused_at", "answered_name",
        "fitted_at", "stock_taken",
    )  # fmt: skip

    job_id: Mapped[str] = mapped_column(ForeignKey("jobs.id", ondelete="CASCADE"), index=True)
    asked_at: Mapped[datetime | None] = mapped_column(UtcTime)
    reason: Mapped[str | None] = mapped_column(Text)
    photo_ids: Mapped[list[str] | None] = mapped_column(JSON(none_as_null=True))
    approved_at: Mapped[datetime | None] = mapped_column(UtcTime)
    refused_at: Mapped[datetime | None] = mapped_column(UtcTime)
    answered_name: Mapped[str | None] = mapped_column(Text)
    fitted_at: Mapped[datetime | None] = mapped_column(UtcTime)
    stock_taken: Mapped[int] = mapped_column(Integer, default=0)

    @property
    def answered_at(self) -> datetime | None:
        """Return when its customer answered."""
        return self.approved_at or self.refused_at

    @property
    def is_agreed(self) -> bool:
        """Return whether it was never asked, or is approved."""
        return self.asked_at is None or self.approved_at is not None


class JobToken(Base):
    """The SHA-256 of a link's token. All links that were sent still open the job."""

    __tablename__ = "job_tokens"

    token_hash: Mapped[str] = mapped_column(Text, primary_key=True)
    job_id: Mapped[str] = mapped_column(ForeignKey("jobs.id", ondelete="CASCADE"), index=True)
    created_at: Mapped[datetime] = mapped_column(UtcTime, default=now)


class JobEvent(Row):
    """An event in the history of a job. `status` is the new status, or None for a note without a change of status."""

    __tablename__ = "job_events"
    __table_args__ = (CheckConstraint(_IS_STATUS, "status"),)

    job_id: Mapped[str] = mapped_column(ForeignKey("jobs.id", ondelete="CASCADE"), index=True)
    status: Mapped[str | None] = mapped_column(Text)
    note: Mapped[str | None] = mapped_column(Text)
