"""Receipts, invoices and credit notes."""

from typing import Annotated, Literal

from pydantic import BeforeValidator, Field

from app.contract.base.document_links import DocumentKind, DocumentLinkView
from app.contract.base.fields import (
    BlankIsNone,
    Body,
    Digits,
    LongText,
    Message,
    Money,
    Name,
    OptionalText,
    Query,
    Trimmed,
    View,
)
from app.contract.base.paged import Rows
from app.contract.sales.admin_order_queries import OptionalDay
from app.contract.sales.document_settings import NO_VAT_NUMBER, VAT_LIMIT, read_vat_number

UNKNOWN_KIND = "Kind must be invoice, credit_note or receipt"
BuyerVat = Annotated[
    Annotated[str, Field(max_length=VAT_LIMIT)] | None, BlankIsNone, Trimmed, BeforeValidator(read_vat_number)
]


class DocumentBody(Body):
    """A document to issue for an order or a job. A blank name or address is filled with the customer's. A credit note
    cancels all that is left of the invoice, and has the invoice's buyer. `notify` sends the customer a mail with the
    document's link.
    """

    kind: Annotated[DocumentKind, Message(UNKNOWN_KIND)]
    buyer_name: Name = ""
    buyer_address: LongText = ""
    buyer_vat: Annotated[BuyerVat, Message(NO_VAT_NUMBER)] = None
    reason: OptionalText = None
    notify: Annotated[bool, Message("Choose whether the customer gets an e-mail")] = False


class DocumentView(DocumentLinkView):
    """A document in the back office. `orderNumber` is a text such as Job 17 where it belongs to a job. `refersTo` is
    the invoice that a credit note cancels. The amounts of a credit note are above 0.
    """

    series: str
    number: int
    order_id: str | None
    order_number: str | None
    job_id: str | None
    refers_to: str | None
    refers_to_name: str | None
    supplied_on: str
    buyer_name: str
    buyer_address: str
    buyer_vat: str | None
    net: Money
    tax: Money
    reason: str | None


class DocumentsPeriod(Query):
    """The first and last day of issue, both optional and included."""

    first: Annotated[OptionalDay, Field(alias="from")] = None
    last: Annotated[OptionalDay, Field(alias="to")] = None


class DocumentsQuery(DocumentsPeriod):
    """Filter of documents by kind, days and words, and the page."""

    kind: Annotated[DocumentKind | None, BeforeValidator(lambda text: text or None), Message(UNKNOWN_KIND)] = None
    search: Name = ""
    page: Annotated[Digits, Field(ge=1), Message("Page must be a number from 1")] = 1


class DocumentsView(View):
    """A page of documents, newest first."""

    documents: Rows[DocumentView]
    total: int
    page: int
    page_size: int


class SellerNeedsView(View):
    """Settings that an invoice or a receipt needs and that are still blank. `isDemo` is true while the `series` is that
    of the sample catalogue.
    """

    missing: list[Literal["legalName", "address", "vatNumber"]]
    missing_for_receipt: list[Literal["legalName", "address", "vatNumber"]]
    series: str
    is_demo: bool
