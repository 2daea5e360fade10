"""A Stripe of its own in this process, speaking its documented answers.

It makes payment pages and refunds, knows idempotency keys, and is slow, broken or silent as a test asks.
"""

import hashlib
import hmac
import json
import threading
import time
from base64 import b64decode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email.utils import formatdate
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import count
from typing import Any
from urllib.parse import parse_qs, parse_qsl, urlsplit

KEY = "rk_test_51NothingMovesByThisKey"
LIVE_KEY = "rk_live_51NothingMovesByThisKey"
SECRET = "whsec_onlyThisTestKnowsIt"
LEAST_LIFE = 30 * 60
"""Seconds from now to the end of a payment page, at least."""

Answer = tuple[int, dict[str, Any]]


@dataclass
class FakeStripe:
    """An account with its pages and refunds, and its requests."""

    address: str = ""
    sessions: dict[str, dict[str, Any]] = field(default_factory=dict)
    refunds: list[dict[str, Any]] = field(default_factory=list)
    asked: list[str] = field(default_factory=list)
    """Method and path of each request."""
    headers: list[dict[str, str]] = field(default_factory=list)
    clock: Callable[[], float] = time.time
    breaks: dict[str, Any] = field(default_factory=dict)
    """For a method and the beginning of a path: a status, raw bytes, a number of seconds, or "hang up"."""
    silent_at: str = ""
    """`before METHOD path` or `after METHOD path`: where it falls silent until `go_on` is set."""
    silent: threading.Event = field(default_factory=threading.Event)
    go_on: threading.Event = field(default_factory=threading.Event)
    known: dict[str, tuple[dict[str, str], Answer]] = field(default_factory=dict)
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
        """Pay a page as a customer does.

        `other` is what Stripe says otherwise.
        """
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
        """Say nothing more from there until `go_on` is set."""
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

    class Handler(_Conversation):
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


class _Conversation(BaseHTTPRequestHandler):
    stripe: FakeStripe

    def do_GET(self) -> None:
        self._take({})

    def do_POST(self) -> None:
        content = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode()
        self._take(dict(parse_qsl(content, strict_parsing=bool(content))))

    def log_message(self, *_words: Any) -> None:
        """Say nothing."""

    def _take(self, form: dict[str, str]) -> None:
        stripe, asked = self.stripe, f"{self.command} {self.path}"
        stripe.asked.append(asked)
        stripe.headers.append(dict(self.headers))
        self._pause("before", asked)
        fault = next((fault for start, fault in stripe.breaks.items() if asked.startswith(start)), None)
        if isinstance(fault, float):
            stripe.go_on.wait(fault)
        if fault == "hang up":
            return
        with stripe.lock:
            if self.path.startswith("/c/pay/"):
                self._send(200, json.dumps(stripe.pay(stripe.sessions[self.path[7:]])).encode())
                return
            status, content = self._answer(form) if fault is None or isinstance(fault, float) else _break(fault)
        self._pause("after", asked)
        self._send(status, fault if isinstance(fault, bytes) else json.dumps(content).encode())

    def _answer(self, form: dict[str, str]) -> Answer:
        key = self.headers.get("Idempotency-Key")
        named, _, rest = (self.headers.get("Authorization") or "").partition(" ")
        if named != "Basic" or not b64decode(rest).decode().startswith(("rk_", "sk_")):
            return _error(401, "", "invalid_request_error")
        if key and key in self.stripe.known:
            before, answer = self.stripe.known[key]
            return answer if before == form else _error(400, "", "idempotency_error")
        status, content = self._do(form)
        # What fails before anything is done may be asked again under its key.
        if key and status == 200:
            self.stripe.known[key] = (form, (status, json.loads(json.dumps(content))))
        return status, content

    def _do(self, form: dict[str, str]) -> Answer:
        parts = urlsplit(self.path)
        match [self.command, *parts.path.split("/")[2:]]:
            case ["POST", "checkout", "sessions"]:
                return self._create(form)
            case ["GET", "checkout", "sessions", name] if name in self.stripe.sessions:
                return 200, self._present(name)
            case ["POST", "checkout", "sessions", name, "expire"] if name in self.stripe.sessions:
                return self._expire(self._present(name))
            case ["POST", "refunds"]:
                return self._refund(form)
            case ["GET", "refunds"]:
                wanted = parse_qs(parts.query)["payment_intent"][0]
                found = [each for each in self.stripe.refunds if each["payment_intent"] == wanted]
                return 200, {"object": "list", "data": found[::-1], "has_more": False}
            case _:
                return _error(404, "resource_missing", param="session")

    def _create(self, form: dict[str, str]) -> Answer:
        moment, ends = int(self.stripe.clock()), int(form["expires_at"])
        price = "line_items[0][price_data]"
        if ends < moment + LEAST_LIFE or ends > moment + 24 * 3600:
            return _error(400, "", "invalid_request_error", "expires_at")
        if int(form[f"{price}[unit_amount]"]) < 50:
            return _error(400, "amount_too_small", param=f"{price}[unit_amount]")
        name = f"cs_test_{next(self.stripe.numbers)}"
        session = {
            "id": name,
            "object": "checkout.session",
            "status": "open",
            "payment_status": "unpaid",
            "amount_total": int(form[f"{price}[unit_amount]"]),
            "currency": form[f"{price}[currency]"],
            "client_reference_id": form["client_reference_id"],
            "payment_intent": None,
            "success_url": form["success_url"],
            "cancel_url": form["cancel_url"],
            "expires_at": ends,
            "url": f"{self.stripe.address}/c/pay/{name}",
        }
        self.stripe.sessions[name] = session
        return 200, session

    def _present(self, name: str) -> dict[str, Any]:
        session = self.stripe.sessions[name]
        if session["status"] == "open" and self.stripe.clock() > session["expires_at"]:
            self.stripe.end(session)
        return session

    def _expire(self, session: dict[str, Any]) -> Answer:
        if session["status"] != "open":
            return _error(400, "", "invalid_request_error")
        self.stripe.end(session)
        return 200, session

    def _refund(self, form: dict[str, str]) -> Answer:
        intent, amount = form["payment_intent"], int(form["amount"])
        paid = sum(each["amount_total"] for each in self.stripe.sessions.values() if each["payment_intent"] == intent)
        back = sum(each["amount"] for each in self.stripe.refunds if each["payment_intent"] == intent)
        if not paid:
            return _error(404, "resource_missing", param="payment_intent")
        if back >= paid:
            return _error(400, "charge_already_refunded")
        if amount > paid - back:
            return _error(400, "", "invalid_request_error", "amount")
        refund = {"id": f"re_{next(self.stripe.numbers)}", "object": "refund", "payment_intent": intent}
        self.stripe.refunds.append(refund | {"amount": amount, "currency": "eur", "status": "succeeded"})
        return 200, self.stripe.refunds[-1]

    def _pause(self, where: str, asked: str) -> None:
        if self.stripe.silent_at and f"{where} {asked}".startswith(self.stripe.silent_at):
            self.stripe.silent_at = ""
            self.stripe.silent.set()
            self.stripe.go_on.wait(60)

    def _send(self, status: int, content: bytes) -> None:
        try:
            self.send_response_only(status)
            self.send_header("Date", formatdate(self.stripe.clock(), usegmt=True))
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(content)))
            if status in {301, 302, 307}:
                self.send_header("Location", f"{self.stripe.address}/elsewhere")
            self.end_headers()
            self.wfile.write(content)
        except OSError:
            return


def _break(fault: Any) -> Answer:
    return (200, {}) if isinstance(fault, bytes) else _error(int(fault), "api_error")


def _error(status: int, code: str, kind: str = "invalid_request_error", param: str = "") -> Answer:
    error = {"type": kind, "message": "In the words of Stripe."}
    return status, {"error": error | ({"code": code} if code else {}) | ({"param": param} if param else {})}
