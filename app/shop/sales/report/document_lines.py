"""Lines of a document in cents, with the products that they are of."""

from collections.abc import Mapping
from decimal import Decimal
from typing import Any

from app.shop.sales.report.repeated import AnyRow
from app.shop.sales.report.shares import UNTAXED, SalesLine
from app.shop.sales.report.sold_jobs import pieces_of
from app.shop.sales.report.sold_orders import SoldOrder


def lines_of(row: AnyRow, order: SoldOrder | None) -> list[SalesLine]:
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
