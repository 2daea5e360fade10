"""What a code takes off is spread to the cent. The shown lines add up to the total, and so do refunded pieces."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.shop.base.money import TaxMode, line_total, part_of
from app.shop.sales.discounts.applying import apply_discount
from app.shop.sales.discounts.reasons import Goods, find_reason
from app.shop.sales.orders.totals import COLLECTION, DELIVERY, Priced, Terms, calculate_sums
from app.store.sales.discount_statements import HeldDiscount
from app.store.sales.orders import Order, OrderItem
from app.store.sales.withdrawn import price_of

MODES: tuple[TaxMode, ...] = ("added", "included", "none")
NOW = datetime(2026, 11, 23, 12, tzinfo=UTC)
CODE = HeldDiscount("id", "SPRING10", "percent", 10, None, None, None, None, None, True)
PENNY = Decimal("0.01")


def cents(least: int, greatest: int) -> st.SearchStrategy[Decimal]:
    return st.integers(least, greatest).map(lambda amount: Decimal(amount) / 100)


CODES = st.one_of(
    st.integers(1, 100).map(lambda value: replace(CODE, value=value)),
    st.integers(1, 30_000).map(lambda value: replace(CODE, kind="amount", value=value)),
    st.just(replace(CODE, kind="free_delivery", value=0)),
)
LINES = st.lists(
    st.tuples(cents(0, 50_000), st.integers(1, 9), st.sampled_from(["23", "13.5", "0"]), st.booleans()),
    min_size=1,
    max_size=8,
)


@given(CODES, LINES, st.sampled_from(MODES), cents(0, 2_000), st.sampled_from([DELIVERY, COLLECTION]))
def test_shown_lines_add_up_and_refunds_give_back_what_was_paid(
    code: HeldDiscount, lines: list[tuple[Decimal, int, str, bool]], mode: TaxMode, price: Decimal, method: str
) -> None:
    listed = [line_total(unit, quantity) for unit, quantity, _, _ in lines]
    goods = [Goods(amount, line[3]) for amount, line in zip(listed, lines, strict=True)]
    applied = apply_discount(code, goods, None)
    prices = [
        Priced(amount, Decimal(line[2]), off) for amount, line, off in zip(listed, lines, applied.offs, strict=True)
    ]
    on = Terms(mode, Decimal(23), price, None, collection=True)

    sums = calculate_sums(prices, on, method, frees_delivery=applied.frees_delivery)  # type: ignore[arg-type]  # a plain text

    for each, meant in zip(prices, goods, strict=True):
        assert 0 <= each.off <= each.amount
        assert meant.is_meant or not each.off
    assert sum(sums.line_taxes) + sums.delivery_tax == sums.tax
    assert sums.total == sum(listed) + sums.delivery - sums.discount + (sums.tax if mode == "added" else 0)
    assert mode == "none" or sum(each.gross for each in sums.taxes) == sums.total
    assert sums.discount <= sum(listed) + sums.delivery
    items = [
        OrderItem(
            id=str(place), product_name=str(place), quantity=line[1], subtotal=each.amount, discount=each.off, tax=tax
        )
        for place, (line, each, tax) in enumerate(zip(lines, prices, sums.line_taxes, strict=True))
    ]
    order = Order(items=items, tax_mode=mode, total=sums.total)
    assert price_of(order, None, NOW) == sums.total
    for item in items:
        pieces = [part_of(item.charged, item.quantity, place, 1) for place in range(item.quantity)]
        assert sum(pieces) == item.charged
        assert min(pieces, default=0) >= 0


@pytest.mark.parametrize(
    ("kind", "value", "amounts", "shares"),
    [
        ("percent", 10, ["49.99", "0.07"], ["5.00", "0.01"]),
        ("percent", 100, ["49.99", "0.07"], ["49.99", "0.07"]),
        ("amount", 1000, ["10.00", "10.00", "10.00"], ["3.33", "3.34", "3.33"]),
        ("amount", 1000, ["4.00"], ["4.00"]),
        ("free_delivery", 0, ["49.99"], ["0.00"]),
    ],
)
def test_each_line_has_its_share(kind: str, value: int, amounts: list[str], shares: list[str]) -> None:
    goods = [Goods(Decimal(amount), True) for amount in amounts]

    applied = apply_discount(replace(CODE, kind=kind, value=value), goods, NOW)

    assert [f"{off:.2f}" for off in applied.offs] == shares


def test_a_code_says_why_it_does_not_hold() -> None:
    day = timedelta(days=1)
    reasons = {
        find_reason(replace(CODE, **change), [Goods(Decimal("20.00"), True)], NOW)  # type: ignore[arg-type]  # of several types
        for change in (
            {},
            {"active": False},
            {"from_at": NOW + day},
            {"to_at": NOW},
            {"uses_left": 0},
            {"least": Decimal("1050.00")},
        )
    }

    assert reasons == {
        None,
        "This code is not valid",
        "This code holds from 24 November 2026",
        "This code ended on 23 November 2026",
        "This code is used up",
        "This code is for orders from €1,050.00 of goods",
    }
    other = [Goods(Decimal("20.00"), False)]
    assert find_reason(replace(CODE, category="Seats"), other, NOW) == ("This code is only for Seats")
