"""When the mail server changes, it never gets the password of another one. The connection is unencrypted only where the
owner asked for that.
"""

from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.runtime.mail_worker import MailWorker
from app.store.base.settings import Setting
from app.store.database.sqlite import write
from tests.make import make_order
from tests.smtp import mail_server

PATH = "/api/admin/settings"
ACCOUNT = {
    "mailHost": "smtp.example.ie",
    "mailPort": 587,
    "mailSecurity": "starttls",
    "mailUser": "shop",
    "mailPassword": "correct horse",
}


def patch(admin: FlaskClient, **settings: object) -> Any:
    answer = admin.patch(PATH, json=settings)
    assert answer.status_code == 200, answer.text
    return answer.json


@pytest.fixture
def with_account(admin: FlaskClient) -> FlaskClient:
    patch(admin, **ACCOUNT)
    return admin


@pytest.mark.parametrize(
    "changed", [{"mailHost": "smtp.example.com"}, {"mailHost": ""}, {"mailPort": 465}, {"mailSecurity": "tls"}]
)
def test_another_server_does_not_get_the_password(with_account: FlaskClient, changed: dict[str, object]) -> None:
    assert patch(with_account, **changed)["mailPasswordSet"] is False
    # and back again is another server once more
    assert patch(with_account, **{name: ACCOUNT[name] for name in changed})["mailPasswordSet"] is False


@pytest.mark.parametrize(
    "same", [{"mailHost": "SMTP.example.ie"}, {"mailPort": 587, "mailSecurity": "starttls"}, {"mailUser": "ann"}]
)
def test_the_same_server_keeps_it(with_account: FlaskClient, same: dict[str, object]) -> None:
    assert patch(with_account, **same)["mailPasswordSet"] is True


def test_a_password_sent_with_the_server_is_the_servers_own(with_account: FlaskClient) -> None:
    assert patch(with_account, mailHost="smtp.example.com", mailPassword="new")["mailPasswordSet"] is True


def test_the_first_server_keeps_a_password_that_came_before_it(admin: FlaskClient) -> None:
    patch(admin, mailPassword="correct horse")
    assert patch(admin, mailHost="smtp.example.ie")["mailPasswordSet"] is True


@pytest.mark.parametrize("host", ["smtp.example.ie", "192.168.1.20", "localhost.example.ie"])
def test_an_unencrypted_line_to_another_computer_is_refused_unless_it_is_ticked(admin: FlaskClient, host: str) -> None:
    answer = admin.patch(PATH, json={"mailHost": host, "mailSecurity": "none"})
    assert (answer.status_code, list(answer.json["errors"])) == (400, ["mailSecurity"])
    assert admin.get(PATH).json["mailHost"] == ""
    assert patch(admin, mailHost=host, mailSecurity="none", mailUnencrypted=True)["mailSecurity"] == "none"
    assert admin.patch(PATH, json={"mailUnencrypted": False}).status_code == 400


@pytest.mark.parametrize("host", ["127.0.0.1", "127.8.0.1", "localhost", ""])
def test_a_line_within_this_computer_needs_no_encryption(admin: FlaskClient, host: str) -> None:
    assert patch(admin, mailHost=host, mailSecurity="none")["mailUnencrypted"] is False


def test_a_line_of_an_older_version_waits_for_the_tick(admin: FlaskClient, app: Flask) -> None:
    with mail_server() as box:
        # 0.0.0.0 reaches this computer, and is no address that stays on it
        patch(admin, **box.settings | {"mailHost": "0.0.0.0", "mailUnencrypted": True})
        with write() as session:
            session.merge(Setting(key="mail_unencrypted", value="false"))
        assert patch(admin, businessName="Other things can still be changed")
        make_order()
        MailWorker(app).send_due()
        assert box.tries == 0
        said = admin.get("/api/admin/mails").json["mails"][0]["lastError"]
        assert said.endswith("choose STARTTLS or TLS, or allow it in the settings.")
        answer = admin.post("/api/admin/mail/test", json={}).json
        assert (answer["success"], box.tries) == (False, 0)
        patch(admin, mailUnencrypted=True)
        assert admin.post("/api/admin/mail/test", json={}).json["success"] is True
