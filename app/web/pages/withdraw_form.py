"""The form of a withdrawal, and the parts that it names."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from app.contract.base.fields import NAME_LIMIT
from app.contract.sales.withdrawals import MOST_ITEMS
from app.shop.sales.withdrawals.sentence import Items
from app.store.sales.orders import Order

FIELDS = ("name", "email")
TYPED = (*FIELDS, "order", "orderId", "items")
PIECES = re.compile(r"(\d{1,4})\s*[x×]\s*(.+)", re.I)
NOTHING = "Please choose at least one item"
TOO_MANY_PIECES = "Please enter a number for each part, from 0 to the quantity you still have"
TOO_MUCH = f"Please list at most {MOST_ITEMS} parts, each with at most {NAME_LIMIT} characters"


@dataclass(frozen=True)
class Form:
    """The values of the form's fields, and the order that the visitor opened the form from."""

    values: Mapping[str, str]
    order: Order | None

    def hidden(self) -> list[tuple[str, str]]:
        """Return what the next step sends on."""
        names = [*TYPED, *(line.id for line in self.order.items)] if self.order else TYPED
        return [(name, self.values[name]) for name in names if name in self.values]


def fill_in(order: Order | None) -> dict[str, str]:
    """Return the values of an order's own form: every piece left, but of goods made to order none."""
    if order is None:
        return {}
    lines = {line.id: "0" if line.made_to_order else str(line.quantity - line.returned) for line in order.items}
    return {"name": order.customer_name, "email": order.customer_email} | lines


def read_items(form: Form) -> tuple[Items, str]:
    """Return the named parts, and the faults in them. None is the whole order."""
    return _read_lines(form.order, form.values) if form.order else _read_text(form.values.get("items", ""))


def _read_lines(order: Order, values: Mapping[str, str]) -> tuple[Items, str]:
    pieces = [(line, _number(values.get(line.id, ""))) for line in order.items]
    if any(number is None or number > line.quantity - line.returned for line, number in pieces):
        return None, TOO_MANY_PIECES
    if all(number == line.quantity - line.returned for line, number in pieces):
        return None, ""
    items: list[dict[str, Any]] = [{"name": line.product_name, "quantity": number} for line, number in pieces if number]
    return (items, "") if items else (None, NOTHING)


def _number(text: str) -> int | None:
    return int(text) if re.fullmatch(r"[0-9]{1,9}", text.strip()) else None


def _read_text(text: str) -> tuple[Items, str]:
    lines = [" ".join(line.split()) for line in text.splitlines()]
    items = [_piece(line) for line in lines if line]
    if len(items) > MOST_ITEMS or any(len(item["name"]) > NAME_LIMIT for item in items):
        return None, TOO_MUCH
    return items or None, ""


def _piece(line: str) -> dict[str, Any]:
    """ "2 × Brake Kit" as name and number."""
    found = PIECES.fullmatch(line)
    if found and int(found[1]):
        return {"name": found[2], "quantity": int(found[1])}
    return {"name": line, "quantity": 1}
