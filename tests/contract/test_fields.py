"""The fields that every body consists of accept their values. They refuse other values, even those that look
similar.
"""

from datetime import UTC, datetime
from decimal import Decimal
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter, ValidationError

from app.contract.base.fields import Digits, Email, Id, Moment, Money, OptionalText, Text

ID = "0b0f5a52-3c1e-4f6e-9c3a-1f2e3d4c5b6a"


def takes(shape: Any, value: Any) -> Any:
    return TypeAdapter(shape).validate_python(value, strict=True)


def refuses(shape: Any, value: Any) -> None:
    with pytest.raises(ValidationError):
        takes(shape, value)


@given(st.integers(0, 2**31 - 1))
def test_a_whole_number_is_taken_as_number_and_as_text(number: int) -> None:
    assert takes(Digits, number) == takes(Digits, str(number)) == number


@pytest.mark.parametrize(
    "value", [True, False, -1, 1.0, "1.0", " 1", "1\n", "+1", "0x1", "1_000", "٣", "", 2**31, None, [1], Decimal(1)]
)
def test_what_only_looks_like_a_whole_number_is_refused(value: Any) -> None:
    refuses(Digits, value)


@pytest.mark.parametrize("value", ["a@b.ie", " aoife.byrne+shop@mail.example.co.uk ", "ö@exämple.ie"])
def test_an_address_with_one_at_and_a_dotted_domain_is_taken(value: str) -> None:
    assert takes(Email, value) == value.strip()


@pytest.mark.parametrize(
    "value", ["", "a", "a@b", "@b.ie", "a@.ie", "a@b.", "a@b..ie", "a@@b.ie", "a b@c.ie", "a@b.ie\nc", 5, None]
)
def test_what_is_no_address_is_refused(value: Any) -> None:
    refuses(Email, value)


def test_an_address_has_at_most_254_characters() -> None:
    longest = f"{'a' * 249}@b.ie"
    assert takes(Email, longest) == longest
    refuses(Email, f"a{longest}")


def test_a_text_is_trimmed_before_its_length_counts() -> None:
    assert takes(Text, f"  {'x' * 500}\n") == "x" * 500
    refuses(Text, "x" * 501)


@pytest.mark.parametrize("value", ["a\x00b", "\ud800", 5, True, None, ["a"], b"a"])
def test_what_the_database_cannot_keep_faithfully_is_no_text(value: Any) -> None:
    refuses(Text, value)


@pytest.mark.parametrize("blank", ["", "  ", None])
def test_a_blank_optional_text_is_none(blank: str | None) -> None:
    assert takes(OptionalText, blank) is None


@pytest.mark.parametrize("value", [ID[:-1], f"{ID}0", ID.replace("-", ""), f"{{{ID}}}", f"{ID}\n", "", 5, None])
def test_an_id_is_a_uuid_in_its_usual_form(value: Any) -> None:
    refuses(Id, value)
    assert takes(Id, ID.upper()) == ID


@pytest.mark.parametrize(("amount", "shown"), [("0", "0.00"), ("49.99", "49.99"), ("1249.5", "1249.50")])
def test_money_is_shown_with_two_places(amount: str, shown: str) -> None:
    assert TypeAdapter(Money).dump_python(Decimal(amount), mode="json") == shown


def test_a_moment_is_shown_in_utc_with_a_z() -> None:
    moment = datetime(2026, 5, 4, 3, 2, 1, 999_999, tzinfo=UTC)

    assert TypeAdapter(Moment).dump_python(moment, mode="json") == "2026-05-04T03:02:01.999Z"
