"""The rules for every CSV cell, out and in.

A text that a spreadsheet could run is disarmed, and reads back as it was. A text that begins with = + - @ tab or CR
would be a formula in a spreadsheet, and so would one that begins with the wide form of = + - @, which some read as the
narrow one. It leaves with an apostrophe in front, and coming in that apostrophe is taken off again. A text that itself
begins with apostrophes before such a sign gets one more, so that nothing changes on the way out and back.
"""

import csv
import io
import re
from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Iterable, Sequence
from decimal import Decimal

from app.shop.base.errors import Invalid

BOM = "\ufeff"
DELIMITERS = (",", ";", "\t")
NOT_READABLE = "The file is not a CSV file in UTF-8, UTF-16 or Windows-1252"
_WIDE = r"\uff1d\uff0b\uff0d\uff20"
_SIGNS = rf"[=+\-@\t\r{_WIDE}]"
_ARMED, _DISARMED = re.compile(rf"'*{_SIGNS}"), re.compile(rf"'+{_SIGNS}")


def write_cell(value: object) -> str:
    """Return a value as the text of a cell; None becomes an empty cell. A negative number is not treated as a formula,
    and stays a number that can be added up.
    """
    text = "" if value is None else str(value)
    return f"'{text}" if _ARMED.match(text) and not isinstance(value, int | Decimal) else text


def read_cell(cell: str) -> str:
    """The text that `write_cell` wrote, without spaces around it."""
    text = cell.strip()
    return text[1:] if _DISARMED.match(text) else text


def write_csv(header: Sequence[str], rows: Iterable[Sequence[object]]) -> bytes:
    """Return a complete file in UTF-8 with BOM, commas and CRLF. Values are written by `write_cell`."""
    text = io.StringIO(newline="")
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow(header)
    writer.writerows([write_cell(value) for value in row] for row in rows)
    return (BOM + text.getvalue()).encode("utf-8")


def read_csv(raw: bytes) -> list[list[str]]:
    """Return the rows of a file, with its header first. An empty line becomes an empty row. The separators are commas,
    semicolons or tabs. Raises Invalid when the bytes are not such a text, or for the first line that is not of such a
    file.
    """
    text = _decode(raw)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=_delimiter(text), strict=True)
    rows, line = [], 1
    try:
        for row in reader:
            rows.append([read_cell(cell) for cell in row])
            line = reader.line_num + 1
    except csv.Error as error:
        raise Invalid(f"Line {line} of the file {_why(error)}") from error
    return rows


def _why(error: csv.Error) -> str:
    """Return what is wrong with a line. Python's sentences name its own limit and no line."""
    if "limit" in str(error):
        return f"has a text of more than {csv.field_size_limit():,} characters"
    return "has a quotation mark that does not belong to a pair. Within a text it is written twice"


def _decode(raw: bytes) -> str:
    """Return the text of a file. Excel writes "Unicode Text" in UTF-16, which begins with a mark of its own."""
    for encoding in ("utf-16",) if raw.startswith((BOM_UTF16_LE, BOM_UTF16_BE)) else ("utf-8-sig", "cp1252"):
        try:
            return raw.decode(encoding)
        except UnicodeDecodeError:
            continue
    raise Invalid(NOT_READABLE)


def _delimiter(text: str) -> str:
    """The sign that the first line holds most of."""
    first = text.lstrip().partition("\n")[0]
    return max(DELIMITERS, key=first.count)
