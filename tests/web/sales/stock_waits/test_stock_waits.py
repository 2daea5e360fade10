"""One e-mail when a sold-out part is back in stock: asked for, confirmed, sent and forgotten."""

import hashlib
import re
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import select, update

from app.runtime.mail_worker import MailWorker
from app.shop.base.settings.settings import NO_SHOP
from app.shop.sales.stock_waits.waits import CAN_BE_ORDERED, NOT_OFFERED
from app.store.catalogue.products import Product
from app.store.catalogue.stock_waits import StockWait
from app.store.customers.mails import Mail
from app.store.database.base import db, now
from app.store.database.sqlite import write
from app.web.calls.sales.stock_waits import CHECK_MAIL
from tests.make import NOBODY, forget_what_is_old, make_option, make_order, make_product, save
from tests.smtp import MailBox, mail_server
from tests.web.system.backups.backup_tools import make, restore

AOIFE = "aoife@example.ie"
SHOP = "https://shop.example"


def in_two_minutes() -> datetime:
    return now() + timedelta(minutes=2)


@pytest.fixture
def box(admin: FlaskClient) -> Iterator[MailBox]:
    with mail_server() as box:
        settings = box.settings | {"ownerEmail": "", "publicUrl": SHOP}
        assert admin.patch("/api/admin/settings", json=settings).status_code == 200
        yield box


@pytest.fixture
def gone(app: Flask) -> Product:
    return make_product("Boost Gauge", slug="gauge", inventory=0)


def ask(client: FlaskClient, product: Product, email: str = AOIFE) -> tuple[int, Any]:
    answer = client.post("/api/stock-waits", json={"productId": product.id, "email": email})
    return answer.status_code, answer.json


def link_in(mail: Any) -> str:
    """The path of the link that a mail has."""
    found = re.search(rf"{SHOP}(/back-in-stock/\S+)", mail.get_body(("plain",)).get_content())
    assert found
    return found[1]


def asked(app: Flask, client: FlaskClient, box: MailBox, product: Product, email: str = AOIFE) -> str:
    """Ask for a part, and return the path of the mailed link."""
    assert ask(client, product, email)[0] == 201
    MailWorker(app).send_due()
    return link_in(box.to(email)[-1])


def waits() -> list[StockWait]:
    rows = list(db.session.scalars(select(StockWait)))
    db.session.rollback()
    return rows


def subjects(box: MailBox, email: str = AOIFE) -> list[str]:
    return [str(mail["Subject"]) for mail in box.to(email)]


def work(app: Flask) -> None:
    """Let the mail worker write what is due in two minutes, and send it."""
    worker = MailWorker(app, in_two_minutes)
    worker.send_due()
    worker.send_due()


def test_who_confirms_gets_one_mail_when_the_part_is_back(
    app: Flask, client: FlaskClient, admin: FlaskClient, box: MailBox, gone: Product
) -> None:
    path = asked(app, client, box, gone)
    token = path.rsplit("/", 1)[1]
    (row,) = waits()
    assert (row.email, row.confirmed_at) == (AOIFE, None)
    assert row.token_hash == hashlib.sha256(token.encode()).hexdigest()
    assert len(token) >= 43
    page = client.get(path)
    assert "Yes, e-mail me" in page.text
    assert page.headers["Referrer-Policy"] == "no-referrer"
    assert page.headers["X-Robots-Tag"] == "noindex"
    assert waits()[0].confirmed_at is None
    answered = client.post(path, headers={"Origin": "null", "Sec-Fetch-Site": "same-origin"})
    assert "We will e-mail you" in answered.text
    work(app)
    assert len(box.mails) == 1
    assert admin.patch(f"/api/admin/products/{gone.id}", json={"inventory": 2}).status_code == 200
    MailWorker(app).send_due()
    assert len(box.mails) == 1, "a stock that moved just now may be undone"
    work(app)
    assert subjects(box) == [
        "Please confirm: an e-mail when Boost Gauge is back",
        "Back in stock: Boost Gauge",
    ]
    assert f"{SHOP}/shop/gauge" in box.to(AOIFE)[1].get_body(("plain",)).get_content()
    work(app)
    assert (waits(), len(box.mails)) == ([], 2)
    assert client.get(path).status_code == 404


def test_who_does_not_confirm_gets_none(
    app: Flask, client: FlaskClient, admin: FlaskClient, box: MailBox, gone: Product
) -> None:
    asked(app, client, box, gone)
    admin.patch(f"/api/admin/products/{gone.id}", json={"inventory": 2})
    work(app)
    assert len(box.mails) == 1


def back_by_form(admin: FlaskClient, product: Product) -> None:
    admin.patch(f"/api/admin/products/{product.id}", json={"inventory": 3})


def back_by_cancelling(admin: FlaskClient, product: Product) -> None:
    (order,) = admin.get("/api/admin/orders").json["orders"]
    assert admin.patch(f"/api/admin/orders/{order['id']}", json={"status": "cancelled"}).status_code == 200


def back_by_file(admin: FlaskClient, product: Product) -> None:
    from tests.web.sales.mail.sending import send_file

    file = f"slug,inventory\n{product.slug},4\n".encode()
    assert send_file(admin, "/api/admin/import/products", file, "stock.csv", "file").status_code == 200


def back_by_promise(admin: FlaskClient, product: Product) -> None:
    """A piece that was promised is released."""
    with write() as session:
        session.execute(update(Product).where(Product.id == product.id).values(inventory=1, agreed=1))
        session.execute(update(Product).where(Product.id == product.id).values(agreed=0))


@pytest.mark.parametrize("come_back", [back_by_form, back_by_cancelling, back_by_file, back_by_promise])
def test_the_mail_goes_however_the_stock_comes_back(
    app: Flask,
    client: FlaskClient,
    admin: FlaskClient,
    box: MailBox,
    come_back: Callable[[FlaskClient, Product], None],
) -> None:
    product = make_product("Boost Gauge", slug="gauge", inventory=1)
    make_order((product, 1), email="someone@example.ie")
    client.post(asked(app, client, box, product))
    come_back(admin, product)
    work(app)
    assert subjects(box)[1:] == ["Back in stock: Boost Gauge"]


def test_no_mail_goes_about_a_part_that_cannot_be_ordered(
    app: Flask, client: FlaskClient, admin: FlaskClient, box: MailBox, gone: Product
) -> None:
    client.post(asked(app, client, box, gone))
    path = f"/api/admin/products/{gone.id}"
    assert admin.patch(path, json={"inventory": 2, "hidden": 1}).status_code == 200
    work(app)
    until = (now() + timedelta(days=3)).date().isoformat()
    assert admin.patch("/api/admin/settings", json={"closedUntil": until}).status_code == 200
    assert admin.patch(path, json={"hidden": 0}).status_code == 200
    work(app)
    assert len(box.mails) == 1
    assert admin.patch("/api/admin/settings", json={"closedUntil": ""}).status_code == 200
    work(app)
    assert len(box.mails) == 2


def test_the_answer_is_the_same_whether_the_address_is_known_or_not(
    app: Flask, client: FlaskClient, box: MailBox, gone: Product
) -> None:
    said = (201, {"success": True, "message": CHECK_MAIL})
    assert ask(client, gone) == said
    MailWorker(app).send_due()
    first = link_in(box.mails[-1])
    client.post(first)
    assert ask(client, gone, AOIFE.upper()) == ask(client, gone, "new@example.ie") == said
    MailWorker(app).send_due()
    assert [row.confirmed_at is not None for row in sorted(waits(), key=lambda row: row.email)] == [True, False]
    again = link_in(box.to(AOIFE.upper())[-1] if box.to(AOIFE.upper()) else box.to(AOIFE)[-1])
    assert "We will e-mail you" in client.get(again).text
    assert client.get(first).status_code == 404


def test_the_page_removes_the_address(app: Flask, client: FlaskClient, box: MailBox, gone: Product) -> None:
    path = asked(app, client, box, gone)
    client.post(path)
    assert "Your address is removed" in client.post(path, data={"stop": "1"}).text
    assert waits() == []
    assert client.post(path, data={"stop": "1"}).status_code == 404
    assert client.get("/back-in-stock/nothing").status_code == 404


def test_a_deleted_part_comes_back_without_its_requests_and_says_so(
    app: Flask, client: FlaskClient, admin: FlaskClient, box: MailBox, gone: Product
) -> None:
    for emails, words in (
        ([AOIFE], "1 customer had asked for an e-mail when it is back in stock. That request is gone."),
        (
            [AOIFE, "niamh@example.ie"],
            "2 customers had asked for an e-mail when it is back in stock. Those requests are gone.",
        ),
        ([], None),
    ):
        for email in emails:
            asked(app, client, box, gone, email)
        undo = admin.delete(f"/api/admin/products/{gone.id}").headers["Pitlane-Undo"]
        back = admin.post(f"/api/admin/deleted/{undo}/restore")
        assert (back.json["notes"], waits()) == ([words] if words else [], [])


def test_a_restore_brings_no_request_back_that_was_answered_and_loses_none(
    app: Flask, client: FlaskClient, admin: FlaskClient, box: MailBox, gone: Product
) -> None:
    deleted = make_product("Deleted since", inventory=0)
    removed, confirmed = asked(app, client, box, gone), asked(app, client, box, gone, "niamh@example.ie")
    asked(app, client, box, deleted)
    name = make(admin)["name"]
    client.post(removed, data={"stop": "1"})
    client.post(confirmed)
    admin.delete(f"/api/admin/products/{deleted.id}")
    asked(app, client, box, gone, "orla@example.ie")
    newer = make_product("Newer", inventory=0)
    asked(app, client, box, newer)
    assert restore(admin, name)[0] == 200
    assert {(row.email, row.product_id, row.confirmed_at is not None) for row in waits()} == {
        ("niamh@example.ie", gone.id, True),
        ("orla@example.ie", gone.id, False),
        (AOIFE, deleted.id, False),
    }


def test_nothing_is_stored_where_no_mail_can_be_sent(client: FlaskClient, admin: FlaskClient, gone: Product) -> None:
    refused = (409, {"success": False, "message": NOT_OFFERED})
    assert ask(client, gone) == refused
    with mail_server() as box:
        assert admin.patch("/api/admin/settings", json=box.settings).status_code == 200
        assert ask(client, gone) == refused
        assert client.get("/api/settings").json["tellsWhenBack"] is False
        with_address = box.settings | {"publicUrl": "https://shop.example.ie"}
        assert admin.patch("/api/admin/settings", json=with_address).status_code == 200
        assert client.get("/api/settings").json["tellsWhenBack"] is True
    assert waits() == []
    assert db.session.scalar(select(Mail)) is None


def test_what_is_wrong_is_refused_and_stores_nothing(client: FlaskClient, box: MailBox, gone: Product) -> None:
    status, answer = ask(client, gone, "aoife")
    assert (status, answer["errors"]) == (
        400,
        {"email": "Please enter a valid email address"},
    )
    assert ask(client, make_product(inventory=1)) == (
        409,
        {"success": False, "message": CAN_BE_ORDERED},
    )
    assert ask(client, make_product(inventory=0, hidden=1))[0] == 404
    assert client.post("/api/stock-waits", json={"productId": NOBODY, "email": AOIFE}).status_code == 404
    assert waits() == []


@pytest.mark.usefixtures("box")
def test_a_closed_shop_takes_requests_and_says_that_nothing_can_be_ordered_now(
    client: FlaskClient, admin: FlaskClient, gone: Product
) -> None:
    closed = {"closedUntil": "2040-08-24", "closedMessage": "We are on holidays."}
    assert admin.patch("/api/admin/settings", json=closed).status_code == 200
    said = {"success": False, "message": "We are on holidays."}
    assert ask(client, make_product(inventory=1)) == (409, said)
    assert ask(client, gone)[0] == 201


def test_a_business_that_sells_no_parts_takes_no_requests_and_answers_none(
    app: Flask, client: FlaskClient, admin: FlaskClient, box: MailBox, gone: Product
) -> None:
    client.post(asked(app, client, box, gone))
    assert admin.patch("/api/admin/settings", json={"sellsParts": False}).status_code == 200
    for product in (gone, make_product(inventory=1)):
        assert ask(client, product) == (409, {"success": False, "message": NO_SHOP})
    admin.patch(f"/api/admin/products/{gone.id}", json={"inventory": 2})
    work(app)
    assert len(box.mails) == 1
    assert admin.patch("/api/admin/settings", json={"sellsParts": True}).status_code == 200
    work(app)
    assert subjects(box)[-1] == "Back in stock: Boost Gauge"


@pytest.mark.usefixtures("app")
def test_requests_go_after_two_and_ninety_days(gone: Product) -> None:
    for email, days, is_confirmed in (
        ("a@example.ie", 1, False),
        ("b@example.ie", 3, False),
        ("c@example.ie", 89, True),
        ("d@example.ie", 91, True),
    ):
        asked_at = now() - timedelta(days=days)
        confirmed_at = asked_at if is_confirmed else None
        given = {
            "email": email,
            "token_hash": email,
            "created_at": asked_at,
            "confirmed_at": confirmed_at,
        }
        save(StockWait(product_id=gone.id, **given))
    with write() as session:
        forget_what_is_old(session, now())
    assert {row.email for row in waits()} == {"a@example.ie", "c@example.ie"}


def test_the_demand_book_counts_who_waits(
    app: Flask, client: FlaskClient, admin: FlaskClient, box: MailBox, gone: Product
) -> None:
    for email in (AOIFE, "niall@example.ie"):
        client.post(asked(app, client, box, gone, email))
    asked(app, client, box, gone, "silent@example.ie")
    lines = admin.get("/api/admin/demand?days=30").json["lines"]
    assert [(line["product"], line["waiting"]) for line in lines] == [("Boost Gauge", 2)]
    assert "example.ie" not in str(lines)


def test_who_waits_for_an_option_gets_the_mail_of_that_option(
    app: Flask, client: FlaskClient, admin: FlaskClient, box: MailBox
) -> None:
    product = make_product("Boost Gauge", slug="gauge")
    red, blue = make_option(product, "Red", inventory=0), make_option(product, "Blue", inventory=3, position=1)
    body = {"productId": product.id, "email": AOIFE}
    assert client.post("/api/stock-waits", json=body).json["message"] == CAN_BE_ORDERED
    assert client.post("/api/stock-waits", json=body | {"optionId": blue.id}).json["message"] == CAN_BE_ORDERED
    unknown = client.post("/api/stock-waits", json=body | {"optionId": NOBODY})
    assert (unknown.status_code, unknown.json["message"]) == (404, "This option is no longer in the shop")
    for _ in range(2):
        assert client.post("/api/stock-waits", json=body | {"optionId": red.id}).json["message"] == CHECK_MAIL
    MailWorker(app).send_due()
    path = link_in(box.to(AOIFE)[-1])
    assert "Boost Gauge, Red" in client.get(path).text
    client.post(path, data={"yes": "1"})
    [row] = waits()
    assert (row.option_id, row.confirmed_at is not None) == (red.id, True)
    [line] = admin.get("/api/admin/demand").json["lines"]
    assert (line["productId"], line["waiting"]) == (product.id, 1)
    change = [{"id": red.id, "name": "Red", "inventory": 1}, {"id": blue.id, "name": "Blue"}]
    assert admin.put(f"/api/admin/products/{product.id}/options", json=change).status_code == 200
    work(app)
    assert subjects(box)[-1] == "Back in stock: Boost Gauge, Red"
    assert f"{SHOP}/shop/gauge?option={red.id}" in box.to(AOIFE)[-1].get_body(("plain",)).get_content()
    assert waits() == []
