"""Numbers of a part: its SKU, its barcode, its codes."""

from typing import Annotated, Any, ClassVar, Literal

from pydantic import BeforeValidator, Field

from app.contract.base.fields import BlankIsNone, Body, Message, Trimmed, View

CODE_LIMIT = 60
MOST_CODES = 500
BARCODE_LENGTHS = (8, 12, 13, 14)
NO_CODE = f"Please enter a number of at most {CODE_LIMIT} characters, without a semicolon"


def _code(text: Any) -> Any:
    if isinstance(text, str) and (";" in text or not any(map(str.isalnum, text))):
        raise ValueError("no code")
    return text


def _barcode(text: Any) -> Any:
    """Return the digits of a barcode; refuse a wrong check digit."""
    if not isinstance(text, str):
        return text
    digits = text.replace(" ", "").replace("-", "")
    if not (digits.isascii() and digits.isdigit()) or len(digits) not in BARCODE_LENGTHS or _weigh(digits) % 10:
        raise ValueError("no barcode")
    return digits


def _weigh(digits: str) -> int:
    """Return the weighted sum of GS1 barcodes. From the right, every second digit counts three times."""
    return sum(int(digit) * (3 if place % 2 else 1) for place, digit in enumerate(reversed(digits)))


def is_misread(text: str) -> bool:
    """Return whether a text is as long as a barcode and its last digit does not match the others."""
    return text.isascii() and text.isdigit() and len(text) in BARCODE_LENGTHS and _weigh(text) % 10 != 0


Code = Annotated[str, BeforeValidator(_code), Trimmed, Field(min_length=1, max_length=CODE_LIMIT), Message(NO_CODE)]
Sku = Annotated[
    Annotated[str, BeforeValidator(_code), Field(max_length=CODE_LIMIT)] | None, BlankIsNone, Trimmed, Message(NO_CODE)
]
Ean = Annotated[
    Annotated[str, BeforeValidator(_barcode)] | None,
    BlankIsNone,
    Trimmed,
    Message("This is not a valid barcode number"),
]
Kind = Annotated[Literal["mpn", "oem", "cross"], Message("A number must be mpn, oem or cross")]


class CodeRow(Body):
    """A number of a part. `mpn` is its manufacturer's number, `oem` the original part's, `cross` the number of another
    part that it replaces.
    """

    kind: Kind
    code: Code


class CodesBody(Body):
    """All numbers of a product except its SKU and barcode. They replace those that it had before. The list may be sent
    by itself, without the object around it.
    """

    list_field: ClassVar[str] = "codes"
    codes: Annotated[
        list[CodeRow],
        Field(max_length=MOST_CODES),
        Message(f"{NO_CODE}, and its kind"),
    ]


class CodeView(View):
    """A number of a part, and its kind."""

    kind: str
    code: str
