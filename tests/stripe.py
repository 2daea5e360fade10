"""A stand-in for Stripe in this process that gives Stripe's documented answers. It makes payment pages and refunds,
respects idempotency keys, and is slow, broken or silent as a test chooses.
"""

import hashlib
import hmac
import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import ThreadingHTTPServer
from itertools import count
from typing import Any

from tests.stripe_calls import Conversation

KEY = "rk_test_51NothingMovesByThisKey"
LIVE_KEY = "rk_live_51NothingMovesByThisKey"
SECRET = "whsec_onlyThisTestKnowsIt"


@dataclass
class FakeStripe:
    """An account with its pages and refunds, and its requests."""

    address: str = ""
    sessions: dict[str, dict[str, Any]] = field(default_factory=dict)
    refunds: list[dict[str, Any]] = field(default_factory=list)
    asked: list[str] = field(default_factory=list)
    """Method and path of each request."""
    headers: list[dict[str, str]] = field(default_factory=list)
    sent: list[tuple[str, str, dict[str, str]]] = field(default_factory=list)
    """Method, path and form of each request."""
    clock: Callable[[], float] = time.time
    breaks: dict[str, Any] = field(default_factory=dict)
    """For a method and the beginning of a path: a status, raw bytes, a number of seconds, or "hang up"."""
    silent_at: str = ""
    """`before METHOD path` or `after METHOD path`: where it falls silent until `go_on` is set."""
    silent: threading.Event = field(default_factory=threading.Event)
    go_on: threading.Event = field(default_factory=threading.Event)
    known: dict[str, tuple[dict[str, str], tuple[int, dict[str, Any]]]] = field(default_factory=dict)
    """The first answer to each idempotency key, with what was asked."""
    lock: threading.Lock = field(default_factory=threading.Lock)
    numbers: Iterator[int] = field(default_factory=lambda: count(1))

    @property
    def settings(self) -> dict[str, Any]:
        """The owner's settings for this account."""
        return {"stripeKey": KEY, "stripeWebhookSecret": SECRET}

    @property
    def last(self) -> dict[str, Any]:
        """The newest payment page."""
        return list(self.sessions.values())[-1]

    def pay(self, session: dict[str, Any] | None = None, **other: Any) -> dict[str, Any]:
        """Pay a page as a customer does. `other` holds values that Stripe reports differently."""
        session = session or self.last
        assert session["status"] == "open", session["status"]
        session |= {"status": "complete", "payment_status": "paid", "url": None}
        session |= {"payment_intent": f"pi_{session['id'][3:]}"} | other
        return session

    def end(self, session: dict[str, Any] | None = None) -> None:
        """Have a page's time be over."""
        (session or self.last).update(status="expired", url=None)

    def message(self, session: dict[str, Any] | None = None, name: str = "evt_1") -> bytes:
        """The body of the message that a page was paid."""
        content = {"id": name, "object": "event", "type": "checkout.session.completed"}
        return json.dumps(content | {"data": {"object": session or self.last}}).encode()

    def fall_silent(self, where: str) -> None:
        """Answer no request from this point on, until `go_on` is set."""
        self.silent.clear()
        self.go_on.clear()
        self.silent_at = where


def sign(body: bytes, secret: str = SECRET, moment: float | None = None, *more: str) -> str:
    """The header of a message; `more` are signatures by other secrets."""
    at = int(time.time() if moment is None else moment)
    own = hmac.new(secret.encode(), f"{at}.".encode() + body, hashlib.sha256).hexdigest()
    return ",".join([f"t={at}", *(f"v1={each}" for each in (*more, own)), "v0=old"])


@contextmanager
def fake_stripe() -> Iterator[FakeStripe]:
    """Serve on a free port while the block lasts."""
    account = FakeStripe()

    class Handler(Conversation):
        stripe = account

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        server.daemon_threads = True
        account.address = f"http://127.0.0.1:{server.server_address[1]}"
        thread = threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True)
        thread.start()
        try:
            yield account
        finally:
            account.go_on.set()
            server.shutdown()
            thread.join()
