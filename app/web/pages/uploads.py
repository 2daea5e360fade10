"""Reading a file out of a multipart body."""

from flask import Request

from app.shop.base.errors import TooLarge, WrongKind, invalid_field

NOT_MULTIPART = "The file must be sent as a form (multipart)"


def read_file(request: Request, field: str, missing: str, limit: int) -> bytes:
    """Return the file's bytes. Raises WrongKind for a body that is not multipart, Invalid with `missing` when there is
    no such file, and TooLarge for more bytes than `limit`.
    """
    if request.content_length and request.mimetype != "multipart/form-data":
        raise WrongKind(NOT_MULTIPART)
    file = request.files.get(field)
    if file is None or not file.filename:
        raise invalid_field(field, missing)
    with file.stream:
        raw = file.stream.read(limit + 1)
    if len(raw) > limit:
        raise TooLarge(f"The file is larger than {limit // 1024 // 1024} MB")
    return raw
