"""Looking up an order gives everybody the same answer. Only the person that the order belongs to gets a mail."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app import create_app
from app.config import Config
from app.store.customers.mails import Mail
from app.store.database.base import db
from app.store.database.sqlite import quiet
from tests.in_one_shop import in_one_shop
from tests.make import make_order

LOOKUP = "/api/orders/lookup"
SAME = {
    "success": True,
    "message": "If the number and the e-mail belong to an order, the workshop will answer to that e-mail address.",
}


def links(admin: FlaskClient) -> list[str]:
    return [mail["toAddress"] for mail in admin.get("/api/admin/mails").json["mails"] if mail["kind"] == "order-link"]


@contextmanager
def statements(into: list[str]) -> Iterator[None]:
    """Collect the writer's statements without their values. SQLite reports a deletion again for each row that a foreign
    key checks. That is not a statement of ours, only a look into an empty index, so it is left out.
    """

    def note(sql: str) -> None:
        text = sql.partition("VALUES")[0].partition("WHERE")[0]
        if not (text.startswith("DELETE") and into[-1:] == [text]):
            into.append(text)

    with quiet() as connection:
        connection.set_trace_callback(note)
    yield
    with quiet() as connection:
        connection.set_trace_callback(None)


@pytest.mark.parametrize("number", ["1001", "#1001", " 1001 "])
@pytest.mark.parametrize("email", ["aoife@example.ie", "AOIFE@example.ie"])
def test_the_link_is_mailed_to_whom_the_order_belongs(
    admin: FlaskClient, client: FlaskClient, number: str, email: str
) -> None:
    assert admin.patch("/api/admin/settings", json={"publicUrl": "https://shop.example"}).status_code == 200
    order = make_order()
    answer = client.post(LOOKUP, json={"orderNumber": number, "email": email})
    assert (answer.status_code, answer.json) == (200, SAME)
    assert links(admin) == ["aoife@example.ie"]
    newest = admin.get("/api/admin/mails").json["mails"][0]
    assert f"https://shop.example/order/{order.id}" in admin.get(f"/api/admin/mails/{newest['id']}").json["bodyText"]


@in_one_shop(
    "sent",
    [
        {"orderNumber": "1002", "email": "aoife@example.ie"},
        {"orderNumber": "1001", "email": "other@example.ie"},
        {"orderNumber": "9" * 200, "email": "aoife@example.ie"},
        {"orderNumber": "1001; DROP", "email": "aoife@example.ie"},
    ],
)
def test_a_wrong_pair_gets_the_same_answer_and_no_mail(
    admin: FlaskClient, client: FlaskClient, sent: dict[str, str]
) -> None:
    make_order()
    answer = client.post(LOOKUP, json=sent)
    assert (answer.status_code, answer.json) == (200, SAME)
    assert links(admin) == []


def test_right_and_wrong_pairs_are_the_same_work(app: Flask, client: FlaskClient) -> None:
    make_order()
    make_order(email="", phone="056 123")
    asked = {
        "right": ("1001", "aoife@example.ie"),
        "right again": ("1001", "aoife@example.ie"),
        "another's": ("1001", "other@example.ie"),
        "of no e-mail": ("1002", "other@example.ie"),
        "none": ("1003", "aoife@example.ie"),
        "no number": ("one", "aoife@example.ie"),
    }
    done: dict[str, list[str]] = {}
    for name, (number, email) in asked.items():
        with statements(done.setdefault(name, [])):
            client.post(LOOKUP, json={"orderNumber": number, "email": email})
    assert [name for name in asked if done[name] != done["right"]] == []
    # A flush to the disk is what takes long, and what has changed nothing is not flushed.
    assert [each for each in done["none"] if each.startswith(("INSERT", "DELETE"))][-1].startswith("DELETE")
    assert db.session.query(Mail).where(Mail.kind == "order-link").one().to_address == "aoife@example.ie"


def test_an_address_in_another_writing_is_the_same(admin: FlaskClient, client: FlaskClient) -> None:
    make_order(email="\u00e9anna@example.ie")
    client.post(LOOKUP, json={"orderNumber": "1001", "email": "E\u0301ANNA@example.ie"})
    assert len(links(admin)) == 1


def test_without_a_public_address_the_same_is_said_and_a_mail_without_link_is_written(
    admin: FlaskClient, client: FlaskClient
) -> None:
    order = make_order()
    answer = client.post(LOOKUP, json={"orderNumber": "1001", "email": "aoife@example.ie"})
    assert (answer.status_code, answer.json) == (200, SAME)
    newest = admin.get("/api/admin/mails").json["mails"][0]
    assert (newest["kind"], newest["status"]) == ("order-link", "by_hand")
    text = admin.get(f"/api/admin/mails/{newest['id']}").json["bodyText"]
    assert "You asked about order 1001: it is received" in text
    assert order.id not in text
    # It carries no link, and waits for the owner's hand: the answer may promise neither a link nor that it is sent.
    assert not {"link", "sent"} & set(SAME["message"].split())


def test_request_again_and_again_fills_nobodys_mailbox(admin: FlaskClient, client: FlaskClient) -> None:
    make_order()
    for _time in range(4):
        client.post(LOOKUP, json={"orderNumber": "1001", "email": "aoife@example.ie"})
    assert len(links(admin)) in {1, 2}


def test_a_form_that_was_not_filled_in_is_refused(client: FlaskClient) -> None:
    answer = client.post(LOOKUP, json={})
    assert (answer.status_code, answer.json["success"]) == (400, False)
    assert answer.json["errors"] == {
        "orderNumber": "Please enter your order number",
        "email": "Please enter a valid email address",
    }


def test_it_is_throttled(app: Flask, config: Config) -> None:
    strict = create_app(Config(config.data_dir)).test_client()
    answers = [strict.post(LOOKUP, json={"orderNumber": "1", "email": "a@example.ie"}) for _time in range(6)]
    assert [answer.status_code for answer in answers] == [200] * 5 + [429]
    assert answers[5].json["success"] is False
    assert int(answers[5].headers["Retry-After"]) > 0
