"""The prior price of a sale, as a table of histories (Directive 98/6/EC, Article 6a)."""

from datetime import UTC, datetime, timedelta
from decimal import Decimal

import pytest

from app.shop.catalogue.products.sale_prices import explain_unshown, prior_price
from app.store.catalogue.price_history import PriceStep

BEGINS = datetime(2026, 11, 27, 9, tzinfo=UTC)
Step = tuple[float, str, str | None]
"""Days before the sale, the price from then on, and the prior price if it was a sale."""

HISTORIES: dict[str, tuple[list[Step], str, str | None]] = {
    "one price for years": ([(900, "49.00", None)], "39.00", "49.00"),
    "one price for a week, since the product came": ([(7, "49.00", None)], "39.00", "49.00"),
    "no price before: the product is new": ([], "39.00", None),
    "a price only from the sale's own moment on": ([(0, "49.00", None)], "39.00", None),
    "raised ten days before": ([(900, "45.00", None), (10, "49.00", None)], "39.00", "45.00"),
    "raised and at once on sale": ([(900, "39.00", None), (0.001, "59.00", None)], "49.00", "39.00"),
    "lowered ten days before": ([(900, "49.00", None), (10, "45.00", None)], "39.00", "45.00"),
    "cheap for a day within the month": (
        [(900, "49.00", None), (20, "35.00", None), (19, "49.00", None)], "39.00", "35.00",
    ),
    "cheap until 30 days before to the moment": (
        [(900, "49.00", None), (40, "35.00", None), (30, "49.00", None)], "39.00", "49.00",
    ),
    "cheap until a minute less than 30 days before": (
        [(900, "49.00", None), (40, "35.00", None), (30 - 1 / 1440, "49.00", None)], "39.00", "35.00",
    ),
    "dearer all the month than before it": ([(900, "39.00", None), (31, "49.00", None)], "45.00", "49.00"),
    "up and down all month": (
        [(28, "50.00", None), (21, "47.00", None), (14, "52.00", None), (7, "48.00", None)], "40.00", "47.00",
    ),
    "a sale that ended ten days before": (
        [(900, "49.00", None), (20, "39.00", "49.00"), (10, "49.00", None)], "35.00", "39.00",
    ),
    "a sale that ended two months before": (
        [(900, "49.00", None), (70, "39.00", "49.00"), (60, "49.00", None)], "35.00", "49.00",
    ),
    "a second cut while the first one runs": ([(900, "49.00", None), (10, "39.00", "49.00")], "35.00", "49.00"),
    "a third cut after two without a gap": (
        [(900, "49.00", None), (20, "39.00", "49.00"), (10, "35.00", "49.00")], "29.00", "49.00",
    ),
    "a second cut after months of the first one": ([(900, "49.00", None), (90, "39.00", "49.00")], "35.00", "49.00"),
    "the same sale for longer": ([(900, "49.00", None), (10, "39.00", "49.00")], "39.00", "49.00"),
    "less reduction while the sale runs, which is still the same sale": (
        [(900, "49.00", None), (10, "39.00", "49.00")], "42.00", "49.00",
    ),
    "more reduction after less, without a gap": (
        [(900, "49.00", None), (10, "39.00", "49.00"), (5, "42.00", "49.00")], "38.00", "49.00",
    ),
    "no reduction of the first prior price any more": (
        [(900, "49.00", None), (10, "39.00", "49.00")], "49.00", "39.00",
    ),
    "a cut after a sale price that was not shown": (
        [(900, "49.00", None), (10, "39.00", "49.00"), (5, "59.00", None)], "42.00", "39.00",
    ),
    "a second cut a minute after the first one ended": (
        [(900, "49.00", None), (10, "39.00", "49.00"), (1 / 1440, "49.00", None)], "35.00", "39.00",
    ),
    "what is to come after the begin": ([(900, "49.00", None), (-5, "29.00", None)], "39.00", "49.00"),
    "free for a day": ([(900, "49.00", None), (3, "0.00", None), (2, "49.00", None)], "39.00", "0.00"),
}  # fmt: skip


def steps_of(history: list[Step]) -> list[PriceStep]:
    return [
        PriceStep(from_at=BEGINS - timedelta(days=days), price=Decimal(price), prior=prior and Decimal(prior))
        for days, price, prior in history
    ]


@pytest.mark.parametrize("name", HISTORIES)
def test_the_prior_price_is_the_lowest_of_the_30_days_before(name: str) -> None:
    history, price, prior = HISTORIES[name]
    assert prior_price(steps_of(history), BEGINS, Decimal(price)) == (prior and Decimal(prior))


@pytest.mark.parametrize(
    ("price", "prior", "said"),
    [
        ("39.00", "49.00", None),
        ("39.00", "39.00", "€39.00 is not below €39.00, its lowest price in the 30 days before"),
        ("1249.50", "39.00", "€1,249.50 is not below €39.00, its lowest price in the 30 days before"),
        ("39.00", None, "It has had no price before the sale, so there is nothing to compare with"),
    ],
)
def test_a_sale_is_shown_only_below_the_prior_price(price: str, prior: str | None, said: str | None) -> None:
    assert explain_unshown(Decimal(price), prior and Decimal(prior)) == said
