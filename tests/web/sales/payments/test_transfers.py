"""What a customer can pay by transfer: quotes, jobs and orders."""

from decimal import Decimal
from typing import Any

import pytest
import segno
from flask.testing import FlaskClient

from app.shop.sales.transfers.codes import draw_code
from app.store.customers.contacts import Contact
from app.store.customers.mails import Mail
from app.store.database.base import db
from app.store.database.sqlite import write
from app.store.workshop.jobs import Job
from tests.make import make_order
from tests.web.sales.documents.seller import set_seller
from tests.web.workshop.jobs.paid_work import pay
from tests.web.workshop.jobs.work import JOBS, book, step
from tests.web.workshop.quotes.offer import QUOTES, accepting, offer

IBAN, GROUPED, HOLDER = ("IE29AIBK93115212345678", "IE29 AIBK 9311 5212 3456 78", "Byrne Parts Limited")
ON = {"offerTransfer": True, "iban": IBAN, "accountName": HOLDER}


@pytest.fixture(autouse=True)
def offered(admin: FlaskClient) -> None:
    assert admin.patch("/api/admin/settings", json=ON).status_code == 200


def book_with_deposit(admin: FlaskClient, **given: Any) -> dict[str, Any]:
    """Book a job with a deposit of 40 euros."""
    job = book(admin, **given)
    with write() as session:
        session.get_one(Job, job["id"]).deposit = Decimal("40.00")
    return job


def open_job(admin: FlaskClient, client: FlaskClient, job: dict[str, Any], by: str = "link") -> Any:
    url = admin.post(f"{JOBS}/{job['id']}/link", json={"by": by}).json["url"]
    return client.get(f"/api/jobs/{url.rpartition('/job/')[2]}").json


def without_code(transfer: dict[str, Any]) -> dict[str, Any]:
    assert transfer.pop("code")["size"] > 20
    return transfer


def transfer(what: str, amount: str, reference: str) -> dict[str, Any]:
    account = {"iban": IBAN, "accountName": HOLDER}
    return account | {"what": what, "amount": amount, "reference": reference}


def last_mail(kind: str) -> str:
    return db.session.query(Mail).filter_by(kind=kind).one().body_text


def squares_of(code: dict[str, Any]) -> list[list[bool]]:
    """Draw the path of a code."""
    rows = [[False] * code["size"] for _ in range(code["size"])]
    for each in filter(None, code["path"].split("M")):
        place, wide = each.split("h")[0], int(each.split("h")[1].removesuffix("v1"))
        x, y = map(int, place.split())
        rows[y][x : x + wide] = [True] * wide
    return rows


def test_an_accepted_quote_says_where_its_deposit_goes(admin: FlaskClient, client: FlaskClient) -> None:
    quote, token = offer(admin, deposit="50.00")
    assert client.get(f"/api/quotes/{token}").json["transfer"] is None
    answered = client.post(f"/api/quotes/{token}/answer", json=accepting(quote)).json
    named = f"Quote {quote['number']}"
    assert without_code(answered["transfer"]) == transfer("deposit", "50.00", named)
    text = last_mail("quote-accepted")
    assert f"Deposit to pay now: €50.00. Please transfer it to the account below, with “{named}” as the" in text
    for line in ("Amount: €50.00", f"Account name: {HOLDER}", f"IBAN: {GROUPED}", f"Reference: {named}"):
        assert line in text
    job = admin.post(f"{QUOTES}/{quote['id']}/job", json={}).json
    booked = client.get(f"/api/quotes/{token}").json["transfer"]
    assert without_code(booked) == transfer("deposit", "50.00", named)
    assert pay(admin, job, "50.00", method="transfer").status_code == 201
    rest = client.get(f"/api/quotes/{token}").json["transfer"]
    assert (rest["what"], rest["amount"]) == ("later", str(Decimal(job["total"]) - 50))


def test_a_deposit_above_the_accepted_lines_is_their_total(admin: FlaskClient, client: FlaskClient) -> None:
    quote, token = offer(admin, deposit="300.00")
    answered = client.post(f"/api/quotes/{token}/answer", json=accepting(quote)).json
    assert answered["transfer"]["amount"] == answered["total"] != "300.00"


def test_the_jobs_page_and_mails_say_where_deposit_and_rest_go(admin: FlaskClient, client: FlaskClient) -> None:
    job = book_with_deposit(admin)
    named = f"Job {job['number']}"
    assert without_code(open_job(admin, client, job, "mail")["transfer"]) == transfer("deposit", "40.00", named)
    link = last_mail("job-link")
    assert "Deposit to pay now: €40.00." in link
    assert f"Reference: {named}" in link
    assert pay(admin, job, "40.00").status_code == 201
    rest = str(Decimal(job["total"]) - 40)
    assert without_code(open_job(admin, client, job)["transfer"]) == transfer("later", rest, named)
    step(admin, job, "arrived", "in_work")
    assert admin.post(f"{JOBS}/{job['id']}/status", json={"status": "ready", "notify": True}).status_code == 200
    assert without_code(open_job(admin, client, job)["transfer"]) == transfer("owed", rest, named)
    ready = last_mail("job-ready")
    assert f"To pay: €{rest}. Please transfer it to the account below, with “{named}” as the reference." in ready
    assert f"IBAN: {GROUPED}" in ready
    assert pay(admin, job, rest).status_code == 201
    assert open_job(admin, client, job)["transfer"] is None


@pytest.mark.parametrize("sold", ["job", "order"])
def test_page_mail_and_code_name_the_invoice_once_there_is_one(
    admin: FlaskClient, client: FlaskClient, sold: str
) -> None:
    set_seller(admin, **ON)
    if sold == "job":
        job = step(admin, book_with_deposit(admin), "arrived", "in_work", "ready")
        url, before = f"{JOBS}/{job['id']}", f"Job {job['number']}"
    else:
        order = make_order(paying="transfer")
        url, before = f"/api/admin/orders/{order.id}", str(order.order_number)

    def asked() -> Any:
        shown = open_job(admin, client, job) if sold == "job" else client.get(f"/api/orders/{order.id}").json
        return shown["transfer"]

    first = asked()
    assert first["reference"] == before
    issued = admin.post(f"{url}/documents", json={"kind": "invoice", "notify": True})
    assert issued.status_code == 201, issued.json
    second = asked()
    assert (second["reference"], second["amount"]) == ("2026-0001", first["amount"])
    assert second["code"]["path"] != first["code"]["path"]
    assert "Reference: 2026-0001" in last_mail("document-invoice")
    assert admin.post(f"{url}/documents", json={"kind": "credit_note", "reason": "Wrong name"}).status_code == 201
    assert asked()["reference"] == before


def test_a_car_that_is_ready_asks_for_all_of_it(admin: FlaskClient, client: FlaskClient) -> None:
    job = step(admin, book_with_deposit(admin), "arrived", "in_work", "ready")
    seen = open_job(admin, client, job)["transfer"]
    assert (seen["what"], seen["amount"]) == ("owed", job["total"])


@pytest.mark.parametrize("lacking", [{"offerTransfer": False}, {"accountName": ""}, {"iban": ""}])
def test_without_an_account_on_offer_nothing_is_said(
    admin: FlaskClient, client: FlaskClient, lacking: dict[str, Any]
) -> None:
    assert admin.patch("/api/admin/settings", json=lacking).status_code == 200
    quote, token = offer(admin, deposit="50.00")
    answered = client.post(f"/api/quotes/{token}/answer", json=accepting(quote)).json
    assert answered["transfer"] is None
    assert "IBAN" not in last_mail("quote-accepted")
    assert open_job(admin, client, book_with_deposit(admin, contactId=quote["contactId"]), "mail")["transfer"] is None
    assert "IBAN" not in last_mail("job-link")


def test_nothing_is_asked_of_a_cancelled_job_or_an_erased_customer(admin: FlaskClient, client: FlaskClient) -> None:
    job = book_with_deposit(admin)
    other = book_with_deposit(admin, contactId=job["contactId"])
    step(admin, job, "cancelled")
    assert open_job(admin, client, job)["transfer"] is None
    url = admin.post(f"{JOBS}/{other['id']}/link", json={"by": "link"}).json["url"]
    db.session.delete(db.session.get_one(Contact, other["contactId"]))
    db.session.commit()
    assert client.get(f"/api/jobs/{url.rpartition('/job/')[2]}").json["transfer"] is None


def test_the_code_is_the_european_payments_councils(client: FlaskClient) -> None:
    order = make_order(paying="transfer")
    shown = client.get(f"/api/orders/{order.id}").json["transfer"]
    lines = ["BCD", "002", "1", "SCT", "", HOLDER, IBAN, f"EUR{order.total:f}".rstrip("0").rstrip("."), "", ""]
    content = "\n".join([*lines, str(order.order_number)]).encode()
    code = segno.make_qr(content, error="m", boost_error=False)
    assert squares_of(shown["code"]) == [[bool(square) for square in row] for row in code.matrix]


@pytest.mark.parametrize(
    ("name", "there"), [("A" * 200, True), ("Ł" * 200, True), ("\N{ROCKET}" * 70, False), ("Byrne & Søn", True)]
)
def test_a_name_that_is_too_long_is_cut_or_leaves_the_code_out(name: str, there: bool) -> None:
    assert bool(draw_code(name, IBAN, Decimal("0.01"), "Job 17")) == there
