"""Our requests to Stripe and its signatures, against its own package."""

import json
import time
from collections.abc import Iterator
from dataclasses import replace
from decimal import Decimal
from typing import Any

import pytest
import stripe as package

from app.shop.sales.payments.stripe.answers import CardSession, read_session
from app.shop.sales.payments.stripe.client import VERSION, CardPage, Stripe
from app.shop.sales.payments.stripe.signature import TOLERANCE, is_signed
from tests.stripe import KEY, SECRET, FakeStripe, fake_stripe, sign
from tests.stripe_types import CALLS, check_requests
from tests.stripe_types import VERSION as PACKAGES_VERSION

PAGE = CardPage(
    payment_id="11111111-0000-4000-8000-000000000001",
    sale_id="22222222-0000-4000-8000-000000000002",
    title="Order 1001, Škoda & Söhne [50 %]",
    amount=Decimal("54.99"),
    success_url="https://shop.example/order/order?paid",
    cancel_url="https://shop.example/order/order?cancelled",
    expires_at=int(time.time()) + 2 * 3600,
)
BODY = json.dumps({"id": "evt_1", "object": "event", "type": "checkout.session.completed", "data": {"object": {}}})


@pytest.fixture
def account() -> Iterator[FakeStripe]:
    with fake_stripe() as account:
        yield account


def pay_and_refund(account: FakeStripe) -> CardSession:
    """Make every call that the shop makes."""
    stripe = Stripe(KEY, account.address, seconds=5)
    stripe.expire_session(stripe.create_session(replace(PAGE, payment_id="other")).id)
    made = stripe.create_session(PAGE)
    account.pay()
    paid = stripe.read_session(made.id)
    stripe.create_refund(paid.payment_intent or "", Decimal("20.00"), "once")
    stripe.list_refunds(paid.payment_intent or "")
    return paid


def test_every_request_has_the_packages_parameters(account: FakeStripe) -> None:
    pay_and_refund(account)
    assert PACKAGES_VERSION == VERSION
    assert check_requests(account.sent) == set(CALLS)


@pytest.mark.parametrize(
    ("call", "form"),
    [
        ("/v1/checkout/sessions", {"mode": "pay"}),
        ("/v1/checkout/sessions", {"payment_method_types[0]": "cards"}),
        ("/v1/checkout/sessions", {"line_items[0][price_data][unit_amount]": "54.99"}),
        ("/v1/checkout/sessions", {"line_items[0][price_data][unit_amount]": "5499"}),
        ("/v1/checkout/sessions", {"line_items[1][quantity]": "1"}),
        ("/v1/refunds", {"amount": "20", "intent": "pi_1"}),
    ],
)
def test_the_check_finds_what_stripe_would_refuse(call: str, form: dict[str, str]) -> None:
    with pytest.raises(AssertionError):
        check_requests([("POST", call, form)])


def test_the_package_sends_what_we_send_and_reads_what_we_read(account: FakeStripe) -> None:
    """Its own client sends the same forms to the same addresses."""
    paid = pay_and_refund(account)
    ours, account.sent = account.sent, []
    account.known, account.refunds = {}, []
    client = package.StripeClient(KEY, base_addresses={"api": account.address}, max_network_retries=0)
    price: Any = {"currency": "eur", "unit_amount": 5499, "product_data": {"name": PAGE.title}}
    made = client.v1.checkout.sessions.create(
        {
            "mode": "payment",
            "payment_method_types": ["card"],
            "client_reference_id": PAGE.sale_id,
            "line_items": [{"quantity": 1, "price_data": price}],
            "success_url": PAGE.success_url,
            "cancel_url": PAGE.cancel_url,
            "expires_at": PAGE.expires_at,
        },
        {"idempotency_key": PAGE.payment_id},
    )
    client.v1.checkout.sessions.expire(made.id)
    theirs = client.v1.checkout.sessions.retrieve(paid.id)
    client.v1.refunds.create({"payment_intent": paid.payment_intent or "", "amount": 2000})
    client.v1.refunds.list({"payment_intent": paid.payment_intent or "", "limit": 100})
    assert read_session(json.loads(str(theirs))) == paid
    shapes = {(method, path.replace(made.id, "cs_test_1")): form for method, path, form in account.sent}
    assert shapes == {(method, path): form for method, path, form in ours}
    assert {each["Stripe-Version"] for each in account.headers} == {VERSION}


def is_the_packages(body: str, header: str, secret: str) -> bool:
    try:
        package.Webhook.construct_event(body, header, secret, tolerance=TOLERANCE)  # type: ignore[no-untyped-call]  # has no types
    except package.SignatureVerificationError:
        return False
    return True


def test_the_package_takes_what_the_tests_sign() -> None:
    for header in (sign(BODY.encode()), sign(BODY.encode(), SECRET, None, "0" * 64)):
        assert is_the_packages(BODY, header, SECRET) and is_signed(BODY.encode(), header, SECRET, time.time())


def other_signatures() -> list[str]:
    moment, body = time.time(), BODY.encode()
    return [
        "",
        "t=,v1=",
        f"t={moment:.0f}",
        f"v1={'0' * 64}",
        f"t={moment:.0f},v1={'0' * 64}",
        sign(body, "whsec_another_one"),
        sign(body + b" "),
        sign(body, SECRET, moment - TOLERANCE - 5),
        sign(body).replace("v1", "v0"),
        sign(body).replace("t=", "t=1"),
    ]


@pytest.mark.parametrize("place", range(10))
def test_the_package_refuses_what_we_refuse(place: int) -> None:
    header = other_signatures()[place]
    assert not is_signed(BODY.encode(), header, SECRET, time.time())
    assert not is_the_packages(BODY, header, SECRET)


def test_a_time_ahead_or_given_twice_is_refused_by_us_alone() -> None:
    ahead = sign(BODY.encode(), SECRET, time.time() + TOLERANCE + 5)
    twice = f"{sign(BODY.encode())},t={time.time():.0f}"
    for header in (ahead, twice):
        assert not is_signed(BODY.encode(), header, SECRET, time.time())
        assert is_the_packages(BODY, header, SECRET)
