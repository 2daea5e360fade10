"""Rate limits by IP address, which never lock the owner out."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app import create_app
from app.config import Config
from app.shop.system.access import passwords
from app.shop.system.access.sessions import store_password
from app.store.database.base import db
from app.store.database.sqlite import write
from app.web.access.rate_limits import EXTENSION, Throttles
from tests.make import NOBODY, checkout, make_cart, make_product
from tests.shop.base.pictures import make_picture
from tests.web.sales.mail.sending import send_file

PASSWORD = "a rather long secret"
ENQUIRY = {"name": "Ann Byrne", "email": "ann@example.ie", "message": "Could you tint five windows?"}


class Clock:
    """A clock that is set by hand."""

    seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def clock(app: Flask) -> Clock:
    clock = Clock()
    app.extensions[EXTENSION] = Throttles(clock)
    with write() as session:
        store_password(session, PASSWORD)
    return clock


@pytest.fixture
def throttled(config: Config) -> Iterator[FlaskClient]:
    """Return a visitor's client for a shop that limits requests. The shop is started as a real one is."""
    app = create_app(replace(config, throttles=True))
    app.extensions[EXTENSION] = Throttles(Clock())
    yield app.test_client()
    with app.app_context():
        db.engine.dispose()


def attempt(browser: FlaskClient, password: str, peer: str = "127.0.0.1") -> int:
    answer = browser.post("/api/admin/login", json={"password": password}, environ_overrides={"REMOTE_ADDR": peer})
    if answer.status_code == 429:
        assert int(answer.headers["Retry-After"]) > 0
        assert answer.json["success"] is False
    return answer.status_code


def test_after_five_wrong_passwords_even_the_right_one_waits(client: FlaskClient, clock: Clock) -> None:
    assert [attempt(client, "wrong") for _ in range(6)] == [401] * 5 + [429]
    clock.seconds += 15 * 60 - 1
    assert attempt(client, PASSWORD) == 429
    clock.seconds += 1
    assert attempt(client, PASSWORD) == 200


def test_the_window_of_wrong_passwords_slides(client: FlaskClient, clock: Clock) -> None:
    for _ in range(5):
        assert attempt(client, "wrong") == 401
        clock.seconds += 60
    assert attempt(client, PASSWORD) == 429
    clock.seconds += 10 * 60
    assert attempt(client, PASSWORD) == 200


def test_a_success_resets_the_addresss_count(client: FlaskClient, clock: Clock) -> None:
    for _ in range(3):
        assert [attempt(client, "wrong") for _ in range(4)] == [401] * 4
        assert attempt(client, PASSWORD) == 200


def test_addresses_count_apart_and_together(client: FlaskClient, clock: Clock) -> None:
    assert [attempt(client, "wrong", "127.0.0.2") for _ in range(6)] == [401] * 5 + [429]
    assert attempt(client, PASSWORD, "127.0.0.3") == 200
    for number in range(45):
        assert attempt(client, "wrong", f"127.0.1.{number}") == 401
    assert attempt(client, PASSWORD, "127.0.0.3") == 429


def test_nobody_outside_locks_the_back_office(client: FlaskClient, signed_out_admin: FlaskClient, clock: Clock) -> None:
    for number in range(50):
        attempt(client, "wrong", f"127.0.1.{number}")
    assert attempt(client, PASSWORD) == 429
    assert attempt(signed_out_admin, PASSWORD) == 200


def test_the_back_office_counts_too(signed_out_admin: FlaskClient, client: FlaskClient, clock: Clock) -> None:
    assert [attempt(signed_out_admin, "wrong") for _ in range(6)] == [401] * 5 + [429]
    assert attempt(client, PASSWORD) == 200


def test_an_attempt_too_many_costs_no_hashing(
    client: FlaskClient, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert [attempt(client, "wrong") for _ in range(5)] == [401] * 5
    hashed: list[str] = []
    monkeypatch.setattr(passwords, "is_password", lambda password, _hash: hashed.append(password))
    assert attempt(client, "wrong") == 429
    assert hashed == []


@pytest.mark.parametrize(
    ("path", "body", "count", "seconds"),
    [
        ("/api/contact", ENQUIRY, 5, 600),
        ("/api/cart", {}, 60, 3600),
        ("/api/orders/lookup", {"orderNumber": "1001", "email": "ann@example.ie"}, 5, 600),
        ("/api/analytics/page-visit", {"path": "/"}, 120, 60),
        ("/api/analytics/product-view", {}, 120, 60),
    ],
)
def test_what_costs_has_a_limit(
    throttled: FlaskClient, path: str, body: dict[str, str], count: int, seconds: int
) -> None:
    ask_too_often(throttled, path, body, count, seconds)


@pytest.mark.usefixtures("app")
def test_checkouts_have_a_limit(throttled: FlaskClient) -> None:
    body = checkout(make_cart((make_product(), 1)))
    ask_too_often(throttled, "/api/checkout/confirm", body, 20, 3600)


def test_tries_of_discount_codes_have_a_limit(throttled: FlaskClient) -> None:
    path = f"/api/cart/{NOBODY}/discount"
    statuses = [throttled.post(path, json={"code": f"TRY{number}"}).status_code for number in range(200)]
    assert statuses == [404] * 20 + [429] * 180


def test_the_product_feed_has_a_limit(throttled: FlaskClient) -> None:
    statuses = [throttled.get("/products.xml").status_code for _ in range(31)]
    assert statuses == [404] * 30 + [429]


def ask_too_often(throttled: FlaskClient, path: str, body: dict[str, str], count: int, seconds: int) -> None:
    statuses = [throttled.post(path, json=body).status_code for _ in range(count)]
    assert all(status < 300 for status in statuses)
    refused = throttled.post(path, json=body)
    assert (refused.status_code, refused.headers.get("Retry-After")) == (429, str(seconds))
    assert throttled.post(path, json=body, environ_overrides={"REMOTE_ADDR": "203.0.113.9"}).status_code < 300


def test_a_form_filled_in_wrongly_does_not_count(throttled: FlaskClient) -> None:
    assert {throttled.post("/api/contact", json={}).status_code for _ in range(10)} == {400}
    assert throttled.post("/api/contact", json=ENQUIRY).status_code == 201


def test_looking_is_never_limited(throttled: FlaskClient) -> None:
    assert {throttled.get("/api/settings").status_code for _ in range(200)} == {200}


def test_searches_have_a_limit_cached_ones_too(throttled: FlaskClient) -> None:
    assert {throttled.get("/api/search?q=disc").status_code for _ in range(60)} == {200}
    refused = throttled.get("/api/search?q=pads")
    assert (refused.status_code, refused.headers.get("Retry-After")) == (429, "60")
    assert throttled.get("/api/search?q=disc").status_code == 429
    assert throttled.get("/api/search/suggest?q=disc").status_code == 200


def test_switched_off_only_the_logins_limit_stays(client: FlaskClient, clock: Clock) -> None:
    assert {client.post("/api/contact", json=ENQUIRY).status_code for _ in range(8)} == {201}
    assert [attempt(client, "wrong") for _ in range(6)][-1] == 429


def test_the_neighbours_of_one_net_share_four_times_the_limit(throttled: FlaskClient) -> None:
    statuses = [
        throttled.post(
            "/api/contact", json=ENQUIRY, environ_overrides={"REMOTE_ADDR": f"2001:db8:7:{net:x}::{host + 1}"}
        ).status_code
        for host in range(4)
        for net in range(50)
    ]
    assert statuses == [201] * 20 + [429] * 180
    elsewhere = throttled.post("/api/contact", json=ENQUIRY, environ_overrides={"REMOTE_ADDR": "2001:db8:8::1"})
    assert elsewhere.status_code == 201


def test_a_lock_out_says_when_it_ends(client: FlaskClient, clock: Clock) -> None:
    for _ in range(5):
        attempt(client, "wrong")
    ends = []
    for seconds in (0, 60, 13 * 60, 30):
        clock.seconds += seconds
        ends.append(client.post("/api/admin/login", json={"password": PASSWORD}).json["message"])
    assert ends == [
        "Too many attempts. Please try again in 15 minutes.",
        "Too many attempts. Please try again in 14 minutes.",
        "Too many attempts. Please try again in 1 minute.",
        "Too many attempts. Please try again in 30 seconds.",
    ]


def test_documents_are_asked_for_thirty_times_a_minute(throttled: FlaskClient) -> None:
    call = f"/api/orders/{NOBODY}/documents/{NOBODY}.pdf"
    assert [throttled.get(call).status_code for _ in range(31)] == [404] * 30 + [429]


def test_answers_to_quotes_have_a_limit(throttled: FlaskClient) -> None:
    body = {"version": 1, "name": "Aoife Byrne", "decline": True}
    answers = [throttled.post("/api/quotes/guessed/answer", json=body).status_code for _ in range(31)]
    assert answers == [404] * 30 + [429]
    assert [throttled.get("/api/quotes/guessed").status_code for _ in range(121)] == [404] * 120 + [429]


def test_answers_to_extra_work_have_a_limit(throttled: FlaskClient) -> None:
    body = {"approve": True, "name": "Aoife Byrne"}
    path = f"/api/jobs/guessed/lines/{NOBODY}"
    assert [throttled.post(path, json=body).status_code for _ in range(31)] == [404] * 30 + [429]
    assert [throttled.get("/api/jobs/guessed").status_code for _ in range(121)] == [404] * 120 + [429]


@pytest.mark.parametrize("kind", ["quotes", "jobs"])
def test_questions_have_a_limit(throttled: FlaskClient, kind: str) -> None:
    path, body = f"/api/{kind}/guessed/questions", {"text": "Which day?"}
    assert throttled.post(path, json={"text": "?"}).status_code == 400
    assert [throttled.post(path, json=body).status_code for _ in range(6)] == [404] * 5 + [429]


def test_twenty_photos_an_hour_even_with_wrong_tokens(throttled: FlaskClient) -> None:
    answers = [
        send_file(throttled, "/api/contact/photos/guessed", make_picture(), "car.jpg", "image") for _ in range(21)
    ]
    assert [answer.status_code for answer in answers] == [404] * 20 + [429]


def test_sixty_forms_in_a_quarter_of_an_hour_even_with_wrong_tokens(throttled: FlaskClient) -> None:
    answers = [send_file(throttled, "/drop/guessed", b"x", "car.jpg", "image") for _ in range(61)]
    assert [answer.status_code for answer in answers] == [404] * 60 + [429]
    assert answers[-1].headers["Retry-After"] == "900"


@pytest.mark.usefixtures("app")
def test_requests_for_an_e_mail_have_a_limit_and_so_have_their_pages(throttled: FlaskClient) -> None:
    body = {"productId": make_product(inventory=0).id, "email": "a@example.ie"}
    statuses = [throttled.post("/api/stock-waits", json=body).status_code for _ in range(6)]
    assert statuses == [409] * 5 + [429]
    pages = [throttled.get("/back-in-stock/nothing").status_code for _ in range(61)]
    assert pages == [404] * 60 + [429]
