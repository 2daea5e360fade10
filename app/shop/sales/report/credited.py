"""Credit notes, taken off the lines of their invoice.

A credit note names pieces only if they make up its amount. Any other has a line for each rate, which is shared here
among the invoice's lines with that rate by what is left of each. So an invoice that is credited in full leaves nothing
of any product.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest

from app.shop.sales.report.document_lines import lines_of
from app.shop.sales.report.repeated import AnyRow
from app.shop.sales.report.shares import SalesLine, half_up, share
from app.shop.sales.report.sold_orders import SoldOrder
from app.store.sales.documents import CREDIT_NOTE, INVOICE


def is_credited_in_parts(documents: Sequence[AnyRow]) -> bool:
    """Return whether a sale has a credit note that is not all of an invoice."""
    notes = Counter(row.total for row in documents if row.kind == CREDIT_NOTE)
    return bool(notes - Counter(row.total for row in documents if row.kind == INVOICE))


def share_credits(documents: Iterable[AnyRow], order: SoldOrder | None) -> Iterator[tuple[str, list[SalesLine]]]:
    """Yield the id of each credit note of a sale, and its lines. All documents of the sale are needed, oldest first."""
    left = _Left([], set())
    for row in documents:
        lines, names = lines_of(row, order), [shown["name"] for shown in row.content.get("lines", [])]
        if row.kind == INVOICE:
            left = _Left(lines, set(names))
        elif row.kind == CREDIT_NOTE:
            yield row.id, [taken for line, name in zip_longest(lines, names) for taken in left.take(line, name)]


class _Left:
    """What is left of an invoice, by product and rate. Delivery and work have no product."""

    def __init__(self, lines: Iterable[SalesLine], names: set[str]) -> None:
        self._names = names
        self._parts: dict[tuple[str | None, str], SalesLine] = {}
        for line in lines:
            self._add(line, 1)

    def take(self, line: SalesLine, name: str | None) -> list[SalesLine]:
        """Take a line of a credit note off, and return what it is of."""
        taken = [line] if name in self._names else self._shared(line)
        for each in taken:
            self._add(each, -1)
        return taken

    def _shared(self, line: SalesLine) -> list[SalesLine]:
        parts = [part for part in self._parts.values() if part.rate == line.rate]
        grosses = share(line.gross, [part.gross for part in parts])
        taxes = share(line.tax, [part.tax for part in parts])
        shared = [_part_of(*each) for each in zip(parts, grosses, taxes, strict=True)]
        # What nothing is left for, as of an invoice without these lines.
        rest = line._replace(gross=line.gross - sum(grosses), tax=line.tax - sum(taxes))
        return [each for each in (*shared, rest) if each.gross or each.tax]

    def _add(self, line: SalesLine, sign: int) -> None:
        key = line.product_id, line.rate
        part = self._parts.get(key, line._replace(quantity=0, gross=0, tax=0))
        self._parts[key] = part._replace(
            quantity=part.quantity + sign * line.quantity,
            gross=part.gross + sign * line.gross,
            tax=part.tax + sign * line.tax,
        )


def _part_of(part: SalesLine, gross: int, tax: int) -> SalesLine:
    """Return a share of a line. A piece comes back when at least half of it is credited."""
    pieces = half_up(part.quantity, gross, part.gross)
    return part._replace(quantity=pieces, gross=gross, tax=tax)
