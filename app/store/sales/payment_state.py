"""The payment state of an order, derived from total and payments."""

from collections.abc import Sequence
from decimal import Decimal

from app.store.sales.payments import OPEN, PAYMENT, REFUND, SUCCEEDED, Payment
from app.store.sales.valid_payments import Movement, without_mistakes

UNPAID = "unpaid"
PART_PAID = "part_paid"
PAID = "paid"
OVERPAID = "overpaid"
PART_REFUNDED = "part_refunded"
REFUNDED = "refunded"
PAYMENT_STATES = (UNPAID, OPEN, PART_PAID, PAID, OVERPAID, PART_REFUNDED, REFUNDED)
OWING = (UNPAID, OPEN, PART_PAID)
"""The states in which money is still to come."""
NONE = Decimal("0.00")


class PaymentState:
    """The part of an order that derives its payment state. It never changes the order's status, and no status changes
    it. Neither a payment entered by mistake nor the refund that corrects it is counted.
    """

    status: str
    total: Decimal
    paid: Decimal
    refunded: Decimal
    payments: Sequence[Payment]

    @property
    def payment_state(self) -> str:
        """Return one of `PAYMENT_STATES`."""
        refunded = self.really_refunded
        left = self.really_paid - refunded
        if left >= self.total and (left or not refunded):
            return OVERPAID if left > self.total else PAID
        if refunded and self.is_reduced:
            return PART_REFUNDED if left else REFUNDED
        if left:
            return PART_PAID if self.uncovered else PAID
        return OPEN if any(_is_open(each, PAYMENT) for each in self.payments) else UNPAID

    @property
    def is_reduced(self) -> bool:
        """Return whether its customer owes no more of what was refunded."""
        return self.paid == self.refunded or self.really_paid >= self.total

    def is_reduced_by(self, refund: Payment) -> bool:
        """Return whether a refund takes off the price: each one does."""
        return refund.kind == REFUND and not refund.is_slip

    @property
    def owed(self) -> Decimal:
        """Return what its customer still owes; nothing once it is cancelled."""
        return self.uncovered if self.status != "cancelled" and self.payment_state in OWING else NONE

    @property
    def uncovered(self) -> Decimal:
        """Return the part of the total that no money covers now."""
        return max(self.total - self.paid + self.refunded, NONE)

    @property
    def refundable(self) -> Decimal:
        """Return what was paid, less refunds, the open ones too."""
        return self.paid - self.refunded - sum((each.amount for each in self.payments if _is_open(each, REFUND)), NONE)

    @property
    def settled_payments(self) -> list[Payment]:
        """Return the payments and refunds that succeeded."""
        return [each for each in self.payments if each.state == SUCCEEDED]

    @property
    def payment_note(self) -> str | None:
        """Return the problem with a card payment that the owner has to look into. It is None if the order is cancelled
        or its total is otherwise covered.
        """
        if self.status == "cancelled" or not self.uncovered:
            return None
        return next((each.reason for each in self.payments if _is_open(each, PAYMENT) and each.reason), None)

    @property
    def movements(self) -> list[Movement]:
        """Return the payments and refunds that its customer made and got."""
        return without_mistakes(self.settled_payments)

    @property
    def really_paid(self) -> Decimal:
        """Return what was paid, without what was entered by mistake."""
        return self.paid - self.slips

    @property
    def really_refunded(self) -> Decimal:
        """Return what was paid back, without corrections of mistakes."""
        return self.refunded - self.slips

    @property
    def slips(self) -> Decimal:
        """Return the sum of the payments that were entered by mistake."""
        if not self.refunded:
            return NONE
        return sum((each.amount for each in self.settled_payments if each.is_slip), NONE)


def _is_open(payment: Payment, kind: str) -> bool:
    return payment.kind == kind and payment.state == OPEN
