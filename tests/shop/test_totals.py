"""Totals of goods, to the cent."""

from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.shop.money import TaxMode
from app.shop.orders.totals import COLLECTION, DELIVERY, Method, Terms, calculate_sums

CENT = Decimal("0.01")
MODES: tuple[TaxMode, ...] = ("added", "included", "none")
METHODS: tuple[Method, ...] = (DELIVERY, COLLECTION)


def terms(
    mode: TaxMode = "added",
    rate: str = "10",
    price: str | None = None,
    over: str | None = None,
    collection: bool = True,
) -> Terms:
    return Terms(mode, Decimal(rate), euros(price), euros(over), collection)


def euros(text: str | None) -> Decimal | None:
    return None if text is None else Decimal(text)


def cents(greatest: int) -> st.SearchStrategy[Decimal]:
    return st.integers(0, greatest).map(lambda amount: Decimal(amount) / 100)


RATES = st.integers(0, 10_000).map(lambda rate: Decimal(rate) / 100)
TERMS = st.builds(
    Terms, st.sampled_from(MODES), RATES, st.none() | cents(5_000), st.none() | cents(100_000), st.booleans()
)


@given(st.lists(cents(200_000), max_size=12), TERMS, st.sampled_from(METHODS))
def test_the_parts_are_the_whole_in_every_mode(amounts: list[Decimal], on: Terms, method: Method) -> None:
    sums = calculate_sums(amounts, on, method)

    assert sums.subtotal == sum(amounts)
    assert sum(sums.taxes) + sums.delivery_tax == sums.tax
    assert len(sums.taxes) == len(amounts)
    on_top = sums.tax if on.tax_mode == "added" else 0
    assert sums.total == sums.subtotal + sums.delivery + on_top
    for amount in (*sums.taxes, sums.delivery_tax, sums.delivery, sums.tax, sums.total):
        assert amount >= 0
        assert amount == amount.quantize(CENT)


@given(st.lists(cents(200_000), max_size=12), TERMS, st.sampled_from(METHODS))
def test_a_part_is_within_a_cent_of_its_lines_own_tax(amounts: list[Decimal], on: Terms, method: Method) -> None:
    sums = calculate_sums(amounts, on, method)

    base = 100 + Fraction(on.tax_rate) if on.tax_mode == "included" else 100
    for amount, part in zip([*amounts, sums.delivery], [*sums.taxes, sums.delivery_tax], strict=True):
        exact = Fraction(amount) * Fraction(on.tax_rate) / base
        assert abs(Fraction(part) - exact) < Fraction(1, 100)
        assert part == 0 or exact > 0


@given(st.lists(cents(200_000), max_size=12), RATES)
def test_until_something_is_set_it_is_the_specifications(amounts: list[Decimal], rate: Decimal) -> None:
    sums = calculate_sums(amounts, Terms("added", rate, None, None, collection=False), DELIVERY)

    subtotal = sum(amounts, Decimal(0))
    tax = (subtotal * rate / 100).quantize(CENT, ROUND_HALF_UP)
    assert (sums.subtotal, sums.delivery, sums.tax, sums.total) == (subtotal, 0, tax, subtotal + tax)


@pytest.mark.parametrize(
    ("amounts", "on", "tax", "total", "taxes"),
    [
        (("0.05",), terms(), "0.01", "0.06", ("0.01",)),
        (("0.04",), terms(), "0.00", "0.04", ("0.00",)),
        # Three half cents are one and a half, which is two, and not three.
        (("0.05", "0.05", "0.05"), terms(), "0.02", "0.17", ("0.01", "0.01", "0.00")),
        # Three thirds of a cent are one, and not none.
        (("0.03", "0.03", "0.04"), terms(), "0.01", "0.11", ("0.00", "0.00", "0.01")),
        (("123.00",), terms("included", "23"), "23.00", "123.00", ("23.00",)),
        (("49.99", "0.07"), terms("included", "23"), "9.36", "50.06", ("9.35", "0.01")),
        (("10.00", "10.00", "10.00"), terms("included", "13.5"), "3.57", "30.00", ("1.19", "1.19", "1.19")),
        (("9.99", "0.00"), terms("included", "23"), "1.87", "9.99", ("1.87", "0.00")),
        (("49.99", "0.07"), terms("none", "0"), "0.00", "50.06", ("0.00", "0.00")),
        ((), terms(), "0.00", "0.00", ()),
    ],
)
def test_cents(amounts: tuple[str, ...], on: Terms, tax: str, total: str, taxes: tuple[str, ...]) -> None:
    sums = calculate_sums([Decimal(amount) for amount in amounts], on, DELIVERY)

    assert (str(sums.tax), str(sums.total), tuple(map(str, sums.taxes))) == (tax, total, taxes)


@pytest.mark.parametrize(
    ("goods", "price", "over", "delivery"),
    [
        ("499.99", "9.90", "500.00", "9.90"),
        ("500.00", "9.90", "500.00", "9.90"),
        ("500.01", "9.90", "500.00", "0.00"),
        ("9999.00", "9.90", None, "9.90"),
        ("0.01", None, None, "0.00"),
        ("0.00", "9.90", "500.00", "9.90"),
    ],
)
def test_delivery_is_free_over_the_threshold_and_not_at_it(
    goods: str, price: str | None, over: str | None, delivery: str
) -> None:
    on = terms(price=price, over=over)

    assert str(calculate_sums([Decimal(goods)], on, DELIVERY).delivery) == delivery
    assert calculate_sums([Decimal(goods)], on, COLLECTION).delivery == 0


@pytest.mark.parametrize(
    ("mode", "tax", "total"),
    [("added", "24.28", "129.83"), ("included", "19.74", "105.55"), ("none", "0.00", "105.55")],
)
def test_delivery_is_taxed_as_the_goods_are(mode: TaxMode, tax: str, total: str) -> None:
    sums = calculate_sums([Decimal("95.65")], terms(mode, "0" if mode == "none" else "23", price="9.90"), DELIVERY)

    assert (str(sums.tax), str(sums.total)) == (tax, total)


def test_an_empty_cart_costs_no_delivery() -> None:
    assert calculate_sums([], terms(price="9.90"), DELIVERY).total == 0
