"""Code for the five calls to Stripe that a card payment needs. Stripe's own package has 13 MB in 1,657 files, while
these are five requests with one form each.
"""

import json
import logging
import re
import ssl
import threading
from base64 import b64encode
from collections.abc import Mapping
from contextlib import closing, suppress
from dataclasses import dataclass, field
from datetime import datetime
from decimal import Decimal
from email.utils import parsedate_to_datetime
from functools import cache
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection
from typing import Any
from urllib.parse import quote, urlencode, urlsplit

from app import practice
from app.config import STRIPE_ADDRESS
from app.shop.sales.payments.stripe.answers import (
    TIMES,
    CardRefund,
    CardSession,
    read_refund,
    read_refunds,
    read_session,
)
from app.shop.sales.payments.stripe.errors import StripeRefused, StripeSilent
from app.shop.sales.payments.stripe.page_address import is_page_address

log = logging.getLogger(__name__)

VERSION = "2025-10-29.clover"
"""Pinned, so that no setting of the owner's account changes the answers' form."""
PAGES, REFUNDS = "/v1/checkout/sessions", "/v1/refunds"
SECONDS = 10.0
LIMIT = 256 * 1024
"""Bytes of an answer."""
EURO = "eur"
LONGEST_LIFE = 24 * 3600
"""Seconds for which a page of Stripe's lives at most."""
MOST_REFUNDS = 100
"""Refunds that one list holds at most."""

Form = Mapping[str, str | int]


@dataclass(frozen=True)
class CardPage:
    """The payment page to be made: one line over the whole amount."""

    payment_id: str
    sale_id: str
    title: str
    amount: Decimal
    success_url: str = field(repr=False)
    cancel_url: str = field(repr=False)
    expires_at: int


@dataclass(frozen=True)
class Stripe:
    """A connection to an account at Stripe. `address` is another server only in tests."""

    key: str = field(repr=False)
    address: str = STRIPE_ADDRESS
    seconds: float = SECONDS

    def create_session(self, page: CardPage) -> CardSession:
        """Make a payment page; the same payment's again gives the same page."""
        made = self._read(self._ask("POST", PAGES, _form_of(page), page.payment_id))
        if (made.amount, made.currency) != (page.amount, EURO) or abs(made.expires_at - page.expires_at) > LONGEST_LIFE:
            raise StripeSilent("another page than the one asked for")
        return made

    def read_session(self, session_ref: str) -> CardSession:
        """Return a payment page as it is now."""
        return self._read(self._ask("GET", f"{PAGES}/{quote(session_ref, safe='')}"), session_ref)

    def expire_session(self, session_ref: str) -> CardSession:
        """Close a payment page, which must be open."""
        return self._read(self._ask("POST", f"{PAGES}/{quote(session_ref, safe='')}/expire", {}), session_ref)

    def create_refund(self, payment_intent: str, amount: Decimal, once_key: str) -> CardRefund:
        """Give money back; the same `once_key` again gives the same refund."""
        form: Form = {"payment_intent": payment_intent, "amount": _cents(amount)}
        made = read_refund(self._ask("POST", REFUNDS, form, once_key))
        if made.amount != amount:
            raise StripeSilent("another refund than the one asked for")
        return made

    def list_refunds(self, payment_intent: str) -> list[CardRefund]:
        """Return the refunds of a payment."""
        query = urlencode({"payment_intent": payment_intent, "limit": MOST_REFUNDS})
        return read_refunds(self._ask("GET", f"{REFUNDS}?{query}"))

    def _read(self, answer: dict[str, Any], session_ref: str | None = None) -> CardSession:
        found = read_session(answer)
        if session_ref not in {None, found.id}:
            raise StripeSilent("another page than the one asked about")
        if found.url is not None and not is_page_address(found.url, self.address):
            raise StripeSilent("a page of somebody else's")
        return found

    def _ask(self, method: str, path: str, form: Form | None = None, once_key: str = "") -> dict[str, Any]:
        """Return Stripe's answer. The call runs in a thread, because neither a name look-up nor a server that sends one
        byte at a time respects a time-out. Raises StripeSilent or StripeRefused.
        """
        found: list[dict[str, Any] | Exception] = []
        asked = threading.Thread(
            target=lambda: found.append(self._try(method, path, form, once_key)), name="stripe", daemon=True
        )
        asked.start()
        asked.join(self.seconds)
        result = found[0] if found else StripeSilent("no answer in time")
        if isinstance(result, Exception):
            # Neither key nor id: a page's id opens it.
            log.warning("Stripe: %s %s: %s", method, path.split("/")[2].partition("?")[0], result)
            raise result
        return result

    def _try(self, method: str, path: str, form: Form | None, once_key: str) -> dict[str, Any] | Exception:
        if practice.is_on():
            return StripeSilent(practice.NOTHING_LEAVES)
        try:
            with closing(self._connect()) as line:
                line.request(method, path, urlencode(form) if form is not None else None, self._headers(once_key))
                with line.getresponse() as answer:
                    return _read(answer)
        except (StripeRefused, StripeSilent) as error:
            return error
        except (OSError, HTTPException, ValueError, RecursionError) as error:
            return StripeSilent(type(error).__name__)

    def _connect(self) -> HTTPConnection:
        parts = urlsplit(self.address)
        host = parts.hostname or ""
        if parts.scheme == "http":
            return HTTPConnection(host, parts.port, timeout=self.seconds)
        return HTTPSConnection(host, parts.port, timeout=self.seconds, context=_trust())

    def _headers(self, once_key: str) -> dict[str, str]:
        return {
            "Authorization": f"Basic {b64encode(f'{self.key}:'.encode()).decode()}",
            "Stripe-Version": VERSION,
            "Content-Type": "application/x-www-form-urlencoded",
            "User-Agent": "Pitlane",
        } | ({"Idempotency-Key": once_key} if once_key else {})


@cache
def _trust() -> ssl.SSLContext:
    """Return the certificates that verify Stripe's identity. They are read only once, because reading takes 10 ms."""
    return ssl.create_default_context()


def _read(answer: HTTPResponse) -> dict[str, Any]:
    raw = answer.read(LIMIT + 1)
    content = json.loads(raw) if len(raw) <= LIMIT else None
    if not isinstance(content, dict):
        raise StripeSilent("no object of JSON")
    if answer.status == 200:
        return content
    error = content.get("error")
    # 409: another try of the same is under way; 429: too many at once. Both may be asked again.
    if not isinstance(error, dict) or not 400 <= answer.status < 500 or answer.status in {409, 429}:
        raise StripeSilent(f"status {answer.status}")
    code = _word(error.get("code") or error.get("type"))
    raise StripeRefused(answer.status, code, _word(error.get("param")), _clock(answer))


def _word(said: object) -> str:
    """Return one of Stripe's names; blank for what can be none."""
    return said if isinstance(said, str) and re.fullmatch(r"[\w\[\].-]{1,100}", said, re.ASCII) else ""


def _clock(answer: HTTPResponse) -> int:
    with suppress(TypeError, ValueError, OverflowError):
        said: datetime = parsedate_to_datetime(answer.getheader("Date") or "")
        return int(said.timestamp()) if int(said.timestamp()) in TIMES else 0
    return 0


def _form_of(page: CardPage) -> Form:
    return {
        "mode": "payment",
        "payment_method_types[0]": "card",
        "client_reference_id": page.sale_id,
        "line_items[0][quantity]": 1,
        "line_items[0][price_data][currency]": EURO,
        "line_items[0][price_data][unit_amount]": _cents(page.amount),
        "line_items[0][price_data][product_data][name]": page.title,
        "success_url": page.success_url,
        "cancel_url": page.cancel_url,
        "expires_at": page.expires_at,
    }


def _cents(amount: Decimal) -> int:
    return int(amount.scaleb(2))
