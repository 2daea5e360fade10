"""The tax rate of hours and services."""

from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.in_one_shop import in_one_shop
from tests.make import NOBODY, make_product
from tests.web.workshop.jobs.work import JOBS, POLISH, book, part_of
from tests.web.workshop.quotes.offer import FITTING, QUOTES, draft

RATES, SETTINGS = "/api/admin/tax-rates", "/api/admin/settings"


def change(admin: FlaskClient, **given: Any) -> Any:
    return admin.patch(SETTINGS, json=given)


@pytest.fixture
def repairs(admin: FlaskClient) -> str:
    """Parts at 23 %, hours and services at 13.5 %."""
    assert change(admin, taxRate="23").status_code == 200
    rate: str = admin.post(RATES, json={"name": "Repairs", "rate": "13.5"}).json["id"]
    answer = change(admin, labourTaxRateId=rate)
    assert (answer.status_code, answer.json["labourTaxRateId"], answer.json["labourTaxRate"]) == (200, rate, "13.5")
    return rate


def rates_of(sale: dict[str, Any]) -> list[tuple[str, str]]:
    return [(line["kind"], line["taxRate"]) for line in sale["lines"]]


def test_until_it_is_set_hours_have_the_default_rate(admin: FlaskClient) -> None:
    settings = admin.get(SETTINGS).json
    assert (settings["labourTaxRateId"], settings["labourTaxRate"]) == (None, "")
    assert rates_of(book(admin)) == [("labour", "10")]


@pytest.mark.usefixtures("repairs")
def test_new_hours_and_services_have_it_and_parts_do_not(admin: FlaskClient) -> None:
    lines = [FITTING, POLISH, part_of(make_product().id), FITTING | {"taxRate": "23"}]
    wanted = [("labour", "13.5"), ("service", "13.5"), ("part", "23"), ("labour", "23")]
    job = book(admin, lines=lines)
    assert rates_of(job) == wanted
    assert rates_of(draft(admin, contactId=job["contactId"], lines=lines)) == wanted
    assert admin.post(f"{JOBS}/{job['id']}/extra-work", json={"by": "link", "lines": [POLISH]}).status_code == 200
    assert rates_of(admin.get(f"{JOBS}/{job['id']}").json)[-1] == ("service", "13.5")


def test_present_lines_stay_as_they_are(admin: FlaskClient) -> None:
    quote = draft(admin)
    job = admin.post(f"{QUOTES}/{quote['id']}/job", json={"force": True}).json
    assert change(admin, labourTaxRate="13.5").status_code == 200
    assert {rate for _, rate in rates_of(admin.get(f"{QUOTES}/{quote['id']}").json)} == {"10"}
    assert {rate for _, rate in rates_of(admin.get(f"{JOBS}/{job['id']}").json)} == {"10"}


@pytest.mark.usefixtures("repairs")
def test_without_tax_there_is_none_for_hours_either(admin: FlaskClient) -> None:
    assert change(admin, taxMode="none").status_code == 200
    job = book(admin)
    assert (rates_of(job), job["tax"]) == ([("labour", "0")], "0.00")


def test_it_is_not_deleted_while_it_is_theirs(admin: FlaskClient, repairs: str) -> None:
    refused = admin.delete(f"{RATES}/{repairs}")
    said = "This is the rate for hours and services. Choose another one for them in the settings first"
    assert (refused.status_code, refused.json["message"]) == (409, said)
    assert change(admin, labourTaxRateId=None).json["labourTaxRate"] == ""
    assert admin.delete(f"{RATES}/{repairs}").status_code == 200


def test_it_is_named_by_its_value_too(admin: FlaskClient) -> None:
    assert change(admin, taxRate="23", labourTaxRate="13.50").json["labourTaxRate"] == "13.5"
    [_, added] = admin.get(RATES).json
    assert (added["name"], added["rate"], added["isDefault"]) == ("Hours and services", "13.5", False)
    # The same value again adds none, and that of the default is none of its own.
    assert change(admin, labourTaxRate=13.5).json["labourTaxRateId"] == added["id"]
    assert change(admin, labourTaxRate="23").json["labourTaxRateId"] is None
    assert change(admin, labourTaxRate="9").json["labourTaxRate"] == "9"
    names = ["Hours and services", "Hours and services, 9 %"]
    assert sorted(each["name"] for each in admin.get(RATES).json)[1:] == names or len(admin.get(RATES).json) == 3
    assert change(admin, labourTaxRate="").json["labourTaxRateId"] is None


@in_one_shop(
    ("given", "status", "said"),
    [
        ({"labourTaxRateId": NOBODY}, 404, "Tax rate not found"),
        ({"labourTaxRateId": "13.5"}, 400, "The rate for hours and services must be given by its id"),
        ({"labourTaxRate": "101"}, 400, "Labour tax rate must be at most 100"),
        ({"labourTaxRate": "-1"}, 400, "Tax rate must be from 0 to 100 with up to two decimals"),
        ({"labourTaxRate": "much"}, 400, "Tax rate must be from 0 to 100 with up to two decimals"),
    ],
)
def test_bad_ones_change_nothing(admin: FlaskClient, given: dict[str, Any], status: int, said: str) -> None:
    before = admin.get(SETTINGS).json
    answer = change(admin, phone="056 1", **given)
    assert (answer.status_code, answer.json["message"]) == (status, said)
    assert admin.get(SETTINGS).json == before
    assert len(admin.get(RATES).json) == 1


def test_an_hour_has_a_price_of_its_own(admin: FlaskClient, client: FlaskClient) -> None:
    assert admin.get(SETTINGS).json["labourPrice"] == ""
    assert change(admin, labourPrice="65").json["labourPrice"] == "65.00"
    assert "labourPrice" not in client.get("/api/settings").json
    refused = change(admin, labourPrice="a lot")
    sentence = "The hourly rate must be an amount such as 65.00, or blank"
    assert (refused.status_code, refused.json["message"]) == (400, sentence)
    assert change(admin, labourPrice=" ").json["labourPrice"] == ""


def test_lines_know_their_hours(admin: FlaskClient) -> None:
    tint = {"kind": "service", "text": "Tint", "quantity": "2", "unitPrice": "100", "minutes": 90}
    lines = [FITTING, tint, tint | {"text": "Later", "isOptional": True, "minutes": 45}, tint | {"minutes": None}]
    quote = draft(admin, lines=lines)
    # One and a half hours, and twice as long.
    assert (quote["minutes"], [line["minutes"] for line in quote["lines"]]) == (270, [None, 90, 45, None])
    copy = admin.post(f"{QUOTES}/{quote['id']}/duplicate").json
    assert copy["minutes"] == 270
    job = admin.post(f"{QUOTES}/{quote['id']}/job", json={"force": True}).json
    assert (job["minutes"], [line["minutes"] for line in job["lines"]]) == (270, [None, 90, None])
    names = ("id", "kind", "text", "quantity", "unitPrice", "taxRate", "minutes")
    named = [{name: line[name] for name in names} for line in job["lines"]]
    longer = [named[0], named[1] | {"minutes": 100}, named[2]]
    changed = admin.patch(f"{JOBS}/{job['id']}", json={"updatedAt": job["updatedAt"], "lines": longer}).json
    assert (changed["minutes"], changed["lines"][1]["id"]) == (290, named[1]["id"])
