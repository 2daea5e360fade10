"""Interface of what is paid for and documented: orders and jobs."""

from collections.abc import Sequence
from datetime import datetime
from decimal import Decimal
from itertools import accumulate, takewhile
from typing import Any, ClassVar, Protocol

from app.store.sales.documents import Document, current_invoice, uncredited
from app.store.sales.payment_state import NONE, PaymentState
from app.store.sales.payments import PAYMENT, Payment
from app.store.sales.valid_payments import without_mistakes
from app.store.sales.withdrawn import count_gone, price_of_gone

SENT = ("ready", "shipped", "completed")
"""The statuses by which an order has left, or waits for its customer."""
DONE = ("ready", "collected")
"""The statuses in which a job's work is done."""
CANCELLED = "cancelled"


class Sale(Protocol):
    """An order, or a job of the workshop. `noun` is its name in sentences, as in "order". Documents show `reference`,
    as in "1001" or "Job 17", and `details` as further lines.
    """

    noun: ClassVar[str]
    id: str
    status: str
    tax_mode: str
    total: Decimal
    paid: Decimal
    refunded: Decimal
    updated_at: datetime
    payments: list[Payment]
    documents: list[Document]

    @property
    def reference(self) -> str:
        """Return its name on documents."""

    @property
    def details(self) -> dict[str, str]:
        """Return further contents of its documents."""

    @property
    def supplied_at(self) -> datetime | None:
        """Return the moment at which its customer got it."""

    @property
    def payment_state(self) -> str:
        """Return one of `PAYMENT_STATES`."""

    @property
    def owed(self) -> Decimal:
        """Return what its customer still owes."""

    @property
    def uncovered(self) -> Decimal:
        """Return what no money covers."""

    @property
    def refundable(self) -> Decimal:
        """Return what can be paid back."""

    @property
    def settled_payments(self) -> Sequence[Payment]:
        """Return the payments and refunds that succeeded."""

    def is_reduced_by(self, refund: Payment) -> bool:
        """Return whether a refund takes off the price."""


class OrderSale(PaymentState):
    """The part of an order by which it is a `Sale`."""

    noun: ClassVar[str] = "order"

    @property
    def is_reduced(self: Any) -> bool:
        """Return whether its customer owes no more of what was refunded. A part payment that is refunded for pieces
        that came back takes their price off alone, and what was kept is still owed.
        """
        owes_rest = self.has_returns and self.really_paid < self.total and self.uncovered and self.status != CANCELLED
        return bool(super().is_reduced and not owes_rest)

    @property
    def has_returns(self: Any) -> bool:
        """Return whether any of its pieces came back."""
        return any(item.returned for item in self.items)

    @property
    def owed(self: Any) -> Decimal:
        """Return the amount that the customer still owes. Neither the price of the pieces that came back is owed, nor
        that of the parts named in an open withdrawal.
        """
        owed = super().owed
        stated = [(each.items, each.received_at) for each in self.withdrawals if each.is_open] if owed else []
        return max(super().uncovered - price_of_gone(self, count_gone(self, stated)), NONE) if stated else owed

    @property
    def uncovered(self: Any) -> Decimal:
        """Return the part of the price of what did not come back that no money covers now. A refund for pieces that
        came back is taken off what was paid, so their price is taken off once.
        """
        left = super().uncovered
        return max(left - price_of_gone(self, count_gone(self)), NONE) if left else left

    @property
    def returned_invoiced(self: Any) -> Decimal:
        """Return the part of its invoice that is for pieces that came back and were not refunded."""
        invoice = current_invoice(self.documents)
        if not invoice or all(item.returned <= item.refunded for item in self.items):
            return NONE
        price_of_rest: Decimal = self.total - price_of_gone(self, count_gone(self))
        return max(uncredited(invoice, self.documents) - price_of_rest, NONE)

    @property
    def reference(self: Any) -> str:
        """Return its number."""
        return str(self.order_number)

    @property
    def details(self) -> dict[str, str]:
        """Return no details, because the order's lines already name their vehicles."""
        return {}

    @property
    def supplied_at(self: Any) -> datetime | None:
        """Return when the customer received the order. If the delivery is not known, it is when the order was last
        dispatched, ready or completed.
        """
        sent = [event.created_at for event in self.steps if event.status in SENT]
        moment: datetime | None = self.delivered_at or (sent[-1] if sent else None)
        return moment


class JobSale(PaymentState):
    """The part of a job that makes it a `Sale`. A refund reduces the price only if the total had been paid before, or
    the job is cancelled. Otherwise a refunded deposit is still owed, because the work goes on.
    """

    noun: ClassVar[str] = "job"

    @property
    def is_reduced(self) -> bool:
        """Return whether the whole was paid at any time."""
        return super().is_reduced if self.status == CANCELLED else self._was_whole(self._moved)

    def is_reduced_by(self, refund: Payment) -> bool:
        """Return whether the whole was paid before a refund."""
        earlier = set(takewhile(lambda each: each is not refund, self._moved))
        before = [each for each in self._moved if each.is_slip or each in earlier]
        return super().is_reduced_by(refund) and (self.status == CANCELLED or self._was_whole(before))

    @property
    def _moved(self) -> list[Payment]:
        # A card's page may be paid long after it was opened.
        return sorted(self.settled_payments, key=lambda each: each.settled_at or each.created_at)

    def _was_whole(self, payments: Sequence[Payment]) -> bool:
        amounts = (each.amount if each.kind == PAYMENT else -each.amount for each in without_mistakes(payments))
        return max(accumulate(amounts), default=NONE) >= self.total

    @property
    def reference(self: Any) -> str:
        """Return the job's number with the word Job, as in "Job 17", to distinguish it from an order's number."""
        return f"Job {self.number}"

    @property
    def details(self: Any) -> dict[str, str]:
        """Return its number and its car."""
        return {"job": str(self.number), "vehicle": self.car or ""}

    @property
    def deposit_owed(self: Any) -> Decimal:
        """Return the part of the deposit that no payment covers. A refund does not make the deposit due again."""
        missing: Decimal = min((self.deposit or NONE) - self.really_paid, self.owed)
        return max(missing, NONE)

    @property
    def supplied_at(self: Any) -> datetime | None:
        """Return when its customer got it, or when it was ready."""
        done = [event.created_at for event in self.history if event.status in DONE]
        moment: datetime | None = done[-1] if done and self.status in DONE else None
        return moment
