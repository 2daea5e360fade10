"""The browser of a customer: one connection that stays open."""

from typing import Any

from tests.bench.load import Customer, read_json, write_request

CUSTOMER = {
    "customerName": "Aoife Byrne",
    "customerEmail": "aoife@example.ie",
    "customerPhone": "056 123 4567",
    "shippingAddress": "12 Castle Road, Kilkenny",
    "paymentIntentId": "mock",
}
CONFIRM = "/api/checkout/confirm"


class Browser:
    """A customer's connection, and the number of requests that it sent."""

    def __init__(self, port: int) -> None:
        self._customer = Customer(port)
        self.requests = 0

    def ask(self, method: str, path: str, body: Any = None, etag: bytes = b"") -> bytes:
        """Return the whole answer. Raises RuntimeError for a refusal."""
        sent = write_request(method, path, body)
        if etag:
            sent = sent[:-2] + b"If-None-Match: " + etag + b"\r\n\r\n"
        self.requests += 1
        answer = self._customer.ask(sent)
        if not answer.startswith((b"HTTP/1.1 20", b"HTTP/1.1 304")):
            raise RuntimeError(answer.decode(errors="replace"))
        return answer

    def open_cart(self) -> str:
        """Open a cart; its id."""
        return str(read_json(self.ask("POST", "/api/cart"))["id"])

    def add(self, cart: str, product: str) -> None:
        """Put one piece into a cart."""
        self.ask("POST", f"/api/cart/{cart}/items", {"productId": product})

    def order(self, cart: str) -> str:
        """Check a cart out; the order's id."""
        return str(read_json(self.ask("POST", CONFIRM, CUSTOMER | {"cartId": cart}))["orderId"])
