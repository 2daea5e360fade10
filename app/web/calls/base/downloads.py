"""Files as downloads."""

from flask import Response

CSV = "text/csv"
ZIP = "application/zip"


def answer_csv(content: bytes, filename: str) -> Response:
    """The file under its name, never cached by a browser."""
    response = Response(content, content_type=f"{CSV}; charset=utf-8")
    response.headers["Content-Disposition"] = f'attachment; filename="{filename}"'
    response.headers["Cache-Control"] = "no-store"
    return response
