"""Texts of which nothing shows."""

import sys
import unicodedata

import pytest
from pydantic import TypeAdapter, ValidationError

from app.contract.base.fields import OptionalText, Text
from app.contract.base.rows import RowName
from app.contract.base.visible import visible_length
from app.contract.catalogue.products import ProductName
from app.contract.customers.enquiries import ContactBody

UNSEEN = ["\u200b", "\u200d\u200b", "\xa0", "\xad", "\u202e\u202c", "\u2066\u2069", "\u3164", "\u2800", "\ufeff",
          "\uffa0", "\u115f", "\u180e", "\u3000", "\u2060", "\ufe0f", "\U000e0041", "\x07",
          " \u200b \xa0 "]  # fmt: skip
VISIBLE_FORMATS = set("\u0600\u0601\u0602\u0603\u0604\u0605\u06dd\u070f\u0890\u0891\u08e2\U000110bd\U000110cd")
"""Signs that stand under or around Arabic, Syriac and Kaithi numbers."""


def test_every_space_control_and_format_sign_of_unicode_shows_nothing() -> None:
    kinds = {"Zs", "Zl", "Zp", "Cc", "Cf"}
    shown = {
        letter for letter in map(chr, range(sys.maxunicode + 1))
        if unicodedata.category(letter) in kinds and visible_length(letter)
    }  # fmt: skip
    assert shown == VISIBLE_FORMATS


@pytest.mark.parametrize("text", UNSEEN)
def test_a_text_of_which_nothing_shows_is_empty(text: str) -> None:
    text = text * 6
    assert TypeAdapter(Text).validate_python(text) == ""
    assert TypeAdapter(OptionalText).validate_python(text) is None
    for shape in (RowName, ProductName):
        with pytest.raises(ValidationError):
            TypeAdapter(shape).validate_python(text)


def test_no_text_turns_the_direction_of_what_stands_beside_it() -> None:
    turned = "\u202eBoost \u2066Gauge\u2069 \u202c"
    for shape in (Text, OptionalText, RowName, ProductName):
        assert TypeAdapter(shape).validate_python(turned) == "Boost Gauge"
    marked = "Gauge \u200f(א)\u200e"
    assert TypeAdapter(Text).validate_python(marked) == marked


def test_signs_that_show_nothing_make_no_text_longer() -> None:
    with pytest.raises(ValidationError):
        TypeAdapter(ProductName).validate_python("A\u200b\u200b\u200b")
    with pytest.raises(ValidationError):
        ContactBody.model_validate({"name": "Aoife", "email": "a@b.ie", "message": "Hi" + "\u2800" * 40})


@pytest.mark.parametrize("text", ["Škoda", "車", "👨‍🔧 Car", "می‌خواهم", "Part\xadname", "A B"])
def test_what_shows_stays_as_it_was_typed(text: str) -> None:
    assert TypeAdapter(ProductName).validate_python(f" {text}\n" if len(text) > 1 else text * 2).strip(text) == ""
