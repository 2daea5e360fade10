"""The power fails while mails are being sent. Each mail arrives once or, where SMTP leaves this open, twice; none is
lost.
"""

import threading

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.config import Config
from app.store.database.base import db
from tests.live import ask
from tests.make import checkout, make_cart, make_product
from tests.runtime.test_kill import shop_process
from tests.smtp import MailBox, mail_server

CUSTOMERS = [f"customer{number}@example.ie" for number in range(5)]


@pytest.mark.parametrize("moment", ["CONNECT", "DATA", "TAKEN"])
def test_a_kill_loses_no_mail(app: Flask, admin: FlaskClient, config: Config, moment: str) -> None:
    product = make_product(inventory=100)
    carts = {email: make_cart((product, 1)) for email in CUSTOMERS}
    with mail_server() as box:
        admin.patch("/api/admin/settings", json=box.settings)
        db.session.remove()
        box.silent_at = moment
        with shop_process(config) as (process, address):
            for email, cart in carts.items():
                assert ask(address, "POST", "/api/checkout/confirm", checkout(cart, customerEmail=email))[0] == 201
            assert box.silent.wait(60)
            process.kill()
            process.wait()
        taken_before = len(box.mails)
        box.silent_at = ""
        box.go_on.set()
        with shop_process(config):
            assert wait_for(box, len(CUSTOMERS) * 2 + taken_before)

        counts = {email: len(box.to(email)) for email in CUSTOMERS}
        assert set(counts.values()) <= {1, 2}
        assert sum(counts.values()) + len(box.to("owner@pitlane.example")) == len(CUSTOMERS) * 2 + taken_before
        # A mail that is sent twice has the same number, so that a mail program can recognize it.
        assert len({mail["Message-ID"] for mail in box.mails}) == len(CUSTOMERS) * 2


def wait_for(box: MailBox, number: int) -> bool:
    """Wait for mails; return whether so many arrive within a minute."""
    pause = threading.Event()
    for _try in range(600):
        if len(box.mails) >= number:
            return True
        pause.wait(0.1)
    return False
