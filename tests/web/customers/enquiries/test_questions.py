"""Questions asked on the page of a quote or a job."""

from datetime import timedelta
from typing import Any

import pytest
from flask.testing import FlaskClient

from app.store.customers.contacts import Contact
from app.store.customers.enquiries import Enquiry, EnquiryReply
from app.store.customers.mails import Mail
from app.store.database.base import db, now
from app.store.workshop.jobs import Job
from app.store.workshop.quotes import Quote
from tests.web.workshop.jobs.linked import JOBS, PAGE, save_job
from tests.web.workshop.quotes.offer import QUOTES, offer, save_quote

SERVER = {"mailHost": "127.0.0.1", "mailSecurity": "none", "mailUser": "", "email": "me@example.ie"}
QUESTION = "Is the film guaranteed?"
INBOX = "/api/contact-inquiries"


def ask(client: FlaskClient, page: str, text: str = QUESTION) -> tuple[int, Any]:
    """Ask on a page; return the status with questions or sentence."""
    response = client.post(f"{page}/questions", json={"text": text})
    return response.status_code, response.json.get("questions") or response.json.get("message")


def reply(admin: FlaskClient, question: str, **given: Any) -> Any:
    body = {"subject": "Re: Your question", "body": "Yes, for ten years.", "way": "mail"} | given
    return admin.post(f"{INBOX}/{question}/replies", json=body)


def let_the_pause_pass() -> None:
    """Make every answer older than its pause."""
    db.session.query(EnquiryReply).update({"created_at": now() - timedelta(seconds=11)})
    db.session.commit()


def test_a_question_on_a_quote_reaches_the_owner_and_shows_the_answer(client: FlaskClient, admin: FlaskClient) -> None:
    admin.patch("/api/admin/settings", json=SERVER)
    quote, token = offer(admin)
    page = f"/api/quotes/{token}"
    status, [asked] = ask(client, page)
    assert (status, asked["text"], asked["isAnswered"], asked["answers"]) == (201, QUESTION, False, [])
    [row] = [each for each in admin.get("/api/admin/inbox?search=quote+1").json["enquiries"] if each["about"]]
    assert (row["id"], row["name"], row["email"], row["about"], row["quoteId"], row["vehicleType"]) == (
        asked["id"], "Aoife Byrne", "aoife@example.ie", "Quote 1", quote["id"], "Volkswagen Golf",
    )  # fmt: skip
    [alert] = db.session.query(Mail).filter_by(inquiry_id=asked["id"])
    assert (alert.kind, alert.subject) == ("new-enquiry", "Question about quote 1 from Aoife Byrne")
    assert (alert.to_address, alert.reply_to, alert.quote_id) == ("me@example.ie", "aoife@example.ie", quote["id"])
    assert QUESTION in alert.body_text
    assert f"/admin/contact-messages/{asked['id']}" in alert.body_text
    thread = admin.get(f"{INBOX}/{asked['id']}/thread").json
    assert (thread["subject"], thread["sendsMail"]) == ("Re: Your question about quote 1", True)
    assert reply(admin, asked["id"]).status_code == 201
    [mail] = db.session.query(Mail).filter_by(kind="enquiry-reply")
    assert mail.to_address == "aoife@example.ie"
    # It can be taken back unseen for ten seconds.
    [hidden] = client.get(page).json["questions"]
    assert (hidden["isAnswered"], hidden["answers"]) == (False, [])
    let_the_pause_pass()
    [shown] = client.get(page).json["questions"]
    assert (shown["isAnswered"], [each["text"] for each in shown["answers"]]) == (True, ["Yes, for ten years."])
    assert admin.get(f"{QUOTES}/{quote['id']}").json["questions"] == [shown]


def test_a_question_on_a_job_is_listed_with_those_on_its_quote(client: FlaskClient, admin: FlaskClient) -> None:
    ask(client, f"/api/quotes/{save_quote()}", "Which day?")
    quote_id = db.session.query(Quote.id).scalar()
    job = save_job(quote_id=quote_id)
    status, questions = ask(client, PAGE, "Will it be ready by noon?")
    assert (status, [each["text"] for each in questions]) == (201, ["Which day?", "Will it be ready by noon?"])
    assert admin.get(f"{JOBS}/{job.id}").json["questions"] == questions
    [row] = admin.get("/api/admin/inbox?search=job+17").json["enquiries"]
    assert (row["about"], row["jobId"], row["quoteId"]) == ("Job 17", job.id, None)


@pytest.mark.parametrize("status", ["sent", "accepted", "declined", "withdrawn"])
@pytest.mark.parametrize("valid_until", ["2099-12-31", "2026-01-01"])
def test_a_quote_takes_questions_in_each_state(client: FlaskClient, status: str, valid_until: str) -> None:
    token = save_quote()
    db.session.query(Quote).update({"status": status, "valid_until": valid_until})
    db.session.commit()
    assert ask(client, f"/api/quotes/{token}")[0] == 201


@pytest.mark.parametrize("status", ["booked", "collected", "cancelled"])
def test_a_job_takes_questions_in_each_state_but_not_of_an_erased_customer(client: FlaskClient, status: str) -> None:
    job = save_job(status=status)
    assert ask(client, PAGE)[0] == 201
    db.session.get(Job, job.id).contact_id = None
    db.session.commit()
    assert ask(client, PAGE, "And now?") == (409, "The personal details of this job have been erased. Please call us.")
    assert client.get(PAGE).json["questions"] == []


def test_the_same_question_sent_twice_is_one(client: FlaskClient, admin: FlaskClient) -> None:
    save_job()
    first = ask(client, PAGE)
    assert ask(client, PAGE) == first
    admin.patch(f"{INBOX}/{first[1][0]['id']}", json={"status": "answered"})
    assert [each["isAnswered"] for each in ask(client, PAGE)[1]] == [True, False]


@pytest.mark.parametrize("text", ["", " ", "?", "x" * 5001, None, 7])
def test_a_question_says_its_limits(client: FlaskClient, text: Any) -> None:
    save_job()
    refused = client.post(f"{PAGE}/questions", json={"text": text})
    too_long = text and len(str(text)) > 5000
    said = f"{'Text must be at most' if too_long else 'Please write a question of 2 to'} 5,000 characters"
    assert (refused.status_code, refused.json["message"], refused.json["errors"]) == (400, said, {"text": said})
    assert db.session.query(Enquiry).count() == 0


@pytest.mark.parametrize("text", ["No", "x" * 5000])
def test_a_question_within_its_limits_is_taken(client: FlaskClient, text: str) -> None:
    save_job()
    assert ask(client, PAGE, text)[0] == 201


def test_a_guessed_link_takes_no_question(client: FlaskClient) -> None:
    save_job()
    assert ask(client, "/api/jobs/guessed")[0] == ask(client, "/api/quotes/opens")[0] == 404
    assert db.session.query(Enquiry).count() == 0


def test_a_customer_without_e_mail_reads_the_answer_on_the_page(client: FlaskClient, admin: FlaskClient) -> None:
    admin.patch("/api/admin/settings", json=SERVER)
    job = save_job()
    db.session.query(Contact).update({"email": None, "phone": "056 123 4567"})
    db.session.commit()
    assert client.get(PAGE).json["answersByMail"] is False
    _, [asked] = ask(client, PAGE)
    [alert] = db.session.query(Mail)
    assert (alert.reply_to, "056 123 4567" in alert.body_text) == (None, True)
    thread = admin.get(f"{INBOX}/{asked['id']}/thread").json
    assert (thread["inquiry"]["email"], thread["sendsMail"]) == ("", False)
    refused = reply(admin, asked["id"])
    assert (refused.status_code, refused.json["message"]) == (
        409, "This customer has no e-mail address. The answer is shown on their page.",
    )  # fmt: skip
    assert reply(admin, asked["id"], way="program").status_code == 201
    [shown] = client.get(PAGE).json["questions"]
    assert [each["text"] for each in shown["answers"]] == ["Yes, for ten years."]
    made = admin.post(QUOTES, json={"inquiryId": asked["id"]}).json
    assert made["contactId"] == job.contact_id
    found = admin.post("/api/admin/privacy/find", json={"phone": "0561234567"}).json
    assert [each["id"] for each in found["inquiries"]] == [asked["id"]]


def test_a_deleted_question_leaves_the_page_and_is_restored(client: FlaskClient, admin: FlaskClient) -> None:
    save_job()
    _, [asked] = ask(client, PAGE)
    reply(admin, asked["id"], way="program")
    before = client.get(PAGE).json["questions"]
    undo = admin.delete(f"{INBOX}/{asked['id']}").headers["Pitlane-Undo"]
    assert client.get(PAGE).json["questions"] == []
    assert admin.post(f"/api/admin/deleted/{undo}/restore").status_code == 200
    assert client.get(PAGE).json["questions"] == before


def test_questions_go_with_an_erased_customer_whose_address_has_changed(
    client: FlaskClient, admin: FlaskClient
) -> None:
    save_job(status="collected")
    ask(client, PAGE)
    db.session.query(Contact).update({"email": "new@example.ie"})
    db.session.commit()
    found = admin.post("/api/admin/privacy/find", json={"email": "new@example.ie"}).json
    assert [each["message"] for each in found["inquiries"]] == [QUESTION]
    erased = admin.post("/api/admin/privacy/erase", json={"email": "new@example.ie"})
    assert erased.status_code == 200, erased.json
    assert db.session.query(Enquiry).count() == 0


def test_the_file_of_enquiries_names_the_quote(client: FlaskClient, admin: FlaskClient) -> None:
    ask(client, f"/api/quotes/{save_quote()}")
    assert "Quote 1" in admin.get("/api/admin/export/enquiries.csv").get_data(as_text=True)
