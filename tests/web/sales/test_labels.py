"""The owner prints labels of products."""

import io
from decimal import Decimal
from typing import Any

import pytest
from flask.testing import FlaskClient
from pypdf import PdfReader

from app.shop.base.errors import NotFound
from app.shop.sales.labels import labels as rules
from app.shop.sales.labels.made_labels import GONE, MadeLabels
from tests.in_one_shop import in_one_shop
from tests.make import make_option, make_product

LABELS = "/api/admin/labels"


def ask(admin: FlaskClient, **given: Any) -> Any:
    return admin.post(LABELS, json=given)


def read(admin: FlaskClient, file: str) -> list[str]:
    """Return the text of each page."""
    answer = admin.get(file)
    assert answer.status_code == 200
    assert answer.mimetype == "application/pdf"
    assert answer.headers["Cache-Control"] == "no-store"
    return [page.extract_text() for page in PdfReader(io.BytesIO(answer.data)).pages]


def test_a_label_says_name_price_with_tax_unit_price_and_number(admin: FlaskClient) -> None:
    gauge = make_product("Boost Gauge", price=Decimal("100.00"), sku="BG-52", pack_amount="0.5", pack_unit="l")
    made = ask(admin, ids=[gauge.id])
    assert made.status_code == 201
    assert made.json["labels"] == 1
    assert made.json["unscannable"] == []
    [page] = read(admin, made.json["file"])
    for text in ("Boost Gauge", "€110.00", "€220.00 / l", "BG-52"):
        assert text in page


def test_the_part_number_stands_beside_a_barcode_of_the_maker(admin: FlaskClient) -> None:
    gauge = make_product(sku="BG-52", ean="4006381333931")
    [page] = read(admin, ask(admin, ids=[gauge.id]).json["file"])
    assert "4006381333931 · BG-52" in page


def test_a_sheet_begins_at_the_first_unused_label_and_goes_on_to_the_next(admin: FlaskClient) -> None:
    gauge = make_product(inventory=3)
    made = ask(admin, ids=[gauge.id], paper="sheet24", first=23, copies="stock")
    assert made.json["labels"] == 3
    pages = read(admin, made.json["file"])
    assert [page.count("Boost Gauge") for page in pages] == [2, 1]


def test_a_number_without_room_is_named_and_printed_as_text(admin: FlaskClient) -> None:
    gauge = make_product(sku="A-VERY-LONG-NUMBER-OF-THIS-PART-0123456789")
    made = ask(admin, ids=[gauge.id], paper="sheet65")
    assert made.json["unscannable"] == ["Boost Gauge"]


def test_each_shown_option_has_a_label_of_its_own(admin: FlaskClient) -> None:
    gauge = make_product(price=Decimal("100.00"))
    make_option(gauge, "52 mm", sku="BG-52", inventory=2)
    make_option(gauge, "60 mm", price=Decimal("50.00"), ean="4006381333931", inventory=1, position=1)
    make_option(gauge, "80 mm", shown=0, position=2)
    made = ask(admin, ids=[gauge.id], copies="stock")
    assert (made.json["labels"], made.json["unscannable"]) == (3, [])
    pages = read(admin, made.json["file"])
    for text in ("Boost Gauge, 52 mm", "€110.00", "BG-52"):
        assert text in " ".join(pages[0].split())
    for text in ("Boost Gauge, 60 mm", "€55.00"):
        assert text in " ".join(pages[2].split())


@in_one_shop(
    ("given", "sentence"),
    [
        ({"ids": []}, "Please select at least one product"),
        ({"width": 0}, "A label is 20 to 200 mm wide and high, in whole mm"),
        ({"height": 201}, "A label is 20 to 200 mm wide and high, in whole mm"),
        ({"width": "62,5"}, "A label is 20 to 200 mm wide and high, in whole mm"),
        ({"paper": "sheet24", "first": 99}, "This sheet has 24 labels: begin at 1 to 24"),
        ({"paper": "sheet24", "first": 0}, "This sheet has 24 labels: begin at 1 to 24"),
        ({"paper": "sheet65", "first": 66}, "This sheet has 65 labels: begin at 1 to 65"),
        ({"first": "x"}, "The first label must be one of the sheet's, counted from 1"),
        ({"paper": "A5"}, "Paper must be roll, sheet24 or sheet65"),
        ({"copies": "stock"}, rules.NO_STOCK),
    ],
)
def test_what_cannot_be_printed_is_said(admin: FlaskClient, given: dict[str, Any], sentence: str) -> None:
    gauge = make_product(inventory=0)
    answer = ask(admin, **{"ids": [gauge.id]} | given)
    assert (answer.status_code, answer.json["message"]) == (400, sentence)


def test_too_many_labels_are_refused_by_their_number(admin: FlaskClient) -> None:
    gauge = make_product(inventory=rules.MOST + 1)
    answer = ask(admin, ids=[gauge.id], copies="stock")
    assert (answer.status_code, answer.json["message"]) == (
        400,
        "These are 501 labels, and one PDF has at most 500. Please choose fewer products.",
    )


def test_made_labels_can_be_opened_for_a_quarter_of_an_hour(admin: FlaskClient) -> None:
    assert admin.get(f"{LABELS}/unknown.pdf").json["message"] == GONE
    moment = 0.0
    made = MadeLabels(lambda: moment)
    names = [made.keep(b"%d" % each) for each in range(5)]
    assert made.read(names[4]) == b"4"
    with pytest.raises(NotFound, match=GONE):
        made.read(names[0])
    moment = 15 * 60.0
    with pytest.raises(NotFound, match=GONE):
        made.read(names[4])
