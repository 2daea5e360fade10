"""Sending a file as a browser's form does."""

from flask.testing import FlaskClient
from werkzeug.test import TestResponse

BOUNDARY = "----form"


def send_file(client: FlaskClient, address: str, raw: bytes, name: str, field: str) -> TestResponse:
    """Upload a file in a body that is built by hand. Werkzeug's test client would leave the temporary file of a large
    body open.
    """
    head = f'--{BOUNDARY}\r\nContent-Disposition: form-data; name="{field}"; filename="{name}"\r\n\r\n'
    body = head.encode() + raw + f"\r\n--{BOUNDARY}--\r\n".encode()
    return client.post(address, data=body, content_type=f"multipart/form-data; boundary={BOUNDARY}")
