"""Money is counted in whole cents; tax is rounded half up."""

import re
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter

from app.contract.base.fields import Money, Price
from app.shop.base.money import CENT, line_total, part_of, tax_on

CENTS = st.integers(0, 9_999_999_999).map(lambda cents: Decimal(cents).scaleb(-2))


@given(CENTS)
def test_ten_per_cent_is_what_the_browser_counts_in_integers(subtotal: Decimal) -> None:
    cents = int(subtotal * 100)

    assert tax_on(subtotal, Decimal(10)) * 100 == (cents + 5) // 10


@given(CENTS, st.integers(0, 10_000))
def test_any_rate_is_within_half_a_cent_and_never_below_it(subtotal: Decimal, hundredths: int) -> None:
    rate = Decimal(hundredths).scaleb(-2)
    exact = subtotal * rate / 100

    assert Decimal("-0.005") < tax_on(subtotal, rate) - exact <= Decimal("0.005")
    assert tax_on(subtotal, rate).as_tuple().exponent == -2


@pytest.mark.parametrize(
    ("subtotal", "rate", "tax"),
    [
        ("0.04", "10", "0.00"),
        ("0.05", "10", "0.01"),
        ("0.15", "10", "0.02"),
        ("100.05", "10", "10.01"),
        ("9.99", "23", "2.30"),
    ],
)
def test_half_a_cent_is_rounded_up(subtotal: str, rate: str, tax: str) -> None:
    assert str(tax_on(Decimal(subtotal), Decimal(rate))) == tax


def test_a_line_is_exact_however_many_pieces() -> None:
    assert line_total(Decimal("0.07"), 300_000) == Decimal("21000.00")


@given(st.integers(0, 9_999_999_999))
def test_cents_become_text_and_cents_again(cents: int) -> None:
    amount = Decimal(cents).scaleb(-2)
    shown = TypeAdapter(Money).dump_python(amount, mode="json")
    assert re.fullmatch(r"[0-9]+\.[0-9]{2}", shown)
    assert TypeAdapter(Price).validate_python(shown) == amount
    assert int(shown.replace(".", "")) == cents


@given(st.integers(0, 10**9), st.lists(st.integers(1, 9), min_size=1, max_size=6))
def test_the_parts_of_a_line_add_up_to_it(amount: int, returned: list[int]) -> None:
    line, pieces = Decimal(amount).scaleb(-2), sum(returned)
    parts = [part_of(line, pieces, sum(returned[:place]), count) for place, count in enumerate(returned)]
    assert sum(parts) == line
    for part, count in zip(parts, returned, strict=True):
        assert abs(part - line * count / pieces) <= CENT
