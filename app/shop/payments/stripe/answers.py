"""Stripe's answers, read with suspicion: only what has its documented form counts."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any, TypeVar

from app.shop.payments.stripe.errors import StripeSilent

OPEN, COMPLETE, EXPIRED = "open", "complete", "expired"
PAID = "paid"
FAILED_REFUNDS = {"failed", "canceled"}

Value = TypeVar("Value", str, int)


@dataclass(frozen=True)
class CardSession:
    """A payment page of Stripe's and what became of it.

    `url` is None once it is closed, `payment_intent` until somebody has paid. Times are seconds since 1970.
    """

    id: str
    status: str
    payment_status: str
    amount: Decimal
    currency: str
    expires_at: int
    payment_intent: str | None
    url: str | None = field(repr=False)

    @property
    def is_paid(self) -> bool:
        """Return whether Stripe has the money."""
        return self.status == COMPLETE and self.payment_status == PAID


@dataclass(frozen=True)
class CardRefund:
    """A refund at Stripe; `has_failed` if the money stays with the shop."""

    id: str
    amount: Decimal
    has_failed: bool


def read_session(answer: Mapping[str, Any]) -> CardSession:
    """Return the session that Stripe describes. Raises StripeSilent for anything else."""
    return CardSession(
        id=_take(answer, "id", str),
        status=_take(answer, "status", str),
        payment_status=_take(answer, "payment_status", str),
        amount=_euros(_take(answer, "amount_total", int)),
        currency=_take(answer, "currency", str),
        expires_at=_take(answer, "expires_at", int),
        payment_intent=_intent(answer),
        url=_take(answer, "url", str) if answer.get("url") is not None else None,
    )


def read_refund(answer: Mapping[str, Any]) -> CardRefund:
    """Return the refund that Stripe describes. Raises StripeSilent for anything else."""
    status = _take(answer, "status", str)
    return CardRefund(_take(answer, "id", str), _euros(_take(answer, "amount", int)), status in FAILED_REFUNDS)


def read_refunds(answer: Mapping[str, Any]) -> list[CardRefund]:
    """Return the refunds of a list. Raises StripeSilent for anything else."""
    rows = answer.get("data")
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise StripeSilent("no list")
    return [read_refund(row) for row in rows]


def _take(answer: Mapping[str, Any], name: str, kind: type[Value]) -> Value:
    value = answer.get(name)
    if type(value) is not kind:
        raise StripeSilent(f"no {name}")
    return value


def _intent(answer: Mapping[str, Any]) -> str | None:
    """Return the payment's id, which an account's settings may show whole."""
    found = answer.get("payment_intent")
    value = found.get("id") if isinstance(found, dict) else found
    return value if isinstance(value, str) else None


def _euros(cents: int) -> Decimal:
    return Decimal(cents).scaleb(-2)
