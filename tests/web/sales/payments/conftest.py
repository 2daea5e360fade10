"""A shop that takes cards by a Stripe of the tests' own."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.config import Config
from app.runtime.card_worker import CardWorker
from app.shop.sales.payments.card_queue import CardQueue
from app.store.database.base import db, now
from app.store.database.state import state_of
from app.store.sales.orders import Order
from app.store.sales.payments import Payment
from tests.make import checkout, make_cart, make_product
from tests.stripe import FakeStripe, fake_stripe
from tests.stripe_types import check_requests


@dataclass
class Till:
    """The shop's side of card payments, with clocks of the test's own."""

    app: Flask
    client: FlaskClient
    queue: CardQueue
    worker: CardWorker = field(init=False)
    seconds: float = 0.0
    """Of the queue's clock."""
    later: timedelta = timedelta()
    """By which the shop's own clock is ahead."""

    def order(self, *lines: Any, **given: Any) -> dict[str, Any]:
        """Order by card, and return the answer of the checkout. Without lines, the order is for one new product."""
        cart = make_cart(*(lines or [(make_product(), 1)]))
        answer = self.client.post("/api/checkout/confirm", json=checkout(cart, paymentMethod="card", **given))
        assert answer.status_code == 201, answer.text
        placed: dict[str, Any] = answer.json
        return placed

    def ask(self, after: float = 0.0) -> None:
        """Have the worker work, some seconds later."""
        self.seconds += after
        self.worker.work()

    def moment(self) -> datetime:
        return now() + self.later

    def read(self, order_id: str) -> Order:
        """The order as it is stored now."""
        db.session.remove()
        return db.session.get_one(Order, order_id)

    def payments(self, order_id: str) -> list[tuple[str, str]]:
        """Kind and state of the order's payments."""
        return [(each.kind, each.state) for each in self.read(order_id).payments]

    def payment(self, order_id: str) -> Payment:
        """The order's last payment."""
        return self.read(order_id).payments[-1]


@pytest.fixture
def stripe() -> Iterator[FakeStripe]:
    with fake_stripe() as account:
        yield account
        check_requests(account.sent)


@pytest.fixture
def till(app: Flask, config: Config, client: FlaskClient, admin: FlaskClient, stripe: FakeStripe) -> Till:
    app.config["PITLANE"] = replace(config, stripe_address=stripe.address)
    settings = {"offerCard": True, "publicUrl": "https://shop.example"} | stripe.settings
    assert admin.patch("/api/admin/settings", json=settings).status_code == 200
    queue = state_of(app).of(CardQueue)
    # The first work of a run asks about all that is open: the tests ask after it.
    till = Till(app, client, queue)
    till.worker = CardWorker(app, till.moment)
    queue.clock = lambda: till.seconds
    till.worker.work()
    return till
