"""Statements of withdrawal: two steps, saved first, mailed second."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from flask.testing import FlaskClient

from app.contract.sales.withdrawals import NO_ITEMS, WHICH_ORDER
from app.shop.sales.withdrawals import statements
from app.store.customers.mails import Mail
from app.store.database.base import db, now
from app.store.database.sqlite import write
from app.store.sales.orders import Order
from app.store.sales.withdrawals import Withdrawal
from tests.make import NOBODY, make_order, make_product

STATEMENT = {"name": "Aoife Byrne", "email": "aoife@example.ie", "order": "1001"}
ITEMS = [{"name": "Brake Kit", "quantity": 2}, {"name": "Wheel"}]


def send(client: FlaskClient, step: str = "confirm", **given: Any) -> Any:
    return client.post("/api/withdrawals", json={"step": step} | STATEMENT | given)


def stored() -> list[Withdrawal]:
    db.session.rollback()
    return db.session.query(Withdrawal).order_by(Withdrawal.reference).all()


def mails() -> list[Mail]:
    db.session.rollback()
    return db.session.query(Mail).filter(Mail.kind.like("%withdrawal%")).all()


def test_a_review_shows_the_statement_and_stores_nothing(client: FlaskClient) -> None:
    answer = send(client, "review", items=ITEMS)
    goods = "2 × Brake Kit; 1 × Wheel (order 1001)"
    sentence = f"I, Aoife Byrne, hereby withdraw from my contract of sale of these goods: {goods}."
    items = [{"name": "Brake Kit", "quantity": 2}, {"name": "Wheel", "quantity": 1}]
    assert answer.status_code == 200
    assert answer.json == {"name": "Aoife Byrne", "order": "1001", "items": items, "sentence": sentence}
    assert stored() == [] and mails() == []


def test_a_confirmed_one_is_stored_whole_with_its_acknowledgement(client: FlaskClient) -> None:
    answer = send(client, items=ITEMS[:1])
    assert (answer.status_code, answer.json["reference"]) == (201, 1)
    [withdrawal], [mail] = stored(), mails()
    assert (withdrawal.order_text, withdrawal.status, withdrawal.verified_by) == ("1001", "new", "none")
    assert (mail.to_address, mail.status) == ("aoife@example.ie", "by_hand")
    assert "Reference: 1\n" in mail.body_text
    assert "withdraw from my contract of sale of these goods: 2 × Brake Kit" in " ".join(mail.body_text.split())
    assert f"{withdrawal.received_at:%Y}, " in mail.body_text


def test_the_same_statement_within_a_day_is_the_same_one(client: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> None:
    first = send(client).json
    again = send(client, name="AOIFE  BYRNE".replace("  ", " "))
    assert (again.status_code, again.json) == (200, first)
    for spelled in ("#1001", "1001.", " Order no. 1001"):
        assert send(client, order=spelled).json == first
    assert send(client, order="1002").json["reference"] == 2
    assert send(client, items=ITEMS).json["reference"] == 3
    monkeypatch.setattr(statements, "now", lambda: now() + timedelta(hours=24, seconds=1))
    assert (send(client).status_code, len(stored()), len(mails())) == (201, 4, 4)


def test_nothing_tells_if_there_is_such_an_order(client: FlaskClient) -> None:
    make_order(email="aoife@example.ie")
    answers = [
        [send(client, step, **given) for step in ("review", "confirm")]
        for given in ({}, {"order": "9999"}, {"email": "eve@example.ie"}, {"order": "the red wheels of May"})
    ]
    assert {tuple(each.status_code for each in pair) for pair in answers} == {(200, 201)}
    assert {tuple(sorted(pair[1].json)) for pair in answers} == {("receivedAt", "reference")}
    # Only the owner sees which one is meant, and that nobody has shown who wrote it.
    assert [(bool(each.order_id), each.verified_by) for each in stored()] == [
        (True, "none"),
        (False, "none"),
        (False, "none"),
        (False, "none"),
    ]


def test_the_orders_own_id_counts_as_its_link(client: FlaskClient) -> None:
    order = make_order()
    assert send(client, "review", order=order.id).json["order"] == str(order.order_number)
    assert send(client, order=order.id.upper()).status_code == 201
    [withdrawal], [mail] = stored(), mails()
    assert (withdrawal.order_id, withdrawal.verified_by) == (order.id, "link")
    assert "Yes, I sent" not in mail.body_text
    assert send(client, order=NOBODY).status_code == 201
    assert stored()[1].order_text == NOBODY


def test_a_typed_statement_sent_again_by_the_link_is_verified(client: FlaskClient) -> None:
    order = make_order()
    first = send(client, order=str(order.order_number)).json
    assert send(client, order=order.id).json == first
    assert stored()[0].verified_by == "link"


def test_the_acknowledgements_link_shows_whose_address_it_is(admin: FlaskClient, client: FlaskClient) -> None:
    admin.patch("/api/admin/settings", json={"publicUrl": "https://shop.example"})
    send(client)
    [mail] = mails()
    token = mail.body_text.partition("https://shop.example/withdraw/confirm/")[2].split()[0]
    assert len(token) >= 43 and token not in str(vars(stored()[0]))
    host = {"Host": "shop.example"}
    assert client.head(f"/withdraw/confirm/{token}", headers=host).status_code == 200
    assert stored()[0].verified_by == "none"
    page = client.get(f"/withdraw/confirm/{token}", headers=host)
    assert (page.status_code, page.headers["Referrer-Policy"]) == (200, "no-referrer")
    assert stored()[0].verified_by == "mail"
    assert client.get("/withdraw/confirm/wrong", headers=host).status_code == 404


def test_strangers_words_reach_nobody_as_links(client: FlaskClient) -> None:
    send(client, name="Win a car www.evil.example", order="see https://evil.example/win")
    assert "evil.example" not in mails()[0].body_text and "evil.example" not in mails()[0].body_html


def test_a_closed_shop_takes_it(admin: FlaskClient, client: FlaskClient) -> None:
    admin.patch("/api/admin/settings", json={"closedUntil": "2099-01-01"})
    assert send(client).status_code == 201


@pytest.mark.parametrize(
    ("given", "errors"),
    [
        ({"name": "A"}, {"name": "Name must be at least 2 characters"}),
        ({"email": "aoife"}, {"email": "Please enter a valid email address"}),
        *(({"order": wrong}, {"order": WHICH_ORDER}) for wrong in (" ", "1\r\nBcc: x", "1\t2", "1\x852", "1\u20282")),
        ({"order": "1" * 201}, {"order": "Order must be at most 200 characters"}),
        ({"step": "send"}, {"step": "Step must be review or confirm"}),
        ({"items": []}, {"items": NO_ITEMS}),
        (
            {"items": [{"name": "Wheel", "quantity": 0}]},
            {"items": NO_ITEMS},
        ),
        ({"reason": "too loud"}, {"reason": "Unknown field: reason"}),
    ],
)
def test_what_is_wrong_is_refused_and_stores_nothing(
    client: FlaskClient, given: dict[str, Any], errors: dict[str, str]
) -> None:
    answer = send(client, **given)
    assert (answer.status_code, answer.json["errors"]) == (400, errors)
    assert stored() == []


def test_the_owner_hears_who_withdraws(admin: FlaskClient, client: FlaskClient) -> None:
    server = {"mailHost": "smtp.example.ie", "mailFrom": "shop@example.ie", "ownerEmail": "owner@example.ie"}
    assert admin.patch("/api/admin/settings", json=server).status_code == 200
    send(client)
    to_customer, to_owner = sorted(mails(), key=lambda mail: mail.kind == "new-withdrawal")
    assert (to_customer.status, to_owner.to_address) == ("waiting", "owner@example.ie")
    assert "Aoife" in to_owner.body_text and "/admin/withdrawals" in to_owner.body_text


Made = Callable[..., dict[str, Any]]


@pytest.fixture
def made(client: FlaskClient, admin: FlaskClient) -> Made:
    """Send a statement, and return it as the owner sees it."""

    def make(**given: Any) -> dict[str, Any]:
        reference = send(client, **given).json["reference"]
        return next(each for each in admin.get("/api/admin/withdrawals").json if each["reference"] == reference)

    return make


def pay(admin: FlaskClient, order: Order, amount: str | None = None) -> None:
    body = {"amount": amount or str(order.total), "method": "cash"}
    assert admin.post(f"/api/admin/orders/{order.id}/payments", json=body).status_code == 201


def test_the_owner_sees_the_order_beside_it_and_what_goes_back(admin: FlaskClient, made: Made) -> None:
    admin.patch("/api/admin/settings", json={"deliveryPrice": "9.90"})
    order = make_order((make_product("Brake Kit", price=100), 3), (make_product("Mat", price=5), 1))
    assert made(order="what I bought")["refund"] is None
    pay(admin, order)
    row = made(order=order.id)
    assert {name: row[name] for name in ("orderId", "orderNumber", "items", "verifiedBy", "daysLeft", "refund")} == {
        "orderId": order.id,
        "orderNumber": str(order.order_number),
        "items": None,
        "verifiedBy": "link",
        "daysLeft": 14,
        "refund": str(order.total),
    }
    # Two of three with their tax, without the delivery.
    assert made(order=order.id, items=[{"name": "brake kit", "quantity": 2}])["refund"] == "220.00"
    assert made(order=order.id, items=[{"name": "Brake Kit", "quantity": 4}])["refund"] is None
    assert made(order=order.id, items=[{"name": "Exhaust", "quantity": 1}])["refund"] is None


def test_the_owner_sees_another_name_and_parts_made_to_order(made: Made) -> None:
    order = make_order((make_product("Seat cover", made_to_order=1), 1), (make_product("Mat"), 1))
    row = made(order=order.id, name="aoife  byrne")
    assert (row["otherCustomer"], row["madeToOrder"]) == (None, ["Seat cover"])
    assert made(order=order.id, name="Niamh Walsh")["otherCustomer"] == "Aoife Byrne"
    assert made(order=order.id, items=[{"name": "Mat", "quantity": 1}])["madeToOrder"] == []
    assert made(order=order.id, items=[{"name": "Cover", "quantity": 1}])["madeToOrder"] == ["Seat cover"]
    unknown = made(order="what I bought")
    assert (unknown["otherCustomer"], unknown["madeToOrder"]) == (None, [])


def test_the_customer_is_mailed_what_was_decided(admin: FlaskClient, made: Made) -> None:
    order = make_order((make_product(price=100), 1))
    pay(admin, order)
    accepted, refused = made(order=order.id), made(order="the cover")
    assert change(admin, refused, status="refused").status_code == 400
    change(admin, accepted, status="accepted")
    change(admin, refused, status="refused", note="Made to your order.")
    change(admin, accepted, status="done")
    change(admin, refused, note="rang her")
    sent = [each for each in mails() if each.kind in {"withdrawal-accepted", "withdrawal-refused"}]
    assert [(each.kind, each.to_address, each.status) for each in sent] == [
        ("withdrawal-accepted", "aoife@example.ie", "by_hand"),
        ("withdrawal-refused", "aoife@example.ie", "by_hand"),
    ]
    assert "We will pay €110.00 back to you within 14 days" in " ".join(sent[0].body_text.split())
    assert "Made to your order." in sent[1].body_text


def test_what_had_come_back_before_is_not_owed_again(admin: FlaskClient, made: Made) -> None:
    order = make_order((make_product("Brake Kit", price=100), 2))
    pay(admin, order)
    for status in ("confirmed", "shipped", "completed"):
        admin.patch(f"/api/admin/orders/{order.id}", json={"status": status})
    seen = admin.get(f"/api/admin/orders/{order.id}").json
    pieces = [{"itemId": seen["items"][0]["id"], "quantity": 1}]
    back = {"items": pieces, "updatedAt": seen["updatedAt"]}
    assert admin.post(f"/api/admin/orders/{order.id}/returns", json=back).status_code == 200
    assert made(order=order.id)["refund"] == "110.00"
    assert made(order=order.id, items=[{"name": "Brake Kit", "quantity": 1}])["refund"] == "110.00"
    assert made(order=order.id, items=[{"name": "Brake Kit", "quantity": 2}])["refund"] is None


def change(admin: FlaskClient, row: dict[str, Any], **given: Any) -> Any:
    return admin.patch(f"/api/admin/withdrawals/{row['id']}", json=given)


def test_it_goes_its_steps_and_no_other(admin: FlaskClient, made: Made) -> None:
    order = make_order()
    pay(admin, order)
    first, second = made(order=order.id), made(order="the mat")

    for status in ("new", "done"):
        assert change(admin, first, status=status).status_code == 409
    assert change(admin, first, status="accepted", note="came back whole").json["status"] == "accepted"
    for status in ("new", "accepted", "refused"):
        assert change(admin, first, status=status).status_code == 409
    done = change(admin, first, status="done").json
    assert (done["status"], done["note"], done["daysLeft"]) == ("done", "came back whole", None)
    assert change(admin, first, status="done").json == {
        "message": "This withdrawal is done. Its status can no longer change."
    }
    assert change(admin, second, status="refused").json["errors"] == {"note": "Please give the reason"}
    assert change(admin, second, status="refused", note="made to order").json["status"] == "refused"
    assert change(admin, second, note="rang her").json["note"] == "rang her"
    assert change(admin, second).status_code == 400
    assert change(admin, {"id": NOBODY}, status="accepted").status_code == 404
    history = admin.get(f"/api/admin/orders/{order.id}").json["history"]
    total = order.total
    assert [event["note"] for event in history][-2:] == [
        f"Withdrawal 1 accepted: €{total} to pay back.",
        f"Withdrawal 1 done: €{total} paid back.",
    ]
    assert [each["status"] for each in admin.get("/api/admin/withdrawals?status=refused").json] == ["refused"]
    assert admin.get("/api/admin/withdrawals?status=lost").status_code == 400


def test_the_days_left_are_those_of_the_workshops_calendar(
    admin: FlaskClient, made: Made, monkeypatch: pytest.MonkeyPatch
) -> None:
    # 23:59:59 in Dublin on the eve of the change to winter time, which is a day of 25 hours.
    monkeypatch.setattr(statements, "now", lambda: datetime(2026, 10, 24, 22, 59, 59, tzinfo=UTC))
    monkeypatch.setattr("app.shop.sales.withdrawals.refund.now", lambda: datetime(2026, 10, 24, 23, 0, tzinfo=UTC))
    row = made()
    assert row["daysLeft"] == 13
    monkeypatch.setattr("app.shop.sales.withdrawals.refund.now", lambda: datetime(2026, 11, 8, 0, 0, tzinfo=UTC))
    assert admin.get("/api/admin/withdrawals").json[0]["daysLeft"] == -1


def test_its_days_are_counted_from_delivery_else_from_dispatch(admin: FlaskClient, made: Made) -> None:
    order = make_order()

    def change(**given: Any) -> dict[str, Any]:
        answer: dict[str, Any] = admin.patch(f"/api/admin/orders/{order.id}", json=given).json
        return answer

    assert made(order=order.id)["deliveredDays"] is None
    change(status="confirmed", despiteWithdrawal=True)
    change(status="shipped", despiteWithdrawal=True)
    assert admin.get("/api/admin/withdrawals").json[0]["deliveredDays"] == 0
    long_ago = (now() - timedelta(days=20)).isoformat()
    assert change(deliveredAt=long_ago)["deliveredAt"] is not None
    assert admin.get("/api/admin/withdrawals").json[0]["deliveredDays"] == 20
    change(status="completed", despiteWithdrawal=True)
    assert admin.get("/api/admin/withdrawals").json[0]["deliveredDays"] == 20
    assert change(deliveredAt=None)["deliveredAt"] is None
    other = make_order()
    for status in ("confirmed", "ready", "completed"):
        last = admin.patch(f"/api/admin/orders/{other.id}", json={"status": status}).json
    assert last["deliveredAt"] is not None


def test_new_ones_are_counted_until_they_are_decided(admin: FlaskClient, made: Made) -> None:
    row = made()
    assert admin.get("/api/admin/orders/feed").json["newWithdrawals"] == 1
    assert admin.get("/api/admin/today").json["withdrawals"] == {"count": 1, "oldestAt": row["receivedAt"]}
    admin.patch(f"/api/admin/withdrawals/{row['id']}", json={"status": "accepted"})
    assert admin.get("/api/admin/orders/feed").json["newWithdrawals"] == 0
    assert admin.get("/api/admin/today").json["withdrawals"] == {"count": 0, "oldestAt": None}


def test_the_file_has_every_one(admin: FlaskClient, made: Made) -> None:
    made(name="=Ann", items=ITEMS)
    lines = admin.get("/api/admin/export/withdrawals.csv").get_data(as_text=True).splitlines()
    assert lines[0].startswith("\ufeffid,reference,receivedAt,name,email,orderText")
    assert "'=Ann" in lines[1] and "2 × Brake Kit; 1 × Wheel" in lines[1]


def test_a_settled_one_is_erased_with_its_person_and_an_open_one_is_not(admin: FlaskClient, made: Made) -> None:
    row = made()
    person = {"email": STATEMENT["email"]}
    assert [each["orderText"] for each in admin.post("/api/admin/privacy/find", json=person).json["withdrawals"]] == [
        "1001"
    ]
    refused = admin.post("/api/admin/privacy/erase", json=person)
    assert (refused.status_code, refused.json["message"]) == (
        409,
        "Withdrawal 1 is not settled. Refuse or finish it first; nothing was erased.",
    )
    admin.patch(f"/api/admin/withdrawals/{row['id']}", json={"status": "refused", "note": "none of ours"})
    assert admin.post("/api/admin/privacy/erase", json=person).json["withdrawals"] == 1
    with write() as session:
        [left] = session.query(Withdrawal).all()
        assert (left.reference, left.name, left.email, left.order_text, left.note) == (1, "Erased", "", "Erased", None)
    assert admin.post("/api/admin/privacy/find", json=person).json["withdrawals"] == []


def test_a_statement_without_its_mail_is_none(client: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as broken:
        broken.setattr("app.shop.sales.mail.withdrawal_mails.write_rows", lambda *_: 1 / 0)
        assert send(client).status_code == 500
    assert stored() == []
    assert send(client).json["reference"] == 1
