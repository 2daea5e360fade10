"""Payments and refunds as they really were: without those entered by mistake."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal

from app.store.sales.payments import PAYMENT, Payment


@dataclass
class Movement:
    """Money that was paid or refunded, as the customer knows it."""

    kind: str
    method: str
    amount: Decimal
    created_at: datetime


def without_mistakes(payments: Iterable[Payment]) -> list[Movement]:
    """Return the payments and refunds in their order, without those entered by mistake. A correction is subtracted from
    the last payment of the same method and amount, or else of the same method, or else of any method.
    """
    slips: list[Movement] = []
    moved: list[Movement] = []
    for each in payments:
        (slips if each.is_slip else moved).append(Movement(each.kind, each.method, each.amount, each.created_at))
    paid = [each for each in moved if each.kind == PAYMENT]
    for slip in slips:
        _take_off(paid, slip)
    return [each for each in moved if each.amount]


def _take_off(paid: Sequence[Movement], slip: Movement) -> None:
    left = slip.amount
    alike = [each for each in paid if each.method == slip.method]
    same = [each for each in alike if each.amount == slip.amount]
    for each in (*same[::-1], *alike[::-1], *paid[::-1]):
        part = min(left, each.amount)
        each.amount, left = each.amount - part, left - part
