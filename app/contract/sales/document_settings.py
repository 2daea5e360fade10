"""Settings of receipts and invoices: the seller's data in law."""

import re
from typing import Annotated, Any

from pydantic import BeforeValidator, Field
from pydantic_core import PydanticCustomError

from app.contract.base.fields import Trimmed
from app.contract.base.limits import NO_IRISH_VAT, WRONG_VAT_LETTER

VAT_LIMIT = 20
SERIES_LIMIT = 12
IRISH = re.compile(r"IE(?:([0-9]{7})([A-W])([A-IW]?)|([0-9])[A-Z+*]([0-9]{5})([A-W]))")
"""Seven figures, a check letter and perhaps one more; in numbers of before 2013 the second sign may be a letter."""
LETTERS = "WABCDEFGHIJKLMNOPQRSTUV"
"""The check letter of each remainder by 23."""
NO_VAT_NUMBER = "VAT number must be at most 20 characters"
NO_SERIES = "The prefix must be at most 12 letters, digits and hyphens, such as 2026-"


def read_vat_number(value: Any) -> Any:
    """Return an Irish VAT number without spaces and in capitals, and any other value unchanged. An Irish number must
    have the shape and the check letter that the Revenue Commissioners use. Raises an error that names which of the two
    is wrong; blank means none.
    """
    if not isinstance(value, str):
        return value
    number = re.sub(r"[\s.]", "", value).upper()
    if not number.startswith("IE"):
        return value
    if not (found := IRISH.fullmatch(number)):
        raise PydanticCustomError(NO_IRISH_VAT, "not an Irish VAT number")
    if not _has_its_letter(found):
        raise PydanticCustomError(WRONG_VAT_LETTER, "wrong check letter")
    return number


def _has_its_letter(found: re.Match[str]) -> bool:
    figures, letter, second, first, middle, old_letter = found.groups()
    if figures is None:
        figures, letter, second = f"0{middle}{first}", old_letter, ""
    weighed = sum(int(figure) * weight for figure, weight in zip(figures, range(8, 1, -1), strict=True))
    return letter == LETTERS[(weighed + 9 * LETTERS.index(second or "W")) % 23]


VatNumber = Annotated[str, BeforeValidator(read_vat_number), Trimmed, Field(max_length=VAT_LIMIT)]
Series = Annotated[str, Trimmed, Field(max_length=SERIES_LIMIT, pattern=r"^[A-Za-z0-9-]*$")]
