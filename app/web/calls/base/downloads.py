"""Files as downloads."""

from flask import Response

CSV = "text/csv"
ZIP = "application/zip"
PDF = "application/pdf"


def answer_csv(content: bytes, filename: str) -> Response:
    """Return the file under its name."""
    return as_file(Response(content, content_type=f"{CSV}; charset=utf-8"), "attachment", filename)


def as_file(response: Response, way: str, filename: str) -> Response:
    """Return an answer as a file, an attachment or inline, that no browser keeps."""
    response.headers["Content-Disposition"] = f'{way}; filename="{filename}"'
    response.headers["Cache-Control"] = "no-store"
    return response
