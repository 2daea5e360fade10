"""Documents, with the lines that they show."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from decimal import Decimal
from typing import Any

from sqlalchemy import ColumnElement, Row, func, or_, select
from sqlalchemy.orm import Session

from app.shop.sales.report.entries import SalesEntry, read_together
from app.shop.sales.report.shares import UNTAXED, SalesLine, reverse
from app.shop.sales.report.sold_jobs import pieces_of, read_sold
from app.shop.sales.report.sold_orders import SoldOrder, in_cents
from app.store.sales.documents import CREDIT_NOTE, INVOICE, RECEIPT, Document
from app.store.sales.orders import Order

AnyRow = Row[*tuple[Any, ...]]
_NAME = Document.content["number"].as_string().label("name")
_SALE = func.coalesce(Document.order_id, Document.job_id).label("sale_id")
_DOCUMENTS = (
    select(
        Document.id, Document.order_id, Document.job_id, _SALE, Document.issued_at, Document.kind,
        Document.content, _NAME,
        in_cents(Document.total).label("total"), in_cents(Document.tax).label("tax"),
        Order.payment_method,
    )
    .outerjoin(Order, Order.id == Document.order_id)
    .order_by(Document.issued_at, Document.kind, Document.number)
)  # fmt: skip


def list_documents(session: Session, *matched: ColumnElement[bool]) -> Iterator[SalesEntry]:
    """Return the documents, oldest first. A receipt or an invoice has no lines if an earlier document already counts
    the same sale. A receipt that counts has the name of the invoice that followed it.
    """
    for rows in read_together(session, _DOCUMENTS.where(*matched)):
        sold, of_sales = read_sold(session, rows), _list_of_sales(session, {row.sale_id for row in rows})
        firsts = {rows[0].id for rows in of_sales}
        repeated = [pair for rows in of_sales for pair in _repeated(rows)]
        uncounted = {each.id for each, _ in repeated}
        invoices = {receipt: each for each, receipt in repeated if each.kind == INVOICE}
        for row in rows:
            shown = [] if row.id in uncounted else _lines(row, sold.get(row.sale_id))
            yield _entry(row, invoices.get(row.id, row), sold.get(row.sale_id), shown, row.id in firsts)


def _list_of_sales(session: Session, ids: set[str]) -> list[list[AnyRow]]:
    """Return all documents of each order or job, oldest first."""
    documents = defaultdict(list)
    found = _DOCUMENTS.with_only_columns(Document.id, _SALE, Document.kind, _NAME)
    for row in session.execute(found.where(or_(Document.order_id.in_(ids), Document.job_id.in_(ids)))):
        documents[row.sale_id].append(row)
    return list(documents.values())


def _repeated(rows: Sequence[AnyRow]) -> Iterator[tuple[AnyRow, str]]:
    """Yield the documents of one sale that do not count, each with the id of the receipt that does. The id is "" where
    an invoice counts.

    A receipt never counts beside another document, and an invoice does not count after a receipt. A sale that was
    credited can be invoiced again.
    """
    has_sale, receipt = False, ""
    for row in rows:
        if row.kind == CREDIT_NOTE:
            receipt = ""
        elif receipt or (row.kind == RECEIPT and has_sale):
            yield row, receipt
        else:
            has_sale, receipt = True, row.id if row.kind == RECEIPT else ""


def _entry(row: AnyRow, named: AnyRow, order: SoldOrder | None, shown: list[SalesLine], is_first: bool) -> SalesEntry:
    is_back = row.kind == CREDIT_NOTE
    return SalesEntry(
        row.issued_at, named.kind, row.payment_method, order, reverse(shown) if is_back else shown, is_back,
        named.name or "", is_first,
    )  # fmt: skip


def _lines(row: AnyRow, order: SoldOrder | None) -> list[SalesLine]:
    """Return what a document shows, and what its lines do not explain."""
    products = order.products if order else {}
    lines = [_line(shown, products) for shown in row.content.get("lines", [])]
    gross, tax = row.total - sum(line.gross for line in lines), row.tax - sum(line.tax for line in lines)
    rate = order.rate if order else UNTAXED
    return [*lines, SalesLine(None, None, rate, 0, gross, tax)] if gross or tax else lines


def _line(shown: Mapping[str, Any], products: Mapping[tuple[str, str], str]) -> SalesLine:
    net, tax = (int(Decimal(shown[name]) * 100) for name in ("net", "tax"))
    product_id = products.get((shown["name"], shown["rate"]))
    quantity = pieces_of(shown["quantity"]) if product_id else 0
    return SalesLine(None, product_id, shown["rate"] or UNTAXED, quantity, net + tax, tax)
