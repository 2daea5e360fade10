"""Drawn documents: nothing prints over anything, and sums add up."""

import io
from decimal import ROUND_HALF_UP, Decimal
from typing import Any

import pytest
from flask.testing import FlaskClient
from hypothesis import given
from hypothesis import strategies as st
from pypdf import PdfReader

from app.shop.sales.documents.making import make_pdf
from app.shop.sales.documents.unit_prices import choose_unit_price
from app.store.customers.mails import Mail
from app.store.database.base import db
from app.store.sales.documents import Document
from tests.make import make_order, make_product
from tests.web.sales.documents.placed_text import find_overlaps, read_places
from tests.web.sales.documents.seller import issue, make_paid, read_text, set_seller
from tests.web.workshop.jobs.paid_work import book_work, content_of, document, pay

CENT = Decimal("0.01")
ACCOUNT = {"offerTransfer": True, "iban": "IE29AIBK93115212345678", "accountName": "Byrne Parts Limited"}
LONG = "Hurley Performance and Vehicle Detailing Services of Kilkenny and Thomastown"
GREATEST = "99999999.99"
PAYMENTS = [
    {"label": label, "on": f"2026-09-2{number}", "amount": GREATEST}
    for number, label in enumerate(["Deposit, bank transfer", "Deposit, payment", "Bank transfer"] * 2)
]


def content_of_order(document_id: str) -> dict[str, Any]:
    return db.session.get_one(Document, document_id).content


def draw(content: dict[str, Any]) -> str:
    """Draw a document, and return its text once nothing lies over another."""
    pdf = make_pdf(content)
    assert [find_overlaps(texts) for texts in read_places(pdf)] == [[]] * len(read_places(pdf))
    return read_text(pdf)


def test_nothing_prints_over_anything(admin: FlaskClient) -> None:
    set_seller(admin, taxRate="23", legalName=LONG, legalForm="Limited", businessName=LONG, **ACCOUNT)
    assert admin.patch("/api/admin/settings", json={"accountName": LONG}).status_code == 200
    product = make_product("Coilover kit, front and rear, with top mounts", price=Decimal("1234.56"), inventory=99)
    content = content_of_order(issue(admin, make_order((product, 7)).id)["id"])
    rates = [{"rate": rate, "net": GREATEST, "tax": GREATEST, "gross": GREATEST} for rate in ("23", "13.5", "9", "4.8")]
    lines = [content["lines"][0] | {"quantity": "12345.67", "unitPrice": "9999.999999", "amount": GREATEST}] * 2
    worst = {"lines": lines, "rates": rates, "payments": PAYMENTS, "total": GREATEST, "due": GREATEST}
    text = draw(content | worst)
    assert "20 September 2026" in text
    assert f"{LONG} Limited · Company number 654321 VAT number IE6388047V" in text
    assert draw(content | worst | {"kind": "credit_note"})


def test_emoji_leave_no_boxes_and_accents_are_one_letter(admin: FlaskClient) -> None:
    set_seller(admin, taxRate="23")
    product = make_product("Fire \U0001f525 Spoiler \u2764\ufe0f ő", price=Decimal("10.00"))
    issued = issue(admin, make_order((product, 1)).id, buyerName="Zoe\u0301 \U0001f469\u200d\U0001f527")
    text = draw(content_of_order(issued["id"]))
    assert "Fire Spoiler ő" in text
    assert "Zoé" in text
    assert {each for each in text if ord(each) > 0x2100 and each != "€"} == set()


def test_greek_and_cyrillic_letters_are_printed(admin: FlaskClient) -> None:
    set_seller(admin, taxRate="23")
    product = make_product("Αεροτομή ᾿Αθηνᾶ № 5", price=Decimal("10.00"))
    issued = issue(admin, make_order((product, 1)).id, buyerName="Мария Ђурић", buyerAddress="Οδός Ερμού 5\nАтина")
    content = content_of_order(issued["id"])
    text = read_text(make_pdf(content))
    for words in ("Αεροτομή ᾿Αθηνᾶ № 5", "Мария Ђурић", "Οδός Ερμού 5", "Атина"):
        assert words in text
    assert list_fonts(make_pdf(content)) == {"Figtree-Regular", "Figtree-Semibold", "Inter-Regular", "Inter-Semibold"}


def test_no_other_font_is_in_a_document_without_such_letters(admin: FlaskClient) -> None:
    set_seller(admin, taxRate="23")
    issued = issue(admin, make_order((make_product("Spoiler ő \U0001f525"), 1)).id, buyerName="Łukasz 漢")
    assert list_fonts(make_pdf(content_of_order(issued["id"]))) == {"Figtree-Regular", "Figtree-Semibold"}


def list_fonts(pdf: bytes) -> set[str]:
    """Return the names of the fonts in a PDF whose letters are drawn."""
    fonts = [
        font.get_object() for page in PdfReader(io.BytesIO(pdf)).pages for font in page["/Resources"]["/Font"].values()
    ]
    return {font["/BaseFont"].rpartition("+")[2] for font in fonts if "+" in font["/BaseFont"]}


def test_six_payments_of_a_job_have_their_days(admin: FlaskClient) -> None:
    job = book_work(admin, **ACCOUNT)
    for reason in ("deposit", None, None, None, None, None):
        paid = pay(admin, job, "10.00", method="transfer", **({"reason": reason} if reason else {}))
        assert paid.status_code == 201
    content = content_of(document(admin, job))
    content["payments"] = [each | {"on": "2026-09-22"} for each in content["payments"]]
    text = draw(content)
    assert text.count("22 September 2026") == 6
    assert "Deposit, bank transfer €10.00" in text


@given(
    amount=st.decimals("0.00", "99999999.99", places=2),
    hundredths=st.integers(1, 9_999_999),
)
def test_unit_price_by_quantity_is_the_amount_on_the_sheet(amount: Decimal, hundredths: int) -> None:
    quantity = Decimal(hundredths).scaleb(-2)
    price = choose_unit_price(amount, quantity)
    assert (price * quantity).quantize(CENT, ROUND_HALF_UP) == amount
    assert -int(price.as_tuple().exponent) >= 2


def check_sums(content: dict[str, Any]) -> None:
    """Check what is printed with a pencil."""
    for line in content["lines"]:
        product = Decimal(line["unitPrice"]) * Decimal(line["quantity"])
        assert product.quantize(CENT, ROUND_HALF_UP) == Decimal(line["amount"])
    whole = "total" if content["priced"] == "gross" else "net"
    assert sum(Decimal(line["amount"]) for line in content["lines"]) == Decimal(content[whole])
    assert Decimal(content["net"]) + sum(Decimal(each["tax"]) for each in content["rates"]) == Decimal(content["total"])
    for each in content["rates"]:
        assert Decimal(each["net"]) + Decimal(each["tax"]) == Decimal(each["gross"])


@pytest.mark.parametrize("mode", ["added", "included", "none"])
@pytest.mark.parametrize("kind", ["invoice", "receipt"])
def test_what_is_printed_adds_up(admin: FlaskClient, mode: str, kind: str) -> None:
    set_seller(admin, taxRate="23", taxMode=mode, deliveryPrice="7.50")
    prices = ("10.00", "9.99", "0.05", "33.33", "1249.99")
    lines = [(make_product(f"Part {price}", price=Decimal(price)), count + 2) for count, price in enumerate(prices)]
    content = content_of_order(issue(admin, make_paid(admin, *lines).id, kind)["id"])
    check_sums(content)
    text = draw(content)
    for line in content["lines"]:
        assert f"€{Decimal(line['unitPrice']):,}" in text
    job = book_work(admin, taxMode=mode)
    assert pay(admin, job, job["total"]).status_code == 201
    check_sums(content_of(document(admin, job, kind)))


def test_an_invoice_says_how_to_pay_what_is_open(admin: FlaskClient) -> None:
    job = book_work(admin, offerWorkshop=True, **ACCOUNT)
    pay(admin, job, "50.00")
    made = document(admin, job, notify=True)
    content = content_of(made)
    assert content["transfer"] == {
        "iban": ACCOUNT["iban"],
        "accountName": ACCOUNT["accountName"],
        "reference": "2026-0001",
    }
    text = draw(content)
    for words in (
        "How to pay Please transfer €124.23 to this account, with the reference.",
        "IBAN IE29 AIBK 9311 5212 3456 78", "Reference 2026-0001", "Or pay in our workshop.",
    ):  # fmt: skip
        assert words in text
    mail = db.session.query(Mail).filter_by(kind="document-invoice").one().body_text
    assert "To pay: €124.23. Please transfer it to the account below, with “2026-0001” as the reference." in mail
    receipt = content_of(document(admin, job, "receipt"))
    assert receipt["transfer"]["reference"] == "2026-0001"


@pytest.mark.parametrize(
    ("paying", "settings", "said"),
    [
        ("transfer", ACCOUNT, "Please transfer"),
        ("workshop", {"offerWorkshop": True}, "How to pay Please pay in our workshop."),
        ("workshop", {"offerWorkshop": True} | ACCOUNT, "Or pay in our workshop."),
    ],
)
def test_an_order_says_it_too(admin: FlaskClient, paying: str, settings: dict[str, Any], said: str) -> None:
    set_seller(admin, **settings)
    order = make_order(paying=paying)
    assert said in draw(content_of_order(issue(admin, order.id)["id"]))


def test_what_is_paid_or_credited_says_nothing_of_paying(admin: FlaskClient) -> None:
    set_seller(admin, **ACCOUNT)
    order = make_paid(admin)
    for kind in ("invoice", "credit_note"):
        assert "How to pay" not in draw(content_of_order(issue(admin, order.id, kind)["id"]))


def test_a_document_of_before_is_drawn_as_it_was(admin: FlaskClient) -> None:
    set_seller(admin, **ACCOUNT)
    content = dict(content_of_order(issue(admin, make_order(paying="transfer").id)["id"]))
    del content["transfer"], content["otherWays"]
    assert "How to pay" not in draw(content)
