"""Reading a file out of a multipart body."""

from collections.abc import Iterator

from flask import Request
from werkzeug.datastructures import FileStorage

from app.shop.base.errors import TooLarge, WrongKind, invalid_field

NOT_MULTIPART = "The file must be sent as a form (multipart)"


def read_file(request: Request, field: str, missing: str, limit: int) -> bytes:
    """Return the first file's bytes, as `read_files` reads them."""
    return next(_read_each(request, field, missing, limit))


def read_files(request: Request, field: str, missing: str, limit: int) -> list[bytes]:
    """Return the files' bytes. Raises WrongKind for a body that is not multipart, Invalid with `missing` when there is
    no such file, and TooLarge for a file of more bytes than `limit`.
    """
    return list(_read_each(request, field, missing, limit))


def _read_each(request: Request, field: str, missing: str, limit: int) -> Iterator[bytes]:
    if request.content_length and request.mimetype != "multipart/form-data":
        raise WrongKind(NOT_MULTIPART)
    files = request.files.getlist(field)
    if not files or not files[0].filename:
        raise invalid_field(field, missing)
    for file in files:
        yield _read(file, limit)


def _read(file: FileStorage, limit: int) -> bytes:
    with file.stream:
        raw = file.stream.read(limit + 1)
    if len(raw) > limit:
        raise TooLarge(f"The file is larger than {limit // 1024 // 1024} MB")
    return raw
