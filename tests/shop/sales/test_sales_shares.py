"""Payments shared to the lines of an order, to the cent."""

from hypothesis import given
from hypothesis import strategies as st

from app.shop.sales.report.shares import Ledger, SalesLine, share

CENTS = st.integers(0, 200_000)
LINES = st.lists(
    st.builds(
        lambda item, rate, quantity, gross, of: SalesLine(item, item, rate, quantity, gross, gross * of // 100),
        st.uuids().map(str), st.sampled_from(("23", "13.5")), st.integers(1, 9), CENTS, st.integers(0, 20),
    ),
    min_size=1, max_size=6,
)  # fmt: skip


@given(st.lists(CENTS, min_size=1), st.data())
def test_shares_add_up_and_none_is_more_than_its_weight(weights: list[int], data: st.DataObject) -> None:
    amount = data.draw(st.integers(0, sum(weights)))
    shares = share(amount, weights)
    assert sum(shares) == amount
    assert all(0 <= part <= weight for part, weight in zip(shares, weights, strict=True))


@given(LINES, st.data())
def test_all_parts_of_an_order_add_up_to_its_lines_and_their_tax(lines: list[SalesLine], data: st.DataObject) -> None:
    ledger, total, seen = Ledger(lines), sum(line.gross for line in lines), list[SalesLine]()
    left = total
    while left:
        amount = data.draw(st.integers(1, left))
        part = ledger.pay(amount)
        assert sum(line.gross for line in part) == amount
        assert all(line.gross >= 0 and line.tax >= 0 and line.quantity >= 0 for line in part)
        seen += part
        left -= amount
        if left < total and data.draw(st.booleans()):
            back = data.draw(st.integers(1, total - left))
            part = ledger.refund(back, {lines[0].item_id or "": 1})
            assert sum(line.gross for line in part) == -back
            seen += part
            left += back
        if len(seen) > 50:
            seen += ledger.pay(left)
            left = 0
    for line in lines:
        own = [part for part in seen if part.item_id == line.item_id]
        wanted = (line.gross, line.tax, line.quantity if line.gross else 0)
        assert tuple(sum(part[place] for part in own) for place in (4, 5, 3)) == wanted
    assert sum(part.gross for part in ledger.refund(total, {})) == -total


def test_a_refund_takes_its_pieces_first_and_their_tax() -> None:
    tyre, fitting = SalesLine("tyre", "t", "23", 2, 24600, 4600), SalesLine("fitting", "f", "13.5", 1, 5675, 675)
    ledger = Ledger([tyre, fitting])
    ledger.pay(24600 + 5675)
    assert ledger.refund(12300, {"tyre": 1}) == [SalesLine("tyre", "t", "23", -1, -12300, -2300)]
    assert ledger.refund(5675, {"fitting": 1}) == [SalesLine("fitting", "f", "13.5", -1, -5675, -675)]


def test_what_was_paid_too_much_has_no_tax_and_goes_back_first() -> None:
    ledger = Ledger([SalesLine("tyre", "t", "23", 1, 12300, 2300)])
    excess = SalesLine(None, None, "0", 0, 700, 0)
    assert ledger.pay(13000)[1:] == [excess]
    assert ledger.refund(700, {"tyre": 1}) == [excess._replace(gross=-700)]


def test_a_piece_whose_payment_is_a_cent_short_is_counted() -> None:
    mats = SalesLine("mats", "m", "23", 2, 5800, 1085)
    ledger = Ledger([mats])
    assert ledger.pay(5799) == [SalesLine("mats", "m", "23", 2, 5799, 1085)]
    assert ledger.pay(1) == [SalesLine("mats", "m", "23", 0, 1, 0)]
