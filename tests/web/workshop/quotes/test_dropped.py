"""Accepted quotes that their customers drop by phone."""

from typing import Any

from flask.testing import FlaskClient

from app.store.customers.enquiries import Enquiry
from app.store.customers.mails import Mail
from app.store.database.base import db
from app.store.database.sqlite import write
from app.store.workshop.quotes import Quote, QuoteAnswer
from tests.make import make_product
from tests.web.workshop.jobs.work import POLISH, part_of
from tests.web.workshop.quotes.offer import QUOTES, accepting, offer

TODAY = "/api/admin/today"


def accepted(admin: FlaskClient, client: FlaskClient, *texts: str, **given: Any) -> tuple[dict[str, Any], str]:
    """Return an accepted quote as its owner sees it, and its token."""
    quote, token = offer(admin, **given)
    answer = client.post(f"/api/quotes/{token}/answer", json=accepting(quote, *texts))
    assert answer.status_code == 200, answer.json
    return dict(admin.get(f"{QUOTES}/{quote['id']}").json), token


def drop(admin: FlaskClient, quote: dict[str, Any]) -> Any:
    return admin.post(f"{QUOTES}/{quote['id']}/decline")


def test_what_was_promised_goes_back_and_today_asks_no_more(admin: FlaskClient, client: FlaskClient) -> None:
    product = make_product(inventory=5)
    quote, token = accepted(admin, client, "Boost Gauge", "Polish", lines=[part_of(product.id), POLISH])
    public = f"/api/products/{product.slug}"
    assert (client.get(public).json["inventory"], admin.get(TODAY).json["quotesToBook"]["count"]) == (3, 1)
    mails = db.session.query(Mail).count()
    dropped = drop(admin, quote)
    assert (dropped.status_code, dropped.json["status"]) == (200, "declined")
    assert dropped.json["droppedAt"] == dropped.json["updatedAt"] and dropped.json["answeredAt"] == quote["answeredAt"]
    assert (client.get(public).json["inventory"], admin.get(TODAY).json["quotesToBook"]["count"]) == (5, 0)
    assert admin.get(f"{QUOTES}?status=to_book").json["total"] == 0
    assert db.session.query(Mail).count() == mails
    assert [each.outcome for each in db.session.query(Enquiry)] == ["lost"]
    shown = client.get(f"/api/quotes/{token}").json
    assert (shown["status"], shown["droppedAt"]) == ("declined", dropped.json["droppedAt"])
    assert shown["transfer"] is shown["toConfirm"] is None


def test_a_customer_is_not_deleted_with_what_they_may_accept_or_have_accepted(
    admin: FlaskClient, client: FlaskClient
) -> None:
    sent, token = offer(admin)
    customer = f"/api/admin/contacts/{sent['contactId']}"

    def refusal() -> tuple[int, str]:
        refused = admin.delete(customer)
        assert client.get(f"/api/quotes/{token}").status_code == 200
        return refused.status_code, refused.json["message"]

    name, number = sent["customer"], sent["number"]
    assert refusal() == (409, f"{name} can still accept quote {number}. Press “Take back” on the quote first.")
    client.post(f"/api/quotes/{token}/answer", json=accepting(sent))
    ending = "If it no longer holds, press “The customer changed their mind” on the quote first."
    assert refusal() == (409, f"{name} accepted quote {number}. {ending}")
    drop(admin, sent)
    other, token = offer(admin, contactId=sent["contactId"])
    assert f"{name} can still accept quote {other['number']}." in refusal()[1]
    with write() as session:
        session.get_one(Quote, other["id"]).valid_until = "2026-03-03"
    assert admin.delete(customer).status_code == 200


def test_the_answer_stays_on_record(admin: FlaskClient, client: FlaskClient) -> None:
    quote, token = accepted(admin, client)
    drop(admin, quote)
    [answer] = db.session.query(QuoteAnswer)
    assert (answer.answer, answer.name) == ("accepted", "Aoife Byrne")
    held = admin.post("/api/admin/privacy/export", json={"email": "aoife@example.ie"}).json["quotes"]
    assert held[0]["quote"]["droppedAt"] and held[0]["answers"][0]["answer"] == "accepted"
    for body in (accepting(quote), {"version": quote["version"], "name": "Aoife Byrne", "decline": True}):
        late = client.post(f"/api/quotes/{token}/answer", json=body)
        said = "This quote has ended: you told us that you changed your mind. Ask us for a new one."
        assert (late.status_code, late.json["message"]) == (409, said)


def test_only_an_accepted_quote_without_a_job_is_dropped(admin: FlaskClient, client: FlaskClient) -> None:
    quote, _ = offer(admin)
    refused = drop(admin, quote)
    said = "The customer has not accepted this quote: there is nothing to end"
    assert (refused.status_code, refused.json["message"]) == (409, said)
    agreed, _ = accepted(admin, client)
    job = admin.post(f"{QUOTES}/{agreed['id']}/job", json={}).json
    refused = drop(admin, agreed)
    said = f"This quote has job {job['number']}: cancel that instead, unless it is finished"
    assert (refused.status_code, refused.json["message"]) == (409, said)
    other, _ = accepted(admin, client)
    assert drop(admin, other).status_code == 200
    again = drop(admin, other)
    said = "This quote has ended already: the customer changed their mind"
    assert (again.status_code, again.json["message"]) == (409, said)
    assert drop(admin, {"id": "none"}).status_code == 404
    assert client.post(f"{QUOTES}/{other['id']}/decline").status_code == 401


def test_it_can_be_offered_again_or_be_agreed_by_phone(admin: FlaskClient, client: FlaskClient) -> None:
    product = make_product(inventory=5)
    quote, token = accepted(admin, client, "Boost Gauge", lines=[part_of(product.id)])
    dropped = drop(admin, quote).json
    anew = admin.patch(f"{QUOTES}/{quote['id']}", json={"updatedAt": dropped["updatedAt"], "intro": "Anew"}).json
    assert (anew["status"], anew["version"], anew["droppedAt"]) == ("sent", 2, None)
    assert client.get(f"/api/quotes/{token}").json["droppedAt"] is None
    agreed, _ = accepted(admin, client, "Boost Gauge", lines=[part_of(product.id)])
    drop(admin, agreed)
    assert admin.post(f"{QUOTES}/{agreed['id']}/job", json={"force": True}).status_code == 201
    after = admin.get(f"{QUOTES}/{agreed['id']}").json
    assert (after["status"], after["droppedAt"]) == ("accepted", None)
    assert client.get(f"/api/products/{product.slug}").json["inventory"] == 3


def test_a_removed_customer_is_restored_with_it(admin: FlaskClient, client: FlaskClient) -> None:
    quote, _ = accepted(admin, client)
    at = drop(admin, quote).json["droppedAt"]
    undo = admin.delete(f"/api/admin/contacts/{quote['contactId']}").headers["Pitlane-Undo"]
    assert admin.post(f"/api/admin/deleted/{undo}/restore").status_code == 200
    assert admin.get(f"{QUOTES}/{quote['id']}").json["droppedAt"] == at


def test_the_job_of_a_quote_that_was_dropped_stays_away(admin: FlaskClient, client: FlaskClient) -> None:
    quote, _ = accepted(admin, client)
    job = admin.post(f"{QUOTES}/{quote['id']}/job", json={}).json
    undo = admin.delete(f"/api/admin/jobs/{job['id']}").headers["Pitlane-Undo"]
    assert drop(admin, quote).status_code == 200
    refused = admin.post(f"/api/admin/deleted/{undo}/restore")
    said = f"Job {job['number']} cannot come back: its customer changed their mind, and its quote ended."
    assert (refused.status_code, refused.json["message"]) == (409, said)
