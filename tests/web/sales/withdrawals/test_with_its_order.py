"""A withdrawal and its order know of each other."""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import pytest
from flask.testing import FlaskClient
from sqlalchemy import select

from app.shop.base.workshop_days import workshop_day
from app.store.catalogue.products import Product
from app.store.customers.mails import Mail
from app.store.database.base import db
from app.store.sales.orders import Order
from tests.make import make_order, make_product

Json = dict[str, Any]
Stated = Callable[..., Json]


@pytest.fixture
def kit() -> Product:
    return make_product("Brake Kit", price=100, inventory=10)


@pytest.fixture
def mat() -> Product:
    return make_product("Mat", price=10, inventory=10)


@pytest.fixture
def order(kit: Product, mat: Product) -> Order:
    """Two kits and a mat: €231 with the tax."""
    return make_order((kit, 2), (mat, 1))


@pytest.fixture
def stated(client: FlaskClient, admin: FlaskClient) -> Stated:
    """Send a statement, and return it as the owner sees it."""

    def send(order: Order, *parts: tuple[str, int]) -> Json:
        items = [{"name": name, "quantity": quantity} for name, quantity in parts] or None
        body = {"step": "confirm", "name": "Aoife Byrne", "email": "aoife@example.ie", "order": order.id}
        reference = client.post("/api/withdrawals", json=body | ({"items": items} if items else {})).json["reference"]
        return next(each for each in admin.get("/api/admin/withdrawals").json if each["reference"] == reference)

    return send


def pay(admin: FlaskClient, order: Order, amount: str) -> None:
    body = {"amount": amount, "method": "cash"}
    assert admin.post(f"/api/admin/orders/{order.id}/payments", json=body).status_code == 201


def refund(admin: FlaskClient, order: Order, amount: str, **given: Any) -> Any:
    body = {"amount": amount, "method": "cash", "reason": "Withdrawn"} | given
    return admin.post(f"/api/admin/orders/{order.id}/refunds", json=body)


def take(admin: FlaskClient, order: Order, *steps: str, **given: Any) -> Any:
    answers = [admin.patch(f"/api/admin/orders/{order.id}", json={"status": step} | given) for step in steps]
    return answers[-1]


def decide(admin: FlaskClient, row: Json, status: str = "accepted", **given: Any) -> Json:
    answer = admin.patch(f"/api/admin/withdrawals/{row['id']}", json={"status": status} | given)
    assert answer.status_code == 200, answer.json
    changed: Json = answer.json
    return changed


def read(admin: FlaskClient, order: Order) -> Json:
    found: Json = admin.get(f"/api/admin/orders/{order.id}").json
    return found


def stock(product: Product) -> int:
    db.session.rollback()
    return db.session.get_one(Product, product.id).inventory


def text_of(kind: str) -> str:
    db.session.rollback()
    [mail] = db.session.query(Mail).filter(Mail.kind == kind).all()
    return " ".join(mail.body_text.split())


def today(admin: FlaskClient) -> Json:
    found: Json = admin.get("/api/admin/today").json
    fed = admin.get("/api/admin/orders/feed").json
    assert (fed["newWithdrawals"], fed["toPayBack"]) == (found["withdrawals"]["count"], found["toPayBack"]["count"])
    return found


@pytest.mark.parametrize(
    ("case", "expected"),
    [
        ((None, None, ()), "0.00"),
        (("30.00", None, ()), "30.00"),
        (("231.00", None, ()), "231.00"),
        (("231.00", "200.00", ()), "31.00"),
        (("231.00", None, (("Mat", 1),)), "11.00"),
        (("5.00", None, (("Mat", 1),)), "5.00"),
        (("231.00", None, (("Mat", 1), ("brake kit", 1), ("Brake Kit", 1))), "231.00"),
    ],
)
def test_what_was_paid_goes_back_at_most(
    admin: FlaskClient, order: Order, stated: Stated, case: Any, expected: str
) -> None:
    paid, back, parts = case
    if paid:
        pay(admin, order, paid)
    if back:
        assert refund(admin, order, back).status_code == 201
    row = stated(order, *parts)
    assert (row["refund"], row["paid"]) == (expected, paid or "0.00")
    if paid:
        decide(admin, row)
        assert f"We will pay €{expected} back to you within 14 days" in text_of("withdrawal-accepted")


def test_nothing_was_paid_accepting_cancels_and_puts_the_stock_back_in_the_same_press(
    admin: FlaskClient, client: FlaskClient, order: Order, stated: Stated, kit: Product
) -> None:
    row = stated(order)
    assert (row["settles"], stock(kit)) == ("order", 8)
    done = decide(admin, row)
    assert (done["status"], done["refund"], done["isDue"], done["daysLeft"]) == ("done", "0.00", False, None)
    seen = read(admin, order)
    assert (seen["status"], stock(kit)) == ("cancelled", 10)
    assert seen["withdrawal"] == {"id": row["id"], "status": "done", "at": row["receivedAt"]}
    assert seen["history"][-1]["note"] == (
        "Withdrawal 1 accepted: nothing was paid. The order is cancelled, and its stock is back."
    )
    said = text_of("withdrawal-accepted")
    assert f"Nothing was paid: your order {seen['orderNumber']} is cancelled" in said and "We pay" not in said
    assert db.session.query(Mail).filter(Mail.kind == "order-cancelled").count() == 0
    assert today(admin)["toPayBack"] == {"count": 0, "oldestAt": None, "daysLeft": None}
    assert client.get(f"/api/orders/{order.id}").json["status"] == "cancelled"


def test_nothing_was_paid_for_a_completed_order_either(
    admin: FlaskClient, order: Order, stated: Stated, kit: Product
) -> None:
    take(admin, order, "confirmed", "shipped", "completed")
    decide(admin, stated(order))
    assert (read(admin, order)["status"], stock(kit)) == ("cancelled", 10)


def test_parts_that_nobody_paid_for_leave_the_order_and_come_back(
    admin: FlaskClient, order: Order, stated: Stated, kit: Product, mat: Product
) -> None:
    row = stated(order, ("Brake Kit", 1), ("Mat", 1))
    assert row["settles"] == "lines"
    assert decide(admin, row)["status"] == "done"
    seen = read(admin, order)
    assert (seen["status"], seen["total"]) == ("pending", "110.00")
    assert [(line["productName"], line["quantity"]) for line in seen["items"]] == [("Brake Kit", 1)]
    assert (stock(kit), stock(mat)) == (9, 10)
    assert "the parts are off your order" in text_of("withdrawal-accepted")
    assert take(admin, order, "confirmed").status_code == 200


def test_a_wrong_name_and_a_wrong_quantity_are_different(admin: FlaskClient, order: Order, stated: Stated) -> None:
    asked = [stated(order, part) for part in (("Mat", 1), ("Rug", 1), ("Mat", 5))]
    assert [(each["mismatch"], each["refund"]) for each in asked] == [
        (None, "0.00"),
        ("name", None),
        ("quantity", None),
    ]
    # Once its parts are off the order, there is nothing to compare.
    done = decide(admin, asked[0])
    assert (done["mismatch"], done["refund"]) == (None, "0.00")


def test_what_is_paid_later_for_the_other_pieces_was_not_paid_back(
    admin: FlaskClient, order: Order, stated: Stated
) -> None:
    row = decide(admin, stated(order, ("Brake Kit", 1)))
    pay(admin, order, "121.00")
    assert (row["refund"], admin.get("/api/admin/withdrawals").json[0]["refund"]) == ("0.00", "0.00")


def test_free_delivery_stays_free_when_parts_leave(admin: FlaskClient, stated: Stated, kit: Product) -> None:
    admin.patch("/api/admin/settings", json={"deliveryPrice": "9.90", "freeDeliveryOver": "150"})
    order = make_order((kit, 2))
    decide(admin, stated(order, ("Brake Kit", 1)))
    assert read(admin, order)["total"] == "110.00"


def test_a_step_forward_is_asked_about_while_a_withdrawal_is_open(
    admin: FlaskClient, order: Order, stated: Stated
) -> None:
    pay(admin, order, "231.00")
    row = stated(order)
    refused = take(admin, order, "confirmed")
    assert refused.status_code == 409
    assert refused.json["message"].startswith("The customer withdrew from this order on ")
    assert "withdrawal 1" in refused.json["message"]
    assert take(admin, order, "confirmed", despiteWithdrawal="yes").status_code == 400
    assert take(admin, order, "confirmed", despiteWithdrawal=True).status_code == 200
    decide(admin, row)
    assert take(admin, order, "shipped").status_code == 409
    assert take(admin, order, "shipped", despiteWithdrawal=True).status_code == 200
    # A step back is none forward.
    assert take(admin, order, "confirmed").status_code == 200
    assert admin.patch(f"/api/admin/orders/{order.id}", json={"note": "rang her"}).status_code == 200


def test_a_refused_withdrawal_prevents_nothing(admin: FlaskClient, order: Order, stated: Stated) -> None:
    decide(admin, stated(order), "refused", note="Made to order.")
    assert read(admin, order)["withdrawal"]["status"] == "refused"
    assert take(admin, order, "confirmed", "shipped").status_code == 200


def test_several_are_confirmed_at_once_only_if_nobody_withdrew(
    admin: FlaskClient, order: Order, stated: Stated
) -> None:
    other = make_order()
    stated(order)
    seen = [{"id": each.id, "updatedAt": read(admin, each)["updatedAt"]} for each in (order, other)]
    answer = admin.post("/api/admin/orders/confirm", json={"orders": seen})
    number = read(admin, order)["orderNumber"]
    assert (answer.status_code, answer.json) == (
        409,
        {"message": f"The customer withdrew: {number}. No order was confirmed."},
    )
    wanted = {"orders": seen, "despiteWithdrawal": True}
    assert admin.post("/api/admin/orders/confirm", json=wanted).json == {"confirmed": 2}


def test_cancelling_an_order_settles_its_withdrawal(admin: FlaskClient, order: Order, stated: Stated) -> None:
    row = stated(order)
    take(admin, order, "cancelled")
    [settled] = admin.get("/api/admin/withdrawals").json
    assert (settled["id"], settled["status"], settled["isDue"]) == (row["id"], "done", False)
    assert read(admin, order)["history"][-1]["note"] == "This settles withdrawal 1."
    said = text_of("order-cancelled")
    assert "This settles your withdrawal 1." in said and "If you did not expect this" not in said
    assert today(admin)["withdrawals"]["count"] == 0


def test_money_of_a_cancelled_order_is_counted_until_it_is_back(
    admin: FlaskClient, order: Order, stated: Stated
) -> None:
    pay(admin, order, "231.00")
    stated(order)
    take(admin, order, "cancelled")
    [settled] = admin.get("/api/admin/withdrawals").json
    assert (settled["status"], settled["isDue"], settled["refund"], settled["daysLeft"]) == ("done", True, "231.00", 14)
    assert read(admin, order)["history"][-1]["note"] == ("This settles withdrawal 1; €231.00 is still to be paid back.")
    assert (today(admin)["toPayBack"]["count"], today(admin)["toPayBack"]["daysLeft"]) == (1, 14)
    refund(admin, order, "231.00")
    assert admin.get("/api/admin/withdrawals").json[0]["refund"] == "231.00"
    assert today(admin)["toPayBack"]["count"] == 0


def test_today_counts_what_is_to_pay_back_until_it_is_done(admin: FlaskClient, order: Order, stated: Stated) -> None:
    pay(admin, order, "231.00")
    row = stated(order)
    assert (today(admin)["withdrawals"]["count"], today(admin)["toPayBack"]["count"]) == (1, 0)
    decide(admin, row)
    assert today(admin)["toPayBack"] == {"count": 1, "oldestAt": row["receivedAt"], "daysLeft": 14}
    assert refund(admin, order, "231.00", withdrawalId=row["id"]).status_code == 201
    assert today(admin)["toPayBack"]["count"] == 0
    [done] = admin.get("/api/admin/withdrawals").json
    assert (done["status"], done["refund"], done["isDue"]) == ("done", "231.00", False)


def test_an_order_that_has_not_left_ends_with_its_withdrawal(
    admin: FlaskClient, order: Order, stated: Stated, kit: Product
) -> None:
    pay(admin, order, "231.00")
    row = stated(order)
    decide(admin, row)
    assert read(admin, order)["status"] == "pending"
    refund(admin, order, "231.00", withdrawalId=row["id"])
    seen = read(admin, order)
    assert (seen["status"], seen["history"][-1]["note"]) == ("cancelled", "Withdrawal 1 done: €231.00 paid back.")
    assert stock(kit) == 10


def test_a_mail_offers_to_withdraw_only_while_there_is_a_contract(
    admin: FlaskClient, order: Order, stated: Stated, kit: Product
) -> None:
    def offers(of: Order, kind: str) -> bool:
        db.session.rollback()
        written = select(Mail).where(Mail.order_id == of.id, Mail.kind == kind).order_by(Mail.created_at.desc())
        mail = db.session.scalars(written.limit(1)).one()
        assert ("Withdraw from contract here" in mail.body_html) == ("Withdraw from contract here" in mail.body_text)
        return "Withdraw from contract here" in mail.body_text

    pay(admin, order, "231.00")
    refund(admin, order, "1.00", notify=True)
    assert offers(order, "order-received") and offers(order, "order-refunded")
    stated(order)
    refund(admin, order, "2.00", notify=True)
    assert not offers(order, "order-refunded")
    cancelled, in_part, refused = (make_order((kit, 1)) for _ in range(3))
    take(admin, cancelled, "cancelled")
    assert not offers(cancelled, "order-cancelled")
    stated(in_part, ("Brake Kit", 1))
    decide(admin, stated(refused), "refused", note="It was cut to size.")
    for each in (in_part, refused):
        take(admin, each, "confirmed", "ready", despiteWithdrawal=True)
        assert offers(each, "order-ready")


def test_an_order_that_was_sent_stays_as_it_is(admin: FlaskClient, order: Order, stated: Stated, kit: Product) -> None:
    pay(admin, order, "231.00")
    take(admin, order, "confirmed", "shipped", "completed")
    row = decide(admin, stated(order))
    refund(admin, order, "231.00", withdrawalId=row["id"])
    # What came back is put into stock by whoever has it in their hands.
    assert (read(admin, order)["status"], stock(kit)) == ("completed", 8)


def test_parts_leave_the_rest_of_the_order(admin: FlaskClient, order: Order, stated: Stated) -> None:
    pay(admin, order, "231.00")
    row = decide(admin, stated(order, ("Mat", 1)))
    refund(admin, order, "11.00", withdrawalId=row["id"])
    assert read(admin, order)["status"] == "pending"
    assert take(admin, order, "confirmed", "shipped").status_code == 200


def test_the_customer_is_not_asked_for_what_they_withdrew_from(
    admin: FlaskClient, client: FlaskClient, order: Order, stated: Stated
) -> None:
    admin.patch(
        "/api/admin/settings", json={"offerTransfer": True, "iban": "IE29AIBK93115212345678", "accountName": "Pitlane"}
    )
    assert client.get(f"/api/orders/{order.id}").json["withdrawal"] is None
    part = stated(order, ("Mat", 1))
    seen = client.get(f"/api/orders/{order.id}").json
    assert (seen["owed"], seen["withdrawal"]["status"]) == ("220.00", "new")
    assert seen["withdrawalFacts"] == {
        "reference": 1,
        "items": [{"name": "Mat", "quantity": 1}],
        "refund": "0.00",
        "payBackBy": seen["withdrawalFacts"]["payBackBy"],
    }
    decide(admin, part, "refused", note="Opened.")
    assert client.get(f"/api/orders/{order.id}").json["owed"] == "231.00"
    stated(order)
    seen = client.get(f"/api/orders/{order.id}").json
    assert (seen["owed"], seen["bankAccount"], seen["withdrawal"]["status"]) == ("0.00", None, "new")
    assert admin.get("/api/admin/orders?payment=unpaid").json["total"] == 0


def test_the_list_names_the_withdrawal(admin: FlaskClient, order: Order, stated: Stated) -> None:
    assert admin.get("/api/admin/orders").json["orders"][0]["withdrawal"] is None
    row = stated(order)
    assert admin.get("/api/admin/orders").json["orders"][0]["withdrawal"] == {
        "id": row["id"],
        "status": "new",
        "at": row["receivedAt"],
    }


def test_what_was_withdrawn_is_no_sale(admin: FlaskClient, order: Order, stated: Stated) -> None:
    make_order((make_product("Gauge", price=50), 1))
    now = workshop_day(datetime.now(UTC)).isoformat()
    day = {"from": now, "to": now, "by": "day", "basis": "ordered"}

    def sold() -> list[Any]:
        report = admin.get("/api/admin/reports/sales", query_string=day).json["sales"]
        of_today = today(admin)["sales"]["today"]
        assert (of_today["orders"], of_today["total"]) == (report["orders"], report["gross"])
        return [of_today["orders"], of_today["total"], of_today["returned"]]

    pay(admin, order, "231.00")
    assert sold() == [2, "286.00", "0.00"]
    take(admin, order, "confirmed", "shipped", "completed")
    row = stated(order)
    assert sold() == [1, "55.00", "0.00"]
    decide(admin, row)
    assert sold() == [1, "55.00", "0.00"]
    pieces = [{"itemId": line["id"], "quantity": line["quantity"]} for line in read(admin, order)["items"]]
    assert refund(admin, order, "231.00", lines=pieces, restock=True, withdrawalId=row["id"]).status_code == 201
    # What came back belongs to a sale that counts no more.
    assert sold() == [1, "55.00", "0.00"]


def test_a_refused_withdrawal_leaves_the_sale(admin: FlaskClient, order: Order, stated: Stated) -> None:
    row = stated(order)
    assert today(admin)["sales"]["today"]["orders"] == 0
    for status in ("refused", "done"):
        decide(admin, row, status, note="Made to order.")
        assert today(admin)["sales"]["today"]["orders"] == 1
