"""Paying by card at the provider's own page."""

from app.contract.base.fields import View
from app.contract.sales.payments import PaymentState


class MessageAnswer(View):
    """The receipt of a message of Stripe's."""

    received: bool = True


class NextStepView(View):
    """The payment state of an order. `url` is the page at which its customer pays by card; it is null where there is
    none, or where it could not be opened.
    """

    state: PaymentState
    url: str | None
