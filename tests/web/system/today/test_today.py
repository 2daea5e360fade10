"""The first screen of the back office over HTTP."""

from datetime import UTC, date, datetime, timedelta
from decimal import Decimal
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import update

from app.runtime.mail_worker import MailWorker
from app.shop.sales.report.daily_sales import sales_by_day
from app.shop.system.set_up_list import STEPS
from app.store.customers.enquiries import Enquiry
from app.store.database.base import db, now
from app.store.database.sqlite import write
from app.store.sales.orders import Order
from app.store.sales.withdrawals import REFUSED, Withdrawal
from tests.make import make_order, make_product, save
from tests.smtp import mail_server

PATH = "/api/admin/today"
DONE_BY = {
    "name": {"businessName": "Byrne Customs"},
    "contact": {"phone": "056 123 4567"},
    "hours": {"hours": [{"days": "Mon-Fri", "hours": "9AM-5PM"}]},
    "tax": {"taxMode": "included"},
    "seller": {"legalName": "Byrne Customs Limited", "vatNumber": "IE6388047V"},
    "delivery": {"deliveryPrice": "9.90"},
    "payment": {"offerWorkshop": True},
    "online": {"publicUrl": "https://shop.example.ie"},
}


def dated(order: Order, moment: datetime, status: str = "pending") -> None:
    with write() as session:
        row = session.get_one(Order, order.id)
        row.created_at, row.status = moment, status
    db.session.remove()


def make_enquiry(status: str, moment: datetime) -> None:
    save(Enquiry(name="Brian", email="brian@example.ie", message="Tint?", status=status, created_at=moment))


def done_steps(admin: FlaskClient) -> list[str]:
    return [step["step"] for step in admin.get(PATH).json["setUp"] if step["done"]]


@pytest.mark.parametrize(("method", "path"), [("GET", PATH), ("POST", f"{PATH}/dismiss-set-up")])
def test_it_is_the_owners_alone(client: FlaskClient, signed_out_admin: FlaskClient, method: str, path: str) -> None:
    for visitor in (client, signed_out_admin):
        assert visitor.open(path, method=method).status_code == 401


def test_a_new_shop_has_nothing_waiting_and_thirty_empty_days(admin: FlaskClient) -> None:
    today = admin.get(PATH).json
    for name in ("toConfirm", "toPack", "toHandOver"):
        assert today[name] == {"count": 0, "oldestAt": None}
    assert today["unanswered"] == {"count": 0, "oldestAt": None, "late": 0}
    assert [today[name] for name in ("mailsByHand", "failedMails", "lowStock", "soldOut")] == [0, 0, 0, 0]
    assert today["sales"]["month"] == {"orders": 0, "total": "0.00", "returned": "0.00"}
    assert [(day["orders"], day["total"]) for day in today["sales"]["days"]] == [(0, "0.00")] * 30
    assert today["backup"] == {"madeAt": None, "problem": None}


def test_work_is_counted_by_its_step_with_the_age_of_the_oldest(admin: FlaskClient) -> None:
    old = datetime(2026, 5, 1, 9, 30, tzinfo=UTC)
    for number, status in enumerate(("pending", "pending", "confirmed", "ready", "shipped", "completed", "cancelled")):
        dated(make_order(), old + timedelta(days=number), status)
    for status in ("read", "new", "answered"):
        make_enquiry(status, old)
    make_product(inventory=4), make_product(inventory=0), make_product(inventory=5)
    today = admin.get(PATH).json
    assert today["toConfirm"] == {"count": 2, "oldestAt": "2026-05-01T09:30:00.000Z"}
    assert today["toPack"] == {"count": 1, "oldestAt": "2026-05-03T09:30:00.000Z"}
    assert (today["toHandOver"]["count"], today["unanswered"]["count"]) == (1, 2)
    assert (today["lowStock"], today["soldOut"]) == (1, 1)
    assert today["mailsByHand"] > 0


def test_an_order_is_not_sent_before_its_withdrawal_is_decided(admin: FlaskClient) -> None:
    counts = ("toConfirm", "toPack", "toHandOver")
    for reference, status in enumerate(("pending", "confirmed", "ready")):
        order = make_order()
        dated(order, now(), status)
        save(Withdrawal(reference=reference, name="Aoife", email="a@example.ie", order_text="1", order_id=order.id))
    save(Withdrawal(reference=9, name="Aoife", email="a@example.ie", order_text="no known order"))
    dated(make_order(), now(), "pending")
    today = admin.get(PATH).json
    assert [today[name]["count"] for name in counts] == [1, 0, 0] and today["withdrawals"]["count"] == 4
    with write() as session:
        session.execute(update(Withdrawal).values(status=REFUSED))
    assert [admin.get(PATH).json[name]["count"] for name in counts] == [2, 1, 1]


def test_sales_leave_cancelled_orders_out_and_add_up(admin: FlaskClient) -> None:
    for days, status in ((0, "pending"), (0, "cancelled"), (5, "completed"), (20, "shipped"), (40, "completed")):
        dated(make_order((make_product(price=Decimal("100.00")), 1)), now() - timedelta(days=days), status)
    sales = admin.get(PATH).json["sales"]
    assert [sales[name]["orders"] for name in ("today", "week", "month")] == [1, 2, 3]
    one = Decimal(sales["today"]["total"])
    assert Decimal(sales["month"]["total"]) == 3 * one
    assert sum(Decimal(day["total"]) for day in sales["days"]) == 3 * one


@pytest.mark.parametrize(
    ("moment", "day"),
    [
        ("2026-03-28T23:59:59", date(2026, 3, 28)),
        ("2026-03-29T22:59:59", date(2026, 3, 29)),
        ("2026-03-29T23:00:00", date(2026, 3, 30)),
        ("2026-10-25T00:30:00", date(2026, 10, 25)),
        ("2026-10-25T23:59:59", date(2026, 10, 25)),
        ("2026-10-26T00:00:00", date(2026, 10, 26)),
    ],
)
def test_a_day_is_the_workshops_in_weeks_whose_days_have_23_and_25_hours(
    admin: FlaskClient, moment: str, day: date
) -> None:
    dated(make_order(), datetime.fromisoformat(moment).replace(tzinfo=UTC))
    days = sales_by_day(db.session(), day - timedelta(days=3), day + timedelta(days=3))
    assert [each.date for each in days if each.orders] == [day]
    assert len(days) == 7


@pytest.mark.parametrize("step", DONE_BY)
def test_a_setting_that_the_owner_makes_ends_its_step(admin: FlaskClient, step: str) -> None:
    assert done_steps(admin) == []
    assert admin.patch("/api/admin/settings", json=DONE_BY[step]).status_code == 200
    assert done_steps(admin) == [step]


def test_the_mail_account_is_done_once_it_took_a_test(admin: FlaskClient) -> None:
    with mail_server() as box:
        box.login = ("smtp-4711", "correct horse")
        account = box.settings | {"mailUser": "shop@pitlane.example", "mailPassword": "correct horse"}
        admin.patch("/api/admin/settings", json=account)
        refused = admin.post("/api/admin/mail/test", json={}).json
        assert (refused["success"], done_steps(admin)) == (False, [])
        # The user name need not be the sender's address.
        admin.patch("/api/admin/settings", json={"mailUser": "smtp-4711", "mailPassword": "correct horse"})
        taken = admin.post("/api/admin/mail/test", json={}).json
        assert (taken["success"], done_steps(admin)) == (True, ["mail"])
        admin.patch("/api/admin/settings", json={"mailUser": "another"})
        assert done_steps(admin) == []


def test_the_mail_account_is_done_once_a_mail_was_sent(admin: FlaskClient, app: Flask) -> None:
    with mail_server() as box:
        admin.patch("/api/admin/settings", json=box.settings)
        make_order()
        assert done_steps(admin) == ["products"]
        MailWorker(app).send_due()
        assert (done_steps(admin), len(box.mails) > 0) == (["mail", "products"], True)


@pytest.mark.parametrize("lacking", [{"offerTransfer": True, "accountName": "Byrne"}, {"offerCard": True}])
def test_a_way_of_paying_that_lacks_something_leaves_its_step(admin: FlaskClient, lacking: dict[str, object]) -> None:
    assert admin.patch("/api/admin/settings", json=lacking).status_code == 200
    assert done_steps(admin) == []


def test_products_and_copies_of_backups_are_steps_and_the_list_ends_with_the_last(
    admin: FlaskClient, tmp_path_factory: pytest.TempPathFactory
) -> None:
    make_product()
    stick: Path = tmp_path_factory.mktemp("stick")
    assert admin.patch("/api/admin/backup-folder", json={"path": str(stick)}).status_code == 200
    assert done_steps(admin) == ["products", "backup"]
    admin.patch("/api/admin/settings", json={name: value for each in DONE_BY.values() for name, value in each.items()})
    with mail_server() as box:
        admin.patch("/api/admin/settings", json=box.settings)
        admin.post("/api/admin/mail/test", json={})
    assert admin.get(PATH).json["setUp"] == []


def test_a_shop_without_parts_is_asked_for_none_and_runs_low_on_none(admin: FlaskClient) -> None:
    make_product(inventory=0)
    assert admin.get(PATH).json["soldOut"] == 1
    admin.patch("/api/admin/settings", json={"sellsParts": False})
    today = admin.get(PATH).json
    assert (today["soldOut"], {"delivery", "products"} & {step["step"] for step in today["setUp"]}) == (0, set())


def test_a_blank_is_no_phone_number_and_a_dismissed_list_stays_away(admin: FlaskClient) -> None:
    admin.patch("/api/admin/settings", json={"phone": "", "tunnel": "none", "address": "1 Mill Lane"})
    assert done_steps(admin) == []
    assert [step["step"] for step in admin.get(PATH).json["setUp"]] == list(STEPS)
    assert admin.post(f"{PATH}/dismiss-set-up").json == {"success": True}
    assert admin.get(PATH).json["setUp"] == []
