"""Customers and the owner work at the same time. A ledger records what the shop confirmed."""

import random
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from decimal import Decimal
from http.client import HTTPException
from typing import Any

from tests.faults.shop import Shop, a_picture, promise

CUSTOMER = {
    "customerName": "Aoife Byrne",
    "customerEmail": "aoife@example.ie",
    "shippingAddress": "12 Castle Road, Kilkenny",
}
BUYERS = 4
PICTURES = 2000
"""The shop takes 5,000, and the longest run would come near."""
PATIENCE = 60
"""Seconds without an order, after which the shop counts as stuck."""


@dataclass
class Ledger:
    """Ledger: orders accepted, and number of refusals."""

    orders: dict[str, Decimal] = field(default_factory=dict)
    pictures: int = 0
    tagline: int = 0
    refused: dict[int, int] = field(default_factory=dict)
    surprises: list[str] = field(default_factory=list)

    def note(self, status: int, answer: Any, *known: int) -> None:
        """Count a refusal. If its status is not one of the known ones, it is recorded as a surprise."""
        self.refused[status] = self.refused.get(status, 0) + 1
        if status not in known:
            self.surprises.append(f"{status} {answer}")


def buy(shop: Shop, ledger: Ledger, chance: random.Random) -> None:
    """One customer's whole way: cart, one or two parts, checkout."""
    status, cart = shop.ask("POST", "/api/cart")
    if status != 201:
        return ledger.note(status, cart, 503)
    for product in chance.sample(shop.products, chance.randint(1, 2)):
        item = {"productId": product, "quantity": chance.randint(1, 3)}
        status, answer = shop.ask("POST", f"/api/cart/{cart['id']}/items", item)
        if status != 201:
            return ledger.note(status, answer, 503)
    status, answer = shop.ask("POST", "/api/checkout/confirm", CUSTOMER | {"cartId": cart["id"]})
    if status != 201:
        return ledger.note(status, answer, 503)
    ledger.orders[answer["orderId"]] = Decimal(answer["order"]["total"])
    return None


def upload(shop: Shop, ledger: Ledger, _chance: random.Random) -> None:
    """The owner uploads pictures, and in the end looks at them."""
    if ledger.pictures >= PICTURES:
        shop.ask("GET", "/api/admin/uploads", owner=True)
        return
    status, answer = shop.upload(a_picture(ledger.pictures))
    if status == 201:
        ledger.pictures += 1
    else:
        ledger.note(status, answer, 503)


def change_settings(shop: Shop, ledger: Ledger, _chance: random.Random) -> None:
    """The owner changes the line under the shop's name."""
    status, answer = shop.ask("PATCH", "/api/admin/settings", {"tagline": f"Line {ledger.tagline + 1}"}, owner=True)
    if status == 200:
        ledger.tagline += 1
    else:
        ledger.note(status, answer, 503)


@contextmanager
def busy(shop: Shop, ledger: Ledger, *, owner: bool = True, seed: int = 1) -> Iterator[threading.Event]:
    """Let four customers work, and the owner with uploads and settings, until the block ends or the shop is gone."""
    over = threading.Event()
    acts: list[Callable[[Shop, Ledger, random.Random], None]] = [buy] * BUYERS
    acts += [upload, change_settings] if owner else []
    workers = [
        threading.Thread(target=_work, args=(act, shop, ledger, over, random.Random(seed * 100 + number)))
        for number, act in enumerate(acts)
    ]
    for worker in workers:
        worker.start()
    try:
        yield over
    finally:
        over.set()
        for worker in workers:
            worker.join(60)


def until_orders(ledger: Ledger, count: int, over: threading.Event) -> None:
    """Wait for this many acknowledged orders. Raises Broken if no order goes through in time."""
    seen, last = -1, time.monotonic()
    while len(ledger.orders) < count and not ledger.surprises:
        if len(ledger.orders) > seen:
            seen, last = len(ledger.orders), time.monotonic()
        promise(time.monotonic() < last + PATIENCE, f"no order went through within {PATIENCE} s")
        over.wait(0.01)


def _work(
    act: Callable[[Shop, Ledger, random.Random], None],
    shop: Shop,
    ledger: Ledger,
    over: threading.Event,
    chance: random.Random,
) -> None:
    """Repeat an act until `over` is set. If a connection breaks because the shop has ended, the work ends too."""
    while not over.is_set():
        try:
            act(shop, ledger, chance)
        except (OSError, HTTPException, ValueError):
            if shop.running.process.poll() is not None:
                return
            over.wait(0.05)
