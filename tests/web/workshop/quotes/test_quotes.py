"""The owner's quotes: written, changed, sent, duplicated, removed."""

from decimal import Decimal
from typing import Any

from flask import Flask
from flask.testing import FlaskClient

from app.contract.workshop.admin_lines import WRONG_QUOTE_LINES
from app.online import ListenerAddresses, online_of
from app.store.customers.mails import Mail
from app.store.database.base import db
from tests.in_one_shop import in_one_shop
from tests.make import NOBODY, make_product
from tests.web.workshop.quotes.offer import FITTING, LINES, QUOTES, draft, make_enquiry, offer, send


def test_a_part_has_its_stock_and_its_rate(admin: FlaskClient) -> None:
    rate = admin.post("/api/admin/tax-rates", json={"name": "Repairs", "rate": "13.5"}).json
    product = make_product(tax_rate_id=rate["id"], inventory=3)
    part = {"kind": "part", "productId": product.id, "text": "Boost Gauge", "quantity": "2", "unitPrice": "49.99"}
    quote = draft(admin, lines=[part, FITTING, FITTING | {"taxRate": "13.5", "quantity": "0.33"}])
    assert [(line["taxRate"], line["amount"], line["stock"]) for line in quote["lines"]] == [
        ("13.5", "99.98", 3), ("10", "90.00", None), ("13.5", "19.80", None),
    ]  # fmt: skip
    sums = admin.post(f"{QUOTES}/totals", json={"lines": [part, FITTING]}).json
    assert (sums["amounts"], sums["subtotal"], sums["total"]) == (["99.98", "90.00"], "189.98", "212.48")
    assert [(each["rate"], each["tax"]) for each in sums["taxes"]] == [("13.5", "13.50"), ("10", "9.00")]
    older = admin.post(f"{QUOTES}/totals", json={"lines": [part, FITTING], "taxMode": "included"}).json
    assert (older["subtotal"], older["total"]) == ("189.98", "189.98")


def test_a_quote_begins_with_the_part_that_was_asked_about(admin: FlaskClient) -> None:
    product = make_product(name="Boost Gauge", price=Decimal("49.99"))
    enquiry = make_enquiry(product_id=product.id, part=product.name)
    [line] = admin.post(QUOTES, json={"inquiryId": enquiry.id}).json["lines"]
    assert (line["productId"], line["text"], line["amount"], line["isOptional"]) == (
        product.id, "Boost Gauge", "49.99", False,
    )  # fmt: skip
    gone = make_enquiry(product_id=NOBODY)
    assert admin.post(QUOTES, json={"inquiryId": gone.id}).json["lines"] == []


WRONG_QUANTITY = "Line 2: A quantity must be a number from 0.01 to 9999.99"


@in_one_shop(
    ("given", "message"),
    [
        ({"lines": [FITTING, FITTING | {"quantity": "0"}]}, WRONG_QUANTITY),
        ({"lines": [FITTING | {"text": " "}]}, "Line 1: Please describe the line in at most 500 characters"),
        ({"lines": [FITTING, FITTING | {"unitPrice": "-1"}]}, "Line 2: Unit price must be at least 0"),
        ({"lines": [FITTING | {"kind": "tip"}]}, "Line 1: Kind must be part, labour or service"),
        ({"lines": ["Fitting"]}, "Line 1 is not valid"),
        ({"lines": "Fitting"}, WRONG_QUOTE_LINES),
        ({"lines": [FITTING | {"taxRate": "99"}]}, "“Fitting”: There is no such tax rate"),
        ({"lines": [FITTING | {"kind": "part", "productId": NOBODY}]}, "“Fitting”: There is no such part in the shop"),
        ({"lines": [FITTING | {"unitPrice": "99999999.99"}] * 2}, "The quote's total is too large"),
        ({"lines": [FITTING], "deposit": "99.01"}, "The deposit is more than the quote"),
        ({"validUntil": "2020-01-01"}, "Please choose today or a later day"),
        ({"carId": NOBODY}, "This car does not belong to the customer"),
    ],
)
def test_a_wrong_quote_is_refused(admin: FlaskClient, given: dict[str, Any], message: str) -> None:
    quote = draft(admin)
    answer = admin.patch(f"{QUOTES}/{quote['id']}", json={"updatedAt": quote["updatedAt"]} | given)
    assert (answer.status_code, answer.json["message"]) == (400, message)
    assert admin.get(f"{QUOTES}/{quote['id']}").json == quote


def test_it_needs_a_customer_and_lines_and_an_address(admin: FlaskClient) -> None:
    nobody = admin.post(QUOTES, json={})
    assert (nobody.status_code, nobody.json["message"]) == (400, "Please choose the customer for the quote")
    contact = admin.post("/api/admin/contacts", json={"name": "Niall Walsh"}).json["id"]
    quote = draft(admin, contactId=contact, lines=[])
    said = []
    for lines in ([], LINES):
        quote = admin.patch(f"{QUOTES}/{quote['id']}", json={"updatedAt": quote["updatedAt"], "lines": lines}).json
        said.append(admin.post(f"{QUOTES}/{quote['id']}/send", json={"by": "mail"}).json["message"])
    assert said == [
        "Please add at least one line before you send the quote",
        "This customer has no e-mail address: send the link instead",
    ]


def test_a_link_never_names_the_owners_listener(admin: FlaskClient, app: Flask) -> None:
    online_of(app).place = ListenerAddresses("127.0.0.1", 8000, "http://127.0.0.1:8001", host_given=False)
    path = f"{QUOTES}/{draft(admin)['id']}/send"
    assert admin.post(path, json={"by": "link"}).json["url"].startswith("http://127.0.0.1:8000/quote/")
    admin.patch("/api/admin/settings", json={"publicUrl": "https://shop.example.ie"})
    assert admin.post(path, json={"by": "link"}).json["url"].startswith("https://shop.example.ie/quote/")


def test_a_mail_carries_the_link_that_opens_it(client: FlaskClient, admin: FlaskClient) -> None:
    admin.patch("/api/admin/settings", json={"publicUrl": "https://shop.example.ie"})
    quote = draft(admin)
    token = send(admin, quote, by="mail")
    [mail] = db.session.query(Mail).filter_by(kind="quote")
    assert f"/quote/{token}" in mail.body_text
    assert "Open it to choose options and answer." in mail.body_text
    assert "The total below is without optional lines, with the first line of each choice." in mail.body_text
    for words in ("1.5 h Fitting: €90.00", "1 h Chrome film: €140.00", "1 × Tint", "Choose one\n", "Subtotal: €190.00"):
        assert words in mail.body_text, words
    assert "Total: €209.00" in mail.body_text
    assert admin.get(f"{QUOTES}/{quote['id']}").json["seenAt"] is None
    assert client.get(f"/api/quotes/{token}").status_code == 200
    assert admin.get(f"{QUOTES}/{quote['id']}").json["seenAt"]


def test_without_a_public_address_a_mail_has_no_link(admin: FlaskClient) -> None:
    send(admin, draft(admin), by="mail")
    [mail] = db.session.query(Mail).filter_by(kind="quote")
    assert "Please answer this e-mail and say what you choose." in mail.body_text
    for body in (mail.body_text, mail.body_html):
        assert "/quote/" not in body and "127.0.0.1" not in body and "localhost" not in body


def test_a_mail_speaks_of_no_options_where_there_are_none(admin: FlaskClient) -> None:
    admin.patch("/api/admin/settings", json={"publicUrl": "https://shop.example.ie"})
    send(admin, draft(admin, lines=[FITTING]), by="mail")
    [mail] = db.session.query(Mail).filter_by(kind="quote")
    assert "Open it to accept or decline it." in mail.body_text


def test_a_copy_is_a_draft_and_a_draft_can_go_and_come_back(admin: FlaskClient) -> None:
    quote, _ = offer(admin, intro="Hello")
    sent = admin.delete(f"{QUOTES}/{quote['id']}")
    assert (sent.status_code, sent.json["message"]) == (
        409, "This quote was sent. Take it back instead: its customer has the link.",
    )  # fmt: skip
    copy = admin.post(f"{QUOTES}/{quote['id']}/duplicate").json
    assert (copy["number"], copy["status"], copy["intro"], copy["total"]) == (2, "draft", "Hello", quote["total"])
    undo = admin.delete(f"{QUOTES}/{copy['id']}").headers["Pitlane-Undo"]
    assert draft(admin)["number"] == 3
    assert admin.post(f"/api/admin/deleted/{undo}/restore").status_code == 200
    assert admin.get(f"{QUOTES}/{copy['id']}").json == copy


def test_they_are_listed_by_status_customer_and_words(admin: FlaskClient) -> None:
    enquiry = make_enquiry()
    first, _ = offer(admin, inquiryId=enquiry.id)
    draft(admin, contactId=first["contactId"])
    for query, numbers in (
        ("", [2, 1]), ("status=sent", [1]), (f"inquiryId={enquiry.id}", [1]), ("search=aoife golf", [1]),
        (f"contactId={first['contactId']}", [2, 1]), ("search=1", [1]), ("search=nobody", []),
    ):  # fmt: skip
        assert [each["number"] for each in admin.get(f"{QUOTES}?{query}").json["quotes"]] == numbers, query


def test_a_customer_is_restored_with_their_quotes(client: FlaskClient, admin: FlaskClient) -> None:
    quote, token = offer(admin)
    admin.post(f"{QUOTES}/{quote['id']}/withdraw")
    undo = admin.delete(f"/api/admin/contacts/{quote['contactId']}").headers["Pitlane-Undo"]
    assert client.get(f"/api/quotes/{token}").status_code == 404
    assert admin.post(f"/api/admin/deleted/{undo}/restore").status_code == 200
    assert client.get(f"/api/quotes/{token}").json["lines"][0]["text"] == "Fitting"
