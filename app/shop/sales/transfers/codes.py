"""The QR code of a transfer, which banking apps read. Its contents follow the standard EPC069-12 of the European
Payments Council.
"""

from decimal import Decimal
from functools import lru_cache

from app.contract.sales.payments import TransferCodeView
from app.shop.base.code_squares import Squares, find_squares

NAME_LIMIT = 70
"""Letters of an account's name that the standard allows."""


@lru_cache(maxsize=64)
def draw_code(name: str, iban: str, amount: Decimal, reference: str) -> TransferCodeView | None:
    """Return the code; None for what the standard has no room for."""
    rows = draw_squares(name, iban, amount, reference)
    if rows is None:
        return None
    path = "".join(f"M{x} {y}h{wide}v1h-{wide}z" for y, row in enumerate(rows) for x, wide in row)
    return TransferCodeView(size=len(rows), path=path)


def draw_squares(name: str, iban: str, amount: Decimal, reference: str) -> Squares | None:
    """Return the begin and width of each row's dark squares."""
    # Imported here because a start draws no code.
    from segno.helpers import make_epc_qr

    try:
        code = make_epc_qr(name[:NAME_LIMIT], iban, amount, text=reference, encoding="utf-8")
    except ValueError:
        return None
    return find_squares(code.matrix)
