"""Pieces that a withdrawal takes off its order, and their price."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from decimal import ROUND_HALF_UP, Decimal
from typing import Any, Literal, Protocol

from app.store.base.folding import fold
from app.store.sales.rate_taxes import ADDED

CENT = Decimal("0.01")
Items = Sequence[dict[str, Any]] | None
"""Name and quantity of each part; None for the whole order."""


class ReturnableLine(Protocol):
    """A line of an order, and its returned pieces."""

    id: str
    product_name: str
    quantity: int
    charged: Decimal
    tax: Decimal
    returns: Any


class WithLines(Protocol):
    """An order, as far as its lines and their sum go."""

    items: Any
    total: Decimal
    tax_mode: str


Pieces = list[tuple[ReturnableLine, int]]
"""Lines of an order, each with a quantity."""
Mismatch = Literal["name", "quantity"]


def pieces_of(order: WithLines, items: Items, stated_at: datetime) -> Pieces | None:
    """Return the withdrawn pieces of an order. Pieces returned before the statement were already settled and are left
    out. It is None if a part is not in the order, or if more of it is named than the customer had.
    """
    held = _held(order, stated_at)
    if items is None:
        return [each for each in held.values() if each[1]]
    if mismatch_of(order, items, stated_at):
        return None
    return [(held[each][0], quantity) for each, quantity in _wanted(order, items).items()]


def mismatch_of(order: WithLines, items: Items, stated_at: datetime) -> Mismatch | None:
    """Return what does not suit the order. It is the name of a part, or else a quantity that is too high, or None if
    all parts suit it.
    """
    held, wanted = _held(order, stated_at), _wanted(order, items or ())
    if any(each not in held for each in wanted):
        return "name"
    return "quantity" if any(quantity > held[each][1] for each, quantity in wanted.items()) else None


def is_whole(order: WithLines, pieces: Pieces, stated_at: datetime) -> bool:
    """Return whether nothing is left of an order without these pieces."""
    taken = {line.id: quantity for line, quantity in pieces}
    return all(taken.get(line.id, 0) == line.quantity - _count_back(line, stated_at) for line in order.items)


def price_of(order: WithLines, items: Items, stated_at: datetime) -> Decimal | None:
    """Return the price of what was withdrawn, including tax. The whole order includes its delivery; there is only one
    price of delivery, so it is the cheapest. It is None in the same cases as in `pieces_of`.
    """
    pieces = pieces_of(order, items, stated_at)
    if pieces is None:
        return None
    if is_whole(order, pieces, stated_at):
        settled = (_share(order, line, _count_back(line, stated_at)) for line in order.items)
        return order.total - sum(settled, Decimal(0))
    return sum((_share(order, line, quantity) for line, quantity in pieces), Decimal(0))


def count_gone(order: WithLines, stated: Iterable[tuple[Items, datetime]] = ()) -> Counter[str]:
    """Return the pieces of each line that came back, and those that these statements name. A piece that came back
    after a statement that names it is one piece.
    """
    gone = Counter({line.id: sum(each.quantity for each in line.returns) for line in order.items})
    for items, stated_at in stated:
        for line, quantity in pieces_of(order, items, stated_at) or ():
            gone[line.id] += still_out(line, quantity, stated_at)
    return gone


def still_out(line: ReturnableLine, quantity: int, stated_at: datetime) -> int:
    """Return how many of the withdrawn pieces of a line have not come back since the statement."""
    back: int = sum(each.quantity for each in line.returns) - _count_back(line, stated_at)
    return max(quantity - back, 0)


def price_of_gone(order: WithLines, gone: Mapping[str, int]) -> Decimal:
    """Return the price of pieces of an order, including tax. All of its pieces have the price of the whole order, with
    its delivery, as in a withdrawal.
    """
    if not any(gone.values()):
        return Decimal("0.00")
    if all(gone[line.id] >= line.quantity for line in order.items):
        return order.total
    shares = (_share(order, line, min(gone[line.id], line.quantity)) for line in order.items)
    return sum(shares, Decimal("0.00"))


def _held(order: WithLines, moment: datetime) -> dict[str, tuple[ReturnableLine, int]]:
    return {line.id: (line, line.quantity - _count_back(line, moment)) for line in order.items}


def _wanted(order: WithLines, items: Sequence[dict[str, Any]]) -> dict[str, int]:
    """Return the named quantity of each line by its id. Names that no line has are together under an empty id."""
    names = {fold(line.product_name): line.id for line in order.items}
    wanted: dict[str, int] = {}
    for item in items:
        line_id = names.get(fold(item["name"]), "")
        wanted[line_id] = wanted.get(line_id, 0) + item["quantity"]
    return wanted


def _count_back(line: ReturnableLine, moment: datetime) -> int:
    return sum(each.quantity for each in line.returns if each.created_at < moment)


def _share(order: WithLines, line: ReturnableLine, quantity: int) -> Decimal:
    paid = line.charged + (line.tax if order.tax_mode == ADDED else 0)
    return (paid * quantity / line.quantity).quantize(CENT, ROUND_HALF_UP)
