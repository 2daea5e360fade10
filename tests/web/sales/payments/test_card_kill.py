"""The power fails at each step of an order by card. After the next start there is one payment, one order, and the right
stock.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from app import create_app
from app.config import Config
from app.runtime.card_worker import CardWorker
from app.store.catalogue.products import Product
from app.store.database.base import db
from app.store.database.sqlite import close_database
from app.store.sales.orders import Order
from tests.make import checkout, make_cart, make_product
from tests.running import ROOT
from tests.stripe import FakeStripe, fake_stripe
from tests.web.base.settings.test_card_settings import set_keys
from tests.web.sales.payments.card_killer import STEPS, pay

pytestmark = pytest.mark.skipif(os.name != "posix", reason="kills a forked child")


def test_killed_at_each_step_there_is_one_payment_one_order_and_the_right_stock(
    tmp_path: Path, empty_database: Path
) -> None:
    template, killed = tmp_path / "shop", tmp_path / "killed"
    with fake_stripe() as stripe:
        config = prepare(template, empty_database, stripe)
        killed.mkdir()
        killer = "tests.web.sales.payments.card_killer"
        words = [sys.executable, "-m", killer, str(template), str(killed), stripe.address]
        done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        for number, step in enumerate(STEPS):
            folder = killed / str(number)
            check(Config(data_dir=folder, throttles=False, stripe_address=config.stripe_address), stripe, step)


def prepare(folder: Path, empty_database: Path, stripe: FakeStripe) -> Config:
    """A shop that takes cards, with a cart to be ordered."""
    for name in ("uploads", "backups", "logs"):
        (folder / name).mkdir(parents=True)
    shutil.copy(empty_database, folder / "pitlane.db")
    config = Config(data_dir=folder, throttles=False, stripe_address=stripe.address)
    with create_app(config).app_context():
        set_keys(config)
        cart = make_cart((make_product(inventory=10), 3))
        (folder / "checkout.json").write_text(json.dumps(checkout(cart, paymentMethod="card")))
        close_database()
    return config


def check(config: Config, stripe: FakeStripe, step: str) -> None:
    """Start again: who got no answer asks again, and pays."""
    before = {name: page["payment_status"] for name, page in stripe.sessions.items()}
    app = create_app(config)
    CardWorker(app).work()
    body = json.loads((config.data_dir / "checkout.json").read_text())
    answer = app.test_client().post("/api/checkout/confirm", json=body).json
    assert answer, step
    if answer["payment"]["url"]:
        pay(answer["payment"]["url"])
        CardWorker(app).work()
    paid = [page for name, page in stripe.sessions.items() if page["client_reference_id"] == answer["orderId"]]
    assert [page["payment_status"] for page in paid] == ["paid"], (step, before)
    with app.app_context():
        order = db.session.query(Order).one()
        assert [(each.kind, each.state) for each in order.payments] == [("payment", "succeeded")], step
        assert (order.paid, order.payment_state, order.status) == (order.total, "paid", "pending"), step
        assert order.stripe_payment_intent_id == paid[0]["payment_intent"], step
        assert db.session.query(Product).one().inventory == 7, step
        close_database()
