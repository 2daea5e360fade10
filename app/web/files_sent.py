"""Reading a file out of a multipart body."""

from flask import Request

from app.shop.errors import WrongKind, invalid_field

NOT_MULTIPART = "The file must be sent as a form (multipart)"


def read_file(request: Request, field: str, missing: str, limit: int) -> bytes:
    """The file's bytes, one more than `limit` at most, so that the reader can tell that there are too many.

    Raises WrongKind for another body than multipart, Invalid saying `missing` when there is no such file.
    """
    if request.content_length and request.mimetype != "multipart/form-data":
        raise WrongKind(NOT_MULTIPART)
    file = request.files.get(field)
    if file is None or not file.filename:
        raise invalid_field(field, missing)
    with file.stream:
        return file.stream.read(limit + 1)
