"""Documents, with the lines that they show."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from sqlalchemy import ColumnElement, func, or_, select
from sqlalchemy.orm import Session

from app.shop.sales.report.basis import WAY_OF_PAYING
from app.shop.sales.report.credited import is_credited_in_parts, share_credits
from app.shop.sales.report.document_lines import lines_of
from app.shop.sales.report.entries import SalesEntry, read_together
from app.shop.sales.report.repeated import AnyRow, Repeated, find_repeated
from app.shop.sales.report.shares import SalesLine, reverse
from app.shop.sales.report.sold_jobs import read_sold
from app.shop.sales.report.sold_orders import SoldOrder, in_cents
from app.store.sales.documents import CREDIT_NOTE, Document
from app.store.sales.orders import Order

_NAME = Document.content["number"].as_string().label("name")
_SALE = func.coalesce(Document.order_id, Document.job_id).label("sale_id")
_TOTAL, _TAX = in_cents(Document.total).label("total"), in_cents(Document.tax).label("tax")
_DOCUMENTS = (
    select(
        Document.id, Document.order_id, Document.job_id, _SALE, Document.issued_at, Document.kind,
        Document.content, _NAME,
        _TOTAL, _TAX, WAY_OF_PAYING.label("payment_method"),
    )
    .outerjoin(Order, Order.id == Document.order_id)
    .order_by(Document.issued_at, Document.kind, Document.number)
)  # fmt: skip


def list_documents(session: Session, *matched: ColumnElement[bool]) -> Iterator[SalesEntry]:
    """Return the documents, oldest first. A document that does not count has no lines. A receipt that an invoice
    replaces on a later day is repeated before that invoice, with its amounts taken off.
    """
    for rows in read_together(session, _DOCUMENTS.where(*matched)):
        sold = read_sold(session, rows)
        sales = _list_of_sales(session, {row.sale_id for row in rows})
        repeated = find_repeated(sales)
        receipts = _read_receipts(session, repeated, rows)
        credited = _read_credits(session, sales, sold)
        for row in rows:
            order, receipt = sold.get(row.sale_id), receipts.get(repeated.replaced.get(row.id))
            if receipt:
                yield _take_off(receipt, row, order)
            shown = [] if row.id in repeated.uncounted else credited.get(row.id) or lines_of(row, order)
            yield _entry(row, repeated.named.get(row.id, row), order, shown, row.id in repeated.firsts)


def _list_of_sales(session: Session, ids: set[str]) -> list[list[AnyRow]]:
    """Return all documents of each order or job, oldest first."""
    documents = defaultdict(list)
    # Without their content, which is long.
    found = _DOCUMENTS.with_only_columns(Document.id, _SALE, Document.kind, Document.issued_at, _NAME, _TOTAL, _TAX)
    for row in session.execute(found.where(_of_sales(ids))):
        documents[row.sale_id].append(row)
    return list(documents.values())


def _of_sales(ids: Collection[str]) -> ColumnElement[bool]:
    return or_(Document.order_id.in_(ids), Document.job_id.in_(ids))


def _read_receipts(session: Session, repeated: Repeated, rows: Iterable[AnyRow]) -> dict[str | None, AnyRow]:
    """Return the receipts that come off with these documents, by their ids."""
    ids = [repeated.replaced[row.id] for row in rows if row.id in repeated.replaced]
    return {row.id: row for row in session.execute(_DOCUMENTS.where(Document.id.in_(ids)))} if ids else {}


def _read_credits(
    session: Session, sales: Iterable[Sequence[AnyRow]], sold: Mapping[str, SoldOrder]
) -> dict[str, list[SalesLine]]:
    """Return the lines of the credit notes of sales that are credited in parts, by the ids of the notes. All documents
    of such a sale are read, because each share depends on the notes before it, which may belong to another period.
    """
    ids = [rows[0].sale_id for rows in sales if is_credited_in_parts(rows)]
    documents = defaultdict(list)
    for row in session.execute(_DOCUMENTS.where(_of_sales(ids))) if ids else ():
        documents[row.sale_id].append(row)
    return {note: lines for sale, rows in documents.items() for note, lines in share_credits(rows, sold.get(sale))}


def _take_off(receipt: AnyRow, invoice: AnyRow, order: SoldOrder | None) -> SalesEntry:
    """Return what a receipt counted, taken off with its invoice. No money went back, so it is no refund."""
    return SalesEntry(
        invoice.issued_at, receipt.kind, receipt.payment_method, order, reverse(lines_of(receipt, order)),
        document=receipt.name or "", is_beside=True,
    )  # fmt: skip


def _entry(row: AnyRow, named: AnyRow, order: SoldOrder | None, shown: list[SalesLine], is_first: bool) -> SalesEntry:
    is_back = row.kind == CREDIT_NOTE
    return SalesEntry(
        row.issued_at, named.kind, row.payment_method, order, reverse(shown) if is_back else shown, is_back,
        named.name or "", is_first,
    )  # fmt: skip
