"""A customer's quote: opened by its link, accepted, declined."""

from typing import Any

from flask.testing import FlaskClient

from app.store.customers.enquiries import Enquiry
from app.store.customers.mails import Mail
from app.store.database.base import db
from app.store.workshop.photos import ENQUIRY, Photo
from app.store.workshop.quotes import Quote, QuoteAnswer
from tests.in_one_shop import in_one_shop
from tests.make import save
from tests.web.workshop.quotes.offer import FITTING, LINES, QUOTES, accepting, draft, make_enquiry, offer, send

CHANGED = "This quote has changed. Please look again."


def answer(client: FlaskClient, token: str, body: dict[str, Any]) -> tuple[int, str]:
    response = client.post(f"/api/quotes/{token}/answer", json=body)
    return response.status_code, str(response.json.get("status") or response.json["message"])


def test_a_customer_chooses_and_accepts(client: FlaskClient, admin: FlaskClient) -> None:
    quote, token = offer(admin, deposit="50.00", intro="As talked about.")
    seen = client.get(f"/api/quotes/{token}").json
    assert (seen["number"], seen["status"], seen["customer"], seen["car"]) == (
        1, "sent", "Aoife Byrne", "Volkswagen Golf",
    )  # fmt: skip
    # 1.5 hours and the first film, 10 per cent on top; nothing optional.
    assert (seen["subtotal"], seen["tax"], seen["total"], seen["deposit"]) == ("190.00", "19.00", "209.00", "50.00")
    body = accepting(quote, "Fitting", "Chrome film", "Tint, rear windows", message="By noon?", startEarly=True)
    sums = client.post(f"/api/quotes/{token}/totals", json={"accept": body["accept"]}).json
    assert (sums["subtotal"], sums["total"]) == ("479.99", "527.99")
    given = client.post(f"/api/quotes/{token}/answer", json=body).json
    assert (given["status"], given["total"], given["answeredName"], given["startEarly"]) == (
        "accepted", "527.99", "Aoife Byrne", True,
    )  # fmt: skip
    assert [line["text"] for line in given["lines"] if line["accepted"]] == [
        "Fitting",
        "Tint, rear windows",
        "Chrome film",
    ]
    assert client.post(f"/api/quotes/{token}/answer", json=body).json == given
    for other in ({"message": "By ten?"}, {"preferredDay": "2099-01-05"}, {"name": "Niall"}):
        assert answer(client, token, body | other)[0] == 409, other
    assert db.session.get(Enquiry, quote["inquiryId"]).outcome == "won"


def test_what_was_accepted_stays_and_is_mailed_in_full(client: FlaskClient, admin: FlaskClient) -> None:
    quote, token = offer(admin)
    assert answer(client, token, accepting(quote, startEarly=True)) == (200, "accepted")
    [mail] = db.session.query(Mail).filter_by(kind="quote-accepted")
    assert "You ticked: “Yes, please begin" in " ".join(mail.body_text.split())
    for words in ("Fitting", "Black film", "€209.00", "version 1", "14 days", "Model withdrawal form", "Aoife Byrne"):
        assert words in mail.body_text, words
    assert "Chrome film" not in mail.body_text
    changed = {"updatedAt": admin.get(f"{QUOTES}/{quote['id']}").json["updatedAt"], "lines": [FITTING]}
    assert admin.patch(f"{QUOTES}/{quote['id']}", json=changed).json["status"] == "sent"
    [stored] = db.session.query(QuoteAnswer)
    assert (stored.name, stored.version, stored.content["total"]) == ("Aoife Byrne", 1, "209.00")
    assert [line["text"] for line in stored.content["lines"] if line["accepted"]] == ["Fitting", "Black film"]


def test_declining_loses_the_enquiry(client: FlaskClient, admin: FlaskClient) -> None:
    quote, token = offer(admin)
    assert db.session.get(Enquiry, quote["inquiryId"]).outcome == "quoted"
    no = {"version": 1, "name": "Aoife Byrne", "decline": True, "message": "Too dear"}
    assert [answer(client, token, no) for _ in range(2)] == [(200, "declined")] * 2
    assert answer(client, token, accepting(quote)) == (
        409, "This quote was declined already. Please call us to change that.",
    )  # fmt: skip
    db.session.expire_all()
    assert db.session.get(Enquiry, quote["inquiryId"]).outcome == "lost"


def test_an_answer_either_accepts_or_declines(client: FlaskClient, admin: FlaskClient) -> None:
    quote, token = offer(admin)
    both = accepting(quote) | {"decline": True}
    assert answer(client, token, both) == (400, "Accept lines or decline, not both")
    assert answer(client, token, accepting(quote)) == (200, "accepted")


@in_one_shop(
    ("texts", "message"),
    [
        (("Fitting", "Black film", "Chrome film"), "Choose only one of A"),
        (("Fitting",), "Choose one of A"),
        (("Black film",), "“Fitting” is part of this quote and cannot be left out"),
        (("Nothing",), "Please choose what you want, or decline the quote"),
    ],
)
def test_a_wrong_choice_is_refused(client: FlaskClient, admin: FlaskClient, texts: tuple[str], message: str) -> None:
    quote, token = offer(admin)
    assert answer(client, token, accepting(quote, *texts)) == (400, message)
    assert client.get(f"/api/quotes/{token}").json["status"] == "sent"


def test_a_line_of_another_quote_and_a_name_of_blanks_are_refused(client: FlaskClient, admin: FlaskClient) -> None:
    (quote, token), (other, _) = offer(admin), offer(admin)
    foreign = accepting(quote)["accept"] + accepting(other)["accept"]
    assert answer(client, token, accepting(quote, accept=foreign)) == (400, "This line is not part of the quote")
    assert answer(client, token, accepting(quote, name="  ")) == (400, "Please type your name")
    assert answer(client, token, accepting(quote, preferredDay="2020-01-01")) == (
        400, "Please choose today or a later day",
    )  # fmt: skip


def test_an_owner_who_edits_meanwhile_asks_again(client: FlaskClient, admin: FlaskClient) -> None:
    quote, token = offer(admin)
    late = {"updatedAt": quote["updatedAt"], "lines": LINES[:1]}
    assert admin.patch(f"{QUOTES}/{quote['id']}", json=late).json["version"] == 2
    assert answer(client, token, accepting(quote)) == (409, CHANGED)
    seen = client.get(f"/api/quotes/{token}").json
    assert answer(client, token, accepting(seen)) == (200, "accepted")
    # The owner's other window shows the version that nobody has answered.
    refused = admin.patch(f"{QUOTES}/{quote['id']}", json=late)
    assert (refused.status_code, refused.json["message"]) == (
        409, "The customer answered this quote meanwhile. Please look again.",
    )  # fmt: skip
    assert client.get(f"/api/quotes/{token}").json["status"] == "accepted"


def test_a_quote_that_is_over_says_so(client: FlaskClient, admin: FlaskClient) -> None:
    quote, token = offer(admin)
    row = db.session.get(Quote, quote["id"])
    row.valid_until = "2026-03-03"
    db.session.commit()
    assert client.get(f"/api/quotes/{token}").json["status"] == "expired"
    assert answer(client, token, accepting(quote)) == (409, "This quote ended on 3 March. Ask us for a new one.")
    assert [each["status"] for each in admin.get(f"{QUOTES}?status=expired").json["quotes"]] == ["expired"]
    assert admin.get(f"{QUOTES}?status=sent").json["quotes"] == []


def test_every_link_says_something_true(client: FlaskClient, admin: FlaskClient) -> None:
    quote, first = offer(admin)
    second = send(admin, quote)
    assert first != second
    assert client.get(f"/api/quotes/{first}").json["number"] == client.get(f"/api/quotes/{second}").json["number"]
    admin.post(f"{QUOTES}/{quote['id']}/withdraw")
    assert client.get(f"/api/quotes/{first}").json["status"] == "withdrawn"
    assert answer(client, first, accepting(quote)) == (409, "This quote was taken back. Ask us for a new one.")
    for guess in (
        quote["id"],
        first[:-1],
        "x",
        "%00",
        f"{first}x",
        db.session.execute(db.text("SELECT token_hash FROM quote_tokens")).scalar(),
    ):
        for response in (
            client.get(f"/api/quotes/{guess}"),
            client.post(f"/api/quotes/{guess}/answer", json=accepting(quote)),
        ):
            assert (response.status_code, response.json) == (404, {"message": "Quote not found"}), guess


def test_photos_of_the_enquiry_open_by_its_link_alone(client: FlaskClient, admin: FlaskClient) -> None:
    enquiry, other = make_enquiry(), make_enquiry()
    size = {"of": ENQUIRY, "position": 0, "width": 8, "height": 8}
    mine, foreign = (save(Photo(owner_id=each.id, filename=f"{each.id}.webp", **size)) for each in (enquiry, other))
    token = send(admin, draft(admin, inquiryId=enquiry.id))
    [shown] = client.get(f"/api/quotes/{token}").json["photos"]
    assert shown["url"] == f"/api/quotes/{token}/photos/{mine.id}"
    assert client.get(f"/api/quotes/{token}/photos/{foreign.id}").status_code == 404
    assert client.get(f"/api/admin/photos/{mine.id}").status_code == 401


def test_a_quote_that_cannot_be_withdrawn_says_what_can_be_done(client: FlaskClient, admin: FlaskClient) -> None:
    waiting, (accepted, token) = draft(admin), offer(admin)
    answer(client, token, accepting(accepted))
    assert _withdraw(admin, waiting) == (409, "This quote was not sent. Delete it instead.")
    assert _withdraw(admin, accepted) == (409, "The customer accepted this quote. Change it instead.")
    admin.post(f"{QUOTES}/{accepted['id']}/job", json={"force": True})
    assert _withdraw(admin, accepted) == (409, "This quote has job 1: cancel that instead, unless it is finished")


def _withdraw(admin: FlaskClient, quote: dict[str, Any]) -> tuple[int, str]:
    said = admin.post(f"{QUOTES}/{quote['id']}/withdraw")
    return said.status_code, said.json["message"]
