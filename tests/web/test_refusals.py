"""Walks every call: whatever is wrong with a request, the answer has the one error shape, and nothing changes."""

import re
import sqlite3
from contextlib import closing
from typing import Any

import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from app.config import Config
from app.web import load_calls
from app.web.call import Call, calls
from tests.make import NOBODY

load_calls()

JSON = "application/json"
WITH_BODY = [each for each in calls if each.body]
WITHOUT_BODY = [each for each in calls if each.method != "GET" and not each.body and not each.multipart]
PATHS = sorted({each.path for each in calls})
METHODS = {"GET", "POST", "PUT", "PATCH", "DELETE"}


def name(each: Call) -> str:
    return each.name


def address(path: str) -> str:
    """The call's path with ids that no row has."""
    return re.sub(r"{(\w+)}", lambda found: NOBODY if found[1].lower().endswith("id") else "nothing", path)


def ask(client: FlaskClient, each: Call, **sent: Any) -> TestResponse:
    return client.open(address(each.path), method=each.method, **sent)


def check(answer: TestResponse, status: int, *, succeeds: bool = False) -> None:
    """The one shape of an error (CONTRACT.md, JSON)."""
    assert (answer.status_code, answer.mimetype) == (status, JSON)
    fault = answer.json
    assert set(fault) <= {"success", "message", "errors"}
    assert fault["message"]
    assert not re.search(r"Traceback|sqlite|SELECT |/app/|\.py", answer.text)
    assert fault.get("success") is (False if succeeds else None)
    if "errors" in fault:
        assert fault["message"] == next(iter(fault["errors"].values()))


def dump(config: Config) -> list[str]:
    with closing(sqlite3.connect(config.database)) as connection:
        return [line for line in connection.iterdump() if "admin_sessions" not in line]


@pytest.mark.parametrize("each", WITH_BODY, ids=name)
def test_a_body_that_cannot_be_read_is_refused(admin: FlaskClient, config: Config, each: Call) -> None:
    before = dump(config)
    refusals = [
        ({"data": b"{", "content_type": JSON}, 400),
        ({"data": b"", "content_type": JSON}, 400),
        ({"data": b'{"name": NaN}', "content_type": JSON}, 400),
        ({"data": b'{"name": 1e999}', "content_type": JSON}, 400),
        ({"data": b'\xff\xfe{"name": "x"}', "content_type": JSON}, 400),
        ({"data": b"[" * 100_000, "content_type": JSON}, 400),
        ({"json": []}, 400),
        ({"json": "text"}, 400),
        ({"json": {"noSuchField": 1}}, 400),
        ({"json": {"id": NOBODY, "createdAt": "2026-01-01T00:00:00Z"}}, 400),
        ({"data": b"name=x", "content_type": "application/x-www-form-urlencoded"}, 415),
        ({"data": b"{}", "content_type": "text/plain"}, 415),
        ({"data": b'{"name": "%s"}' % (b"x" * 256 * 1024), "content_type": JSON}, 413),
    ]

    for sent, status in refusals:
        check(ask(admin, each, **sent), status, succeeds=each.succeeds)
    assert dump(config) == before


@pytest.mark.parametrize("each", WITH_BODY, ids=name)
def test_a_field_of_a_wrong_type_is_refused_by_its_name(admin: FlaskClient, config: Config, each: Call) -> None:
    before = dump(config)
    for field in fields(each) - {"paymentIntentId"}:
        answer = ask(admin, each, json={field: [[1]]})
        check(answer, 400, succeeds=each.succeeds)
        assert field in answer.json["errors"]
    assert dump(config) == before


@pytest.mark.parametrize("each", WITH_BODY, ids=name)
def test_no_value_is_too_odd_for_an_answer(admin: FlaskClient, each: Call) -> None:
    for field in fields(each):
        for odd in (True, None, -1, 1.5, 2**70, "", "\ud800", "a\x00b", "\u0665", {"a": {"b": 1}}):
            answer = ask(admin, each, json={field: odd})
            assert answer.status_code < 500
            if answer.status_code >= 400:
                check(answer, answer.status_code, succeeds=each.succeeds)


def fields(each: Call) -> set[str]:
    return {field.alias or "" for field in each.body.model_fields.values()} if each.body else set()


@pytest.mark.parametrize("each", WITHOUT_BODY, ids=name)
def test_a_call_without_a_body_takes_none(admin: FlaskClient, config: Config, each: Call) -> None:
    before = dump(config)
    for sent, status in (
        ({"json": {"noSuchField": 1}}, 400),
        ({"data": b"{", "content_type": JSON}, 400),
        ({"data": b"name=x", "content_type": "application/x-www-form-urlencoded"}, 415),
    ):
        check(ask(admin, each, **sent), status, succeeds=each.succeeds)
    assert dump(config) == before


def test_a_method_that_an_address_does_not_take_is_refused(admin: FlaskClient) -> None:
    for path in PATHS:
        taken = set(admin.options(address(path)).headers["Allow"].split(", "))
        for method in METHODS - taken:
            answer = admin.open(address(path), method=method, json={})
            check(answer, 405)
            assert set(answer.headers["Allow"].split(", ")) == taken


@pytest.mark.parametrize(
    "path", ["/api", "/api/", "/api/nothing", "/api/products/", "/api/cart//items", "/api/../api/x"]
)
def test_an_unknown_address_is_refused_in_json(client: FlaskClient, path: str) -> None:
    check(client.get(path), 404)


def test_an_id_that_is_none_is_not_found(admin: FlaskClient) -> None:
    for each in calls:
        where = re.sub(r"{\w*[iI]d}", "no-id", each.path)
        if where != each.path and "{" not in where:
            check(admin.open(where, method=each.method, json=None if each.method == "GET" else {}), 404)


def test_an_admin_call_with_an_id_that_is_none_refuses_a_visitor_all_the_same(client: FlaskClient) -> None:
    for each in calls:
        if each.admin and "id}" in each.path.lower():
            where = re.sub(r"{\w+}", "no-id", each.path)
            check(client.open(where, method=each.method, json=None if each.method == "GET" else {}), 401)


def test_an_admin_call_refuses_a_visitor_before_it_looks_at_anything(client: FlaskClient) -> None:
    for each in calls:
        if each.admin:
            check(ask(client, each, data=b"{", content_type=JSON), 401, succeeds=each.succeeds)


def test_what_answers_get_answers_head_without_a_body(admin: FlaskClient) -> None:
    for each in calls:
        if each.method == "GET":
            got, head = admin.get(address(each.path)), admin.head(address(each.path))
            assert (head.status_code, head.data) == (got.status_code, b"")
