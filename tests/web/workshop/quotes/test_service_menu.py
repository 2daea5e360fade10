"""The owner's menu of services, which quotes take their lines from."""

from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.in_one_shop import in_one_shop

MENU = "/api/admin/service-prices"
TINT = {"service": "Window tint", "size": "Small car", "price": "249.00", "minutes": 180}


def add(admin: FlaskClient, **given: object) -> dict[str, Any]:
    answer = admin.post(MENU, json=TINT | given)
    assert answer.status_code == 201, answer.json
    service: dict[str, Any] = answer.json
    return service


def names(admin: FlaskClient) -> list[str]:
    return [each["size"] for each in admin.get(MENU).json]


def test_services_are_added_changed_ordered_and_come_back(admin: FlaskClient) -> None:
    small, van = add(admin), add(admin, size="Van", price="399", minutes=None)
    assert (small["price"], small["minutes"], van["price"], van["minutes"]) == ("249.00", 180, "399.00", None)
    assert admin.post(f"{MENU}/order", json={"ids": [van["id"]]}).status_code == 200
    assert names(admin) == ["Van", "Small car"]
    changed = admin.patch(f"{MENU}/{van['id']}", json={"minutes": 300, "note": "Two people"}).json
    assert changed == van | {"minutes": 300, "note": "Two people"}
    answer = admin.delete(f"{MENU}/{small['id']}")
    assert names(admin) == ["Van"]
    assert admin.post(f"/api/admin/deleted/{answer.headers['Pitlane-Undo']}/restore").status_code == 200
    assert names(admin) == ["Van", "Small car"]


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("service", "  ", "Please enter a name for the service"),
        ("price", "-1", "Price must be at least 0"),
        ("price", "1e400", "A price must be a number such as 49.99"),
        ("minutes", 0, "Minutes must be 1 to 44,640 (31 days), or blank"),
        ("minutes", 44641, "Minutes must be at most 44,640"),
        ("size", "x" * 201, "A size has at most 200 characters"),
    ],
)
def test_bad_input_names_its_field(admin: FlaskClient, field: str, value: object, sentence: str) -> None:
    before = add(admin)
    for answer in (
        admin.post(MENU, json=TINT | {"size": "Van", field: value}),
        admin.patch(f"{MENU}/{before['id']}", json={field: value}),
    ):
        assert (answer.status_code, answer.json["errors"]) == (400, {field: sentence})
    assert admin.get(MENU).json == [before]


def test_a_service_has_one_price_for_a_size(admin: FlaskClient, client: FlaskClient) -> None:
    add(admin)
    van = add(admin, size="Van")
    for answer in (
        admin.post(MENU, json=TINT | {"service": "WINDOW TINT"}),
        admin.patch(f"{MENU}/{van['id']}", json={"size": "small car"}),
    ):
        assert (answer.status_code, list(answer.json["errors"])) == (409, ["size"])
    assert names(admin) == ["Small car", "Van"]
    gone = f"{MENU}/00000000-0000-4000-8000-000000000000"
    assert admin.patch(gone, json={"note": "x"}).status_code == admin.delete(gone).status_code == 404
    assert client.get(MENU).status_code == 401


def test_a_service_has_a_tax_rate_and_a_place_on_the_website(admin: FlaskClient) -> None:
    repairs = admin.post("/api/admin/tax-rates", json={"name": "Repairs", "rate": "13.5"}).json
    tint = add(admin, taxRateId=repairs["id"], card="tinting")
    assert (tint["taxRateId"], tint["taxRate"], tint["card"]) == (repairs["id"], "13.5", "tinting")
    refused = admin.delete(f"/api/admin/tax-rates/{repairs['id']}")
    sentence = "This rate has 1 service: give them another one first"
    assert (refused.status_code, refused.json["message"]) == (409, sentence)
    admin.patch(f"/api/admin/tax-rates/{repairs['id']}", json={"rate": "9"})
    assert [each["taxRate"] for each in admin.get(MENU).json] == ["9"]
    changed = admin.patch(f"{MENU}/{tint['id']}", json={"taxRateId": None, "card": ""}).json
    assert (changed["taxRateId"], changed["taxRate"], changed["card"]) == (None, None, None)


def test_a_service_restored_without_its_rate_has_that_of_services(admin: FlaskClient) -> None:
    repairs = admin.post("/api/admin/tax-rates", json={"name": "Repairs", "rate": "13.5"}).json
    undo = admin.delete(f"{MENU}/{add(admin, taxRateId=repairs['id'])['id']}").headers["Pitlane-Undo"]
    assert admin.delete(f"/api/admin/tax-rates/{repairs['id']}").status_code == 200
    assert admin.post(f"/api/admin/deleted/{undo}/restore").status_code == 200
    assert [each["taxRate"] for each in admin.get(MENU).json] == [None]


@in_one_shop(
    ("given", "status", "sentence"),
    [
        ({"card": "wings"}, 400, "Choose one of the services on the website, or none"),
        ({"taxRateId": "13.5"}, 400, "The tax rate must be given by its id"),
        ({"taxRateId": "00000000-0000-4000-8000-000000000000"}, 404, "Tax rate not found"),
    ],
)
def test_neither_a_rate_nor_a_place_that_is_not_there(
    admin: FlaskClient, given: dict[str, str], status: int, sentence: str
) -> None:
    answer = admin.post(MENU, json=TINT | given)
    assert (answer.status_code, answer.json["message"]) == (status, sentence)
    assert admin.get(MENU).json == []
