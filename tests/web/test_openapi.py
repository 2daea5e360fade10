"""The description of the API says what the calls do."""

import json
from typing import Any

import pytest
from flask import Flask

from app.web.call import calls
from app.web.openapi import document


@pytest.fixture(scope="module")
def described() -> Any:
    return json.loads(document())


def operations(described: Any) -> dict[str, Any]:
    return {each["operationId"]: each for path in described["paths"].values() for each in path.values()}


def test_every_call_is_described(app: Flask, described: Any) -> None:
    assert len(operations(described)) == len(calls)
    assert {(method.upper(), path) for path, item in described["paths"].items() for method in item} == {
        (each.method, each.path) for each in calls
    }


def test_every_reference_leads_somewhere(described: Any) -> None:
    text = json.dumps(described)
    names = {part.split('"')[0] for part in text.split("#/components/schemas/")[1:]}

    assert names <= set(described["components"]["schemas"])


def test_a_field_carries_its_sentence(described: Any) -> None:
    fields = described["components"]["schemas"]["CheckoutBody"]["properties"]

    assert fields["shippingAddress"]["x-message"] == "Please enter your complete address"


def test_the_owners_calls_ask_for_a_session_and_the_publics_do_not(app: Flask, described: Any) -> None:
    asking = {name for name, each in operations(described).items() if "security" in each}

    assert len(asking) == sum(each.admin for each in calls)
    assert "changeOrder" in asking
    assert "confirmCheckout" not in asking


def test_every_refusal_has_the_one_shape(described: Any) -> None:
    for operation in operations(described).values():
        refusal = operation["responses"]["default"]["content"]["application/json"]["schema"]
        assert refusal == {"$ref": "#/components/schemas/Fault"}


def test_a_field_with_a_default_is_always_there_in_an_answer(described: Any) -> None:
    assert described["components"]["schemas"]["Done"]["required"] == ["success"]
