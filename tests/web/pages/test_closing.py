"""During a pause of the shop, "closed until …" shows at once. The pause ends by the clock, and no cached answer
outlives it.
"""

from datetime import UTC, datetime
from typing import Any

import pytest
from flask.testing import FlaskClient

from app.shop.base.settings import closing
from app.shop.base.settings.settings import change_settings
from app.store.database import version
from app.store.database.base import db
from app.store.database.sqlite import write
from tests.make import checkout, make_cart, make_order, make_product
from tests.web.pages.template import seeds

SENTENCE = "We are closed until 24 August 2026."
# Summer time in Ireland: the day begins an hour before it does in UTC.
LAST_MOMENT = datetime(2026, 8, 23, 22, 59, 59, 999_999, tzinfo=UTC)
OPENING = datetime(2026, 8, 23, 23, tzinfo=UTC)


class Clock:
    """Time as the shop sees it."""

    def __init__(self) -> None:
        self.moment = datetime(2026, 8, 10, 12, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.moment


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    moved = Clock()
    monkeypatch.setattr(closing, "now", moved)
    monkeypatch.setattr(version, "now", moved)
    return moved


def close(until: str = "2026-08-24", message: str = "") -> None:
    with write() as session:
        change_settings(session, {"closed_until": until, "closed_message": message})
    db.session.remove()


def said(client: FlaskClient) -> tuple[Any, ...]:
    settings = client.get("/api/settings").json
    return settings["closed"], settings["closedUntil"], settings["closedMessage"]


def test_it_ends_as_the_day_begins_in_the_workshop_without_a_write(clock: Clock, client: FlaskClient) -> None:
    close()
    assert said(client) == (True, "2026-08-24", SENTENCE)

    clock.moment = LAST_MOMENT
    assert said(client) == (True, "2026-08-24", SENTENCE)
    clock.moment = OPENING
    assert said(client) == (False, "", "")
    assert said(client) == (False, "", "")


def test_a_browser_that_asks_whether_anything_changed_is_said_so(clock: Clock, client: FlaskClient) -> None:
    close()
    etag = client.get("/api/settings").headers["ETag"]
    assert client.get("/api/settings", headers={"If-None-Match": etag}).status_code == 304

    clock.moment = OPENING
    assert client.get("/api/settings", headers={"If-None-Match": etag}).status_code == 200


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("path", ["/", "/shop", "/cart", "/nowhere"])
def test_a_page_that_carries_the_settings_follows(clock: Clock, client: FlaskClient, path: str) -> None:
    close()
    shown = [seeds(client.get(path).text)["api/settings"]["closedMessage"] for _ in range(2)]

    clock.moment = OPENING
    assert shown == [SENTENCE, SENTENCE]
    assert seeds(client.get(path).text)["api/settings"]["closedMessage"] == ""


def test_in_winter_the_day_begins_with_the_day_of_utc(clock: Clock, client: FlaskClient) -> None:
    close(until="2026-12-28")

    clock.moment = datetime(2026, 12, 27, 23, 59, 59, tzinfo=UTC)
    assert said(client)[0]
    clock.moment = datetime(2026, 12, 28, tzinfo=UTC)
    assert not said(client)[0]


def test_a_second_pause_ends_at_its_own_time(clock: Clock, client: FlaskClient) -> None:
    close(until="2026-08-12")
    assert said(client)[0]
    close(until="2026-08-24")
    assert said(client) == (True, "2026-08-24", SENTENCE)

    clock.moment = datetime(2026, 8, 12, 6, tzinfo=UTC)
    assert said(client) == (True, "2026-08-24", SENTENCE)
    clock.moment = OPENING
    assert said(client) == (False, "", "")


def test_a_pause_that_ends_on_closed_days_names_the_first_open_one(
    clock: Clock, client: FlaskClient, admin: FlaskClient
) -> None:
    closed = admin.post("/api/admin/closed-days", json={"day": "2026-08-24", "until": "2026-08-25"})
    assert closed.status_code in (200, 201), closed.json
    close()
    assert said(client) == (True, "2026-08-26", "We are closed until 26 August 2026.")
    assert admin.get("/api/admin/settings").json["closedUntil"] == "2026-08-24"
    clock.moment = OPENING
    assert said(client) == (False, "", "")


def test_nothing_is_sold_meanwhile_and_the_owners_words_say_why(clock: Clock, client: FlaskClient) -> None:
    product = make_product()
    cart = make_cart((product, 2))
    close(message="On holiday until Monday. Send us an enquiry!")
    refusal = {"message": "On holiday until Monday. Send us an enquiry!"}

    ordered = client.post("/api/checkout/confirm", json=checkout(cart))
    added = client.post(f"/api/cart/{cart.id}/items", json={"productId": product.id})

    assert (ordered.status_code, ordered.json) == (409, refusal)
    assert (added.status_code, added.json) == (409, refusal)
    assert client.get(f"/api/products/{product.slug}").json["inventory"] == 10
    assert client.get(f"/api/cart/{cart.id}").json["status"] == "active"


def test_a_cart_can_still_be_emptied_and_an_order_still_be_asked_for(clock: Clock, client: FlaskClient) -> None:
    order, cart = make_order(), make_cart((make_product(), 2))
    close()
    item = client.get(f"/api/cart/{cart.id}").json["items"][0]["id"]

    assert client.patch(f"/api/cart/items/{item}", json={"quantity": 1}).status_code == 200
    assert client.delete(f"/api/cart/items/{item}").status_code == 200
    again = client.post("/api/checkout/confirm", json=checkout(cart, cartId=order.cart_id))
    assert (again.status_code, again.json["orderId"]) == (200, order.id)


def test_from_the_day_on_everything_sells(clock: Clock, client: FlaskClient) -> None:
    product = make_product()
    cart = make_cart()
    close()
    clock.moment = OPENING

    assert client.post(f"/api/cart/{cart.id}/items", json={"productId": product.id}).status_code == 201
    assert client.post("/api/checkout/confirm", json=checkout(cart)).status_code == 201


def test_the_owner_sees_what_was_set_and_whether_it_holds(clock: Clock, admin: FlaskClient) -> None:
    close()
    names = ("closed", "closedUntil", "closedMessage")

    assert [admin.get("/api/admin/settings").json[name] for name in names] == [True, "2026-08-24", ""]
    clock.moment = OPENING
    assert [admin.get("/api/admin/settings").json[name] for name in names] == [False, "2026-08-24", ""]


@pytest.mark.usefixtures("built")
def test_every_page_is_sent_with_the_notice_until_the_shop_opens(clock: Clock, client: FlaskClient) -> None:
    close(message="Back <soon>: {{name}}")
    notice = f"<aside>{SENTENCE}|Back &lt;soon&gt;: {{{{name}}}}</aside>"
    paths = ("/", "/shop", "/shop?category=nothing", "/shop/nothing", "/order/nothing", "/cart", "/nothing")
    for path in paths:
        assert notice in client.get(path).text, path

    clock.moment = OPENING
    for path in paths:
        assert "<aside>" not in client.get(path).text, path


@pytest.mark.usefixtures("built", "clock")
def test_without_words_of_the_owner_s_own_the_notice_says_the_day_once(client: FlaskClient) -> None:
    close()
    assert f"<aside>{SENTENCE}|</aside>" in client.get("/shop").text
