"""The totals of goods are right to the cent. Amounts at one rate are compared with the earlier calculation, from before
there were several rates, which is repeated here.
"""

from collections.abc import Sequence
from dataclasses import replace
from decimal import ROUND_DOWN, ROUND_HALF_UP, Decimal
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.shop.base.money import TaxMode
from app.shop.sales.orders.totals import COLLECTION, DELIVERY, Method, Priced, Terms, Totals, calculate_sums

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


def at_one_rate(amounts: Sequence[Decimal], on: Terms, method: Method) -> Totals:
    return calculate_sums([Priced(amount, on.tax_rate) for amount in amounts], on, method)


RATES = st.integers(0, 10_000).map(lambda rate: Decimal(rate) / 100)
TERMS = st.builds(
    Terms, st.sampled_from(MODES), RATES, st.none() | cents(5_000), st.none() | cents(100_000), st.booleans()
)


@given(st.lists(cents(200_000), max_size=12), TERMS, st.sampled_from(METHODS))
def test_the_parts_are_the_whole_in_every_mode(amounts: list[Decimal], on: Terms, method: Method) -> None:
    sums = at_one_rate(amounts, on, method)

    assert sums.subtotal == sum(amounts)
    assert sum(sums.line_taxes) + sums.delivery_tax == sums.tax
    assert len(sums.line_taxes) == len(amounts)
    on_top = sums.tax if on.tax_mode == "added" else 0
    assert sums.total == sums.subtotal + sums.delivery + on_top
    for amount in (*sums.line_taxes, sums.delivery_tax, sums.delivery, sums.tax, sums.total):
        assert amount >= 0
        assert amount == amount.quantize(CENT)


@given(st.lists(cents(200_000), max_size=12), TERMS, st.sampled_from(METHODS))
def test_a_part_is_within_a_cent_of_its_lines_own_tax(amounts: list[Decimal], on: Terms, method: Method) -> None:
    sums = at_one_rate(amounts, on, method)

    base = 100 + Fraction(on.tax_rate) if on.tax_mode == "included" else 100
    for amount, part in zip([*amounts, sums.delivery], [*sums.line_taxes, sums.delivery_tax], strict=True):
        exact = Fraction(amount) * Fraction(on.tax_rate) / base
        assert abs(Fraction(part) - exact) < Fraction(1, 100)
        assert part == 0 or exact > 0


@given(st.lists(cents(200_000), max_size=12), RATES)
def test_until_something_is_set_it_is_the_specifications(amounts: list[Decimal], rate: Decimal) -> None:
    sums = at_one_rate(amounts, Terms("added", rate, None, None, collection=False), DELIVERY)

    subtotal = sum(amounts, Decimal(0))
    tax = (subtotal * rate / 100).quantize(CENT, ROUND_HALF_UP)
    assert (sums.subtotal, sums.delivery, sums.tax, sums.total) == (subtotal, 0, tax, subtotal + tax)


def of_before(amounts: list[Decimal], on: Terms) -> tuple[Decimal, list[Decimal]]:
    """Return the tax and its parts at one rate for all."""
    base = 100 + on.tax_rate if on.tax_mode == "included" else Decimal(100)
    tax = (sum(amounts, Decimal(0)) * on.tax_rate / base).quantize(CENT, ROUND_HALF_UP)
    exact = [amount * on.tax_rate / base for amount in amounts]
    parts = [each.quantize(CENT, ROUND_DOWN) for each in exact]
    by_loss = sorted(range(len(parts)), key=lambda place: parts[place] - exact[place])
    for place in by_loss[: int((tax - sum(parts)) / CENT)]:
        parts[place] += CENT
    return tax, parts


@given(st.lists(cents(200_000), max_size=12), TERMS, st.sampled_from(METHODS))
def test_one_rate_gives_the_cents_of_before_there_were_several(
    amounts: list[Decimal], on: Terms, method: Method
) -> None:
    sums = at_one_rate(amounts, on, method)

    assert (sums.tax, [*sums.line_taxes, sums.delivery_tax]) == of_before([*amounts, sums.delivery], on)


SEVERAL = st.lists(RATES, min_size=1, max_size=3)
"""The default rate and those of some products."""


@given(st.lists(st.tuples(cents(200_000), st.integers(0, 2)), max_size=12), SEVERAL, TERMS, st.sampled_from(METHODS))
def test_the_shown_rates_and_lines_add_up_to_the_total(
    lines: list[tuple[Decimal, int]], rates: list[Decimal], on: Terms, method: Method
) -> None:
    on = replace(on, tax_rate=rates[0])
    sums = calculate_sums([Priced(amount, rates[which % len(rates)]) for amount, which in lines], on, method)

    assert sum(sums.line_taxes) + sums.delivery_tax == sums.tax
    assert sums.total == sums.subtotal + sums.delivery + (sums.tax if on.tax_mode == "added" else 0)
    if on.tax_mode == "none":
        assert sums.taxes == []
        return
    assert sum(each.tax for each in sums.taxes) == sums.tax
    assert sum(each.gross for each in sums.taxes) == sums.total
    assert [Decimal(each.rate) for each in sums.taxes] == sorted({Decimal(each.rate) for each in sums.taxes})[::-1]
    for each in sums.taxes:
        shown = each.net if on.tax_mode == "added" else each.gross
        base = 100 + Decimal(each.rate) if on.tax_mode == "included" else 100
        assert each.tax == (shown * Decimal(each.rate) / base).quantize(CENT, ROUND_HALF_UP)


@pytest.mark.parametrize(
    ("mode", "tax", "total", "taxes"),
    [
        # Goods of 100.00 at 23 % with the delivery of 9.90, work of 80.00 at 13.5 %.
        ("added", "36.08", "225.98", [("23", "109.90", "25.28", "135.18"), ("13.5", "80.00", "10.80", "90.80")]),
        ("included", "30.07", "189.90", [("23", "89.35", "20.55", "109.90"), ("13.5", "70.48", "9.52", "80.00")]),
        ("none", "0.00", "189.90", []),
    ],
)
def test_each_rate_is_rounded_once(mode: TaxMode, tax: str, total: str, taxes: list[tuple[str, ...]]) -> None:
    goods, work = ("0", "0") if mode == "none" else ("23", "13.5")
    lines = [Priced(Decimal("80.00"), Decimal(work)), Priced(Decimal("100.00"), Decimal(goods))]
    sums = calculate_sums(lines, terms(mode, goods, "9.90"), DELIVERY)

    assert (str(sums.tax), str(sums.total)) == (tax, total)
    assert [tuple(map(str, each)) for each in sums.taxes] == taxes


def test_a_rate_at_which_nothing_is_sold_is_not_shown() -> None:
    sums = calculate_sums([Priced(Decimal("80.00"), Decimal("13.5"))], terms("added", "23"), DELIVERY)

    assert [each.rate for each in sums.taxes] == ["13.5"]


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
    sums = at_one_rate([Decimal(amount) for amount in amounts], on, DELIVERY)

    assert (str(sums.tax), str(sums.total), tuple(map(str, sums.line_taxes))) == (tax, total, taxes)


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

    assert str(at_one_rate([Decimal(goods)], on, DELIVERY).delivery) == delivery
    assert at_one_rate([Decimal(goods)], on, COLLECTION).delivery == 0


@pytest.mark.parametrize(
    ("mode", "tax", "total"),
    [("added", "24.28", "129.83"), ("included", "19.74", "105.55"), ("none", "0.00", "105.55")],
)
def test_delivery_is_taxed_as_the_goods_are(mode: TaxMode, tax: str, total: str) -> None:
    sums = at_one_rate([Decimal("95.65")], terms(mode, "0" if mode == "none" else "23", price="9.90"), DELIVERY)

    assert (str(sums.tax), str(sums.total)) == (tax, total)


def test_an_empty_cart_costs_no_delivery() -> None:
    assert calculate_sums([], terms(price="9.90"), DELIVERY).total == 0
