"""Stripe's answers, judged: only what has its documented form and range counts."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any

from app.shop.sales.payments.stripe.errors import StripeSilent

OPEN, COMPLETE, EXPIRED = "open", "complete", "expired"
PAID = "paid"
FAILED_REFUNDS = {"failed", "canceled"}
PAGE_STATES = {OPEN, COMPLETE, EXPIRED}
PAYMENT_STATES = {PAID, "unpaid", "no_payment_required"}
REFUND_STATES = FAILED_REFUNDS | {"pending", "requires_action", "succeeded"}
ID = re.compile(r"[A-Za-z0-9_]{1,255}")
CURRENCY = re.compile(r"[a-z]{3}")
URL = re.compile(r"[!-\[\]-~]{1,5000}")
GREATEST = 999_999_999_999
"""Stripe's own limit of an amount, of the currency that has most digits."""
TIMES = range(1_577_836_800, 4_102_444_800)
"""Seconds from 2020 to 2100: a time outside is a fault, whatever this computer's clock says."""


@dataclass(frozen=True)
class CardSession:
    """The state of a payment page at Stripe. `url` is None once the page is closed, and `payment_intent` is None until
    somebody has paid. Times are in seconds since 1970.
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
        id=_text(answer, "id", ID),
        status=_one_of(answer, "status", PAGE_STATES),
        payment_status=_one_of(answer, "payment_status", PAYMENT_STATES),
        amount=_amount(answer, "amount_total"),
        currency=_text(answer, "currency", CURRENCY),
        expires_at=_time(answer, "expires_at"),
        payment_intent=_intent(answer),
        url=_text(answer, "url", URL) if answer.get("url") is not None else None,
    )


def read_refund(answer: Mapping[str, Any]) -> CardRefund:
    """Return the refund that Stripe describes. Raises StripeSilent for anything else."""
    has_failed = _one_of(answer, "status", REFUND_STATES) in FAILED_REFUNDS
    return CardRefund(_text(answer, "id", ID), _amount(answer, "amount"), has_failed)


def read_refunds(answer: Mapping[str, Any]) -> list[CardRefund]:
    """Return the refunds of a list. Raises StripeSilent for anything else."""
    rows = answer.get("data")
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise StripeSilent("no list")
    return [read_refund(row) for row in rows]


def _text(answer: Mapping[str, Any], name: str, form: re.Pattern[str]) -> str:
    value = answer.get(name)
    if not isinstance(value, str) or not form.fullmatch(value):
        raise StripeSilent(f"no {name}")
    return value


def _one_of(answer: Mapping[str, Any], name: str, known: set[str]) -> str:
    value = answer.get(name)
    if not isinstance(value, str) or value not in known:
        raise StripeSilent(f"no {name}")
    return value


def _amount(answer: Mapping[str, Any], name: str) -> Decimal:
    return Decimal(_whole(answer, name, range(GREATEST + 1))).scaleb(-2)


def _time(answer: Mapping[str, Any], name: str) -> int:
    return _whole(answer, name, TIMES)


def _whole(answer: Mapping[str, Any], name: str, allowed: range) -> int:
    value = answer.get(name)
    if type(value) is not int or value not in allowed:
        raise StripeSilent(f"no {name}")
    return value


def _intent(answer: Mapping[str, Any]) -> str | None:
    """Return the payment's id, which an account's settings may show whole."""
    found = answer.get("payment_intent")
    if found is None:
        return None
    return _text(found if isinstance(found, dict) else {"id": found}, "id", ID)
