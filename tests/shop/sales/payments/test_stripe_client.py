"""The five calls to Stripe, and the signature of its messages."""

import json
import time
from collections.abc import Iterator
from dataclasses import replace
from decimal import Decimal

import pytest

from app.config import STRIPE_ADDRESS, read_config
from app.shop.sales.payments.stripe.client import VERSION, CardPage, Stripe
from app.shop.sales.payments.stripe.errors import StripeRefused, StripeSilent
from app.shop.sales.payments.stripe.page_address import is_page_address
from app.shop.sales.payments.stripe.signature import is_signed
from tests.stripe import KEY, SECRET, FakeStripe, fake_stripe, sign

PAGE = CardPage(
    "11111111-0000-4000-8000-000000000001",
    "order",
    "Order 1001",
    Decimal("54.99"),
    "https://shop.example/order/order?paid",
    "https://shop.example/order/order?cancelled",
    int(time.time()) + 2 * 3600,
)
PAGES_OF_OTHERS = (
    "http://checkout.stripe.com/c/pay/cs_1",
    "https://checkout.stripe.com.evil.example/c/pay/cs_1",
    "https://evilstripe.com/c/pay/cs_1",
    "https://pay.workshop.example/c/pay/cs_1",
    "https://checkout.stripe.com@evil.example/",
    "https://evil.example\\@checkout.stripe.com/",
    "https://checkout.stripe.com:8443/",
    "https://checkout.stripe.com:port/",
    "https://[checkout.stripe.com/",
    "//checkout.stripe.com/c/pay/cs_1",
    "javascript:alert(1)",
    "",
)
BODY = b'{"id": "evt_1"}'
NOW = 1_800_000_000


@pytest.fixture(scope="module")
def account() -> Iterator[FakeStripe]:
    with fake_stripe() as account:
        yield account


@pytest.fixture
def stripe(account: FakeStripe) -> Stripe:
    account.breaks = {}
    return Stripe(KEY, account.address, seconds=5)


def test_a_page_is_made_once_paid_and_read(account: FakeStripe, stripe: Stripe) -> None:
    made = stripe.create_session(PAGE)
    assert (made.status, made.amount, made.currency) == ("open", Decimal("54.99"), "eur")
    assert made.url and made.url.startswith(account.address)
    assert stripe.create_session(PAGE) == made
    assert len(account.sessions) == 1
    assert account.headers[-1]["Stripe-Version"] == VERSION
    assert account.headers[-1]["Idempotency-Key"] == PAGE.payment_id
    account.pay()
    paid = stripe.read_session(made.id)
    assert paid.is_paid and paid.payment_intent
    with pytest.raises(StripeRefused):
        stripe.expire_session(made.id)
    refund = stripe.create_refund(paid.payment_intent, Decimal("20.00"), "once")
    assert stripe.create_refund(paid.payment_intent, Decimal("20.00"), "once") == refund
    stripe.create_refund(paid.payment_intent, Decimal("34.99"), "twice")
    with pytest.raises(StripeRefused, match="charge_already_refunded"):
        stripe.create_refund(paid.payment_intent, Decimal("1.00"), "thrice")
    assert [each.amount for each in stripe.list_refunds(paid.payment_intent)] == [Decimal("34.99"), Decimal("20.00")]


def test_other_content_under_the_same_key_is_refused(stripe: Stripe) -> None:
    page = replace(PAGE, payment_id="other")
    stripe.create_session(page)
    with pytest.raises(StripeRefused, match="idempotency_error"):
        stripe.create_session(replace(page, amount=Decimal("1.00")))


@pytest.mark.parametrize(
    "fault",
    [500, 409, 429, 302, b"<html>", b"[]", b'{"id": 7}', b'{"id": "x"}' + b" " * 300_000, "hang up"],
    ids=lambda fault: str(fault)[:12],
)
def test_no_readable_answer_is_silence(account: FakeStripe, stripe: Stripe, fault: object) -> None:
    account.breaks = {"GET": fault}
    with pytest.raises(StripeSilent):
        stripe.read_session("cs_test_1")
    assert "GET /elsewhere" not in account.asked


@pytest.mark.parametrize(
    ("name", "said"),
    [
        *(("amount_total", each) for each in (-1, 10**13, 10**400, 54.99, True, "5499", None)),
        *(("expires_at", each) for each in (-1, 0, 4_102_444_800, 10**18, 1.8e9, None)),
        *(("id", each) for each in ("", "cs_test_of_another", "cs test", "cs_\ud800", "c" * 256)),
        *(("status", each) for each in ("gone", ["open"], None)),
        *(("payment_status", each) for each in ("payed", {}, None)),
        *(("currency", each) for each in ("EUR", "euro", 7)),
        *(("payment_intent", each) for each in (7, "", "pi 1", {"id": None}, {})),
        *(("url", each) for each in PAGES_OF_OTHERS),
    ],
)
def test_an_answer_out_of_its_range_is_silence(account: FakeStripe, stripe: Stripe, name: str, said: object) -> None:
    made = stripe.create_session(replace(PAGE, payment_id="judged"))
    account.breaks = {"": json.dumps(account.sessions[made.id] | {name: said}).encode()}
    for ask in (stripe.read_session, stripe.expire_session):
        with pytest.raises(StripeSilent):
            ask(made.id)


@pytest.mark.parametrize("other", [{"amount_total": 1}, {"currency": "usd"}, {"expires_at": PAGE.expires_at + 90_000}])
def test_another_page_than_asked_for_is_shown_to_nobody(
    account: FakeStripe, stripe: Stripe, other: dict[str, object]
) -> None:
    stripe.create_session(PAGE)
    account.breaks = {"POST": json.dumps(account.last | other).encode()}
    with pytest.raises(StripeSilent):
        stripe.create_session(PAGE)


@pytest.mark.parametrize(
    "other", [{"amount": 1}, {"amount": 10**13}, {"status": "given"}, {"id": "re 1"}, {"id": None}]
)
def test_another_refund_than_asked_for_is_silence(
    account: FakeStripe, stripe: Stripe, other: dict[str, object]
) -> None:
    account.breaks = {"POST": json.dumps({"id": "re_1", "amount": 2000, "status": "succeeded"} | other).encode()}
    with pytest.raises(StripeSilent):
        stripe.create_refund("pi_1", Decimal("20.00"), "judged")


@pytest.mark.parametrize("address", [STRIPE_ADDRESS, "http://127.0.0.1:8899"])
def test_a_customer_is_sent_to_stripes_own_pages(address: str) -> None:
    assert is_page_address("https://checkout.stripe.com/c/pay/cs_live_1#fidkdWxOYHwnPyd1blpxYHZxWjA0", address)
    assert not any(is_page_address(each, address) for each in PAGES_OF_OTHERS)
    assert is_page_address("http://127.0.0.1:8899/c/pay/cs_test_1", address) == (address != STRIPE_ADDRESS)


def test_nested_without_end_is_silence(account: FakeStripe, stripe: Stripe) -> None:
    account.breaks = {"GET": b"[" * 200_000}
    with pytest.raises(StripeSilent, match="RecursionError"):
        stripe.read_session("cs_test_1")


def test_a_slow_answer_is_not_waited_for(account: FakeStripe, stripe: Stripe) -> None:
    account.breaks = {"GET": 3.0}
    with pytest.raises(StripeSilent):
        replace(stripe, seconds=0.05).read_session("cs_test_1")


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_nobody_there_is_silence(scheme: str) -> None:
    with pytest.raises(StripeSilent, match="ConnectionRefusedError"):
        Stripe(KEY, f"{scheme}://127.0.0.1:9", seconds=5).read_session("cs_test_1")


def test_its_certificate_is_checked(account: FakeStripe, stripe: Stripe) -> None:
    asked = len(account.asked)
    with pytest.raises(StripeSilent, match="SSL"):
        replace(stripe, address=account.address.replace("http", "https")).read_session("cs_test_1")
    assert len(account.asked) == asked


def test_neither_key_nor_page_is_logged(account: FakeStripe, stripe: Stripe, caplog: pytest.LogCaptureFixture) -> None:
    account.breaks = {"GET": 500}
    with pytest.raises(StripeSilent):
        stripe.read_session("cs_test_1")
    assert "Stripe: GET checkout: status 500" in caplog.text
    assert "cs_test" not in caplog.text + repr(stripe) and KEY not in caplog.text + repr(stripe)


@pytest.mark.parametrize(
    ("address", "taken"),
    [
        ("http://127.0.0.1:8899", True),
        ("http://[::1]:8899", True),
        ("http://localhost:80", True),
        ("https://stripe.example", False),
        ("http://10.0.0.7:80", False),
        ("http://127.0.0.1.evil.example:80", False),
        ("http://127.0.0.1:80@evil.example", False),
        ("", False),
    ],
)
def test_another_address_is_taken_on_this_computer_alone(address: str, taken: bool) -> None:
    config = read_config({"PITLANE_STRIPE_ADDRESS": address, "PITLANE_DATA_DIR": "/tmp/none"})
    assert config.stripe_address == (address if taken else STRIPE_ADDRESS)


def test_a_signature_of_now_by_our_secret_counts_among_several() -> None:
    assert is_signed(BODY, sign(BODY, SECRET, NOW), SECRET, NOW)
    assert is_signed(BODY, sign(BODY, SECRET, NOW, "0" * 64), SECRET, NOW + 299)
    assert is_signed(BODY, sign(BODY, SECRET, NOW), SECRET, NOW - 299)


@pytest.mark.parametrize(
    "header",
    [
        "",
        "t=,v1=",
        f"t={NOW}",
        f"v1={'0' * 64}",
        f"t={NOW},v1=é",
        f"t={NOW},t={NOW}," + sign(BODY, SECRET, NOW).split(",")[1],
        f"t=٣{NOW},v1=1",
        sign(BODY, "whsec_another_one", NOW),
        sign(BODY + b" ", SECRET, NOW),
        sign(BODY, SECRET, NOW - 301),
        sign(BODY, SECRET, NOW + 301),
        sign(BODY, SECRET, NOW).replace("v1", "v0"),
    ],
)
def test_no_other_signature_counts(header: str) -> None:
    assert not is_signed(BODY, header, SECRET, NOW)
