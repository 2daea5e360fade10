"""The outbox in the back office shows mails, sends them again, and lets the owner send them by hand. It reports that no
mail server is set.
"""

from typing import Any
from urllib.parse import unquote

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.runtime.mail_worker import MailWorker
from tests.make import NOBODY, checkout, make_cart, make_order, make_product
from tests.smtp import mail_server

ROW = {
    "id", "kind", "toAddress", "toName", "subject", "status", "attempts", "dueAt", "sentAt", "lastError", "orderId",
    "orderNumber", "inquiryId", "createdAt",
}  # fmt: skip


def mails(admin: FlaskClient, query: str = "") -> list[dict[str, Any]]:
    return list(admin.get(f"/api/admin/mails{query}").json["mails"])


def test_a_visitor_sees_and_sends_nothing(client: FlaskClient, signed_out_admin: FlaskClient) -> None:
    for visitor in (client, signed_out_admin):
        assert visitor.get("/api/admin/mails").status_code == 401
        assert visitor.get(f"/api/admin/mails/{NOBODY}/page").status_code == 401
        assert visitor.post("/api/admin/mails/send-waiting").status_code == 401
        assert visitor.post("/api/admin/mail/test", json={}).status_code == 401


def test_without_a_server_an_order_is_placed_and_its_mail_waits_for_the_owner(
    admin: FlaskClient, client: FlaskClient, app: Flask
) -> None:
    assert client.post("/api/checkout/confirm", json=checkout(make_cart((make_product(), 1)))).status_code == 201
    sent = {"name": "Niall", "email": "niall@example.ie", "message": "Do you tint vans?"}
    enquiry = client.post("/api/contact", json=sent)
    assert enquiry.status_code == 201
    MailWorker(app).send_due()

    answer = admin.get("/api/admin/mails").json
    assert (answer["total"], answer["page"], answer["pageSize"]) == (2, 1, 50)
    assert answer["counts"] == {"failed": 0, "byHand": 2, "waiting": 0}
    thanks, received = answer["mails"]
    assert set(received) == ROW
    assert (received["kind"], received["status"], received["orderNumber"]) == ("order-received", "by_hand", "1001")
    assert (thanks["kind"], thanks["inquiryId"]) == ("enquiry-received", enquiry.json["inquiry"]["id"])
    assert admin.get("/api/admin/orders/feed").json["mailsByHand"] == 2


def test_a_mail_is_shown_whole_and_opens_in_the_owners_own_program(admin: FlaskClient) -> None:
    order = make_order()
    (row,) = mails(admin)
    mail = admin.get(f"/api/admin/mails/{row['id']}").json
    assert set(mail) == ROW | {"bodyText", "bodyHtml", "mailto"}
    assert mail["mailto"].startswith("mailto:aoife@example.ie?subject=Your%20order%201001")
    assert unquote(mail["mailto"].split("&body=")[1]).replace("\r\n", "\n") == mail["bodyText"]
    assert f"Its number is {order.order_number}." in mail["bodyText"]
    page = admin.get(f"/api/admin/mails/{row['id']}/page")
    assert (page.text, page.mimetype) == (mail["bodyHtml"], "text/html")
    assert page.headers["Content-Security-Policy"].startswith("default-src 'none'; style-src 'unsafe-inline'")


def test_a_mail_too_long_for_a_link_is_cut_between_two_lines(admin: FlaskClient) -> None:
    make_order(*[(make_product(f"Part number {number} of a long list"), 1) for number in range(60)])
    (row,) = mails(admin)
    link = admin.get(f"/api/admin/mails/{row['id']}").json["mailto"]
    assert len(link) < 2100
    assert unquote(link).endswith("\r\n…")


def test_what_was_sent_by_hand_is_done(admin: FlaskClient) -> None:
    make_order()
    (row,) = mails(admin)
    answer = admin.post(f"/api/admin/mails/{row['id']}/done")
    assert (answer.status_code, answer.json["status"], bool(answer.json["sentAt"])) == (200, "done", True)
    assert admin.post(f"/api/admin/mails/{row['id']}/done").status_code == 409
    assert admin.get("/api/admin/orders/feed").json["mailsByHand"] == 0


def test_a_server_set_later_sends_what_still_waits_and_sends_again_on_request(admin: FlaskClient, app: Flask) -> None:
    make_order()
    (row,) = mails(admin)
    for path in (f"{row['id']}/retry", "send-waiting"):
        assert admin.post(f"/api/admin/mails/{path}").json == {"message": "Set up a mail server in the settings first"}
    with mail_server() as box:
        admin.patch("/api/admin/settings", json=box.settings)
        assert admin.post("/api/admin/mails/send-waiting").json == {"success": True, "count": 1}
        MailWorker(app).send_due()
        again = admin.post(f"/api/admin/mails/{row['id']}/retry").json
        assert (again["id"] == row["id"], again["status"]) == (False, "waiting")
        MailWorker(app).send_due()
        first, second = box.mails
        assert first["Subject"] == second["Subject"]
        assert first["Message-ID"] != second["Message-ID"]
    assert [mail["status"] for mail in mails(admin, "?status=sent")] == ["sent", "sent"]


def test_a_failed_mail_is_tried_again_at_once(admin: FlaskClient, app: Flask) -> None:
    with mail_server() as box:
        admin.patch("/api/admin/settings", json=box.settings | {"ownerEmail": "", "email": ""})
        box.replies["RCPT"] = "550 no"
        make_order()
        MailWorker(app).send_due()
        (row,) = [mail for mail in mails(admin) if mail["kind"] == "order-received"]
        box.replies.clear()
        assert admin.post(f"/api/admin/mails/{row['id']}/retry").json["attempts"] == 0
        MailWorker(app).send_due()
        assert admin.get(f"/api/admin/mails/{row['id']}").json["status"] == "sent"


@pytest.mark.parametrize("query", ["?status=lost", "?page=0", "?page=x"])
def test_a_list_that_cannot_be_meant_is_refused(admin: FlaskClient, query: str) -> None:
    assert admin.get(f"/api/admin/mails{query}").status_code == 400


def test_an_unknown_mail_is_not_found(admin: FlaskClient) -> None:
    assert admin.get(f"/api/admin/mails/{NOBODY}").status_code == 404
    for act in ("retry", "done"):
        assert admin.post(f"/api/admin/mails/{NOBODY}/{act}").status_code == 404


def test_deleting_an_enquiry_deletes_the_mails_that_quote_it(admin: FlaskClient, client: FlaskClient) -> None:
    sent = {"name": "Niall", "email": "niall@example.ie", "message": "Do you tint vans?"}
    enquiry = client.post("/api/contact", json=sent).json["inquiry"]["id"]
    assert len(mails(admin)) == 1
    assert admin.delete(f"/api/contact-inquiries/{enquiry}").status_code == 200
    assert mails(admin) == []
