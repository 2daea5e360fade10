"""Promises of mails: made only where a server sends them."""

import pytest
from flask.testing import FlaskClient

from tests.make import make_order

LOOKUP = {"orderNumber": "1001", "email": "aoife@example.ie"}
BY_MAIL = "If the number and the e-mail belong to an order, we will write to that e-mail address about it."
BY_HAND = "If the number and the e-mail belong to an order, the workshop will answer to that e-mail address."
HOST = {"mailHost": "127.0.0.1"}
SENDER = {"mailFrom": "shop@example.ie"}


@pytest.mark.parametrize(
    ("given", "sends"),
    [({}, False), (HOST, False), (SENDER, False), (HOST | SENDER, True), (HOST | {"email": "shop@example.ie"}, True)],
)
def test_every_page_knows_whether_mails_are_sent(
    admin: FlaskClient, client: FlaskClient, given: dict[str, str], sends: bool
) -> None:
    assert client.get("/api/settings").json["sendsMail"] is False
    if given:
        assert admin.patch("/api/admin/settings", json=given).status_code == 200
    assert client.get("/api/settings").json["sendsMail"] is sends
    assert client.get("/api/privacy").json["sendsMail"] is sends
    make_order()
    for number in ("1001", "9999"):
        answer = client.post("/api/orders/lookup", json=LOOKUP | {"orderNumber": number})
        assert answer.json == {"success": True, "message": BY_MAIL if sends else BY_HAND}
