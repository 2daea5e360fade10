"""Orders by card, pays, and is killed a step later each time.

    python -m tests.web.sales.payments.card_killer TEMPLATE INTO STRIPE

The shop runs in a child process, which is killed. Each run leaves the folder INTO/NUMBER as the kill left it.
"""

import json
import os
import shutil
import signal
import sys
from collections.abc import Callable
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from unittest import mock
from urllib.parse import urlsplit

from sqlalchemy.orm import configure_mappers

from app import create_app
from app.config import Config
from app.runtime.card_worker import CardWorker
from app.shop.sales.payments import begin, card_checks, card_pages
from app.shop.sales.payments.stripe.client import Stripe
from app.store.sales import placing
from tests.quick import mapping_urls_once

STEPS: dict[str, tuple[Any, str, bool]] = {
    "in the order's transaction": (placing, "add_order", False),
    "before Stripe hears of it": (card_pages, "_make_page", True),
    "the page is made and nobody knows": (Stripe, "create_session", False),
    "in the page's transaction": (card_pages, "take_page", False),
    "before the customer has an answer": (begin, "BegunOrder", True),
    "paid, and nobody asked": (card_checks, "check_payment", True),
    "in the payment's transaction": (card_checks, "take_answer", False),
    "settled, and nobody was answered": (card_checks, "check_payment", False),
}
"""For each step a function, and whether the kill is before it or after."""


def main(template: Path, into: Path, address: str) -> None:
    """Kill a child at each step, on a copy of the shop."""
    with mapping_urls_once():
        # Imports and maps what every child needs, once.
        create_app(Config(data_dir=template))
        configure_mappers()
        kill_children(template, into, address)


def kill_children(template: Path, into: Path, address: str) -> None:
    for number, (owner, name, before) in enumerate(STEPS.values()):
        folder = into / str(number)
        shutil.copytree(template, folder)
        child = os.fork()
        if child == 0:
            with mock.patch.object(owner, name, _killing(getattr(owner, name), before=before)):
                buy(Config(data_dir=folder, throttles=False, stripe_address=address))
            sys.exit(f"step {number} was not met")
        ended = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        if ended != -signal.SIGKILL:
            sys.exit(f"step {number} ended with {ended}")


def buy(config: Config) -> None:
    """Order by card, pay the page, and have Stripe asked."""
    app = create_app(config)
    body = json.loads((config.data_dir / "checkout.json").read_text())
    answer = app.test_client().post("/api/checkout/confirm", json=body).json
    assert answer
    pay(answer["payment"]["url"])
    CardWorker(app).work()


def pay(url: str) -> None:
    """Pay a page as a customer does."""
    parts = urlsplit(url)
    line = HTTPConnection(parts.hostname or "", parts.port, timeout=30)
    line.request("POST", parts.path)
    assert line.getresponse().status == 200
    line.close()


def _killing(work: Callable[..., Any], *, before: bool) -> Callable[..., Any]:
    def killing(*given: Any, **named: Any) -> Any:
        if not before:
            work(*given, **named)
        os.kill(os.getpid(), signal.SIGKILL)

    return killing


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3])
