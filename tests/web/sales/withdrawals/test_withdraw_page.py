"""The withdrawal's pages: two plain forms, without script and without a build."""

import re
import time
from dataclasses import replace
from html import unescape
from typing import Any

import pytest
from flask.testing import FlaskClient
from sqlalchemy.exc import OperationalError

from app import create_app
from app.config import Config
from app.store.database.base import db
from app.store.database.driver import sqlite3
from app.store.sales.withdrawals import Withdrawal
from tests.make import NOBODY, make_order, make_product

TYPED = {"name": "Aoife Byrne", "email": "aoife@example.ie", "order": "1001", "items": ""}


def fields_of(page: str) -> dict[str, str]:
    """The values that a browser would send."""
    inputs = re.findall(r'<input[^>]*\bname="([^"]+)"[^>]*\bvalue="([^"]*)"', page)
    return {name: unescape(value) for name, value in inputs}


def stored() -> list[Withdrawal]:
    db.session.rollback()
    return db.session.query(Withdrawal).order_by(Withdrawal.reference).all()


def test_two_presses_send_a_statement_and_a_third_sends_no_second(client: FlaskClient) -> None:
    form = client.get("/withdraw")
    assert form.status_code == 200 and "<script" not in form.text and "object at" not in form.text
    assert "<title>Withdraw from contract | Pitlane</title>" in form.text
    assert 'name="robots" content="noindex"' in form.text and form.headers["X-Robots-Tag"] == "noindex"
    review = client.post("/withdraw", data=TYPED | {"items": "2 x Brake Kit\n\nWheel"})
    assert review.status_code == 200 and stored() == []
    assert "2 × Brake Kit; 1 × Wheel (order 1001)." in unescape(review.text)
    sent = {**fields_of(review.text)}
    done = client.post("/withdraw/confirm", data=sent)
    again = client.post("/withdraw/confirm", data=sent)
    assert (done.status_code, again.status_code, len(stored())) == (303, 303, 1)
    assert [each.items for each in stored()] == [
        [{"name": "Brake Kit", "quantity": 2}, {"name": "Wheel", "quantity": 1}]
    ]


def test_the_receipt_has_an_address_of_its_own_for_a_day(client: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> None:
    review = client.post("/withdraw", data=TYPED)
    # What no browser may store, it asks to send again on the way back.
    assert review.headers["Cache-Control"] == "private, no-cache"
    place = client.post("/withdraw/confirm", data=TYPED).headers["Location"]
    assert re.fullmatch(r"/withdraw/received/[\w.-]{60,}", place)
    page = client.get(place)
    assert (page.status_code, "Withdrawal received" in page.text, "order 1001." in page.text) == (200, True, True)
    assert (page.headers["Cache-Control"], page.headers["X-Robots-Tag"]) == ("no-store", "noindex")
    assert page.headers["Referrer-Policy"] == "no-referrer" and "<script" not in page.text
    assert client.get(place).status_code == 200 and len(stored()) == 1
    letter = "A" if place[-10] != "A" else "B"
    for wrong in (f"{place[:-10]}{letter}{place[-9:]}", f"/withdraw/received/{stored()[0].id}"):
        strange = client.get(wrong)
        assert (strange.status_code, "1001" in strange.text, "Aoife" in strange.text) == (404, False, False)
    later = time.time() + 24 * 3600 + 2
    monkeypatch.setattr("time.time", lambda: later)
    assert client.get(place).status_code == 404


def test_an_orders_link_fills_it_in(client: FlaskClient) -> None:
    order = make_order((make_product("Brake Kit"), 3), (make_product("Mat"), 1))
    form = client.get(f"/withdraw?order={order.id}").text
    sent = fields_of(form)
    assert f"Order {order.order_number}" in form and sent["name"] == "Aoife Byrne"
    assert client.post("/withdraw/confirm", data=sent).status_code == 303
    kit = next(line for line in sent if sent[line] == "3")
    mat = next(line for line in sent if sent[line] == "1")
    assert client.post("/withdraw/confirm", data=sent | {kit: "2", mat: "0"}).status_code == 303
    assert [(each.verified_by, each.order_id, each.items) for each in stored()] == [
        ("link", order.id, None),
        ("link", order.id, [{"name": "Brake Kit", "quantity": 2}]),
    ]
    for wrong in ({kit: "4"}, {kit: "x"}, {kit: "0", mat: "0"}):
        assert client.post("/withdraw", data=sent | wrong).status_code == 400
    assert fields_of(client.get(f"/withdraw?order={NOBODY}").text) == fields_of(client.get("/withdraw").text)


def test_an_orders_link_leaves_out_what_is_made_to_order_and_says_why(client: FlaskClient) -> None:
    order = make_order((make_product("Seat cover", made_to_order=1), 2), (make_product("Mat"), 1))
    form = client.get(f"/withdraw?order={order.id}").text
    assert form.count("Made to order: you cannot withdraw from this purchase") == 1
    sent = fields_of(form)
    cover = next(line for line in sent if sent[line] == "0")
    assert client.post("/withdraw/confirm", data=sent).status_code == 303
    # Whether that is so is not for the form to decide, so the statement can still be made.
    assert client.post("/withdraw/confirm", data=sent | {cover: "2"}).status_code == 303
    assert [each.items for each in stored()] == [[{"name": "Mat", "quantity": 1}], None]


def test_pieces_that_came_back_are_not_offered_again(admin: FlaskClient, client: FlaskClient) -> None:
    order = make_order((make_product("Brake Kit"), 3), (make_product("Mat"), 1))
    for status in ("confirmed", "shipped", "completed"):
        admin.patch(f"/api/admin/orders/{order.id}", json={"status": status})
    shown = admin.get(f"/api/admin/orders/{order.id}").json
    kit = next(item["id"] for item in shown["items"] if item["productName"] == "Brake Kit")
    back = {"items": [{"itemId": kit, "quantity": 1}], "updatedAt": shown["updatedAt"]}
    assert admin.post(f"/api/admin/orders/{order.id}/returns", json=back).status_code == 200
    sent = fields_of(client.get(f"/withdraw?order={order.id}").text)
    assert sent[kit] == "2"
    assert client.post("/withdraw", data=sent | {kit: "3"}).status_code == 400
    assert client.post("/withdraw/confirm", data=sent).status_code == 303
    [row] = admin.get("/api/admin/withdrawals").json
    assert row["items"] is None


def test_what_is_wrong_is_said_beside_its_field_and_nothing_typed_is_lost(client: FlaskClient) -> None:
    page = client.post("/withdraw", data=TYPED | {"name": "<b>", "email": "aoife", "items": "a part"})
    assert page.status_code == 400
    assert 'id="email-error">Please enter a valid email address<' in page.text
    assert fields_of(page.text) == {"name": "<b>", "email": "aoife", "order": "1001"}
    assert ">a part</textarea>" in page.text and "<b>" not in page.text
    changed = client.post("/withdraw", data=TYPED | {"change": "1"})
    assert changed.status_code == 200 and fields_of(changed.text)["order"] == "1001"
    assert client.post("/withdraw/confirm", data={}).status_code == 400
    assert stored() == []


def test_another_site_cannot_send_it(client: FlaskClient) -> None:
    for path in ("/withdraw", "/withdraw/confirm"):
        refused = client.post(path, data=TYPED, headers={"Origin": "http://evil.example"})
        assert refused.status_code == 403
    assert stored() == []


def test_a_busy_shop_says_so_and_keeps_the_statement(client: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: Any) -> None:
        raise OperationalError("write", None, sqlite3.OperationalError("database is locked"))

    monkeypatch.setattr("app.web.pages.withdraw.take_in", refuse)
    page = client.post("/withdraw/confirm", data=TYPED)
    assert (page.status_code, page.headers["Retry-After"]) == (503, "5")
    assert "Please try again in a moment." in page.text and fields_of(page.text)["order"] == "1001"


def test_ten_an_hour_by_page_and_call_together(config: Config) -> None:
    app = create_app(replace(config, throttles=True))
    client = app.test_client()
    statuses = [
        client.post("/withdraw/confirm", data=TYPED | {"order": str(number)}).status_code for number in range(9)
    ]
    assert client.post("/api/withdrawals", json={"step": "confirm", "name": "A"}).status_code == 400
    body = {"step": "confirm", "name": "Ann", "email": "ann@example.ie", "order": "7"}
    assert [*statuses, client.post("/api/withdrawals", json=body).status_code] == [303] * 9 + [201]
    page = client.post("/withdraw/confirm", data=TYPED)
    assert page.status_code == 429 and int(page.headers["Retry-After"]) > 0
    assert fields_of(page.text)["order"] == "1001"
    assert client.post("/api/withdrawals", json=body).status_code == 429
    with app.app_context():
        db.engine.dispose()


def test_receipts_are_asked_for_sixty_times_a_minute(config: Config) -> None:
    app = create_app(replace(config, throttles=True))
    client = app.test_client()
    statuses = [client.get("/withdraw/received/guess").status_code for _ in range(60)]
    page = client.get("/withdraw/received/guess")
    assert (set(statuses), page.status_code) == ({404}, 429) and int(page.headers["Retry-After"]) > 0
    with app.app_context():
        db.engine.dispose()


@pytest.mark.usefixtures("built")
def test_it_looks_like_the_site_with_the_owners_name_and_colour(admin: FlaskClient, client: FlaskClient) -> None:
    admin.patch("/api/admin/settings", json={"businessName": "Byrne & Sons"})
    page = client.get("/withdraw")
    assert "Byrne &amp; Sons" in page.text
    style = re.findall("<style>(.*?)</style>", page.text, re.S)[0]
    assert "--color-accent" in style and "sha256-" in page.headers["Content-Security-Policy"]
    assert 'href="/withdraw" aria-current="page">Withdraw from contract here</a>' in page.text
