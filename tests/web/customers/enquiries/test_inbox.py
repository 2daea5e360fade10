"""The owner's inbox: pages of messages, found by words and state."""

from datetime import timedelta
from typing import Any

import pytest
from flask.testing import FlaskClient

from app.store.customers.enquiries import Enquiry
from app.store.customers.mails import Mail
from app.store.database.base import now
from app.store.sales.withdrawals import Withdrawal
from tests.make import save

INBOX = "/api/admin/inbox"


def make(name: str, hours: int, **given: Any) -> str:
    asked = {"email": "a@example.ie", "message": "Can you tint my Golf?", "created_at": now() - timedelta(hours=hours)}
    return save(Enquiry(name=name, **asked | given)).id


def names(admin: FlaskClient, **query: object) -> list[str]:
    return [each["name"] for each in admin.get(INBOX, query_string=query).json["enquiries"]]


def test_the_newest_come_first_and_every_choice_is_counted(admin: FlaskClient) -> None:
    make("Old", 9, status="new")
    make("Answered", 1, status="answered")
    read = make("Read", 2, status="read")
    make("Quoted", 3, status="answered", outcome="quoted")
    make("Spam", 4, status="read", outcome="spam")
    page = admin.get(INBOX).json
    assert [each["name"] for each in page["enquiries"]] == ["Answered", "Read", "Quoted", "Old"]
    assert page["shown"] == {"all": 5, "unanswered": 2, "new": 1, "read": 2, "answered": 2}
    assert page["stages"] == {"new": 1, "to_quote": 2, "quoted": 1, "spam": 1}
    assert (page["total"], page["page"], page["open"]) == (4, 1, None)
    assert names(admin, show="unanswered") == ["Read", "Old"]
    assert names(admin, stage="spam") == ["Spam"]
    assert names(admin, stage="quoted", open=read) == ["Read", "Quoted"]
    assert admin.get(INBOX, query_string={"stage": "won", "open": read}).json["open"]["name"] == "Read"


@pytest.mark.parametrize(
    ("search", "found"),
    [("golf SEÁN", ["Seán"]), ("apple carplay", ["Seán"]), ("086 Golf", ["Aoife"]), ("golf tractor", []), (" ", None)],
)
def test_every_word_is_found_in_every_field(admin: FlaskClient, search: str, found: list[str] | None) -> None:
    make("Seán", 1, service_interest="carplay")
    make("Aoife", 2, phone="086 555 0101", email="aoife@example.ie")
    assert names(admin, search=search) == (["Seán", "Aoife"] if found is None else found)


def test_the_list_has_pages(admin: FlaskClient) -> None:
    for hours in range(103):
        make(f"Nr {hours}", hours, status="read")
    first, second = (admin.get(INBOX, query_string={"page": page}).json for page in (1, 2))
    assert (len(first["enquiries"]), first["total"], first["pageSize"]) == (100, 103, 100)
    assert [each["name"] for each in second["enquiries"]] == ["Nr 100", "Nr 101", "Nr 102"]


def test_a_choice_that_there_is_not_is_refused_by_name(admin: FlaskClient, client: FlaskClient) -> None:
    for query in ("show=sent", "stage=lots", "page=0"):
        answer = admin.get(f"{INBOX}?{query}")
        assert (answer.status_code, list(answer.json["errors"])) == (400, [query.partition("=")[0]])
    assert client.get(INBOX).status_code == 401


def test_withdrawals_and_mails_that_wait_are_among_them(admin: FlaskClient) -> None:
    save(Withdrawal(reference=7, name="Niall", email="niall@example.ie", order_text="1001"))
    save(Withdrawal(reference=6, name="Pat", email="pat@example.ie", order_text="1000", status="refused"))
    mail = {"kind": "quote", "to_address": "a@example.ie", "subject": "Quote 1", "body_text": "", "body_html": ""}
    for status in ("failed", "by_hand", "sent"):
        save(Mail(to_name=f"Aoife {status}", status=status, **mail))
    tasks = admin.get(INBOX).json["tasks"]
    assert [(each["name"], each["title"], each["todo"]) for each in tasks] == [
        ("Aoife by_hand", "Quote 1", "send_by_hand"),
        ("Aoife failed", "Quote 1", "send_again"),
        ("Niall", "Withdrawal 7", "decide"),
    ]
    assert [each["kind"] for each in admin.get(INBOX, query_string={"search": "niall"}).json["tasks"]] == ["withdrawal"]
    by_email = admin.get(INBOX, query_string={"search": "a@example.ie"}).json
    assert ([each["name"] for each in by_email["tasks"]], by_email["total"]) == (["Aoife by_hand", "Aoife failed"], 2)
    feed = admin.get("/api/admin/orders/feed").json
    make("Waits", 1, status="read")
    assert (feed["newWithdrawals"], feed["failedMails"] + feed["mailsByHand"]) == (1, 2)
    assert admin.get("/api/admin/orders/feed").json["unansweredEnquiries"] == 1


def test_what_waits_is_sorted_by_time_into_the_pages(admin: FlaskClient) -> None:
    """An old withdrawal is on the page of its day."""
    for hours in range(103):
        make(f"Nr {hours}", hours, status="answered")
    days_ago = now() - timedelta(hours=101, minutes=30)
    save(Withdrawal(reference=7, name="Niall", email="niall@example.ie", order_text="1001", received_at=days_ago))
    first, second = (admin.get(INBOX, query_string={"page": page}).json for page in (1, 2))
    assert (first["tasks"], first["total"], first["shown"]["all"], first["shown"]["unanswered"]) == ([], 104, 104, 1)
    assert [each["name"] for each in second["enquiries"]] == ["Nr 100", "Nr 101", "Nr 102"]
    assert [each["name"] for each in second["tasks"]] == ["Niall"]
    for query, count in (({"show": "unanswered"}, 1), ({"show": "answered"}, 0), ({"stage": "to_quote"}, 0)):
        assert len(admin.get(INBOX, query_string=query).json["tasks"]) == count
