"""Settings of receipts and invoices: the seller's data in law."""

import re
from typing import Annotated, Any

from pydantic import BeforeValidator, Field

from app.contract.base.fields import Trimmed

VAT_LIMIT = 20
SERIES_LIMIT = 12
IRISH = re.compile(r"IE(?:([0-9]{7})([A-W])([A-IW]?)|([0-9])[A-Z+*]([0-9]{5})([A-W]))")
"""Seven figures, a check letter and perhaps one more; in numbers of before 2013 the second sign may be a letter."""
LETTERS = "WABCDEFGHIJKLMNOPQRSTUV"
"""The check letter of each remainder by 23."""
NO_VAT_NUMBER = "VAT number must be at most 20 characters, and an Irish one as it was issued, such as IE6388047V"
NO_SERIES = "The prefix must be at most 12 letters, digits and hyphens, such as 2026-"


def read_vat_number(value: Any) -> Any:
    """Return an Irish VAT number without spaces and in capitals, and any other value unchanged. An Irish number must
    have the shape and the check letter that the Revenue Commissioners use. Raises ValueError when it does not; blank
    means none.
    """
    if not isinstance(value, str):
        return value
    number = re.sub(r"[\s.]", "", value).upper()
    if number.startswith("IE") and not _is_irish(number):
        raise ValueError("not an Irish VAT number")
    return number if number.startswith("IE") else value


def _is_irish(number: str) -> bool:
    found = IRISH.fullmatch(number)
    if not found:
        return False
    figures, letter, second, first, middle, old_letter = found.groups()
    if figures is None:
        figures, letter, second = f"0{middle}{first}", old_letter, ""
    weighed = sum(int(figure) * weight for figure, weight in zip(figures, range(8, 1, -1), strict=True))
    return letter == LETTERS[(weighed + 9 * LETTERS.index(second or "W")) % 23]


VatNumber = Annotated[str, BeforeValidator(read_vat_number), Trimmed, Field(max_length=VAT_LIMIT)]
Series = Annotated[str, Trimmed, Field(max_length=SERIES_LIMIT, pattern=r"^[A-Za-z0-9-]*$")]
