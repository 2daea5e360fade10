"""Invoices, credit notes and receipts. Their rows are never changed or deleted."""

from collections.abc import Sequence
from datetime import datetime
from decimal import Decimal
from typing import Any

from sqlalchemy import JSON, CheckConstraint, ForeignKey, Integer, LargeBinary, Text, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from app.store.database.base import Base, new_id, now
from app.store.database.types import Cents, UtcTime

INVOICE = "invoice"
CREDIT_NOTE = "credit_note"
RECEIPT = "receipt"
KINDS = (INVOICE, CREDIT_NOTE, RECEIPT)


class DocumentLogo(Base):
    """A logo as it is shown on documents. `id` is the SHA-256 of its bytes; `ground` is the kind of paper for which it
    is made, dark or light.
    """

    __tablename__ = "document_logos"
    __table_args__ = (CheckConstraint("ground IN ('dark', 'light')", "ground"),)

    id: Mapped[str] = mapped_column(Text, primary_key=True)
    ground: Mapped[str] = mapped_column(Text)
    png: Mapped[bytes] = mapped_column(LargeBinary)


class Document(Base):
    """A document as it was issued. `content` is everything that it shows; `refers_to` is the invoice that a credit note
    corrects; `supplied_on` is a day in the workshop's time zone, as in "2026-11-22".
    """

    __tablename__ = "documents"
    __table_args__ = (
        CheckConstraint("kind IN ('invoice', 'credit_note', 'receipt')", "kind"),
        UniqueConstraint("kind", "series", "number"),
    )

    id: Mapped[str] = mapped_column(Text, primary_key=True, default=new_id)
    kind: Mapped[str] = mapped_column(Text)
    series: Mapped[str] = mapped_column(Text)
    number: Mapped[int] = mapped_column(Integer)
    order_id: Mapped[str | None] = mapped_column(ForeignKey("orders.id", ondelete="RESTRICT"), index=True)
    job_id: Mapped[str | None] = mapped_column(Text, index=True)
    refers_to: Mapped[str | None] = mapped_column(ForeignKey("documents.id", ondelete="RESTRICT"), index=True)
    issued_at: Mapped[datetime] = mapped_column(UtcTime, default=now, index=True)
    supplied_on: Mapped[str] = mapped_column(Text)
    buyer_name: Mapped[str] = mapped_column(Text)
    buyer_address: Mapped[str] = mapped_column(Text)
    buyer_vat: Mapped[str | None] = mapped_column(Text)
    net: Mapped[Decimal] = mapped_column(Cents)
    tax: Mapped[Decimal] = mapped_column(Cents)
    total: Mapped[Decimal] = mapped_column(Cents)
    content: Mapped[dict[str, Any]] = mapped_column(JSON)
    file: Mapped[str | None] = mapped_column(Text)

    @property
    def name(self) -> str:
        """Return its number as it is written, "2026-0001"."""
        return str(self.content["number"])

    @property
    def order_number(self) -> str:
        """Return the number of the order that it is about."""
        return str(self.content["order"])

    @property
    def refers_to_name(self) -> str | None:
        """Return the number of the invoice that it takes back."""
        number: str | None = self.content["refersTo"]
        return number

    @property
    def reason(self) -> str | None:
        """Return the reason of a credit note."""
        reason: str | None = self.content["reason"]
        return reason


def current_invoice(documents: Sequence[Document]) -> Document | None:
    """Return the last invoice that is not credited whole."""
    invoices = (each for each in reversed(documents) if each.kind == INVOICE)
    return next((each for each in invoices if uncredited(each, documents) > 0), None)


def uncredited(invoice: Document, documents: Sequence[Document]) -> Decimal:
    """Return the part of an invoice that no credit note among these documents has credited."""
    return invoice.total - sum((each.total for each in documents if each.refers_to == invoice.id), Decimal("0.00"))
