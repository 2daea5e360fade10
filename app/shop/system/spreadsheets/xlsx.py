"""The rows of an Excel file, which a separate process reads. The memory that a file needs is released when that process
ends, and a file made to exhaust memory only ends that process.
"""

import io
import json
import subprocess
import zipfile
from typing import Any

from app.data_folder import child_environment, own_command
from app.shop.base.errors import Invalid

COMMAND = "read-xlsx"
ZIP, OLD_OFFICE = b"PK\x03\x04", b"\xd0\xcf\x11\xe0"
UNPACKED_LIMIT = 50 * 1024 * 1024
"""Bytes of all parts of the file together. Fifty thousand products with their texts take a tenth."""
PARTS_LIMIT = 1000
SECONDS = 60
NOT_READABLE = "The Excel file cannot be read. Please save it again as .xlsx or as CSV"
OLD_KIND = "This is an old or a protected Excel file. Please save it as .xlsx without a password, or as CSV"
TOO_LARGE = "The Excel file has too much in it. Please import it in parts, or save it as CSV"


def is_excel(raw: bytes) -> bool:
    """Return whether these are the bytes of an Excel file."""
    return raw.startswith((ZIP, OLD_OFFICE))


def read_xlsx(raw: bytes) -> list[list[str]]:
    """Return the rows of the first visible sheet, with its header first. Numbers are written as plain digits, and times
    as ISO 8601. Raises Invalid with the reason.
    """
    if raw.startswith(OLD_OFFICE):
        raise Invalid(OLD_KIND)
    _check_size(raw)
    try:
        done = subprocess.run(  # noqa: S603 -- our own program, the file on its standard input
            own_command(COMMAND), input=raw, capture_output=True, timeout=SECONDS, check=True, env=child_environment()
        )
        answer: dict[str, Any] = json.loads(done.stdout)
    except (OSError, subprocess.SubprocessError, ValueError) as error:
        raise Invalid(NOT_READABLE) from error
    if "fault" in answer:
        raise Invalid(answer["fault"])
    rows: list[list[str]] = answer["rows"]
    return rows


def _check_size(raw: bytes) -> None:
    """The library unpacks no more than what the parts declare."""
    try:
        parts = zipfile.ZipFile(io.BytesIO(raw)).infolist()
    except (zipfile.BadZipFile, ValueError, NotImplementedError) as error:
        raise Invalid(NOT_READABLE) from error
    if len(parts) > PARTS_LIMIT or sum(part.file_size for part in parts) > UNPACKED_LIMIT:
        raise Invalid(TOO_LARGE)
