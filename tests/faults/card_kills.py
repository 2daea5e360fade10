"""The power fails at random while customers pay by card. Everyone who has paid at Stripe has exactly one paid order,
and no other order is paid.
"""

import random
import threading
import time
from contextlib import suppress
from dataclasses import dataclass, field
from decimal import Decimal
from http.client import HTTPException
from pathlib import Path

from tests.faults.load import CUSTOMER, PATIENCE
from tests.faults.shop import Shop, check_books, count_orders, ended, open_shop, promise, read
from tests.stripe import FakeStripe, fake_stripe
from tests.web.sales.payments.card_killer import pay

BUYERS = 4
SETTLED = "SELECT count(*) FROM payments WHERE state = 'succeeded'"
PAID_ORDERS = "SELECT count(DISTINCT order_id) FROM payments WHERE state = 'succeeded'"
SUMS = (
    "SELECT count(*) FROM orders WHERE paid NOT IN (0, total) OR (paid > 0) <> (stripe_payment_intent_id IS NOT NULL)"
)
ONE_PAGE = "SELECT count(*) FROM orders WHERE id NOT IN (SELECT order_id FROM payments)"


@dataclass
class Buyers:
    """Customers of one run, with the totals that the shop confirmed to them."""

    shop: Shop
    chance: random.Random
    orders: dict[str, Decimal] = field(default_factory=dict)
    over: threading.Event = field(default_factory=threading.Event)

    def work(self) -> None:
        """Buy until the shop is gone."""
        while not self.over.is_set():
            with suppress(OSError, HTTPException, ValueError):
                self.buy()
            if self.shop.running.process.poll() is not None:
                return

    def buy(self) -> None:
        """Place an order by card. Some customers pay, and some of these return to the shop."""
        _status, cart = self.shop.ask("POST", "/api/cart")
        item = {"productId": self.shop.products[0], "quantity": 1}
        self.shop.ask("POST", f"/api/cart/{cart['id']}/items", item)
        body = CUSTOMER | {"cartId": cart["id"], "paymentMethod": "card"}
        status, answer = self.shop.ask("POST", "/api/checkout/confirm", body)
        if status != 201:
            return
        self.orders[answer["orderId"]] = Decimal(answer["order"]["total"])
        if answer["payment"]["url"] and self.chance.random() < 0.8:
            pay(answer["payment"]["url"])
            if self.chance.random() < 0.5:
                self.shop.ask("POST", f"/api/orders/{answer['orderId']}/returned")


def kill_while_paying(folder: Path, *, kills: int, seed: int = 11) -> dict[str, object]:
    """Kill the shop this many times on the same directory, while customers pay by card. Returns the figures, and raises
    Broken.
    """
    chance, orders = random.Random(seed), dict[str, Decimal]()
    with fake_stripe() as stripe:
        shop = _open(folder, stripe)
        for _ in range(kills):
            orders |= _kill_busy(shop, chance)
            shop = _open(folder, stripe)
        paid = [page for page in stripe.sessions.values() if page["payment_status"] == "paid"]
        _wait_until_settled(folder, len(paid))
        promise(shop.stop() == 0, "the last stop was not clean")
        check_books(folder, orders)
        promise(read(folder, PAID_ORDERS) == [(len(paid),)], "an order is paid twice")
        promise(read(folder, SUMS) == [(0,)], "an order's sums are not those of its payments")
        promise(read(folder, ONE_PAGE) == [(0,)], "an order by card has no payment")
        promise(read(folder, SETTLED) == [(len(paid),)], "other payments than Stripe has")
    return {
        "kills": kills,
        "orders acknowledged": len(orders),
        "orders lost": 0,
        "orders stored": count_orders(folder),
        "paid at Stripe, and once in the shop": len(paid),
    }


def _open(folder: Path, stripe: FakeStripe) -> Shop:
    shop = open_shop(folder, PITLANE_STRIPE_ADDRESS=stripe.address)
    status, answer = shop.ask("PATCH", "/api/admin/settings", stripe.settings | {"offerCard": True}, owner=True)
    promise(status == 200, f"the keys were not taken: {answer}")
    return shop


def _kill_busy(shop: Shop, chance: random.Random) -> dict[str, Decimal]:
    buyers = Buyers(shop, chance)
    threads = [threading.Thread(target=buyers.work) for _ in range(BUYERS)]
    for thread in threads:
        thread.start()
    last = time.monotonic()
    while len(buyers.orders) < BUYERS:
        promise(time.monotonic() < last + PATIENCE, f"no order went through within {PATIENCE} s")
        time.sleep(0.01)
    time.sleep(chance.uniform(0, 0.3))
    shop.running.process.kill()
    buyers.over.set()
    for thread in threads:
        thread.join(60)
    ended(shop)
    shop.close()
    return buyers.orders


def _wait_until_settled(folder: Path, paid: int) -> None:
    last = time.monotonic()
    while read(folder, SETTLED) != [(paid,)]:
        promise(time.monotonic() < last + PATIENCE, "a payment that Stripe has is not in the shop")
        time.sleep(0.1)
