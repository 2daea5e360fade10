"""Sums of sold products, calculated by the database.

All come from one pass over the lines, as if each entry were all of its order.
"""

import json
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import (
    CTE,
    ColumnElement,
    FromClause,
    Select,
    Subquery,
    Text,
    case,
    func,
    literal,
    null,
    select,
    text,
    union_all,
)
from sqlalchemy.orm import Session

from app.shop.sales.report.basis import Basis
from app.shop.sales.report.period import Period
from app.shop.sales.report.sales_counts import Sums
from app.shop.sales.report.sold_orders import in_cents
from app.shop.sales.report.sums import EntryGroup, RateSum
from app.store.catalogue.products import Product
from app.store.sales.orders import Order, OrderItem
from app.store.sales.rate_taxes import ADDED

TOP_PRODUCTS = 10
RATE, CATEGORY, BEST = "rate", "category", "best"
AMOUNTS = "quantity", "gross", "tax", "refunds"
Terms = tuple[str, str]
"""Rate and tax mode of an order."""


@dataclass(frozen=True)
class ProductSums:
    """Sums by rate, by present category, and of the best products."""

    rates: list[RateSum] = field(default_factory=list)
    categories: defaultdict[str | None, Sums] = field(default_factory=lambda: defaultdict(Sums))
    best: list[tuple[str, Sums]] = field(default_factory=list)


def read_product_sums(
    session: Session, basis: Basis, period: Period, groups: Sequence[EntryGroup], others: Mapping[str | None, Sums]
) -> ProductSums:
    """Return what the entries of a period are of.

    `others` are further sums by product, which count among the categories and the best. The best products sold the most
    pieces, then for the most euros.
    """
    found = ProductSums()
    lines = _sum_lines(basis, period, _read_terms(groups), OrderItem.product_id.expression).cte("lines")
    sold = _add_others(lines, others).cte("sold")
    for kind, name, order_rate, is_back, *amounts in session.execute(
        union_all(_by_rate(lines), _by_category(sold), _best(sold))
    ):
        if kind == RATE:
            found.rates.append(RateSum(name, order_rate, bool(is_back), *amounts[1:3]))
        elif kind == CATEGORY:
            found.categories[name] = Sums(0, *amounts)
        else:
            found.best.append((name, Sums(0, *amounts)))
    return found


def read_rate_sums(session: Session, basis: Basis, period: Period, groups: Sequence[EntryGroup]) -> list[RateSum]:
    """Return the sums of the lines by rate alone."""
    lines = _sum_lines(basis, period, _read_terms(groups), null()).cte("lines")
    return [
        RateSum(name, order_rate, bool(is_back), gross, tax)
        for _kind, name, order_rate, is_back, _quantity, gross, tax, _refunds in session.execute(_by_rate(lines))
    ]


def _read_terms(groups: Sequence[EntryGroup]) -> set[Terms]:
    terms = {(group.rate, group.mode) for group in groups if group.rate is not None and group.mode is not None}
    return terms or {("", ADDED)}


def _by_rate(lines: CTE) -> Select[Any]:
    found = lines.c
    named = literal(RATE), found.tax_rate, found.order_rate, found.is_back
    return select(*named, null(), func.sum(found.gross), func.sum(found.tax), null()).group_by(text("2, 3, 4"))


def _by_category(sold: CTE) -> Select[Any]:
    named = literal(CATEGORY), Product.category, null(), null()
    joined = sold.outerjoin(Product, Product.id == sold.c.product_id)
    return select(*named, *_added(sold)).select_from(joined).group_by(Product.category)


def _best(sold: CTE) -> Select[Any]:
    found, named = sold.c, (literal(BEST), sold.c.product_id, null(), null())
    best = (
        select(*named, *(found[name] for name in AMOUNTS))
        .where(found.product_id.is_not(None), found.quantity > 0)
        .order_by(found.quantity.desc(), found.gross.desc(), found.product_id)
        .limit(TOP_PRODUCTS)
    )
    return select(best.subquery())


def _add_others(lines: CTE, others: Mapping[str | None, Sums]) -> Select[Any]:
    """Add up by product, with what came back taken off."""
    found = lines.c
    sign = case((found.is_back, -1), else_=1)
    signed = [(sign * found[name]).label(name) for name in AMOUNTS[:3]]
    refunds = case((found.is_back, found.gross), else_=0).label("refunds")
    both: Subquery = union_all(select(found.product_id, *signed, refunds), _read_others(others)).subquery()
    return select(both.c.product_id, *_added(both)).group_by(both.c.product_id)


def _read_others(others: Mapping[str | None, Sums]) -> Select[Any]:
    rows = [(name, sums.quantity, sums.gross, sums.tax, sums.refunds) for name, sums in others.items()]
    cells = func.json_each(json.dumps(rows)).table_valued("value").c.value
    return select(*(cells.op("->>")(place) for place in range(len(AMOUNTS) + 1)))


def _added(sums: FromClause) -> list[ColumnElement[Any]]:
    return [func.sum(sums.c[name]).label(name) for name in AMOUNTS]


def _sum_lines(
    basis: Basis, period: Period, terms: set[Terms], product: ColumnElement[Any]
) -> Select[*tuple[Any, ...]]:
    goods, tax = (in_cents(OrderItem.subtotal) - in_cents(OrderItem.discount), in_cents(OrderItem.tax))
    order_rate, mode = _terms_of_orders(terms)
    found = select(
        product.label("product_id"), OrderItem.tax_rate, order_rate, basis.is_back.label("is_back"),
        func.sum(OrderItem.quantity).label("quantity"),
        func.sum(case((mode == ADDED, goods + tax), else_=goods)).label("gross"),
        func.sum(tax).label("tax"),
    ).select_from(basis.table)  # fmt: skip
    if basis.table is not Order and len(terms) > 1:
        found = found.join(Order, Order.id == basis.order_id)
    found = found.join(OrderItem, OrderItem.order_id == basis.order_id).where(*basis.within(period))
    return found.group_by(text("1, 2, 3, 4"))


def _terms_of_orders(terms: set[Terms]) -> tuple[ColumnElement[str], ColumnElement[str]]:
    """No order has to be read where all have the same."""
    if len(terms) > 1:
        return Order.tax_rate.label("order_rate"), Order.tax_mode.expression
    (rate, mode) = next(iter(terms))
    return literal(rate, Text).label("order_rate"), literal(mode, Text)
