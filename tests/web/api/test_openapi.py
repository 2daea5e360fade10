"""The description of the API describes what the calls really do."""

import json
from typing import Any

import pytest
from flask import Flask

from app.web.api.call import calls
from app.web.api.openapi import document


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
    request = {name for name, each in operations(described).items() if "security" in each}

    assert len(request) == sum(each.admin for each in calls)
    assert "changeOrder" in request
    assert "confirmCheckout" not in request


LINE_BY_LINE = {"importProducts", "importFitment"}
"""A refused file says what is wrong line by line."""


def test_every_refusal_has_the_one_shape(described: Any) -> None:
    refused = described["components"]["responses"]["Refused"]
    assert refused["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/Fault"}
    for operation in operations(described).values():
        for status, answer in operation["responses"].items():
            if status >= "400" and operation["operationId"] not in LINE_BY_LINE:
                assert answer == {"$ref": "#/components/responses/Refused"}


@pytest.mark.parametrize(
    ("name", "statuses"),
    [
        ("listBrands", "200 304 400 403 431 503"),
        ("searchParts", "200 304 400 403 404 429 431 503"),
        ("countProducts", "200 304 400 403 404 431 503"),
        ("readCart", "200 304 400 403 404 431 503"),
        ("confirmCheckout", "200 201 400 403 404 409 413 415 429 431 503"),
        ("signIn", "200 400 401 403 404 409 413 415 429 431 503"),
        ("reportPageVisit", "204 400 403 404 409 413 415 429 431 503"),
        ("uploadImage", "201 400 401 403 404 409 413 415 431 503"),
    ],
)
def test_a_call_names_every_status_that_it_may_answer_and_no_other(described: Any, name: str, statuses: str) -> None:
    assert " ".join(operations(described)[name]["responses"]) == statuses


def test_a_field_with_a_default_is_always_there_in_an_answer(described: Any) -> None:
    assert described["components"]["schemas"]["Done"]["required"] == ["success"]
