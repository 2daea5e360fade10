"""The calls that the tests' Stripe answers."""

import json
from base64 import b64decode
from email.utils import formatdate
from http.server import BaseHTTPRequestHandler
from typing import Any
from urllib.parse import parse_qs, parse_qsl, urlsplit

LEAST_LIFE = 30 * 60
"""Seconds from now to the end of a payment page, at least."""

Answer = tuple[int, dict[str, Any]]


class Conversation(BaseHTTPRequestHandler):
    stripe: Any
    """The account (tests.stripe.FakeStripe)."""

    def do_GET(self) -> None:
        self._take({})

    def do_POST(self) -> None:
        content = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode()
        self._take(dict(parse_qsl(content, strict_parsing=bool(content))))

    def log_message(self, *_words: Any) -> None:
        """Log nothing."""

    def _take(self, form: dict[str, str]) -> None:
        stripe, asked = self.stripe, f"{self.command} {self.path}"
        stripe.asked.append(asked)
        stripe.headers.append(dict(self.headers))
        stripe.sent.append((self.command, self.path, form))
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
        if not self._key().startswith(("rk_", "sk_")):
            return _error(401, "", "invalid_request_error")
        if key and key in self.stripe.known:
            before, answer = self.stripe.known[key]
            return answer if before == form else _error(400, "", "idempotency_error")
        status, content = self._do(form)
        # What fails before anything is done may be asked again under its key.
        if key and status == 200:
            self.stripe.known[key] = (form, (status, json.loads(json.dumps(content))))
        return status, content

    def _key(self) -> str:
        """The account's key, which Stripe's own package sends as Bearer."""
        named, _, rest = (self.headers.get("Authorization") or "").partition(" ")
        return b64decode(rest).decode() if named == "Basic" else rest if named == "Bearer" else ""

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
