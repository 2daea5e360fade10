"""Enquiries answered inside, in real SMTP conversations."""

from collections.abc import Iterator
from datetime import timedelta
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.runtime.mail_worker import MailWorker
from app.store.database.base import now
from tests.in_one_shop import in_one_shop
from tests.make import NOBODY
from tests.smtp import MailBox, mail_server

CUSTOMER = "aoife@example.ie"
MESSAGE = "Does “Boost Gauge” suit my vehicle?\nIt is <b>red</b>."


@pytest.fixture
def box(admin: FlaskClient) -> Iterator[MailBox]:
    with mail_server() as box:
        own = box.settings | {"email": "hello@pitlane.example", "businessName": "Pit & Lane"}
        assert admin.patch("/api/admin/settings", json=own).status_code == 200
        yield box


def enquire(client: FlaskClient, **given: str) -> str:
    sent = {"name": "Aoife Byrne", "email": CUSTOMER, "vehicleType": "VW Golf", "message": MESSAGE} | given
    return f"/api/contact-inquiries/{client.post('/api/contact', json=sent).json['inquiry']['id']}"


def reply(admin: FlaskClient, path: str, **given: Any) -> Any:
    body = {"subject": "Re: Your enquiry", "body": "Yes, it does.", "way": "mail"} | given
    return admin.post(f"{path}/replies", json=body)


def status_of(admin: FlaskClient, path: str) -> str:
    return str(admin.get(f"{path}/thread").json["inquiry"]["status"])


def send(app: Flask) -> None:
    """Send what is due when the pause of an answer is over."""
    MailWorker(app, lambda: now() + timedelta(seconds=10)).send_due()


def test_without_a_session_nobody_reads_or_answers(client: FlaskClient, signed_out_admin: FlaskClient) -> None:
    path = enquire(client)
    for visitor in (client, signed_out_admin):
        assert visitor.get(f"{path}/thread").status_code == 401
        assert reply(visitor, path).status_code == 401


def test_answers_arrive_in_one_thread_above_the_original(
    admin: FlaskClient, app: Flask, client: FlaskClient, box: MailBox
) -> None:
    path = enquire(client)
    send(app)
    thread = admin.get(f"{path}/thread").json
    assert (thread["subject"], thread["repliesTo"], thread["sendsMail"]) == (
        "Re: Your enquiry to Pit & Lane", "hello@pitlane.example", True,
    )  # fmt: skip
    first = reply(admin, path, subject=thread["subject"], body="Dear {{name}},\n\n{{part}} does.\nBye")
    assert first.status_code == 201
    send(app)
    second = reply(admin, path, subject=first.json["thread"]["subject"], after=first.json["id"])
    send(app)

    thanks, one, two = box.to(CUSTOMER)
    assert [mail["Subject"] for mail in (thanks, one, two)] == [
        "Your enquiry to Pit & Lane", *["Re: Your enquiry to Pit & Lane"] * 2,
    ]  # fmt: skip
    assert (one["Reply-To"], one["Auto-Submitted"]) == ("hello@pitlane.example", None)
    assert (one["In-Reply-To"], one["References"]) == (thanks["Message-ID"], thanks["Message-ID"])
    assert two["In-Reply-To"] == one["Message-ID"]
    assert two["References"].split() == [thanks["Message-ID"], one["Message-ID"]]
    plain, page = (one.get_body((kind,)).get_content() for kind in ("plain", "html"))  # type: ignore[union-attr]  # a mail has both
    assert "Dear Aoife Byrne,\n\nBoost Gauge does.\nBye\n\nOn " in plain.replace("\r\n", "\n")
    assert "> Does “Boost Gauge” suit my vehicle?\n> It is <b>red</b>." in plain.replace("\r\n", "\n")
    assert "It is &lt;b&gt;red&lt;/b&gt;." in page
    replies = second.json["thread"]["replies"]
    assert [(each["way"], each["body"]) for each in replies] == [
        ("mail", "Dear Aoife Byrne,\n\nBoost Gauge does.\nBye"), ("mail", "Yes, it does."),
    ]  # fmt: skip
    assert [each["mail"]["status"] for each in admin.get(f"{path}/thread").json["replies"]] == ["sent", "sent"]


def test_an_answer_waits_ten_seconds_and_can_be_taken_back(
    admin: FlaskClient, app: Flask, client: FlaskClient, box: MailBox
) -> None:
    path = enquire(client)
    MailWorker(app).send_due()
    sent = reply(admin, path).json
    assert (status_of(admin, path), sent["thread"]["replies"][0]["mail"]["status"]) == ("answered", "waiting")
    MailWorker(app).send_due()
    thread = admin.delete(f"{path}/replies/{sent['id']}").json
    assert (thread["replies"], thread["inquiry"]["status"]) == ([], "new")
    send(app)
    assert len(box.to(CUSTOMER)) == 1
    again = reply(admin, path).json
    send(app)
    refused = admin.delete(f"{path}/replies/{again['id']}")
    assert (refused.status_code, refused.json["message"]) == (
        409,
        "This answer has already been sent to the mail server",
    )
    assert admin.delete(f"{path}/replies/{NOBODY}").status_code == 404


def test_a_second_window_is_shown_the_answer_in_between(admin: FlaskClient, client: FlaskClient, box: MailBox) -> None:
    path = enquire(client)
    first = reply(admin, path, body="From this window").json
    refused = reply(admin, path, body="From the other")
    assert (refused.status_code, refused.json["message"]) == (409, "This enquiry was answered meanwhile")
    assert (refused.json["reply"]["id"], refused.json["reply"]["body"]) == (first["id"], "From this window")
    assert reply(admin, path, body="From the other", after=first["id"]).status_code == 201


def test_without_a_mail_server_the_owners_program_sends_and_the_thread_says_so(
    admin: FlaskClient, client: FlaskClient
) -> None:
    path = enquire(client)
    refused = reply(admin, path)
    assert (refused.status_code, status_of(admin, path)) == (409, "new")
    assert reply(admin, path, way="program").json["thread"]["replies"][0]["mail"] is None
    assert status_of(admin, path) == "answered"
    (row,) = admin.get("/api/contact-inquiries").json
    assert row["answeredAt"] is not None


def test_a_mark_is_shown_in_the_thread_until_it_is_taken_back(admin: FlaskClient, client: FlaskClient) -> None:
    path = enquire(client)
    for _ in range(2):
        admin.patch(path, json={"status": "answered"})
    assert [each["way"] for each in admin.get(f"{path}/thread").json["replies"]] == ["marked"]
    admin.patch(path, json={"status": "read"})
    assert admin.get(f"{path}/thread").json["replies"] == []


def test_the_promise_of_24_hours_is_counted_by_the_shops_clock(admin: FlaskClient, client: FlaskClient) -> None:
    path = enquire(client)
    row = admin.get(f"{path}/thread").json["inquiry"]
    assert row["dueAt"][:10] != row["createdAt"][:10]
    assert row["dueAt"][10:] == row["createdAt"][10:]
    assert 0 <= row["ageSeconds"] < 3600


def test_an_answer_that_cannot_be_delivered_is_said_in_the_list(
    admin: FlaskClient, app: Flask, client: FlaskClient, box: MailBox
) -> None:
    path = enquire(client, email='a<b>,"c@example.ie')
    reply(admin, path)
    send(app)
    assert admin.get("/api/contact-inquiries").json[0]["undelivered"] == 1
    (found,) = admin.get(f"{path}/thread").json["replies"]
    assert (found["mail"]["status"], "No e-mail can be sent" in found["mail"]["lastError"]) == ("failed", True)
    assert admin.delete(f"{path}/replies/{found['id']}").status_code == 200


@in_one_shop(
    ("given", "errors"),
    [
        ({"body": "Hi {{ nmae }}"}, {"body": "There is no field {{nmae}}. The fields are {{name}}, {{businessName}}, "
          "{{phone}}, {{hours}}, {{part}}, {{vehicle}}."}),
        ({"subject": "{{phone}}"}, {"subject": "{{phone}} is blank in the settings: fill it in there, or remove the "
          "field."}),
        ({"body": " "}, {"body": "Please write an answer of at most 5,000 characters"}),
        ({"subject": ""}, {"subject": "Please enter a subject of at most 200 characters"}),
        ({"way": "post"}, {"way": "Choose mail or program"}),
    ],
)  # fmt: skip
def test_what_is_wrong_with_an_answer_is_said_by_name(
    admin: FlaskClient, client: FlaskClient, box: MailBox, given: dict[str, str], errors: dict[str, str]
) -> None:
    path = enquire(client)
    refused = reply(admin, path, **given)
    assert (refused.status_code, refused.json["errors"]) == (400, errors)
    assert admin.get(f"{path}/thread").json["replies"] == []


def test_what_an_enquiry_does_not_name_has_words_of_its_own(
    admin: FlaskClient, client: FlaskClient, box: MailBox
) -> None:
    path = enquire(client, vehicleType="", message="Are you open?")
    written = reply(admin, path, body="About {{part}} for your {{vehicle}}: {{hours}}, {{businessName}}").json
    assert written["thread"]["replies"][0]["body"] == (
        "About the part for your vehicle: Mon-Fri 8AM-6PM, Sat 9AM-4PM, Pit & Lane"
    )


def test_a_deleted_enquiry_is_restored_with_its_answers(
    admin: FlaskClient, app: Flask, client: FlaskClient, box: MailBox
) -> None:
    path = enquire(client)
    reply(admin, path)
    send(app)
    before = admin.get(f"{path}/thread").json["replies"]
    undo = admin.delete(path).headers["Pitlane-Undo"]
    assert admin.get(f"{path}/thread").status_code == 404
    assert admin.post(f"/api/admin/deleted/{undo}/restore").status_code == 200
    assert admin.get(f"{path}/thread").json["replies"] == before


def test_the_file_of_enquiries_has_their_answers(admin: FlaskClient, client: FlaskClient) -> None:
    path = enquire(client)
    reply(admin, path, way="program", body="Yes, it does.\nSee you")
    assert "Yes, it does.\nSee you" in admin.get("/api/admin/export/enquiries.csv").get_data(as_text=True)
