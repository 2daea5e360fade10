"""A deposit in per cent follows the lines that the customer takes."""

from flask.testing import FlaskClient

from tests.in_one_shop import in_one_shop
from tests.web.workshop.quotes.offer import LINES, QUOTES, accepting, draft, offer, send


def test_the_deposit_follows_from_the_chosen_lines(admin: FlaskClient, client: FlaskClient) -> None:
    admin.patch("/api/admin/settings", json={"taxMode": "included"})
    quote, token = offer(admin, depositPercent=15)
    assert (quote["total"], quote["deposit"], quote["depositPercent"]) == (
        "190.00",
        "28.50",
        15,
    )
    dearer = accepting(quote, "Fitting", "Tint, rear windows", "Chrome film")
    chosen = client.post(f"/api/quotes/{token}/totals", json={"accept": dearer["accept"]}).json
    # 15 % of 479.99 are 71.9985.
    assert (chosen["total"], chosen["deposit"]) == ("479.99", "72.00")
    accepted = client.post(f"/api/quotes/{token}/answer", json=dearer).json
    assert (accepted["total"], accepted["deposit"]) == ("479.99", "72.00")
    job = admin.post(f"{QUOTES}/{quote['id']}/job", json={}).json
    assert job["deposit"] == "72.00"


def test_an_amount_replaces_the_percentage_and_the_other_way_round(
    admin: FlaskClient,
) -> None:
    quote = draft(admin, depositPercent=20)
    for changes, expected in (
        ({"deposit": "50"}, ("50.00", None)),
        ({"depositPercent": 10}, (f"{float(quote['total']) / 10:.2f}", 10)),
        ({"lines": LINES[:1]}, ("9.90", 10)),
        ({"deposit": None, "depositPercent": ""}, (None, None)),
    ):
        updated = admin.get(f"{QUOTES}/{quote['id']}").json["updatedAt"]
        changed = admin.patch(f"{QUOTES}/{quote['id']}", json={"updatedAt": updated} | changes).json
        assert (changed["deposit"], changed["depositPercent"]) == expected


def test_a_copy_keeps_the_percentage(admin: FlaskClient) -> None:
    quote = draft(admin, depositPercent=20)
    copy = admin.post(f"{QUOTES}/{quote['id']}/duplicate").json
    assert (copy["depositPercent"], copy["deposit"]) == (20, quote["deposit"])


@in_one_shop(
    ("given", "sentence"),
    [
        (
            {"depositPercent": 0},
            "A deposit must be a whole percentage from 1 to 100, or blank",
        ),
        ({"depositPercent": 101}, "Deposit percent must be at most 100"),
        (
            {"depositPercent": "12.5"},
            "A deposit must be a whole percentage from 1 to 100, or blank",
        ),
        (
            {"deposit": "10", "depositPercent": 10},
            "Give the deposit as an amount or as a percentage, not both",
        ),
    ],
)
def test_a_percentage_that_is_none_is_refused(admin: FlaskClient, given: dict[str, object], sentence: str) -> None:
    quote = draft(admin)
    answer = admin.patch(f"{QUOTES}/{quote['id']}", json={"updatedAt": quote["updatedAt"]} | given)
    assert (answer.status_code, answer.json["errors"]) == (
        400,
        {"depositPercent": sentence},
    )


def test_a_deposit_of_nothing_is_none(admin: FlaskClient) -> None:
    quote = draft(admin, lines=[], depositPercent=50)
    assert (quote["total"], quote["deposit"]) == ("0.00", None)
    send(admin, draft(admin, depositPercent=50))
