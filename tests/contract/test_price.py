from decimal import Decimal

import pytest
from pydantic import TypeAdapter, ValidationError

from app.contract.base.fields import Price

price = TypeAdapter(Price)


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ("49.99", "49.99"),
        ("49.9", "49.90"),
        ("49", "49.00"),
        (" 5 ", "5.00"),
        (49, "49.00"),
        (0, "0.00"),
        (Decimal("49.9"), "49.90"),
        (Decimal("1E+3"), "1000.00"),
        ("99999999.99", "99999999.99"),
    ],
)
def test_a_price_is_a_text_or_a_number(given: object, meant: str) -> None:
    assert str(price.validate_python(given)) == meant


@pytest.mark.parametrize(
    "given",
    [
        "",
        "1.234",
        "-1",
        "+1",
        "1,50",
        "1e3",
        "٣",
        "1\n.5",
        "100000000.00",
        -1,
        True,
        None,
        Decimal("1.001"),
        Decimal("NaN"),
        10**20,
    ],
)
def test_what_is_no_price_is_refused(given: object) -> None:
    with pytest.raises(ValidationError):
        price.validate_python(given)
