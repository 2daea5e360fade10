"""Payments and refunds as the owner records them, over HTTP."""

from functools import partial
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.store.catalogue.products import Product
from app.store.catalogue.stock_moves import StockMove
from app.store.customers.mails import Mail
from app.store.database.base import db
from app.store.sales.orders import Order
from app.store.sales.payments import Payment
from tests.live import ask, at_once, serving, sign_in
from tests.make import NOBODY, make_order, make_product

PAYMENT = {"amount": "110.00", "method": "cash"}
REFUND = {"amount": "20.00", "method": "cash", "lines": [], "restock": False, "reason": "Wrong size", "notify": False}


@pytest.fixture
def gauge() -> Product:
    return make_product("Boost Gauge", price=50, inventory=10)


@pytest.fixture
def order(admin: FlaskClient, gauge: Product) -> Order:
    """Two gauges: €110 with the tax."""
    return make_order((gauge, 2))


def pay(admin: FlaskClient, order: Order, **given: Any) -> Any:
    return admin.post(f"/api/admin/orders/{order.id}/payments", json=PAYMENT | given)


def refund(admin: FlaskClient, order: Order, **given: Any) -> Any:
    return admin.post(f"/api/admin/orders/{order.id}/refunds", json=REFUND | given)


def lines(order: Order, quantity: int = 1) -> list[dict[str, Any]]:
    with_items = db.session.get_one(Order, order.id)
    return [{"itemId": item.id, "quantity": quantity} for item in with_items.items]


def money(answer: Any) -> tuple[str, str, str]:
    return answer["paymentState"], answer["paid"], answer["refunded"]


def stock(product: Product) -> int:
    db.session.rollback()
    return db.session.get_one(Product, product.id).inventory


def test_it_is_the_owners_alone(client: FlaskClient, signed_out_admin: FlaskClient, order: Order) -> None:
    signed_out_admin.delete_cookie("desk_session")
    for visitor in (client, signed_out_admin):
        assert pay(visitor, order).status_code == refund(visitor, order).status_code == 401


def test_a_payment_is_recorded_and_both_the_owner_and_the_customer_see_it(
    admin: FlaskClient, client: FlaskClient, order: Order
) -> None:
    before = client.get(f"/api/orders/{order.id}").json
    assert (money(before), before["owed"], before["payments"]) == (("unpaid", "0.00", "0.00"), "110.00", [])
    first = pay(admin, order, amount="98.00", method="terminal", reason="Deposit by phone")
    assert (first.status_code, money(first.json), first.json["owed"]) == (201, ("part_paid", "98.00", "0.00"), "12.00")
    [row] = first.json["payments"]
    shown = {"kind": "payment", "method": "terminal", "amount": "98.00", "createdAt": row["createdAt"]}
    assert {**row, **shown, "reason": "Deposit by phone", "state": "succeeded"} == row
    assert row["settledAt"] is not None
    refused = pay(admin, order)
    assert (refused.status_code, refused.json) == (409, {"message": "€12.00 is owed"})
    assert money(pay(admin, order, amount="12").json) == ("paid", "110.00", "0.00")
    assert pay(admin, order, amount="0.01").json == {"message": "€0.00 is owed"}
    assert money(pay(admin, order, amount="0.50", overpaid=True).json) == ("overpaid", "110.50", "0.00")
    seen = client.get(f"/api/orders/{order.id}").json
    assert (seen["payments"][0], len(seen["payments"]), seen["owed"]) == (shown, 3, "0.00")
    assert (seen["status"], len(seen["history"])) == ("pending", 1)


@pytest.mark.parametrize("amount", ["0", "0.00", "-5", "12.345", "", "much", None, True, 12.5, "1e2"])
def test_what_is_no_amount_is_refused(admin: FlaskClient, order: Order, amount: object) -> None:
    if amount == 12.5:
        assert pay(admin, order, amount=amount).status_code == 201
        return
    for call in (pay, refund):
        answer = call(admin, order, amount=amount)
        assert (answer.status_code, list(answer.json["errors"])) == (400, ["amount"])
    assert db.session.query(Payment).count() == 0


def test_no_more_than_an_order_can_hold(admin: FlaskClient, order: Order) -> None:
    assert pay(admin, order, amount="99999999.99", overpaid=True).status_code == 201
    refused = pay(admin, order, amount="0.01", overpaid=True)
    assert (refused.status_code, list(refused.json["errors"])) == (400, ["amount"])


@pytest.mark.parametrize(
    ("given", "field"),
    [
        ({"method": "card"}, "method"),
        ({"reason": " "}, "reason"),
        ({"lines": [{"itemId": NOBODY, "quantity": 0}]}, "lines"),
    ]
    + [({name: "yes"}, name) for name in ("restock", "notify")],
)
def test_what_cannot_be_meant_is_refused(admin: FlaskClient, order: Order, given: Any, field: str) -> None:
    pay(admin, order)
    answer = refund(admin, order, **given)
    assert (answer.status_code, list(answer.json["errors"])) == (400, [field])


def test_a_cancelled_order_takes_no_payment_and_gives_money_back(admin: FlaskClient, order: Order) -> None:
    pay(admin, order, amount="60.00")
    cancelled = admin.patch(f"/api/admin/orders/{order.id}", json={"status": "cancelled"}).json
    assert (money(cancelled), cancelled["owed"]) == (("part_paid", "60.00", "0.00"), "0.00")
    refused = pay(admin, order, amount="50.00")
    assert (refused.status_code, refused.json["message"]) == (
        409,
        "This order is cancelled: there is nothing to pay for it",
    )
    restock = refund(admin, order, lines=lines(order), restock=True)
    assert (restock.status_code, "back in stock already" in restock.json["message"]) == (409, True)
    assert money(refund(admin, order, amount="60.00").json) == ("refunded", "60.00", "60.00")


def test_no_more_goes_back_than_was_paid(admin: FlaskClient, order: Order) -> None:
    assert refund(admin, order).json == {"message": "Nothing is left to refund"}
    pay(admin, order)
    refused = refund(admin, order, amount="110.01")
    assert (refused.status_code, refused.json["message"]) == (409, "Only €110.00 of what was paid is left to refund")
    assert money(refund(admin, order).json) == ("part_refunded", "110.00", "20.00")
    assert refund(admin, order, amount="90.01").json["message"].startswith("Only €90.00")
    assert money(refund(admin, order, amount="90").json) == ("refunded", "110.00", "110.00")
    assert refund(admin, order, amount="0.01").status_code == 409


def test_a_slip_is_reversed_and_never_deleted(admin: FlaskClient, order: Order) -> None:
    pay(admin, order)
    answer = refund(admin, order, amount="110.00", reason="entered by mistake").json
    assert (money(answer), answer["owed"], len(answer["payments"])) == (("unpaid", "110.00", "110.00"), "110.00", 2)
    assert money(pay(admin, order, method="transfer").json) == ("paid", "220.00", "110.00")


def test_its_customer_sees_and_hears_nothing_of_a_slip(admin: FlaskClient, client: FlaskClient, order: Order) -> None:
    def seen() -> tuple[str, str, str, list[tuple[str, str, str]]]:
        shown = client.get(f"/api/orders/{order.id}").json
        moved = [(each["kind"], each["method"], each["amount"]) for each in shown["payments"]]
        return shown["paid"], shown["refunded"], shown["owed"], moved

    pay(admin, order, amount="50.00", method="cash")
    pay(admin, order, amount="60.00", method="transfer")
    refund(admin, order, amount="50.00", method="cash", reason="Entered by mistake", notify=True)
    assert seen() == ("60.00", "0.00", "50.00", [("payment", "transfer", "60.00")])
    assert db.session.query(Mail).filter_by(kind="order-refunded").count() == 0
    # 60 were entered where 45 came; a refund of real money stays one.
    refund(admin, order, amount="15.00", method="cash", reason="ENTERED BY MISTAKE")
    refund(admin, order, amount="5.00", method="cash")
    moved = [("payment", "transfer", "45.00"), ("refund", "cash", "5.00")]
    assert seen() == ("45.00", "5.00", "70.00", moved)


def test_pieces_go_back_into_stock_once_with_their_reason(admin: FlaskClient, order: Order, gauge: Product) -> None:
    pay(admin, order)
    answer = refund(admin, order, lines=lines(order), restock=True)
    assert (answer.status_code, stock(gauge)) == (201, 9)
    [item] = answer.json["items"]
    assert (item["returned"], item["refunded"]) == (1, 1)
    assert answer.json["history"][-1]["note"] == "Wrong size\nReturned, and back in stock: 1 × Boost Gauge"
    moves = db.session.query(StockMove).order_by(StockMove.id).all()
    assert [(move.change, move.reason, move.order_id) for move in moves] == [
        (-2, "order", order.id),
        (1, "refund", order.id),
    ]
    for given in ({"lines": lines(order, 2)}, {"lines": lines(order) * 2}):
        for restock in (True, False):
            refused = refund(admin, order, restock=restock, **given)
            assert (refused.status_code, refused.json["message"]) == (
                409,
                "Only 1 of Boost Gauge can still be refunded",
            )
    assert (stock(gauge), len(admin.get(f"/api/admin/orders/{order.id}").json["payments"])) == (9, 2)
    assert refund(admin, order, lines=[{"itemId": NOBODY, "quantity": 1}]).status_code == 404
    # What came back is not put back again, neither by a correction nor by cancelling.
    fewer = {"items": [{"itemId": item["id"], "quantity": 0}]}
    assert admin.patch(f"/api/admin/orders/{order.id}", json=fewer).status_code == 409
    admin.patch(f"/api/admin/orders/{order.id}", json={"status": "cancelled"})
    assert stock(gauge) == 10


def test_pieces_that_came_back_before_are_refunded_but_not_restocked(
    admin: FlaskClient, order: Order, gauge: Product
) -> None:
    pay(admin, order)
    for status in ("confirmed", "shipped", "completed"):
        shown = admin.patch(f"/api/admin/orders/{order.id}", json={"status": status}).json
    back = {"items": lines(order), "updatedAt": shown["updatedAt"]}
    assert admin.post(f"/api/admin/orders/{order.id}/returns", json=back).status_code == 200
    again = refund(admin, order, lines=lines(order, 2), restock=True)
    assert (again.status_code, again.json["message"]) == (409, "Only 1 of Boost Gauge can still come back")
    assert refund(admin, order, lines=lines(order, 2)).status_code == 201
    assert stock(gauge) == 9


def test_a_restock_names_its_pieces(admin: FlaskClient, order: Order) -> None:
    pay(admin, order)
    refused = refund(admin, order, restock=True)
    assert (refused.status_code, list(refused.json["errors"])) == (400, ["lines"])


def test_of_two_refunds_at_the_same_moment_one_wins(app: Flask, order: Order, gauge: Product) -> None:
    secret, path = sign_in(), f"/api/admin/orders/{order.id}"
    with serving(app) as address:
        assert ask(address, "POST", f"{path}/payments", PAYMENT, secret)[0] == 201
        body = REFUND | {"amount": "60.00", "lines": lines(order), "restock": True}
        answers = at_once([partial(ask, address, "POST", f"{path}/refunds", body, secret) for _ in range(6)])
    assert sorted(status for status, _ in answers) == [201] + [409] * 5
    assert stock(gauge) == 9
    assert (db.session.get_one(Order, order.id).refunded, db.session.query(Payment).count()) == (60, 2)


def test_of_two_tabs_the_second_is_refused(admin: FlaskClient, order: Order) -> None:
    seen = admin.get(f"/api/admin/orders/{order.id}").json["updatedAt"]
    assert pay(admin, order, amount="10.00", updatedAt=seen).status_code == 201
    for call in (pay, refund):
        refused = call(admin, order, amount="10.00", updatedAt=seen)
        assert (refused.status_code, refused.json["message"]) == (409, "This order was changed meanwhile")


def test_the_customer_gets_a_mail_of_a_refund_if_wanted(admin: FlaskClient, order: Order) -> None:
    pay(admin, order)
    refund(admin, order)
    assert db.session.query(Mail).filter_by(kind="order-refunded").count() == 0
    for method in ("transfer", "cash"):
        refund(admin, order, notify=True, method=method, amount="5.00")
    first, second = db.session.query(Mail).filter_by(kind="order-refunded").order_by(Mail.created_at)
    assert (first.subject, first.order_id) == (f"Refund for your order {order.order_number}", order.id)
    assert "refunded €5.00 for your order 1001 by bank transfer" in " ".join(first.body_text.split())
    assert "Reason: Wrong size" in first.body_text and "in cash" in " ".join(second.body_text.split())


def test_the_list_is_filtered_and_counted_by_the_payment(admin: FlaskClient, gauge: Product) -> None:
    assert admin.get("/api/admin/orders").json["tracksPayments"] is False
    assert admin.get("/api/admin/today").json["toBePaid"] == {"count": 0, "oldestAt": None}
    for offered in (True, False):
        admin.patch("/api/admin/settings", json={"offerWorkshop": offered})
        assert admin.get("/api/admin/orders").json["tracksPayments"] is offered
    unpaid, paid, back, gone = (make_order((gauge, 1)) for _ in range(4))
    for order in (paid, back):
        pay(admin, order, amount="55.00")
    refund(admin, back)
    admin.patch(f"/api/admin/orders/{gone.id}", json={"status": "cancelled"})
    found = {
        group: [row["id"] for row in admin.get(f"/api/admin/orders?payment={group}").json["orders"]]
        for group in ("unpaid", "open", "paid", "refunded")
    }
    assert found == {"unpaid": [unpaid.id], "open": [], "paid": [paid.id], "refunded": [back.id]}
    answer = admin.get("/api/admin/orders?payment=paid").json
    assert answer["paymentCounts"] == {"unpaid": 1, "open": 0, "paid": 1, "refunded": 1}
    assert (answer["counts"]["pending"], answer["counts"]["cancelled"], answer["total"]) == (1, 0, 1)
    assert answer["tracksPayments"] is True
    waiting = admin.get("/api/admin/today").json["toBePaid"]
    assert (waiting["count"], waiting["oldestAt"]) == (1, admin.get(f"/api/admin/orders/{unpaid.id}").json["createdAt"])
    assert admin.get("/api/admin/orders?status=cancelled").json["paymentCounts"]["unpaid"] == 0
    text = admin.get("/api/admin/export/orders.csv?payment=refunded").get_data(as_text=True)
    assert text.splitlines()[1].endswith(",part_refunded,55.00,20.00")


def test_a_refund_settles_the_withdrawal_that_it_is_for(
    admin: FlaskClient, client: FlaskClient, order: Order, gauge: Product
) -> None:
    pay(admin, order)
    stated = {"step": "confirm", "name": "Aoife Byrne", "email": "aoife@example.ie", "order": order.id}
    client.post("/api/withdrawals", json=stated)
    [withdrawal] = admin.get("/api/admin/withdrawals").json
    assert (withdrawal["refund"], withdrawal["refundable"]) == ("110.00", "110.00")
    settling = {"amount": "110.00", "lines": lines(order, 2), "restock": True, "withdrawalId": withdrawal["id"]}
    assert refund(admin, order, **settling).json == {
        "message": "This withdrawal is new. Only an accepted one is paid back."
    }
    admin.patch(f"/api/admin/withdrawals/{withdrawal['id']}", json={"status": "accepted"})
    other = make_order((gauge, 1))
    pay(admin, other, amount="55.00")
    assert refund(admin, other, withdrawalId=withdrawal["id"]).status_code == 404
    answer = refund(admin, order, **settling)
    assert (answer.status_code, money(answer.json)) == (201, ("refunded", "110.00", "110.00"))
    assert answer.json["history"][-1]["note"] == "Withdrawal 1 done: €110.00 paid back."
    [settled] = admin.get("/api/admin/withdrawals").json
    assert (settled["status"], settled["daysLeft"], settled["refundable"]) == ("done", None, "0.00")
    assert stock(gauge) == 9
