"""Receipts, invoices and credit notes: issued, numbered, listed."""

from datetime import date
from decimal import Decimal
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.config import Config
from app.shop.base.errors import Conflict
from app.shop.base.settings.settings import Settings, change_settings
from app.shop.base.workshop_days import workshop_day
from app.shop.sales.documents.content import Buyer
from app.shop.sales.documents.issuing import IS_CANCELLED, NOTHING_PAID, DocumentRequest, issue_document
from app.shop.sales.documents.numbers import rescue_numbers, series_of
from app.shop.system.backups.restore import restore_backup
from app.store.customers.mails import Mail
from app.store.database.base import db, now
from app.store.database.sqlite import quiet, write
from app.store.sales.documents import Document
from app.store.sales.payments import SLIP
from app.web.calls.sales import documents
from tests.in_one_shop import in_one_shop
from tests.live import ask, at_once, serving, sign_in
from tests.make import make_order, make_product
from tests.web.sales.documents.seller import issue, make_paid, set_seller


def test_an_invoice_needs_the_sellers_data(admin: FlaskClient) -> None:
    order = make_order()
    answer = admin.post(f"/api/admin/orders/{order.id}/documents", json={"kind": "invoice"})
    assert answer.status_code == 400
    assert answer.json["message"] == "Please fill in Legal name and VAT number in the settings first"
    assert answer.json["errors"] == {
        "legalName": "Please enter your legal name",
        "vatNumber": "Please enter your VAT number",
    }
    assert db.session.query(Document).count() == 0
    set_seller(admin, vatNumber="")
    assert issue(admin, make_paid(admin).id, "receipt")["name"] == "2026-0001"


def test_it_shows_the_order_and_stays_as_it_was(admin: FlaskClient) -> None:
    set_seller(admin, taxRate="23")
    order = make_order((make_product("Spoiler", price=Decimal("100.00")), 2))
    buyer = {"buyerName": "Łukasz Garage", "buyerAddress": "1 High St", "buyerVat": "ie 1234567 t"}
    document = issue(admin, order.id, **buyer)
    assert {name: document[name] for name in ("kind", "name", "net", "tax", "total", "buyerVat")} == {
        "kind": "invoice", "name": "2026-0001", "net": "200.00", "tax": "46.00", "total": "246.00",
        "buyerVat": "IE1234567T",
    }  # fmt: skip
    set_seller(admin, legalName="Other Limited")
    content = db.session.get_one(Document, document["id"]).content
    assert content["seller"]["legalName"] == "Byrne Parts Limited"
    assert content["lines"][0] | {"quantity": 2, "unitPrice": "100.00", "amount": "200.00"} == content["lines"][0]
    assert content["rates"] == [{"rate": "23", "net": "200.00", "tax": "46.00", "gross": "246.00"}]


def test_a_second_invoice_waits_for_the_credit_of_the_first(admin: FlaskClient) -> None:
    set_seller(admin)
    order = make_order()
    calls = f"/api/admin/orders/{order.id}/documents"
    assert admin.post(calls, json={"kind": "credit_note"}).status_code == 409
    invoice = issue(admin, order.id)
    again = admin.post(calls, json={"kind": "invoice"})
    assert (again.status_code, again.json["message"]) == (
        409,
        "This order has an invoice, 2026-0001. Credit it first",
    )
    note = issue(admin, order.id, "credit_note", reason="Wrong address")
    assert (note["name"], note["refersTo"], note["refersToName"]) == ("2026-0001", invoice["id"], "2026-0001")
    assert (note["total"], note["reason"]) == (invoice["total"], "Wrong address")
    assert issue(admin, order.id)["name"] == "2026-0002"


def test_without_tax_nothing_speaks_of_vat(admin: FlaskClient) -> None:
    set_seller(admin, vatNumber="", taxMode="none")
    document = issue(admin, make_order().id)
    content = db.session.get_one(Document, document["id"]).content
    assert (content["taxed"], content["rates"], document["tax"]) == (False, [], "0.00")


def test_twenty_at_once_are_numbered_without_gap(admin: FlaskClient, app: Flask) -> None:
    set_seller(admin)
    product = make_product(inventory=20)
    orders = [make_paid(admin, (product, 1)).id for _ in range(20)]
    body, owner = {"kind": "receipt"}, sign_in()
    with serving(app) as address:
        calls = [f"/api/admin/orders/{each}/documents" for each in orders]
        answers = at_once([partial(ask, address, "POST", call, body, owner) for call in calls])
    assert sorted(answer["number"] for _, answer in answers) == list(range(1, 21))


def test_a_document_that_fails_takes_no_number(admin: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> None:
    set_seller(admin)
    order = make_paid(admin)
    monkeypatch.setattr(documents, "write_document_mail", refuse)
    answer = admin.post(f"/api/admin/orders/{order.id}/documents", json={"kind": "receipt", "notify": True})
    assert answer.status_code == 409
    assert issue(admin, order.id, "receipt")["number"] == 1


def refuse(*_: object) -> None:
    raise Conflict("no")


@pytest.mark.parametrize(
    ("settings", "year", "series"),
    [
        ({}, 2027, "2027-"),
        ({"invoice_series": "2026-"}, 2026, "2026-"),
        ({"invoice_series": "2026-"}, 2027, "2027-"),
        ({"invoice_series": "INV-"}, 2027, "INV-2027-"),
        ({"invoice_series": "2026-", "invoice_series_yearly": False}, 2027, "2026-"),
        ({"sample_loaded": True}, 2027, "DEMO-"),
        ({"sample_loaded": True, "invoice_series": "A-"}, 2026, "A-2026-"),
    ],
)
def test_a_series_has_its_year(settings: dict[str, Any], year: int, series: str) -> None:
    assert series_of(Settings(**settings), date(year, 3, 1)) == series


def test_no_number_is_given_again_after_a_restored_backup(admin: FlaskClient, config: Config) -> None:
    set_seller(admin)
    order = make_paid(admin)
    assert admin.post("/api/admin/backups").status_code == 201
    [backup] = admin.get("/api/admin/backups").json
    assert issue(admin, order.id, "receipt")["number"] == 1
    restore_backup(config, config.backups / backup["name"])
    db.session.remove()
    with write() as session:
        assert issue_document(session, order.id, DocumentRequest("receipt", Buyer("", ""))).number == 2


def test_the_list_is_searched_by_kind_day_and_words(admin: FlaskClient) -> None:
    set_seller(admin)
    one, other = make_order(name="Łukasz Kowalski"), make_paid(admin)
    issue(admin, one.id)
    receipt = issue(admin, other.id, "receipt")

    def names(query: str) -> list[str]:
        answer = admin.get(f"/api/admin/documents?{query}")
        assert answer.status_code == 200, answer.json
        return [f"{each['kind']} {each['buyerName']}" for each in answer.json["documents"]]

    invoice = "invoice Łukasz Kowalski"
    assert names("") == ["receipt Aoife Byrne", invoice]
    assert names("kind=invoice") == names("search=łukasz") == names(f"search=%23{one.order_number}") == [invoice]
    assert names("search=2026-0001+Aoife") == ["receipt Aoife Byrne"]
    assert names("to=2020-01-01") == []
    assert admin.get("/api/admin/documents?from=2026-02-01&to=2026-01-01").status_code == 400
    assert admin.get(f"/api/admin/orders/{other.id}").json["documents"] == [receipt]
    assert admin.get("/api/admin/documents?kind=bill").status_code == 400


def test_a_database_that_cannot_be_used_still_tells_its_numbers(
    admin: FlaskClient, config: Config, tmp_path: Path
) -> None:
    set_seller(admin)
    issue(admin, make_order().id)
    with quiet() as connection:
        connection.execute("VACUUM INTO ?", (str(tmp_path / "aside.db"),))
    assert rescue_numbers(tmp_path / "aside.db") == {"invoice 2026-": 1}
    (tmp_path / "aside.db").write_bytes(b"no database" * 500)
    assert rescue_numbers(tmp_path / "aside.db") == rescue_numbers(tmp_path / "gone.db") == {}


def test_the_customer_gets_the_link_by_mail_where_there_is_a_public_address(admin: FlaskClient) -> None:
    set_seller(admin, publicUrl="https://byrne.example")
    order = make_order()
    document = issue(admin, order.id, notify=True)
    mail = db.session.query(Mail).filter_by(kind="document-invoice").one()
    assert mail.subject == "Your invoice 2026-0001 from Pitlane"
    assert f"https://byrne.example/api/orders/{order.id}/documents/{document['id']}.pdf" in mail.body_text


def test_a_receipt_waits_for_money(admin: FlaskClient) -> None:
    set_seller(admin)
    order = make_order()
    path = f"/api/admin/orders/{order.id}"

    def refused() -> tuple[int, str]:
        answer = admin.post(f"{path}/documents", json={"kind": "receipt"})
        return answer.status_code, answer.json["message"]

    assert refused() == (409, NOTHING_PAID.format("order"))
    paid = {"amount": "1.00", "method": "cash"}
    assert admin.post(f"{path}/payments", json=paid).status_code == 201
    assert admin.post(f"{path}/refunds", json=paid | {"reason": SLIP}).status_code == 201
    assert refused() == (409, NOTHING_PAID.format("order"))
    assert admin.post(f"{path}/payments", json=paid).status_code == 201
    assert issue(admin, order.id, "receipt")["number"] == 1


def test_a_cancelled_order_that_nobody_paid_has_none(admin: FlaskClient) -> None:
    set_seller(admin)
    order = make_order()
    assert admin.patch(f"/api/admin/orders/{order.id}", json={"status": "cancelled"}).status_code == 200
    answer = admin.post(f"/api/admin/orders/{order.id}/documents", json={"kind": "receipt"})
    assert (answer.status_code, answer.json["message"]) == (409, IS_CANCELLED.format("order"))


@in_one_shop(
    ("number", "status"),
    [
        *((number, 200) for number in ("IE6388047V", "ie 3628739 ua", "IE8Z49289F", "DE811569869", "")),
        *((number, 400) for number in ("IE6388047W", "IE1", "D" * 21)),
    ],
)
def test_an_irish_vat_number_has_its_check_letter(admin: FlaskClient, number: str, status: int) -> None:
    answer = admin.patch("/api/admin/settings", json={"vatNumber": number})
    assert answer.status_code == status
    if status == 200 and number.upper().startswith("IE"):
        assert answer.json["vatNumber"] == number.upper().replace(" ", "")


def test_what_is_missing_is_known_before_the_dialog_is_filled_in(admin: FlaskClient) -> None:
    needs = "/api/admin/documents/needs"
    assert admin.get(needs).json == {
        "missing": ["legalName", "vatNumber"],
        "missingForReceipt": ["legalName"],
        "series": series_now(),
        "isDemo": False,
    }
    with write() as session:
        change_settings(session, {"sample_loaded": True})
    assert admin.patch("/api/admin/settings", json={"legalName": "Byrne", "taxMode": "none"}).status_code == 200
    found = admin.get(needs).json
    assert found == {"missing": [], "missingForReceipt": [], "series": "DEMO-", "isDemo": True}
    steps = {step["step"]: step["done"] for step in admin.get("/api/admin/today").json["setUp"]}
    assert (steps["seller"], steps["series"]) == (True, False)
    assert admin.patch("/api/admin/settings", json={"invoiceSeries": "B-"}).status_code == 200
    assert admin.get(needs).json["isDemo"] is False
    steps = {step["step"]: step["done"] for step in admin.get("/api/admin/today").json["setUp"]}
    assert steps["series"] is True


def series_now() -> str:
    return series_of(Settings(), workshop_day(now()))


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        (
            "IE7654321A",
            "The check letter of this Irish VAT number does not match its figures. Please compare each sign",
        ),
        ("IE1", "An Irish VAT number is IE, seven figures and one or two letters, such as IE6388047V"),
        ("D" * 21, "VAT number must be at most 20 characters"),
    ],
)
def test_a_refused_vat_number_names_only_what_is_wrong_with_it(admin: FlaskClient, number: str, sentence: str) -> None:
    order = make_order((make_product("Spoiler", price=Decimal("100.00")), 1))
    call = f"/api/admin/orders/{order.id}/documents"
    answer = admin.post(call, json={"kind": "invoice", "buyerVat": number})
    assert (answer.status_code, answer.json["errors"]) == (400, {"buyerVat": sentence})
    assert admin.patch("/api/admin/settings", json={"vatNumber": number}).json["errors"] == {"vatNumber": sentence}
