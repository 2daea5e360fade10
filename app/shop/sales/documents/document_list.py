"""Lists of documents: the owner's, and those of one order."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta

from sqlalchemy import ColumnElement, Text, and_, cast, func, or_, select
from sqlalchemy.orm import Session

from app import practice
from app.shop.base.errors import NotFound, invalid_field
from app.shop.base.paged import Paged
from app.shop.base.workshop_days import begin_of
from app.store.sales.documents import Document
from app.store.sales.orders import Order
from app.store.workshop.jobs import Job

PAGE_SIZE = 50
BACKWARDS = "The last day is before the first"
NO_DOCUMENT = "Document not found"


@dataclass(frozen=True)
class DocumentFilter:
    """A filter that selects documents. None and blank values match all documents."""

    kind: str | None = None
    first: date | None = None
    last: date | None = None
    search: str = ""


def list_documents(session: Session, wanted: DocumentFilter, page: int) -> Paged[Document]:
    """Return a page of the matching documents, newest first. Raises Invalid if the last day is before the first."""
    matching = _matches(wanted)
    newest = select(Document).where(matching).order_by(Document.issued_at.desc(), Document.number.desc())
    found = session.scalars(newest.limit(PAGE_SIZE).offset((page - 1) * PAGE_SIZE)).all()
    total = session.scalar(select(func.count()).select_from(Document).where(matching)) or 0
    return Paged(found, total, page, PAGE_SIZE)


def list_ids(session: Session, wanted: DocumentFilter) -> Sequence[str]:
    """Return the ids of all that match, oldest first."""
    return session.scalars(
        select(Document.id).where(_matches(wanted)).order_by(Document.issued_at, Document.kind, Document.number)
    ).all()


def get_document(session: Session, document_id: str) -> Document:
    """The document of an id. Raises NotFound."""
    document = session.get(Document, document_id)
    if document is None:
        raise NotFound(NO_DOCUMENT)
    return document


def get_document_of(session: Session, order_id: str, document_id: str) -> Document:
    """Return the document of an order by both ids. Raises NotFound, also after the customer of the order was erased."""
    document = get_document(session, document_id)
    order = session.get(Order, order_id)
    if document.order_id != order_id or order is None or order.is_erased:
        raise NotFound(NO_DOCUMENT)
    return document


def _matches(wanted: DocumentFilter) -> ColumnElement[bool]:
    if wanted.first and wanted.last and wanted.last < wanted.first:
        raise invalid_field("to", BACKWARDS)
    rules = [_holds(word.removeprefix("#")) for word in wanted.search.split()]
    if wanted.kind:
        rules.append(Document.kind == wanted.kind)
    if wanted.first:
        rules.append(Document.issued_at >= begin_of(wanted.first))
    if wanted.last:
        rules.append(Document.issued_at < begin_of(wanted.last + timedelta(days=1)))
    return and_(True, *rules)


_JOB_NAME = func.printf("Job %d", Job.number, type_=Text)


def _holds(word: str) -> ColumnElement[bool]:
    """Find a word in the number, the sale's number, or the buyer."""
    number = Document.series + func.printf("%04d", Document.number)
    of_order = cast(Order.order_number, Text).contains(practice.without_series(word))
    orders = select(Order.id).where(Order.id == Document.order_id, of_order)
    jobs = select(Job.id).where(Job.id == Document.job_id, _JOB_NAME.contains(word, autoescape=True))
    # SQLite's LIKE knows the two cases of ASCII alone.
    ways = {word, word.lower(), word.upper(), word.capitalize()} if not word.isascii() else {word}
    fields = (number, Document.buyer_name, Document.buyer_vat)
    said = [each.contains(way, autoescape=True) for each in fields for way in sorted(ways)]
    return or_(orders.exists(), jobs.exists(), *said)
