"""The settings of the mail server are tried at once. Their password is never shown anywhere."""

import logging
import stat
import zipfile
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.config import Config
from app.runtime.mail_worker import MailWorker
from app.shop.base.settings.encryption import KEY_FILE
from app.store.database.base import db
from app.store.database.driver import sqlite3
from tests.free_port import free_port
from tests.in_one_shop import in_one_shop
from tests.make import make_order
from tests.smtp import mail_server

TEST = "/api/admin/mail/test"
SECRET = "correct horse, battery"


def patch(admin: FlaskClient, **settings: object) -> Any:
    answer = admin.patch("/api/admin/settings", json=settings)
    assert answer.status_code == 200
    return answer.json


def test_the_password_is_taken_and_never_shown(admin: FlaskClient, client: FlaskClient) -> None:
    assert admin.get("/api/admin/settings").json["mailPasswordSet"] is False
    answer = admin.patch("/api/admin/settings", json={"mailPassword": SECRET})
    assert answer.json["mailPasswordSet"] is True
    for text in (answer.text, admin.get("/api/admin/settings").text, client.get("/api/settings").text):
        assert 'mailPassword"' not in text
        assert SECRET not in text
    assert patch(admin, mailPassword="")["mailPasswordSet"] is False


@in_one_shop(
    "sent",
    [
        {"mailHost": "smtp://x.ie"}, {"mailHost": "x.ie:25"}, {"mailHost": "a b"}, {"mailPort": 0}, {"mailPort": 65536},
        {"mailSecurity": "ssl"}, {"mailFrom": "nobody"}, {"ownerEmail": "a@b\nBcc: c@d.ie"}, {"mailPassword": "a\nb"},
        {"mailPassword": None}, {"mailPassword": "x" * 501}, {"mailPasswordSet": True},
    ],
)  # fmt: skip
def test_what_cannot_be_meant_is_refused(admin: FlaskClient, sent: dict[str, object]) -> None:
    answer = admin.patch("/api/admin/settings", json=sent)
    assert (answer.status_code, list(answer.json["errors"])) == (400, list(sent))


def test_on_disk_it_is_encrypted_with_a_key_that_no_backup_holds(admin: FlaskClient, config: Config) -> None:
    patch(admin, mailPassword=SECRET)
    key = config.data_dir / KEY_FILE
    assert stat.S_IMODE(key.stat().st_mode) == 0o600
    name = admin.post("/api/admin/backups").json["name"]
    with zipfile.ZipFile(config.backups / name) as backup:
        assert set(backup.namelist()) == {"backup.json", "pitlane.db"}
        contents = [backup.read(each) for each in backup.namelist()]
    db.session.remove()
    contents += [path.read_bytes() for path in config.data_dir.glob("pitlane.db*")]
    for content in contents:
        assert SECRET.encode() not in content
        assert key.read_bytes() not in content


def test_the_server_gets_the_password_and_a_wrong_one_is_said(
    admin: FlaskClient, app: Flask, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    with mail_server() as box:
        box.login = ("shop", SECRET)
        patch(admin, **box.settings, mailUser="shop", mailPassword="wrong")
        refused = admin.post(TEST, json={})
        assert (refused.status_code, refused.json) == (
            200,
            {
                "success": False,
                "message": "The mail server refused the user name or the password: "
                "535 5.7.8 Username and Password not accepted",
            },
        )
        patch(admin, mailPassword=SECRET)
        taken = admin.post(TEST, json={"to": "me@example.ie"})
        assert taken.json == {"success": True, "message": "The mail server accepted the test e-mail to me@example.ie."}
        make_order()
        MailWorker(app).send_due()
        assert [to for _from, to in box.envelopes] == ["me@example.ie", "aoife@example.ie", "owner@pitlane.example"]
    assert SECRET not in caplog.text
    assert "wrong" not in caplog.text


def test_a_password_from_another_computer_must_be_entered_again(admin: FlaskClient, config: Config) -> None:
    with mail_server() as box:
        patch(admin, **box.settings, mailUser="shop", mailPassword=SECRET)
        Path(config.data_dir / KEY_FILE).unlink()
        answer = admin.post(TEST, json={}).json
        assert answer["success"] is False
        assert "Enter it again" in answer["message"]
        patch(admin, mailPassword=SECRET)
        box.login = ("shop", SECRET)
        assert admin.post(TEST, json={}).json["success"] is True


def test_without_a_server_or_an_address_there_is_nothing_to_try(admin: FlaskClient) -> None:
    answer = admin.post(TEST, json={})
    assert (answer.status_code, answer.json["success"]) == (409, False)
    patch(admin, mailHost="127.0.0.1", mailFrom="shop@example.ie")
    answer = admin.post(TEST, json={})
    assert (answer.status_code, answer.json) == (
        400,
        {"success": False, "message": "Enter an address for the test e-mail"},
    )
    assert admin.post(TEST, json={"to": "nobody"}).status_code == 400


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"mailHost": "mail.nowhere.invalid", "mailUnencrypted": True}, "There is no mail server of this name"),
        ({"mailPort": free_port()}, "Nothing answers on this port"),
        ({"mailSecurity": "starttls"}, "The mail server cannot do what the settings ask: STARTTLS"),
        ({"mailSecurity": "tls"}, "The mail server does not support TLS on this port"),
        ({"mailUser": "shop", "mailPassword": "x"}, "The mail server cannot do what the settings ask: SMTP AUTH"),
    ],
)
def test_what_is_wrong_with_the_settings_is_said_in_plain_words(
    admin: FlaskClient, settings: dict[str, object], sentence: str
) -> None:
    with mail_server() as box:
        patch(admin, **box.settings | settings)
        answer = admin.post(TEST, json={}).json
    assert answer["success"] is False
    assert answer["message"].startswith(sentence)


def test_what_waited_in_a_backup_is_not_sent_behind_the_owners_back(admin: FlaskClient, config: Config) -> None:
    patch(admin, mailHost="127.0.0.1", mailFrom="shop@example.ie", ownerEmail="owner@example.ie")
    make_order()
    name = admin.post("/api/admin/backups").json["name"]
    assert admin.post(f"/api/admin/backups/{name}/restore").status_code == 200
    with closing(sqlite3.connect(config.database)) as connection:
        rows = connection.execute("SELECT kind, status, last_error FROM mails ORDER BY kind").fetchall()
    assert [row[:2] for row in rows] == [("new-order", "done"), ("order-received", "by_hand")]
    assert "look before you send it" in rows[1][2]
