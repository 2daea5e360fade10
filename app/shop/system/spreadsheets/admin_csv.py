"""Exports of orders and enquiries as CSV files. They contain the fields of the entity as the API names and writes them,
newest first.
"""

from collections.abc import Iterable
from typing import Any

from sqlalchemy.orm import Session

from app.contract.base.fields import View
from app.contract.customers.admin_enquiries import AnsweredEnquiryView
from app.contract.sales.orders import OrderView
from app.shop.base.csv_cells import write_csv
from app.shop.customers.enquiries.admin_enquiries import list_enquiries
from app.shop.sales.orders.order_list import OrderFilter, find_orders
from app.store.customers.enquiries import Enquiry
from app.store.sales.orders import Order

LINES = "items"
REPLIES = "replies"
TAXES = "taxes"
DISCOUNT = "discount"
NOT_EXPORTED = {"history"}


def export_enquiries(session: Session) -> bytes:
    """Every enquiry, one a line."""
    return write_enquiries(list_enquiries(session))


def export_orders(session: Session, wanted: OrderFilter) -> bytes:
    """Return the matching orders, one on each line. All items are in one readable cell, such as "2 × Brake Kit at
    49.99; 1 × …", and so are the taxes.
    """
    return write_orders(session.scalars(find_orders(wanted)))


def write_enquiries(rows: Iterable[Enquiry]) -> bytes:
    """Return these enquiries, one a line, with their answers in one cell."""
    return _write(AnsweredEnquiryView, rows)


def write_orders(rows: Iterable[Order]) -> bytes:
    """These orders, one a line."""
    return _write(OrderView, rows)


def _write(shape: type[View], rows: Iterable[Any]) -> bytes:
    header = [field.alias or name for name, field in shape.model_fields.items() if name not in NOT_EXPORTED]
    return write_csv(header, ([_cell(name, content[name]) for name in header] for content in _contents(shape, rows)))


def _contents(shape: type[View], rows: Iterable[Any]) -> Iterable[dict[str, Any]]:
    return (shape.model_validate(row).model_dump(mode="json", exclude=NOT_EXPORTED) for row in rows)


def _cell(name: str, value: Any) -> Any:
    if name == REPLIES:
        return "\n\n".join(_reply(reply) for reply in value)
    if name == DISCOUNT and value:
        return f"{value['amount']} with {value['code']}"
    if name == TAXES:
        return "; ".join(_tax(each) for each in value)
    return "; ".join(_line(item) for item in value) if name == LINES else value


def _reply(reply: dict[str, Any]) -> str:
    return f"{reply['createdAt']} {reply['body'] or 'marked as answered'}"


def _line(item: dict[str, Any]) -> str:
    return f"{item['quantity']} × {item['productName']} at {item['unitPrice']}"


def _tax(each: dict[str, Any]) -> str:
    """ "20.55 at 23% on 89.35"."""
    return f"{each['tax']} at {each['rate']}% on {each['net']}"
