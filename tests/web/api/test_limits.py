"""Every field of every call is tested beyond each of its limits. For a value that is too large, the error names the
maximum and never the minimum.
"""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from flask.testing import FlaskClient
from pydantic import BaseModel, ValidationError

from app.contract.base.faults import field_errors
from app.contract.base.fields import GREATEST_COUNT
from app.web.api.call import calls
from app.web.api.openapi import Shaper
from app.web.call_modules import load_calls
from tests.make import NOBODY

load_calls()

Rules = dict[str, Any]
LEAST = re.compile(r"at least|is required|from [01]\b|above 0|today or")
BY_THE_SHOP = {"password", "newPassword", "x", "y", "width", "height", "first"}
"""Fields whose limits are not their own: all ways of setting a password share a rule, an area has its photo's edges, a
label its sheet's.
"""
CENTURY = "Choose a day before 1 January 2100"
DAYS = {"date": "9999-01-01", "date-time": "9999-01-01T09:00"}


def fields() -> Iterator[tuple[type[BaseModel], str, Rules]]:
    """Every field that a call takes, with its limits."""
    shapes = {shape for each in calls for shape in (each.body, each.query) if shape}
    for shape in sorted(shapes, key=lambda each: each.__name__):
        for label, schema in shape.model_json_schema(schema_generator=Shaper).get("properties", {}).items():
            inner = next((each for each in schema.get("anyOf", []) if each.get("type") != "null"), {})
            yield shape, label, {**inner, **schema}


FIELDS = [(shape, label, rules) for shape, label, rules in fields() if label not in BY_THE_SHOP]


def having(key: str) -> list[Any]:
    return [pytest.param(*each, id=f"{each[0].__name__}-{each[1]}") for each in FIELDS if key in each[2]]


def say(shape: type[BaseModel], label: str, value: Any) -> str:
    """Return the sentence about a field, blank where it takes the value."""
    try:
        shape.model_validate({label: value})
    except ValidationError as error:
        return field_errors(shape, error).get(label, "")
    return ""


def check_names(sentence: str, limit: Any) -> None:
    """The sentence names this limit, and no least one."""
    assert str(limit) in sentence.replace(",", "")
    assert not LEAST.search(sentence)


@pytest.mark.parametrize(("shape", "label", "rules"), having("maxLength"))
def test_a_text_that_is_too_long_hears_how_long_it_may_be(shape: Any, label: str, rules: Rules) -> None:
    sentence = say(shape, label, "9" * (rules["maxLength"] + 1))
    if label.lower().endswith("rate"):
        check_names(sentence, 100)
    elif label in {"deliveryPrice", "freeDeliveryOver", "labourPrice"}:
        check_names(sentence, "99999999.99")
    else:
        check_names(sentence, rules["maxLength"])


@pytest.mark.parametrize(("shape", "label", "rules"), having("minLength"))
def test_a_text_that_is_too_short_never_hears_the_greatest_length(shape: Any, label: str, rules: Rules) -> None:
    if rules["minLength"] > 1:
        sentence = say(shape, label, "a" * (rules["minLength"] - 1))
        assert sentence
        assert "at most" not in sentence


@pytest.mark.parametrize(("shape", "label", "rules"), having("maxItems"))
def test_a_list_that_is_too_long_hears_how_long_it_may_be(shape: Any, label: str, rules: Rules) -> None:
    check = rules["maxItems"]
    sentence = say(shape, label, [NOBODY] * (check + 1))
    assert re.search(rf"\b{check}\b", sentence.replace(",", "")) or label == "services", sentence


@pytest.mark.parametrize(("shape", "label", "rules"), [
    pytest.param(*each, id=f"{each[0].__name__}-{each[1]}") for each in FIELDS if "integer" in each[2].get("type", "")
])  # fmt: skip
def test_a_number_out_of_its_range_hears_the_limit_that_it_broke(shape: Any, label: str, rules: Rules) -> None:
    greatest, least = rules.get("le", GREATEST_COUNT), rules.get("ge", 0)
    above, below = say(shape, label, greatest + 1), say(shape, label, least - 1)
    if "enum" in rules or greatest == 1:
        assert above == below
        return
    check_names(above, greatest)
    assert say(shape, label, GREATEST_COUNT + 1) == above
    assert "at most" not in below
    if label not in {"inventory", "inventoryChange"}:
        assert re.search(rf"\b{least}\b", below)


@pytest.mark.parametrize(("shape", "label", "rules"), [
    pytest.param(*each, id=f"{each[0].__name__}-{each[1]}")
    for each in FIELDS if re.search(r"\{1,[23]}\)\?\$$", each[2].get("pattern", "")) and each[1] != "taxRate"
])  # fmt: skip
def test_an_amount_hears_its_greatest_and_its_decimals(shape: Any, label: str, rules: Rules) -> None:
    places = {"2": "two", "3": "three"}[rules["pattern"][-5]]
    fine, great = say(shape, label, "1.0005"), say(shape, label, "100000000.00")
    own = fine == great == "Invalid price format"
    assert own or great.endswith(("at most 99,999,999.99", "at most 999,999.999"))
    assert fine.endswith(f"at most {places} decimals") or fine == "Invalid price format"
    below = say(shape, label, "-1")
    assert own or re.search(r"at least 0$|above 0", below) or (label, below) == ("value", "")


@pytest.mark.parametrize(("shape", "label", "rules"), [
    pytest.param(*each, id=f"{each[0].__name__}-{each[1]}")
    for each in FIELDS if "20[0-9]" in each[2].get("pattern", "")
])  # fmt: skip
def test_a_day_of_another_century_hears_the_century(shape: Any, label: str, rules: Rules) -> None:
    day = DAYS[rules["format"]]
    assert say(shape, label, day) == CENTURY
    assert say(shape, label, day.replace("9999", "1999")) == "Choose a day after 31 December 1999"
    # A day of this century where a time is asked for hears what is asked for.
    assert say(shape, label, "2026-11-28") != CENTURY
    assert say(shape, label, day.replace("9999-01-01", "2026-02-30")) == "There is no such day in the calendar"


def test_an_entry_of_a_list_hears_its_own_limit(admin: FlaskClient) -> None:
    line = {"kind": "labour", "text": "Fitting", "quantity": "1", "unitPrice": "50"}
    for wrong, sentence in (
        ({"quantity": "1.005"}, "Line 2: Quantity can have at most two decimals"),
        ({"quantity": "10000"}, "Line 2: Quantity must be at most 9999.99"),
        ({"text": "x" * 501}, "Please describe the line in at most 500 characters"),
        ({"unitPrice": "100000000"}, "Line 2: Unit price must be at most 99,999,999.99"),
    ):
        answer = admin.post("/api/admin/quotes/totals", json={"lines": [line, line | wrong]})
        assert answer.status_code == 400
        assert answer.json["errors"]["lines"].endswith(sentence)


def test_a_name_of_201_letters_hears_200(client: FlaskClient) -> None:
    answer = client.post("/api/contact", json={"name": "x" * 201, "email": "a@b.ie", "message": "x" * 20})
    assert (answer.status_code, answer.json["errors"]) == (400, {"name": "Name must be at most 200 characters"})
    answer = client.post("/api/contact", json={"name": "x", "email": "a@b.ie", "message": "x" * 20})
    assert answer.json["errors"] == {"name": "Name must be at least 2 characters"}


def test_a_field_of_an_entry_has_its_own_name(admin: FlaskClient) -> None:
    """A car's label is called Car, and a number's on the home page Label."""
    answer = admin.patch("/api/admin/settings", json={"stats": [{"value": "4", "label": "x" * 201}]})
    assert answer.json["errors"] == {"stats": "Stat 1: Label must be at most 200 characters"}
    car = admin.post(f"/api/admin/contacts/{NOBODY}/cars", json={"label": "x" * 201})
    assert car.json["errors"] == {"label": "Car must be at most 200 characters"}
