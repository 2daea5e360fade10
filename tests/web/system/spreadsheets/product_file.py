"""Sending a file of products."""

from typing import Any

from flask.testing import FlaskClient

from tests.web.sales.mail.sending import send_file

IMPORT = "/api/admin/import/products"


def send(admin: FlaskClient, text: str | bytes, dry: bool = False) -> tuple[int, Any]:
    raw = text if isinstance(text, bytes) else text.encode()
    answer = send_file(admin, f"{IMPORT}?dryRun=1" if dry else IMPORT, raw, "products.csv", "file")
    return answer.status_code, answer.json


def counts(answer: Any) -> tuple[int, int, int]:
    return answer["created"], answer["updated"], answer["unchanged"]
