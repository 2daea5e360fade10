"""Receipts, invoices and credit notes."""

from datetime import date
from itertools import chain

from flask import Response, current_app

from app.config import Config
from app.contract.sales.documents import (
    DocumentBody,
    DocumentsPeriod,
    DocumentsQuery,
    DocumentsView,
    DocumentView,
    SellerNeedsView,
)
from app.shop.base.paged import Paged
from app.shop.base.settings.settings import read_settings
from app.shop.base.workshop_days import workshop_day
from app.shop.sales.documents import document_list
from app.shop.sales.documents.archive import zip_documents
from app.shop.sales.documents.content import Buyer
from app.shop.sales.documents.document_list import DocumentFilter
from app.shop.sales.documents.files import read_pdf
from app.shop.sales.documents.issuing import DocumentRequest, issue_document
from app.shop.sales.documents.logos import list_drawables
from app.shop.sales.documents.mailing import write_document_mail
from app.shop.sales.documents.seller import read_needs
from app.store.database.base import db, now
from app.store.database.sqlite import write
from app.store.sales.documents import Document
from app.web.api.call import call
from app.web.calls.base.downloads import PDF, ZIP, as_file


@call("POST", "/api/admin/orders/{orderId}/documents", body=DocumentBody, answer=DocumentView, status=201, admin=True)
def add_document(order_id: str, body: DocumentBody) -> Document:
    """Issue a receipt, an invoice or a credit note of an order."""
    buyer = Buyer(body.buyer_name, body.buyer_address, body.buyer_vat)
    with write() as session:
        document = issue_document(session, order_id, DocumentRequest(body.kind, buyer, body.reason))
        if body.notify:
            write_document_mail(session, document)
        return document


@call("GET", "/api/admin/documents", query=DocumentsQuery, answer=DocumentsView, admin=True)
def list_documents(query: DocumentsQuery) -> Paged[Document]:
    """A page of the documents, newest first."""
    wanted = DocumentFilter(query.kind, query.first, query.last, query.search)
    return document_list.list_documents(db.session(), wanted, query.page)


@call("GET", "/api/admin/documents/needs", answer=SellerNeedsView, admin=True)
def read_seller_needs() -> SellerNeedsView:
    """Return what a document lacks of the seller, and its series."""
    return read_needs(read_settings(db.session()), workshop_day(now()))


@call("GET", "/api/admin/documents.zip", query=DocumentsPeriod, admin=True, file=ZIP)
def download_documents(query: DocumentsPeriod) -> Response:
    """The PDFs of a period in one file."""
    session = db.session()
    ids = document_list.list_ids(session, DocumentFilter(first=query.first, last=query.last))
    parts = zip_documents(session.get_bind().engine, _config().data_dir, ids)
    # The first part is made now, so that a failure can still be answered with a sentence.
    response = Response(chain([next(parts)], parts), mimetype=ZIP)
    return as_file(response, "attachment", f"documents{_say(query.first)}{_say(query.last)}.zip")


@call("GET", "/api/admin/documents/{documentId}.pdf", admin=True, file=PDF)
def download_document(document_id: str) -> Response:
    """A document as PDF."""
    return answer_pdf(document_list.get_document(db.session(), document_id), "inline")


@call("GET", "/api/orders/{orderId}/documents/{documentId}.pdf", file=PDF)
def download_own_document(order_id: str, document_id: str) -> Response:
    """A document of the customer's own order as PDF."""
    return answer_pdf(document_list.get_document_of(db.session(), order_id, document_id), "attachment")


def answer_pdf(document: Document, way: str) -> Response:
    """Return a document as an attachment or inline."""
    [drawable] = list_drawables(db.session(), [document])
    pdf = read_pdf(_config().data_dir, drawable)
    return as_file(Response(pdf, mimetype=PDF), way, f"{document.file}")


def _say(day: date | None) -> str:
    return f"-{day.isoformat()}" if day else ""


def _config() -> Config:
    config: Config = current_app.config["PITLANE"]
    return config
