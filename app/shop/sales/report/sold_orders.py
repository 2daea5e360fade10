"""Orders with their lines in cents, as reports count them."""

from collections import defaultdict
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Integer, Row, select, type_coerce
from sqlalchemy.orm import InstrumentedAttribute, Session

from app.shop.sales.report.shares import SalesLine
from app.store.sales.orders import Order, OrderItem
from app.store.sales.rate_taxes import ADDED

Column = InstrumentedAttribute[Any] | ColumnElement[Any]


@dataclass(frozen=True)
class SoldOrder:
    """An order or a job, with the lines that its customer pays for. The last line is the delivery, including anything
    that the other lines do not explain. The `number` of a job has the form "Job 17".
    """

    number: int | str
    customer: str
    rate: str
    lines: list[SalesLine]
    products: dict[tuple[str, str], str]
    """The products by name and rate."""
    is_job: bool = False


def in_cents(column: Column) -> ColumnElement[int]:
    """Return a column of money as the cents that it stores."""
    return type_coerce(column, Integer)


def read_sold_orders(session: Session, ids: Collection[str]) -> dict[str, SoldOrder]:
    """Return orders by their ids."""
    items = defaultdict(list)
    for row in session.execute(_ITEMS.where(OrderItem.order_id.in_(ids))):
        items[row.order_id].append(row)
    return {row.id: _read(row, items[row.id]) for row in session.execute(_ORDERS.where(Order.id.in_(ids)))}


def _read(order: Row[*tuple[Any, ...]], items: Sequence[Row[*tuple[Any, ...]]]) -> SoldOrder:
    lines = [
        SalesLine(row.id, row.product_id, row.tax_rate or order.tax_rate, row.quantity, gross_of(row, order), row.tax)
        for row in items
    ]
    gross, tax = (total - sum(part) for total, part in ((order.total, (line.gross for line in lines)),
                                                        (order.tax, (line.tax for line in lines))))  # fmt: skip
    rest = [SalesLine(None, None, order.tax_rate, 0, gross, tax)] if gross or tax else []
    products = {(row.product_name, line.rate): row.product_id for row, line in zip(items, lines, strict=True)}
    return SoldOrder(order.order_number, order.customer_name, order.tax_rate, [*lines, *rest], products)


def gross_of(line: Row[*tuple[Any, ...]], order: Row[*tuple[Any, ...]]) -> int:
    """Return what a line costs with its tax."""
    return int(line.charged + line.tax if order.tax_mode == ADDED else line.charged)


_ORDERS = select(
    Order.id, Order.order_number, Order.customer_name, Order.tax_rate, Order.tax_mode,
    in_cents(Order.total).label("total"), in_cents(Order.tax).label("tax"),
)  # fmt: skip
_ITEMS = select(
    OrderItem.order_id, OrderItem.id, OrderItem.product_id, OrderItem.product_name, OrderItem.tax_rate,
    OrderItem.quantity, (in_cents(OrderItem.subtotal) - in_cents(OrderItem.discount)).label("charged"),
    in_cents(OrderItem.tax).label("tax")
).order_by(OrderItem.position)  # fmt: skip
