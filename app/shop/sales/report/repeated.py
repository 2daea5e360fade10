"""Which of several documents of one sale count, so that it counts once.

A receipt never counts beside an earlier document. A sale that was credited can be invoiced again. What an invoice does
after a receipt depends on its sums:

- With the same sums the receipt counts on its day, under the invoice's number: no sum of a day changes.
- With other sums the invoice counts on its own day with its own amounts. A receipt of the same day no longer counts. A
  receipt of an earlier day may be in a tax return already, so it stays there under its own number, and comes off on the
  day of the invoice.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Row

from app.shop.base.workshop_days import workshop_day
from app.store.sales.documents import CREDIT_NOTE, RECEIPT

AnyRow = Row[*tuple[Any, ...]]


@dataclass(frozen=True)
class Repeated:
    """The documents of several sales that do not simply count, by their ids. `named` has the invoice whose number a
    receipt takes, `replaced` the receipt that comes off with an invoice.
    """

    firsts: set[str] = field(default_factory=set)
    uncounted: set[str] = field(default_factory=set)
    named: dict[str, AnyRow] = field(default_factory=dict)
    replaced: dict[str, str] = field(default_factory=dict)

    def judge(self, documents: Sequence[AnyRow]) -> None:
        """Add what is to be known of all documents of one sale, oldest first."""
        self.firsts.add(documents[0].id)
        has_sale, receipt = False, None
        for row in documents:
            if row.kind == CREDIT_NOTE:
                receipt = None
            elif row.kind == RECEIPT and has_sale:
                self.uncounted.add(row.id)
            elif receipt:
                receipt = self._follow(receipt, row)
            else:
                has_sale, receipt = True, row if row.kind == RECEIPT else None

    def _follow(self, receipt: AnyRow, invoice: AnyRow) -> AnyRow | None:
        """Judge an invoice after a receipt, and return the receipt if that still counts."""
        if (receipt.total, receipt.tax) == (invoice.total, invoice.tax):
            self.uncounted.add(invoice.id)
            self.named[receipt.id] = invoice
            return receipt
        if workshop_day(receipt.issued_at) == workshop_day(invoice.issued_at):
            self.uncounted.add(receipt.id)
        else:
            self.replaced[invoice.id] = receipt.id
        return None


def find_repeated(sales: Iterable[Sequence[AnyRow]]) -> Repeated:
    """Judge all documents of each sale, oldest first."""
    repeated = Repeated()
    for documents in sales:
        repeated.judge(documents)
    return repeated
