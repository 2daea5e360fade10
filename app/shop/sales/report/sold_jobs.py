"""Jobs with their lines in cents, as reports count them."""

import math
from collections.abc import Collection, Iterable
from decimal import Decimal
from typing import Any

from sqlalchemy import Row, select
from sqlalchemy.orm import Session

from app.shop.sales.orders.line_totals import total_lines
from app.shop.sales.report.shares import UNTAXED, SalesLine
from app.shop.sales.report.sold_orders import SoldOrder, read_sold_orders
from app.store.sales.rate_taxes import ADDED
from app.store.workshop.jobs import Job


def read_sold(session: Session, rows: Iterable[Row[*tuple[Any, ...]]]) -> dict[str, SoldOrder]:
    """Return the orders and jobs of documents or payments, by id."""
    named = [(row.order_id, row.job_id) for row in rows]
    orders = read_sold_orders(session, {order for order, _ in named if order})
    return orders | _read_sold_jobs(session, {job for _, job in named if job})


def pieces_of(quantity: int | str | Decimal) -> int:
    """Return whole pieces: of 1.5 the second is used too."""
    return math.ceil(Decimal(quantity))


def _read_sold_jobs(session: Session, ids: Collection[str]) -> dict[str, SoldOrder]:
    return {job.id: _read(job) for job in session.scalars(select(Job).where(Job.id.in_(ids)))}


def _read(job: Job) -> SoldOrder:
    agreed = job.agreed_lines
    taxes = [int(tax * 100) for tax in total_lines(agreed, job.tax_mode).line_taxes]
    lines = []
    for each, tax in zip(agreed, taxes, strict=True):
        net = int(each.amount * 100)
        pieces = pieces_of(each.quantity) if each.product_id else 0
        gross = net + tax if job.tax_mode == ADDED else net
        lines.append(SalesLine(each.id, each.product_id, each.tax_rate, pieces, gross, tax))
    products = {(each.text, each.tax_rate): each.product_id for each in agreed if each.product_id}
    rate = agreed[0].tax_rate if agreed else UNTAXED
    return SoldOrder(job.reference, job.customer, rate, lines, products, is_job=True)
