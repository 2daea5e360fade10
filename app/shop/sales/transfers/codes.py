"""The QR code of a transfer, which banking apps read. Its contents follow the standard EPC069-12 of the European
Payments Council.
"""

from collections.abc import Iterator
from decimal import Decimal
from functools import lru_cache
from itertools import groupby

from app.contract.sales.payments import TransferCodeView

NAME_LIMIT = 70
"""Letters of an account's name that the standard allows."""


@lru_cache(maxsize=64)
def draw_code(name: str, iban: str, amount: Decimal, reference: str) -> TransferCodeView | None:
    """Return the code; None for what the standard has no room for."""
    rows = find_squares(name, iban, amount, reference)
    if rows is None:
        return None
    path = "".join(f"M{x} {y}h{wide}v1h-{wide}z" for y, row in enumerate(rows) for x, wide in row)
    return TransferCodeView(size=len(rows), path=path)


def find_squares(name: str, iban: str, amount: Decimal, reference: str) -> list[list[tuple[int, int]]] | None:
    """Return the begin and width of each row's dark squares."""
    # Imported here because a start draws no code.
    from segno.helpers import make_epc_qr

    try:
        code = make_epc_qr(name[:NAME_LIMIT], iban, amount, text=reference, encoding="utf-8")
    except ValueError:
        return None
    return [list(_find_runs(row)) for row in code.matrix]


def _find_runs(row: bytes | bytearray) -> Iterator[tuple[int, int]]:
    place = 0
    for is_dark, squares in groupby(row):
        wide = len(list(squares))
        if is_dark:
            yield place, wide
        place += wide
