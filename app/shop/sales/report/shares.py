"""Shares of an amount, and payments that are divided among lines. All amounts are whole cents."""

from collections.abc import Mapping, Sequence
from itertools import accumulate, pairwise
from typing import NamedTuple

UNTAXED = "0"
"""The rate of money that no line asks for: it is to be given back."""


class SalesLine(NamedTuple):
    """A line of an order, its delivery, or a share of one of these. `gross` includes the tax; a delivery has no
    product.
    """

    item_id: str | None
    product_id: str | None
    rate: str
    quantity: int
    gross: int
    tax: int


def half_up(amount: int, number: int, of: int) -> int:
    """Return `number` parts of an amount that has `of` of them."""
    return (2 * amount * number + of) // (2 * of) if of else 0


def share(amount: int, weights: Sequence[int]) -> list[int]:
    """Return the share of an amount for each weight. The shares add up to the amount. No share is greater than its
    weight as long as the amount does not exceed the sum of the weights.
    """
    whole = sum(weights)
    ends = [half_up(amount, end, whole) for end in accumulate(weights, initial=0)]
    return [end - begin for begin, end in pairwise(ends)]


def reverse(lines: Sequence[SalesLine]) -> list[SalesLine]:
    """Return lines that take away what these add."""
    return [line._replace(quantity=-line.quantity, gross=-line.gross, tax=-line.tax) for line in lines]


class Ledger:
    """The payments of one order, divided among its lines in the order in which they are made. Once everything is paid,
    each line has its whole amount and its whole tax.
    """

    def __init__(self, lines: Sequence[SalesLine]) -> None:
        self._lines = lines
        self._paid = [0] * len(lines)
        self._excess = 0

    def pay(self, amount: int) -> list[SalesLine]:
        """Return the shares of a payment, divided by the amount that each line still owes."""
        owed = [line.gross - paid for line, paid in zip(self._lines, self._paid, strict=True)]
        covered = min(amount, sum(owed))
        return self._move(share(covered, owed), amount - covered)

    def refund(self, amount: int, pieces: Mapping[str, int]) -> list[SalesLine]:
        """Return the shares of a refund as negative amounts. The refund is taken first from what was overpaid, then
        from what was paid for its pieces, then from all lines.
        """
        excess = min(amount, self._excess)
        named = [self._paid_for(place, pieces.get(line.item_id or "", 0)) for place, line in enumerate(self._lines)]
        first = share(min(amount - excess, sum(named)), named)
        left = [paid - taken for paid, taken in zip(self._paid, first, strict=True)]
        others = share(min(amount - excess - sum(first), sum(left)), left)
        changes = [-one - other for one, other in zip(first, others, strict=True)]
        return self._move(changes, -amount - sum(changes))

    def _paid_for(self, place: int, pieces: int) -> int:
        line = self._lines[place]
        return min(self._paid[place], half_up(line.gross, pieces, line.quantity))

    def _move(self, changes: Sequence[int], excess: int) -> list[SalesLine]:
        shares = [self._change(place, change) for place, change in enumerate(changes) if change]
        self._excess += excess
        return [*shares, SalesLine(None, None, UNTAXED, 0, excess, 0)] if excess else shares

    def _change(self, place: int, change: int) -> SalesLine:
        line, before = self._lines[place], self._paid[place]
        after = self._paid[place] = before + change
        tax = half_up(line.tax, after, line.gross) - half_up(line.tax, before, line.gross)
        pieces = half_up(line.quantity, after, line.gross) - half_up(line.quantity, before, line.gross)
        return SalesLine(line.item_id, line.product_id, line.rate, pieces, change, tax)
